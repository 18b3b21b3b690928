"""Pictures for the rules: cards in a column beside the text."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from napoleon_game.core.cards import Card, parse_cards
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.names import standing_alone
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.widgets.words import balanced, label
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.pose import CARD_ASPECT, Pose

Draw = Callable[[Canvas, Catalogue, Rect], None]
"""Draws into a column from its top."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture and the width of its column."""

    draw: Draw
    width: float = 288


_TRICK_CARD: Final = 144
_TRICK_STEP: Final = 46
_RAISED: Final = 20
_DISC: Final = 72


def _card(canvas: Canvas, card: Card | None, left: float, top: float, height: float) -> Rect:
    rect = Rect(left, top, height * CARD_ASPECT, height)
    canvas.card(card, Pose(*rect.centre, height))
    return rect


def _caption(
    canvas: Canvas, text: str, middle: float, top: float, width: float, ink: str = "text_soft"
) -> None:
    room = Rect(middle - width / 2, top, width, 0)
    balanced(canvas, standing_alone(text), room, "caption", ink, align="centre")


def _ring(canvas: Canvas, rect: Rect) -> None:
    """What marks the card that wins, here as on the table."""
    radius = canvas.theme.radii["card"]
    canvas.frame(rect.inset(-3), canvas.theme.color("accent"), radius + 3, 3)


def _trick(codes: str, winner: str, reason: str) -> Figure:
    """Five cards in a row; the one that wins stands out, and why is written below."""
    cards, best = parse_cards(codes), parse_cards(winner)[0]

    def draw(canvas: Canvas, say: Catalogue, room: Rect) -> None:
        width = _TRICK_CARD * CARD_ASPECT
        left = room.centre.x - (width + _TRICK_STEP * (len(cards) - 1)) / 2
        top = room.y + _RAISED + 4
        for index, card in enumerate(cards):
            if card is not best:
                _card(canvas, card, left + index * _TRICK_STEP, top, _TRICK_CARD)
        x = left + cards.index(best) * _TRICK_STEP
        _ring(canvas, _card(canvas, best, x, top - _RAISED, _TRICK_CARD))
        _caption(canvas, say(reason), room.centre.x, top + _TRICK_CARD + 8, room.w, "accent")

    return Figure(draw)


def _goal(canvas: Canvas, say: Catalogue, room: Rect) -> None:
    """The two sides: two players against three."""
    sides = (("side-napoleon", "napoleon", 2, room.y + 8), ("side-allied", "allied", 3, room.y + 160))
    for key, color, count, top in sides:
        ink = canvas.theme.color(color)
        for index in range(count):
            x = room.centre.x + (index - (count - 1) / 2) * (_DISC + 16)
            middle = Point(x, top + _DISC / 2)
            canvas.disc(middle, _DISC, ink)
            hidden = index > 0 or count > 2
            if hidden:
                canvas.disc(middle, _DISC - 6, canvas.theme.color("panel"))
                canvas.text("?", Rect.around(middle, _DISC, _DISC), "title", ink, align="centre", bold=True)
            else:
                canvas.text(
                    "N", Rect.around(middle, _DISC, _DISC), "title", "on_accent", align="centre", bold=True
                )
        _caption(canvas, say(key), room.centre.x, top + _DISC + 8, room.w, color)


def _pictures(canvas: Canvas, say: Catalogue, room: Rect) -> None:
    """The picture cards of one suit, and the joker, which is none."""
    cards = parse_cards("SA SK SQ SJ ST")
    width = _TRICK_CARD * CARD_ASPECT
    left = room.centre.x - (width + _TRICK_STEP * (len(cards) - 1)) / 2
    for index, card in enumerate(cards):
        _card(canvas, card, left + index * _TRICK_STEP, room.y + 4, _TRICK_CARD)
    _caption(canvas, say("picture-card"), room.centre.x, room.y + _TRICK_CARD + 12, room.w, "accent")
    top = room.y + _TRICK_CARD + 64
    _card(canvas, parse_cards("JK")[0], room.centre.x - width / 2, top, _TRICK_CARD)
    _caption(canvas, say("joker"), room.centre.x, top + _TRICK_CARD + 8, room.w)


def _order(canvas: Canvas, say: Catalogue, room: Rect) -> None:
    """The strongest cards with spades as trump, numbered as in the text."""
    height, across, down, top = 80, 112, 88, 40
    head = Rect(room.x, room.y, room.w, top)
    label(canvas, say("figure-trump"), head, "caption", "accent", align="centre")
    for index, card in enumerate(parse_cards("HQ SA SJ CJ D2 JK SK DA")):
        x, y = room.x + across * (index // 4), room.y + top + down * (index % 4)
        canvas.text(str(index + 1), Rect(x, y, 32, height), "title", "accent", align="centre", bold=True)
        _card(canvas, card, x + 40, y, height)


def _jacks(canvas: Canvas, say: Catalogue, room: Rect) -> None:
    """Both jacks with spades as trump."""
    height = 188
    width = height * CARD_ASPECT
    for index, (card, key) in enumerate(
        zip(parse_cards("SJ CJ"), ("special-right-jack", "special-left-jack"), strict=True)
    ):
        left = room.x + index * (room.w - width)
        _card(canvas, card, left, room.y + 4, height)
        _caption(canvas, say(key), left + width / 2, room.y + height + 12, room.w / 2 - 4)


def _adjutant(canvas: Canvas, say: Catalogue, room: Rect) -> None:
    """A card that was named."""
    height = 228
    left = room.centre.x - height * CARD_ASPECT / 2
    _ring(canvas, _card(canvas, parse_cards("HK")[0], left, room.y + 4, height))
    _caption(canvas, say("phase-adjutant"), room.centre.x, room.y + height + 16, room.w, "accent")


def _kitty(canvas: Canvas, say: Catalogue, room: Rect) -> None:
    """Three cards that nobody has seen."""
    height, step = 172, 68
    left = room.centre.x - (height * CARD_ASPECT + 2 * step) / 2
    for index in range(3):
        _card(canvas, None, left + index * step, room.y + 4, height)
    _caption(canvas, say("count-cards", count=3), room.centre.x, room.y + height + 12, room.w)


FIGURES: Final[dict[str, Figure]] = {
    "goal": Figure(_goal),
    "cards": Figure(_pictures),
    "adjutant": Figure(_adjutant),
    "exchange": Figure(_kitty),
    "tricks": _trick("H4 H9 C2 HK HT", "HK", "won-by-led-suit"),
    "order": Figure(_order, 224),
    "yoromeki": _trick("S9 SA HQ C3 S7", "HQ", "won-by-yoromeki"),
    "jacks": Figure(_jacks),
    "joker": _trick("JK S5 SK D3 SQ", "JK", "won-by-joker-led"),
    "same-two": _trick("H7 H2 HA HK HT", "H2", "won-by-same-two"),
}
"""The picture of each section that has one."""
