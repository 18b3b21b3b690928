"""Ways in which files of settings get damaged: by disks, by editors, by people, and on purpose."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

Chance = random.Random
Mutation = Callable[[Chance, bytes], bytes]

WRONG_VALUES = (
    b"12", b"-1", b"1e9", b"9" * 40, b"0x10", b".nan", b"3.7", b"off", b"yes", b"~", b"null", b"''", b'"12"',
    b"[1, 2]", b"[]", b"{}", b"{a: b}", b"*nowhere", b"&here 5", b"!!int 5", b"!!python/name:os.system x",
    b"| \n  text", b"> ", b"'", b'"', b"@", b"\xe5\x90\x8d\xe5\x89\x8d", b"a: b", b"- a", b"x" * 3000, b"?",
)  # fmt: skip
"""What may stand where a value should."""

STRANGE_KEYS = (b"? ", b"", b"[a]", b"{b: c}", b"<<", b"*a", b"\xe9\x8d\xb5")

INVALID_UTF8 = (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xe5\x90", b"\x80", b"\xfe\xff")


UNSEEN = (
    b"\0", b"\0" * 500, b"\t", b"\x1b[2J", b"\r", b"\x7f", b"\xef\xbb\xbf", b"\xe2\x80\xa8", b"\xc2\x85",
)  # fmt: skip

NOTHING = (
    b"", b"\n", b" ", b"#", b"---\n", b"...\n", b"\xef\xbb\xbf", b"null", b"{}", b"[]", b"\0" * 4096,
)  # fmt: skip

ENCODINGS = ("utf-16", "shift_jis", "latin-1", "utf-32")


def _lines(raw: bytes) -> list[bytes]:
    return raw.splitlines(keepends=True) or [b"\n"]


def _at(chance: Chance, raw: bytes) -> int:
    return chance.randrange(len(raw) + 1)


def flip(chance: Chance, raw: bytes) -> bytes:
    """One to four bits."""
    data = bytearray(raw or b"\n")
    for _ in range(chance.randint(1, 4)):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data)


def cut_off(chance: Chance, raw: bytes) -> bytes:
    """The end is missing."""
    return raw[: _at(chance, raw)]


def cut_lines(chance: Chance, raw: bytes) -> bytes:
    """Some lines are missing."""
    lines = _lines(raw)
    start = chance.randrange(len(lines))
    return b"".join(lines[:start] + lines[start + chance.randint(1, 6) :])


def double_lines(chance: Chance, raw: bytes) -> bytes:
    """Some lines stand there twice."""
    lines = _lines(raw)
    start = chance.randrange(len(lines))
    some = lines[start : start + chance.randint(1, 8)]
    to = chance.choice([start, len(lines), chance.randrange(len(lines))])
    return b"".join([*lines[:to], *some, *lines[to:]])


def swap_lines(chance: Chance, raw: bytes) -> bytes:
    """Two lines change places."""
    lines = _lines(raw)
    a, b = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return b"".join(lines)


def indent(chance: Chance, raw: bytes) -> bytes:
    """A line stands further in, or not as far, or behind a tab."""
    lines = _lines(raw)
    at = chance.randrange(len(lines))
    lines[at] = chance.choice([b" ", b"  ", b"\t", b"      ", b""]) + lines[at].lstrip(b" ")
    return b"".join(lines)


def wrong_value(chance: Chance, raw: bytes) -> bytes:
    """Something else stands behind a colon."""
    places = list(re.finditer(rb":[ \t]+([^\s,}#]+)", raw))
    some = chance.sample(places, min(len(places), chance.randint(1, 5)))
    for place in sorted(some, key=re.Match.start, reverse=True):
        raw = raw[: place.start(1)] + chance.choice(WRONG_VALUES) + raw[place.end(1) :]
    return raw


def wrong_key(chance: Chance, raw: bytes) -> bytes:
    """A key is written wrong, or is no word."""
    places = list(re.finditer(rb"[A-Za-z_]+(?=\"?:)", raw))
    if not places:
        return raw
    place = chance.choice(places)
    wrong = (b"x" + place[0], place[0][1:], place[0].upper(), *STRANGE_KEYS)
    return raw[: place.start()] + chance.choice(wrong) + raw[place.end() :]


def anchors(chance: Chance, raw: bytes) -> bytes:
    """Anchors, aliases and merges, some of which grow without end where they are followed."""
    laughs = b"a0: &a0 [ha, ha]\n" + b"".join(
        b"a%d: &a%d [%s]\n" % (n, n, b", ".join([b"*a%d" % (n - 1)] * 9)) for n in range(1, 30)
    )
    merged = (b"<<: {sound: {master: 3}}\n", b"sound: &s {master: 4}\nx: *s\n")
    some = chance.choice([laughs, b"b: &b {<<: *b}\n", b"c: &c [*c]\n", *merged])
    return some + raw if chance.random() < 0.5 else raw + b"\n" + some


def nest(chance: Chance, raw: bytes) -> bytes:
    """Lists in lists, further than anything needs."""
    depth = chance.choice([5, 19, 21, 100, 3000])
    opening, closing = chance.choice([(b"[", b"]"), (b"{a: ", b"}"), (b"- ", b""), (b'{"a":', b"}")])
    deep = opening * depth + b"1" + closing * (depth if chance.random() < 0.7 else 0)
    at = _at(chance, raw)
    return chance.choice([deep, raw + b"\ndeep: " + deep, raw[:at] + deep + raw[at:]])


def many(chance: Chance, raw: bytes) -> bytes:
    """More keys than anything needs."""
    return raw + b"\n" + b"".join(b"key%d: %d\n" % (n, n) for n in range(chance.choice([50, 3000])))


def not_text(chance: Chance, raw: bytes) -> bytes:
    """Bytes that no letter has."""
    at = _at(chance, raw)
    return raw[:at] + chance.choice(INVALID_UTF8) + raw[at + chance.randrange(2) :]


def control(chance: Chance, raw: bytes) -> bytes:
    """Zeros, tabs and other characters that nobody sees."""
    at = _at(chance, raw)
    return raw[:at] + chance.choice(UNSEEN) + raw[at:]


def noise(chance: Chance, raw: bytes) -> bytes:
    """Some of it, or all, is anything."""
    at = _at(chance, raw)
    some = chance.randbytes(chance.randint(1, 80))
    return some if chance.random() < 0.3 else raw[:at] + some + raw[at + len(some) :]


def empty(chance: Chance, raw: bytes) -> bytes:  # noqa: ARG001
    """Nothing, or nearly nothing."""
    return chance.choice(NOTHING)


def line_ends(chance: Chance, raw: bytes) -> bytes:
    """Those of another system."""
    return raw.replace(b"\n", chance.choice([b"\r\n", b"\r"]))


def other_encoding(chance: Chance, raw: bytes) -> bytes:
    """Saved by an editor that means another set of letters."""
    return raw.decode("utf-8", "replace").encode(chance.choice(ENCODINGS), "replace")


MUTATIONS: tuple[Mutation, ...] = (
    flip, cut_off, cut_lines, double_lines, swap_lines, indent, wrong_value, wrong_value, wrong_key, anchors,
    nest, many, not_text, control, noise, empty, line_ends, other_encoding,
)  # fmt: skip


def mutated(chance: Chance, raw: bytes) -> bytes:
    """The file with one damage, or with a few."""
    for _ in range(1 if chance.random() < 0.6 else chance.randint(2, 4)):
        raw = chance.choice(MUTATIONS)(chance, raw)
    return raw


STRANGE: tuple[object, ...] = (
    None, True, 0, -1, 5, 2**80, 1.5, "", "x" * 300, "\ud800", "\0", [], {}, [[]], {"note": 1}, [[[[[]]]]],
)  # fmt: skip
"""What a value of JSON may be instead."""


def forged(chance: Chance, raw: bytes) -> bytes:
    """JSON in which one thing is another, is gone, stands there twice, or is more than there should be."""
    root = json.loads(raw)
    inner: list[Any] = [root]
    for node in inner:
        parts = node.values() if isinstance(node, dict) else node
        inner += [each for each in parts if isinstance(each, dict | list)]
    node = chance.choice([each for each in inner if each])
    key = chance.choice(list(node) if isinstance(node, dict) else range(len(node)))
    match chance.randrange(4):
        case 0:
            node[key] = chance.choice(STRANGE)
        case 1:
            node.pop(key)
        case 2 if isinstance(node, dict):
            node[chance.choice(["note", "Format", "rules2", ""])] = chance.choice(STRANGE)
        case 2:
            node.insert(0, node[key])
        case _:
            text = json.dumps(root)
            place = chance.choice(list(re.finditer(r'\{("\w+": )', text)))  # its first key stands there twice
            return f"{text[: place.start(1)]}{place[1]}1, {text[place.start(1) :]}".encode()
    return json.dumps(root).encode("ascii")
