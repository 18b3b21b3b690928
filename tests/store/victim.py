"""Plays matches in processes that are killed: run by test_kills.py, in a process with one thread only.

``python -m tests.store.victim FOLDER KILLS SEED [DISK]`` plays matches of computer players one after another
in ``FOLDER``. Each process goes on with the match that was left, tells through a pipe how many actions it has
shown, and is killed at a random moment. After each kill the file is held against a match that nothing
interrupted. Prints figures as JSON; an assertion fails where anything is lost.
"""

import json
import os
import random
import select
import signal
import sys
import time
from pathlib import Path
from struct import pack, unpack

from napoleon_game.match.session import Session
from napoleon_game.store.disk import Disk
from napoleon_game.store.match_file import SavedMatch, read_match
from napoleon_game.store.saves import Saves
from tests.store.support import bot, go_on, make_plan, resume, whole_file, whole_match

DEALS = 2
LONGEST = 0.04
"""Seconds after which a process that plays is killed at the latest."""


class Broken(Disk):
    """Writes half of a line now and then, and then hangs: so the process is killed in the middle of it."""

    def write(self, handle: int, data: bytes) -> int:
        if random.random() < 0.05:
            super().write(handle, data[: random.randrange(len(data))])
            time.sleep(60)
        return super().write(handle, data)


DISKS = {"sound": Disk, "broken": Broken}


def play(folder: Path, seed: str, pipe: int, disk: Disk) -> None:
    """Play on until killed or the match is over; say after every action that is shown how many there are."""
    saves = Saves(folder, disk)
    saves.look().result()
    listed = saves.listed or ()
    if listed:
        opened = saves.open(listed[0].path, mend=True).result()
        session = resume(opened.match, opened.journal)
        shown = len(opened.match.lines) - 1
    else:
        plan = make_plan(seed, DEALS)
        session = Session(plan.series, plan.occupants, plan.rules, bot, scribe=saves.begin(plan))
        shown = 0
    os.write(pipe, pack(">i", shown))
    for _ in go_on(session):
        shown += 1
        os.write(pipe, pack(">i", shown))
    session.close()
    saves.close()


def kill_once(folder: Path, seed: str, chance: random.Random, disk: type[Disk]) -> int:
    """Let a process play and kill it; returns the actions that it had shown, -1 for none at all."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(reading)
            random.seed(chance.random())
            play(folder, seed, writing, disk())
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    if chance.random() < 0.8:  # else it may be killed while it opens the file
        select.select([reading], [], [], 1)
    time.sleep(chance.random() * LONGEST)
    return killed(child, reading, otherwise=-1)


def killed(child: int, reading: int, otherwise: int) -> int:
    """Kill a process; returns the last number that it said, or ``otherwise`` if it said none."""
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0, "the process failed by itself"
    said = b""
    while part := os.read(reading, 2**16):
        said += part
    os.close(reading)
    return int(unpack(">i", said[-4:])[0]) if len(said) >= 4 else otherwise


def left(folder: Path) -> SavedMatch | None:
    """The match as its file has it; ``None`` if there is none yet."""
    files = sorted(folder.glob("*.napoleon"))
    assert len(files) <= 1
    return read_match(files[0].read_bytes()) if files else None


def main(folder: Path, kills: int, seed: int, disk: type[Disk]) -> dict[str, int]:
    """Kill so many times; returns what was seen."""
    chance = random.Random(seed)
    seen = dict.fromkeys(("kills", "matches", "before", "after", "torn", "unborn"), 0)
    lasting, text, match = -1, "", folder
    while seen["kills"] < kills:
        if lasting < 0:
            seen["matches"] += 1
            text = f"kill {seed} {seen['matches']}"
            match = folder / text
            match.mkdir()
            lasting = 0
        actions, courses = whole_match(text, DEALS)
        shown = max(kill_once(match, text, chance, disk), lasting)
        seen["kills"] += 1
        saved = left(match)
        if saved is None:
            assert shown == 0
            seen["unborn"] += 1
            continue
        kept = len(saved.lines) - 1
        assert shown <= kept <= shown + 1, f"{shown} actions were shown and {kept} are kept"
        assert saved.course == courses[kept]
        seen["after" if kept > shown else "before"] += 1
        if saved.damage is not None:
            assert saved.damage.lost == 1
            assert disk is not Disk, "no line breaks off where the disk is sound"
            seen["torn"] += 1
        lasting = kept
        if kept == len(actions):
            assert saved.course.records == courses[-1].records
            (file,) = match.glob("*.napoleon")
            assert file.read_bytes() == whole_file(text, DEALS)
            lasting = -1
    return seen


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), DISKS[sys.argv[4]])))
