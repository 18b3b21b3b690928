"""What stands around the cards: plates, bubbles, plaque, score bar, trick marks."""

from typing import Final

from napoleon_game.core.actions import MakeBid
from napoleon_game.core.cards import PICTURE_CARDS, SEATS, Card, Suit
from napoleon_game.core.observation import Observation
from napoleon_game.core.scoring import Side
from napoleon_game.i18n.names import RANKS, Words
from napoleon_game.ui.canvas import SUIT_GLYPHS, Canvas
from napoleon_game.ui.shapes_of_sides import draw_side
from napoleon_game.view import table_view
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import (
    LED_CHIP,
    OVAL,
    PLAQUE,
    PLATES,
    SCORE_BAR,
    STRIP,
    TRICK,
    TRICK_HEIGHT,
)
from napoleon_game.view.pose import CARD_ASPECT
from napoleon_game.view.table_view import PlaqueView, PlateView, ScoreView, TrickView

SIDE_COLORS: Final[dict[Side | None, str]] = {
    Side.NAPOLEON: "napoleon",
    Side.ALLIED: "allied",
    None: "unknown",
}
_BUBBLES: Final = (
    Rect(590, 430, 100, 40),
    Rect(958, 310, 100, 40),
    Rect(810, 64, 100, 40),
    Rect(370, 64, 100, 40),
    Rect(222, 310, 100, 40),
)
_POINTERS: Final = (None, (-1, 0), (0, 1), (0, 1), (1, 0))
"""Which way the pointer of each place's plate looks: towards the middle of the table."""
_STYLES: Final = ("caption", "tiny")
_NAME_STYLES: Final = ("body", "caption", "tiny")
_COUNT: Final = 30.0
"""Width of a number of picture cards, which has two digits at most."""
_NAME_LINE: Final = 19.0
"""From one line of a long name to the next."""
_ROUNDS: Final = 2
"""Rounds of the auction that are shown."""
_SAID: Final = "caption"
"""The smallest letters for what is to be done, if there is any way to have them so large."""
_STRIP_GAP: Final = 12.0
_STRIP_SIGN: Final = 26.0
_STRIP_ROLE: Final = 200.0
_STRIP_COUNT: Final = 130.0
_CELL: Final = 15.0
_CELL_GAP: Final = 2.0


def draw_trick_places(canvas: Canvas) -> None:
    """The oval in the middle, and a place for each card of the trick."""
    canvas.ellipse(OVAL, canvas.theme.color("line", 150))
    for centre in TRICK:
        place = Rect.around(centre, TRICK_HEIGHT * CARD_ASPECT, TRICK_HEIGHT)
        canvas.frame(place, canvas.theme.color("line", 70), canvas.theme.radii["card"], 1)


def draw_plate(canvas: Canvas, plate: PlateView, name: str, words: Words) -> None:
    """Another seat's plate: name, role, side, picture cards, and whether it is its turn."""
    theme, rect, radius = canvas.theme, PLATES[plate.place], canvas.theme.radii["plate"]
    canvas.shadow(rect, radius, 3, 6, 110)
    canvas.fill(rect, theme.color("panel", 240), radius)
    canvas.frame(
        rect, theme.color("focus" if plate.on_turn else "line"), radius, 3 if plate.on_turn else None
    )
    if plate.on_turn:
        _draw_pointer(canvas, plate.place, rect)
    medal = Point(rect.x + 31, rect.centre.y)
    draw_side(canvas, medal, 44, plate.side, name[:1].upper(), known=plate.role not in (None, "dealer"))
    left, has_role = rect.x + 60, plate.role is not None
    counted = plate.role not in (None, "dealer") and plate.pictures is not None
    room = rect.right - left - 8
    width = room - (_COUNT if counted else 0.0)
    lines = _name_lines(canvas, name, width)
    style = canvas.fitting(name, width, _NAME_STYLES, bold=True)
    height = _NAME_LINE if len(lines) > 1 else 30
    top = rect.y + (7 if has_role else 18) - (6 if len(lines) > 1 else 0)
    for row, line in enumerate(lines):
        canvas.text(line, Rect(left, top + row * height, width, height), style, "text", bold=True)
    if plate.role is not None:
        role_room = Rect(left, rect.y + 36 + (4 if len(lines) > 1 else 0), room, 26)
        canvas.text(words.role(plate.role), role_room, "tiny", SIDE_COLORS[plate.side])  # type: ignore[arg-type]
    if counted:
        number = Rect(rect.right - _COUNT - 6, rect.y + 4, _COUNT - 2, 34)
        canvas.text(str(plate.pictures), number, "title", "text", align="right", bold=True)


def _name_lines(canvas: Canvas, name: str, width: float) -> list[str]:
    """A name in one line, or in two of the smallest letters if it is too long for one."""
    if canvas.measure(name, _NAME_STYLES[-1], bold=True) <= width:
        return [name]
    first = canvas.wrap(name, width, _NAME_STYLES[-1], bold=True)[0]
    return [first, name[len(first) :].strip()]


def _draw_pointer(canvas: Canvas, place: int, rect: Rect) -> None:
    way = _POINTERS[place]
    if way is None:
        return
    dx, dy = way
    tip = Point(rect.centre.x + dx * (rect.w / 2 + 18), rect.centre.y + dy * (rect.h / 2 + 16))
    base = Point(rect.centre.x + dx * (rect.w / 2 + 6), rect.centre.y + dy * (rect.h / 2 + 5))
    points = [tip, Point(base.x + 9 * dy, base.y + 9 * dx), Point(base.x - 9 * dy, base.y - 9 * dx)]
    canvas.polygon(points, canvas.theme.color("focus"))


def draw_bubble(canvas: Canvas, plate: PlateView, words: Words, *, best: bool) -> None:
    """A seat's last call, beside its plate; the highest bid in gilt."""
    if plate.call is None:
        return
    theme, rect = canvas.theme, _BUBBLES[plate.place]
    if isinstance(plate.call, MakeBid):
        canvas.fill(rect, theme.color("accent" if best else "ivory"), theme.radii["pill"])
        suit, half = plate.call.bid.trump, rect.w / 2
        canvas.suit(suit, Rect(rect.x + 8, rect.y, half - 10, rect.h), "title", on_ivory=True, align="right")
        number = Rect(rect.x + half + 4, rect.y, half - 8, rect.h)
        canvas.text(str(plate.call.bid.target), number, "title", "ink", bold=True)
    else:
        canvas.fill(rect, theme.color("panel", 230), theme.radii["pill"])
        canvas.frame(rect, theme.color("line_soft"), theme.radii["pill"])
        canvas.text(words.catalogue("auction-pass"), rect, "body", "text_soft", align="centre")


def draw_history(canvas: Canvas, shown: Observation, names: tuple[str, ...], words: Words) -> None:
    """The last two rounds of the auction, a column a seat, where the contract will stand."""
    rounds = table_view.history(shown)[-_ROUNDS:]
    first = shown.public.dealer + 1
    width = (PLAQUE.w - 20) / SEATS
    for column in range(SEATS):
        seat = (first + column) % SEATS
        room = Rect(PLAQUE.x + 10 + column * width, PLAQUE.y + 6, width, 24)
        on_turn = shown.public.turn == seat
        color = "accent" if on_turn else "text_soft"
        canvas.text(names[seat][:2], room, "tiny", color, align="centre", bold=on_turn)
        for row, calls in enumerate(rounds):
            place = Rect(room.x, room.bottom + 2 + row * 27, width, 26)
            call = calls.get(seat)
            if isinstance(call, MakeBid):
                label = words.short_bid(call.bid)
                color = canvas.suit_color(call.bid.trump)
                style = canvas.fitting(label, width - 2, _STYLES, bold=True)
                canvas.text(label, place, style, color, align="centre", bold=True)
            elif call is not None:
                canvas.text("–", place, "tiny", "text_dim", align="centre")


def draw_plaque(canvas: Canvas, view: PlaqueView | None, names: tuple[str, ...], words: Words) -> None:
    """The contract in the top left: trump, target, Napoleon, adjutant card."""
    theme, say = canvas.theme, words.catalogue
    canvas.shadow(PLAQUE, theme.radii["plate"], 3, 6, 110)
    canvas.fill(PLAQUE, theme.color("panel", 240), theme.radii["plate"])
    canvas.frame(PLAQUE, theme.color("line"), theme.radii["plate"])
    if view is None:
        return
    x, y = PLAQUE.x, PLAQUE.y
    canvas.suit(view.bid.trump, Rect(x + 8, y + 8, 48, 48), "display")
    canvas.text(
        str(view.bid.target), Rect(x + 56, y + 6, 62, 50), "numeral", "accent", bold=True, align="centre"
    )
    right = Rect(x + 120, y + 8, PLAQUE.w - 130, 24)
    trump = say("plaque-trump", suit=words.suit(view.bid.trump))
    canvas.text(trump, right, canvas.fitting(trump, right.w, _STYLES, bold=True), "text", bold=True)
    napoleon = say("plaque-napoleon", who=names[view.napoleon])
    canvas.text(napoleon, right.moved(0, 25), canvas.fitting(napoleon, right.w, _STYLES), "napoleon")
    line = Rect(x + 16, y + 60, PLAQUE.w - 28, 26)
    if view.adjutant_card is None:
        canvas.text(say("plaque-no-adjutant-card"), line, "tiny", "text_soft")
        return
    card = say("plaque-adjutant-card", card=words.short_card(view.adjutant_card))
    width = canvas.text(card, line, "tiny", "text", bold=True)
    known = Rect(line.x + width + 12, line.y, line.w - width - 12, line.h)
    if view.adjutant is None:
        canvas.text(say("plaque-adjutant-unknown"), known, "tiny", "unknown", align="right")
    elif view.adjutant == view.napoleon:
        canvas.text(say("plaque-alone"), known, "tiny", "napoleon", align="right")
    else:
        canvas.text(names[view.adjutant], known, "tiny", "napoleon", align="right", bold=True)


def draw_score(canvas: Canvas, view: ScoreView, trick_number: int, words: Words) -> None:
    """Twenty cells: Napoleon's from the left, Allied from the right, with target and danger marked."""
    say, theme = words.catalogue, canvas.theme
    width = PICTURE_CARDS * (_CELL + _CELL_GAP) - _CELL_GAP
    left = SCORE_BAR.centre.x - width / 2
    y = SCORE_BAR.y + 4
    side_width = left - SCORE_BAR.x - 10
    ends = Rect(SCORE_BAR.x, y - 6, side_width, 30)
    canvas.text(
        say("score-napoleon", count=view.napoleon), ends, "tiny", "napoleon", align="right", bold=True
    )
    ends = Rect(left + width + 10, y - 6, side_width, 30)
    canvas.text(say("score-allied", count=view.allied), ends, "tiny", "allied", bold=True)
    for cell in range(PICTURE_CARDS):
        rect = Rect(left + cell * (_CELL + _CELL_GAP), y, _CELL, 18)
        canvas.fill(rect, theme.color("felt_edge", 220), 3)
        from_right = PICTURE_CARDS - 1 - cell
        if cell < view.napoleon:
            canvas.fill(rect, theme.color("napoleon"), 3)
        elif from_right < view.allied:
            canvas.fill(rect, theme.color("allied"), 3)
        elif from_right < view.allied + view.discarded:
            canvas.frame(rect, theme.color("text_dim"), 3, 1)
            canvas.line(
                Point(rect.x + 2, rect.bottom - 2), Point(rect.right - 2, rect.y + 2), theme.color("text_dim")
            )
        elif from_right < view.allied + view.discarded + view.unknown:
            canvas.fill(rect, theme.color("unknown", 110), 3)
            canvas.text("?", rect, "tiny", "text", align="centre", bold=True)
        elif view.danger and cell == PICTURE_CARDS - 1:
            canvas.frame(rect, theme.color("danger"), 3, 2)
        else:
            canvas.frame(rect, theme.color("line", 150), 3, 1)
    tick = left + view.target * (_CELL + _CELL_GAP) - _CELL_GAP / 2
    canvas.fill(Rect(tick - 1.5, y - 7, 3, 32), theme.color("text"))
    parts = [say("score-trick", number=trick_number), say("score-remaining", count=view.remaining)]
    if view.unknown:
        parts.append(say("score-unknown", count=view.unknown))
    if view.discarded:
        parts.append(say("score-discarded", count=view.discarded))
    below = Rect(SCORE_BAR.x, y + 26, SCORE_BAR.w, 28)
    canvas.text("　".join(parts), below, "caption", "text_soft", align="centre")


def draw_trick_marks(canvas: Canvas, view: TrickView, viewer: int, words: Words) -> None:
    """The led suit in a chip, and a double ring around the card that wins as things stand."""
    theme, say = canvas.theme, words.catalogue
    key = "led-joker" if view.joker_led else "led-suit"
    label = say(key, symbol=SUIT_GLYPHS[view.led])
    width = max(LED_CHIP.w, canvas.measure(label, "caption", bold=True) + 28)
    chip = Rect.around(LED_CHIP.centre, width, LED_CHIP.h)
    canvas.fill(chip, theme.color("panel", 235), theme.radii["pill"])
    canvas.frame(chip, theme.color("line"), theme.radii["pill"])
    canvas.text(label, chip, "caption", canvas.suit_color(view.led), align="centre", bold=True)
    draw_ring(canvas, (view.trick.seat_at(view.best.place) - viewer) % 5)


def draw_ring(canvas: Canvas, place: int) -> None:
    """The double ring around a card of the trick."""
    rect = Rect.around(TRICK[place], TRICK_HEIGHT * CARD_ASPECT, TRICK_HEIGHT)
    canvas.focus_ring(rect.inset(-1), canvas.theme.radii["card"])


def draw_strip(
    canvas: Canvas, plate: PlateView, role: str, message: str, words: Words, *, alert: bool
) -> None:
    """The viewer's own plate above its hand: its side, what is to be done, and its picture cards.

    What is said comes first: for a long sentence the picture cards make room, and then the role.
    """
    theme, radius = canvas.theme, canvas.theme.radii["pill"]
    canvas.fill(STRIP, theme.color("panel", 240), radius)
    canvas.frame(
        STRIP, theme.color("focus" if plate.on_turn else "line"), radius, 3 if plate.on_turn else None
    )
    inner = STRIP.inset(16, 0)
    left, right = inner.x, inner.right
    said = canvas.measure(message, _SAID)
    pictures = ""
    if plate.side is not None and plate.pictures is not None:
        pictures = words.catalogue("seat-pictures", count=plate.pictures)
    sign = _STRIP_SIGN if plate.side is not None else 0.0
    free = inner.w
    if role:
        free -= sign + min(_STRIP_ROLE, canvas.measure(role, "tiny", bold=True)) + _STRIP_GAP
    if said > free - canvas.measure(pictures, "tiny") - _STRIP_GAP:
        pictures = ""
    if said > free:
        role = ""
    if role:
        if plate.side is not None:
            draw_side(canvas, Point(left + 8, inner.centre.y), 22, plate.side, "", known=True)
            left += sign
        room = Rect(left, inner.y, _STRIP_ROLE, inner.h)
        color = SIDE_COLORS[plate.side] if plate.side is not None else "text_soft"
        left += canvas.text(role, room, "tiny", color, bold=True) + _STRIP_GAP
    if pictures:
        room = Rect(right - _STRIP_COUNT, inner.y, _STRIP_COUNT, inner.h)
        right -= canvas.text(pictures, room, "tiny", "text_soft", align="right") + _STRIP_GAP
    # In the middle of the strip if it fits there, else in the middle of what is left.
    edge = max(left - inner.x, inner.right - right)
    middle = Rect(inner.x + edge, inner.y, inner.w - 2 * edge, inner.h)
    if said > middle.w:
        middle = Rect(left, inner.y, right - left, inner.h)
    style = canvas.fitting(message, middle.w, _NAME_STYLES)
    canvas.text(message, middle, style, "danger" if alert else "text", align="centre")


def card_label(card: Card) -> tuple[str, Suit | None]:
    """Rank and suit of a card as they stand in a small cell."""
    return ("★" if card.suit is None else RANKS[card.rank]), card.suit
