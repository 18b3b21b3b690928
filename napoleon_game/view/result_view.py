"""What the result of a deal and the standings say, worked out before anything is drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from napoleon_game.core.bids import Contract
from napoleon_game.core.cards import SEATS, Card, Cards, Seat, pictures
from napoleon_game.core.public import FinalCards, Public
from napoleon_game.core.scoring import Result, Side
from napoleon_game.core.tricks import WonBy, judge
from napoleon_game.i18n.names import Role
from napoleon_game.match.series import Series
from napoleon_game.view.hand_order import arrange

_NICE: Final = (1.0, 2.0, 2.5, 5.0, 10.0)
"""Steps between ticks that are easy to count by, times a power of ten."""


@dataclass(frozen=True, slots=True)
class SmallCard:
    """A card as a result shows it.

    Attributes:
        card: which it is.
        named: whether it is the adjutant card.
        discarded: whether Napoleon discarded it.
        won: whether it took the trick it was played to.
    """

    card: Card
    named: bool = False
    discarded: bool = False
    won: bool = False


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One player in the result of a deal.

    Attributes:
        seat: whose row it is.
        role: what the player was.
        side: the side the player was on.
        winner: whether that side won.
        captured: picture cards taken.
        gained: points for this deal.
        total: points in the match, this deal included.
        dealt: the hand as dealt, sorted.
        played: the ten cards in the order they were played.
    """

    seat: Seat
    role: Role
    side: Side
    winner: bool
    captured: int
    gained: int
    total: int
    dealt: tuple[SmallCard, ...]
    played: tuple[SmallCard, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """One of the 20 picture cards in the bar: who took it; nobody, where it was discarded."""

    seat: Seat | None
    side: Side | None


@dataclass(frozen=True, slots=True)
class TrickCard:
    """A card of a finished trick, who played it, and whether it won."""

    seat: Seat
    card: Card
    wins: bool


@dataclass(frozen=True, slots=True)
class TrickRow:
    """A finished trick: its cards from the lead on, and why it was won.

    Attributes:
        number: counted from 1.
        cards: the cards in order of play.
        winner: who took it.
        card: the card that won.
        won_by: why it won.
        pictures: how many picture cards went with it.
    """

    number: int
    cards: tuple[TrickCard, ...]
    winner: Seat
    card: Card
    won_by: WonBy
    pictures: int


def title_key(result: Result) -> str:
    """The text that says who won the deal."""
    return f"result-{result.winner.value}-wins"


def side_of(seat: Seat, contract: Contract, adjutant: Seat) -> Side:
    """The side that a seat was on."""
    return Side.NAPOLEON if seat in (contract.napoleon, adjutant) else Side.ALLIED


def seat_order(contract: Contract, adjutant: Seat) -> tuple[Seat, ...]:
    """Napoleon, the adjutant, then the Allies in order of play."""
    round_table = [(contract.napoleon + step) % SEATS for step in range(SEATS)]
    return tuple(sorted(round_table, key=lambda seat: (seat != contract.napoleon, seat != adjutant)))


def role_of(seat: Seat, contract: Contract, adjutant: Seat) -> Role:
    """What a seat was in this deal."""
    if seat == contract.napoleon:
        return "napoleon-alone" if seat == adjutant else "napoleon"
    return "adjutant" if seat == adjutant else "ally"


def seat_rows(public: Public, series: Series) -> tuple[SeatRow, ...]:
    """The players of a finished deal, the Napoleon side first; ``series`` has counted it."""
    final, contract = public.final, public.contract
    assert final is not None, "only a finished deal has a result"
    assert contract is not None, "only a finished deal has a result"
    result, tricks = final.result, trick_rows(public)
    rows: list[SeatRow] = []
    for seat in seat_order(contract, final.adjutant):
        side = side_of(seat, contract, final.adjutant)
        held = arrange(final.hands[seat], contract.trump, "suit_high")
        own = [card for trick in tricks for card in trick.cards if card.seat == seat]
        rows.append(
            SeatRow(
                seat,
                role_of(seat, contract, final.adjutant),
                side,
                side is result.winner,
                result.captured[seat],
                result.points[seat],
                series.points[seat],
                small_cards(held, public),
                tuple(SmallCard(card.card, card.card is public.adjutant_card, won=card.wins) for card in own),
            )
        )
    return tuple(rows)


def small_cards(cards: Cards, public: Public) -> tuple[SmallCard, ...]:
    """Cards with what became of them."""
    final = public.final
    assert final is not None, "only a finished deal shows its discards"
    return tuple(SmallCard(card, card is public.adjutant_card, card in final.discards) for card in cards)


def cells(final: FinalCards, contract: Contract) -> tuple[Cell, ...]:
    """The bar of 20 picture cards: the Napoleon side's from the left, the Allies' to the right end.

    Between them lie the ones that were discarded and belong to nobody (R4.2).
    """
    ours: list[Cell] = []
    theirs: list[Cell] = []
    for seat in seat_order(contract, final.adjutant):
        side = side_of(seat, contract, final.adjutant)
        taken = [Cell(seat, side)] * final.result.captured[seat]
        (ours if side is Side.NAPOLEON else theirs).extend(taken)
    return (*ours, *[Cell(None, None)] * pictures(final.discards), *theirs)


def trick_rows(public: Public) -> tuple[TrickRow, ...]:
    """The finished tricks, each with its winner and the reason (R5.4)."""
    rows: list[TrickRow] = []
    for index, trick in enumerate(public.tricks):
        verdict = judge(trick.cards, public.bid.trump, first_trick=index == 0)
        cards = tuple(
            TrickCard(trick.seat_at(place), card, place == verdict.place)
            for place, card in enumerate(trick.cards)
        )
        best = cards[verdict.place]
        rows.append(TrickRow(index + 1, cards, best.seat, best.card, verdict.won_by, pictures(trick.cards)))
    return tuple(rows)


# Standings --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Standing:
    """One player in the standings.

    Attributes:
        seat: who.
        place: from 1.
        shared: whether somebody else has the same place.
        points: points so far.
        last: points of the last deal; 0 before the first.
        behind: points that the leader is ahead.
    """

    seat: Seat
    place: int
    shared: bool
    points: int
    last: int
    behind: int


def standings(series: Series) -> tuple[Standing, ...]:
    """The players from the first place down; of equal ones the lower seat first."""
    points, places = series.points, series.places
    last = series.results[-1].points if series.results else (0,) * SEATS
    rows = [
        Standing(
            seat,
            places[seat],
            places.count(places[seat]) > 1,
            points[seat],
            last[seat],
            max(points) - points[seat],
        )
        for seat in range(SEATS)
    ]
    return tuple(sorted(rows, key=lambda row: (row.place, row.seat)))


def winners(series: Series) -> tuple[Seat, ...]:
    """Who has the first place."""
    return tuple(row.seat for row in standings(series) if row.place == 1)


def running(series: Series) -> tuple[tuple[int, ...], ...]:
    """For each seat its points before the first deal, after it, after the second, and so on."""
    lines: list[tuple[int, ...]] = []
    for seat in range(SEATS):
        line = [0]
        for result in series.results:
            line.append(line[-1] + result.points[seat])
        lines.append(tuple(line))
    return tuple(lines)


def nice_step(span: float, most: int) -> float:
    """The smallest nice step that cuts ``span`` into at most ``most`` parts."""
    least = max(span, 1e-9) / most
    power = 10.0 ** floor(log10(least))
    return next(nice * power for nice in _NICE if nice * power >= least * (1 - 1e-9))


def ticks(highest: int, most: int) -> tuple[int, ...]:
    """Whole numbers from 0 to at least ``highest`` in nice steps, at most ``most`` of them after 0."""
    step = ceil(nice_step(max(1, highest), most))
    return tuple(step * count for count in range(ceil(max(1, highest) / step) + 1))


def deal_ticks(deals: int, most: int) -> tuple[int, ...]:
    """The numbers of deals that are written below a chart: in steps of 1, 2, 5, 10 …, up to the last."""
    step = next(size for size in _whole_steps() if deals / size <= most)
    return tuple(range(0, deals + 1, step))


def _whole_steps() -> Sequence[int]:
    return [base * 10**power for power in range(6) for base in (1, 2, 5)]


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> tuple[float, ...]:
    """Places as near as can be to the wanted ones, at least ``gap`` apart, between ``low`` and ``high``.

    They keep the order of the wanted ones; of equal ones the first comes first. If there is no room for
    that gap, they are spread evenly.
    """
    count = len(wanted)
    if count > 1:
        gap = min(gap, (high - low) / (count - 1))
    order = sorted(range(count), key=lambda index: (wanted[index], index))
    groups: list[tuple[float, int]] = []  # the sum of the tops wanted by a group's first, and its size
    for place in order:
        total, size = wanted[place], 1
        while groups and groups[-1][0] / groups[-1][1] + groups[-1][1] * gap > total / size:
            before, members = groups.pop()
            total, size = before + total - size * members * gap, members + size
        groups.append((total, size))
    found = [0.0] * count
    placed: list[float] = []
    for total, size in groups:
        placed.extend(total / size + index * gap for index in range(size))
    for index, y in enumerate(placed):  # from the top down, then from the bottom up
        placed[index] = max(y, low if index == 0 else placed[index - 1] + gap)
    for index in range(count - 1, -1, -1):
        placed[index] = min(placed[index], high if index == count - 1 else placed[index + 1] - gap)
    for place, y in zip(order, placed, strict=True):
        found[place] = y
    return tuple(found)
