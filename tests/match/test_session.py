"""Taking decisions back, and letting the program play out what is decided."""

import pytest

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.actions import Pass, PlayCard
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.match.controllers import InlineController
from napoleon_game.match.course import Place
from napoleon_game.match.series import Series
from napoleon_game.match.session import HUMAN, Occupant, Session
from napoleon_game.record.read import parse_record
from napoleon_game.record.replay import actions_of
from napoleon_game.record.write import to_json, to_line


def session(seed: str = "kyoto", people: tuple[int, ...] = (0,)) -> Session:
    occupants = [Occupant(f"P{seat}", HUMAN if seat in people else "rules") for seat in range(5)]
    made = Session(Series(seed), occupants, RuleSet(), lambda _: InlineController(RulesPlayer()))
    made.next_deal()
    return made


def until_asked(table: Session) -> bool:
    """Go on until a person is asked; ``False`` when the deal is over."""
    while not table.table.over:
        if table.advance() is None and table.asked is not None:
            return True
    return False


def has_choice(table: Session) -> bool:
    """Whether there is anything for the person to decide: not where one card alone is allowed."""
    (person,) = table.people.values()
    assert person.asked is not None
    return len(person.asked.legal) > 1


def decide(table: Session) -> None:
    """Let the person who is asked do what the ``rules`` player would."""
    assert table.asked is not None
    person = table.people[table.asked]
    assert person.asked is not None
    person.submit(RulesPlayer().decide(person.asked, Stream("any")))
    table.advance()


def test_undo_goes_back_decision_by_decision_to_the_first() -> None:
    table = session()
    before = []
    while until_asked(table) and len(table.table.state.public.tricks) < 4:
        if has_choice(table):
            before.append(table.table.state)
        decide(table)
    assert len(before) > 5
    for number, state in enumerate(reversed(before), 1):
        assert table.can_undo
        assert table.undo() == Place(0, len(actions_of(state)))
        assert table.table.state == state
        assert table.undone == number
        assert until_asked(table)
        assert table.table.state == state
    assert not table.can_undo
    assert table.undo() is None


def test_after_undo_the_same_decisions_lead_to_the_same_end() -> None:
    straight, wavering = session("nara"), session("nara")
    while until_asked(straight):
        decide(straight)
    for number in range(1000):
        if not until_asked(wavering):
            break
        decide(wavering)
        if number % 3 == 2 and wavering.can_undo:
            wavering.undo()
            assert until_asked(wavering)
            decide(wavering)
    assert wavering.records[0].undone > 2
    assert straight.records[0].undone == 0
    assert wavering.records[0].state == straight.records[0].state


def test_another_decision_leads_elsewhere_and_the_record_says_that_one_was_taken_back() -> None:
    table = session("kyoto")
    while until_asked(table) and table.table.state.public.phase is not Phase.PLAY:
        decide(table)
    state = table.table.state
    decide(table)
    played = actions_of(table.table.state)[len(actions_of(state))]
    table.undo()
    assert until_asked(table)
    person = table.people[0]
    assert person.asked is not None
    other = next(action for action in person.asked.legal if action != played)
    person.submit(other)
    table.advance()
    assert actions_of(table.table.state)[len(actions_of(state))] == other
    while until_asked(table):
        decide(table)
    (record,) = table.records
    assert to_json(record)["undone"] == 1
    assert parse_record(to_line(record)) == record


def test_undo_in_the_middle_of_the_others_turns() -> None:
    table = session("kyoto")
    until_asked(table)
    state = table.table.state
    decide(table)
    table.advance()
    table.undo()
    assert table.table.state == state


@pytest.mark.parametrize("people", [(), (0, 1), (0, 1, 2, 3, 4)])
def test_nothing_is_taken_back_with_several_people_or_none(people: tuple[int, ...]) -> None:
    table = session(people=people)
    for _ in range(8):
        if table.asked is not None:
            decide(table)
        else:
            table.advance()
    assert not table.can_undo
    assert table.undo() is None


def test_each_deal_counts_its_own() -> None:
    table = session("kyoto")
    until_asked(table)
    decide(table)
    table.undo()
    while until_asked(table):
        decide(table)
    table.next_deal()
    assert table.undone == 0
    while until_asked(table):
        decide(table)
    assert [record.undone for record in table.records] == [1, 0]


@pytest.mark.parametrize("tricks", [0, 5, 9])
def test_the_rest_can_be_played_out_at_once(tricks: int) -> None:
    table = session("kyoto", (0, 2))
    while until_asked(table) and (
        table.table.state.public.phase is not Phase.PLAY or len(table.table.state.public.tricks) < tricks
    ):
        decide(table)
    state = table.table.state
    batch = table.play_out()
    assert batch.turn is None
    final = batch.observation_for(0).public.final
    assert final is not None
    assert table.series.results == (final.result,)
    (record,) = table.records
    rest = actions_of(record.state)[len(actions_of(state)) :]
    assert all(isinstance(action, PlayCard) for action in rest)
    assert record.played_out == len(rest) == 50 - 5 * len(state.public.tricks) - len(state.public.trick.cards)  # type: ignore[union-attr]
    assert actions_of(record.state)[: len(actions_of(state))] == actions_of(state)
    assert parse_record(to_line(record)) == record
    assert to_json(record)["played_out"] == len(rest)


def test_people_play_on_in_the_next_deal() -> None:
    table = session("kyoto")
    while until_asked(table) and table.table.state.public.phase is not Phase.PLAY:
        decide(table)
    table.play_out()
    table.next_deal()
    assert until_asked(table)
    assert table.course.played_out == 0
    table.people[0].submit(Pass(0))
    assert table.advance() is not None


def test_records_without_these_keys_have_none() -> None:
    table = session(people=())
    until_asked(table)
    document = to_json(table.records[0])
    assert "undone" not in document
    assert "played_out" not in document
