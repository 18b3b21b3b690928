"""Putting deals in, finding them, and what happens when the file cannot be used."""

import os
import sqlite3
import threading
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from napoleon_game.core.scoring import Side
from napoleon_game.match.arena import ROLES, role_of
from napoleon_game.record.deal_record import DealRecord
from napoleon_game.store.history import history as history_module
from napoleon_game.store.history.columns import columns_of
from napoleon_game.store.history.database import MIGRATIONS, open_database
from napoleon_game.store.history.deals import (
    Filter,
    Player,
    count,
    entry,
    find,
    forget_all,
    players,
    put_in,
    rows,
)
from napoleon_game.store.history.entry import Entry, entry_to_line, read_entry
from napoleon_game.store.history.history import History
from napoleon_game.store.history.trouble import HistoryError, Trouble
from tests.store.history.support import NOON, PEOPLE, a_history, all_lines, finished, make_entry

ENTRIES = tuple(make_entry(number) for number in range(1, 13))


def ids(history: History, wanted: Filter) -> list[int]:
    return list(history.ask(partial(find, wanted=wanted)).result())


def numbers(history: History, wanted: Filter) -> list[int]:
    """The numbers of the deals that a filter lets through."""
    found = history.ask(lambda c: rows(c, find(c, wanted), wanted)).result()
    return [row.number for row in found]


def test_what_was_put_in_is_there_after_it_was_closed(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "history.db"
    with a_history(path, *ENTRIES) as history:
        assert history.ask(count).result() == 12
    with a_history(path) as history:
        assert all_lines(history) == [entry_to_line(each) for each in ENTRIES]
        assert history.take_news() is None


def test_whoever_adds_does_not_wait(tmp_path: Path) -> None:
    with a_history(tmp_path / "history.db") as history:
        go_on = threading.Event()
        blocked = history.ask(lambda _: go_on.wait(20))
        history.add(ENTRIES[0])  # would never return if it waited
        assert not blocked.done()
        go_on.set()
        assert history.ask(count).result() == 1


def test_the_same_deal_is_not_put_in_twice(tmp_path: Path) -> None:
    later = Entry(ENTRIES[0].record, ENTRIES[0].match, 10, NOON + 99_999)
    with a_history(tmp_path / "history.db", ENTRIES[0], ENTRIES[0], later) as history:
        assert all_lines(history) == [entry_to_line(ENTRIES[0])]


def test_a_match_that_went_back_and_was_played_on_in_another_way_counts_once(tmp_path: Path) -> None:
    state = finished("another", 1)
    other = Entry(DealRecord(PEOPLE, state), ENTRIES[0].match, 10, NOON)
    assert other.number == ENTRIES[0].number
    with a_history(tmp_path / "history.db", ENTRIES[0], ENTRIES[1], other) as history:
        assert set(all_lines(history)) == {entry_to_line(other), entry_to_line(ENTRIES[1])}


def test_a_deal_that_goes_on_is_forgotten_until_it_ends_again(tmp_path: Path) -> None:
    first, second, other = ENTRIES[0], ENTRIES[1], make_entry(1, "another match")
    record = first.record
    again = Entry(replace(record, undone=record.undone + 1), first.match, 10, NOON + 1)
    with a_history(tmp_path / "history.db", first, second, other) as history:
        history.forget(first.match, record)
        assert all_lines(history) == [entry_to_line(other), entry_to_line(second)]
        history.forget(first.match, record)  # as after a break
        history.add(again)
        history.add(again)
        assert set(all_lines(history)) == {entry_to_line(each) for each in (again, second, other)}
        history.forget(first.match, record)
        assert history.ask(count).result() == 3, "it has ended in another way since"
        assert history.take_news() is None


def test_a_deal_that_cannot_be_forgotten_is_news(tmp_path: Path) -> None:
    (tmp_path / "history.db").mkdir()
    with a_history(tmp_path / "history.db") as history:
        history.forget(ENTRIES[0].match, ENTRIES[0].record)
        with pytest.raises(HistoryError):
            history.ask(count).result()
        assert isinstance(history.take_news(), HistoryError)


def test_two_matches_may_have_the_same_deals(tmp_path: Path) -> None:
    with a_history(tmp_path / "history.db", make_entry(1, "one"), make_entry(1, "two")) as history:
        assert history.ask(count).result() == 2


def test_the_latest_comes_first(tmp_path: Path) -> None:
    with a_history(tmp_path / "history.db", ENTRIES[2], ENTRIES[0], ENTRIES[1]) as history:
        assert numbers(history, Filter()) == [3, 2, 1]


def test_filters_let_through_what_was_asked_for(tmp_path: Path) -> None:
    with a_history(tmp_path / "history.db", *ENTRIES) as history:
        for seat, player in ((0, Player.called("ハルカ")), (3, Player.called("Aki")), (4, Player("random"))):
            assert len(ids(history, Filter(player))) == 12
            for role in (None, *ROLES):
                for won in (None, True, False):
                    wanted = [
                        each.number
                        for each in reversed(ENTRIES)
                        if role in (None, role_of(each.record.state, seat))
                        and won in (None, seat_won(each, seat))
                    ]
                    assert numbers(history, Filter(player, role, won)) == wanted
        assert ids(history, Filter(Player.called("Ney"))) == []
        for won in (True, False):
            wanted = [each.number for each in reversed(ENTRIES) if napoleon_won(each) is won]
            assert numbers(history, Filter(won=won)) == wanted


def napoleon_won(each: Entry) -> bool:
    final = each.record.state.public.final
    assert final is not None
    return final.result.winner is Side.NAPOLEON


def seat_won(each: Entry, seat: int) -> bool:
    return (role_of(each.record.state, seat) != "ally") is napoleon_won(each)


def test_a_row_tells_the_part_that_was_asked_for(tmp_path: Path) -> None:
    with a_history(tmp_path / "history.db", *ENTRIES) as history:
        wanted = Filter(Player("rules"), "ally", True)
        found = history.ask(lambda c: rows(c, find(c, wanted), wanted)).result()
        assert found
        for row in found:
            assert row.own is not None
            assert (row.own.role, row.own.won) == ("ally", True)
            state = ENTRIES[row.number - 1].record.state
            assert state.public.final is not None
            assert row.own.points == max(state.public.final.result.points[seat] for seat in (1, 2))
            assert row.names == tuple(player.name for player in PEOPLE)


def test_people_come_before_computer_players(tmp_path: Path) -> None:
    with a_history(tmp_path / "history.db", *ENTRIES) as history:
        found = history.ask(players).result()
        assert {found[0][0], found[1][0]} == {Player.called("ハルカ"), Player.called("Aki")}
        assert dict(found)[Player("rules")] == 12, "a deal counts once, whoever sits in it twice"


def test_a_deal_can_be_looked_at_again(tmp_path: Path) -> None:
    with a_history(tmp_path / "history.db", *ENTRIES) as history:
        latest, *_ = ids(history, Filter())
        assert history.ask(partial(entry, number=latest)).result() == ENTRIES[-1]
        assert history.ask(partial(entry, number=999)).result() is None


def test_what_is_deleted_is_gone_from_the_disk_too(tmp_path: Path) -> None:
    with a_history(tmp_path / "history.db", *ENTRIES) as history:
        history.ask(forget_all).result()
        assert (history.ask(count).result(), history.ask(players).result()) == (0, [])
        held = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert b"napoleon-record" not in held


def test_all_columns_follow_from_the_lines(tmp_path: Path) -> None:
    """What is looked up can be made anew: the same tables from the lines alone."""
    with a_history(tmp_path / "a.db", *ENTRIES, make_entry(20, counted=False)) as history:
        lines = all_lines(history)
        tables = history.ask(_tables).result()
    fresh = open_database(tmp_path / "b.db")
    for line in lines:
        put_in(fresh, read_entry(line, 0))
    assert _tables(fresh) == tables
    fresh.close()


def _tables(connection: sqlite3.Connection) -> list[list[tuple[object, ...]]]:
    return [
        connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in ("deals", "seats")
    ]


def test_the_margin_of_a_contract_is_below_0_exactly_when_it_was_missed() -> None:
    for each in ENTRIES:
        deal, _ = columns_of(each)
        assert (deal.margin >= 0) is bool(deal.made)


# When the file cannot be used ---------------------------------------------------------------------------


def trouble(history: History) -> Trouble:
    """Why the history cannot be used."""
    with pytest.raises(HistoryError) as caught:
        history.ask(count).result()
    assert str(history.path) in str(caught.value)
    return caught.value.trouble


def test_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    with a_history(path, *ENTRIES):
        pass
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    before = path.read_bytes()
    with a_history(path, ENTRIES[0]) as history:
        assert trouble(history) is Trouble.NEWER
        news = history.take_news()
        assert isinstance(news, HistoryError)
        assert history.take_news() is None
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_history(tmp_path: Path) -> None:
    (tmp_path / "history.db").write_bytes(b"")
    with a_history(tmp_path / "history.db", ENTRIES[0]) as history:
        assert history.ask(count).result() == 1


@pytest.mark.skipif(os.name == "nt", reason="folders have no such permissions there")
@pytest.mark.parametrize("where", ["folder", "file"])
def test_a_place_that_may_not_be_used_is_told_once(tmp_path: Path, where: str) -> None:
    path = tmp_path / "history.db"
    if where == "folder":
        (tmp_path / "taken").write_text("")
        path = tmp_path / "taken" / "history.db"
    else:
        path.mkdir()
    with a_history(path, *ENTRIES[:3]) as history:
        assert trouble(history) is Trouble.UNREADABLE
        assert isinstance(history.take_news(), HistoryError)
        assert history.take_news() is None, "the same trouble is not told again"


def test_trouble_passes(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    path.mkdir()
    with a_history(path, ENTRIES[0]) as history:
        assert trouble(history) is Trouble.UNREADABLE
        path.rmdir()
        history.add(ENTRIES[1])
        assert history.ask(count).result() == 1


def test_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    with a_history(tmp_path / "history.db", ENTRIES[0]) as history:
        history.ask(lambda c: c.execute("PRAGMA max_page_count = 1").fetchone()).result()
        many = [make_entry(number, f"match {copy}") for copy in range(4) for number in range(1, 13)]
        for each in many:
            history.add(each)
        news = history.ask(lambda _: history.take_news()).result()
        assert isinstance(news, HistoryError)
        assert news.trouble is Trouble.FULL
        kept = history.ask(count).result()
        assert len(all_lines(history)) == kept < len(many)
        history.ask(lambda c: c.execute("PRAGMA max_page_count = 1000000").fetchone()).result()
        for each in many:
            history.add(each)
        assert history.ask(count).result() == len(many) + 1


def test_a_locked_file_is_told_and_keeps_what_it_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("napoleon_game.store.history.database._WAIT", 0.01)
    path = tmp_path / "history.db"
    with a_history(path, ENTRIES[0]) as history:
        history.ask(count).result()
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        history.add(ENTRIES[1])
        history.ask(count).result()
        news = history.take_news()
        assert isinstance(news, HistoryError)
        assert news.trouble is Trouble.LOCKED
        other.execute("ROLLBACK")
        other.close()
        history.add(ENTRIES[1])
        assert history.ask(count).result() == 2


def test_two_programs_may_share_a_history(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    with a_history(path, *ENTRIES[:6]) as one, a_history(path, *ENTRIES[3:]) as two:
        for history in (one, two):
            history.ask(count).result()
        assert one.ask(count).result() == two.ask(count).result() == 12


def test_a_deal_that_is_not_kept_is_news_whatever_was_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(history_module, "add", fail)
    with a_history(tmp_path / "history.db") as history:
        history.add(ENTRIES[0])
        history.add(ENTRIES[1])
        assert history.ask(count).result() == 0
        news = history.take_news()
        assert isinstance(news, HistoryError)
        assert news.trouble is Trouble.UNFORESEEN
        assert history.take_news() is None
    assert "in fail" in str(caplog.records[0].exc_text)
