"""A saved match in the list: its name, how far it got, and who plays."""

from collections.abc import Callable
from typing import Final

from napoleon_game.core.cards import SEATS
from napoleon_game.i18n.dates import date_and_time
from napoleon_game.match.series import Series
from napoleon_game.store.match_file import NewerSaveError, SavedMatch
from napoleon_game.store.saves import Listed
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import Point, Rect

HEIGHT: Final = 114
"""Of a row, in design units."""

_PAD: Final = 20
_HEAD: Final = Rect(_PAD, 6, 0, 40)
_RIGHT: Final = 232
"""Width of what stands on the right of the first line."""
_PLAYED: Final = 320
_FOOT: Final = Rect(_PAD, 48, 0, 56)
_BETWEEN: Final = 24


def name_of(context: Context, listed: Listed) -> str:
    """What a match is called: by its own name, by when it began, or by its file."""
    if listed.match is None:
        return listed.path.name
    plan = listed.match.plan
    return plan.name or context.say("save-unnamed", when=date_and_time(context.say, plan.begun))


def deal_of(context: Context, series: Series) -> str:
    """Which deal a match has come to."""
    say, number = context.say, len(series.results) + 1
    if series.over:
        return say("save-over")
    if series.deals == 0:
        return say("standings-deal-endless", number=number)
    return say("standings-deal", number=number, deals=series.deals)


class SaveRow(Widget):
    """One of the saved matches; what it leads to is asked when it is pressed."""

    def __init__(
        self, rect: Rect, context: Context, listed: Listed, chosen: Callable[[Listed], Command | None]
    ) -> None:
        """``chosen`` is called with the match when it is pressed."""
        super().__init__(rect)
        self._context, self.listed, self._chosen = context, listed, chosen

    def press(self, at: Point | None) -> Command | None:  # noqa: ARG002
        """It is this one."""
        return self._chosen(self.listed)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """A plate with two lines."""
        theme, radius = canvas.theme, canvas.theme.radii["button"]
        rect = self.rect.moved(0, 1) if look.held else self.rect
        raised = look.hovered or look.focused
        canvas.fill(rect, theme.color("panel_raised" if raised else "panel", 255 if raised else 200), radius)
        canvas.frame(rect, theme.color("line" if raised else "line_soft"), radius)
        self._draw_head(canvas, rect)
        foot = Rect(rect.x + _FOOT.x, rect.y + _FOOT.y, rect.w - 2 * _PAD, _FOOT.h)
        if self.listed.match is not None:
            self._draw_players(canvas, foot, self.listed.match)
        else:
            label(canvas, self._refusal(), Rect(foot.x, foot.y, foot.w, foot.h / 2), "caption", "danger")

    def _draw_head(self, canvas: Canvas, rect: Rect) -> None:
        """Its name, when it was played last, and how far it got."""
        say, listed = self._context.say, self.listed
        head = Rect(rect.x + _HEAD.x, rect.y + _HEAD.y, rect.w - 2 * _PAD, _HEAD.h)
        right = Rect(head.right - _RIGHT, head.y, _RIGHT, head.h)
        played = Rect(right.x - _BETWEEN - _PLAYED, head.y, _PLAYED, head.h)
        name = Rect(head.x, head.y, played.x - _BETWEEN - head.x, head.h)
        label(canvas, name_of(self._context, listed), name, "title", bold=True)
        when = say("save-played", when=date_and_time(say, listed.played))
        label(canvas, when, played, "caption", "text_soft", align="right")
        match = listed.match
        if match is not None and match.damage is not None:
            label(canvas, say("save-damaged"), right, color="danger", align="right")
        elif match is not None:
            label(canvas, deal_of(self._context, match.course.series), right, color="accent", align="right")

    def _refusal(self) -> str:
        """Why the file cannot be read."""
        say, error = self._context.say, self.listed.error
        if isinstance(error, NewerSaveError):
            return say("save-refused-newer", version=error.program)
        return say("save-refused-unreadable")

    @staticmethod
    def _draw_players(canvas: Canvas, foot: Rect, match: SavedMatch) -> None:
        """The five in columns, by seat, each with the points so far; the most stand out."""
        points, occupants = match.course.series.points, match.plan.occupants
        width = (foot.w - (SEATS - 1) * _BETWEEN) / SEATS
        for seat in range(SEATS):
            leads = points[seat] == max(points) > 0
            room = Rect(foot.x + seat * (width + _BETWEEN), foot.y, width, foot.h / 2)
            label(canvas, occupants[seat].name, room, "caption", "text_soft")
            below = room.moved(0, room.h)
            ink = "accent" if leads else "text"
            label(canvas, f"{points[seat]:,}", below, "body", ink, bold=leads)
