"""What is looked up and counted, derived from a deal by one function: it can always be made anew."""

from dataclasses import dataclass

from napoleon_game.core.cards import SEATS
from napoleon_game.core.scoring import Side
from napoleon_game.match.arena import role_of
from napoleon_game.match.series import places
from napoleon_game.match.session import HUMAN
from napoleon_game.store.history.entry import Entry


@dataclass(frozen=True, slots=True)
class DealColumns:
    """A deal, in the order of the columns of the table ``deals``.

    Attributes:
        match: its match.
        number: its number.
        deals: how many deals the match was to have.
        finished: when it ended, in seconds since 1970.
        counted: whether it counts in statistics.
        napoleon: Napoleon's seat.
        adjutant: the adjutant's; Napoleon's own if it played alone.
        trump: ``S``, ``H``, ``D`` or ``C``.
        target: picture cards that were bid.
        taken: picture cards that Napoleon's side took.
        made: whether Napoleon's side won.
        complete: whether the victory was complete.
        margin: by how many picture cards the contract was made (0 and up) or missed (below 0).
    """

    match: str
    number: int
    deals: int | None
    finished: int
    counted: int
    napoleon: int
    adjutant: int
    trump: str
    target: int
    taken: int
    made: int
    complete: int
    margin: int


@dataclass(frozen=True, slots=True)
class SeatColumns:
    """One seat of a deal, in the order of the columns of the table ``seats``.

    Attributes:
        seat: which.
        kind: ``human``, or the computer player's name.
        person: the name of a person; empty for a computer player, whose kind is all that counts.
        name: the name at the table.
        role: one of :data:`napoleon_game.match.arena.ROLES`.
        won: whether its side won.
        place: its place in this deal by points, from 1; equal points share it.
        pictures: picture cards it took.
        points: what it got.
    """

    seat: int
    kind: str
    person: str
    name: str
    role: str
    won: int
    place: int
    pictures: int
    points: int


def columns_of(entry: Entry) -> tuple[DealColumns, tuple[SeatColumns, ...]]:
    """All that the tables hold of a deal besides its line."""
    state, players = entry.record.state, entry.record.players
    final, contract = state.public.final, state.public.contract
    assert final is not None, "an entry is a finished deal"
    assert contract is not None, "a finished deal has a contract"
    result, made = final.result, final.result.winner is Side.NAPOLEON
    margin = result.napoleon_side - contract.target
    deal = DealColumns(
        match=entry.match,
        number=entry.number,
        deals=entry.deals,
        finished=entry.finished,
        counted=int(entry.counted),
        napoleon=contract.napoleon,
        adjutant=final.adjutant,
        trump=contract.trump.letter,
        target=contract.target,
        taken=result.napoleon_side,
        made=int(made),
        complete=int(result.complete),
        margin=margin if made else min(margin, -1),  # all 20 without bidding them: one too many (R6.2)
    )
    side, ranks = {contract.napoleon, final.adjutant}, places(result.points)
    seats = tuple(
        SeatColumns(
            seat=seat,
            kind=players[seat].kind,
            person=players[seat].name if players[seat].kind == HUMAN else "",
            name=players[seat].name,
            role=role_of(state, seat),
            won=int((seat in side) is made),
            place=ranks[seat],
            pictures=result.captured[seat],
            points=result.points[seat],
        )
        for seat in range(SEATS)
    )
    return deal, seats
