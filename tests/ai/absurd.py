"""What nobody at a table would do, as rules on what a seat sees and what it did.

Written apart from ``napoleon_game.ai.search.manners``, which they judge: sure things are found by trying all
cards that are still about. An action is absurd only where another was not.
"""

from collections.abc import Callable, Iterator
from itertools import combinations

from napoleon_game.core.actions import Action, Discard, MakeBid, PlayCard
from napoleon_game.core.cards import JOKER, MIGHTY, PACK, SEATS, YOROMEKI_QUEEN, Card, Cards, Seat
from napoleon_game.core.cards import left_jack as left_jack_of
from napoleon_game.core.cards import right_jack as right_jack_of
from napoleon_game.core.observation import Observation
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.tricks import judge
from tests.ai.bidding import could_be_made

Rule = Callable[[Observation, Card], bool]


def absurdities(seen: Observation, action: Action) -> list[str]:
    """What is absurd about ``action``, by the names of the rules; empty if nothing is."""
    match action:
        case PlayCard(_, card):
            return list(_in_play(seen, card))
        case Discard(_, cards):
            return list(_in_the_exchange(seen, cards))
        case MakeBid(_, bid):
            return [] if could_be_made(seen, action) else [f"bid: {bid} is hardly ever made"]
    return []


def _in_play(seen: Observation, card: Card) -> Iterator[str]:
    legal = seen.legal
    assert isinstance(legal, LegalPlays)
    if _only_all_20_can_lose(seen):
        return
    faultless = [other for other in legal.cards if not any(rule(seen, other) for rule in RULES.values())]
    if faultless:
        yield from (name for name, rule in RULES.items() if rule(seen, card))


def _only_all_20_can_lose(seen: Observation) -> bool:
    """Whether the contract is made, for all that is known, unless the Allies take no picture card (R6.2)."""
    target, sides = seen.public.bid.target, [_side_of(seen, seat) for seat in range(SEATS)]
    if None in sides or target == 20:
        return False
    shown = seen.public.shown_pictures
    if any(card.is_picture for card in seen.discards or ()) or (shown is not None and shown.count > 0):
        return False
    with_napoleon = _side_of(seen, seen.public.contract.napoleon) if seen.public.contract else None
    got = {True: 0, False: 0}
    for side, pictures in zip(sides, seen.public.captured, strict=True):
        got[side is with_napoleon] += pictures
    return got[False] == 0 and got[True] >= target


def _on_table(seen: Observation) -> Cards:
    assert seen.public.trick is not None
    return seen.public.trick.cards


def _winner(seen: Observation, *cards: Card) -> Seat:
    """Who takes the trick on the table if it ends with ``cards``."""
    trick = seen.public.trick
    assert trick is not None
    laid = (*trick.cards, *cards)
    return trick.seat_at(judge(laid, seen.public.bid.trump, first_trick=not seen.public.tricks).place)


def _about(seen: Observation) -> Cards:
    """The cards that others may still play, for all that the seat knows."""
    public = seen.public
    gone = {*seen.hand, *(seen.kitty or ()), *(seen.discards or ()), *_on_table(seen)}
    for trick in public.tricks:
        gone.update(trick.cards)
    if public.shown_pictures is not None and public.shown_pictures.cards is not None:
        gone.update(public.shown_pictures.cards)
    return tuple(card for card in PACK if card not in gone)


def _certain(seen: Observation, *cards: Card, own_left: bool = False) -> bool:
    """Whether whoever wins the trick once ``cards`` are laid wins it whatever else comes.

    Every card that is about is tried as the next, and all that can be the rest in a trick of one suit, for
    the same two. ``own_left``: one of the cards to come is the seat's own, one that does not take the trick.
    """
    now = _winner(seen, *cards)
    to_come = SEATS - len(_on_table(seen)) - len(cards)
    if to_come == own_left:
        return True
    about = _about(seen)
    if any(_winner(seen, *cards, card) != now for card in about):
        return False
    led = (_on_table(seen) or cards)[0].suit
    own = [card for card in seen.hand if _winner(seen, *cards, card) == now] if own_left else []
    of_led = [card for card in (*about, *own) if card.suit is led]
    return all(_winner(seen, *cards, *rest) == now for rest in combinations(of_led, to_come))


def _side_of(seen: Observation, seat: Seat) -> bool | None:
    """Whether ``seat`` is a friend, as far as is known."""
    contract = seen.public.contract
    assert contract is not None
    napoleons = {contract.napoleon, seen.adjutant} - {None}
    own = seen.seat in napoleons
    if seat == seen.seat or seat in napoleons:
        return own or seat == seen.seat
    return None if seen.adjutant is None else not own


def thrown_away(seen: Observation, card: Card) -> bool:
    """The Mighty or a jack under a sure loser of a trick."""
    trump = seen.public.bid.trump
    strong = card in (MIGHTY, right_jack_of(trump), left_jack_of(trump))
    return strong and _winner(seen, card) != seen.seat


def last_picture_card_given(seen: Observation, card: Card) -> bool:
    """The last picture card given to the other side, when a plain card was legal and the trick is lost."""
    legal = seen.legal
    assert isinstance(legal, LegalPlays)
    plain = [other for other in legal.cards if not other.is_picture and other is not JOKER]
    if not plain or [other for other in seen.hand if other.is_picture] != [card] or not _on_table(seen):
        return False
    trick = seen.public.trick
    assert trick is not None
    winner = _winner(seen, card)
    to_come = [trick.seat_at(place) for place in range(len(trick.cards) + 1, SEATS)]
    if _side_of(seen, winner) is not False:
        return False
    return all(_side_of(seen, seat) is False for seat in to_come) or _certain(seen, card)


def queen_on_own_mighty(seen: Observation, card: Card) -> bool:
    """♥Q into a trick that one's own known side wins with the Mighty."""
    table = _on_table(seen)
    if card is not YOROMEKI_QUEEN or MIGHTY not in table:
        return False
    return _side_of(seen, _winner(seen)) is True


def overtakes_for_nothing(seen: Observation, card: Card) -> bool:
    """An adjutant who takes from Napoleon what is Napoleon's, and adds no plain picture card."""
    contract = seen.public.contract
    assert contract is not None
    if not _on_table(seen) or seen.adjutant != seen.seat or contract.napoleon == seen.seat:
        return False
    trump = seen.public.bid.trump
    special = card in (MIGHTY, right_jack_of(trump), left_jack_of(trump))
    if _winner(seen) != contract.napoleon or _winner(seen, card) != seen.seat:
        return False
    return (special or not card.is_picture) and _certain(seen, own_left=True)


RULES: dict[str, Rule] = {
    "thrown away": thrown_away,
    "last picture card given": last_picture_card_given,
    "queen on own Mighty": queen_on_own_mighty,
    "overtakes for nothing": overtakes_for_nothing,
}


def _in_the_exchange(seen: Observation, cards: Cards) -> Iterator[str]:
    bid = seen.public.bid
    specials = {MIGHTY, right_jack_of(bid.trump), left_jack_of(bid.trump), JOKER}
    if specials & set(cards):  # thirteen cards, four specials: three others are always there
        yield "discards a special card"
    plain = [card for card in seen.hand if not card.is_picture and card not in specials]
    if bid.target == 20 and any(card.is_picture for card in cards) and len(plain) >= 3:
        yield "discards a picture card with a bid of 20"
