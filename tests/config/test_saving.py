"""Saving: changed keys only, all at once or not at all."""

import errno
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from pathlib import Path

import pytest

from napoleon_game.config.choices import Language, Speed
from napoleon_game.config.kinds import Value
from napoleon_game.config.saving import HEADER, SettingsFileError, changes, save
from napoleon_game.config.schema import Config
from napoleon_game.config.settings import SETTINGS
from napoleon_game.core.errors import NapoleonError
from napoleon_game.resources import default_config
from tests.config.support import read, write

DEFAULTS = Config()
QUIET = SETTINGS["sound.master"].put(DEFAULTS, 5)
MINE = "# mine\nsound: # loud\n  volume: 11 # unknown\n  master: 80 # percent\nold: [1, 2]\n"
MINE_QUIET = MINE.replace("80", "5")


def names_in(folder: Path) -> list[str]:
    """All that lies in a folder, hidden files too."""
    return [path.name for path in folder.iterdir()]


def test_the_difference_of_two_configurations() -> None:
    assert changes(DEFAULTS, DEFAULTS) == {}
    after = replace(QUIET, language=Language.JAPANESE, motion=replace(QUIET.motion, speed=Speed.OFF))
    assert changes(DEFAULTS, after) == {
        "language": Language.JAPANESE,
        "motion.speed": Speed.OFF,
        "sound.master": 5,
    }


def test_comments_and_unknown_keys_are_kept(tmp_path: Path) -> None:
    file = write(tmp_path / "config.yaml", MINE)
    save(file, DEFAULTS, QUIET)
    assert file.read_text() == MINE_QUIET
    assert read(file).config == QUIET


def test_a_new_file_holds_what_was_changed_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "config.yaml"
    after = replace(QUIET, language=Language.JAPANESE)
    save(file, DEFAULTS, after)
    assert file.read_text(encoding="utf-8") == f"{HEADER}\nlanguage: ja\n\nsound:\n  master: 5\n"
    assert read(file).config == after
    assert read(file).notices == ()
    assert names_in(file.parent) == ["config.yaml"]


def test_every_setting_can_be_saved_into_the_file_of_the_program(tmp_path: Path) -> None:
    """Whoever copies ``config.yaml`` as a start keeps all its comments."""
    for setting in SETTINGS.values():
        after = setting.put(DEFAULTS, another(setting.default))
        file = tmp_path / "config.yaml"
        shutil.copy(default_config(), file)
        save(file, DEFAULTS, after)
        old, new = (path.read_text(encoding="utf-8").splitlines() for path in (default_config(), file))
        differing = [(was, now) for was, now in zip(old, new, strict=True) if was != now]
        assert len(differing) == 1
        assert differing[0][0].split("#")[1:] == differing[0][1].split("#")[1:]
        assert read(file).config == after


def another(value: Value) -> Value:
    """Some other value for a setting with this default."""
    match value:
        case bool():
            return not value
        case int():
            return value - 5
        case float():
            return 1.25
        case tuple():
            return ("甲", *value[1:])
        case Enum():
            return next(member for member in type(value) if member is not value)
        case str():
            return "random"
    raise AssertionError(f"no setting has such a default: {value}")


def test_without_a_change_nothing_is_written(tmp_path: Path) -> None:
    save(tmp_path / "none" / "config.yaml", QUIET, QUIET)
    assert names_in(tmp_path) == []
    file = write(tmp_path / "config.yaml", MINE_QUIET)
    os.utime(file, (1, 1))
    save(file, DEFAULTS, QUIET)
    assert file.stat().st_mtime == 1


def test_other_line_ends_and_letters_are_kept(tmp_path: Path) -> None:
    file = write(tmp_path / "config.yaml", b"\xef\xbb\xbf# \xe9\x9f\xb3\r\nsound:\r\n  master: 1\r\n")
    save(file, DEFAULTS, QUIET)
    assert file.read_bytes() == b"# \xe9\x9f\xb3\r\nsound:\r\n  master: 5\r\n"


@pytest.mark.skipif(sys.platform == "win32", reason="links and permissions of Windows are others")
def test_a_link_is_followed_and_permissions_stay(tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    target = write(tmp_path / "dotfiles" / "napoleon.yaml", MINE)
    target.chmod(0o640)
    link = tmp_path / "config.yaml"
    link.symlink_to(target)
    save(link, DEFAULTS, QUIET)
    assert link.is_symlink()
    assert target.read_text() == MINE_QUIET
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def full_while_writing(handle: int, mode: str) -> object:
    file = os.fdopen(handle, mode, buffering=0)

    class HalfFile:
        def __enter__(self) -> "HalfFile":
            return self

        def __exit__(self, *_: object) -> None:
            file.close()

        def write(self, data: bytes) -> None:
            file.write(data[: len(data) // 2])
            full()

    return HalfFile()


class _Os:
    """The module ``os`` as atomic.py sees it, with one function that fails."""

    def __init__(self, **failing: Callable[..., object]) -> None:
        self.__dict__.update(vars(os) | failing)


STEPS: dict[str, tuple[object, str, object]] = {
    "make the folder": (Path, "mkdir", full),
    "open": (tempfile, "mkstemp", full),
    "write": ("napoleon_game.config.atomic", "os", _Os(fdopen=full_while_writing)),
    "fsync": ("napoleon_game.config.atomic", "os", _Os(fsync=full)),
    "permissions": (shutil, "copymode", full),
    "replace": (Path, "replace", full),
}


@pytest.mark.parametrize("step", STEPS)
def test_whatever_fails_the_old_file_stays_whole(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(tmp_path / "config.yaml", MINE)
    where, name, broken = STEPS[step]
    with monkeypatch.context() as patch:
        if isinstance(where, str):
            patch.setattr(f"{where}.{name}", broken)
        else:
            patch.setattr(where, name, broken)
        with pytest.raises(SettingsFileError) as caught:
            save(file, DEFAULTS, QUIET)
    assert str(caught.value) == f"{file}: the settings cannot be saved: {os.strerror(errno.ENOSPC)}"
    assert isinstance(caught.value, NapoleonError)
    assert (caught.value.file, caught.value.line) == (file, None)
    assert names_in(tmp_path) == ["config.yaml"]
    assert file.read_text() == MINE
    save(file, DEFAULTS, QUIET)
    assert file.read_text() == MINE_QUIET


def test_an_interrupt_leaves_the_old_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write(tmp_path / "config.yaml", MINE)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", interrupt)
        with pytest.raises(KeyboardInterrupt):
            save(file, DEFAULTS, QUIET)
    assert names_in(tmp_path) == ["config.yaml"]
    assert file.read_text() == MINE


def test_a_file_that_may_not_be_written_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(tmp_path / "config.yaml", MINE)
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(SettingsFileError, match=os.strerror(errno.EACCES)):
        save(file, DEFAULTS, QUIET)
    assert file.read_text() == MINE


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="nothing is closed to this user")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    file = write(tmp_path / "config.yaml", MINE)
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(SettingsFileError, match=os.strerror(errno.EACCES)):
            save(file, DEFAULTS, QUIET)
    finally:
        tmp_path.chmod(0o700)
    assert file.read_text() == MINE


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        ("a: 'b\n", None, "the file cannot be read as YAML: "),
        ("sound: 3\n", 1, "sound is 3 where a section should be"),
        ("a: 1\nsound: []\n", 2, "sound is a list where a section should be"),
        ("just words\n", 1, "just words stands where the settings should"),
        (b"\xff", 1, "the file is not UTF-8 text: byte 0xff"),
        ("#" * 2**20 + "\n", None, "the file is too large: more than 1048576 bytes"),
    ],
)
def test_what_a_person_must_mend_is_not_overwritten(
    content: str | bytes, line: int | None, reason: str, tmp_path: Path
) -> None:
    file = write(tmp_path / "config.yaml", content)
    old = file.read_bytes()
    with pytest.raises(SettingsFileError) as caught:
        save(file, DEFAULTS, QUIET)
    assert caught.value.reason.startswith(reason)
    assert line is None or caught.value.line == line
    assert file.read_bytes() == old


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    with pytest.raises(SettingsFileError, match="a folder"):
        save(tmp_path, DEFAULTS, QUIET)


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    write(tmp_path / "napoleon-game", "")
    with pytest.raises(SettingsFileError):
        save(tmp_path / "napoleon-game" / "config.yaml", DEFAULTS, QUIET)


@pytest.mark.skipif(sys.platform == "win32", reason="links of Windows are others")
def test_links_that_lead_in_a_circle(tmp_path: Path) -> None:
    file = tmp_path / "config.yaml"
    file.symlink_to(file)
    with pytest.raises(SettingsFileError):
        save(file, DEFAULTS, QUIET)
