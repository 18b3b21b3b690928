"""Who may sit down at a match that begins at once."""

import argparse

import pytest

from napoleon_game.cli import play
from tests.cli.support import Cli


@pytest.mark.parametrize(
    ("given", "kinds"),
    [
        ("human", ("human",) * 5),
        ("human,human,rules,rules,rules", ("human", "human", "rules", "rules", "rules")),
        ("rules,human,rules,human,random", ("rules", "human", "rules", "human", "random")),
    ],
)
def test_people_may_sit_anywhere(
    given: str, kinds: tuple[str, ...], cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[str, ...]] = []

    def open_(_: argparse.Namespace, __: object, chosen: tuple[str, ...]) -> int:
        opened.append(chosen)
        return 0

    monkeypatch.setattr(play, "_open", open_)
    assert cli("play", "--players", given).status == 0
    assert opened == [kinds]
