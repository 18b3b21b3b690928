"""Going back into deals that are over, as far as the first one of a match."""

import random
from dataclasses import replace

import pytest

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.actions import Action, Pass
from napoleon_game.core.observation import Observation
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.match.challenge import ChallengeSession
from napoleon_game.match.controllers import Controller, InlineController
from napoleon_game.match.course import Course, Place
from napoleon_game.match.scribe import NoScribe
from napoleon_game.match.series import Series
from napoleon_game.match.session import HUMAN, Occupant, Session
from napoleon_game.record.replay import actions_of


class Notes(NoScribe):
    """Remembers what it was told.

    Attributes:
        lines: what was done, and moments that were gone back to.
    """

    def __init__(self) -> None:
        self.lines: list[tuple[Action, int] | Place] = []

    def write(self, action: Action, played_out: int) -> None:
        self.lines.append((action, played_out))

    def went_back(self, place: Place) -> None:
        self.lines.append(place)

    def read(self, begun: Course) -> Course:
        """The match that they tell of."""
        for line in self.lines:
            begun = begun.back(line) if isinstance(line, Place) else begun.after(*line)
        return begun


class Passing:
    """Passes, whatever it sees."""

    def decide(self, observation: Observation, stream: Stream) -> Action:  # noqa: ARG002
        return Pass(observation.seat)


def make_bot(kind: str) -> Controller:
    return InlineController(Passing() if kind == "passing" else RulesPlayer())


def occupants(people: tuple[int, ...] = (2,), kind: str = "rules") -> tuple[Occupant, ...]:
    return tuple(Occupant(f"P{seat}", HUMAN if seat in people else kind) for seat in range(5))


def session(
    seed: str = "kyoto", deals: int = 3, kind: str = "rules", people: tuple[int, ...] = (2,)
) -> tuple[Session, Notes]:
    notes = Notes()
    made = Session(Series(seed, deals), occupants(people, kind), RuleSet(), make_bot, scribe=notes)
    made.next_deal()
    return made, notes


def begun(seed: str, kind: str = "rules") -> Course:
    """The match before anything was done in it."""
    made, _ = session(seed, kind=kind)
    return made.course


def until_asked(table: Session) -> bool:
    """Go on, into the next deal too, until the person is asked; ``False`` when the match is over."""
    while True:
        if table.table.over:
            if table.over:
                return False
            table.next_deal()
        if table.advance() is None and table.asked is not None:
            return True


def wish(table: Session) -> Action:
    """What the ``rules`` player would do."""
    (person,) = table.people.values()
    assert person.asked is not None
    return RulesPlayer().decide(person.asked, Stream("any"))


def is_over(table: Session) -> bool:
    """Whether the deal on the table is over."""
    return table.table.over


def has_choice(table: Session) -> bool:
    """Whether more than one action is allowed."""
    (person,) = table.people.values()
    assert person.asked is not None
    return len(person.asked.legal) > 1


def decide(table: Session) -> None:
    (person,) = table.people.values()
    person.submit(wish(table))
    table.advance()


def finish_deal(table: Session) -> None:
    """Let the person decide to the end of the deal on the table."""
    while not table.table.over:
        if table.advance() is None and table.asked is not None:
            decide(table)


def finish(table: Session) -> None:
    while until_asked(table):
        decide(table)


def test_the_last_decision_of_a_finished_deal_is_taken_back_and_made_again() -> None:
    table, notes = session()
    finish_deal(table)
    (ended,) = table.records
    assert table.can_undo
    place = table.undo()
    assert place is not None
    assert not is_over(table)
    assert actions_of(table.table.state) == actions_of(ended.state)[: place.actions]
    assert actions_of(ended.state)[place.actions].seat == 2
    assert until_asked(table)
    assert has_choice(table)
    decide(table)
    while not is_over(table):
        if table.advance() is None and table.asked is not None:
            assert not has_choice(table), "it was the last decision"
            decide(table)
    assert table.undo() == place
    assert table.undone == 2
    assert (table.records, table.series.results) == ((), ())
    assert table.course.reopened == (ended, replace(ended, undone=1))
    finish_deal(table)
    (again,) = table.records
    assert again.state == ended.state
    assert (ended.undone, again.undone) == (0, 2)
    assert notes.read(begun("kyoto")) == table.course


def test_from_the_end_of_a_match_everything_can_be_taken_back_to_its_first_decision() -> None:
    straight, _ = session("nara")
    first = straight.course.state.deal
    asked = []
    while until_asked(straight):
        if has_choice(straight):
            asked.append((straight.course.series, straight.table.state))
        decide(straight)
    table, notes = session("nara")
    finish(table)
    assert table.over
    for series, state in reversed(asked):
        assert table.undo() is not None
        assert table.table.state == state
        assert table.series == series
        assert len(table.records) == len(series.results)
        assert until_asked(table)
        assert table.table.state == state, "the person is asked at once"
    assert not table.can_undo
    assert table.undo() is None
    assert table.table.state.deal == first
    finish(table)
    assert [record.state for record in table.records] == [record.state for record in straight.records]
    assert table.series == straight.series
    decisions = [sum(state.deal == record.state.deal for _, state in asked) for record in table.records]
    assert [record.undone for record in table.records] == decisions
    assert len(table.course.reopened) == 3
    assert notes.read(begun("nara")) == table.course


@pytest.mark.parametrize("seed", ["kyoto", "osaka", "nara"])
def test_whoever_wavers_comes_to_the_same_match_by_the_same_decisions(seed: str) -> None:
    straight, _ = session(seed)
    finish(straight)
    table, notes = session(seed)
    chance = random.Random(seed)
    steps = 0
    while until_asked(table):
        steps += 1
        if steps < 150 and chance.random() < 0.06:
            for _ in range(chance.randrange(1, 18)):
                table.undo()
        else:
            decide(table)
    assert steps > 60
    assert table.course.reopened, "it went back over the beginning of a deal"
    assert [record.state for record in table.records] == [record.state for record in straight.records]
    assert table.series == straight.series
    assert notes.read(begun(seed)) == table.course


def test_while_the_others_call_in_the_next_deal() -> None:
    table, notes = session("nara")
    finish_deal(table)
    for _ in range(5):
        table.next_deal()
        if table.advance() is not None and table.asked is None:
            break
        finish_deal(table)
    assert actions_of(table.table.state)
    deals = len(table.records)
    place = table.undo()
    assert place is not None
    assert place.deals == deals - 1
    assert until_asked(table)
    assert len(table.records) == deals - 1
    assert notes.read(begun("nara")) != begun("nara")


def test_what_was_taken_back_stays_marked_though_the_deal_before_is_gone_back_into() -> None:
    """Else a deal could be looked at to its end, and be played anew as if nobody had."""
    table, _ = session()
    first = table.table.state.deal
    finish_deal(table)
    table.next_deal()
    finish_deal(table)
    for _ in range(1000):
        if table.table.state.deal == first:
            break
        table.undo()
    finish_deal(table)
    table.next_deal()
    finish_deal(table)
    assert table.records[0].undone == 1
    assert table.records[1].undone > 10


def test_a_deal_that_was_ended_goes_on_where_it_was_ended() -> None:
    table, notes = session()
    while until_asked(table) and len(table.table.state.public.tricks) < 6:
        decide(table)
    state = table.table.state
    table.play_out()
    assert table.records[0].played_out > 10
    assert table.undo() == Place(0, len(actions_of(state)))
    assert table.table.state == state
    assert until_asked(table)
    assert table.table.state == state
    finish_deal(table)
    assert (table.records[0].played_out, table.records[0].undone) == (0, 1)
    assert notes.read(begun("kyoto")) == table.course


def test_a_deal_that_the_program_was_playing_out_when_it_was_ended_is_played_out() -> None:
    table, notes = session()
    while until_asked(table) and len(table.table.state.public.tricks) < 6:
        decide(table)
    count = len(notes.lines)
    table.play_out()
    expected = table.course
    notes.lines = notes.lines[: count + 7]
    course = notes.read(begun("kyoto"))
    assert course.played_out == 7
    again = Session(Series("kyoto", 3), table.occupants, RuleSet(), make_bot, course=course, scribe=notes)
    assert again.table.over
    assert again.course == expected
    assert notes.read(begun("kyoto")) == expected


def test_a_deal_that_was_passed_out_is_gone_back_into() -> None:
    table, notes = session(kind="passing")
    assert until_asked(table)
    table.people[2].submit(Pass(2))
    while not is_over(table):
        table.advance()
    assert is_over(table)
    assert table.records[0].state.public.passed_out
    first = table.table.state.deal
    table.next_deal()
    assert until_asked(table)
    second = table.table.state.deal
    assert (first.number, first == second) == (second.number, False)
    place = table.undo()
    assert place is not None
    assert (place.deals, table.table.state.deal) == (0, first)
    assert (table.records, table.series.attempt) == ((), 1)
    assert until_asked(table)
    table.people[2].submit(Pass(2))
    while not is_over(table):
        table.advance()
    table.next_deal()
    assert table.table.state.deal == second
    assert [record.undone for record in table.records] == [1]
    assert notes.read(begun("kyoto", kind="passing")).records == table.records


@pytest.mark.parametrize("people", [(), (0, 1), (0, 1, 2, 3, 4)])
def test_with_several_people_or_none_what_is_over_stays_over(people: tuple[int, ...]) -> None:
    table, _ = session(people=people)
    table.play_out()
    assert table.table.over
    assert not table.can_undo
    assert table.undo() is None


def test_a_challenge_stays_over() -> None:
    table = ChallengeSession(Series("kyoto", 1), occupants(), RuleSet(), make_bot)
    finish(table)
    assert table.undo() is None


def test_a_renamed_player_has_the_new_name_in_what_is_finished_again() -> None:
    table, _ = session()
    finish_deal(table)
    table.rename(["A", "B", "C", "D", "E"])
    table.undo()
    finish_deal(table)
    assert [player.name for player in table.records[0].players] == ["A", "B", "C", "D", "E"]
