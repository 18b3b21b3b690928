"""How well a searching player plays: all figures of a level, and what each may be."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, get_type_hints

from napoleon_game.core.errors import NapoleonError, shown

LEVELS: Final = ("beginner", "easy", "normal", "hard", "master")
"""The levels of ``levels.yaml``, the weakest first; here, so that commands can list them at once."""
STYLES: Final = ("bold", "careful", "lone")
"""Ways to play that any level can take on, of the same file."""


class LevelError(NapoleonError, ValueError):
    """A level's figure is not one that it may be."""


@dataclass(frozen=True, slots=True)
class Span:
    """What a figure may be: a number from ``least`` to ``most``, whole if ``whole``."""

    least: float
    most: float
    whole: bool = False

    def __str__(self) -> str:
        kind = "a whole number" if self.whole else "a number"
        return f"{kind} from {self.least:g} to {self.most:g}"

    def allows(self, value: object) -> bool:
        """Whether ``value`` is such a number."""
        number = type(value) is int or (type(value) is float and not self.whole)
        return number and self.least <= float(str(value)) <= self.most


@dataclass(frozen=True, slots=True)
class Level:
    """The figures of one level.

    Attributes:
        worlds: deals guessed for each card that is played.
        contract_worlds: deals guessed for each contract, adjutant card and exchange.
        tricks: tricks searched in each of them before the rest is played out.
        margin: picture cards about the target within which they are told apart; fewer are faster.
        contract_tricks: tricks searched in judging contracts.
        contract_margin: as ``margin``, in judging contracts.
        exact: from how many tricks before the end the solver answers exactly; 0 for never.
        nodes: positions the solver may look at in one deal.
        cunning: how far it is reckoned with that Napoleon chose its cards: 0 not at all, 1 as counted.
        remembers: the share of played plain cards that it remembers.
        notices: the share of shown voids that it notices.
        slack: chance to win that it may give away in choosing a card, out of 1.
        bids_from: points that a bid must promise to be made: lower is bolder.
        misjudges: picture cards by which it may be wrong about a contract, either way.
        lone: factor on what playing alone promises; above 1 it likes to.
        manners: 1 if it leaves out what a person would find absurd (``manners.py``), else 0.
        threads: on how many threads it searches.
    """

    worlds: Annotated[int, Span(1, 5000, whole=True)] = 100
    contract_worlds: Annotated[int, Span(1, 5000, whole=True)] = 60
    tricks: Annotated[int, Span(1, 3, whole=True)] = 2
    margin: Annotated[int, Span(0, 20, whole=True)] = 20
    contract_tricks: Annotated[int, Span(0, 3, whole=True)] = 1
    contract_margin: Annotated[int, Span(0, 20, whole=True)] = 20
    exact: Annotated[int, Span(0, 8, whole=True)] = 6
    nodes: Annotated[int, Span(100, 100_000_000, whole=True)] = 60_000
    cunning: Annotated[float, Span(0, 1)] = 1.0
    remembers: Annotated[float, Span(0, 1)] = 1.0
    notices: Annotated[float, Span(0, 1)] = 1.0
    slack: Annotated[float, Span(0, 1)] = 0.0
    bids_from: Annotated[float, Span(0, 15_000)] = 3600.0
    misjudges: Annotated[float, Span(0, 10)] = 0.0
    lone: Annotated[float, Span(0, 3)] = 1.0
    manners: Annotated[int, Span(0, 1, whole=True)] = 1
    threads: Annotated[int, Span(1, 16, whole=True)] = 1

    def __post_init__(self) -> None:
        for name, span in SPANS.items():
            value = getattr(self, name)
            if not span.allows(value):
                raise LevelError(f"{name} is {shown(value)}: expected {span}")

    def with_figures(self, figures: Mapping[str, Any]) -> "Level":
        """This level with some figures changed.

        Raises:
            LevelError: there is no such figure, or it may not have this value.
        """
        for name in figures:
            if name not in SPANS:
                raise LevelError(f"{shown(name)} is no figure of a level: expected {', '.join(SPANS)}")
        return replace(self, **figures)


SPANS: Final[Mapping[str, Span]] = {
    name: hint.__metadata__[0] for name, hint in get_type_hints(Level, include_extras=True).items()
}
"""What each figure may be."""


@cache
def _data() -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
    import yaml  # not needed to list commands, and slow

    text = Path(__file__).with_name("levels.yaml").read_text(encoding="utf-8")
    data: Mapping[str, Mapping[str, Mapping[str, Any]]] = yaml.safe_load(text)
    return data


def is_level(name: str) -> bool:
    """Whether ``name`` is one that :func:`read_level` reads, figures and all, or means to be."""
    return name.split(" ")[0].partition("-")[0] in LEVELS


def read_level(name: str) -> Level:
    """The level called ``name``: ``hard``, with a style ``hard-bold``, or with figures ``hard slack=0.1``.

    Raises:
        LevelError: there is no such level, style or figure, or a figure is there twice or may not have
            this value.
    """
    called, *figures = name.split()
    base, dash, style = called.partition("-")
    if base not in LEVELS:
        raise LevelError(f"no level is named {shown(base)}: expected {', '.join(LEVELS)}")
    level = Level().with_figures(_data()["levels"][base])
    if dash:
        if style not in STYLES:
            raise LevelError(f"no style is named {shown(style)}: expected {', '.join(STYLES)}")
        level = level.with_figures(_data()["styles"][style])
    own: dict[str, int | float] = {}
    for figure, value in map(_figure, figures):
        if figure in own:
            raise LevelError(f"{shown(figure)} is there twice: expected each figure once")
        own[figure] = value
    return level.with_figures(own)


def _figure(text: str) -> tuple[str, int | float]:
    """Read ``name=value``."""
    name, equals, value = text.partition("=")
    for number in (int, float):
        try:
            return name, number(value)
        except ValueError:
            continue
    raise LevelError(f"{shown(text)} is no figure{'' if equals else ' of a level'}: expected NAME=NUMBER")
