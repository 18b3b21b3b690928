"""Goes back and forth in matches, in processes that are killed: run by test_kills.py, as ``victim``.

``python -m tests.store.victim_back FOLDER KILLS SEED`` lets each process begin one match of a person, who
takes decisions back as far as the first of the match, and kills it at a random moment. What its file holds is
held against the same match that nothing interrupted. Prints figures as JSON; an assertion fails where
anything is lost.
"""

import json
import os
import random
import sys
import time
from pathlib import Path
from struct import pack

from napoleon_game.store.match_file import read_match
from napoleon_game.store.saves import Saves
from tests.store.support import resume
from tests.store.test_going_back import PLAN, begin, courses, ends, finish, leaps, lines, straight, waver
from tests.store.victim import killed


def play(folder: Path, pipe: int) -> None:
    """Play until killed; say after each decision how many lines were in the file when it was shown."""
    saves = Saves(folder)
    journal = saves.begin(PLAN)
    session = begin(journal)
    waver(session, lambda: os.write(pipe, pack(">i", safe(journal.path)) if journal.ready else b""))
    session.close()
    saves.close()


def safe(path: Path) -> int:
    """The lines in a file by now."""
    return path.read_bytes().count(b"\n")


def begin_process(folder: Path) -> tuple[int, int]:
    """Let a process play; returns its number, and where it says how many lines it knows to be safe."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(reading)
            play(folder, writing)
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    return child, reading


def whole_match(folder: Path) -> float:
    """The seconds that a whole match takes here and now."""
    begun = time.perf_counter()
    child, reading = begin_process(folder)
    os.waitpid(child, 0)
    os.close(reading)
    return time.perf_counter() - begun


def kill_once(folder: Path, seconds: float) -> int:
    """Kill a process that plays, after so many seconds; returns the lines that it knew to be safe."""
    child, reading = begin_process(folder)
    time.sleep(seconds)
    return killed(child, reading, otherwise=0)


def main(folder: Path, kills: int, seed: int) -> dict[str, int]:
    """Kill so many times; returns what was seen."""
    chance = random.Random(seed)
    seen = dict.fromkeys(("kills", "unborn", "within", "gone_back", "whole"), 0)
    (folder / "whole").mkdir()
    longest = whole_match(folder / "whole")
    for number in range(kills):
        within = folder / f"back {number}"
        within.mkdir()
        known = kill_once(within, chance.random() * longest)
        seen["kills"] += 1
        (*files,) = within.glob("*.napoleon")
        if not files:
            assert known == 0
            seen["unborn"] += 1
            continue
        raw = files[0].read_bytes()
        saved = read_match(raw)
        kept = len(saved.lines)
        assert saved.damage is None
        assert raw == b"".join(lines()[:kept])
        assert kept >= known, f"{known} lines were safe and {kept} are kept"
        assert saved.course == courses()[kept - 1]
        seen["whole" if kept == len(lines()) else "within"] += 1
        seen["gone_back"] += kept > leaps()[0]
        session = resume(saved, None)
        finish(session)
        assert ends(session.course) == straight()
    return seen


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
