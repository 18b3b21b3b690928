"""The lessons held against the rules: what they ask, what they answer, and what they say."""

from itertools import chain

import pytest

from napoleon_game.ai.rules.hand import expected_pictures
from napoleon_game.core.actions import Action, PlayCard
from napoleon_game.core.cards import PACK, SEATS, Card, Suit, left_jack
from napoleon_game.core.engine import legal, step
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import ADJUTANT_POINTS, ALONE_POINTS, NAPOLEON_POINTS
from napoleon_game.core.state import State
from napoleon_game.core.tricks import Trick, WonBy, judge
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.language import LANGUAGES
from napoleon_game.i18n.narration import why
from napoleon_game.lessons.answers import options, reason, right_answers
from napoleon_game.lessons.lesson import LEARNER, Act, Aim, Lesson, Pick
from napoleon_game.lessons.moves import move, text_of
from napoleon_game.lessons.walk import Mode, Walk
from napoleon_game.view.pointing import PLACES
from tests.i18n import messages
from tests.lessons.support import ALL, acts, is_said, picks, possible, right_actions, walks
from tests.ui.driver import NAMES

each_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.name)


# Played through ------------------------------------------------------------------------------------------


@each_lesson
def test_every_right_answer_leads_to_the_end(lesson: Lesson) -> None:
    """All combinations of right answers, with the moves that follow each of them."""
    ends = 0
    waiting: list[tuple[tuple[str, ...], ...]] = [()]
    while waiting:
        given = waiting.pop()
        walk = Walk(lesson)
        for answers in given:
            _answer(walk, answers)
        if walk.over:
            ends += 1
            continue
        task = walk.step.task
        if is_said(walk.step):
            waiting.append((*given, ()))
        else:
            assert isinstance(task, Act | Pick)
            rights = right_answers(task, walk.state)
            assert rights
            waiting.extend((*given, (right,)) for right in rights)
    assert ends >= 1


def _answer(walk: Walk, answers: tuple[str, ...]) -> None:
    """Answer, and go on where there is somewhere to go."""
    task = walk.step.task
    if isinstance(task, Act):
        action = next(a for a in right_actions(task, walk.state) if text_of(a) == answers[0])
        played = walk.act(action)
        assert len(played) == 1 + len(task.then)
    elif isinstance(task, Pick):
        walk.pick(answers[0])
    assert walk.mode in (Mode.SAID, Mode.RIGHT)
    if not walk.last:
        walk.on()


@each_lesson
def test_every_wrong_answer_is_told_why_and_changes_nothing(lesson: Lesson) -> None:
    used: dict[str, set[str]] = {}
    for walk, at, task in acts(lesson):
        rights = set(right_answers(task, walk.state))
        assert rights <= {text_of(action) for action in possible(walk.state)}, "written as moves are"
        state = walk.state
        for action in possible(state):
            if text_of(action) in rights:
                continue
            assert walk.act(action) == []
            assert (walk.mode, walk.state) == (Mode.WRONG, state)
            _assert_told_why(walk, action)
            if walk.refused is None:
                used.setdefault(at.name, set()).add(walk.why)
            walk.again()
            assert (walk.mode, walk.text) == (Mode.ASKED, lesson.text(at))
    for walk, at, pick in picks(lesson):
        for answer in options(pick, walk.state):
            if answer in right_answers(pick, walk.state):
                continue
            walk.pick(answer)
            assert walk.mode is Mode.WRONG
            used.setdefault(at.name, set()).add(walk.why)
            walk.again()
    for at in lesson.steps:
        if isinstance(at.task, Act | Pick):
            assert used.get(at.name, set()) == {name for name, _ in at.task.wrong}, "no reason is idle"


def _assert_told_why(walk: Walk, action: Action) -> None:
    """By the rules where they forbid it, by the lesson elsewhere."""
    legal_ = action in legal(walk.state)
    assert (walk.refused is None) is legal_
    for language in LANGUAGES:
        say = Catalogue(language)
        if walk.refused is not None:
            assert why(walk.refused, say, NAMES)
        else:
            assert walk.text is not None
            assert walk.text.endswith(f".{walk.why}")
            assert say(walk.text)


@each_lesson
def test_a_question_with_answers_has_one_right_one_among_them(lesson: Lesson) -> None:
    for walk, _, task in picks(lesson):
        answers = options(task, walk.state)
        (right,) = right_answers(task, walk.state)
        assert right in answers
        assert len(set(answers)) == len(answers) >= 2
        assert all(reason(task, answer) for answer in answers if answer != right)


# What is meant -------------------------------------------------------------------------------------------


@each_lesson
def test_right_cards_do_what_they_are_meant_to_and_wrong_ones_do_not(lesson: Lesson) -> None:
    for walk, at, task in acts(lesson):
        state = walk.state
        if state.public.phase is not Phase.PLAY or task.aim is None:
            continue
        rights = set(right_answers(task, state))
        for action in legal(state):
            assert isinstance(action, PlayCard)
            right = str(action.card) in rights
            assert _does(task.aim, state, action, task.then) is right, (at.name, action)


def _does(aim: Aim, state: State, action: PlayCard, then: tuple[str, ...]) -> bool:
    """Whether a card serves ``aim``, if the others play what they play in the lesson."""
    if aim is Aim.FOLLOW:
        return True
    number = len(state.public.tricks)
    after, _ = step(state, action)
    for text in then:
        if len(after.public.tricks) > number:
            break
        after = move(after, text).state
    trick = after.public.tricks[number]
    assert trick.winner is not None
    if aim is Aim.FEED:
        return trick.winner != LEARNER and _with_learner(state, trick.winner) and action.card.is_picture
    return (trick.winner == LEARNER) is (aim is Aim.TAKE)


def _with_learner(state: State, seat: int) -> bool:
    contract = state.public.contract
    assert contract is not None
    napoleons = {contract.napoleon, state.adjutant}
    return (seat in napoleons) is (LEARNER in napoleons)


@each_lesson
def test_what_is_claimed_of_the_table_is_true(lesson: Lesson) -> None:
    for walk in walks(lesson):
        claims = walk.step.claims
        walk.show()
        state = walk.state
        if claims.card:
            trick = _trick_spoken_of(walk, claims.card)
            first = trick.cards == (state.public.tricks or (trick,))[0].cards
            verdict = judge(trick.cards, state.public.bid.trump, first_trick=first)
            assert str(trick.cards[verdict.place]) == claims.card, walk.step.name
            by = "mighty" if verdict.won_by is WonBy.MIGHTY else verdict.won_by.value
            assert by == claims.by, walk.step.name
        for claimed, napoleon in ((claims.napoleon, True), (claims.allied, False)):
            if claimed is not None:
                assert _taken(state, napoleon=napoleon) == claimed, walk.step.name


def _trick_spoken_of(walk: Walk, card: str) -> Trick:
    tricks = walk.state.public.tricks
    return next(trick for trick in reversed(tricks) if Card.parse(card) in trick.cards)


def _taken(state: State, *, napoleon: bool) -> int:
    contract, captured = state.public.contract, state.public.captured
    assert contract is not None
    side = {contract.napoleon, state.adjutant}
    return sum(captured[seat] for seat in range(SEATS) if (seat in side) is napoleon)


def _named(lesson: str, at: str) -> Walk:
    found = next(each for each in ALL if each.name == lesson)
    return Walk(found, [step.name for step in found.steps].index(at))


def test_what_is_said_of_single_cards_is_true() -> None:
    hands = _named("pictures", "count").state.hands[LEARNER]
    assert {str(card) for card in hands if card.is_picture} == {"SQ", "HT", "CK", "CT"}
    walk = _named("strength", "left")
    assert str(left_jack(Suit.DIAMONDS)) == "HJ"
    assert walk.state.public.trick is not None
    assert judge(walk.state.public.trick.cards, Suit.DIAMONDS, first_trick=False).won_by is WonBy.LEFT_JACK
    hand = _named("auction", "hand").state.hands[LEARNER]
    assert sum(card.suit is Suit.HEARTS for card in hand) == 6
    discard = _named("adjutant", "discard")
    discard.show()
    assert not [card for card in discard.state.hands[LEARNER] if card.suit is Suit.CLUBS]
    secret = _named("adjutant", "secret").state
    assert secret.adjutant not in (LEARNER, None), "the adjutant card was not in the kitty"
    hidden = _named("hidden", "others").state
    assert (hidden.adjutant, hidden.public.contract.napoleon) == (LEARNER, 2)  # type: ignore[union-attr]
    fall = _named("mighty", "fall").state
    hearts = [card for card in fall.hands[1] if card.suit is Suit.HEARTS]
    assert [str(card) for card in hearts] == ["HQ"], "no choice but the queen"


@each_lesson
def test_nobody_without_a_suit_is_said_to_have_it(lesson: Lesson) -> None:
    """“You have no hearts”: the learner is void of the suit that was led where anything may be played."""
    for walk, at, task in acts(lesson):
        trick = walk.state.public.trick
        if trick is None or not trick.cards or task.aim is Aim.FOLLOW:
            continue
        text = Catalogue("en")(lesson.text(at))
        for suit in Suit:
            if f"no {suit.name.lower()}" in text.lower():
                assert not [card for card in walk.state.hands[LEARNER] if card.suit is suit], at.name


def test_the_points_are_those_of_the_rules() -> None:
    for language in LANGUAGES:
        say = Catalogue(language)
        said = say("lesson-adjutant-points") + say("lesson-hidden-end")
        for points in (NAPOLEON_POINTS, ADJUTANT_POINTS, ALONE_POINTS):
            assert f"{points:,}" in said


@each_lesson
def test_the_deals_are_such_as_one_meets(lesson: Lesson) -> None:
    """Napoleon's hand is worth about what was bid for it."""
    for at in lesson.steps:
        if at.opens is None or at.opens.public.contract is None:
            continue
        contract = at.opens.public.contract
        worth = expected_pictures(at.opens.deal.hands[contract.napoleon], contract.trump)
        assert contract.target - 0.75 <= worth, (at.name, worth)


# Words ---------------------------------------------------------------------------------------------------


def test_every_step_has_its_words_and_no_words_are_left_over() -> None:
    wanted = set()
    for lesson in ALL:
        wanted |= {f"lesson-{lesson.name}", f"lesson-{lesson.name}.about"}
        for at in lesson.steps:
            wanted.add(lesson.text(at))
            if isinstance(at.task, Act | Pick):
                reasons = (name for name, _ in at.task.wrong)
                wanted |= {lesson.text(at, name) for name in chain(("right",), reasons)}
    names = tuple(f"lesson-{lesson.name}" for lesson in ALL)
    for language in LANGUAGES:
        found = {key for key in messages.patterns(language) if key.partition(".")[0].startswith(names)}
        assert found == wanted


@each_lesson
def test_what_is_pointed_at_has_a_name(lesson: Lesson) -> None:
    for at in lesson.steps:
        for name in at.at:
            kind, _, seat = name.partition(" ")
            assert (
                name in PLACES
                or (kind == "seat" and int(seat) in range(1, SEATS))
                or Card.parse(name) in PACK
            )


@each_lesson
def test_a_lesson_takes_about_three_minutes(lesson: Lesson) -> None:
    """Reading aloud at an easy pace, thinking for a while about each question, and watching the cards."""
    say, seconds = Catalogue("ja"), 0.0
    for walk in walks(lesson):
        seconds += len(say(lesson.text(walk.step))) / 6
        seconds += 0.9 * len(walk.step.moves)
        if not is_said(walk.step):
            assert isinstance(walk.step.task, Act | Pick)
            seconds += 10 + len(say(lesson.text(walk.step, "right"))) / 6
            if isinstance(walk.step.task, Act):
                seconds += 2.5 + 0.9 * len(walk.step.task.then)
    assert 70 <= seconds <= 240, seconds
