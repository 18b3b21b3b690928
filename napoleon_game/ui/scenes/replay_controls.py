"""The controls below a deal that is looked at again: one step, one trick, play, chapters, and who looks."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Side
from napoleon_game.record.steps import Chapter
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.choice import Choice
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.icon_button import IconButton, Sign
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.ui.widgets.words import fitting, label
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.places import PLAIN

PANEL: Final = Rect(24, 622, 1232, 84)
WORDS: Final = Rect(40, 626, 900, 36)
WHO: Final = Rect(964, 628, 280, 34)
REVIEW: Final = PLAIN.undo
TRY: Final = Rect(PLAIN.undo.x, 76, 128, 40)
BEST: Final = Rect(TRY.right + 8, 76, PLAIN.menu.right - TRY.right - 8, 40)
_ROW: Final = Rect(36, 666, 1208, 34)
_SIGN: Final = 44.0
_GAP: Final = 5.0
_WORD: Final = 94.0
_NUMBER: Final = 44.0

_SIGNS: Final[tuple[Sign, ...]] = ("first", "back twice", "back", "play", "on", "on twice")
_NAMES: Final = {
    Phase.AUCTION: "replay-auction",
    Phase.ADJUTANT: "replay-adjutant",
    Phase.EXCHANGE: "replay-exchange",
    Phase.OVER: "replay-result",
}


class ChapterButton(Widget):
    """Leads to a part of the deal; shows whether it is over, and who took the trick.

    Attributes:
        chapter: which part.
        here: whether it is the one on the table.
        reached: whether the table has come to it.
        side: the side that took the trick, as far as whoever looks knows.
    """

    def __init__(self, rect: Rect, chapter: Chapter, name: str, chosen: Callable[[], Command | None]) -> None:
        """``chosen`` is called when it is pressed."""
        super().__init__(rect)
        self.chapter, self._name, self._chosen = chapter, name, chosen
        self.here = self.reached = False
        self.side: Side | None = None

    @property
    def radius(self) -> float:
        """That of a small field."""
        return 8.0

    def press(self, at: Point | None) -> Command | None:  # noqa: ARG002
        """Go there."""
        return self._chosen()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Its name or number; a line below in the colour of the side that took the trick."""
        theme, rect, radius = canvas.theme, self.rect, canvas.theme.radii["cell"]
        ink = "text"
        if self.here:
            canvas.fill(rect, theme.color("accent_deep"), radius)
            ink = "on_accent"
        else:
            raised = look.hovered or self.reached
            canvas.fill(rect, theme.color("panel_raised" if raised else "felt_edge", 235), radius)
            ink = "text" if self.reached else "text_soft"
            if look.hovered:
                canvas.frame(rect, theme.color("line"), radius)
        label(canvas, self._name, rect.inset(5, 0), "caption", ink, align="centre", bold=self.here)
        if self.side is not None and not self.here:
            canvas.fill(Rect(rect.x + 8, rect.bottom - 5, rect.w - 16, 3), theme.color(self.side.value), 1.5)


class Stepper(Widget):
    """The cards on the table: left and right step through the deal while they have the focus."""

    adjusts = True

    def __init__(self, rect: Rect, step: Callable[[int], None], toggle: Callable[[], None]) -> None:
        """``step`` hears 1 or -1; ``toggle`` plays and stops."""
        super().__init__(rect)
        self._step, self._toggle = step, toggle

    @property
    def radius(self) -> float:
        """That of the strip."""
        return 20.0

    def adjust(self, step: int) -> bool:
        """One step on, or back."""
        self._step(step)
        return True

    def press(self, at: Point | None) -> Command | None:
        """Play or stop, by key; the mouse has a button for it."""
        if at is None:
            self._toggle()
        return None


class ReplayControls:
    """Makes the controls, and draws what stands behind them.

    Attributes:
        group: all controls; the focus begins on the cards.
        cards: the cards on the table.
        chapters: the parts of the deal.
        play: the button that plays and stops.
    """

    def __init__(
        self,
        context: Context,
        chapters: Sequence[Chapter],
        ways: Sequence[Callable[[], Command | None]],
        go_to: Callable[[Chapter], Command | None],
        who: Choice,
        others: Sequence[Widget],
        cards: Stepper,
    ) -> None:
        """``ways`` are what the six signs do, from the left; ``go_to`` opens a chapter.

        ``others`` stand elsewhere on the table; the last of them leads back.
        """
        say, left = context.say, _ROW.x
        signs = []
        for sign, way in zip(_SIGNS, ways, strict=True):
            place = Rect(left, _ROW.y, _SIGN, _ROW.h)
            signs.append(IconButton(place, sign, way, primary=sign == "play"))
            left += _SIGN + _GAP
        self.play = signs[_SIGNS.index("play")]
        self.chapters: list[ChapterButton] = []
        widths = [_NUMBER if chapter.trick is not None else _WORD for chapter in chapters]
        left = _ROW.right - sum(widths) - _GAP * (len(widths) - 1)
        for chapter, width in zip(chapters, widths, strict=True):
            name = say(_NAMES[chapter.phase]) if chapter.trick is None else str(chapter.trick + 1)
            place = Rect(left, _ROW.y, width, _ROW.h)
            self.chapters.append(ChapterButton(place, chapter, name, partial(go_to, chapter)))
            left += width + _GAP
        self.cards = cards
        self.group = Group([cards, *signs, *self.chapters, who, *others], cards)

    def mark(self, here: int, sides: Sequence[Side | None]) -> None:
        """Mark the chapter on the table; ``sides`` took the tricks that are over, as far as is known."""
        for index, button in enumerate(self.chapters):
            button.here, button.reached = index == here, index <= here
            trick = button.chapter.trick
            button.side = sides[trick] if trick is not None and trick < len(sides) else None

    def draw_panel(self, canvas: Canvas, told: Sequence[str]) -> None:
        """The plate, and what has happened: in one line, or in two where there is much."""
        canvas.panel(PANEL, radius="plate")
        text = "　".join(told)
        style = fitting(canvas, text, WORDS, "body")
        if canvas.measure(text, style) <= WORDS.w:
            canvas.text(text, WORDS, style)
            return
        half = WORDS.h / 2
        for row, part in enumerate((told[0], "　".join(told[1:]))):
            room = Rect(WORDS.x, WORDS.y + row * half, WORDS.w, half)
            canvas.text(part, room, "tiny")


def back_place() -> Rect:
    """Where the button stands that leads back: where the table has its menu."""
    return PLAIN.menu
