"""The statistics against a recount of 1,000 records by other code, which knows nothing of the database."""

import json
from collections import Counter, defaultdict
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.store.history.database import transaction
from napoleon_game.store.history.deals import Player, put_in
from napoleon_game.store.history.entry import Entry, entry_to_line
from napoleon_game.store.history.history import History
from napoleon_game.store.history.statistics import Statistics, statistics
from tests.store.history.support import NOON, a_history, finished, make_entry

DEALS = 1000
LENGTHS = (10, 3, 0, 1, 7)
"""Of every five matches: deals each was to have. One of seven breaks off, one goes on for ever."""

TABLES = (
    ("human Haruka", "human Aki", "rules Ney", "rules Murat", "random Soult"),
    ("rules Ney", "human Haruka", "random Haruka", "human Ken", "random Davout"),
    ("rules Ney", "rules Murat", "rules Soult", "rules Davout", "rules Lannes"),
)
"""Who sits where; a computer player has a person's name, and changes nothing."""


def a_thousand() -> list[Entry]:
    """Deals of many matches, most played by chance, some by players who bid with care; some do not count."""
    entries: list[Entry] = []
    match = 0
    while len(entries) < DEALS:
        length, table = LENGTHS[match % 5], TABLES[match % 3]
        players = tuple(PlayerInfo(name, kind) for kind, name in (who.split() for who in table))
        for number in range(1, (length or 4) + 1 - (length == 7)):
            seed, kind = f"match {match}", "rules" if match % 8 == 0 else "random"
            record = DealRecord(players, finished(seed, number, kind))
            # Two deals a second: the order of those that ended together is that in which they were put in.
            at, counted = NOON + len(entries) // 2, match % 11 != 10
            entries.append(Entry(record, f"match {match}", length, at, counted))
        match += 1
    return entries[:DEALS]


def recount(documents: list[dict[str, Any]], kind: str, name: str) -> dict[str, Any]:
    """The same figures by plain counting over records."""
    figures: dict[str, Any] = {
        "roles": defaultdict(lambda: [0, 0, 0, 0]),
        "places": Counter(),
        "contracts": defaultdict(lambda: [0, 0]),
        "course": [],
        "deals": [],
    }
    totals: dict[str, list[int]] = defaultdict(lambda: [0] * 5)
    seen: Counter[str] = Counter()
    lengths, seats = {}, defaultdict(set)
    for document in documents:
        about, result = document["history"], document["result"]
        if not about["counted"]:
            continue
        match = about["match"]
        seen[match] += 1
        lengths[match] = about["deals"]
        napoleon, adjutant = document["napoleon"], document["adjutant"]
        made = result["winner"] == "napoleon"
        for seat, player in enumerate(document["players"]):
            points = result["points"][seat]
            totals[match][seat] += points
            if player["kind"] != kind or (kind == "human" and player["name"] != name):
                continue
            seats[match].add(seat)
            if seat == napoleon:
                role = "alone" if adjutant == napoleon else "napoleon"
                contract = figures["contracts"][document["contract"]]
                contract[0] += 1
                contract[1] += made
            else:
                role = "adjutant" if seat == adjutant else "ally"
            won = made == (role != "ally")
            for index, value in enumerate((1, won, points, result["captured"][seat])):
                figures["roles"][role][index] += value
            figures["places"][1 + sum(other > points for other in result["points"])] += 1
            figures["course"].append(points)
            target = int(document["contract"][1:])
            over = result["napoleon_side"] - target
            margin = over if made or over < 0 else -1
            figures["deals"].append((points, abs(margin), margin, role, document["contract"]))
    figures["matches"] = Counter(
        1 + sum(other > totals[match][seat] for other in totals[match])
        for match, own in seats.items()
        for seat in own
        if 0 < lengths[match] <= seen[match]
    )
    return figures


@pytest.fixture(scope="module")
def thousand() -> list[Entry]:
    return a_thousand()


def test_statistics_are_those_of_a_recount_of_1000_deals(tmp_path: Path, thousand: list[Entry]) -> None:
    documents = [json.loads(entry_to_line(entry)) for entry in thousand]
    people = {(p["kind"], p["name"]) for d in documents for p in d["players"] if p["kind"] == "human"}
    kinds = {(p["kind"], "") for d in documents for p in d["players"] if p["kind"] != "human"}
    assert len(people) == 3
    assert len(kinds) == 2
    with a_history(tmp_path / "history.db") as history:
        history.ask(lambda connection: _put_in(connection, thousand)).result()
        for kind, name in people | kinds:
            found = count(history, Player(kind, name))
            assert figures_of(found) == expected(recount(documents, kind, name)), (kind, name)
            assert sum(found.match_places) > 10
            assert found.total.deals > 100
            assert all(figures.deals for figures in found.by_role.values())


def _put_in(connection: Any, entries: list[Entry]) -> None:
    with transaction(connection):
        for entry in entries:
            put_in(connection, entry)


def count(history: History, player: Player) -> Statistics:
    return history.ask(partial(statistics, player=player)).result()


def figures_of(found: Statistics) -> dict[str, Any]:
    """What is to be compared, as plain values."""
    assert found.best is not None
    assert found.worst is not None
    return {
        "roles": {
            role: [each.deals, each.won, each.points, each.pictures]
            for role, each in found.by_role.items()
            if each.deals
        },
        "places": {place: times for place, times in enumerate(found.places, start=1) if times},
        "matches": {place: times for place, times in enumerate(found.match_places, start=1) if times},
        "contracts": {str(bid): [each.bid, each.made] for bid, each in found.contracts.items()},
        "course": list(found.course),
        "best": (found.best.points, abs(found.best.margin)),
        "worst": (found.worst.points, abs(found.worst.margin)),
    }


def expected(figures: dict[str, Any]) -> dict[str, Any]:
    """The recount in the same form."""
    most, least = max(deal[0] for deal in figures["deals"]), min(deal[0] for deal in figures["deals"])
    return {
        "roles": dict(figures["roles"]),
        "places": dict(figures["places"]),
        "matches": dict(figures["matches"]),
        "contracts": dict(figures["contracts"]),
        "course": figures["course"],
        "best": (most, max(deal[1] for deal in figures["deals"] if deal[0] == most)),
        "worst": (least, max(deal[1] for deal in figures["deals"] if deal[0] == least)),
    }


def test_the_best_and_the_worst_deal_are_told_as_they_were(tmp_path: Path, thousand: list[Entry]) -> None:
    entries = thousand[:60]
    with a_history(tmp_path / "history.db", *entries) as history:
        found = count(history, Player.called("Haruka"))
        for deal in (found.best, found.worst):
            assert deal is not None
            (entry,) = [each for number, each in enumerate(entries, start=1) if number == deal.id]
            public = entry.record.state.public
            assert public.final is not None
            seat = next(
                s for s, p in enumerate(entry.record.players) if (p.kind, p.name) == ("human", "Haruka")
            )
            assert (deal.bid, deal.points) == (public.bid, public.final.result.points[seat])
            assert deal.finished == entry.finished


def test_nobody_has_done_anything_yet(tmp_path: Path) -> None:
    with a_history(tmp_path / "history.db") as history:
        found = count(history, Player.called("Haruka"))
        assert (found.total.deals, found.course, found.best, found.worst) == (0, (), None, None)
        assert (found.places, found.match_places, found.contracts) == ((0,) * 5, (0,) * 5, {})


def test_what_does_not_count_changes_nothing(tmp_path: Path) -> None:
    with a_history(tmp_path / "history.db", make_entry(1), make_entry(2)) as history:
        before = count(history, Player("rules"))
        history.add(make_entry(3, counted=False))
        assert count(history, Player("rules")) == before


def test_a_match_has_places_only_at_its_end(tmp_path: Path) -> None:
    with a_history(tmp_path / "history.db", make_entry(1, deals=2)) as history:
        assert sum(count(history, Player.called("Aki")).match_places) == 0
        history.add(make_entry(2, deals=2))
        assert sum(count(history, Player.called("Aki")).match_places) == 1
        assert sum(count(history, Player("rules")).match_places) == 2, "one for each seat of the kind"
