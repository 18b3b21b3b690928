"""Reading the lessons that come with the program."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import yaml

from napoleon_game.core.cards import SEATS, parse_cards
from napoleon_game.core.deal import Deal
from napoleon_game.core.engine import start
from napoleon_game.core.errors import NapoleonError
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.lessons.lesson import Act, Aim, Asked, Claims, Lesson, LessonError, Pick, Say, Step
from napoleon_game.lessons.moves import move

LESSONS: Final = (
    "following",
    "pictures",
    "strength",
    "auction",
    "adjutant",
    "mighty",
    "joker",
    "twentieth",
    "hidden",
)
"""All lessons, in the order in which they are best taken."""

_TASKS: Final = ("say", "act", "winner", "hand", "trick", "result", "higher")
_STEP_KEYS: Final = frozenset(
    {*_TASKS, "right", "wrong", "aim", "options", "given", "at", "moves", "then", "claims"}
)
_NAME: Final = re.compile("[a-z]+")
_PART_KEYS: Final = frozenset({"dealer", "hands", "kitty", "moves", "steps"})


@cache
def load_lesson(name: str) -> Lesson:
    """One of :data:`LESSONS`; raises :class:`LessonError`."""
    return parse_lesson(name, files(__package__).joinpath(f"{name}.yaml").read_text(encoding="utf-8"))


def parse_lesson(name: str, text: str) -> Lesson:
    """Read a lesson: a list of parts, each a position and its steps; raises :class:`LessonError`.

    The moves of its parts are carried out, those of its steps are not: they depend on the answers.
    """
    where = f"{name}.yaml"
    try:
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise LessonError(where, "this is no YAML") from error
    if not isinstance(data, list) or not data:
        raise LessonError(where, "a lesson is a list of parts")
    steps: list[Step] = []
    for number, part in enumerate(data, 1):
        place = f"{where}: part {number}"
        _check_keys(part, _PART_KEYS, place)
        opening = _opening(part, place)
        for index, step in enumerate(part.get("steps", ())):
            steps.append(_step(step, f"{place}, step {index + 1}", opening if index == 0 else None))
    names = [step.name for step in steps]
    twice = sorted({step for step in names if names.count(step) > 1})
    if twice:
        raise LessonError(where, f"there are two steps called {twice[0]!r}")
    return Lesson(name, tuple(steps))


def _check_keys(data: Any, allowed: frozenset[str], place: str) -> None:
    if not isinstance(data, Mapping):
        raise LessonError(place, f"this must have keys: {', '.join(sorted(allowed))}")
    unknown = sorted(str(key) for key in data if key not in allowed)
    if unknown:
        raise LessonError(place, f"there is no key {unknown[0]!r}; allowed are {', '.join(sorted(allowed))}")


def _opening(part: Mapping[str, Any], place: str) -> State:
    """The position with which a part begins."""
    try:
        hands = tuple(parse_cards(str(hand)) for hand in part["hands"])
        if not 0 <= part["dealer"] < SEATS:
            raise LessonError(place, f"the dealer must be a seat, 0-{SEATS - 1}")
        deal = Deal("lesson", 1, part["dealer"], hands, parse_cards(str(part["kitty"])))
        state, _ = start(deal, RuleSet())
        for text in str(part.get("moves", "")).split():
            state = move(state, text).state
    except KeyError as error:
        raise LessonError(place, f"{error.args[0]!r} is missing") from error
    except (NapoleonError, TypeError) as error:
        raise LessonError(place, str(error)) from error
    return state


def _step(data: Any, place: str, opens: State | None) -> Step:
    _check_keys(data, _STEP_KEYS, place)
    tasks = [task for task in _TASKS if task in data]
    if len(tasks) != 1:
        raise LessonError(place, f"a step has exactly one of {', '.join(_TASKS)}")
    (kind,) = tasks
    claims = data.get("claims", {})
    try:
        return Step(
            name=str(data[kind]),
            task=_task(kind, data, place),
            at=_words(data.get("at")),
            moves=_words(data.get("moves")),
            claims=Claims(**claims),
            opens=opens,
        )
    except (TypeError, ValueError) as error:
        raise LessonError(place, str(error)) from error


def _task(kind: str, data: Mapping[str, Any], place: str) -> Say | Act | Pick:
    wrong = tuple((str(name), frozenset(_words(answers))) for name, answers in data.get("wrong", {}).items())
    nameless = [name for name, _ in wrong if not _NAME.fullmatch(name)]
    if nameless:
        raise LessonError(place, f"{nameless[0]!r} cannot be a reason's name: small letters alone can")
    if kind == "say":
        return Say()
    if kind == "act":
        if not _words(data.get("right")):
            raise LessonError(place, "no answer is right")
        aim = Aim(data["aim"]) if "aim" in data else None
        return Act(_words(data["right"]), wrong, _words(data.get("then")), aim)
    given = tuple(int(number) for number in _words(data.get("given")))
    options = ("napoleon", "allied") if kind == "result" else _words(data.get("options"))
    return Pick(Asked(f"{kind} pictures" if kind in ("hand", "trick") else kind), options, given, wrong)


def _words(data: object) -> tuple[str, ...]:
    """A text of words, a single number, or a list of either."""
    if data is None:
        return ()
    if isinstance(data, Sequence) and not isinstance(data, str):
        return tuple(str(item) for item in data)
    return tuple(str(data).split())
