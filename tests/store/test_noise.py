"""Damaged files of matches: no traceback, no byte lost, and what is read is what was played."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest

from napoleon_game.store.disk import Disk
from napoleon_game.store.match_file import SaveError
from napoleon_game.store.saves import DAMAGED, SUFFIX, Saves
from tests.store.support import AtOnce, whole_file, whole_match

MATCH = ("kyoto", 1)
WHOLE = whole_file(*MATCH)

Mutation = Callable[[random.Random, bytes], bytes]


def flip(chance: random.Random, raw: bytes) -> bytes:
    at = chance.randrange(len(raw))
    return raw[:at] + bytes([raw[at] ^ 1 << chance.randrange(8)]) + raw[at + 1 :]


def overwrite(chance: random.Random, raw: bytes) -> bytes:
    at, length = chance.randrange(len(raw)), chance.randrange(1, 600)
    filling = chance.choice([b"\0" * length, b"\xff" * length, chance.randbytes(length), b"\n" * length])
    return raw[:at] + filling + raw[at + length :]


def cut_off(chance: random.Random, raw: bytes) -> bytes:
    return raw[: chance.randrange(len(raw))]


def cut_out(chance: random.Random, raw: bytes) -> bytes:
    at = chance.randrange(len(raw))
    return raw[:at] + raw[at + chance.randrange(1, 200) :]


def insert(chance: random.Random, raw: bytes) -> bytes:
    at = chance.randrange(len(raw))
    return raw[:at] + chance.randbytes(chance.randrange(1, 100)) + raw[at:]


def swap_lines(chance: random.Random, raw: bytes) -> bytes:
    lines = raw.splitlines(keepends=True)
    a, b = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return b"".join(lines)


def double(chance: random.Random, raw: bytes) -> bytes:
    lines = raw.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    return b"".join([*lines[:at], lines[at], *lines[at:]])


def windows_line_ends(_: random.Random, raw: bytes) -> bytes:
    return raw.replace(b"\n", b"\r\n")


def nothing_but_noise(chance: random.Random, _: bytes) -> bytes:
    return chance.randbytes(chance.randrange(300))


MUTATIONS = (
    flip, flip, overwrite, cut_off, cut_off, cut_out, insert, swap_lines, double,
    windows_line_ends, nothing_but_noise,
)  # fmt: skip

KEYS = ("back", "name", "card", "bid", "discards", "adjutant_card", "played_out")
STRANGE: tuple[object, ...] = (
    None, True, False, 0, -1, 1, 5, 99, 2**63, 2**80, 1.5, 1e999, "", "SA", "JK", "H12", "S20", "pass", "♠A",
    "x" * 300, "\ud800", "\0", [], {}, [[]], ["SA", "SA", "SA"], ["D3"], {"n": 1}, [[[[[]]]]],
)  # fmt: skip


def forge(chance: random.Random, raw: bytes) -> bytes:
    """Lines that say something else under the right checksum: whoever wrote them meant it, or was wrong."""
    lines = raw.splitlines(keepends=True)
    for _ in range(chance.randrange(1, 4)):
        at = chance.choice([0, 0, 1, chance.randrange(len(lines))])
        said = json.loads(lines[at][9:])
        rules = said.get("rules")
        inner = rules if isinstance(rules, dict) and chance.random() < 0.2 else said
        key = chance.choice([*inner, *KEYS])
        if chance.random() < 0.2:
            inner.pop(key, None)
        else:
            inner[key] = chance.choice(STRANGE)
        text = json.dumps(said).encode("ascii")
        lines[at] = b"%08x %s\n" % (crc32(text), text)
    return b"".join(lines)


class Quick(Disk):
    """Does not wait for the disk: nobody draws the plug here."""

    def sync(self, handle: int) -> None:
        pass

    def sync_folder(self, path: Path) -> None:
        pass


def assert_bears(folder: Path, raw: bytes, *, forged: bool) -> str:
    """Look at a file, open it, mend it and go on with it; returns how it went."""
    path = folder / ("match" + SUFFIX)
    path.write_bytes(raw)
    saves = Saves(folder, Quick())
    saves._executor.shutdown()
    saves._executor = AtOnce()  # type: ignore[assignment]  # one thread is enough here
    saves.look().result()
    assert saves.listed is not None
    (listed,) = saves.listed
    try:
        found = saves.open(path).result()
    except SaveError:
        assert listed.match is None
        assert "\n" not in str(listed.error)
        assert path.read_bytes() == raw
        kept = saves.put_aside(path).result()
        assert kept.read_bytes() == raw
        return "refused"
    assert listed.match == found.match
    if not forged:
        _, courses = whole_match(*MATCH)
        assert found.match.course == courses[len(found.match.lines) - 1]
    if found.match.damage is None:
        assert b"".join(found.match.lines) == raw
        return "sound"
    assert "\n" not in found.match.damage.reason
    assert path.read_bytes() == raw
    mended = saves.open(path, mend=True).result()
    assert (folder / DAMAGED / path.name).read_bytes() == raw
    assert mended.match == found.match
    assert mended.journal is not None
    mended.journal.close()
    saves.rename(path, "mended").result()  # something is written behind the sound part
    again = saves.open(path).result()
    assert again.match.damage is None
    assert again.match.course.state == found.match.course.state
    again.journal.close()  # type: ignore[union-attr]
    return "mended"


def fuzz(folder: Path, count: int) -> dict[str, int]:
    chance = random.Random(5)
    seen = dict.fromkeys(("refused", "sound", "mended"), 0)
    for number in range(count):
        raw, forged = WHOLE, number % 3 == 2
        for _ in range(1 if chance.random() < 0.7 else chance.randrange(2, 6)):
            raw = chance.choice(MUTATIONS)(chance, raw or b"\n")
        if forged:
            raw = forge(chance, WHOLE)
        within = folder / str(number)
        within.mkdir()
        seen[assert_bears(within, raw, forged=forged)] += 1
    return seen


def test_200_damaged_files(tmp_path: Path) -> None:
    seen = fuzz(tmp_path, 200)
    assert min(seen["refused"], seen["mended"]) > 20


@pytest.mark.slow
def test_5000_damaged_files(tmp_path: Path) -> None:
    seen = fuzz(tmp_path, 5000)
    assert min(seen["refused"], seen["mended"]) > 500
