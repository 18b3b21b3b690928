"""Changing settings in a text: what a person wrote there stays."""

import pytest

from napoleon_game.config.choices import Language, Speed
from napoleon_game.config.document import DocumentError
from napoleon_game.config.editing import EditError, edit
from napoleon_game.config.kinds import Value

FIVE = ("a", "b", "c", "d", "e")
BESIDE_C = ("a", "b", "X", "d", "e")


EDITS: dict[str, tuple[str, str, Value, str]] = {
    "a value, all comments and blanks kept": (
        "# top\nsound:   # loud\n  master:   80   # percent\n  x: [1,  2]\n# end",
        "sound.master",
        5,
        "# top\nsound:   # loud\n  master:   5   # percent\n  x: [1,  2]\n# end",
    ),
    "a new key goes after the others, indented like them": (
        "sound:\n    cards: 1  # low\n\n# The window.\nwindow: {width: 960}\n",
        "sound.master",
        5,
        "sound:\n    cards: 1  # low\n    master: 5\n\n# The window.\nwindow: {width: 960}\n",
    ),
    "a new key in braces": (
        "window: {width: 960}  # small",
        "window.height",
        600,
        "window: {width: 960, height: 600}  # small",
    ),
    "empty braces": (
        "window: {}  # small",
        "window.height",
        600,
        "window: {height: 600}  # small",
    ),
    "a new section at the end": (
        "language: ja # x\n",
        "sound.master",
        5,
        "language: ja # x\n\nsound:\n  master: 5\n",
    ),
    "all in braces": (
        "{language: ja}",
        "sound.master",
        5,
        "{language: ja, sound: {master: 5}}",
    ),
    "an empty section": (
        "sound: # nothing yet\nx: 1\n",
        "sound.master",
        5,
        "sound: # nothing yet\n  master: 5\nx: 1\n",
    ),
    "a section of nothing": (
        "sound: ~ # none\n",
        "sound.master",
        5,
        "sound: {master: 5} # none\n",
    ),
    "an empty value": (
        "sound:\n  master: # ?\n",
        "sound.master",
        5,
        "sound:\n  master: 5 # ?\n",
    ),
    "only comments": (
        "# only this",
        "language",
        Language.JAPANESE,
        "# only this\n\nlanguage: ja\n",
    ),
    "an empty file": (
        "",
        "language",
        Language.JAPANESE,
        "language: ja\n",
    ),
    "an empty document": (
        "---\n",
        "language",
        Language.JAPANESE,
        "---\n\nlanguage: ja\n",
    ),
    "line ends of Windows": (
        "sound:\r\n  cues: 1\r\n",
        "sound.master",
        5,
        "sound:\r\n  cues: 1\r\n  master: 5\r\n",
    ),
    "a word": (
        "motion: {speed: off}",
        "motion.speed",
        Speed.FAST,
        "motion: {speed: fast}",
    ),
    "a quoted word": (
        "motion: {speed: 'fast'}",
        "motion.speed",
        Speed.OFF,
        "motion: {speed: off}",
    ),
    "a folded word": (
        "motion:\n  speed: >-\n    fast\n\n  # x\n  reduced: no\n",
        "motion.speed",
        Speed.OFF,
        "motion:\n  speed: off\n\n  # x\n  reduced: no\n",
    ),
    "one item of a list": (
        "match:\n  names:\n  - a  # me\n  - b\n  - c  # you\n  - d\n  - e\n",
        "match.names",
        BESIDE_C,
        "match:\n  names:\n  - a  # me\n  - b\n  - X  # you\n  - d\n  - e\n",
    ),
    "one in brackets": (
        "match: {names: [a, 'b', \"c\", d, e]}",
        "match.names",
        BESIDE_C,
        "match: {names: [a, 'b', X, d, e]}",
    ),
    "a short list": (
        "match:\n  names:\n  - a # me\n  x: 1\n",
        "match.names",
        FIVE,
        "match:\n  names: [a, b, c, d, e] # me\n  x: 1\n",
    ),
    "no list": (
        "match: {names: Ney}",
        "match.names",
        FIVE,
        "match: {names: [a, b, c, d, e]}",
    ),
    "a section for a value": (
        "sound:\n  master:\n    a: 1 # x\n  cues: 2\n",
        "sound.master",
        5,
        "sound:\n  master: 5 # x\n  cues: 2\n",
    ),
    "the key that counts": (
        "sound:\n  master: 1\n  master: 2\n",
        "sound.master",
        5,
        "sound:\n  master: 1\n  master: 5\n",
    ),
    "an alias": (
        "a: &a 1\nsound: {master: *a}\n",
        "sound.master",
        5,
        "a: &a 1\nsound: {master: 5}\n",
    ),
    "after a block": (
        "sound:\n  x: |\n    text\n\n# window\n",
        "sound.master",
        5,
        "sound:\n  x: |\n    text\n  master: 5\n\n# window\n",
    ),
    "before the end mark": (
        "sound:\n  master: 1\n...\n",
        "language",
        Language.ENGLISH,
        "sound:\n  master: 1\n\nlanguage: en\n...\n",
    ),
    "a last comma": (
        "sound: {master: 1,}",
        "sound.cues",
        5,
        "sound: {master: 1, cues: 5,}",
    ),
    "quoted keys": (
        "'sound': {\"master\": 1}",
        "sound.master",
        5,
        "'sound': {\"master\": 5}",
    ),
    "other letters": (
        "🂡: 1 # ナポレオン\nsound: {master: 1}",
        "sound.master",
        5,
        "🂡: 1 # ナポレオン\nsound: {master: 5}",
    ),
}
"""By what is special: a text, the setting that changes, its new value, and the text afterwards."""


@pytest.mark.parametrize(("before", "key", "value", "after"), EDITS.values(), ids=EDITS)
def test_only_what_changes_changes(before: str, key: str, value: Value, after: str) -> None:
    assert edit(before, {key: value}) == after
    assert edit(after, {key: value}) == after


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ney", "Ney"),
        ("Le Brun", "Le Brun"),
        ("ケンジ", "ケンジ"),
        ("No", '"No"'),
        ("null", '"null"'),
        ("~", '"~"'),
        ("7", '"7"'),
        ("a: b", '"a: b"'),
        ("a#b", '"a#b"'),
        ('"', r'"\""'),
        ("\\", r'"\\"'),
        ("♠", '"♠"'),
    ],
)
def test_names_are_quoted_where_yaml_would_take_them_for_something_else(name: str, written: str) -> None:
    assert edit("match: {names: [a, b, c, d, e]}", {"match.names": ("a", "b", name, "d", "e")}) == (
        f"match: {{names: [a, b, {written}, d, e]}}"
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [("sound: 3\n", 1), ("x: 1\nsound: [a]\n", 2), ("- sound\n", 1), ("? {a: 1}\n: b\nsound: *a", 3)],
)
def test_no_guess_is_made_where_a_section_is_something_else(text: str, line: int) -> None:
    with pytest.raises(EditError) as caught:
        edit(text, {"sound.master": 5})
    assert caught.value.line == line


@pytest.mark.parametrize("text", ["sound: {master: 3", "a: 'b", "\0", "a: 1\n---\n"])
def test_what_is_no_yaml_is_not_changed(text: str) -> None:
    with pytest.raises(DocumentError):
        edit(text, {"sound.master": 5})


@pytest.mark.parametrize("value", [-1, 101, "loud", 3.5, True])
def test_a_value_that_the_setting_does_not_allow_is_not_written(value: Value) -> None:
    with pytest.raises(EditError, match=r"sound\.master cannot be set to"):
        edit("", {"sound.master": value})
