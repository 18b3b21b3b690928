"""The plaque in the top left: the contract, or what has been called so far."""

from typing import Final

from napoleon_game.core.actions import MakeBid
from napoleon_game.core.cards import SEATS
from napoleon_game.core.observation import Observation
from napoleon_game.i18n.names import Words
from napoleon_game.ui.canvas import SUIT_GLYPHS, Canvas
from napoleon_game.ui.table.marks import line_height, places_on
from napoleon_game.view import table_view
from napoleon_game.view.geometry import Rect
from napoleon_game.view.table_view import PlaqueView

_ROUNDS: Final = 2
"""Rounds of the auction that are shown."""
_STYLES: Final = ("caption", "tiny")
_CONTRACT: Final = ("numeral", "display", "title")
_SHORT: Final = ("title", "body", "caption", "tiny")


def draw_plaque(canvas: Canvas, shown: Observation, names: tuple[str, ...], words: Words) -> None:
    """Trump, target, Napoleon, adjutant card; in the auction what was called."""
    theme, places = canvas.theme, places_on(canvas)
    plaque = places.plaque
    canvas.shadow(plaque, theme.radii["plate"], 3, 6, 110)
    canvas.fill(plaque, theme.color("panel", 240), theme.radii["plate"])
    canvas.frame(plaque, theme.color("line"), theme.radii["plate"])
    view = table_view.plaque(shown)
    if view is not None:
        draw_contract(canvas, view, names, words)
    elif places.panels_cover_all:
        _draw_highest(canvas, shown, names, words)
    else:
        draw_history(canvas, shown, names, words, plaque.inset(10, 4))


def draw_history(
    canvas: Canvas,
    shown: Observation,
    names: tuple[str, ...],
    words: Words,
    room: Rect,
    rounds: int = _ROUNDS,
) -> None:
    """The last ``rounds`` of the auction, a row a seat in the order in which they call."""
    called = table_view.history(shown)[-rounds:]
    first, height = shown.public.dealer + 1, room.h / SEATS
    width = canvas.measure("♠20", "tiny", bold=True) + 8
    for row in range(SEATS):
        seat = (first + row) % SEATS
        on_turn = shown.public.turn == seat
        name = Rect(room.x, room.y + row * height, room.w - rounds * width, height)
        color = "accent" if on_turn else "text_soft"
        canvas.text(names[seat], name, "tiny", color, bold=on_turn)
        for column, calls in enumerate(called):
            place = Rect(room.right - (len(called) - column) * width, name.y, width, height)
            call = calls.get(seat)
            if isinstance(call, MakeBid):
                color = canvas.suit_color(call.bid.trump)
                canvas.text(words.short_bid(call.bid), place, "tiny", color, align="centre", bold=True)
            elif call is not None:
                canvas.text("–", place, "tiny", "text_dim", align="centre")


def draw_short_contract(
    canvas: Canvas, view: PlaqueView, names: tuple[str, ...], words: Words, room: Rect
) -> None:
    """The contract in one line, where a panel lies over the plaque."""
    text = f"{words.short_bid(view.bid)}　{names[view.napoleon]}"
    style = canvas.fitting(text, room.w, _SHORT, bold=True)
    canvas.text(text, room, style, "napoleon", bold=True)


def draw_contract(canvas: Canvas, view: PlaqueView, names: tuple[str, ...], words: Words) -> None:
    """What is written on the plaque once there is a contract."""
    say, plaque = words.catalogue, places_on(canvas).plaque
    first, second, third = places_on(canvas).lines
    below = third if second.x == first.x else second
    block = Rect(plaque.x, plaque.y + 2, first.x - plaque.x, below.y - plaque.y - 2)
    sign, number = SUIT_GLYPHS[view.bid.trump], str(view.bid.target)
    style = canvas.fitting(sign + number, block.w - 16, _CONTRACT, bold=True)
    widths = [canvas.measure(part, style, bold=True) for part in (sign, number)]
    left = block.centre.x - (sum(widths) + 4) / 2
    color = canvas.suit_color(view.bid.trump)
    canvas.text(sign, Rect(left, block.y, widths[0], block.h), style, color, bold=True)
    place = Rect(left + widths[0] + 4, block.y, widths[1], block.h)
    canvas.text(number, place, style, "accent", bold=True)
    trump, name = say("plaque-trump", suit=words.suit(view.bid.trump)), names[view.napoleon]
    napoleon = say("plaque-napoleon", who=name)
    if canvas.measure(napoleon, "tiny") > second.w:  # the suit stands there as a sign already
        trump, napoleon = words.role("napoleon"), name
    for text, room, ink, bold in ((trump, first, "text", True), (napoleon, second, "napoleon", False)):
        style = canvas.fitting(text, room.w, _STYLES, bold=bold)
        canvas.text(text, room, style, ink, bold=bold)
    _draw_adjutant(canvas, view, names, words, third)


def _draw_highest(canvas: Canvas, shown: Observation, names: tuple[str, ...], words: Words) -> None:
    """The highest bid so far, where letters are too large for a history."""
    highest, say = shown.public.highest, words.catalogue
    room, style = places_on(canvas).plaque.inset(14, 6), "tiny"
    if highest is None:
        text = say("plaque-no-contract")
    else:
        text = say("auction-highest", who=names[highest.seat], bid=words.short_bid(highest.bid))
    lines, height = canvas.wrap(text, room.w, style), line_height(canvas, style)
    top = room.centre.y - height * len(lines) / 2
    for row, line in enumerate(lines):
        canvas.text(line, Rect(room.x, top + row * height, room.w, height), style, "text_soft")


def _draw_adjutant(
    canvas: Canvas, view: PlaqueView, names: tuple[str, ...], words: Words, line: Rect
) -> None:
    """The adjutant card and whose it is; where both are too long, the card without its label."""
    say = words.catalogue
    if view.adjutant_card is None:
        canvas.text(say("plaque-no-adjutant-card"), line, "tiny", "text_soft")
        return
    if view.adjutant is None:
        known, color, bold = say("plaque-adjutant-unknown"), "unknown", False
    elif view.adjutant == view.napoleon:
        known, color, bold = say("plaque-alone"), "napoleon", False
    else:
        known, color, bold = names[view.adjutant], "napoleon", True
    short = words.short_card(view.adjutant_card)
    card = say("plaque-adjutant-card", card=short)
    left = line.w - canvas.measure(known, "tiny", bold=bold) - 12
    if canvas.measure(card, "tiny", bold=True) > left:
        card = short
    canvas.text(card, line, "tiny", "text", bold=True)
    canvas.text(known, line, "tiny", color, align="right", bold=bold)
