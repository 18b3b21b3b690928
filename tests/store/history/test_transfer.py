"""Deals written to a file and read back: nothing lost, nothing twice, nothing against the rules."""

import io
import json
import re
from functools import partial
from pathlib import Path

import pytest

from napoleon_game.record.deal_record import DealRecord
from napoleon_game.record.files import BadLine, read_records
from napoleon_game.record.write import to_line
from napoleon_game.store.history.deals import count
from napoleon_game.store.history.entry import entry_to_line
from napoleon_game.store.history.history import History
from napoleon_game.store.history.transfer import Taken, export_file, import_file, import_lines
from tests.store.history.support import NOON, PEOPLE, a_history, all_lines, make_entry
from tests.support import random_state

ENTRIES = tuple(make_entry(number, counted=number != 3) for number in range(1, 9))


def take(history: History, path: Path) -> Taken:
    return history.ask(partial(import_file, path=path, now=NOON)).result()


def test_what_is_written_out_can_be_taken_in_again(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    with a_history(tmp_path / "a.db", *ENTRIES) as history:
        assert history.ask(partial(export_file, path=path)).result() == 8
        lines = all_lines(history)
        assert take(history, path) == Taken(known=8)
    assert path.read_text("utf-8") == "".join(line + "\n" for line in lines)
    assert [each.name for each in tmp_path.iterdir() if "tmp" in each.name] == []
    with a_history(tmp_path / "b.db") as history:
        assert take(history, path) == Taken(new=8)
        assert all_lines(history) == lines


def test_every_line_is_held_against_the_rules_and_told(tmp_path: Path) -> None:
    good, wrong = entry_to_line(ENTRIES[0]), json.loads(entry_to_line(ENTRIES[1]))
    wrong["result"]["points"][0] += 1000
    odd = json.loads(entry_to_line(ENTRIES[2])) | {"history": {"match": 5}}
    unfinished = to_line(DealRecord(PEOPLE, random_state("unfinished", 30)))
    lines = [good, json.dumps(wrong), "", good, json.dumps(odd), "noise", "more noise", unfinished]
    heard: list[BadLine] = []
    with a_history(tmp_path / "history.db") as history:
        found = read_records(io.BytesIO("\n".join(lines).encode()))
        taken = history.ask(partial(import_lines, found=found, now=NOON, refused=heard.append)).result()
        assert history.ask(count).result() == 1
    assert (taken.new, taken.known, taken.unfinished, taken.refused) == (1, 1, 1, 4)
    assert [line.line for line in heard] == [2, 5, 6]
    assert taken.first is heard[0]
    assert "points" in str(heard[0])
    assert "history.match" in str(heard[1])


def test_taking_in_may_be_stopped_and_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("napoleon_game.store.history.transfer._TOGETHER", 20)
    path = tmp_path / "deals.jsonl"
    line = to_line(ENTRIES[0].record)
    others = [json.dumps(json.loads(line) | {"deal": number}) for number in range(1, 26)]
    path.write_text("\n".join(others), "utf-8")
    with a_history(tmp_path / "history.db") as history:
        job = partial(import_file, path=path, now=NOON, progress=lambda done: done > 20)
        taken = history.ask(job).result()
        assert taken.stopped
        assert history.ask(count).result() == taken.new == 20
        assert take(history, path) == Taken(new=5, known=20)


def test_a_file_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with a_history(tmp_path / "history.db", ENTRIES[0]) as history:
        with pytest.raises(FileNotFoundError):
            take(history, tmp_path / "missing.jsonl")
        for path in (tmp_path / "missing" / "deals.jsonl", tmp_path):
            with pytest.raises(OSError, match=re.escape(str(tmp_path))):
                history.ask(partial(export_file, path=path)).result()
        assert history.ask(count).result() == 1
        assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".tmp") == []


def test_an_old_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text("x" * 100_000)
    with a_history(tmp_path / "history.db", ENTRIES[0]) as history:
        history.ask(partial(export_file, path=path)).result()
    assert path.read_text("utf-8") == entry_to_line(ENTRIES[0]) + "\n"


def test_without_deals_no_file_is_touched(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text("precious")
    with a_history(tmp_path / "history.db") as history:
        assert history.ask(partial(export_file, path=path)).result() == 0
    assert path.read_text() == "precious"
