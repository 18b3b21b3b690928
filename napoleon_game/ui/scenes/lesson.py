"""A lesson at the table: something is said or asked, and played as it was answered."""

from collections.abc import Callable
from typing import Final

from napoleon_game.config.schema import Config
from napoleon_game.core.actions import Action, PlayCard
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import Card
from napoleon_game.core.scoring import Side
from napoleon_game.i18n.names import standing_alone
from napoleon_game.i18n.narration import why
from napoleon_game.lessons.answers import options
from napoleon_game.lessons.lesson import Act, Lesson, Pick
from napoleon_game.lessons.lesson import Asked as Question
from napoleon_game.lessons.walk import Mode, Walk
from napoleon_game.record.steps import Position
from napoleon_game.store.lesson_progress import LessonProgress
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed, Pressed, Typed, meaning_of
from napoleon_game.ui.scene import Command, Pop, Push
from napoleon_game.ui.scenes import lesson_panel
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.scenes.lesson_pointer import NODDING, draw_pointer
from napoleon_game.ui.scenes.lesson_table import LessonTable
from napoleon_game.ui.scenes.strengths import StrengthsScene
from napoleon_game.ui.table.decision import Decision
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group
from napoleon_game.view.director import Director
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.places import PLAIN
from napoleon_game.view.pointing import around, pointed_at
from napoleon_game.view.pose import card_key

_LAST: Final = "last"
_TONES: Final[dict[Mode, lesson_panel.Tone]] = {
    Mode.SAID: "said",
    Mode.ASKED: "said",
    Mode.RIGHT: "right",
    Mode.WRONG: "wrong",
}


class LessonScene(MenuScene):
    """Takes somebody through a lesson.

    Attributes:
        walk: how far the lesson has got.
        table: what is played, and how the learner decides.
    """

    largest_text = 1.0

    def __init__(
        self,
        context: Context,
        lesson: Lesson,
        progress: LessonProgress,
        finished: Callable[[], Command],
        rules: Callable[[], Command],
        *,
        more: bool = True,
    ) -> None:
        """Go on where ``progress`` says that the lesson was left.

        ``finished`` is what follows at its end: another lesson if there are ``more``.
        """
        place = progress.place(lesson.name)
        self.walk = Walk(lesson, 0 if place is None else place.step)
        self._progress, self._finished, self._rules, self._more = progress, finished, rules, more
        self._pointed = 0.0
        self._answers: list[Button] = []
        self._texts: tuple[str, ...] = ()
        self._lies, self._asks = True, False
        self.table = LessonTable(context, self.walk.state, self._look_again)
        self._remember()
        super().__init__(context)
        self._settle()
        context.listen(self._changed)

    def left(self) -> None:
        """The scene is left for good."""
        self.context.forget(self._changed)

    @property
    def director(self) -> Director:
        """Shows what is played."""
        return self.table.director

    @property
    def decision(self) -> Decision:
        """How the learner decides."""
        return self.table.decision

    def _changed(self, _: Config) -> None:
        self.table.follow_settings()
        self.dirty = True

    def _look_again(self) -> None:
        self.dirty = True

    # Controls -----------------------------------------------------------------------------------------------

    def build(self) -> Group:
        """The ways on and back, the answers if there are some to pick from, and the way out."""
        say, walk = self.context.say, self.walk
        if not self._lies:
            on = say("key-skip")
        elif walk.over:
            on = say("lesson-next-lesson" if self._more else "lesson-finish")
        else:
            keys = {Mode.ASKED: "lesson-show", Mode.WRONG: "lesson-again"}
            on = say(keys.get(walk.mode, "lesson-next"))
        first, back, self._on = lesson_panel.ways(self._restart, self._back, self._go_on, on)
        first.enabled = back.enabled = walk.at > 0 or walk.mode is not Mode.SAID
        if walk.mode is Mode.ASKED and self._lies:
            self._on.kind = "plain"
        leave = Button(PLAIN.menu, say("lesson-leave"), self.back, style="caption")
        self._answers = []
        task = walk.step.task
        if isinstance(task, Pick) and walk.mode in (Mode.ASKED, Mode.WRONG) and self._lies:
            over = task.asked in (Question.WINNER, Question.TRICK)
            self._texts = options(task, walk.state)
            self._answers = lesson_panel.answer_buttons(
                [self._answer(task, text) for text in self._texts],
                self._pick,
                lesson_panel.OVER_HAND if over else lesson_panel.MIDDLE,
            )
        group = Group([*self._answers, first, back, self._on, leave], self._first_focus())
        if self._acting and self._lies:
            group.focus = None  # keys are for the cards until Tab brings them here
        return group

    def _first_focus(self) -> Button:
        return self._answers[0] if self._answers and self.walk.mode is Mode.ASKED else self._on

    def _answer(self, pick: Pick, text: str) -> str:
        """An answer in words."""
        say, words = self.context.say, self.context.words
        match pick.asked:
            case Question.WINNER:
                return standing_alone(words.short_card(Card.parse(text)))
            case Question.HIGHER:
                return words.short_bid(Bid.parse(text))
            case Question.RESULT:
                return words.side(Side(text))
            case _:
                return say("lesson-cards", count=int(text))

    @property
    def _acting(self) -> bool:
        """Whether the learner is to bid, name, discard or play."""
        return isinstance(self.walk.step.task, Act) and self.walk.mode in (Mode.ASKED, Mode.WRONG)

    @property
    def in_sight(self) -> Rect | None:
        """What the keys are at: a card, a button; else the words, which come before the way on."""
        button = self.group.focus
        if button is not None and (button is not self._on or self.group.by_keys):
            return button.ring
        focus = self.decision.hand.focus
        pose = None if focus is None else self.director.poses().get(card_key(focus))
        return lesson_panel.words_room(self._zoom) if pose is None else around(pose)

    @property
    def spoken(self) -> str:
        """The button with the focus, or the card; with a panel also what is chosen there."""
        if self.group.focus is not None:
            return self.group.focus.spoken
        focus, panel, words = self.decision.hand.focus, self.decision.panel, self.context.words
        card = "" if focus is None else words.card(focus)
        return words.listed(part for part in (card, "" if panel is None else panel.spoken) if part)

    @property
    def heading(self) -> str:
        """The lesson's name, and what it says."""
        say = self.context.say
        return f"{say(f'lesson-{self.walk.lesson.name}')} {self.said}"

    @property
    def _zoom(self) -> float:
        """How much the page is magnified."""
        return max(1.0, self.context.config.look.text_scale / self.largest_text)

    def back(self) -> Command | None:
        """Leave; what was reached is kept."""
        return Pop()

    def react(self, event: Input) -> Command | None:
        """Inputs are for the buttons, or for the cards while the learner is to act."""
        match event:
            case Asked(Do.RULES):
                return self._rules()
            case Asked(Do.STRENGTHS):
                return Push(StrengthsScene(self.context, self.director.shown))
            case Typed(letter) if meaning_of(letter) is Do.STRENGTHS:
                return Push(StrengthsScene(self.context, self.director.shown))
            case Pressed(at, 1) if self.group.under(at) is not None:
                return self.group.handle(event)
            case Pressed() | Asked(Do.CONFIRM | Do.SKIP) if not self._lies:
                self._hurry()
                return None
            case Pressed(at, 1) if self._answers:
                self._click_on_trick(at)
                return None
            case Asked(Do.NEXT | Do.PREVIOUS):
                return self.group.handle(event)
            case Asked(Do.CONFIRM | Do.SKIP) if self.group.focus is not None:
                return self.group.handle(event)
        if self._acting:
            return self._decide(event)
        return self.group.handle(event)

    def _decide(self, event: Input) -> Command | None:
        """An input while the learner is to act."""
        command = self.group.handle(event) if not isinstance(event, Asked) else None
        if command is not None or not self._lies or not self._acting:
            return command
        if isinstance(event, Pointed):
            self.dirty |= self.decision.point(event, self.director)
            return None
        if isinstance(event, Asked):
            self.group.focus = None
        self.dirty = True
        action = self.decision.handle(event, self.director)
        if isinstance(event, Asked | Pressed):
            self.table.note(self.decision.message, alert=bool(self.decision.message))
        if action is not None:
            self._act(action)
        return None

    def _click_on_trick(self, at: Point) -> None:
        """The cards of the trick can be picked where they lie."""
        poses = self.director.poses()
        for index, text in enumerate(self._texts):
            task = self.walk.step.task
            if isinstance(task, Pick) and task.asked is Question.WINNER:
                pose = poses.get(card_key(Card.parse(text)))
                if pose is not None and around(pose).contains(at):
                    self._pick(index)
                    return

    # The lesson ---------------------------------------------------------------------------------------------

    def _act(self, action: Action) -> None:
        """The learner bids, names, discards or plays."""
        played = self.walk.act(action)
        if self.walk.mode is Mode.WRONG:
            self.context.audio.play("illegal")
            if isinstance(action, PlayCard):
                self.decision.hand.refuse(action.card, still=self.context.config.motion.still)
        else:
            self.decision.close()
        self._come_to(played)

    def _pick(self, index: int) -> None:
        """The learner picks an answer."""
        self.walk.pick(self._texts[index])
        self.context.audio.play("illegal" if self.walk.mode is Mode.WRONG else "trick")
        chosen = index if self.walk.mode is Mode.WRONG else None
        self._come_to([])
        if chosen is not None:
            self.group.focus = self._answers[chosen]

    def _go_on(self) -> Command | None:
        """The large button: on, once more, or let the answer be shown."""
        walk = self.walk
        if not self._lies:
            self._hurry()
            return None
        if walk.over:
            return self._finished()
        if walk.mode is Mode.WRONG:
            walk.again()
            self._come_to([])
        elif walk.mode is Mode.ASKED:
            self.decision.close()
            self._come_to(walk.show())
        else:
            played = walk.on()
            self.table.hush()
            if walk.step.opens is not None:
                self.table.lay(walk.step.opens)
            self._come_to(played)
        return None

    def _hurry(self) -> None:
        """Show at once what is still to be played."""
        self.director.flush()
        self._settle()
        self._read_out()

    def _back(self) -> None:
        self.walk.back()
        self._lay()

    def _restart(self) -> None:
        self.walk.jump(0)
        self._lay()

    def _lay(self) -> None:
        """Lay the cards as they lie now, at once."""
        self.decision.close()
        self.table.lay(self.walk.state)
        self._come_to([])

    def _come_to(self, played: list[Position]) -> None:
        """Show what was played, and what the lesson says to it."""
        self.table.play(played)
        self._remember()
        self._lies = False
        self.group = self.build()
        self.dirty = True
        if self.director.idle:
            self._settle()
            self._read_out()

    def _settle(self) -> None:
        """Everything lies still: something is said, and perhaps asked."""
        self._lies, self._pointed = True, 0.0
        self.table.rest()
        if not self._acting:
            self._asks = False
        elif not self._asks:
            self.decision.ask(self.director.shown)
            self._asks = True
        self.group = self.build()
        self.dirty = True

    def _read_out(self) -> None:
        """Say aloud what the panel says, if anything is to be."""
        self.context.speech.say(self.said, at_once=True)

    def _remember(self) -> None:
        walk = self.walk
        self._progress.reach(walk.lesson.name, walk.at, done=walk.over)

    # Time ---------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> Command | None:
        """Let cards move; then point, and ask."""
        self.dirty |= self.table.update(seconds)
        if not self.director.idle:
            return None
        if not self._lies:
            self._settle()
            self._read_out()
        if self._pointed < NODDING and self.pointers:
            self._pointed = NODDING if self.context.config.motion.still else self._pointed + seconds
            self.dirty = True
        return None

    # Picture ------------------------------------------------------------------------------------------------

    @property
    def _looks_back(self) -> bool:
        """Whether what is said is about the trick that was just taken: then it is shown large."""
        step, public = self.walk.step, self.director.shown.public
        if not self._lies or not public.tricks or public.trick is None or public.trick.cards:
            return False
        answered = self.walk.mode is Mode.RIGHT and isinstance(step.task, Act)
        return answered or (self.walk.mode is Mode.SAID and _LAST in step.at)

    @property
    def pointers(self) -> list[Rect]:
        """What is pointed at now; nothing while cards move, or once something was answered."""
        answered = self.walk.mode in (Mode.RIGHT, Mode.WRONG)
        if not self._lies or answered or self.decision.panel is not None:
            return []
        names = [name for name in self.walk.step.at if name != _LAST or not self._looks_back]
        return pointed_at(names, self.director.shown, PLAIN, self.director.poses())

    @property
    def said(self) -> str:
        """What the panel says; nothing while cards move, which would be told before they are seen."""
        if not self._lies:
            return ""
        if self.walk.refused is not None:
            return why(self.walk.refused, self.context.say, self.table.names)
        key = self.walk.text
        assert key is not None, "what the rules refuse has words of its own"
        return self.context.say(key)

    def paint(self, canvas: Canvas) -> None:
        """The table, what is pointed at, and the panel."""
        walk, say, task = self.walk, self.context.say, self.walk.step.task
        riddle = isinstance(task, Pick) and task.asked is Question.WINNER
        self.table.draw(
            canvas,
            deciding=self._acting and self._lies,
            last_trick=self._looks_back,
            riddle=riddle and walk.mode in (Mode.ASKED, Mode.WRONG),
        )
        for rect in self.pointers:
            draw_pointer(canvas, rect, self._pointed)
        if self._answers:
            lesson_panel.draw_answers_plate(canvas, self._answers)
        count = len(walk.lesson.steps)
        name, place = say(f"lesson-{walk.lesson.name}"), say("lesson-place", number=walk.at + 1, count=count)
        tone: lesson_panel.Tone = _TONES[walk.mode] if self._lies else "said"
        part = (walk.at + walk.over) / count
        lesson_panel.draw_lesson_panel(canvas, self.said, tone, f"{name}　{place}", part, self._zoom)
