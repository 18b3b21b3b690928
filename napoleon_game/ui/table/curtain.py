"""The curtain over what only one person may see: whose turn it is, what for, and what happened meanwhile."""

from typing import Final

from napoleon_game.core.actions import MakeBid, PlayCard
from napoleon_game.core.cards import Seat
from napoleon_game.core.observation import Observation
from napoleon_game.i18n.narration import strip
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.table.marks import line_height, places_on
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.widget import Look
from napoleon_game.view.catch_up import Happening, Taken, since_last_turn
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import FRAME, HAND_BAND

_OVER_TABLE: Final = 274.0
"""How much higher the words of the curtain stand where it hides the whole table."""
_FOLDS: Final = 23
_ROD: Final = 7.0
_BUTTON: Final = (320.0, 46.0)
_CALL_STYLES: Final = ("display", "title", "body", "caption", "tiny")
_NEWS_STYLES: Final = ("body", "caption", "tiny")


def curtain_contains(at: Point, context: Context) -> bool:
    """Whether a click at ``at`` opens the curtain that calls somebody."""
    return (FRAME if context.config.hot_seat.blackout else HAND_BAND).contains(at)


def draw_curtain(
    canvas: Canvas, shown: Observation, called: Seat | None, names: tuple[str, ...], context: Context
) -> None:
    """Cover the hand; while ``called`` is waited for, say so. Perhaps it covers the whole table.

    Everything on it follows from what lies open in ``shown``.
    """
    say, theme = context.say, canvas.theme
    rect = places_on(canvas).curtain
    if called is not None and context.config.hot_seat.blackout:
        rect = rect.moved(0, -_OVER_TABLE)
    _draw_cloth(canvas, rect)
    if called is None:
        canvas.text(say("curtain-down"), rect, "body", "text_soft", align="centre")
        return
    inner = rect.inset(40, 0)
    width, height = _BUTTON[0] * max(1.0, canvas.text_scale), _BUTTON[1] * max(1.0, 0.62 * canvas.text_scale)
    place = Rect(rect.centre.x - width / 2, rect.bottom - height - 12, width, height)
    call = strip(shown.open, names, say, single_player=False)
    text, style = _news(canvas, shown, called, names, context, inner.w)
    above = Rect(inner.x, rect.y + _ROD, inner.w, place.y - rect.y - _ROD)
    room = Rect(inner.x, above.y, inner.w, above.h * (0.58 if text else 1.0))
    styles = [one for one in _CALL_STYLES if line_height(canvas, one) <= room.h]
    loud = canvas.fitting(call, room.w, styles, bold=True)
    canvas.text(call, room, loud, "accent", align="centre", bold=True)
    if text:
        below = Rect(inner.x, room.bottom, inner.w, above.h - room.h)
        canvas.text(text, below, style, "text", align="centre")
    label = say("key-with", label=say("curtain-show"), key=say("curtain-key"))
    Button(place, label, lambda: None, kind="primary").draw(canvas, Look())
    canvas.focus_ring(place, theme.radii["button"])


def _draw_cloth(canvas: Canvas, rect: Rect) -> None:
    """Cloth in folds, on a gilt rod."""
    theme, radius = canvas.theme, canvas.theme.radii["plate"]
    canvas.shadow(rect, radius, 4, 8, 130)
    canvas.fill(rect, theme.color("panel"), radius)
    width = (rect.w - 2 * radius) / _FOLDS
    for fold in range(_FOLDS):
        x = rect.x + radius + fold * width
        for part, alpha in ((0.0, 110), (0.22, 60), (0.5, 20)):
            strip_ = Rect(x + part * width, rect.y + _ROD, 0.22 * width, rect.h - _ROD - 1)
            canvas.fill(strip_, theme.color("felt_edge", alpha))
    canvas.frame(rect, theme.color("line"), radius)
    canvas.fill(Rect(rect.x - 6, rect.y - 3, rect.w + 12, _ROD), theme.color("accent_deep"), _ROD / 2)


def _news(
    canvas: Canvas,
    shown: Observation,
    called: Seat,
    names: tuple[str, ...],
    context: Context,
    width: float,
) -> tuple[str, str]:
    """What was played since, in one line and its style; where it is too long, the latest of it."""
    say, words = context.say, context.words
    styles = _NEWS_STYLES if canvas.text_scale <= 1.0 else _NEWS_STYLES[-1:]
    happened = since_last_turn(shown.public, called)
    parts: list[str] = []
    for what in happened:
        told = _told(what, names, context)
        if isinstance(what, Taken) and parts:
            parts[-1] += told
        else:
            parts.append(told)
    if not parts:
        return "", styles[0]
    key = "caught-up" if _acted_before(shown, called) else "caught-up-first"
    first = 0
    while True:
        line = say(key, what=("… " if first else "") + words.listed(parts[first:]))
        style = canvas.fitting(line, width, styles)
        if first == len(parts) - 1 or canvas.measure(line, style) <= width:
            return line, style
        first += 1


def _acted_before(shown: Observation, seat: Seat) -> bool:
    """Whether a seat has had its turn in this phase."""
    public = shown.public
    if public.contract is None:
        return any(call.seat == seat for call in public.calls)
    return bool(public.tricks)


def _told(what: Happening, names: tuple[str, ...], context: Context) -> str:
    say, words, who = context.say, context.words, names[what.seat]
    match what:
        case PlayCard(_, card):
            return say("caught-up-card", who=who, card=words.short_card(card))
        case MakeBid(_, bid):
            return say("caught-up-bid", who=who, bid=words.short_bid(bid))
        case Taken():
            return say("caught-up-taken", who=who)
    return say("caught-up-pass", who=who)
