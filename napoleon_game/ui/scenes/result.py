"""The result of one finished deal."""

from collections.abc import Callable, Sequence
from typing import Final

from napoleon_game.core.cards import SEATS
from napoleon_game.core.observation import Observation
from napoleon_game.match.series import Series
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed, Pressed, Scrolled
from napoleon_game.ui.scene import Command, Scene
from napoleon_game.ui.scenes.result_header import Header
from napoleon_game.ui.scenes.result_table import Table
from napoleon_game.ui.scenes.result_tiles import letters_at_most
from napoleon_game.ui.scenes.result_tricks import PANEL, TrickList
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.code_button import CodeButton
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.take_back import TakeBackButton
from napoleon_game.view.geometry import Rect
from napoleon_game.view.result_view import seat_rows, side_of, trick_rows

CODE: Final = Rect(424, 20, 384, 30)
FOOT: Final = Rect(832, 648, 416, 48)
_WIDTHS: Final = ((416.0,), (160.0, 244.0), (120.0, 128.0, 144.0))
"""Of the buttons at the foot, by their number; the last one goes on."""
_GAP: Final = 12.0
TURN: Final = Rect(562, 636, 230, 44)
"""Larger letters would not leave room for five hands."""
_STEPS: Final = {Do.LEFT: -1, Do.UP: -1, Do.RIGHT: 1, Do.DOWN: 1, Do.PAGE_UP: -SEATS, Do.PAGE_DOWN: SEATS}


class ResultScene(Scene):
    """Who won a deal and why, the points, all cards, and the ten tricks one by one."""

    unhurried = 0.5

    def __init__(
        self,
        context: Context,
        names: Sequence[str],
        observation: Observation,
        series_after: Series,
        next_: Callable[[], Command],
        number: int,
        *,
        personal: bool = True,
        label: str = "result-to-standings",
        code: str = "",
        review: Callable[[], Command] | None = None,
        take_back: Callable[[], Command] | None = None,
    ) -> None:
        """Show a finished deal.

        Args:
            context: the program's settings and services.
            names: the players' names, by seat.
            observation: the end of the deal, with all cards laid open; not one that was passed out.
            series_after: the match with this deal counted.
            next_: asked for what comes next.
            number: the deal's number in the match.
            personal: whether the observing seat is one person, who is told "you win".
            label: the catalogue's key for what comes next.
            code: the deal's code, to be copied; empty for none.
            review: the way to what each decision cost; ``None`` for none.
            take_back: the way back to the last decision of the deal; ``None`` where decisions stand.
        """
        public = observation.public
        final, contract = public.final, public.contract
        assert final is not None, "only a finished deal has a result"
        assert contract is not None, "only a finished deal has a result"
        self._context, self._next, self._label = context, next_, label
        self.rows = seat_rows(public, series_after)
        sides = [side_of(seat, contract, final.adjutant) for seat in range(SEATS)]
        self._header = Header(context, names, observation, number, personal)
        self.table = Table(context, names, public, self.rows)
        self._trick_of = {
            card: trick.number - 1
            for trick in trick_rows(public)
            for card in (played.card for played in trick.cards)
        }
        self.tricks = TrickList(context, names, sides, trick_rows(public), next_)
        self.turn = Button(TURN, "", self._turn, style="caption")
        self.go_on = Button(FOOT, "", next_, "primary")
        self.review = None if review is None else Button(FOOT, "", review)
        self.take_back = None if take_back is None else TakeBackButton(FOOT, context, take_back)
        foot = [button for button in (self.review, self.take_back, self.go_on) if button is not None]
        left = FOOT.x
        for button, width in zip(foot, _WIDTHS[len(foot) - 1], strict=True):
            button.rect = Rect(left, FOOT.y, width, FOOT.h)
            left += width + _GAP
        self.code = CodeButton(CODE, context, code, "quiet", "tiny")
        widgets = [self.tricks, self.turn, *foot]
        self.controls = Group([*widgets, self.code] if code else widgets, self.go_on)

    def handle(self, event: Input) -> Command | None:
        """Arrows choose a trick wherever the focus is; Enter and Esc go on; keys take back, too."""
        match event:
            case Asked(do) if do in _STEPS:
                self._choose(self.tricks.index + _STEPS[do])
            case Asked(Do.CANCEL):
                return self._next()
            case _ if self.take_back is not None and self.take_back.meant_by(event):
                return self.take_back.press(None)
            case Scrolled(at, steps) if PANEL.contains(at) and steps:
                self._choose(self.tricks.index + (-1 if steps > 0 else 1))
            case Pressed(at, 1) if (card := self.table.card_at(at)) in self._trick_of:
                self._choose(self._trick_of[card])
            case _:
                if isinstance(event, Pointed):
                    self.dirty |= self.tricks.point(event.at)
                command = self.controls.handle(event)
                self.dirty |= self.controls.changed
                return command
        return None

    @property
    def in_sight(self) -> Rect | None:
        """The control with the focus."""
        return None if self.controls.focus is None else self.controls.focus.ring

    @property
    def spoken(self) -> str:
        """The control with the focus."""
        return "" if self.controls.focus is None else self.controls.focus.spoken

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        say = self._context.say
        self.turn.label = say("result-show-dealt" if self.table.as_played else "result-show-played")
        self.go_on.label = say(self._label)
        if self.review is not None:
            self.review.label = say("review-title")
        canvas.felt()
        with letters_at_most(canvas, self.largest_text):
            self._header.draw(canvas)
            self.table.draw(canvas, self.tricks.chosen)
            self.tricks.draw_panel(canvas)
            self.controls.draw(canvas)

    def _choose(self, index: int) -> None:
        self.tricks.choose(index)
        self.dirty = True

    def _turn(self) -> None:
        self.table.as_played = not self.table.as_played
