"""Which layer decides: command line, environment, own file, the program's file, defaults."""

from pathlib import Path

import pytest

from napoleon_game.config import loading
from napoleon_game.config.choices import Language, Speed
from napoleon_game.config.files import user_file
from napoleon_game.config.loading import load
from napoleon_game.config.notices import Problem
from napoleon_game.config.schema import Config
from tests.config.support import only_notice, write

LAYERS = ["default", "program", "own file", "environment", "command line"]


@pytest.mark.parametrize("top", range(len(LAYERS)), ids=LAYERS)
def test_the_highest_layer_that_says_something_decides(top: int, tmp_path: Path) -> None:
    said = {layer: 10 * level for level, layer in enumerate(LAYERS) if 0 < level <= top}

    def content(layer: str) -> str:
        return f"sound: {{master: {said[layer]}}}\n" if layer in said else ""

    loaded = load(
        write(tmp_path / "own.yaml", content("own file")),
        program_file=write(tmp_path / "program.yaml", content("program")),
        environment={"NAPOLEON_SOUND_MASTER": str(said["environment"])} if "environment" in said else {},
        overrides={"sound.master": str(said["command line"])} if "command line" in said else {},
    )
    assert loaded.notices == ()
    assert loaded.config.sound.master == (10 * top if top else Config().sound.master)


def test_each_layer_decides_only_what_it_says(tmp_path: Path) -> None:
    loaded = load(
        write(tmp_path / "own.yaml", "sound:\n  cards: 2\n  cues: 2\nlanguage: ja\n"),
        program_file=write(tmp_path / "program.yaml", "sound: {master: 1, cards: 1, cues: 1}\n"),
        environment={"NAPOLEON_SOUND_CUES": "3"},
        overrides={"motion.speed": "off"},
    )
    sound = loaded.config.sound
    assert (sound.enabled, sound.master, sound.cards, sound.cues) == (True, 1, 2, 3)
    assert loaded.config.language is Language.JAPANESE
    assert loaded.config.motion.speed is Speed.OFF


def test_a_wrong_value_leaves_the_decision_to_the_layer_below(tmp_path: Path) -> None:
    own = write(tmp_path / "own.yaml", "sound: {master: 30}\n")
    loaded = load(own, environment={"NAPOLEON_SOUND_MASTER": "loud"})
    assert loaded.config.sound.master == 30
    assert only_notice(loaded).used == "30"


def test_a_notice_names_the_value_in_force_even_if_a_higher_layer_gave_it(tmp_path: Path) -> None:
    own = write(tmp_path / "own.yaml", "sound: {master: loud}\n")
    loaded = load(own, environment={}, overrides={"sound.master": "7"})
    assert only_notice(loaded).used == "7"


def test_the_own_file_lies_where_the_system_has_such_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = write(tmp_path / "config.yaml", "language: en\n")
    monkeypatch.setattr(loading, "user_file", lambda: own)
    loaded = load(environment={})
    assert loaded.config.language is Language.ENGLISH
    assert loaded.file == own
    assert user_file().name == "config.yaml"
    assert user_file().parent.name == "napoleon-game"


def test_a_missing_own_file_is_nothing_to_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "user_file", lambda: tmp_path / "none" / "config.yaml")
    loaded = load(environment={})
    assert loaded.notices == ()
    assert loaded.config == Config()


def test_a_file_that_somebody_named_must_be_there(tmp_path: Path) -> None:
    loaded = load(tmp_path / "none.yaml", environment={})
    notice = only_notice(loaded)
    assert notice.problem is Problem.UNREADABLE
    assert str(notice) == (
        f"{tmp_path / 'none.yaml'}: the file cannot be read: it is not there; nothing in it is used"
    )
    assert loaded.file == tmp_path / "none.yaml"


def test_the_environment_is_that_of_the_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAPOLEON_LANGUAGE", "ja")
    assert load(write(tmp_path / "own.yaml", "")).config.language is Language.JAPANESE


@pytest.mark.parametrize(
    "text",
    [
        "human,rules,a:B,random,rules",
        " human , rules ,a:B, random,rules ",
        "[human, rules, a:B, random, rules]",
    ],
)
def test_lists_outside_files_have_commas(text: str, tmp_path: Path) -> None:
    loaded = load(write(tmp_path / "own.yaml", ""), environment={"NAPOLEON_MATCH_PLAYERS": text})
    assert loaded.notices == ()
    assert loaded.config.match.players == ("human", "rules", "a:B", "random", "rules")


def test_unknown_names_outside_files_are_told_with_what_was_meant(tmp_path: Path) -> None:
    loaded = load(
        write(tmp_path / "own.yaml", ""),
        environment={"NAPOLEON_SOUND_MASTR": "3", "NAPOLEONIC": "x", "HOME": "/", "PATH": "\0"},
        overrides={"sound.mastr": "3", "sound": "3", "x\n" * 100: "", "": ""},
    )
    assert {notice.problem for notice in loaded.notices} == {Problem.UNKNOWN_KEY}
    first, second, *others = map(str, loaded.notices)
    assert first.startswith(
        "environment: NAPOLEON_SOUND_MASTR: there is no such setting: expected NAPOLEON_SOUND_MASTER"
    )
    assert second.startswith("command line: sound.mastr: there is no such setting: expected sound.master")
    assert len(others) == 3
    assert all("\n" not in text and len(text) < 300 for text in others)
    assert loaded.config == Config()
