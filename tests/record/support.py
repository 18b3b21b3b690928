"""Deals to record: played by chance, whole or cut anywhere; and what every refused record must show."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from napoleon_game.core.cards import SEATS
from napoleon_game.core.deal import deal_cards
from napoleon_game.core.engine import legal, start, step
from napoleon_game.core.events import Events
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.record.deal_record import DealRecord, PlayerInfo, RecordError
from napoleon_game.record.read import parse_record
from napoleon_game.record.write import to_line

Document = dict[str, Any]
"""A record as plain JSON values, for tests to spoil."""

PLAYERS: Final = tuple(
    PlayerInfo(name, kind)
    for name, kind in (
        ("You", "human"),
        ("ネイ元帥", "expert"),
        ('"quoted" \\ back', "rules"),
        ("two\nlines\ttab\x00", "random"),
        ("", "😀"),
    )
)


def play_by_chance(seed: str, rules: RuleSet, *, shy: bool = False) -> list[tuple[State, Events]]:
    """Every state of a deal that chance plays, with the events that led there; ``shy`` seats never bid."""
    stream = Stream("play_by_chance", seed)
    current = start(deal_cards(seed, stream.below(1000), stream.below(SEATS)), rules)
    visited = [current]
    while actions := legal(current[0]):
        chosen = actions[stream.below(len(actions))]
        if current[0].public.phase is Phase.AUCTION:
            # Bids by chance are high at once; small steps and passes make a real auction.
            chosen = actions[0 if shy or stream.below(2) else min(1 + stream.below(4), len(actions) - 1)]
        current = step(current[0], chosen)
        visited.append(current)
    return visited


def record_of(state: State) -> DealRecord:
    """``state`` with five players."""
    return DealRecord(PLAYERS, state)


def document_of(state: State) -> Document:
    """The record of ``state`` as plain values."""
    document: Document = json.loads(to_line(record_of(state)))
    return document


@cache
def _finished() -> tuple[State, ...]:
    """A deal with overbids, another seat as adjutant, no side complete, and seats that took 0 and 1."""
    for number in range(1000):
        states = tuple(state for state, _ in play_by_chance(f"finished {number}", RuleSet()))
        public, final = states[-1].public, states[-1].public.final
        if final is None or public.contract is None:
            continue
        bids = sum(call["bid"] != "pass" for call in document_of(states[-1])["auction"])
        alone = final.adjutant == public.contract.napoleon
        plain = public.bid.target < 20 and not alone and not final.result.complete
        if bids > 2 and plain and {0, 1} <= set(final.result.captured):
            return states
    raise AssertionError("chance never played such a deal")


def finished_states() -> tuple[State, ...]:
    """All states of one ordinary finished deal, always the same."""
    return _finished()


def finished() -> Document:
    """The record of that deal, anew for each caller."""
    return deepcopy(document_of(_finished()[-1]))


def passed_out() -> Document:
    """The record of a deal that was passed out."""
    return document_of(play_by_chance("passed out", RuleSet(), shy=True)[-1][0])


def parse(document: object) -> DealRecord:
    """Read plain values as a record."""
    return parse_record(json.dumps(document))


def refusal(document: object) -> RecordError:
    """The error that keeps plain values from being a record."""
    return refusal_of_text(json.dumps(document))


def refusal_of_text(text: str) -> RecordError:
    """The error that keeps a text from being a record: one line, and short enough to read."""
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    error = caught.value
    assert error.reason
    assert str(error) == (f"{error.place}: {error.reason}" if error.place else error.reason)
    assert str(error).isprintable(), "one line, nothing that steers a terminal"
    assert len(str(error)) < 500
    return error


unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""How long an example takes is the machine's business."""

_STEP = re.compile(r"\.?(\w+)|\[(\d+)\]")


def _way(path: str) -> list[str | int]:
    """``tricks[0].cards`` as ``["tricks", 0, "cards"]``."""
    return [step[1] or int(step[2]) for step in _STEP.finditer(path)]


def _holder(document: Document, path: str) -> tuple[Any, str | int]:
    """The object or list that holds what lies at ``path``, and its key in there."""
    *way, last = _way(path)
    inner: Any = document
    for key in way:
        inner = inner[key]
    return inner, last


def at(document: Document, path: str) -> Any:
    """What lies at ``path``, as errors write it: ``tricks[3].cards[2]``."""
    inner: Any = document
    for key in _way(path):
        inner = inner[key]
    return inner


def put(document: Document, path: str, value: object) -> Document:
    """Set what lies at ``path``; an index just past a list's end appends."""
    holder, last = _holder(document, path)
    if isinstance(holder, list) and last == len(holder):
        holder.append(value)
    else:
        holder[last] = value
    return document


def remove(document: Document, path: str) -> Document:
    """Take away what lies at ``path``."""
    holder, last = _holder(document, path)
    del holder[last]
    return document


def paths(value: object, path: str = "") -> Iterator[str]:
    """The path of every value within a document, from the outside in."""
    if isinstance(value, dict):
        inner = [(f"{path}.{key}" if path else key, item) for key, item in value.items()]
    elif isinstance(value, list):
        inner = [(f"{path}[{index}]", item) for index, item in enumerate(value)]
    else:
        return
    for place, item in inner:
        yield place
        yield from paths(item, place)


seeds = st.integers(0, 10**6).map("seed {}".format)

rule_sets = st.builds(
    RuleSet,
    min_target=st.integers(1, 20),
    pass_is_final=st.booleans(),
    reveal_discarded_pictures=st.sampled_from(Reveal),
)


@st.composite
def plays(draw: st.DrawFn) -> list[tuple[State, Events]]:
    """A whole deal under any house rules: finished, or now and then passed out."""
    return play_by_chance(draw(seeds), draw(rule_sets), shy=draw(st.integers(0, 9)) == 0)


@st.composite
def states(draw: st.DrawFn) -> State:
    """A deal at any moment: at its end half of the time."""
    visited = draw(plays())
    if draw(st.booleans()):
        return visited[-1][0]
    return visited[draw(st.integers(0, len(visited) - 1))][0]
