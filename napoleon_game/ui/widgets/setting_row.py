"""The control for a setting, by the kind of its value."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from napoleon_game.config import choices, kinds
from napoleon_game.config.schema import HUMAN, Page
from napoleon_game.config.settings import SETTINGS, Setting
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.i18n.language import choose_language, system_locales
from napoleon_game.ui.context import Context
from napoleon_game.ui.player_kinds import computer_kinds
from napoleon_game.ui.table_names import names_at_the_table
from napoleon_game.ui.widgets.choice import Choice, Switch
from napoleon_game.ui.widgets.slider import Slider
from napoleon_game.ui.widgets.text_field import TextField
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
_SWITCH_INDENT: Final = 8
_SLIDER_INDENT: Final = 12


@dataclass(frozen=True, slots=True)
class Row:
    """A setting as a row on its page.

    Attributes:
        key: the key path of the setting.
        label: what it is called.
        meaning: what it is for.
        widget: its control.
    """

    key: str
    label: str
    meaning: str
    widget: Widget


def rows_of(context: Context, page: Page, place: Rect, change: Change) -> list[Row]:
    """The settings of a page, in the order of the schema; one that holds five values has a row for each."""
    rows = []
    for setting in SETTINGS.values():
        if setting.page is not page or setting.key == "window.height":
            continue
        if setting.key == "window.width":
            rows.append(row_of(context, "window.size", _window_size(context, place, change)))
        elif isinstance(setting.kind, kinds.Texts):
            rows += _seat_rows(context, setting, place, change)
        else:
            rows.append(row_of(context, setting.key, _widget(context, setting, place, change)))
    return rows


def row_of(context: Context, key: str, widget: Widget, **arguments: str) -> Row:
    """The row of a key; its words are in the catalogue under ``setting-`` and the key, or the key alone."""
    name = _text_key(key)
    name = name if name in context.say else name.removeprefix("setting-")
    detail = f"{name}.detail"
    meaning = context.say(detail) if detail in context.say else ""
    return Row(key, context.say(name, **arguments), meaning, widget)


def show_value(context: Context, row: Row) -> None:
    """Let the control of a row stand at the present value, where something else has changed it."""
    setting = SETTINGS.get(row.key)
    match row.widget, None if setting is None else setting.of(context.config):
        case Slider() as slider, int(value):
            slider.value = value
        case Switch() as switch, bool(value):
            switch.on = value
        case Choice() as choice, Enum() as value:
            choice.index = list(type(value)).index(value)


def _seat_rows(context: Context, setting: Setting, place: Rect, change: Change) -> list[Row]:
    """A row for each seat: its name, or who plays there."""
    rows, say = [], context.say
    for seat in range(SEATS):
        if setting.key == "match.names":
            widget: Widget = _name_field(context, setting, seat, place, change)
            key = "match.name"
        else:
            widget, key = _player_choice(context, setting, seat, place, change), "match.player"
        rows.append(row_of(context, key, widget, seat=say(f"new-seat-{seat}")))
    return rows


def _name_field(context: Context, setting: Setting, seat: Seat, place: Rect, change: Change) -> TextField:
    """The name of a seat; one that is empty or somebody else's is marked, and is not taken over."""
    kind = setting.kind
    assert isinstance(kind, kinds.Texts)

    def changed(text: str) -> None:
        names = list(names_at_the_table(context, context.config.match.players))
        names[seat] = text.strip()
        field.wrong = not names[seat] or names.count(names[seat]) > 1
        if not field.wrong:
            change(setting.key, tuple(names))

    name = names_at_the_table(context, context.config.match.players)[seat]
    field = TextField(place, name, kind.item.longest, changed, context.say("new-name"))
    return field


def _player_choice(context: Context, setting: Setting, seat: Seat, place: Rect, change: Change) -> Choice:
    """Who plays in a seat."""
    players = context.config.match.players
    offered = [HUMAN, *computer_kinds(player for player in players if player != HUMAN)]

    def changed(index: int) -> None:
        now = list(context.config.match.players)
        now[seat] = offered[index]
        change(setting.key, tuple(now))

    labels = [context.words.player_kind(kind) for kind in offered]
    return Choice(place, labels, offered.index(players[seat]), changed)


def _computer_choice(context: Context, setting: Setting, place: Rect, change: Change) -> Choice:
    """One of the computer players; one of somebody's own that stands in the settings is offered too."""
    value = str(setting.of(context.config))
    offered = computer_kinds([value])
    labels = [context.words.player_kind(kind) for kind in offered]
    return Choice(place, labels, offered.index(value), lambda index: change(setting.key, offered[index]))


def _text_key(key: str) -> str:
    return "setting-" + key.replace(".", "-").replace("_", "-")


def _widget(context: Context, setting: Setting, place: Rect, change: Change) -> Widget:
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
                room=max(112.0, place.w * 0.36),
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
    return _computer_choice(context, setting, place, change)


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
