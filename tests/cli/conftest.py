"""Commands run in this process, and files of records."""

from pathlib import Path

import pytest

from napoleon_game.cli.main import main
from tests.cli.support import Cli, Ran


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Cli:
    """Run a command line; argparse's own way of leaving counts as well."""

    def call(*arguments: str) -> Ran:
        capsys.readouterr()
        try:
            status: object = main(arguments)
        except SystemExit as leave:
            status = leave.code
        assert isinstance(status, int)
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return call


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Five deals played by chance. Do not write to it."""
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    assert (
        main(["simulate", "--deals", "5", "--seed", "games", "--players", "random", "--out", str(path)]) == 0
    )
    return path
