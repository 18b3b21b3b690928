"""An exercise at the table: something is asked, answered, and the answer explained."""

import logging
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final

from napoleon_game.config.schema import Config
from napoleon_game.core.actions import Discard, NameAdjutantCard, PlayCard
from napoleon_game.core.cards import SEATS, Cards, Seat
from napoleon_game.core.engine import step
from napoleon_game.core.errors import NapoleonError
from napoleon_game.core.illegal import IllegalActionError
from napoleon_game.drills.choose import Exercise
from napoleon_game.drills.drill import LEARNER, Answer, Drill, Kind
from napoleon_game.drills.judge import Judgement, judge
from napoleon_game.drills.supply import Supply
from napoleon_game.i18n.narration import why
from napoleon_game.store.drill_progress import LAST, DrillProgress
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed, Pressed, Typed, meaning_of
from napoleon_game.ui.scene import Command, Pop, Push
from napoleon_game.ui.scenes import lesson_panel
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.scenes.lesson_pointer import NODDING, draw_pointer
from napoleon_game.ui.scenes.lesson_table import LessonTable
from napoleon_game.ui.scenes.rules_page import RulesScene
from napoleon_game.ui.scenes.strengths import StrengthsScene
from napoleon_game.ui.table.decision import Decision
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group, unfocused
from napoleon_game.view.director import Director
from napoleon_game.view.drill_words import answer_words, verdict_words
from napoleon_game.view.geometry import DESIGN_WIDTH, Point, Rect
from napoleon_game.view.places import PLAIN
from napoleon_game.view.pointing import around, pointed_at
from napoleon_game.view.pose import card_key

_log = logging.getLogger(__name__)

_DEAL: Final = Rect(960, 660, 138, 44)
_NEXT: Final = Rect(1106, 660, 138, 44)
_SEATS_AT: Final = Point(DESIGN_WIDTH / 2, 434)
"""Below the trick, where the learner's own card is not yet: nothing that counts is covered there."""


class DrillScene(MenuScene):
    """Asks one exercise after another.

    Attributes:
        exercise: what is asked, or was; ``None`` until the first is there.
        answer: what was answered; ``None`` while it is open.
        judgement: what the answer is worth, once that is known.
        table: the moment that it is about; ``None`` until there is one.
    """

    largest_text = 1.0

    def __init__(
        self,
        context: Context,
        supply: Supply,
        progress: DrillProgress,
        deal: Callable[[Exercise], Command],
        judge: Callable[[Drill, Answer], Judgement] = judge,
    ) -> None:
        """Take exercises from ``supply``, which is stopped in the end; ``deal`` shows all hands of one."""
        self._supply, self._progress, self._deal, self._judge = supply, progress, deal, judge
        self.exercise: Exercise | None = None
        self.answer: Answer | None = None
        self.judgement: Judgement | None = None
        self.table: LessonTable | None = None
        self._judging: Future[Judgement] | None = None
        self._seats: list[Button] = []
        self._large = False
        self._pointed, self._wanted, self._problem, self._preparing = 0.0, True, "", supply.preparing
        super().__init__(context)
        context.listen(self._changed)

    def left(self) -> None:
        """The scene is left for good."""
        self._supply.stop()
        self.context.forget(self._changed)

    def _changed(self, _: Config) -> None:
        if self.table is not None:
            self.table.follow_settings()
            self._note_answer()
        self.dirty = True

    def _look_again(self) -> None:
        self.dirty = True

    @property
    def decision(self) -> Decision | None:
        """How the learner bids, names, discards and plays; ``None`` while there is nothing to decide."""
        asked = self.table is not None and self._open and self._kind is not Kind.ADJUTANT
        return self.table.decision if asked and self.table is not None else None

    @property
    def director(self) -> Director:
        """Shows the moment; ask only once there is one."""
        assert self.table is not None
        return self.table.director

    @property
    def _open(self) -> bool:
        """Whether an answer is waited for."""
        return self.exercise is not None and self.answer is None and not self._wanted

    @property
    def _kind(self) -> Kind | None:
        return None if self.exercise is None else self.exercise.drill.kind

    # Controls -----------------------------------------------------------------------------------------------

    def build(self) -> Group:
        """The way to the deal and to the next exercise, seats to pick from, and the way out."""
        say, done = self.context.say, self.judgement is not None
        self._next = Button(_NEXT, say("drill-next" if done else "drill-another"), self._go_on, style="body")
        self._next.kind = "primary" if done else "plain"
        self._next.enabled = done or self._open
        self._show = Button(_DEAL, say("drill-deal"), self._to_deal, style="body")
        self._show.enabled = done
        leave = Button(PLAIN.menu, say("drill-leave"), self.back, style="caption")
        seats = self._open and self._kind is Kind.ADJUTANT and not self._large
        self._seats = self._seat_buttons() if seats else []
        controls = [*self._seats, self._show, self._next, leave]
        if not self._seats and not done:
            return unfocused(controls)
        return Group(controls, self._seats[0] if self._seats else self._next)

    def _seat_buttons(self) -> list[Button]:
        assert self.exercise is not None
        offered = [seat for seat in range(SEATS) if seat != LEARNER]
        labels = [self._said_of(seat) for seat in offered]

        def pick(index: int) -> None:
            self._take(offered[index])

        return lesson_panel.answer_buttons(labels, pick, _SEATS_AT)

    def _said_of(self, answer: Answer) -> str:
        assert self.exercise is not None
        assert self.table is not None
        return answer_words(answer, self.exercise.drill, self.context.words, self.table.names)

    @property
    def in_sight(self) -> Rect | None:
        """What the keys are at: a card, a button; else the words, which come before the way on."""
        focus = self.group.focus
        if focus is not None and (focus is not self._next or self.group.by_keys):
            return focus.ring
        card = None if self.decision is None else self.decision.hand.focus
        pose = None if card is None or self.table is None else self.table.director.poses().get(card_key(card))
        return lesson_panel.words_room(self._zoom) if pose is None else around(pose)

    @property
    def spoken(self) -> str:
        """The button with the focus, or the card; with a panel also what is chosen there."""
        if self.group.focus is not None:
            return self.group.focus.spoken
        if self.decision is None:
            return ""
        focus, panel, words = self.decision.hand.focus, self.decision.panel, self.context.words
        card = "" if focus is None else words.card(focus)
        return words.listed(part for part in (card, "" if panel is None else panel.spoken) if part)

    @property
    def heading(self) -> str:
        """What the panel says."""
        return self.said

    @property
    def _zoom(self) -> float:
        """How much the page is magnified."""
        return max(1.0, self.context.config.look.text_scale / self.largest_text)

    def react(self, event: Input) -> Command | None:
        """Inputs are for the buttons, or for cards and panel while the learner is to decide."""
        if self._large and isinstance(event, Asked | Pressed | Typed):
            self._show_large(large=False)
            return None
        if self._asks_for_last(event):
            self._show_large(large=True)
            return None
        match event:
            case Asked(Do.RULES):
                return Push(RulesScene(self.context))
            case Asked(Do.STRENGTHS):
                return self._strengths()
            case Typed(letter) if meaning_of(letter) is Do.STRENGTHS and self._kind is not Kind.BID:
                return self._strengths()
            case Pressed(at, 1) if self.group.under(at) is not None:
                return self.group.handle(event)
            case Asked(Do.NEXT | Do.PREVIOUS):
                return self.group.handle(event)
            case Asked(Do.CONFIRM | Do.SKIP) if self.group.focus is not None:
                return self.group.handle(event)
        if self.decision is None:
            return self.group.handle(event)
        return self._decide(event, self.decision)

    def _decide(self, event: Input, decision: Decision) -> Command | None:
        """An input while the learner is to act."""
        command = self.group.handle(event) if not isinstance(event, Asked) else None
        if command is not None or self.table is None:
            return command
        if isinstance(event, Pointed):
            self.dirty |= decision.point(event, self.table.director)
            return None
        if isinstance(event, Asked):
            self.group.focus = None
        self.dirty = True
        action = decision.handle(event, self.table.director)
        if isinstance(event, Asked | Pressed):
            self.table.note(decision.message, alert=bool(decision.message))
        if action is None:
            return None
        assert self.exercise is not None
        try:
            step(self.exercise.drill.state, action)
        except IllegalActionError as error:
            self.context.audio.play("illegal")
            self.table.note(why(error, self.context.say, self.table.names), alert=True)
            if isinstance(action, PlayCard):
                decision.hand.refuse(action.card, still=self.context.config.motion.still)
            return None
        self._take(action)
        return None

    def _strengths(self) -> Command | None:
        return None if self.table is None else Push(StrengthsScene(self.context, self.table.director.shown))

    def _asks_for_last(self, event: Input) -> bool:
        """Whether somebody wants to see the trick before, and there is one."""
        if self.table is None or not self.table.director.shown.public.tricks:
            return False
        match event:
            case Typed(letter):
                return meaning_of(letter) is Do.LAST_TRICK
            case Pressed(at, 1):
                return PLAIN.last_trick.contains(at)
        return event == Asked(Do.LAST_TRICK)

    def _show_large(self, *, large: bool) -> None:
        """Show the trick before large, until the next key or click."""
        self._large = large
        self._made_anew()

    # The exercise -------------------------------------------------------------------------------------------

    def _take(self, answer: Answer) -> None:
        """The learner has answered; what it is worth is found out on another thread."""
        assert self.exercise is not None
        assert self.table is not None
        self.answer = answer
        self.table.decision.close()
        self._note_answer()
        self._judging = self.context.think(self._judge, self.exercise.drill, answer)
        self._made_anew()

    def _note_answer(self) -> None:
        """The strip says what was answered: it is nobody's turn any more."""
        if self.answer is not None and self.table is not None:
            self.table.note(self.context.say("drill-answered", answer=self._said_of(self.answer)))

    def _judged(self, judgement: Judgement) -> None:
        """It is known what the answer is worth."""
        assert self.exercise is not None
        given = None if self.answer is None else judgement.of(self.answer)
        assert given is not None, "it was asked about"
        self.judgement, self._pointed = judgement, 0.0
        self._progress.answered(self.exercise.drill.kind, given.behind.mean, right=given.right)
        self.context.audio.play("trick" if given.right else "illegal")
        self._made_anew()
        self.context.speech.say(self.said, at_once=True)

    def _go_on(self) -> None:
        """To the next exercise, as soon as there is one."""
        self._wanted, self.answer, self.judgement, self._judging = True, None, None, None
        if self.table is not None:
            self.table.decision.close()
        self._made_anew()

    def _to_deal(self) -> Command | None:
        return None if self.exercise is None else self._deal(self.exercise)

    def _made_anew(self) -> None:
        self.group = self.build()
        self.dirty = True

    def update(self, seconds: float) -> Command | None:
        """Look for the next exercise, for what an answer is worth; let what is pointed at be seen."""
        if self.table is not None:
            self.dirty |= self.table.update(seconds)
        if self._wanted:
            self._look_for_next()
        elif self._judging is not None and self._judging.done():
            judging, self._judging = self._judging, None
            try:
                self._judged(judging.result())
            except NapoleonError:  # then there is another exercise
                _log.exception("an answer could not be judged")
                self._go_on()
        if self.judgement is not None and self.table is not None and self._pointed < NODDING:
            self._pointed = NODDING if self.context.config.motion.still else self._pointed + seconds
            self.dirty = True
        return None

    def _look_for_next(self) -> None:
        found = self._supply.take()
        if found is None:
            supply = self._supply
            if (supply.failure, supply.preparing) != (self._problem, self._preparing):
                self._problem, self._preparing, self.dirty = supply.failure, supply.preparing, True
            return
        self.exercise, self._wanted, self._large = found, False, False
        if self.table is None:
            self.table = LessonTable(self.context, found.drill.state, self._look_again)
        else:
            self.table.lay(found.drill.state)
        if found.drill.kind is not Kind.ADJUTANT:
            self.table.decision.ask(self.table.director.shown)
        self._made_anew()
        self.context.speech.say(self.said, at_once=True)

    # Picture ------------------------------------------------------------------------------------------------

    @property
    def said(self) -> str:
        """What the panel says."""
        say = self.context.say
        if self._wanted or self.exercise is None:
            if self._problem:
                return say("drill-unavailable", problem=self._problem)
            return say("drill-preparing" if self._preparing else "drill-looking")
        if self.answer is None:
            return say(f"drill-{self.exercise.drill.kind.value}.ask")
        if self.judgement is None or self.table is None:
            return say("drill-comparing")
        names = self.table.names
        return verdict_words(self.exercise.drill, self.judgement, self.answer, self.context.words, names)

    @property
    def pointers(self) -> list[Rect]:
        """Where the best answer lies, once something was answered."""
        if self.judgement is None or self.table is None:
            return []
        best, director = self.judgement.best.answer, self.table.director
        names = [f"seat {best}"] if isinstance(best, Seat) else [card.code for card in _cards(best)]
        return pointed_at(names, director.shown, PLAIN, director.poses())

    @property
    def _tone(self) -> lesson_panel.Tone:
        given = None if self.judgement is None or self.answer is None else self.judgement.of(self.answer)
        return "said" if given is None else "right" if given.right else "wrong"

    def paint(self, canvas: Canvas) -> None:
        """The table, the best answer, and the panel."""
        say, kind = self.context.say, self._kind
        if self.table is None:
            canvas.felt()
        else:
            deciding = self.decision is not None
            self.table.draw(canvas, deciding=deciding, last_trick=self._large, riddle=False)
        for rect in self.pointers:
            draw_pointer(canvas, rect, self._pointed)
        if self._seats:
            lesson_panel.draw_answers_plate(canvas, self._seats)
        place, part = "", 0.0
        if kind is not None:
            tally = self._progress.tally(kind)
            place = say(f"drill-{kind.value}")
            if tally.tried:
                told = say("drills-tally", right=tally.right, tried=tally.tried)
                place, part = f"{place}　{told}", sum(tally.last) / min(LAST, tally.tried)
        lesson_panel.draw_lesson_panel(canvas, self.said, self._tone, place, part, self._zoom)

    def back(self) -> Command | None:
        """To where it was begun; what was answered is kept. A trick that is shown large is put away first."""
        if self._large:
            self._show_large(large=False)
            return None
        return Pop()


def _cards(answer: Answer) -> Cards:
    """The cards that an answer is about."""
    match answer:
        case Discard(_, cards):
            return cards
        case PlayCard(_, card) | NameAdjutantCard(_, card):
            return (card,)
    return ()
