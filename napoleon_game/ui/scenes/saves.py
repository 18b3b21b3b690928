"""All saved matches, and what can be done with one of them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from napoleon_game.store.saves import Listed, Saves
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command, Push
from napoleon_game.ui.scenes.backdrop import BUTTON, FOOTER, MenuScene, screen
from napoleon_game.ui.scenes.column import NOWHERE, ColumnScene
from napoleon_game.ui.scenes.save_row import HEIGHT, SaveRow, name_of
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group, unfocused
from napoleon_game.ui.widgets.scrolling import ScrollingGroup
from napoleon_game.ui.widgets.words import balanced
from napoleon_game.view.geometry import Rect

_WINDOW: Final = Rect(48, 108, 1168, 510)
_STEP: Final = 127
_ROW: Final = Rect(48, 0, 1160, HEIGHT)
_EMPTY: Final = Rect(240, 300, 800, 200)


@dataclass(frozen=True, slots=True)
class SaveWays:
    """What can be done with a saved match; each answers with a command that takes the place of a menu.

    Attributes:
        go_on: play it.
        rename: ask for another name.
        remove: ask whether it is to be deleted.
    """

    go_on: Callable[[Listed], Command]
    rename: Callable[[Listed], Command]
    remove: Callable[[Listed], Command]


class SavesScene(MenuScene):
    """The list; it follows what happens to the files."""

    largest_text = largest_controls = 1.13

    def __init__(self, context: Context, saves: Saves, ways: SaveWays) -> None:
        """Show what lies in ``saves``."""
        self._saves, self._ways = saves, ways
        self._shown = saves.listed
        super().__init__(context)
        saves.look()

    def build(self) -> Group:
        """A row for each match, and the way back."""
        say = self.context.say
        rows = [SaveRow(_ROW, self.context, listed, self._choose) for listed in self._shown or ()]
        back = Button(Rect(FOOTER.x, FOOTER.y, BUTTON, FOOTER.h), say("back"), self.back)
        if not rows:
            return unfocused([back]) if self._shown is None else Group([back])
        return ScrollingGroup([], rows, [back], _WINDOW, _STEP)

    def update(self, seconds: float) -> Command | None:  # noqa: ARG002
        """Follow the files; the focus stays on its row as far as there is one."""
        listed = self._saves.listed
        if listed is not None and listed != self._shown:
            before, focus, first = self.group, self.group.focus, self._shown is None
            place = before.widgets.index(focus) if focus in before.widgets else 0
            self._shown = listed
            self.group = self.build()
            self.group.focus = self.group.widgets[min(place, max(0, len(listed) - 1))]
            if first:
                self.group.inherit(before)
            self.dirty = True
        return None

    def paint(self, canvas: Canvas) -> None:
        """Felt and heading; words where there is nothing to list."""
        say = self.context.say
        screen(canvas, say("saves-title"))
        if self._shown == ():
            used = balanced(canvas, say("saves-empty"), _EMPTY, "title", "text", align="centre")
            below = Rect(_EMPTY.x, _EMPTY.y + used + 12, _EMPTY.w, _EMPTY.h)
            balanced(canvas, say("saves-empty-detail"), below, "body", "text_soft", align="centre")

    def _choose(self, listed: Listed) -> Command:
        """What is to be done with this one."""
        return Push(SaveMenu(self.context, listed, self._ways))


class SaveMenu(ColumnScene):
    """What can be done with one of the saved matches."""

    width = 528

    def __init__(self, context: Context, listed: Listed, ways: SaveWays) -> None:
        """Ask about ``listed``."""
        self._listed, self._ways = listed, ways
        super().__init__(context)

    @property
    def title(self) -> str:
        """The match's name."""
        return name_of(self.context, self._listed)

    def buttons(self) -> list[Button]:
        """The menu; a match that is not whole has to be put right before its name can be changed."""
        say, listed, ways = self.context.say, self._listed, self._ways
        buttons = [Button(NOWHERE, say("save-continue"), partial(ways.go_on, listed), "primary")]
        if listed.match is not None and listed.match.damage is None:
            buttons.append(Button(NOWHERE, say("save-rename"), partial(ways.rename, listed)))
        buttons.append(Button(NOWHERE, say("save-delete"), partial(ways.remove, listed), "danger"))
        buttons.append(Button(NOWHERE, say("back"), self.back))
        return buttons
