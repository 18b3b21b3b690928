"""A challenge: one deal played from each of the five seats, by a person and by the player to compare with."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.match.arena import role_of
from napoleon_game.match.session import HUMAN, Occupant, Session
from napoleon_game.record.codes.deal_code import DealCode


@dataclass(frozen=True, slots=True)
class Outcome:
    """What somebody made of a deal in one seat.

    Attributes:
        role: one of :data:`napoleon_game.match.arena.ROLES`; ``None`` if everybody passed.
        won: whether the seat's side won.
        pictures: picture cards that the seat took.
        points: what it got.
    """

    role: str | None
    won: bool
    pictures: int
    points: int


def outcome_of(state: State, seat: Seat) -> Outcome:
    """What the deal that ended in ``state`` was to ``seat``; one that was passed out is worth nothing."""
    final = state.public.final
    if final is None:
        return Outcome(None, won=False, pictures=0, points=0)
    role, result = role_of(state, seat), final.result
    won = (role == "ally") is (result.winner is Side.ALLIED)
    return Outcome(role, won, result.captured[seat], result.points[seat])


@dataclass(slots=True)
class Challenge:
    """How far a challenge has got.

    A deal that everybody passes is not dealt anew: it is this deal that counts.

    Attributes:
        code: the deal and its house rules.
        others: the kind of computer player in the other four seats, for the person and the rival alike.
        rival: the kind of computer player to compare with.
        own: how the deal ended from each seat that the person has played.
    """

    code: DealCode
    others: str
    rival: str
    own: dict[Seat, State] = field(default_factory=dict)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in the order in which they call (R2.5)."""
        return tuple((self.code.deal.dealer + 1 + index) % SEATS for index in range(SEATS))

    @property
    def next_seat(self) -> Seat | None:
        """The first seat that the person has not played yet; ``None`` when all are."""
        return next((seat for seat in self.order if seat not in self.own), None)

    def kinds(self, seat: Seat, kind: str) -> tuple[str, ...]:
        """Who sits where while ``kind`` plays ``seat``."""
        return tuple(kind if other == seat else self.others for other in range(SEATS))

    def occupants(self, seat: Seat, names: Sequence[str]) -> tuple[Occupant, ...]:
        """The same while the person does; ``names`` begin with the person's, then in order of play."""
        kinds = self.kinds(seat, HUMAN)
        return tuple(Occupant(names[(other - seat) % SEATS], kinds[other]) for other in range(SEATS))


class ChallengeSession(Session):
    """A deal of a challenge: what was decided stands, for the rival takes nothing back either."""

    @property
    def takes_back(self) -> bool:
        """Never."""
        return False
