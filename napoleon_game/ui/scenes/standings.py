"""The standings between two deals, and the end of a match."""

from collections.abc import Callable, Sequence
from typing import Final

from napoleon_game.i18n.persons import about
from napoleon_game.match.series import Series
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input
from napoleon_game.ui.scene import Command, Scene
from napoleon_game.ui.scenes.result_tiles import letters_at_most
from napoleon_game.ui.scenes.standings_table import StandingsTable
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.chart import Chart, fitting_style
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.laurel import branch
from napoleon_game.ui.widgets.take_back import TakeBackButton
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.result_view import running, standings, winners

KICKER: Final = Rect(32, 22, 564, 28)
TITLE: Final = Rect(32, 46, 564, 62)
AFTER: Final = Rect(32, 106, 564, 34)
PROGRESS: Final = Rect(32, 118, 564, 14)
MOST_PIPS: Final = 40
"""Matches of more deals have no room for a pip a deal."""
CHART_PANEL: Final = Rect(616, 24, 632, 612)
FINAL_CHART_PANEL: Final = Rect(616, 162, 632, 474)
"""The end of a match has its winner's name above both table and chart."""
_CHART_TOP: Final = 44.0
_CHART_INSET: Final = (16.0, 12.0)
"""Where the chart begins below the top of its panel, and what is free at the sides and the foot."""
GO_ON: Final = Rect(832, 648, 416, 48)
TAKE_BACK: Final = Rect(832, 648, 160, 48)
_BESIDE: Final = Rect(1004, 648, 244, 48)
FINAL: Final = Rect(32, 24, 1216, 124)
FINAL_KICKER: Final = Rect(240, 34, 800, 28)
FINAL_TITLE: Final = Rect(240, 60, 800, 70)
_PIP_GAP: Final = 4.0
_LAUREL: Final = 96.0
_LAUREL_GAP: Final = 12.0
_LAUREL_DROP: Final = 2.0
_TITLE_HALF: Final = 130.0
"""Larger letters would not leave room for the table beside the chart."""


class StandingsScene(Scene):
    """Places and points after a deal, how they came about, and at the end who won the match."""

    unhurried = 0.5

    def __init__(
        self,
        context: Context,
        names: Sequence[str],
        series: Series,
        next_: Callable[[], Command],
        final: bool,
        *,
        label: str | None = None,
        take_back: Callable[[], Command] | None = None,
    ) -> None:
        """Show the match after its last finished deal.

        Args:
            context: the program's settings and services.
            names: the players' names, by seat.
            series: the match.
            next_: asked for what comes next.
            final: whether the match is over.
            label: the catalogue's key for what comes next, if it is not the next deal or the title screen.
            take_back: the way back to the last decision of the deal; ``None`` where decisions stand.
        """
        self._context, self._names, self._series = context, names, series
        self._next, self._final = next_, final
        self._label = label or ("final-title-screen" if final else "result-next")
        self._table = StandingsTable(context, names, standings(series), final)
        self._panel = FINAL_CHART_PANEL if final else CHART_PANEL
        side, foot = _CHART_INSET
        height = self._panel.h - _CHART_TOP - foot
        place = Rect(self._panel.x + side, self._panel.y + _CHART_TOP, self._panel.w - 2 * side, height)
        self._chart = Chart(place, running(series), names)
        self.go_on = Button(GO_ON if take_back is None else _BESIDE, "", next_, "primary")
        self.take_back = None if take_back is None else TakeBackButton(TAKE_BACK, context, take_back)
        buttons = [self.go_on] if self.take_back is None else [self.take_back, self.go_on]
        self.controls = Group(buttons, self.go_on)

    def handle(self, event: Input) -> Command | None:
        """Enter goes on, and so does Esc but from the last standings; keys take back, too."""
        if event == Asked(Do.CANCEL):
            return None if self._final else self._next()
        if self.take_back is not None and self.take_back.meant_by(event):
            return self.take_back.press(None)
        command = self.controls.handle(event)
        self.dirty |= self.controls.changed
        return command

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
        self.go_on.label = say(self._label)
        canvas.felt()
        with letters_at_most(canvas, self.largest_text):
            if self._final:
                self._celebrate(canvas)
            else:
                self._title(canvas)
            self._table.draw(canvas)
            canvas.panel(self._panel, radius="plate")
            head = Rect(self._panel.x + 20, self._panel.y + 10, self._panel.w - 40, 28)
            canvas.text(say("standings-chart"), head, "caption", "accent", bold=True)
            self._chart.draw(
                canvas,
                lambda points: say("standings-number", points=points),
                say("standings-chart-deals"),
            )
            self.controls.draw(canvas)

    def _title(self, canvas: Canvas) -> None:
        say, series = self._context.say, self._series
        number = len(series.results)
        if series.deals:
            kicker = say("standings-deal", number=number, deals=series.deals)
        else:
            kicker = say("standings-deal-endless", number=number)
        canvas.text(kicker, KICKER, "body", "text_soft")
        canvas.text(say("standings-title"), TITLE, "numeral", "accent", bold=True)
        if 0 < series.deals <= MOST_PIPS:
            self._progress(canvas)
        else:
            canvas.text(say("standings-after", number=number), AFTER, "title")

    def _progress(self, canvas: Canvas) -> None:
        """One pip a deal of the match, the finished ones filled."""
        theme, pitch = canvas.theme, PROGRESS.w / self._series.deals
        for index in range(self._series.deals):
            pip = Rect(PROGRESS.x + index * pitch, PROGRESS.y, pitch - _PIP_GAP, PROGRESS.h)
            if index < len(self._series.results):
                canvas.fill(pip, theme.color("accent_deep"), 4)
            else:
                canvas.frame(pip, theme.color("text_dim"), 4, 1)

    def _celebrate(self, canvas: Canvas) -> None:
        say, words = self._context.say, self._context.words
        first = [self._names[seat] for seat in winners(self._series)]
        if len(first) == 1:
            text = about(say, "final-winner", first[0])
        else:
            text = say("final-winners", names=words.listed(first))
        canvas.panel(FINAL, radius="plate")
        kicker = f"{say('final-title')} — {say('final-deals', deals=len(self._series.results))}"
        canvas.text(kicker, FINAL_KICKER, "body", "text_soft", align="centre")
        style = fitting_style(canvas, text, FINAL_TITLE.w, ("numeral", "display", "title"), bold=True)
        width = canvas.text(text, FINAL_TITLE, style, "accent", align="centre", bold=True)
        away = max(width / 2, _TITLE_HALF) + _LAUREL_GAP
        for side in (-1, 1):
            centre = Point(FINAL.centre.x + side * away, FINAL.centre.y + _LAUREL_DROP)
            branch(canvas, centre, _LAUREL, side)
