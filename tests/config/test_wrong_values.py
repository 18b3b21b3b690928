"""Each kind of wrong value: named with file, line, key path, what is allowed and what is used."""

from pathlib import Path

import pytest

from napoleon_game.config.notices import Problem
from napoleon_game.config.schema import Config
from napoleon_game.config.settings import SETTINGS
from tests.config.support import assert_valid, only_notice, read, read_content, write

PLAYERS = "[human, normal, normal, normal, normal]"


@pytest.mark.parametrize(
    ("key", "written", "found", "allowed"),
    [
        ("window.width", "99999", "99999", "a whole number from 960 to 7680"),
        ("window.width", "959", "959", "a whole number from 960 to 7680"),
        ("window.width", "wide", "wide", "a whole number from 960 to 7680"),
        ("window.width", '"1280"', "'1280'", "a whole number from 960 to 7680"),
        ("window.width", "1280.0", "1280.0", "a whole number from 960 to 7680"),
        ("window.width", "01280", "01280", "a whole number from 960 to 7680"),
        ("window.width", "1_280", "1_280", "a whole number from 960 to 7680"),
        ("window.width", "１２８０", "１２８０", "a whole number from 960 to 7680"),
        ("window.width", "", "nothing", "a whole number from 960 to 7680"),
        ("window.width", "~", "~", "a whole number from 960 to 7680"),
        ("window.width", "true", "true", "a whole number from 960 to 7680"),
        ("window.width", "[1280]", "a list", "a whole number from 960 to 7680"),
        ("window.width", "{a: 1}", "a section", "a whole number from 960 to 7680"),
        ("window.width", "*a", "an alias", "a whole number from 960 to 7680"),
        ("window.fullscreen", "1", "1", "true or false"),
        ("window.fullscreen", "tRUE", "tRUE", "true or false"),
        ("window.fullscreen", "'true'", "'true'", "true or false"),
        ("look.text_scale", "2.01", "2.01", "a number from 0.8 to 2.0"),
        ("look.text_scale", ".nan", ".nan", "a number from 0.8 to 2.0"),
        ("look.text_scale", ".inf", ".inf", "a number from 0.8 to 2.0"),
        ("look.text_scale", "1e0", "1e0", "a number from 0.8 to 2.0"),
        ("look.text_scale", "1,5", "1,5", "a number from 0.8 to 2.0"),
        ("look.theme", "casino", "casino", "salon or contrast"),
        ("look.theme", "Salon", "Salon", "salon or contrast"),
        ("look.theme", '""', "an empty text", "salon or contrast"),
        ("motion.speed", "false", "false", "slow, normal, fast or off"),
        ("match.names", "Ney", "Ney", "a list of 5 names"),
        ("match.names", "[You, Ney]", "a list of 2", "a list of 5 names"),
        ("match.names", "[]", "a list of 0", "a list of 5 names"),
        ("match.players", "{human: 1}", "a section", "a list of 5 players"),
        ("rules.min_target", "0", "0", "a whole number from 1 to 20"),
        ("rules.min_target", "21", "21", "a whole number from 1 to 20"),
        ("rules.pass_is_final", "maybe", "maybe", "true or false"),
        ("rules.reveal_discarded_pictures", "all", "all", "none, count or cards"),
    ],
)
def test_a_wrong_value_in_a_file(key: str, written: str, found: str, allowed: str, tmp_path: Path) -> None:
    section, name = key.split(".")
    loaded = read_content(tmp_path, f"# mine\n{section}:\n\n  {name}: {written}  # a comment\n")
    notice = only_notice(loaded)
    used = SETTINGS[key].kind.write(SETTINGS[key].default)
    file = tmp_path / "config.yaml"
    assert notice.problem is Problem.WRONG_VALUE
    assert (notice.file, notice.line, notice.key) == (file, 4, key)
    assert (notice.found, notice.allowed, notice.used) == (found, allowed, used)
    assert str(notice) == (
        f"{file}, line 4: {key}: {found} is not allowed: expected {allowed}; {used} is used"
    )
    assert loaded.config == Config()


@pytest.mark.parametrize(
    ("item", "found"),
    [
        ('""', "an empty text"),
        ("'  '", "'  '"),
        ("", "nothing"),
        ("~", "~"),
        ("Charles-Maurice", "Charles-Maurice"),
        (r'"a\nb"', r"'a\nb'"),
        (r'"\u202Eabc"', r"'\u202eabc'"),
        ("[x]", "a list"),
    ],
)
def test_a_wrong_item_is_named_with_its_place_in_the_list(item: str, found: str, tmp_path: Path) -> None:
    loaded = read_content(tmp_path, f"match:\n  names:\n    - a\n    - b\n    - {item}\n    - d\n    - e\n")
    notice = only_notice(loaded)
    assert (notice.key, notice.line, notice.found) == ("match.names[2]", 5, found)
    assert notice.allowed == "a text of 1 to 12 visible characters"
    assert notice.used == "[You, Ney, Murat, Soult, Davout]"
    assert loaded.config == Config()


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        (
            {"sound.master": "101"},
            "sound.master: 101 is not allowed: expected a whole number from 0 to 100; 80 is used",
        ),
        (
            {"sound.master": ""},
            "sound.master: nothing is not allowed: expected a whole number from 0 to 100; 80 is used",
        ),
        ({"language": "fr"}, "language: fr is not allowed: expected auto, ja or en; auto is used"),
        (
            {"match.players": "human,rules"},
            f"match.players: a list of 2 is not allowed: expected a list of 5 players; {PLAYERS} is used",
        ),
        (
            {"match.players": "human,rules,,rules,rules"},
            "match.players[2]: nothing is not allowed: expected a text of 1 to 200 visible characters; "
            f"{PLAYERS} is used",
        ),
    ],
)
def test_a_wrong_value_outside_files(overrides: dict[str, str], message: str, tmp_path: Path) -> None:
    file = write(tmp_path / "config.yaml", "")
    loaded = read(file, overrides=overrides)
    notice = only_notice(loaded)
    assert str(notice) == f"command line: {message}"
    assert (notice.file, notice.line) == (None, None)
    environment = {SETTINGS[key].variable: text for key, text in overrides.items()}
    (variable,) = environment
    notice = only_notice(read(file, environment=environment))
    assert str(notice) == f"environment variable {variable}: {message}"


def test_all_that_is_wrong_is_told_and_all_that_is_right_is_used(tmp_path: Path) -> None:
    loaded = read_content(
        tmp_path,
        "language: fr\nsound:\n  master: 300\n  cards: 20\nwindow: {width: 1, height: 1080}\n",
    )
    assert [(notice.key, notice.line) for notice in loaded.notices] == [
        ("language", 1),
        ("window.width", 5),
        ("sound.master", 3),
    ]
    assert loaded.config.sound.cards == 20
    assert loaded.config.window.height == 1080
    assert_valid(loaded.config)


@pytest.mark.parametrize(
    ("content", "line", "key", "allowed"),
    [
        ("volume: 3\n", 1, "volume", "language, window, look"),
        ("sound:\n  master: 3\n  mastre: 3\n", 3, "sound.mastre", "enabled, master, cards, cues"),
        ("sound.master: 3\n", 1, "'sound.master'", "language, window"),
        ("master: 3\n", 1, "master", "language, window"),
        ("rules:\n  min_tarqet: 3\n", 2, "rules.min_tarqet", "min_target, pass_is_final"),
        ("sound:\n  <<: {master: 3}\n", 2, "sound.'<<'", "enabled"),
        ('sound:\n  "a\\nb": 3\n', 2, r"sound.'a\nb'", "enabled"),
        ("? [a]\n: 3\n", 1, "a list", "language"),
    ],
)
def test_unknown_keys_are_told(content: str, line: int, key: str, allowed: str, tmp_path: Path) -> None:
    notice = only_notice(read_content(tmp_path, content))
    assert notice.problem is Problem.UNKNOWN_KEY
    assert (notice.line, notice.key) == (line, key)
    assert notice.allowed.startswith(allowed)
    assert str(notice).endswith("; it is ignored")


def test_of_a_key_that_stands_twice_the_last_counts(tmp_path: Path) -> None:
    loaded = read_content(tmp_path, "sound:\n  master: 1\n  master: 2\n")
    notice = only_notice(loaded)
    assert str(notice) == (
        f"{tmp_path / 'config.yaml'}, line 3: sound.master: the key stands twice, first in line 2; "
        "the last one counts"
    )
    assert loaded.config.sound.master == 2


def test_of_a_section_that_stands_twice_the_last_counts(tmp_path: Path) -> None:
    loaded = read_content(tmp_path, "sound:\n  master: 1\n  cards: 1\nsound:\n  master: 2\n")
    notice = only_notice(loaded)
    assert (notice.problem, notice.line, notice.key) == (Problem.DUPLICATE_KEY, 4, "sound")
    assert (loaded.config.sound.master, loaded.config.sound.cards) == (2, 100)


@pytest.mark.parametrize(
    ("content", "key", "found"),
    [
        ("sound: 3\n", "sound", "3"),
        ("sound: [master]\n", "sound", "a list"),
        ("sound: &a [*a]\n", "sound", "a list"),
        ("sound: *a\n", "sound", "an alias"),
        ("- sound\n", "", "a list"),
        ("sound\n", "", "sound"),
    ],
)
def test_what_should_be_a_section(content: str, key: str, found: str, tmp_path: Path) -> None:
    loaded = read_content(tmp_path, content)
    notice = only_notice(loaded)
    assert notice.problem is Problem.NOT_A_SECTION
    assert (notice.line, notice.key, notice.found) == (1, key, found)
    assert notice.allowed.startswith("the keys enabled" if key else "the keys language, window")
    assert loaded.config == Config()


@pytest.mark.parametrize(
    "content", ["", "\n", "# nothing\n", "---\n", "~\n", "{}\n", "sound:\n", "sound: ~\n", "sound: {}"]
)
def test_nothing_is_nothing_wrong(content: str, tmp_path: Path) -> None:
    loaded = read_content(tmp_path, content)
    assert loaded.notices == ()
    assert loaded.config == Config()
