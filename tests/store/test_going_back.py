"""Going back into deals that are over, in files: killed at any moment, a match is as before or after it."""

import errno
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.actions import Action
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.match.course import Course, Place
from napoleon_game.match.scribe import Scribe
from napoleon_game.match.session import Session
from napoleon_game.store.disk import Disk
from napoleon_game.store.journal import Journal
from napoleon_game.store.match_file import plan_line, read_match
from napoleon_game.store.saves import Saves
from tests.store.support import AtOnce, FaultyDisk, bot, make_plan, opened, resume

PLAN = make_plan("nara", 2, ("human", "rules", "rules", "rules", "rules"))


def until_asked(session: Session) -> bool:
    """Go on, into the next deal too, until the person is asked; ``False`` when the match is over."""
    while not session.over or not session.table.over:
        if session.table.over:
            session.next_deal()
        if session.advance() is None:
            if session.asked is not None:
                return True
            time.sleep(0.0001)
    return False


def decide(session: Session) -> None:
    person = session.people[0]
    assert person.asked is not None
    person.submit(RulesPlayer().decide(person.asked, Stream("any")))
    session.advance()


def finish(session: Session) -> None:
    """Decide to the end of the match, as ``rules`` would."""
    while until_asked(session):
        decide(session)


def waver(session: Session, then: Callable[[], object] = lambda: None) -> None:
    """Play to the end and go back into the last deal, into the first, and to its beginning; then play again.

    ``then`` is called after each decision and each step back.
    """
    for steps in (1, 14, 1000):
        while until_asked(session):
            decide(session)
            then()
        for _ in range(steps):
            if session.undo() is None:
                break
            then()
    finish(session)
    then()


def begin(scribe: Scribe | None = None) -> Session:
    session = Session(PLAN.series, PLAN.occupants, PLAN.rules, bot, scribe=scribe)
    session.next_deal()
    return session


def a_journal(path: Path, disk: Disk) -> Journal:
    return Journal(path, (plan_line(PLAN),), AtOnce(), disk)


class Lines(Journal):
    """A journal whose lines are kept in memory, and the match after each of them."""

    def __init__(self) -> None:
        super().__init__(Path(), (plan_line(PLAN),), AtOnce(), Disk(), handle=0)
        self.courses = [read_match(self._lines[0]).course]

    def write(self, action: Action, played_out: int = 0) -> None:
        super().write(action, played_out)
        self.courses.append(self.courses[-1].after(action, played_out))

    def went_back(self, place: Place) -> None:
        super().went_back(place)
        self.courses.append(self.courses[-1].back(place))

    def _put(self, line: bytes) -> None:
        self._lines.append(line)

    @property
    def lines(self) -> tuple[bytes, ...]:
        return tuple(self._lines)


@cache
def wavered() -> Lines:
    """A match that went back and forth."""
    journal = Lines()
    waver(begin(journal))
    return journal


def lines() -> tuple[bytes, ...]:
    """Its lines."""
    return wavered().lines


def courses() -> list[Course]:
    """The match after each of the lines."""
    return wavered().courses


def leaps() -> list[int]:
    """The lines that go back into a deal that was over."""
    read = courses()
    return [n for n in range(1, len(read)) if len(read[n].reopened) > len(read[n - 1].reopened)]


def ends(course: Course) -> list[State]:
    return [record.state for record in course.records]


def straight() -> list[State]:
    """How the deals end where nothing is taken back."""
    session = begin()
    finish(session)
    return ends(session.course)


def test_what_is_read_is_the_match_as_it_was_played(tmp_path: Path) -> None:
    journal = a_journal(tmp_path / "a", Disk())
    session, seen = begin(journal), [0]

    def look() -> None:
        seen[0] += 1
        if seen[0] % 11 == 0 or session.over:
            read = read_match(journal.path.read_bytes())
            assert (read.course, read.damage) == (session.course, None)

    waver(session, look)
    assert journal.path.read_bytes() == b"".join(lines())
    assert courses()[-1] == session.course
    assert ends(session.course) == straight()
    assert len(leaps()) == len(session.course.reopened) == 5


def test_a_file_that_ends_anywhere_in_a_step_back_has_the_match_before_or_after_it() -> None:
    for number in leaps():
        before, line = b"".join(lines()[:number]), lines()[number]
        for cut in range(len(line) + 1):
            saved = read_match(before + line[:cut])
            assert saved.course == courses()[number if cut == len(line) else number - 1]
            assert (saved.damage is None) is (cut in (0, len(line)))


SLOW = pytest.mark.slow


@pytest.mark.parametrize("after", [-1, 0, *(pytest.param(lines, marks=SLOW) for lines in (1, 3, 9))])
def test_a_match_that_is_resumed_beside_a_step_back_comes_to_the_same_end(tmp_path: Path, after: int) -> None:
    for number in leaps()[1:3]:
        path = tmp_path / f"{number}.napoleon"
        path.write_bytes(b"".join(lines()[: number + 1 + after]))
        saves = Saves(tmp_path)
        found = opened(saves, path)
        assert found.match.course == courses()[number + after]
        session = resume(found.match, found.journal)
        assert session.course == found.match.course
        finish(session)
        session.close()
        saves.close()
        assert ends(session.course) == straight()
        again = read_match(path.read_bytes())
        assert (again.course, again.damage) == (session.course, None)


def test_a_match_that_is_over_is_gone_back_into_after_a_break(tmp_path: Path) -> None:
    path = tmp_path / "a.napoleon"
    path.write_bytes(b"".join(lines()))
    saves = Saves(tmp_path)
    session = resume((found := opened(saves, path)).match, found.journal)
    while session.undo() is not None:
        pass
    session.close()
    saves.close()
    course = read_match(path.read_bytes()).course
    assert (course, course.records, course.state.deal) == (session.course, (), PLAN.series.next_deal())


@pytest.mark.parametrize("number", [errno.ENOSPC, pytest.param(errno.EIO, marks=SLOW)])
@pytest.mark.parametrize("for_good", [False, True])
def test_whatever_call_fails_in_a_step_back_the_match_is_as_before_or_after_it(
    tmp_path: Path, number: int, for_good: bool
) -> None:
    """The calls of the line itself, and of the line before and after it."""
    counted = FaultyDisk()
    calls = []
    waver(begin(a_journal(tmp_path / "counted", counted)), lambda: calls.append(len(counted.calls)))
    each = (calls[-1] - 9) / (len(lines()) - 1)
    assert each == 2, "a line is written and synced"
    for leap in leaps()[1:2] if number == errno.ENOSPC else leaps():
        for call in range(9 + 2 * (leap - 2), 9 + 2 * (leap + 1)):
            path = tmp_path / f"{leap}-{call}"
            disk = FaultyDisk(lambda at, call=call: at >= call if for_good else at == call, number)  # type: ignore[misc]
            journal = a_journal(path, disk)
            session = begin(journal)
            waver(session)
            journal.close()
            saved = read_match(path.read_bytes())
            if for_good:
                sure = (call - 9) // 2  # lines before the one that failed
                assert saved.course in courses()[sure : sure + 2]
                assert saved.damage is None or saved.damage.lost == 1
                assert journal.trouble is not None
            else:
                assert path.read_bytes() == b"".join(lines())
                assert journal.trouble is None
