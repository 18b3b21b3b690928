"""Hearts: the old king in ermine, the Queen of Hearts herself, and the hussar."""

from . import costume, hair
from .faces import Face, ear, head, neck
from .ornament import crown, plume, star
from .palette import (
    DETAIL,
    FINE,
    GILT,
    GILT_WIDE,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    LEAF,
    OUTLINE,
    RED,
    RED_DARK,
    WHITE,
)
from .pips import SIGNS
from .svg import circle, line, path, shift

_SILVER, _STRAND = "#E9E4DA", "#A79F92"
_BLONDE, _BLONDE_GLEAM = "#D9A04C", "#FBE3A4"
_AUBURN, _AUBURN_GLEAM = "#7A4322", "#C98A55"
_TILT = 5.0  # the Queen inclines her head


def small_heart(
    x: float, y: float, scale: float, fill: str = RED, edge: str | None = GOLD_DARK, turn: float = 0
) -> str:
    """Draw a little heart."""
    return shift(x, y, path(SIGNS["H"], fill, edge, None if edge is None else 5), scale=scale, turn=turn)


def _tail(x: float, y: float) -> str:
    return f"M{x} {y}c-3 5 -4 9 -5 14l4 -3l2 5l2 -5l4 3c-1 -5 -3 -9 -7 -14"


def _ermine_cape() -> str:
    cape = (
        "M-134 8C-150 -34 -142 -78 -100 -92C-66 -102 -42 -110 -28 -128H42"
        "C56 -110 78 -102 110 -92C150 -78 158 -34 142 8"
        "H34C34 -24 24 -52 6 -84C-14 -52 -26 -24 -26 8Z"
    )
    spots = (
        (-58, -94),
        (-92, -80),
        (-122, -66),
        (-72, -62),
        (-104, -46),
        (-130, -32),
        (-84, -26),
        (-50, -28),
        (-112, -14),
    )
    tails = "".join(_tail(x, y) + _tail(8 - x, y) for x, y in spots)
    return path(cape, "url(#linen)", INK, OUTLINE) + path(tails, INK)


def king() -> str:
    """Draw the old king with crown, ermine and sceptre."""
    face = Face(skin="url(#skin)", brow="#D8D1C4", iris="#4F7186", lid=0.35, lines=True, frown=0.5)
    links = costume.necklace(4, -94, 66, 50, 14, GILT, GOLD_DARK)
    sceptre = (
        line("M126 10L140 -226", INK, 10)
        + line("M126 10L140 -226", GOLD, 6)
        + path(
            (
                "M141 -226C124 -236 122 -254 132 -262C136 -256 140 -254 142 -272"
                "C146 -254 150 -256 154 -261C162 -252 158 -236 141 -226Z"
            ),
            GILT,
            INK,
            DETAIL,
        )
        + circle(140.5, -226, 6.4, RED, GOLD_DARK, DETAIL)
    )
    return "".join(
        [
            costume.torso("url(#crimson)"),
            costume.sleeves("url(#crimson)"),
            line("M4 -70V8", GOLD, 3),
            sceptre,
            _ermine_cape(),
            links,
            costume.order_star(4, -50, 17),
            costume.forearm(152, 14, 133, -42, "url(#crimson)"),
            costume.cuff(133, -44, -10, WHITE, 40, 16),
            costume.fist(132, -64, face.skin, 1, 4, flip=True),
            shift(
                4,
                -194,
                hair.back_hair(_SILVER),
                ear(face),
                head(face),
                path(
                    "M36 -46L50 -40C58 -20 54 6 48 26C42 22 40 14 38 8C34 -6 32 -20 32 -40Z",
                    _SILVER,
                    INK,
                    DETAIL,
                ),
                path("M-30 -44L-38 -38C-42 -22 -40 0 -34 10C-30 -4 -30 -20 -28 -40Z", _SILVER, INK, DETAIL),
                line("M42 -34C46 -16 46 4 44 18M-34 -34C-36 -20 -36 -8 -34 0", _STRAND, 1.4),
                hair.beard(_SILVER, _STRAND, 44),
                crown(4, -34, 0.8),
            ),
        ]
    )


def _rose(x: float, y: float, scale: float) -> str:
    outer = (
        "M0 26C-14 32 -28 22 -26 8C-36 -2 -30 -18 -18 -20C-12 -32 10 -34 18 -22"
        "C32 -20 36 -2 27 8C28 22 14 32 0 26Z"
    )
    bowl = "M-22 -6C-24 12 -14 24 0 24C14 24 24 12 22 -6C14 4 -14 4 -22 -6Z"
    heart = "M-18 -8C-18 -24 18 -26 19 -8C16 6 -16 6 -18 -8Z"
    swirl = (
        "M-10 -7C-9 -16 10 -17 11 -7C10 1 -5 2 -4 -5C-4 -9 5 -9 5 -5M-22 -6"
        "C-16 10 -4 12 6 10M22 -6C20 4 14 10 6 10C4 16 0 20 -6 22"
    )
    sepals = "M-8 24L-16 34L-4 29L0 38L5 29L16 33L8 24Z"
    return shift(
        x,
        y,
        path(sepals, LEAF, INK, DETAIL),
        path(outer, "url(#crimson)", INK, OUTLINE - 0.6),
        path(bowl, "#C22F45", INK, FINE),
        path(heart, "#DB5566", INK, FINE),
        line(swirl, "#5C0A16", 1.4),
        scale=scale,
    )


def queen() -> str:
    """Draw the Queen of Hearts: a rose at her cheek, and a look that makes the strongest stagger."""
    face = Face(
        lady=True, skin="url(#fair)", brow="#6A3B1E", iris="#2F7A5B", lips="#C4253F", smile=3.2, lid=0.38
    )
    updo = path(
        "M-22 -52C-34 -74 -16 -96 4 -92C14 -106 44 -102 46 -80C62 -72 60 -46 48 -36L20 -50Z",
        _AUBURN,
        INK,
        OUTLINE,
    ) + line(
        "M-14 -60C-18 -76 -4 -86 8 -82M10 -62C6 -78 20 -92 34 -86M26 -56C26 -72 40 -78 48 -68",
        _AUBURN_GLEAM,
        1.6,
        stroke_linecap="round",
    )
    tiara = (
        path(
            (
                "M-33 -34C-22 -58 22 -62 42 -38L46 -56L32 -58L26 -74L14 -66L6 -86L-4 -66"
                "L-16 -70L-20 -54L-34 -50Z"
            ),
            GILT,
            INK,
            DETAIL,
        )
        + path("M-33 -34C-22 -58 22 -62 42 -38L41 -30C22 -50 -20 -48 -33 -26Z", GILT_WIDE, INK, DETAIL)
        + "".join(
            circle(x, y, 3.4, WHITE, GOLD_DARK, FINE)
            for x, y in ((-34, -53), (-16, -73), (26, -77), (46, -59))
        )
        + small_heart(5, -66, 0.2)
        + circle(-16, -46, 2.8, RED, GOLD_DARK, 0.8)
        + circle(24, -47, 2.8, RED, GOLD_DARK, 0.8)
    )
    trail = "".join(
        small_heart(x, y, s, fill, None, turn)
        for x, y, s, fill, turn in (
            (-70, -170, 0.13, "#C4253F", -18),
            (-92, -190, 0.17, "#D64454", 14),
            (-112, -214, 0.2, "#C4253F", -10),
            (-96, -238, 0.14, "#D9667A", 18),
        )
    )
    stem = line("M-86 -40C-84 -70 -78 -92 -72 -112", "#2F4A25", 4) + path(
        "M-82 -76C-98 -80 -106 -92 -104 -102C-92 -100 -84 -90 -82 -76Z", LEAF, INK, DETAIL
    )
    lace = costume.pearl_edge(-46, 15, WHITE, "#B98A8A")
    return "".join(
        [
            shift(
                4,
                -192,
                hair.back_hair(_AUBURN),
                updo,
                turn=_TILT,
            ),
            shift(
                4,
                -192,
                hair.ringlet(44, 26, 7, _AUBURN, _AUBURN_GLEAM, 1.2),
                hair.ringlet(35, 30, 4, _AUBURN, _AUBURN_GLEAM),
            ),
            costume.bare_arms(face.skin),
            costume.shoulders(face.skin),
            shift(4, -192, neck(face, 92)),
            costume.gown("url(#crimson)", low=-46),
            lace,
            costume.puffs("url(#crimson)", "url(#rose)"),
            path("M-9 -110C4 -102 22 -102 34 -112L34 -104C22 -94 4 -94 -9 -102Z", RED_DARK, INK, DETAIL),
            small_heart(10, -92, 0.17),
            shift(
                4,
                -192,
                head(face),
                circle(19, 29, 1.8, INK),
                hair.waved_front(_AUBURN, _AUBURN_GLEAM),
                tiara,
                turn=_TILT,
            ),
            path("M46 -164l4 12l-4 9l-4 -9Z", RED, GOLD_LIGHT, DETAIL),
            costume.forearm(-132, 18, -96, -38, face.skin, 20, 12),
            stem,
            costume.fist(-88, -52, face.skin, 0.92, 14),
            _rose(-69, -134, 0.92),
            trail,
        ]
    )


def _busby() -> str:
    cap = (
        "M-41 -28C-47 -48 -51 -76 -46 -92C-28 -106 38 -106 56 -92C61 -76 55 -46 49 -26"
        "C40 -40 -22 -44 -41 -28Z"
    )
    tufts = (
        "M-38 -84l-4 10M-34 -64l-5 10M-28 -95l-3 10M-12 -98l-2 10M8 -99l0 10"
        "M26 -98l3 10M44 -90l3 10M46 -74l4 10M42 -52l3 9M-20 -82l-3 10M-4 -86l-1 9"
        "M30 -84l3 9M-14 -60l-3 9M14 -64l1 9M32 -62l3 9M16 -88l1 8"
    )
    bag = "M34 -100C60 -108 84 -90 88 -58C90 -48 86 -38 80 -30C70 -44 62 -62 54 -84Z"
    return (
        path(bag, "url(#crimson)", INK, OUTLINE)
        + line("M44 -99C64 -96 78 -78 81 -38", GOLD, 2)
        + circle(80, -28, 5, GILT, GOLD_DARK, FINE)
        + path(cap, "url(#fur)", INK, OUTLINE)
        + line(tufts, "#8A7462", 1.5, stroke_linecap="round")
    )


def _braid() -> str:
    rows = "".join(
        f"M{-46 + i * 2} {y}C-20 {y + 5} 28 {y + 5} {54 - i * 2} {y}"
        for i, y in enumerate((-84, -70, -56, -42, -28))
    )
    knots = "".join(
        circle(x, y, 4, GILT, GOLD_DARK, FINE)
        for i, y in enumerate((-84, -70, -56, -42, -28))
        for x in (-47 + i * 2, 55 - i * 2, 4)
    )
    return line(rows, GOLD_DARK, 6.4) + line(rows, GOLD_LIGHT, 4) + knots


def jack() -> str:
    """Draw the hussar with pelisse and sabre."""
    face = Face(brow="#5E3517", iris="#4D7A94", smile=2.6, lid=0.15, lips="#BE6558")
    edge = "M34 -106C70 -88 92 -44 90 10"
    tufts = (
        "M40 -100l9 3M52 -90l9 1M58 -84l1 9M70 -70l9 -1M72 -62l-3 8M80 -48l9 -3"
        "M82 -36l-6 6M86 -22l8 -4M86 -10l-7 5"
    )
    braid = "M100 -74L136 -78M106 -56L150 -58M110 -38L158 -38M112 -20L160 -18"
    pelisse = (
        path("M40 -104C92 -112 152 -86 160 -36L164 10H84C86 -36 70 -80 40 -104Z", "url(#navy)", INK, OUTLINE)
        + line(braid, GOLD_DARK, 5.6)
        + line(braid, GOLD_LIGHT, 3.4)
        + line(edge, INK, 25)
        + line(edge, "#3A2E26", 20)
        + line(tufts, "#8A7462", 1.5, stroke_linecap="round")
    )
    sabre = path(
        "M-112 -34C-126 -110 -140 -190 -136 -258C-128 -200 -112 -120 -100 -36Z", "url(#steel)", INK, DETAIL
    ) + path("M-122 -32C-112 -42 -92 -40 -86 -28L-90 -20C-98 -28 -110 -28 -120 -24Z", GILT, INK, DETAIL)
    guard = line("M-88 -26C-74 -14 -74 6 -90 14", INK, 7) + line("M-88 -26C-74 -14 -74 6 -90 14", GOLD, 4)
    tress = hair.ringlet(39, 18, 5, "#6B3F1D", "#B67F4D", 0.4)
    return "".join(
        [
            sabre,
            shift(4, -176, plume(-8, -88, 54, 26, WHITE, "#B9B1A0", INK, RED)),
            costume.torso("url(#crimson)"),
            costume.sleeves("url(#crimson)"),
            _braid(),
            pelisse,
            line("M-36 -96C-4 -70 40 -70 78 -72", GOLD_DARK, 5.4)
            + line("M-36 -96C-4 -70 40 -70 78 -72", GOLD_LIGHT, 3.2),
            costume.forearm(-152, 22, -116, -8, "url(#crimson)"),
            costume.cuff(-112, -12, 40, WHITE, 40, 16),
            costume.fist(-101, -18, face.skin, 0.95, 6),
            guard,
            costume.stock("#2A2522"),
            costume.collar(WHITE),
            shift(
                4,
                -176,
                hair.back_hair("#6B3F1D"),
                ear(face),
                head(face),
                hair.sideburn("#6B3F1D"),
                tress,
                hair.moustache("#6B3F1D", 0, 5),
                _busby(),
                line("M-36 -36C-20 -48 26 -48 46 -34", GOLD, 3),
                star(-2, -72, 12),
            ),
        ]
    )
