"""What a player has done so far, counted over all deals that count."""

import sqlite3
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import SEATS, Suit
from napoleon_game.match.arena import ROLES
from napoleon_game.match.series import places
from napoleon_game.store.history.deals import Player

_OF_PLAYER: Final = """
FROM seats JOIN deals ON deals.id = seats.deal
WHERE deals.counted AND seats.kind = :kind AND seats.person = :person
"""


@dataclass(frozen=True, slots=True)
class RoleFigures:
    """What a player did in one role.

    Attributes:
        deals: how often it had the role.
        won: how often its side won.
        points: points it got.
        pictures: picture cards it took.
    """

    deals: int = 0
    won: int = 0
    points: int = 0
    pictures: int = 0


@dataclass(frozen=True, slots=True)
class ContractFigures:
    """How often a player was Napoleon with a contract, and how often it was made."""

    bid: int
    made: int


@dataclass(frozen=True, slots=True)
class Remarkable:
    """A deal that stands out.

    Attributes:
        id: its number in the database.
        finished: when it ended, in seconds since 1970.
        bid: the contract's bid.
        role: what the player was.
        points: what the player got.
        margin: by how many picture cards the contract was made, or missed (below 0).
    """

    id: int
    finished: int
    bid: Bid
    role: str
    points: int
    margin: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """What a player has done so far. A computer player's kind counts once for each seat it had in a deal.

    Attributes:
        player: who.
        by_role: what it did in each of :data:`~napoleon_game.match.arena.ROLES`.
        places: how often it had each place by the points of a deal, from the first; equal points share one.
        match_places: how often it had each place at the end of a match that was played to its end.
        contracts: for each bid with which it was Napoleon how that went.
        best: the deal with the most points, of several the one with the widest margin, then the latest;
            ``None`` before the first deal.
        worst: the deal with the fewest points, of several the one with the widest margin, then the latest.
        course: the points of each deal, in the order in which they were played.
    """

    player: Player
    by_role: dict[str, RoleFigures]
    places: tuple[int, ...]
    match_places: tuple[int, ...]
    contracts: dict[Bid, ContractFigures]
    best: Remarkable | None
    worst: Remarkable | None
    course: tuple[int, ...]

    @property
    def total(self) -> RoleFigures:
        """What it did in all roles together."""
        roles = self.by_role.values()
        return RoleFigures(
            sum(role.deals for role in roles),
            sum(role.won for role in roles),
            sum(role.points for role in roles),
            sum(role.pictures for role in roles),
        )


def statistics(connection: sqlite3.Connection, player: Player) -> Statistics:
    """Count for one player."""
    return Statistics(
        player=player,
        by_role=_by_role(connection, player),
        places=_places(connection, player),
        match_places=_match_places(connection, player),
        contracts=_contracts(connection, player),
        best=_remarkable(connection, player, "DESC"),
        worst=_remarkable(connection, player, "ASC"),
        course=tuple(
            points
            for (points,) in _ask(
                connection, player, "SELECT points", "ORDER BY deals.finished, deals.id, seats.seat"
            )
        ),
    )


def _ask(connection: sqlite3.Connection, player: Player, what: str, how: str = "") -> sqlite3.Cursor:
    wanted = {"kind": player.kind, "person": player.person}
    return connection.execute(f"{what} {_OF_PLAYER} {how}", wanted)


def _by_role(connection: sqlite3.Connection, player: Player) -> dict[str, RoleFigures]:
    found = {
        role: RoleFigures(*figures)
        for role, *figures in _ask(
            connection, player, "SELECT role, count(*), sum(won), sum(points), sum(pictures)", "GROUP BY role"
        )
    }
    return {role: found.get(role, RoleFigures()) for role in ROLES}


def _places(connection: sqlite3.Connection, player: Player) -> tuple[int, ...]:
    found = dict(_ask(connection, player, "SELECT place, count(*)", "GROUP BY place"))
    return tuple(found.get(place, 0) for place in range(1, SEATS + 1))


def _contracts(connection: sqlite3.Connection, player: Player) -> dict[Bid, ContractFigures]:
    found = _ask(
        connection,
        player,
        "SELECT trump, target, count(*), sum(made)",
        "AND seats.seat = deals.napoleon GROUP BY target, trump",
    )
    contracts = {
        Bid(target, Suit.parse(trump)): ContractFigures(bid, made) for trump, target, bid, made in found
    }
    return {bid: contracts[bid] for bid in sorted(contracts)}


def _remarkable(connection: sqlite3.Connection, player: Player, order: str) -> Remarkable | None:
    found = _ask(
        connection,
        player,
        "SELECT deals.id, finished, trump, target, role, points, margin",
        f"ORDER BY points {order}, abs(margin) DESC, finished DESC, deals.id DESC, seats.seat LIMIT 1",
    ).fetchone()
    if found is None:
        return None
    number, finished, trump, target, *rest = found
    return Remarkable(number, finished, Bid(target, Suit.parse(trump)), *rest)


def _match_places(connection: sqlite3.Connection, player: Player) -> tuple[int, ...]:
    """Places by the points of all deals of a match, over the matches that were played to their end (R6.7)."""
    totals: dict[str, list[int]] = defaultdict(lambda: [0] * SEATS)
    own: set[tuple[str, int]] = set()
    for match, seat, points, kind, person in connection.execute(
        "SELECT match, seat, sum(points), min(kind), min(person) FROM deals JOIN seats ON deal = id "
        "WHERE counted AND match IN (SELECT match FROM deals WHERE counted AND deals > 0 "
        "GROUP BY match HAVING count(*) >= max(deals)) GROUP BY match, seat"
    ):
        totals[match][seat] = points
        if Player(kind, person) == player:
            own.add((match, seat))
    counts = [0] * SEATS
    for match, seat in own:
        counts[places(totals[match])[seat] - 1] += 1
    return tuple(counts)
