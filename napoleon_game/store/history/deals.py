"""Putting deals in, and finding them."""

import sqlite3
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, fields
from typing import Final

from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import SEATS, Seat, Suit
from napoleon_game.match.session import HUMAN
from napoleon_game.record.deal_record import DealRecord, RecordError
from napoleon_game.store.history.columns import DealColumns, SeatColumns, columns_of
from napoleon_game.store.history.database import transaction
from napoleon_game.store.history.entry import Entry, entry_to_line, is_whole, read_entry
from napoleon_game.store.history.trouble import DamagedError


@dataclass(frozen=True, slots=True)
class Player:
    """Whom one asks about: a person by name, or all computer players of a kind.

    Attributes:
        kind: ``human``, or the computer player's name.
        person: a person's name; empty for computer players.
    """

    kind: str
    person: str = ""

    @classmethod
    def called(cls, name: str) -> "Player":
        """The person of this name."""
        return cls(HUMAN, name)

    @property
    def human(self) -> bool:
        """Whether it is a person."""
        return self.kind == HUMAN


@dataclass(frozen=True, slots=True)
class Filter:
    """Which deals are wanted; with nothing given, all.

    Attributes:
        player: deals in which this player sat.
        role: in which the player had this role; only with a player.
        won: which the player won or lost; without a player, Napoleon's side.
    """

    player: Player | None = None
    role: str | None = None
    won: bool | None = None


@dataclass(frozen=True, slots=True)
class OwnPart:
    """What a player was in a deal, and what it got."""

    role: str
    won: bool
    points: int


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal in a list.

    Attributes:
        id: its number in the database.
        number: its number in its match.
        finished: when it ended, in seconds since 1970.
        counted: whether it counts in statistics.
        bid: the contract's bid.
        napoleon: Napoleon's seat.
        adjutant: the adjutant's; Napoleon's own if it played alone.
        taken: picture cards that Napoleon's side took.
        made: whether Napoleon's side won.
        complete: whether the victory was complete.
        names: the players' names, by seat.
        own: the part of the player that was asked for, if one was.
    """

    id: int
    number: int
    finished: int
    counted: bool
    bid: Bid
    napoleon: Seat
    adjutant: Seat
    taken: int
    made: bool
    complete: bool
    names: tuple[str, ...]
    own: OwnPart | None


def _insert(table: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


_INSERT_DEAL: Final = _insert("deals", [field.name for field in fields(DealColumns)])
_INSERT_SEAT: Final = _insert("seats", ["deal", *(field.name for field in fields(SeatColumns))])

# Putting in -----------------------------------------------------------------------------------------------


def add(connection: sqlite3.Connection, entry: Entry) -> bool:
    """Put a deal in; returns whether that changed anything.

    The same deal is not put in twice: it ended when it did so for the first time. If another one has its
    match and number, the match went back and was played on in another way: the later one counts.
    """
    with transaction(connection):
        known = _known(connection, entry.match, entry.number)
        if known is not None:
            if _is_record(known[1], entry.record):
                return False
            connection.execute("DELETE FROM deals WHERE id = ?", (known[0],))
        put_in(connection, entry)
    return True


def _is_record(line: str, record: DealRecord) -> bool:
    try:
        return read_entry(line, 0).record == record
    except RecordError:
        return False


def add_if_new(connection: sqlite3.Connection, entry: Entry) -> bool:
    """Put a deal in unless its match and number are there; within a transaction of the caller's."""
    if _known(connection, entry.match, entry.number) is not None:
        return False
    put_in(connection, entry)
    return True


def mend(connection: sqlite3.Connection, entry: Entry) -> None:
    """Put a deal in if it is not there, or is but damaged; within a transaction of the caller's."""
    known = _known(connection, entry.match, entry.number)
    if known is not None:
        try:
            if is_whole(read_entry(known[1], 0), known[1]):
                return
        except RecordError:
            pass  # it can no longer be read
        connection.execute("DELETE FROM deals WHERE id = ?", (known[0],))
    put_in(connection, entry)


def forget(connection: sqlite3.Connection, match: str, record: DealRecord) -> None:
    """Remove a deal of a match as it ended in ``record``; if another end of it was put in, that stays."""
    with transaction(connection):
        known = _known(connection, match, record.state.deal.number)
        if known is not None and _is_record(known[1], record):
            connection.execute("DELETE FROM deals WHERE id = ?", (known[0],))


def put_in(connection: sqlite3.Connection, entry: Entry) -> None:
    """Write a deal into all three tables; within a transaction of the caller's."""
    deal, seats = columns_of(entry)
    number = connection.execute(_INSERT_DEAL, astuple(deal)).lastrowid
    connection.executemany(_INSERT_SEAT, [(number, *astuple(seat)) for seat in seats])
    connection.execute("INSERT INTO lines (deal, line) VALUES (?, ?)", (number, entry_to_line(entry)))


def _known(connection: sqlite3.Connection, match: str, number: int) -> tuple[int, str] | None:
    found: tuple[int, str] | None = connection.execute(
        "SELECT deals.id, lines.line FROM deals JOIN lines ON lines.deal = deals.id "
        "WHERE deals.match = ? AND deals.number = ?",
        (match, number),
    ).fetchone()
    return found


def forget_all(connection: sqlite3.Connection) -> None:
    """Remove all deals for good, and from the disk."""
    with transaction(connection):
        connection.execute("DELETE FROM deals")
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


# Finding --------------------------------------------------------------------------------------------------


def count(connection: sqlite3.Connection) -> int:
    """How many deals there are."""
    return int(connection.execute("SELECT count(*) FROM deals").fetchone()[0])


def players(connection: sqlite3.Connection) -> list[tuple[Player, int]]:
    """Everybody who ever played, with the deals they were in: people first, then by deals, the most first."""
    found = connection.execute(
        "SELECT kind, person, count(DISTINCT deal) AS deals FROM seats GROUP BY kind, person "
        "ORDER BY kind <> ?, deals DESC, kind, person",
        (HUMAN,),
    )
    return [(Player(kind, person), deals) for kind, person, deals in found]


def find(connection: sqlite3.Connection, wanted: Filter) -> "array[int]":
    """The ids of the wanted deals, the latest first."""
    player, won = wanted.player, None if wanted.won is None else int(wanted.won)
    if player is None:
        found = connection.execute(
            "SELECT id FROM deals WHERE (:won IS NULL OR made = :won) ORDER BY finished DESC, id DESC",
            {"won": won},
        )
    else:
        found = connection.execute(
            "SELECT id FROM deals WHERE id IN (SELECT deal FROM seats WHERE kind = :kind "
            "AND person = :person AND (:role IS NULL OR role = :role) AND (:won IS NULL OR won = :won)) "
            "ORDER BY finished DESC, id DESC",
            {"kind": player.kind, "person": player.person, "role": wanted.role, "won": won},
        )
    return array("q", (row[0] for row in found))


def rows(connection: sqlite3.Connection, ids: Sequence[int], wanted: Filter) -> list[DealRow]:
    """Some deals for a list, in the order of ``ids``; those that are gone are left out.

    The part that is told is the wanted player's; of several computer players of a kind, that of the first
    who was what is wanted.
    """
    some = ", ".join("?" * len(ids))
    seats: dict[int, list[tuple[str, str, str, str, int, int]]] = {}
    for deal, *seat in connection.execute(
        f"SELECT deal, name, kind, person, role, won, points FROM seats WHERE deal IN ({some}) "
        "ORDER BY deal, seat",
        tuple(ids),
    ):
        seats.setdefault(deal, []).append(tuple(seat))
    found = {}
    for row in connection.execute(
        "SELECT id, number, finished, counted, trump, target, napoleon, adjutant, taken, made, complete "
        f"FROM deals WHERE id IN ({some})",
        tuple(ids),
    ):
        number, at_table = row[0], seats.get(row[0], [])
        if len(at_table) != SEATS:
            raise DamagedError("a deal has lost its seats")
        parts = [
            OwnPart(role, bool(won), points)
            for _, kind, person, role, won, points in at_table
            if wanted.player == Player(kind, person)
            and wanted.role in (None, role)
            and wanted.won in (None, bool(won))
        ]
        found[number] = DealRow(
            id=number,
            number=row[1],
            finished=row[2],
            counted=bool(row[3]),
            bid=Bid(row[5], Suit.parse(row[4])),
            napoleon=row[6],
            adjutant=row[7],
            taken=row[8],
            made=bool(row[9]),
            complete=bool(row[10]),
            names=tuple(seat[0] for seat in at_table),
            own=parts[0] if parts else None,
        )
    return [found[number] for number in ids if number in found]


def entry(connection: sqlite3.Connection, number: int) -> Entry | None:
    """The deal with this id; ``None`` if it is gone.

    Raises:
        RecordError: its line was damaged, and does not hold a deal any more.
    """
    found = connection.execute("SELECT line FROM lines WHERE deal = ?", (number,)).fetchone()
    return None if found is None else read_entry(found[0], 0)


def lines(connection: sqlite3.Connection) -> Iterator[str]:
    """All deals as they are kept, the earliest first."""
    found = connection.execute(
        "SELECT lines.line FROM deals JOIN lines ON lines.deal = deals.id ORDER BY deals.finished, deals.id"
    )
    for (line,) in found:
        yield line
