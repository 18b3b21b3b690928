"""The control for a setting, by the kind of its value."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from napoleon_game.config import choices, kinds
from napoleon_game.config.schema import Page
from napoleon_game.config.settings import SETTINGS, Setting
from napoleon_game.i18n.language import choose_language, system_locales
from napoleon_game.ui.context import Context
from napoleon_game.ui.widgets.choice import Choice, Switch
from napoleon_game.ui.widgets.slider import Slider
from napoleon_game.ui.widgets.widget import Widget
from napoleon_game.view.geometry import Rect

Change = Callable[[str, Any], None]
"""Takes a key path and a value."""

DEALS: Final = (1, 3, 5, 10, 20, 0)
"""Numbers of deals to choose from; 0 for no end."""

_NUMBERS: Final = {
    "sound.master": ("value-percent", "percent", 5),
    "sound.cards": ("value-percent", "percent", 5),
    "sound.cues": ("value-percent", "percent", 5),
    "hot_seat.hide_seconds": ("value-seconds", "count", 5),
    "rules.min_target": ("value-cards", "count", 1),
}
"""How whole numbers are said: a text, its argument, and the step from one to the next."""

_SIZES: Final = ((960, 540), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))
_NUMBER: Final = 112.0
_SWITCH_INDENT: Final = 8
_SLIDER_INDENT: Final = 12


@dataclass(frozen=True, slots=True)
class Row:
    """A setting as a row on its page.

    Attributes:
        label: what it is called.
        meaning: what it is for.
        widget: its control.
    """

    label: str
    meaning: str
    widget: Widget


def rows_of(context: Context, page: Page, place: Rect, change: Change) -> list[Row]:
    """The settings of a page that one control can set, in the order of the schema."""
    rows = []
    for setting in SETTINGS.values():
        if setting.page is not page or setting.key == "window.height":
            continue
        if setting.key == "window.width":
            rows.append(_row(context, "window.size", _window_size(context, place, change)))
            continue
        widget = _widget(context, setting, place, change)
        if widget is not None:
            rows.append(_row(context, setting.key, widget))
    return rows


def _row(context: Context, key: str, widget: Widget) -> Row:
    name = _text_key(key)
    detail = f"{name}.detail"
    return Row(context.say(name), context.say(detail) if detail in context.say else "", widget)


def _text_key(key: str) -> str:
    return "setting-" + key.replace(".", "-").replace("_", "-")


def _widget(context: Context, setting: Setting, place: Rect, change: Change) -> Widget | None:
    say, key, value = context.say, setting.key, setting.of(context.config)
    match setting.kind:
        case kinds.Flag():
            words = (say("off"), say("on"))
            wide = Rect(place.x - _SWITCH_INDENT, place.y, place.w + _SWITCH_INDENT, place.h)
            return Switch(wide, bool(value), lambda on: change(key, on), words)
        case kinds.Choice(of):
            members: list[Any] = list(of)
            labels = [_member(context, setting, member) for member in members]
            return Choice(place, labels, members.index(value), lambda index: change(key, members[index]))
        case kinds.Whole() if key == "match.deals":
            return _numbers(
                place,
                DEALS,
                value,
                lambda n: say("value-deals", deals=n) if n else say("value-deals-endless"),
                lambda n: change(key, n),
            )
        case kinds.Whole(low, high):
            text, argument, step = _NUMBERS[key]
            wide = Rect(place.x - _SLIDER_INDENT, place.y, place.w + _SLIDER_INDENT + 6, place.h)
            return Slider(
                wide,
                float(str(value)),
                (low, high),
                step,
                lambda number: change(key, int(number)),
                lambda number: say(text, **{argument: int(number)}),
                room=_NUMBER,
            )
        case kinds.Decimal(low, high):
            steps = [n / 10 for n in range(round(low * 10), round(high * 10) + 1)]
            return _numbers(
                place,
                steps,
                value,
                lambda n: say("value-percent", percent=round(n * 100)),
                lambda n: change(key, n),
            )
    return None


def _numbers(
    place: Rect, offered: Any, value: Any, show: Callable[[Any], str], changed: Callable[[Any], None]
) -> Choice:
    """One of a few numbers; the present one is offered in any case."""
    numbers = [*offered, *({value} - set(offered))]
    return Choice(place, [show(n) for n in numbers], numbers.index(value), lambda i: changed(numbers[i]))


def _window_size(context: Context, place: Rect, change: Change) -> Choice:
    """Width and height in one."""
    window = context.config.window

    def changed(size: tuple[int, int]) -> None:
        change("window.width", size[0])
        change("window.height", size[1])

    def show(size: tuple[int, int]) -> str:
        return context.say("setting-window-size-value", width=size[0], height=size[1])

    return _numbers(place, _SIZES, (window.width, window.height), show, changed)


def _member(context: Context, setting: Setting, member: Enum) -> str:
    """One value of a setting, in words."""
    key = f"{_text_key(setting.key)}-{str(member.value).replace('_', '-')}"
    if member is choices.Language.AUTO:
        found = choose_language("auto", system_locales())
        return context.say(key, language=context.say(f"setting-language-{found}"))
    return context.say(key)
