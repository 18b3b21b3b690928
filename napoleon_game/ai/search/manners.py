"""What a person would find absurd is left out, by what the seat knows, where there is a choice.

A search weighs a few deals and gives all cards that win alike a chance; so it may throw a jack away where it
does no harm in those deals. Nobody at a table would.
"""

from collections.abc import Sequence

from napoleon_game.ai.facts import known_enemies, known_friends, known_sides, seen_cards
from napoleon_game.ai.rules.hand import specials
from napoleon_game.core.bids import MAX_TARGET
from napoleon_game.core.cards import (
    JOKER,
    MIGHTY,
    PACK,
    SEATS,
    YOROMEKI_QUEEN,
    Card,
    Cards,
    Seat,
    Suit,
    pictures,
    two_of,
)
from napoleon_game.core.observation import Observation
from napoleon_game.core.tricks import WonBy, judge


def sensible(observation: Observation, cards: Cards) -> Cards:
    """Those of ``cards``, which may be played, at which nobody would wince; all of them if there are none."""
    trick = observation.public.trick
    if trick is None or not trick.cards or len(cards) == 1 or _only_twenty_counts(observation):
        return cards
    return tuple(card for card in cards if not _absurd(observation, card, cards)) or cards


def _only_twenty_counts(observation: Observation) -> bool:
    """Whether Napoleon's side has what it bid and the other side nothing: only all 20 can still lose (R6.2).

    Then there is a reason to give picture cards away, and to take a trick from one's friend. There is none
    where a picture card is known to lie among the discards: all 20 cannot be taken any more.
    """
    public = observation.public
    if observation.adjutant is None or public.bid.target == MAX_TARGET:
        return False
    if pictures(observation.discards or ()) or (public.shown_pictures and public.shown_pictures.count):
        return False
    ours, theirs = known_sides(observation)
    taken, lost = (sum(public.captured[seat] for seat in side) for side in (ours, theirs))
    return taken >= public.bid.target and not lost


def _absurd(observation: Observation, card: Card, legal: Cards) -> bool:
    """Whether ``card`` would be absurd in the trick on the table, if there is a better one."""
    return (
        _thrown_away(observation, card)
        or _last_picture_given(observation, card, legal)
        or _queen_on_own_mighty(observation, card)
        or _overtakes_for_nothing(observation, card)
    )


def _thrown_away(observation: Observation, card: Card) -> bool:
    """The Mighty or a jack in a trick that it cannot win: what beats it lies there already."""
    table, bid = _table(observation), observation.public.bid
    strong = card is not JOKER and card in specials(bid.trump)
    return strong and _winner(observation, (*table, card)) != len(table)


def _last_picture_given(observation: Observation, card: Card, legal: Cards) -> bool:
    """The seat's last picture card in a trick that is lost, where a plain card would do."""
    if not card.is_picture or pictures(observation.hand) > 1:
        return False
    if not any(other is not JOKER and not other.is_picture for other in legal):
        return False
    table = (*_table(observation), card)
    enemies = known_enemies(observation)
    winner, later = _seat(observation, _winner(observation, table)), _later(observation, len(table))
    return winner in enemies and (enemies.issuperset(later) or stands(observation, table))


def _queen_on_own_mighty(observation: Observation, card: Card) -> bool:
    """♥Q on the Mighty of one's own side, which wins without her."""
    table = _table(observation)
    if card is not YOROMEKI_QUEEN or MIGHTY not in table:
        return False
    return _seat(observation, table.index(MIGHTY)) in known_friends(observation)


def _overtakes_for_nothing(observation: Observation, card: Card) -> bool:
    """The adjutant takes a trick from Napoleon that is certain, and adds no plain picture card."""
    public, table = observation.public, _table(observation)
    assert public.contract is not None
    if observation.adjutant != observation.seat or observation.seat == public.contract.napoleon:
        return False
    if card.is_picture and card not in specials(public.bid.trump):
        return False
    napoleons = _seat(observation, _winner(observation, table)) == public.contract.napoleon
    overtakes = _winner(observation, (*table, card)) == len(table)
    return napoleons and overtakes and (len(table) == SEATS - 1 or stands(observation, table))


def stands(observation: Observation, table: Cards) -> bool:
    """Whether the card that wins ``table`` so far takes the trick whatever unseen cards are played to it.

    What the seat itself may play, if it has not, is left out of account.
    """
    if len(table) == SEATS:
        return True
    public, seen = observation.public, seen_cards(observation)
    place = _winner(observation, table)
    unseen = [card for card in PACK if card not in seen]
    if any(_winner(observation, (*table, card)) != place for card in unseen):
        return False
    led = table[0].suit
    verdict = judge(table, public.bid.trump, first_trick=not public.tricks)
    if verdict.won_by not in (WonBy.TRUMP, WonBy.LED_SUIT) or led is None or not public.tricks:
        return True
    if any(card.suit is not led for card in table):
        return True
    own = observation.hand if len(table) == len(_table(observation)) else ()  # else it has played
    return not _same_two_may_come(table, led, unseen, own)


def _same_two_may_come(table: Cards, led: Suit, unseen: Sequence[Card], own: Cards) -> bool:
    """Whether all five cards can be of one suit, its two among them; one of ``own`` is still to come."""
    others = [card for card in unseen if card.suit is led]
    mine = [card for card in own if card.suit is led]
    if own and not mine:
        return False
    to_come = SEATS - len(table) - (1 if own else 0)
    return len(others) >= to_come and two_of(led) in (*table, *others, *mine)


def sensible_discards(observation: Observation, sets: Sequence[Cards]) -> Sequence[Cards]:
    """Of ``sets``, which may be discarded, those with fewest cards that nobody would part with."""
    bid = observation.public.bid
    keep = set(specials(bid.trump))
    if bid.target == MAX_TARGET:
        keep.update(card for card in observation.hand if card.is_picture)
    faults = [len(keep.intersection(cards)) for cards in sets]
    least = min(faults)
    return [cards for cards, count in zip(sets, faults, strict=True) if count == least]


def _table(observation: Observation) -> Cards:
    assert observation.public.trick is not None
    return observation.public.trick.cards


def _winner(observation: Observation, table: Cards) -> int:
    """The place of the card that wins ``table`` as it lies."""
    public = observation.public
    return judge(table, public.bid.trump, first_trick=not public.tricks).place


def _seat(observation: Observation, place: int) -> Seat:
    assert observation.public.trick is not None
    return observation.public.trick.seat_at(place)


def _later(observation: Observation, laid: int) -> list[Seat]:
    """Who plays to the trick once so many cards lie there."""
    return [_seat(observation, place) for place in range(laid, SEATS)]
