"""The first screen: the game's name, its emblem, and where one can go from here."""

from collections.abc import Callable, Sequence
from math import cos, radians, sin
from typing import Final

from napoleon_game import __version__
from napoleon_game.core.cards import parse_cards
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Input, Pointed
from napoleon_game.ui.lesson_ways import LessonWays
from napoleon_game.ui.scene import Command, Push, Quit
from napoleon_game.ui.scenes.backdrop import MenuScene, held_card
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.notice import notice_text
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.laurel import rays, rule, wreath
from napoleon_game.ui.widgets.wordmark import gilt_name
from napoleon_game.ui.widgets.words import balanced_lines, label
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.pose import Pose

Way = Callable[[], Command | None]
"""What a button leads to."""

_COLUMN: Final = Rect(96, 96, 464, 0)
"""Left edge, top and width of name and menu."""

_NAME: Final = {"ja": Rect(96, 100, 464, 92), "en": Rect(96, 116, 464, 64)}
_OTHER_NAME: Final = {"ja": Rect(232, 219, 192, 20), "en": Rect(248, 213, 160, 24)}
_OTHER_GAP: Final = 24
_TAGLINE: Final = Rect(96, 256, 464, 32)
_MENU: Final = Rect(96, 320, 464, 52)
_STEP: Final = 64
_BESIDE: Final = 12
_ROWS: Final = (
    ("title-new",),
    ("title-saves", "title-history"),
    ("title-lessons", "title-rules", "title-settings"),
)
"""What stands side by side, from the top; "continue" comes second."""

_VERSION: Final = Rect(932, 660, 300, 24)

_EMBLEM: Final = Point(912, 348)
_WREATH: Final = 496
_FAN: Final = parse_cards("JK CJ SA SJ HQ")
_FAN_ANGLES: Final = (34, 17, 0, -17, -34)
_FAN_CARD: Final = 264
_FAN_ARM: Final = 236
"""From the point around which the fan opens to the middle of its cards."""

_BETWEEN: Final = "  ·  "
_MONOGRAM: Final = "N"
_MONOGRAM_AT: Final = Point(912, 152)
_MONOGRAM_SIZE: Final = (58, 60)

_NOTICE_WIDTH: Final = 488
_NOTICE_RIGHT: Final = 1232
_NOTICE_BOTTOM: Final = 640
_NOTICE_PAD: Final = 16
_NOTICE_LINES: Final = 5
_NOTICE_CLOSE: Final = Rect(1088, 576, 128, 40)
_INVITATION: Final = (Rect(616, 572, 616, 76), Rect(616, 498, 616, 150))
"""For letters as designed, and for larger ones; so are the next two."""
_INVITING: Final = (
    (Rect(632, 578, 312, 32), Rect(632, 610, 312, 30)),
    (Rect(632, 504, 584, 44), Rect(632, 546, 584, 40)),
)
_ANSWERS: Final = (
    (Rect(956, 588, 156, 44), Rect(1124, 588, 96, 44)),
    (Rect(804, 590, 260, 48), Rect(1076, 590, 144, 48)),
)
_NAMES: Final = {"ja": "NAPOLEON", "en": "ナポレオン"}
"""The name in the other script, as an ornament: the same whatever the catalogue says."""


class TitleScene(MenuScene):
    """The title."""

    largest_text = 1.5

    def __init__(
        self,
        context: Context,
        *,
        new_match: Way,
        rules: Way,
        settings: Way,
        saves: Way | None = None,
        history: Way | None = None,
        lessons: LessonWays | None = None,
        continue_match: Way | None = None,
        continue_detail: Callable[[], str | None] = lambda: None,
    ) -> None:
        """Each argument is what a button leads to; whoever has not seen the ``lessons`` is invited to them.

        ``continue_detail`` says where the unfinished match stands, ``None`` that there is none: then
        ``continue_match`` is disabled. What it says may change at any time.
        """
        self._continue, self._detail = continue_match or _nothing, continue_detail
        self._ways = {
            "title-new": new_match,
            "title-saves": saves,
            "title-history": history,
            "title-lessons": None if lessons is None else lessons.show,
            "title-rules": rules,
            "title-settings": settings,
        }
        self._lessons = lessons
        self._stands, self._moved = continue_detail(), False
        self._shown = 0
        super().__init__(context)

    def build(self) -> Group:
        """The menu and, while there is one, the notice's buttons."""
        say = self.context.say
        go_on = self._way("title-continue", self._continue)
        go_on.enabled = self._stands is not None
        if self._stands:
            go_on.label += _BETWEEN + self._stands
        ways = {name: self._way(name, way) for name, way in self._ways.items() if way is not None}
        rows = [[ways.get(name) for name in names] for names in _ROWS]
        rows = [rows[0], [go_on], *rows[1:], [self._way("title-quit", Quit)]]
        buttons = self._in_rows([[button for button in row if button is not None] for row in rows])
        focus = go_on if go_on.enabled else ways["title-new"]
        focus.kind = "primary"
        self._close: Button | None = None
        if self.context.notices:
            last = self._shown + 1 >= len(self.context.notices)
            label = say("close" if last else "next")
            self._close = Button(_NOTICE_CLOSE, label, self._dismiss, "plain", "caption")
            buttons = [*buttons, self._close]
        self._invitation: list[Button] = []
        if self._invites:
            answers = (("yes", self._accept), ("no", self._decline))
            for place, (answer, way) in zip(_ANSWERS[self._large], answers, strict=True):
                text = say(f"lessons-invitation.{answer}")
                self._invitation.append(Button(place, text, way, style="caption"))
        return Group([*buttons, *self._invitation], focus)

    @property
    def _large(self) -> bool:
        """Whether letters are larger than designed."""
        return self.scale > 1.0

    @property
    def _invites(self) -> bool:
        """Whether somebody is here for the first time, and nothing else is to be told."""
        lessons = self._lessons
        new = lessons is not None and lessons.progress.newcomer
        return new and self._stands is None and not self.context.notices

    def _accept(self) -> Command | None:
        lessons = self._lessons
        return None if lessons is None else lessons.show()

    def _decline(self) -> None:
        if self._lessons is not None:
            self._lessons.progress.invite()

    def update(self, seconds: float) -> Command | None:  # noqa: ARG002
        """Where an unfinished match turns up or goes, the menu follows; the focus stays where it was put."""
        stands = self._detail()
        if stands != self._stands or self._invites != bool(self._invitation):
            self._stands, focus = stands, self.group.widgets.index(self.group.focus or self.group.widgets[0])
            self.group = self.build()
            if self._moved and focus < len(self.group.widgets) and self.group.widgets[focus].enabled:
                self.group.focus = self.group.widgets[focus]
            self.dirty = True
        return None

    def react(self, event: Input) -> Command | None:
        """A button was pressed, or the focus moved."""
        self._moved |= not isinstance(event, Pointed)
        return super().react(event)

    def back(self) -> Command | None:
        """Ask before the program ends."""
        say = self.context.say
        return Push(ConfirmScene(self.context, say("confirm-quit-app"), say("confirm-quit-app-yes"), Quit))

    def paint(self, canvas: Canvas) -> None:
        """Name and emblem."""
        say, language = self.context.say, self.context.say.language
        canvas.felt()
        rays(canvas, _EMBLEM, 470)
        wreath(canvas, _EMBLEM, _WREATH)
        gilt_name(canvas, _MONOGRAM, Rect.around(_MONOGRAM_AT, *_MONOGRAM_SIZE))
        _fan(canvas, Point(_EMBLEM.x, _EMBLEM.y + _FAN_ARM + 16))
        gilt_name(canvas, say("app-name"), _NAME[language])
        other = _OTHER_NAME[language]
        gilt_name(canvas, _NAMES[language], other)
        arm = other.x - _OTHER_GAP - _COLUMN.x
        rule(canvas, Point(_COLUMN.x, other.centre.y), arm, lozenge=1.0)
        rule(canvas, Point(_COLUMN.right - arm, other.centre.y), arm, lozenge=0.0)
        label(canvas, say("app-tagline"), _TAGLINE, "body", "text_soft", align="centre")
        canvas.text(say("title-version", version=__version__), _VERSION, "tiny", "text_dim", align="right")
        if self._close is not None:
            self._paint_notice(canvas, self._close)
        if self._invitation:
            self._paint_invitation(canvas)

    def _paint_invitation(self, canvas: Canvas) -> None:
        """A plate for whoever is here for the first time."""
        say, (above, below) = self.context.say, _INVITING[self._large]
        canvas.panel(_INVITATION[self._large], radius="plate")
        label(canvas, say("lessons-invitation"), above, "body", bold=True)
        label(canvas, say("lessons-invitation.detail"), below, "caption", "text_soft")

    def _way(self, name: str, way: Way) -> Button:
        return Button(_MENU, self.context.say(name), way, "plain", "title")

    @staticmethod
    def _in_rows(rows: Sequence[Sequence[Button]]) -> list[Button]:
        """Put buttons side by side in rows as wide as the menu, from the top; an empty row takes no room."""
        buttons = []
        for index, row in enumerate(row for row in rows if row):
            width = (_MENU.w - _BESIDE * (len(row) - 1)) / len(row)
            for place, button in enumerate(row):
                left = _MENU.x + place * (width + _BESIDE)
                button.rect = Rect(left, _MENU.y + _STEP * index, width, _MENU.h)
                buttons.append(button)
        return buttons

    def _paint_notice(self, canvas: Canvas, close: Button) -> None:
        """A plate with one thing that was wrong with the settings, as high as its text."""
        notices = self.context.notices
        width = _NOTICE_WIDTH - 2 * _NOTICE_PAD
        lines = balanced_lines(canvas, notice_text(self.context, notices[self._shown]), width, "caption")
        if len(lines) > _NOTICE_LINES:
            lines = [*lines[: _NOTICE_LINES - 1], "".join(lines[_NOTICE_LINES - 1 :])]
        step = canvas.line_height("caption")
        height = 2 * _NOTICE_PAD + len(lines) * step + 8 + close.rect.h
        room = Rect(_NOTICE_RIGHT - _NOTICE_WIDTH, _NOTICE_BOTTOM - height, _NOTICE_WIDTH, height)
        canvas.panel(room, radius="plate")
        for index, line in enumerate(lines):
            place = Rect(room.x + _NOTICE_PAD, room.y + _NOTICE_PAD + index * step, width, step)
            canvas.text(line, place, "caption")
        top = room.bottom - _NOTICE_PAD - close.rect.h
        close.rect = Rect(room.right - _NOTICE_PAD - close.rect.w, top, close.rect.w, close.rect.h)
        if len(notices) > 1:
            count = Rect(room.x + _NOTICE_PAD, top, width / 2, close.rect.h)
            canvas.text(f"{self._shown + 1} / {len(notices)}", count, "caption", "text_dim")

    def _dismiss(self) -> None:
        self._shown += 1
        if self._shown >= len(self.context.notices):
            self.context.notices, self._shown = (), 0
        self.group = self.build()
        if self._close is not None:
            self.group.focus = self._close
        self.dirty = True


def _nothing() -> None:
    """A button that is disabled leads nowhere."""


def _fan(canvas: Canvas, pivot: Point) -> None:
    """The cards that every player dreams of, held as one holds a hand."""
    for card, angle in zip(_FAN, _FAN_ANGLES, strict=True):
        turn = radians(angle)
        x, y = pivot.x - _FAN_ARM * sin(turn), pivot.y - _FAN_ARM * cos(turn)
        held_card(canvas, card, Pose(x, y, _FAN_CARD, angle=angle))
