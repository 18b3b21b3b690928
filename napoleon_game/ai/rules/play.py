"""Which card the ``rules`` player plays: what the trick will bring, less what the card would bring later.

For each legal card it reckons who is likely to take the trick and how many picture cards will lie in it.
Picture cards for a friend count for, those for an enemy against the card, by ``Knowledge.trust``.
"""

from dataclasses import dataclass
from typing import Final

from napoleon_game.ai.rules.hand import card_worth, specials
from napoleon_game.ai.rules.knowledge import Knowledge, gather
from napoleon_game.ai.strength import strengths
from napoleon_game.core.bids import MAX_TARGET
from napoleon_game.core.cards import (
    HAND_SIZE,
    JOKER,
    MIGHTY,
    PICTURE_CARDS,
    SEATS,
    YOROMEKI_QUEEN,
    Card,
    Cards,
    Seat,
    Suit,
)
from napoleon_game.core.observation import Observation
from napoleon_game.core.scoring import Side
from napoleon_game.core.tricks import judge, led_suit

# Picture cards, unless a line says otherwise. Found by play of this player against itself.
_PER_SEAT_TO_COME: Final = 0.25
"""What each seat still to play adds to the trick on average."""
_FRIEND_BEATS: Final = 0.35
"""How readily a friend beats a trick that is won already, as a share of an enemy's readiness."""
_SPEND: Final = 1.0
"""The share of a card's worth in the auction that playing it costs in the first trick."""
_SHOW_ADJUTANT: Final = 0.8
"""What it costs the adjutant to be known, in the first trick."""


@dataclass(frozen=True, slots=True)
class _Table:
    """The trick as this seat finds it."""

    observation: Observation
    knowledge: Knowledge
    trump: Suit
    cards: Cards
    seats: tuple[Seat, ...]
    first_trick: bool

    @property
    def later(self) -> tuple[Seat, ...]:
        """The seats that play after this one, in order."""
        start = len(self.cards) + 1
        return tuple((self.observation.seat + step) % SEATS for step in range(1, SEATS - start + 1))

    @property
    def tricks_left(self) -> int:
        """The tricks after this one."""
        return HAND_SIZE - 1 - len(self.observation.public.tricks)


def choose_card(observation: Observation, legal: Cards) -> Card:
    """The card of ``legal`` that promises most; among equals the one that is worth least later."""
    if len(legal) == 1:
        return legal[0]
    public = observation.public
    assert public.trick is not None
    cards = public.trick.cards
    seats = tuple(public.trick.seat_at(place) for place in range(len(cards)))
    table = _Table(observation, gather(observation), public.bid.trump, cards, seats, not public.tricks)
    return max(legal, key=lambda card: (_promise(table, card), card))


def _promise(table: _Table, card: Card) -> float:
    """Picture cards that playing ``card`` brings to this seat's side, less those it gives away."""
    cards = (*table.cards, card)
    seats = (*table.seats, table.observation.seat)
    place, _ = judge(cards, table.trump, first_trick=table.first_trick)
    stake = sum(lying.is_picture for lying in cards) + _PER_SEAT_TO_COME * len(table.later)
    trust = table.knowledge.trust
    holder = seats[place]
    balance, standing = 0.0, 1.0
    for seat, chance in _beaten_by(table, cards, place, holder):
        balance += standing * chance * trust[seat]
        standing *= 1.0 - chance
    balance += standing * trust[holder]
    return stake * balance * _wanted(table, stake) - _spent(table, card)


def _beaten_by(table: _Table, cards: Cards, place: int, holder: Seat) -> list[tuple[Seat, float]]:
    """For each later seat the chance that it beats what lies there now."""
    later, know = table.later, table.knowledge
    if not later:
        return []
    power = strengths(table.trump, cards[0])
    if MIGHTY in cards:
        beaters = [YOROMEKI_QUEEN] if cards[place] is MIGHTY and YOROMEKI_QUEEN in know.unseen else []
    else:
        standing = power[cards[place]]
        beaters = [card for card in know.unseen if power[card] > standing]
        if MIGHTY in know.unseen and YOROMEKI_QUEEN in cards:
            beaters.remove(MIGHTY)  # the queen that lies there would beat it
    led = led_suit(cards[0], table.trump)
    chances = []
    for seat in later:
        free = know.lacks(seat, led)
        misses = 1.0
        for beater in beaters:
            playable = 1.0 if beater.suit is led or beater is JOKER else free
            misses *= 1.0 - know.holds(seat, beater) * playable
        friends = know.trust[seat] * know.trust[holder] > 0
        chances.append((seat, (1.0 - misses) * (_FRIEND_BEATS if friends else 1.0)))
    return chances


def _wanted(table: _Table, stake: float) -> float:
    """1.0, or -1.0 where Napoleon's side would take the last picture card without having bid 20 (R6.2)."""
    observation = table.observation
    public = observation.public
    if observation.side is not Side.NAPOLEON or public.bid.target == MAX_TARGET:
        return 1.0
    seats = {observation.seat, public.contract.napoleon if public.contract else observation.seat}
    if observation.adjutant is not None:
        seats.add(observation.adjutant)
    taken = sum(public.captured[seat] for seat in seats)
    lost = sum(public.captured) - taken
    buried = sum(card.is_picture for card in observation.discards or ())
    safe = lost > 0 or buried > 0 or taken + stake < PICTURE_CARDS - 1
    return 1.0 if safe else -1.0


def _spent(table: _Table, card: Card) -> float:
    """What holding ``card`` any longer would have brought."""
    observation, left = table.observation, table.tricks_left
    share = left / (HAND_SIZE - 1)
    worth = _SPEND * card_worth(card, table.trump)
    if card is JOKER and table.cards:
        worth *= 0.6  # it wins only when led, but it follows anything
    if card is observation.public.adjutant_card and observation.public.adjutant is None:
        alone = (
            observation.public.contract is not None
            and observation.public.contract.napoleon == observation.seat
        )
        worth += 0.0 if alone else _SHOW_ADJUTANT
    return worth * share + 0.001 * card.rank + (0.01 if card in specials(table.trump) else 0.0)
