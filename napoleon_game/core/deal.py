"""Dealing (R1): hands and kitty from a seed and a number, or as somebody wrote them down."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from napoleon_game.core.cards import HAND_SIZE, KITTY_SIZE, PACK, SEATS, Card, Cards, Seat
from napoleon_game.core.errors import PackError
from napoleon_game.core.stream import Stream


@dataclass(frozen=True, slots=True)
class Deal:
    """Five hands and a kitty as dealt, each sorted; never changed afterwards.

    Attributes:
        seed: the text that the cards come from.
        number: the deal's number under that seed.
        dealer: the seat that dealt.
        hands: ten cards for each seat.
        kitty: the three cards left.

    Raises:
        PackError: this is not the pack of R1.
    """

    seed: str
    number: int
    dealer: Seat
    hands: tuple[Cards, ...]
    kitty: Cards

    def __post_init__(self) -> None:
        check_pack(self.hands, self.kitty)
        object.__setattr__(self, "hands", tuple(tuple(sorted(hand)) for hand in self.hands))
        object.__setattr__(self, "kitty", tuple(sorted(self.kitty)))


def deal_cards(seed: str, number: int, dealer: Seat) -> Deal:
    """Deal from a seed text and a number (R1.2).

    The pack in the order of :data:`PACK` is shuffled by the stream of ``("napoleon-deal", seed, number)``;
    seat 0 gets the first ten cards, seat 4 the fifth ten, the kitty the last three. The dealer has no say
    in who gets which cards.
    """
    pack = list(PACK)
    Stream("napoleon-deal", seed, number).shuffle(pack)
    hands = tuple(tuple(pack[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(SEATS))
    return Deal(seed, number, dealer, hands, tuple(pack[SEATS * HAND_SIZE :]))


def first_dealer(seed: str) -> Seat:
    """The first dealer of a match, drawn from its seed (R1.4)."""
    return Stream("napoleon-dealer", seed).below(SEATS)


def numbered_deal(seed: str, number: int, attempt: int = 1, dealer: Seat | None = None) -> Deal:
    """The deal ``number`` (from 1) of the match with ``seed``; after passes the next ``attempt`` at it.

    A deal that was passed out is dealt anew under the same number, by the same dealer, from the seed text
    with ``#2``, ``#3`` … added: so each deal depends on the seed and its own number alone. ``dealer`` is
    for a match whose first dealer was not drawn from its seed.
    """
    if dealer is None:
        dealer = (first_dealer(seed) + number - 1) % SEATS
    return deal_cards(seed if attempt == 1 else f"{seed}#{attempt}", number, dealer)


def check_pack(hands: Sequence[Sequence[Card]], kitty: Sequence[Card]) -> None:
    """Raise :class:`PackError` unless hands and kitty hold the 53 cards once each, ten to a seat (R1)."""
    if len(hands) != SEATS:
        raise PackError(f"{len(hands)} hands were dealt, not {SEATS} (R1.2)")
    counts = Counter(card for cards in (*hands, kitty) for card in cards)
    twice = sorted(card for card, count in counts.items() if count > 1)
    if twice:
        raise PackError(f"dealt more than once: {_list(twice)} (R1.1)")
    for seat, hand in enumerate(hands):
        if len(hand) != HAND_SIZE:
            raise PackError(f"seat {seat} was dealt {len(hand)} cards, not {HAND_SIZE} (R1.2)")
    if len(kitty) != KITTY_SIZE:
        raise PackError(f"the kitty holds {len(kitty)} cards, not {KITTY_SIZE} (R1.2)")


def _list(cards: Sequence[Card], limit: int = 5) -> str:
    """A few cards by name, and how many more."""
    more = f" and {len(cards) - limit} more" if len(cards) > limit else ""
    return " ".join(map(str, cards[:limit])) + more
