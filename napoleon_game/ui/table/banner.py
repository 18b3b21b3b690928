"""The moments that matter in large letters, and the trick before this one."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from napoleon_game.core.bids import Contract
from napoleon_game.core.cards import Card, Seat
from napoleon_game.core.events import (
    AdjutantCardNamed,
    AdjutantShown,
    AuctionWon,
    Event,
    TrickWon,
)
from napoleon_game.core.observation import Observation
from napoleon_game.core.tricks import judge
from napoleon_game.i18n.names import Words
from napoleon_game.i18n.narration import tell
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.widgets.words import balanced_lines
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import LAST_TRICK, TRICK
from napoleon_game.view.pose import CARD_ASPECT, Pose

_BANNER: Final = Rect(330, 246, 620, 112)
_LOW: Final = Rect(330, 462, 620, 84)
"""Below the trick, for what a trick has brought about."""
_OVER: Final = 20.0
"""How much higher than the banner its card is."""
_LEVELS: Final = 8
"""Steps in which a banner comes and goes: each is a picture that is kept."""
_SPARKS: Final = 18
_LARGE: Final = Rect(300, 196, 680, 268)
_SMALL_HEIGHT: Final = 34.0
_LARGE_HEIGHT: Final = 150.0


@dataclass(frozen=True, slots=True)
class Told:
    """To whom an event is told.

    Attributes:
        names: the players' names, by seat.
        viewer: the seat that is called "you"; ``None`` if nobody is.
        contract: the contract, once there is one.
        still: whether nothing is to move.
    """

    names: tuple[str, ...]
    viewer: Seat | None
    contract: Contract | None
    still: bool


def draw_banner(canvas: Canvas, event: Event, part: float, told: Told, context: Context) -> None:
    """An event across the middle of the table; ``part`` (0-1) of its time has passed: it comes and goes."""
    alpha = round(_LEVELS * max(0.0, min(1.0, part * 8, (1 - part) * 8))) * 255 // _LEVELS
    text = tell(event, told.names, context.say, told.viewer, told.contract)
    if isinstance(event, AuctionWon):
        key = "auction-banner.you" if event.seat == told.viewer else "auction-banner"
        arguments = {} if event.seat == told.viewer else {"who": told.names[event.seat]}
        text = context.say(key, **arguments)
    if not text or alpha == 0:
        return
    theme = canvas.theme
    rect = _LOW if isinstance(event, TrickWon | AdjutantShown) else _BANNER
    canvas.fill(rect, theme.color("felt_edge", alpha), theme.radii["panel"])
    canvas.frame(rect, theme.color("accent", alpha), theme.radii["panel"])
    canvas.frame(rect.inset(6), theme.color("line", round(alpha * 0.6)), theme.radii["panel"] - 5, 1)
    if isinstance(event, TrickWon | AdjutantShown | AuctionWon) and not told.still:
        _draw_sparks(canvas, rect, part)
    card = _card_of(event)
    room = rect.inset(28, 8)
    if card is not None:
        width = (rect.h + _OVER) * CARD_ASPECT
        pose = Pose(rect.x + 30 + width / 2, rect.centre.y, rect.h + _OVER, fade=alpha / 255)
        canvas.card(card, pose, shadow=False)
        room = Rect(rect.x + 52 + width, rect.y + 8, rect.w - 80 - width, rect.h - 16)
    sub = _detail(event, context)
    special = isinstance(event, AuctionWon | TrickWon | AdjutantShown)
    style = "display" if special and canvas.measure(text, "display", bold=True) <= room.w else "title"
    lines = balanced_lines(canvas, text, room.w, style, bold=True)
    height = canvas.line_height(style)
    total = height * len(lines) + (canvas.line_height("body") if sub else 0)
    y = room.centre.y - total / 2
    for line in lines:
        place = Rect(room.x, y, room.w, height)
        canvas.text(line, place, style, "accent", align="centre", bold=True, alpha=alpha)
        y += height
    if sub:
        place = Rect(room.x, y, room.w, canvas.line_height("body"))
        canvas.text(sub, place, "body", "text", align="centre", alpha=alpha)


def _draw_sparks(canvas: Canvas, rect: Rect, part: float) -> None:
    """A flourish: small gilt stars that fly out from behind the banner, dwindling."""
    away = 1 - (1 - part) ** 3
    color = canvas.theme.color("accent")
    for number in range(_SPARKS):
        angle = 2 * pi * (number + 0.5) / _SPARKS
        reach = 0.55 + 0.2 * (number % 3)
        centre = Point(
            rect.centre.x + cos(angle) * rect.w * reach * (0.75 + 0.25 * away),
            rect.centre.y + sin(angle) * rect.h * (0.5 + reach * away),
        )
        size = (8.0 - 1.5 * (number % 3)) * (1 - part)
        points = [
            Point(centre.x + size * r * sin(pi * k / 4), centre.y - size * r * cos(pi * k / 4))
            for k, r in enumerate((1.6, 0.4) * 4)
        ]
        canvas.polygon(points, color)


def _card_of(event: Event) -> Card | None:
    match event:
        case AdjutantCardNamed(_, card) | AdjutantShown(_, card):
            return card
    return None


def _detail(event: Event, context: Context) -> str:
    match event:
        case AuctionWon(_, bid):
            suit = context.words.suit(bid.trump)
            return context.say("auction-banner-bid", suit=suit, target=bid.target)
    return ""


def draw_last_trick(
    canvas: Canvas, shown: Observation, names: tuple[str, ...], words: Words, *, large: bool
) -> None:
    """A thumbnail of the trick before this one, or a small table with who played what and why it was won."""
    public = shown.public
    if not public.tricks:
        return
    theme, trick = canvas.theme, public.tricks[-1]
    rect = LAST_TRICK
    canvas.fill(rect, theme.color("panel", 230), theme.radii["cell"])
    canvas.frame(rect, theme.color("line_soft"), theme.radii["cell"])
    label = Rect(rect.x + 4, rect.y + 2, rect.w - 8, 26)
    canvas.text(words.catalogue("previous-trick"), label, "tiny", "text_soft", align="centre")
    for order, card in enumerate(trick.cards):
        x = rect.x + 18 + order * 23
        canvas.card(card, Pose(x, rect.bottom - 24, _SMALL_HEIGHT), shadow=False)
        if trick.seat_at(order) == trick.winner:
            ring = Rect.around(Point(x, rect.bottom - 24), _SMALL_HEIGHT * CARD_ASPECT, _SMALL_HEIGHT)
            canvas.frame(ring.inset(-2), theme.color("focus"), 4, 2)
    if not large or public.contract is None:
        return
    canvas.panel(_LARGE)
    verdict = judge(trick.cards, public.contract.trump, first_trick=len(public.tricks) == 1)
    reason = words.won_by(verdict.won_by)
    assert trick.winner is not None
    title = words.catalogue("previous-trick-winner", who=names[trick.winner], reason=reason)
    canvas.text(
        title, Rect(_LARGE.x + 20, _LARGE.y + 10, _LARGE.w - 40, 36), "title", "accent", align="centre"
    )
    for order, card in enumerate(trick.cards):
        x = _LARGE.x + 84 + order * (_LARGE.w - 168) / (len(TRICK) - 1)
        pose = Pose(x, _LARGE.y + 130, _LARGE_HEIGHT)
        canvas.card(card, pose)
        seat = trick.seat_at(order)
        won = seat == trick.winner
        if won:
            around = Rect.around(Point(x, pose.y), _LARGE_HEIGHT * CARD_ASPECT, _LARGE_HEIGHT)
            canvas.focus_ring(around, theme.radii["card"])
        name = Rect(x - 62, _LARGE.bottom - 48, 124, 30)
        canvas.text(names[seat], name, "caption", "accent" if won else "text", align="centre", bold=won)
