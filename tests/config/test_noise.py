"""Noise of all kinds: never an exception, always a valid configuration, nothing lost on saving."""

import re
from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from napoleon_game.config import document
from napoleon_game.config.document import DocumentError, Node, parse
from napoleon_game.config.editing import EditError, edit
from napoleon_game.config.kinds import Value
from napoleon_game.config.settings import SETTINGS
from napoleon_game.resources import default_config
from tests.config.support import assert_valid, read, read_content, values_of, write

DEFAULT_TEXT = default_config().read_text(encoding="utf-8")

quickly = settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

PIECES = [
    *SETTINGS,
    *(name for key in SETTINGS for name in key.split(".")),
    *"\n \t:-?,[]{}#&*!|>'\"%@`~<=\\",
    "\n  ",
    ": ",
    "- ",
    "&a ",
    "*a",
    "!!str ",
    "<<: ",
    "---\n",
    "...\n",
    "\r\n",
    "\u2028",
    "\ufeff",
    "off",
    "12",
    "true",
    "\"\\U00110000\"",
    '"\\ud800"',
    "名",
]  # fmt: skip

yaml_like = st.lists(st.sampled_from(PIECES), max_size=40).map("".join)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """The configuration file with some pieces cut out, doubled or put in."""
    text = draw(st.sampled_from([DEFAULT_TEXT, re.sub(r" +#.*|#.*\n", "", DEFAULT_TEXT)]))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 30)))
        piece = draw(st.sampled_from(PIECES) | st.just(text[start:end] * 2) | st.text(max_size=3))
        text = text[:start] + piece + text[end:]
    return text


def encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


@quickly
@given(st.binary(max_size=200) | st.text(max_size=200).map(encoded) | yaml_like.map(encoded))
@example(b'"\\UFFFFFFFF"')
@example(b"%YAML 99999999999999999999.1\n---\n")
@example(b"sound: {master: '\\ud800'}")
@example(b'match: {names: ["\\ud800", b, c, d, e]}')
@example(b"\xef\xbb\xbf\xef\xbb\xbfa: 1")
def test_no_file_raises_anything(tmp_path: Path, content: bytes) -> None:
    loaded = read_content(tmp_path, content)
    assert_valid(loaded.config)
    assert all("\n" not in str(notice) for notice in loaded.notices)


@quickly
@given(mutated())
def test_no_change_of_the_configuration_file_raises_anything(tmp_path: Path, text: str) -> None:
    loaded = read_content(tmp_path, encoded(text))
    assert_valid(loaded.config)
    assert all("\n" not in str(notice) for notice in loaded.notices)


@quickly
@given(st.data())
def test_no_environment_and_no_command_line_raises_anything(tmp_path: Path, data: st.DataObject) -> None:
    text = st.text(max_size=30) | yaml_like
    variables = [setting.variable for setting in SETTINGS.values()]
    loaded = read(
        write(tmp_path / "config.yaml", ""),
        environment=data.draw(
            st.dictionaries(st.sampled_from(variables) | text.map("NAPOLEON_".__add__), text)
        ),
        overrides=data.draw(st.dictionaries(st.sampled_from(list(SETTINGS)) | text, text)),
    )
    assert_valid(loaded.config)
    assert all("\n" not in str(notice) for notice in loaded.notices)


def tree_of(text: str, loader: type) -> Node | str | None:
    """What a text is with one of PyYAML's parsers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(document, "_Loader", loader)
        try:
            return parse(text)
        except DocumentError:
            return "an error"


@pytest.mark.skipif(not hasattr(yaml, "CSafeLoader"), reason="PyYAML was built without its parser in C")
@quickly
@given(mutated())
def test_the_two_parsers_of_pyyaml_agree_on_what_both_can_read(text: str) -> None:
    fast, slow = (tree_of(text, loader) for loader in (yaml.CSafeLoader, yaml.SafeLoader))
    assert fast == slow or "an error" in (fast, slow)


@st.composite
def changed(draw: st.DrawFn) -> dict[str, Value]:
    """New values for a few settings."""
    keys = draw(st.lists(st.sampled_from(list(SETTINGS)), min_size=1, max_size=4, unique=True))
    return {key: draw(values_of(SETTINGS[key].kind)) for key in keys}


def comments(text: str) -> list[str]:
    return sorted(line.strip() for line in text.splitlines() if line.lstrip().startswith("#"))


@quickly
@given(st.data(), changed())
def test_any_values_can_be_saved_into_any_part_of_the_configuration_file(
    tmp_path: Path, data: st.DataObject, changes: dict[str, Value]
) -> None:
    lines = DEFAULT_TEXT.splitlines(keepends=True)
    removed = data.draw(
        st.sets(st.sampled_from([n for n, line in enumerate(lines) if line.startswith("  ")]))
    )
    text = "".join(line for number, line in enumerate(lines) if number not in removed)
    new = edit(text, changes)
    before, after = read_content(tmp_path, text), read_content(tmp_path, new)
    expected = before.config
    for key, value in changes.items():
        expected = SETTINGS[key].put(expected, value)
    assert after.config == expected
    assert after.notices == ()
    assert comments(new) == comments(text)
    assert edit(new, changes) == new


@quickly
@given(mutated() | yaml_like, changed())
def test_saving_into_noise_changes_what_it_should_or_refuses(
    tmp_path: Path, text: str, changes: dict[str, Value]
) -> None:
    try:
        new = edit(text, changes)
    except (DocumentError, EditError):
        return
    before, after = (read_content(tmp_path, encoded(content)) for content in (text, new))
    expected = before.config
    for key, value in changes.items():
        expected = SETTINGS[key].put(expected, value)
    assert after.config == expected
    assert len(after.notices) <= len(before.notices)
