"""A deal that is over, looked at again: card by card or by trick, with all hands open or from one seat."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol

from napoleon_game.config.schema import Config
from napoleon_game.core.cards import Seat
from napoleon_game.core.events import TrickWon, redact
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Side
from napoleon_game.match.series import Series
from napoleon_game.match.session import HUMAN
from napoleon_game.record.codes.deal_code import code_of
from napoleon_game.record.deal_record import DealRecord
from napoleon_game.record.steps import Chapter, Position, Steps
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pressed, Typed, meaning_of
from napoleon_game.ui.scene import Command, Pop, Push
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.scenes.replay_controls import (
    BEST,
    REVIEW,
    TRY,
    WHO,
    ReplayControls,
    Stepper,
    back_place,
)
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.table.hand import HandControl
from napoleon_game.ui.table.picture import Moment, draw_table
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.choice import Choice
from napoleon_game.ui.widgets.group import Group
from napoleon_game.view import table_view
from napoleon_game.view.director import Director
from napoleon_game.view.hand_over import OnePlace
from napoleon_game.view.layout import SMALL_HAND, Arrangement
from napoleon_game.view.places import PLAIN
from napoleon_game.view.replay_view import happened, open_cards, seen, without_cards_played
from napoleon_game.view.timeline import Cue

_REST: Final = 0.45
"""Seconds from one step to the next while it plays, at normal speed."""
_LEAST_REST: Final = 0.2
_HANDS: Final = "o"
"""The letter that opens and closes the hands."""


class Ways(Protocol):
    """Where one can go from a position."""

    def review(self, scene: "ReplayScene") -> Command:
        """To what each decision cost."""

    def take_over(self, scene: "ReplayScene") -> Command:
        """To a table where one plays on in the seat at the bottom."""

    def best_play(self, scene: "ReplayScene") -> Command:
        """To how the deal would go on with perfect play."""


class ReplayScene(MenuScene):
    """Steps through a deal.

    Attributes:
        steps: the deal.
        at: the index of the position on the table.
        seat: the seat at the bottom of the table.
        open_hands: whether all hands lie open; otherwise only what ``seat`` knew is shown.
        playing: whether it goes on by itself.
        director: shows what happens.
    """

    largest_text = 1.0

    def __init__(
        self,
        context: Context,
        record: DealRecord,
        *,
        back: Callable[[], Command] = Pop,
        steps: Steps | None = None,
        ways: Ways | None = None,
        start: int = 0,
        seat: Seat | None = None,
        note: str = "",
    ) -> None:
        """Show ``record``, a deal that is over.

        Args:
            context: settings and services.
            record: the deal.
            back: where it was opened from.
            steps: the positions of the deal, where somebody made them already.
            ways: where else one can go from a position; ``None`` for nowhere.
            start: the index of the position to begin with.
            seat: the seat at the bottom; a person's if left out.
            note: what is to be said about all that follows ``start``; empty for nothing.
        """
        self.record, self._back, self._ways, self._note, self._noted = record, back, ways, note, start
        self.steps = steps or Steps(record.state)
        self.names = tuple(player.name for player in record.players)
        people = [seat for seat, player in enumerate(record.players) if player.kind == HUMAN]
        self.at, self.open_hands, self.playing = start, True, False
        self.seat = seat if seat is not None else people[0] if people else 0
        self._rested = 0.0
        self._won: TrickWon | None = None
        self._large = False
        self._follow_settings(context)
        pacing = replace(context.pacing, bot_gap=0.0, call_gap=0.0)  # nobody thinks any more
        self.director = Director(self._seen(self.position), pacing, self._arrangement, self._hear)
        super().__init__(context)
        context.listen(self._changed)

    @property
    def position(self) -> Position:
        """The position on the table."""
        return self.steps.positions[self.at]

    def left(self) -> None:
        """The scene is left for good."""
        self.context.forget(self._changed)

    def _changed(self, _: Config) -> None:
        self._follow_settings(self.context)
        self.director.rearrange(self._arrangement)
        self.dirty = True

    def _follow_settings(self, context: Context) -> None:
        order = context.config.look.hand_order.value
        self._arrangement = Arrangement(order, raise_legal=False, hand=SMALL_HAND)

    # Controls -----------------------------------------------------------------------------------------------

    def build(self) -> Group:
        """One step, one trick, play, chapters, whose view, and the way back."""
        say = self.context.say
        views = [say("replay-all-hands"), *(say("replay-seat", who=name) for name in self.names)]
        self._who = Choice(WHO, views, 0 if self.open_hands else 1 + self.seat, self._look_as)
        self._controls = ReplayControls(
            self.context,
            self.steps.chapters,
            (self._first, self._back_trick, self._back_step, self._toggle, self._step, self._on_trick),
            self._go_to,
            self._who,
            [*self._ways_on(), Button(back_place(), say("back"), self.back, style="caption")],
            Stepper(PLAIN.strip, lambda step: self._step() if step > 0 else self._back_step(), self._toggle),
        )
        self._mark()
        return self._controls.group

    def _ways_on(self) -> list[Button]:
        """Buttons to where one can go from the position on the table."""
        ways, say = self._ways, self.context.say
        self._try = self._best = None
        if ways is None:
            return []
        self._try = Button(TRY, say("replay-try"), lambda: ways.take_over(self), style="caption")
        self._best = Button(BEST, say("replay-best"), lambda: ways.best_play(self), style="caption")
        return [
            Button(REVIEW, say("replay-review"), lambda: ways.review(self), style="caption"),
            self._try,
            self._best,
        ]

    def show(self, index: int) -> None:
        """Lay the cards as they lay at a position."""
        self._jump(index)

    def back(self) -> Command | None:
        """Where this was opened from."""
        if self._large:
            self._large, self.dirty = False, True
            return None
        return self._back()

    def react(self, event: Input) -> Command | None:
        """Left and right step while the focus is on the cards; from there the arrows go to all controls."""
        match event:
            case Asked(Do.SKIP):
                self._toggle()
            case Asked(Do.PAGE_UP):
                self._back_trick()
            case Asked(Do.PAGE_DOWN):
                self._on_trick()
            case Typed(letter) if letter.lower() == _HANDS:
                self._look_as(1 + self.seat if self.open_hands else 0)
            case Asked(Do.LAST_TRICK):
                self._toggle_last()
            case Typed(letter) if meaning_of(letter) is Do.LAST_TRICK:
                self._toggle_last()
            case Pressed(at, 1) if PLAIN.last_trick.contains(at):
                self._toggle_last()
            case _:
                return self.group.handle(event)
        return None

    def _toggle_last(self) -> None:
        if self.director.shown.public.tricks and self.context.config.helps.last_trick:
            self._large, self.dirty = not self._large, True

    def _toggle(self) -> None:
        """Play, from the beginning if it is over; or stop."""
        self.playing = not self.playing
        if self.playing and self.at == self.steps.last:
            self._jump(0)
            self.playing = True
        self._rested = _REST
        self._mark()

    def _first(self) -> None:
        self._jump(0)

    def _step(self) -> None:
        """One step on, as it was played."""
        self.playing = False
        self._go_on()

    def _go_on(self) -> None:
        self.director.flush()
        if self.at == self.steps.last:
            return
        self.at += 1
        events = tuple(redact(event, self.seat) for event in self.position.events)
        self.director.push(events, self._seen(self.position))
        self._mark()

    def _back_step(self) -> None:
        self._jump(max(0, self.at - 1))

    def _on_trick(self) -> None:
        self._jump(self.steps.next_chapter(self.at))

    def _back_trick(self) -> None:
        self._jump(self.steps.previous_chapter(self.at))

    def _go_to(self, chapter: Chapter) -> Command | None:
        """To the beginning of a chapter; the end has a page of its own."""
        self._jump(chapter.first)
        return self._result() if chapter.phase is Phase.OVER else None

    def _jump(self, index: int) -> None:
        """Lay the cards as they lay at a position, at once."""
        self.at, self.playing, self._won = index, False, None
        self.director.reset(self._seen(self.position))
        self._mark()

    def _look_as(self, view: int) -> None:
        """With all hands open (0), or from a seat (1 and up)."""
        self.open_hands = view == 0
        if view:
            self.seat = view - 1
        self._who.index = view
        playing = self.playing
        self._jump(self.at)
        self.playing = playing
        self._mark()

    def _result(self) -> Command | None:
        """The page of the result, if the deal has one."""
        final = self.record.state.public.final
        if final is None:
            return None
        deal = self.record.state.deal
        series = Series(deal.seed, 0, (final.result,))
        observation = seen(self.record.state, self.seat, open_hands=False)
        scene = ResultScene(
            self.context,
            self.names,
            observation,
            series,
            Pop,
            deal.number,
            personal=False,
            label="back",
            code=code_of(deal, self.record.state.public.rules),
        )
        return Push(scene)

    def _mark(self) -> None:
        """Let the controls show where this is."""
        shown, tricks = self._seen(self.position), self.position.state.public.tricks
        sides: list[Side | None] = [
            None if trick.winner is None else table_view.side_of(shown, trick.winner) for trick in tricks
        ]
        self._controls.mark(self.steps.chapter_at(self.at), sides)
        self._controls.play.sign = "pause" if self.playing else "play"
        if self._try is not None and self._best is not None:
            phase = self.position.state.public.phase
            self._try.enabled, self._best.enabled = phase is not Phase.OVER, phase is Phase.PLAY
        self.dirty = True

    def _seen(self, position: Position) -> Observation:
        return seen(position.state, self.seat, open_hands=self.open_hands)

    # Time ---------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> Command | None:
        """Let cards move; while it plays, the next step follows by itself."""
        director = self.director
        director.speed, director.reduced = self.context.speed, self.context.config.motion.still
        self.dirty |= director.update(seconds)
        if not director.idle:
            return None
        if self._won is not None:
            self._won, self.dirty = None, True
        if self.playing:
            self._rested += seconds
            if self.at == self.steps.last:
                self.playing = False
                self._mark()
            elif self._rested >= max(_LEAST_REST, _REST * self.context.speed):
                self._rested = 0.0
                self._go_on()
        return None

    def _hear(self, cue: Cue) -> None:
        """A cue's moment has come."""
        self.context.audio.play(cue.sound)
        if isinstance(cue.event, TrickWon):
            self._won, self.dirty = cue.event, True

    # Picture ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """The table, and below it what has happened."""
        say, order = self.context.say, self._arrangement.hand_order
        face_up = open_cards(self.position.state, self.seat, order, open_hands=self.open_hands)
        moment = Moment(
            director=self.director,
            names=self.names,
            view=OnePlace(self.seat),
            spoken_to=None,
            hand=HandControl(),
            panel=None,
            message="",
            alert=False,
            won=self._won,
            deciding=False,
            still=self.context.config.motion.still,
            last_trick=self._large,
            face_up=face_up,
        )
        draw_table(canvas, moment, self.context)
        told = happened(self.position, self.names, say, self.seat, open_hands=self.open_hands)
        told = without_cards_played(self.position, told) or [say("replay-keys")]
        if self._note and self.at == self._noted:
            told = [self._note]
        self._controls.draw_panel(canvas, told)
