"""What stands around the cards: plates, bubbles, plaque, score bar, trick marks."""

from itertools import pairwise
from typing import Final

from napoleon_game.core.actions import MakeBid
from napoleon_game.core.cards import PICTURE_CARDS, Card, Suit
from napoleon_game.core.scoring import Side
from napoleon_game.i18n.names import RANKS, Words
from napoleon_game.ui.canvas import SUIT_GLYPHS, Canvas
from napoleon_game.ui.shapes_of_sides import draw_side
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import OVAL, TRICK, TRICK_HEIGHT
from napoleon_game.view.places import Places, places_for
from napoleon_game.view.pose import CARD_ASPECT
from napoleon_game.view.table_view import PlateView, ScoreView, TrickView

SIDE_COLORS: Final[dict[Side | None, str]] = {
    Side.NAPOLEON: "napoleon",
    Side.ALLIED: "allied",
    None: "unknown",
}
_POINTERS: Final = (None, (-1, 0), (0, 1), (0, 1), (1, 0))
"""Which way the pointer of each place's plate looks: towards the middle of the table."""
_STYLES: Final = ("caption", "tiny")
_NAME_STYLES: Final = ("body", "caption", "tiny")
_MEDAL: Final = 44.0
_TIGHT: Final = 1.24
"""From one line to the next where room is scarce, over the height of letters."""
_CHIP: Final = 176.0
"""Widest chip of the led suit: there is no more room between the cards of a trick."""
_SAID: Final = "caption"
"""The smallest letters for what is to be done, if there is any way to have them so large."""
_STRIP_GAP: Final = 12.0
_STRIP_SIGN: Final = 26.0
_STRIP_ROLE: Final = 0.34
"""The part of the strip that a role may take."""
_STRIP_NAME: Final = 0.42
"""The same for a name that is too long for that."""
_CELL: Final = 15.0
_CELL_GAP: Final = 2.0


def draw_trick_places(canvas: Canvas) -> None:
    """The oval in the middle, and a place for each card of the trick."""
    canvas.ellipse(OVAL, canvas.theme.color("line", 150))
    for centre in TRICK:
        place = Rect.around(centre, TRICK_HEIGHT * CARD_ASPECT, TRICK_HEIGHT)
        canvas.frame(place, canvas.theme.color("line", 70), canvas.theme.radii["card"], 1)


def places_on(canvas: Canvas) -> Places:
    """The plan of the table with room for the letters of ``canvas``."""
    return places_for(canvas.text_scale)


def draw_plate(canvas: Canvas, plate: PlateView, name: str, words: Words) -> None:
    """Another seat's plate: name, role, side, picture cards, and whether it is its turn."""
    theme, rect, radius = canvas.theme, places_on(canvas).plates[plate.place], canvas.theme.radii["plate"]
    canvas.shadow(rect, radius, 3, 6, 110)
    canvas.fill(rect, theme.color("panel", 240), radius)
    canvas.frame(
        rect, theme.color("focus" if plate.on_turn else "line"), radius, 3 if plate.on_turn else None
    )
    if plate.on_turn:
        _draw_pointer(canvas, plate.place, rect)
    known = plate.role not in (None, "dealer")
    role = "" if plate.role is None else words.role(plate.role)  # type: ignore[arg-type]
    left = rect.x + _MEDAL + 14
    room = Rect(left, rect.y + 4, rect.right - left - 6, rect.h - 8)
    role_height = line_height(canvas, "tiny") if role else 0.0
    beside = canvas.measure(role, "tiny") <= room.w  # or else below the medal, over the whole width
    above = rect.h - 8 - (0.0 if beside else role_height)
    medal = Point(rect.x + 7 + _MEDAL / 2, rect.y + 4 + above / 2)
    draw_side(canvas, medal, _MEDAL, plate.side, name[:1].upper(), known=known)
    top = Rect(room.x, room.y, room.w, room.h - role_height)
    if known and plate.pictures is not None:
        number = str(plate.pictures)
        width = canvas.measure(number, "title", bold=True)
        canvas.text(number, Rect(top.right - width - 2, top.y, width, top.h), "title", "text", bold=True)
        top = Rect(top.x, top.y, top.w - width - 6, top.h)
    _draw_name(canvas, name, top)
    if role:
        below = Rect(room.x, rect.bottom - 4 - role_height, room.w, role_height)
        if not beside:
            below = Rect(rect.x + 10, below.y, rect.w - 16, role_height)
        canvas.text(role, below, "tiny", SIDE_COLORS[plate.side])


def line_height(canvas: Canvas, style: str) -> float:
    """From one line to the next where room is scarce, in design units."""
    return canvas.letter_size(style) * _TIGHT / canvas.fit.scale


def _draw_name(canvas: Canvas, name: str, room: Rect) -> None:
    """A name in one line, or in two of the smallest letters if it is too long for one."""
    lines, style = [name], canvas.fitting(name, room.w, _NAME_STYLES, bold=True)
    if canvas.measure(name, style, bold=True) > room.w:
        first = canvas.wrap(name, room.w, style, bold=True)[0]
        lines = [first, name[len(first) :].strip()]
    height = min(room.h / len(lines), canvas.line_height(style))
    top = room.centre.y - height * len(lines) / 2
    for row, line in enumerate(lines):
        canvas.text(line, Rect(room.x, top + row * height, room.w, height), style, "text", bold=True)


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
    theme, rect = canvas.theme, places_on(canvas).bubbles[plate.place]
    if isinstance(plate.call, MakeBid):
        canvas.fill(rect, theme.color("accent" if best else "ivory"), theme.radii["pill"])
        suit, half = plate.call.bid.trump, rect.w / 2
        canvas.suit(suit, Rect(rect.x + 8, rect.y, half - 10, rect.h), "title", on_ivory=True, align="right")
        number = Rect(rect.x + half + 4, rect.y, half - 8, rect.h)
        canvas.text(str(plate.call.bid.target), number, "title", "ink", bold=True)
    else:
        canvas.fill(rect, theme.color("panel", 230), theme.radii["pill"])
        canvas.frame(rect, theme.color("line_soft"), theme.radii["pill"])
        text = words.catalogue("auction-pass")
        style = canvas.fitting(text, rect.w - 8, _NAME_STYLES)
        canvas.text(text, rect, style, "text_soft", align="centre")


def draw_score(canvas: Canvas, view: ScoreView, trick_number: int, words: Words) -> None:
    """Twenty cells: Napoleon's from the left, Allied from the right, with target and danger marked."""
    theme, bar = canvas.theme, places_on(canvas).score
    width = PICTURE_CARDS * (_CELL + _CELL_GAP) - _CELL_GAP
    left = bar.centre.x - width / 2
    y = bar.y + 6
    _draw_counts(canvas, view, trick_number, words, Rect(left, y, width, 18))
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
            _draw_query(canvas, rect)
        elif view.danger and cell == PICTURE_CARDS - 1:
            canvas.frame(rect, theme.color("danger"), 3, 2)
        else:
            canvas.frame(rect, theme.color("line", 150), 3, 1)
    tick = left + view.target * (_CELL + _CELL_GAP) - _CELL_GAP / 2
    canvas.fill(Rect(tick - 1.5, y - 7, 3, 32), theme.color("text"))


def _draw_counts(canvas: Canvas, view: ScoreView, trick_number: int, words: Words, cells: Rect) -> None:
    """What each side has, beside the cells or below them; the rest in words if there is room."""
    say, bar = words.catalogue, places_on(canvas).score
    counts = (
        (say("score-napoleon", count=view.napoleon), "napoleon"),
        (say("score-allied", count=view.allied), "allied"),
    )
    beside = cells.x - bar.x - 10
    if beside < 20:
        height = (bar.bottom - cells.bottom - 4) / len(counts)
        for row, (text, color) in enumerate(counts):
            room = Rect(bar.x, cells.bottom + 4 + row * height, bar.w, height)
            style = canvas.fitting(text, room.w, _STYLES, bold=True)
            canvas.text(text, room, style, color, align="centre", bold=True)
        return
    (napoleon, gilt), (allied, blue) = counts
    ends = Rect(bar.x, cells.y - 6, beside, 30)
    canvas.text(napoleon, ends, "tiny", gilt, align="right", bold=True)
    canvas.text(allied, Rect(cells.right + 10, cells.y - 6, beside, 30), "tiny", blue, bold=True)
    parts = [say("score-trick", number=trick_number), say("score-remaining", count=view.remaining)]
    if view.unknown:
        parts.append(say("score-unknown", count=view.unknown))
    if view.discarded:
        parts.append(say("score-discarded", count=view.discarded))
    below = Rect(bar.x, cells.y + 26, bar.w, 28)
    canvas.text("　".join(parts), below, "caption", "text_soft", align="centre")


def draw_trick_marks(canvas: Canvas, view: TrickView, viewer: int, words: Words) -> None:
    """The led suit in a chip, and a double ring around the card that wins as things stand."""
    theme, say = canvas.theme, words.catalogue
    key = "led-joker" if view.joker_led else "led-suit"
    label = say(key, symbol=SUIT_GLYPHS[view.led])
    plan = places_on(canvas).led_chip
    lines, style = [label], "caption"
    if canvas.measure(label, style, bold=True) + 28 > _CHIP:
        style = "tiny"
        lines = canvas.wrap(label, _CHIP - 12, style, bold=True)
    widest = max(canvas.measure(line, style, bold=True) for line in lines)
    height = max(plan.h, line_height(canvas, style) * len(lines))
    chip = Rect.around(plan.centre, max(plan.w, widest + (28 if len(lines) == 1 else 12)), height)
    canvas.fill(chip, theme.color("panel", 235), theme.radii["pill"])
    canvas.frame(chip, theme.color("line"), theme.radii["pill"])
    for row, line in enumerate(lines):
        room = Rect(chip.x, chip.y + row * chip.h / len(lines), chip.w, chip.h / len(lines))
        canvas.text(line, room, style, canvas.suit_color(view.led), align="centre", bold=True)
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
    theme, radius, strip = canvas.theme, canvas.theme.radii["pill"], places_on(canvas).strip
    canvas.fill(strip, theme.color("panel", 240), radius)
    canvas.frame(
        strip, theme.color("focus" if plate.on_turn else "line"), radius, 3 if plate.on_turn else None
    )
    inner = strip.inset(16, 0)
    left, right, most = inner.x, inner.right, inner.w * _STRIP_ROLE
    said = canvas.measure(message, _SAID)
    pictures = ""
    if plate.side is not None and plate.pictures is not None:
        pictures = words.catalogue("seat-pictures", count=plate.pictures)
    sign = _STRIP_SIGN if plate.side is not None else 0.0
    free, told = inner.w, _role_lines(canvas, role, Rect(0, 0, most, inner.h))
    wide = max(canvas.measure(line, "tiny", bold=True) for line in told)
    if role:
        free -= sign + wide + _STRIP_GAP
    if said > free - canvas.measure(pictures, "tiny") - _STRIP_GAP:
        pictures = ""
    if said > free:
        role = ""
    if role:
        if plate.side is not None:
            draw_side(canvas, Point(left + 8, inner.centre.y), 22, plate.side, "", known=True)
            left += sign
        color = SIDE_COLORS[plate.side] if plate.side is not None else "text_soft"
        height = inner.h / len(told)
        for row, line in enumerate(told):
            room = Rect(left, inner.y + row * height, inner.w * _STRIP_NAME, height)
            canvas.text(line, room, "tiny", color, bold=True)
        left += wide + _STRIP_GAP
    if pictures:
        room = Rect(right - most, inner.y, most, inner.h)
        right -= canvas.text(pictures, room, "tiny", "text_soft", align="right") + _STRIP_GAP
    # In the middle of the strip if it fits there, else in the middle of what is left.
    edge = max(left - inner.x, inner.right - right)
    middle = Rect(inner.x + edge, inner.y, inner.w - 2 * edge, inner.h)
    if said > middle.w:
        middle = Rect(left, inner.y, right - left, inner.h)
    style = canvas.fitting(message, middle.w, _NAME_STYLES)
    lines = canvas.wrap(message, middle.w, style)[:2]
    for row, line in enumerate(lines):
        height = middle.h / len(lines)
        place = Rect(middle.x, middle.y + row * height, middle.w, height)
        canvas.text(line, place, style, "danger" if alert else "text", align="centre")


def _role_lines(canvas: Canvas, role: str, room: Rect) -> list[str]:
    """Name and role in one line; below each other where they are too long; else the name alone."""
    name, _, rest = role.partition("　")
    if not rest or canvas.measure(role, "tiny", bold=True) <= room.w:
        return [role]
    return [name, rest] if 2 * line_height(canvas, "tiny") <= room.h + 2 else [name]


def _draw_query(canvas: Canvas, cell: Rect) -> None:
    """A question mark that keeps to its cell, whatever the size of letters."""
    (x, y), ink = cell.centre, canvas.theme.color("text")
    canvas.disc(Point(x, y + 5.5), 3, ink)
    bow = [
        Point(x - 3, y - 3),
        Point(x - 1, y - 6),
        Point(x + 2, y - 5),
        Point(x + 3, y - 2),
        Point(x, y + 2),
    ]
    for start, end in pairwise(bow):
        canvas.line(start, end, ink, 2)


def card_label(card: Card) -> tuple[str, Suit | None]:
    """Rank and suit of a card as they stand in a small cell."""
    return ("★" if card.suit is None else RANKS[card.rank]), card.suit
