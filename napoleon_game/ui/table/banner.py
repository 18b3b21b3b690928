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
from napoleon_game.core.tricks import Trick, judge
from napoleon_game.i18n.names import Words
from napoleon_game.i18n.narration import tell
from napoleon_game.i18n.persons import about
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.table.marks import line_height, places_on
from napoleon_game.ui.widgets.words import balanced_lines
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.pose import CARD_ASPECT, Pose

_OVER: Final = 20.0
"""How much higher than the banner its card is."""
_THUMBNAIL: Final = 136.0
_TITLES: Final = ("title", "body", "caption", "tiny")
_SMALL: Final = ("caption", "tiny")
_DETAIL: Final = ("body", "caption", "tiny")
_LEVELS: Final = 8
"""Steps in which a banner comes and goes: each is a picture that is kept."""
_SPARKS: Final = 18
_SMALL_HEIGHT: Final = 34.0
_LARGE_HEIGHT: Final = 150.0
_FOOT: Final = 12.0
"""Free space below the words of a banner, and above them."""


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
        mine, who = event.seat == told.viewer, told.names[event.seat]
        text = context.say("auction-banner.you") if mine else about(context.say, "auction-banner", who)
    if not text or alpha == 0:
        return
    theme = canvas.theme
    places = places_on(canvas)
    rect = places.low_banner if isinstance(event, TrickWon | AdjutantShown) else places.banner
    card = _card_of(event)
    aside = 24 + (rect.h + _OVER) * CARD_ASPECT if card is not None else 0.0
    room = Rect(rect.x + 28 + aside, rect.y, rect.w - 56 - aside, rect.h)
    sub = _detail(event, context)
    special = isinstance(event, AuctionWon | TrickWon | AdjutantShown)
    style = "display" if special and canvas.measure(text, "display", bold=True) <= room.w else "title"
    lines = balanced_lines(canvas, text, room.w, style, bold=True)
    height, below = canvas.line_height(style), canvas.line_height("body") if sub else 0.0
    total = height * len(lines) + below
    rect = Rect(rect.x, rect.y, rect.w, max(rect.h, total + 2 * _FOOT))
    canvas.fill(rect, theme.color("felt_edge", alpha), theme.radii["panel"])
    canvas.frame(rect, theme.color("accent", alpha), theme.radii["panel"])
    canvas.frame(rect.inset(6), theme.color("line", round(alpha * 0.6)), theme.radii["panel"] - 5, 1)
    if isinstance(event, TrickWon | AdjutantShown | AuctionWon) and not told.still:
        _draw_sparks(canvas, rect, part)
    if card is not None:
        width = aside - 24
        pose = Pose(rect.x + 30 + width / 2, rect.centre.y, width / CARD_ASPECT, fade=alpha / 255)
        canvas.card(card, pose, shadow=False)
    y = rect.centre.y - total / 2
    for line in lines:
        place = Rect(room.x, y, room.w, height)
        canvas.text(line, place, style, "accent", align="centre", bold=True, alpha=alpha)
        y += height
    if sub:
        place = Rect(room.x, y, room.w, below)
        canvas.text(sub, place, canvas.fitting(sub, room.w, _DETAIL), "text", align="centre", alpha=alpha)


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
    theme, trick, rect = canvas.theme, public.tricks[-1], places_on(canvas).last_trick
    canvas.fill(rect, theme.color("panel", 230), theme.radii["cell"])
    canvas.frame(rect, theme.color("line_soft"), theme.radii["cell"])
    text = words.catalogue("previous-trick")
    if rect.w > 2 * _THUMBNAIL:  # the words stand beside the cards
        left, y = rect.right - _THUMBNAIL + 18, rect.centre.y
        label = Rect(rect.x, rect.y, rect.w - _THUMBNAIL, rect.h)
    else:
        left, y, label = rect.x + 18, rect.bottom - 24, Rect(rect.x + 4, rect.y + 2, rect.w - 8, 26)
    canvas.text(text, label, "tiny", "text_soft", align="centre")
    for order, card in enumerate(trick.cards):
        x = left + order * 23
        canvas.card(card, Pose(x, y, _SMALL_HEIGHT), shadow=False)
        if trick.seat_at(order) == trick.winner:
            ring = Rect.around(Point(x, y), _SMALL_HEIGHT * CARD_ASPECT, _SMALL_HEIGHT)
            canvas.frame(ring.inset(-2), theme.color("focus"), 4, 2)
    if large and public.contract is not None:
        _draw_large(canvas, trick, public.contract, names, words, first=len(public.tricks) == 1)


def _draw_large(
    canvas: Canvas, trick: Trick, contract: Contract, names: tuple[str, ...], words: Words, *, first: bool
) -> None:
    """Who played what to a trick, and why it was won."""
    plate = places_on(canvas).last_trick_large
    canvas.panel(plate)
    assert trick.winner is not None
    reason = words.won_by(judge(trick.cards, contract.trump, first_trick=first).won_by)
    title = about(words.catalogue, "previous-trick-winner", names[trick.winner], reason=reason)
    head = Rect(plate.x + 20, plate.y + 8, plate.w - 40, canvas.line_height("body"))
    style = canvas.fitting(title, head.w, _TITLES)
    canvas.text(title, head, style, "accent", align="centre")
    step = plate.w / len(trick.cards)
    row = line_height(canvas, "tiny")
    foot = 2 * row + 8
    y = (head.bottom + plate.bottom - foot) / 2
    height = min(_LARGE_HEIGHT * 1.2, plate.bottom - foot - head.bottom - 20)
    for order, card in enumerate(trick.cards):
        x, seat = plate.x + (order + 0.5) * step, trick.seat_at(order)
        canvas.card(card, Pose(x, y, height))
        won = seat == trick.winner
        if won:
            around = Rect.around(Point(x, y), height * CARD_ASPECT, height)
            canvas.focus_ring(around, canvas.theme.radii["card"])
        color = "accent" if won else "text"
        style = canvas.fitting(names[seat], step - 8, _SMALL, bold=won)
        for line, name in enumerate(canvas.wrap(names[seat], step - 8, style, bold=won)):
            place = Rect(x - step / 2, plate.bottom - foot + line * row, step, row)
            canvas.text(name, place, style, color, align="centre", bold=won)
