"""What a review of a deal found, as data."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from napoleon_game.ai.advice.advice import Reason
from napoleon_game.ai.search.gap import Gap
from napoleon_game.core.actions import Action
from napoleon_game.core.cards import Cards, Seat
from napoleon_game.core.state import State

BLUNDER_CHANCE: Final = 0.05
"""A decision that gave away so much chance to win for certain, its margin taken off, is called a blunder."""
BLUNDER_POINTS: Final = 500
"""The same for a call, in points."""
TOLD_CHANCE: Final = 0.005
"""So little is not told, however exact it is: in whole percents it is none."""
TOLD_POINTS: Final = 25
"""The same in points, which are told in fifties."""
TOLD_PICTURES: Final = 0.05
"""The same in picture cards, which are told in tenths."""
_NEAR: Final = 0.5
"""Less of it, on average, is not looked at anew: it hardly ever turns out to be much, and takes as long."""
TURN: Final = 0.2
"""A trick that changes the winning chance by so much is a turning point."""
_WORST: Final = 3


@dataclass(frozen=True, slots=True)
class KnownCost:
    """What a decision gave away by what its seat could know: on deals that fit its observation.

    Each gap is that of the better action over the one that was taken, measured on the same deals. Where it
    is no larger than its margin, nothing is known to have been lost.

    Attributes:
        better: the most promising action; it may be the one that was taken.
        reasons: what is true of it.
        wins: in chance that the seat's side wins; ``None`` for a call, of which that cannot be said.
        pictures: in picture cards that the seat's side would end with; ``None`` for a call.
        points: in points that the seat can expect.
        chance: the chance to win after what was done; ``None`` after a pass.
        deals: how many deals it was measured on.
        exact: whether these are all the deals there were, each played out exactly.
    """

    better: Action
    reasons: tuple[Reason, ...]
    wins: Gap | None
    pictures: Gap | None
    points: Gap
    chance: float | None
    deals: int
    exact: bool

    @property
    def shows(self) -> bool:
        """Whether something is known to have been given away, and enough of it to be told."""
        if self.wins is None:
            return self.points.certain and self.points.mean > TOLD_POINTS
        return self.wins.certain and self.wins.mean > TOLD_CHANCE

    @property
    def shows_pictures(self) -> bool:
        """The same of picture cards."""
        pictures = self.pictures
        return pictures is not None and pictures.certain and pictures.mean > TOLD_PICTURES

    @property
    def blunder(self) -> bool:
        """Whether that is much."""
        return self._gap.least >= self._much

    @property
    def in_doubt(self) -> bool:
        """Whether it may be much, and may be less: the margin lets both be, and the mean is near enough."""
        gap = self._gap
        return gap.mean >= _NEAR * self._much and gap.most >= self._much > gap.least

    @property
    def _gap(self) -> Gap:
        """That by which it is told whether it was much."""
        return self.points if self.wins is None else self.wins

    @property
    def _much(self) -> float:
        return BLUNDER_POINTS if self.wins is None else BLUNDER_CHANCE


@dataclass(frozen=True, slots=True)
class LaidCost:
    """What a card gave away by what the cards were: if all had seen all, from then on. Exact.

    Attributes:
        lost: whether the seat's side could have won before, and no longer could after; ``None`` if the
            solver had to give up.
        keeping: the cards that would have kept the win, where it was lost and the solver could tell.
        pictures: picture cards that the seat's side lost; ``None`` if the solver had to give up.
    """

    lost: bool | None
    keeping: Cards = ()
    pictures: int | None = None


@dataclass(frozen=True, slots=True)
class Finding:
    """One decision, looked at again.

    Attributes:
        at: how many actions came before it.
        action: what was done.
        known: by what the seat could know; ``None`` where it had no choice.
        laid: by what the cards were; ``None`` where it had no choice, and before play.
    """

    at: int
    action: Action
    known: KnownCost | None = None
    laid: LaidCost | None = None

    @property
    def seat(self) -> Seat:
        """Who decided."""
        return self.action.seat


@dataclass(frozen=True, slots=True)
class Moment:
    """How the deal stood in play.

    Attributes:
        at: after so many actions.
        chance: the Napoleon side's chance to win for somebody who sees no hand; ``None`` within a trick.
        wins: whether it wins if all see all cards from here on; ``None`` if the solver had to give up.
    """

    at: int
    chance: float | None
    wins: bool | None


@dataclass(frozen=True, slots=True)
class Review:
    """A deal, looked at again.

    Attributes:
        state: the deal as far as it went.
        findings: every decision, in order.
        course: how it stood, from the first lead to the end.
    """

    state: State
    findings: tuple[Finding, ...]
    course: tuple[Moment, ...]

    @property
    def curve(self) -> tuple[tuple[Moment, float], ...]:
        """How it stood before each trick and at the end, with the chance to win."""
        return tuple((moment, moment.chance) for moment in self.course if moment.chance is not None)

    @property
    def turns(self) -> tuple[Moment, ...]:
        """The turning points: moments at which the trick before has changed the chance much."""
        pairs = pairwise(self.curve)
        return tuple(moment for (_, before), (moment, after) in pairs if abs(after - before) >= TURN)

    @property
    def flips(self) -> tuple[Moment, ...]:
        """Moments at which the deal, with all cards seen, has just changed hands."""
        known = [moment for moment in self.course if moment.wins is not None]
        return tuple(after for before, after in pairwise(known) if after.wins is not before.wins)

    def costliest(self, seat: Seat) -> tuple[Finding, ...]:
        """Up to three decisions of a seat that are known to have given something away, the worst first."""
        costly = [
            one for one in self.findings if one.seat == seat and one.known is not None and one.known.shows
        ]
        return tuple(sorted(costly, key=_given_away, reverse=True)[:_WORST])

    @property
    def blunders(self) -> tuple[Finding, ...]:
        """The decisions that gave much away, by what their seats could know."""
        return tuple(one for one in self.findings if one.known is not None and one.known.blunder)


def _given_away(finding: Finding) -> float:
    """In points, which all phases have in common."""
    return 0.0 if finding.known is None else finding.known.points.mean
