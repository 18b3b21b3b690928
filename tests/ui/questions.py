"""Every question, every notice and every request for a name, as the places that ask put it."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import napoleon_game
from napoleon_game.config.house_rules import LONGEST_NAME
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.record.deal_record import RecordError
from napoleon_game.store.match_file import MAX_NAME

LONG_PATH: Final = "/home/somebody/.local/share/napoleon-game/matches/damaged/20261130-120000-ab12.napoleon"
NAME: Final = "鬱" * MAX_NAME
SET: Final = "W" * LONGEST_NAME
RECORD: Final = str(RecordError("tricks[3].cards[2]", 'expected a card, not "S15"'))

Texts = tuple[str, ...]
"""What stands on a dialog: the question, then its detail; what its answers are called follows."""

_KINDS: Final = ("ConfirmScene", "NoticeScene", "NameScene")


def _confirm(
    key: str, yes: str | None = None, detail: str | None = None
) -> Callable[[Catalogue], list[Texts]]:
    def texts(say: Catalogue) -> list[Texts]:
        return [(say(key), say(detail) if detail else "", say(yes or f"{key}-yes"))]

    return texts


def _saves(say: Catalogue) -> list[Texts]:
    """What the ways to saved matches say when something cannot be done."""
    problems = [say(f"save-problem-{problem}") for problem in ("full", "forbidden", "gone")]
    return [
        (say("save-refused-newer", version="10.11.12"), say("save-refused-newer-detail")),
        (say("save-refused-busy"), ""),
        (say("save-refused-unreadable"), say("save-put-aside", path=LONG_PATH)),
        (say("save-kept", name=NAME), ""),
        *((say(f"save-{key}", problem=each), "") for key in ("not-opened", "not-done") for each in problems),
    ]


def _history(say: Catalogue) -> list[Texts]:
    problems = ("full", "read-only", "locked", "newer", "unreadable", "damaged")
    return [
        (say("history-deal-damaged"), ""),
        (say("history-rescued", count=1234), say("history-rescued-detail", file=LONG_PATH)),
        *(
            (say(key, problem=say(f"history-problem-{problem}")), LONG_PATH)
            for key in ("history-trouble", "history-trouble-open")
            for problem in problems
        ),
    ]


def _files(say: Catalogue) -> list[Texts]:
    others = [say(f"history-import-{key}", count=1234) for key in ("known", "unfinished", "refused")]
    first = say("history-import-first", line=1234, problem=RECORD)
    return [
        (say("history-exported", count=1234), LONG_PATH),
        (say("history-imported", count=1234), f"{say('history-stopped')} {' '.join(others)}\n{first}"),
        (say("history-file-problem", file="napoleon.jsonl", problem="Permission denied"), LONG_PATH),
    ]


def _progress(name: str) -> Callable[[Catalogue], list[Texts]]:
    def texts(say: Catalogue) -> list[Texts]:
        detail = say(f"{name}-damaged.detail", name=f"{name}.json.damaged-2")
        return [(say(f"{name}-not-saved"), ""), (say(f"{name}-damaged"), detail)]

    return texts


def _leaving(say: Catalogue) -> list[Texts]:
    """From the three menus over a table."""
    return [
        tuple(map(say, keys))
        for keys in (
            (
                "confirm-quit-match",
                "confirm-quit-match-lost",
                "confirm-quit-match-yes",
                "confirm-quit-match-no",
            ),
            ("practice-leave-question", "practice-leave-detail", "practice-leave", "confirm-quit-match-no"),
            ("challenge-give-up", "challenge-give-up-detail", "challenge-leave-yes", "confirm-quit-match-no"),
        )
    ]


def _endings(say: Catalogue) -> list[Texts]:
    return [
        (say("end-question", side="Napoleon"), say("end-detail"), say("end-certain"), say("end-no")),
        *((say(f"end-question-{end}"), say("end-detail"), say(f"end-{end}"), say("end-no"))
          for end in ("won", "lost")),
    ]  # fmt: skip


QUESTIONS: Final[dict[str, Callable[[Catalogue], list[Texts]]]] = {
    "ui/program.py _leave": _confirm("save-leave", detail="save-leave-detail"),
    "ui/program.py _next_deal": _history,
    "ui/saved_matches.py _mending": lambda say: [
        (
            say("save-mend"),
            say("save-mend-detail", where=say("save-at-trick", number=10, place=10), folder=LONG_PATH),
            say("save-mend-yes"),
        )
    ],
    "ui/saved_matches.py save_as": lambda say: [(say("save-as-title"), say("save-as-detail"))],
    "ui/saved_matches.py _rename": lambda say: [(say("save-name-title"), "")],
    "ui/saved_matches.py _remove": lambda say: [
        (
            say("confirm-delete-save"),
            say("confirm-delete-save-detail", name=NAME),
            say("confirm-delete-save-yes"),
        )
    ],
    "ui/saved_matches.py _notice": _saves,
    "ui/scenes/challenge.py back": _confirm("challenge-leave", detail="challenge-leave-detail"),
    "ui/scenes/drills.py update": _progress("drills"),
    "ui/scenes/history.py _ask": _confirm("history-confirm-reset", detail="history-confirm-reset-detail"),
    "ui/scenes/history.py _take_answers": _history,
    "ui/scenes/history_files.py update": _files,
    "ui/scenes/history_files.py begin": lambda say: [
        (say("history-replace"), LONG_PATH, say("history-replace-yes"))
    ],
    "ui/scenes/kept_table.py update": lambda say: [
        (say("save-trouble", problem=say("save-problem-forbidden")), say("save-trouble-detail"))
    ],
    "ui/scenes/lessons.py update": _progress("lessons"),
    "ui/scenes/pause.py _ask": _leaving,
    "ui/scenes/rule_sets.py _ask_name": lambda say: [
        (say("rule-sets-question"), say("rule-sets-question-detail"))
    ],
    "ui/scenes/rule_sets.py _ask_to_remove": lambda say: [
        (say("rule-sets-question-delete", name=SET), "", say("rule-sets-delete-button"))
    ],
    "ui/scenes/rule_sets.py _done": lambda say: [
        (say("rule-sets-problem", problem="No space left on device"), LONG_PATH)
    ],
    "ui/scenes/settings.py back": lambda say: [
        (say("notice-config-not-saved", problem="the file cannot be read as YAML: tab"), f"{LONG_PATH}:12")
    ],
    "ui/scenes/settings.py _ask_page": _confirm("confirm-reset-page", "confirm-reset-settings-yes"),
    "ui/scenes/settings.py _ask": _confirm("confirm-reset-settings"),
    "ui/scenes/solving.py update": lambda say: [
        (say("replay-best-too-long"), ""),
        (say("hint-unavailable"), "the solver cannot be compiled: No module named 'numba'"),
    ],
    "ui/scenes/statistics.py update": lambda say: [(say("history-deal-damaged"), "")],
    "ui/scenes/title.py back": _confirm("confirm-quit-app"),
    "ui/table/ending.py dialog": _endings,
}
"""What is asked, by the file and the function that asks."""


def places_that_ask() -> Iterator[tuple[str, str]]:
    """Every file and function of the program that makes such a scene, and the scene's name."""
    package = Path(napoleon_game.__file__).parent
    for path in sorted((package / "ui").rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for call in ast.walk(function):
                    if (
                        isinstance(call, ast.Call)
                        and isinstance(call.func, ast.Name)
                        and call.func.id in _KINDS
                    ):
                        yield f"{path.relative_to(package).as_posix()} {function.name}", call.func.id
