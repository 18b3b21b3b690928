"""The arena: how many points a deal a player wins more than the field, measured on the same deals.

Each deal is played once by five players of the field, and five times with the candidate in one of the seats.
The candidate's gain in a seat is what it got there less what the field's own player got: same cards, same
dealer, same opponents, same random numbers. Only where all pass with the candidate in a seat and not without
it, or the other way round, the cards differ: those that are dealt anew (R2.4) are compared with those that
were played, which adds chance. A deal's gain is the mean over the five seats, and the interval is over
deals, for the seats of one deal are not independent.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from math import sqrt
from statistics import fmean, median
from typing import Any, Final

from napoleon_game.ai.player import Player
from napoleon_game.ai.registry import make_player
from napoleon_game.ai.search.gap import SURE
from napoleon_game.core.actions import Action
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.deal import Deal, numbered_deal
from napoleon_game.core.errors import shown
from napoleon_game.core.observation import Observation
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.match.controllers import BrokenPlayerError, decide
from napoleon_game.match.simulation import MAX_ATTEMPTS, NobodyBidsError, play_deal
from napoleon_game.match.versions import program_mark, version_of

ROLES: Final = ("napoleon", "alone", "adjutant", "ally")
_LONGEST: Final = 300
"""Characters of the reason why a candidate failed."""


@dataclass(frozen=True, slots=True)
class Duel:
    """What is measured: ``candidate`` in each seat against four of ``field``, by players' names."""

    candidate: str
    field: str
    seed: str
    rules: RuleSet

    def play(self, number: int) -> "DealReport":
        """Play deal ``number`` six times.

        Raises:
            BrokenPlayerError: a player of the field failed. One of the candidate is counted.
            NobodyBidsError: all passed too often.
        """
        base = self._finish(number, None, _Watch())
        watch = _Watch()
        gains, roles, points = [], [], []
        for seat in range(SEATS):
            state = self._finish(number, seat, watch)
            got = _points(state)[seat]
            gains.append(got - _points(base)[seat])
            roles.append(role_of(state, seat))
            points.append(got)
            watch.count_contract(state, seat)
        return DealReport(
            number,
            fmean(gains),
            tuple(roles),
            tuple(points),
            watch.bid,
            watch.made,
            watch.failures,
            watch.seconds,
            watch.reason,
        )

    def _finish(self, number: int, seat: Seat | None, watch: "_Watch") -> State:
        """Play a deal until it is finished, with the candidate in ``seat``."""
        for attempt in range(1, MAX_ATTEMPTS + 1):
            players: list[Player] = [make_player(self.field) for _ in range(SEATS)]
            if seat is not None:
                players[seat] = _Watched(self.make_candidate(), players[seat], watch)
            state = self.play_out(numbered_deal(self.seed, number, attempt), players)
            if state.public.final is not None:
                return state
        raise NobodyBidsError(f"deal {number} was passed out {MAX_ATTEMPTS} times: nobody bids")

    def to_mapping(self) -> dict[str, Any]:
        """What tells this duel from others that are meant to be other ones, as plain values."""
        return {
            "candidate": self.candidate,
            "field": self.field,
            "seed": self.seed,
            "rules": self.rules.to_mapping(),
        }

    def version(self) -> dict[str, Any]:
        """What tells it from the same duel as other versions of its players would play it, as plain values.

        Raises:
            UnknownPlayerError: there is no such player.
        """
        return {
            "program": program_mark(),
            "candidate": self.candidate_version(),
            "field": version_of(self.field),
        }

    def candidate_version(self) -> dict[str, Any]:
        """The part of :meth:`version` that concerns the candidate."""
        return version_of(self.candidate)

    def make_candidate(self) -> Player:
        """The candidate, made anew for each deal and seat."""
        return make_player(self.candidate)

    def play_out(self, deal: Deal, players: list[Player]) -> State:
        """One deal to its end."""
        return play_deal(deal, self.rules, players)


@dataclass(frozen=True, slots=True)
class DealReport:
    """One deal's measurement.

    Attributes:
        number: the deal's number.
        gain: points that the candidate got more than the field's player, mean over the five seats.
        roles: what the candidate was in each seat, one of :data:`ROLES`.
        points: what it got there.
        bid: contracts it won.
        made: contracts it won and made.
        failures: decisions in which it failed; a player of the field decided in its place.
        seconds: time of each of its decisions, in whole microseconds.
        reason: how it failed first, in one line; ``None`` if it did not, or nobody knows.
    """

    number: int
    gain: float
    roles: tuple[str, ...]
    points: tuple[int, ...]
    bid: int
    made: int
    failures: int
    seconds: list[float]
    reason: str | None = None

    def to_json(self) -> dict[str, Any]:
        """As plain values; without ``reason`` where there is none."""
        values = asdict(self)
        if self.reason is None:
            del values[_REASON]
        return values

    @classmethod
    def from_json(cls, values: object) -> "DealReport":
        """Read what :meth:`to_json` made.

        Raises:
            ValueError: it is anything else; the message says what.
        """
        if not isinstance(values, dict) or values.keys() - {_REASON} != _ALLOWED.keys() - {_REASON}:
            names = ", ".join(name for name in _ALLOWED if name != _REASON)
            raise ValueError(f"expected a report with {names}, and {_REASON} if it failed")
        read: dict[str, Any] = {_REASON: None} | values
        for name, (allows, words) in _ALLOWED.items():
            if not allows(read[name]):
                raise ValueError(f"{name} is {shown(read[name])}: expected {words}")
        if read["made"] > read["bid"]:
            raise ValueError(f"made is {read['made']}: expected no more than bid, {read['bid']}")
        return cls(**read | {"roles": tuple(read["roles"]), "points": tuple(read["points"])})


def _number(value: object, least: float = -1e9) -> bool:
    """Whether it is a number of a size that points and seconds have."""
    return type(value) in (int, float) and least <= value <= 1e9  # type: ignore[operator]


def _whole(value: object, least: float, most: float = 1e9) -> bool:
    return type(value) is int and least <= value <= most


def _list(value: object, allows: Callable[[object], bool]) -> bool:
    return isinstance(value, list | tuple) and all(map(allows, value))


_REASON: Final = "reason"
"""The one figure that a report may lack."""
_ALLOWED: Final[Mapping[str, tuple[Callable[[Any], bool], str]]] = {
    "number": (lambda value: _whole(value, 1), "a whole number from 1 on"),
    "gain": (_number, "a number"),
    "roles": (
        lambda value: _list(value, lambda role: role in ROLES) and len(value) == SEATS,
        f"{SEATS} of {', '.join(ROLES)}",
    ),
    "points": (
        lambda value: _list(value, lambda points: _whole(points, -1e9)) and len(value) == SEATS,
        f"{SEATS} whole numbers",
    ),
    "bid": (lambda value: _whole(value, 0, SEATS), f"a whole number from 0 to {SEATS}"),
    "made": (lambda value: _whole(value, 0, SEATS), f"a whole number from 0 to {SEATS}"),
    "failures": (lambda value: _whole(value, 0), "a whole number from 0 on"),
    "seconds": (
        lambda value: _list(value, lambda seconds: _number(seconds, 0)) and len(value) > 0,
        "at least one number from 0 on",
    ),
    _REASON: (
        lambda value: value is None or (isinstance(value, str) and "\n" not in value),
        "a line of text",
    ),
}
"""What each figure of a report that is read may be."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What the deals show together.

    Attributes:
        deals: how many.
        gain: points a deal over the field.
        margin: half the width of its 95 % interval.
        by_role: for each role how often the candidate had it, and its mean points there.
        bid: contracts it won.
        made: those of them that it made.
        failures: decisions in which it failed.
        median_seconds: of a decision.
        p99_seconds: the 99th percentile.
    """

    deals: int
    gain: float
    margin: float
    by_role: dict[str, tuple[int, float]]
    bid: int
    made: int
    failures: int
    median_seconds: float
    p99_seconds: float


def summarise(reports: list[DealReport]) -> Summary:
    """Put the reports of at least two deals together."""
    gains = [report.gain for report in reports]
    mean = fmean(gains)
    deviation = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1))
    by_role: dict[str, tuple[int, float]] = {}
    for role in ROLES:
        got = [p for report in reports for r, p in zip(report.roles, report.points, strict=True) if r == role]
        if got:
            by_role[role] = (len(got), fmean(got))
    seconds = sorted(value for report in reports for value in report.seconds)
    return Summary(
        deals=len(reports),
        gain=mean,
        margin=SURE * deviation / sqrt(len(gains)),
        by_role=by_role,
        bid=sum(report.bid for report in reports),
        made=sum(report.made for report in reports),
        failures=sum(report.failures for report in reports),
        median_seconds=median(seconds),
        p99_seconds=seconds[min(len(seconds) - 1, int(0.99 * len(seconds)))],
    )


def role_of(state: State, seat: Seat) -> str:
    """What ``seat`` was in a finished deal, one of :data:`ROLES`."""
    final, contract = state.public.final, state.public.contract
    assert final is not None
    assert contract is not None
    if seat == contract.napoleon:
        return "alone" if final.adjutant == seat else "napoleon"
    return "adjutant" if seat == final.adjutant else "ally"


@dataclass(slots=True)
class _Watch:
    """What is noted of the candidate in one deal."""

    seconds: list[float] = field(default_factory=list)
    failures: int = 0
    reason: str | None = None
    bid: int = 0
    made: int = 0

    def count_contract(self, state: State, seat: Seat) -> None:
        final, contract = state.public.final, state.public.contract
        if final is not None and contract is not None and contract.napoleon == seat:
            self.bid += 1
            self.made += final.result.winner is Side.NAPOLEON


class _Watched:
    """A player whose decisions are timed, and whose failures are counted and mended by another."""

    def __init__(self, player: Player, instead: Player, watch: _Watch) -> None:
        self._player, self._instead, self._watch = player, instead, watch

    def decide(self, observation: Observation, stream: Stream) -> Action:
        start = time.perf_counter()
        try:
            return decide(self._player, observation, stream)
        except BrokenPlayerError as error:
            self._watch.failures += 1
            if self._watch.reason is None:
                self._watch.reason = _line_of(error)
            return decide(self._instead, observation, stream)
        finally:
            self._watch.seconds.append(round(time.perf_counter() - start, 6))  # as a log has it


def _line_of(error: BrokenPlayerError) -> str:
    """What it says, as it may stand in a log: a stranger's error may be long, and hold what is no text."""
    line = " ".join(str(error).encode(errors="backslashreplace").decode().split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def _points(state: State) -> tuple[int, ...]:
    assert state.public.final is not None
    return state.public.final.result.points
