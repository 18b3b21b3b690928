"""Diamonds: the marshal with his baton, the lady with the fan, and the dragoon."""

from . import costume, hair
from .faces import Face, ear, head, neck
from .ornament import leaf, ostrich, plume, star
from .palette import (
    BLACK,
    DETAIL,
    FINE,
    GILT,
    GILT_WIDE,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREY,
    INK,
    OUTLINE,
    PEARL,
    RED,
    WHITE,
)
from .pips import SIGNS
from .svg import circle, line, mirrored, path, polar, shift, xy

_SABLE, _SABLE_GLEAM = "#2B211C", "#6F5B4C"
_GREYING, _GREYING_GLEAM = "#8A8178", "#D0C8BC"
_TEAL = "#1E5560"


def gem(x: float, y: float, size: float, fill: str = RED) -> str:
    """Draw a lozenge-shaped jewel in a gilt setting."""
    return shift(
        x,
        y,
        path(SIGNS["D"], fill, GOLD_LIGHT, 14),
        path("M0 -34L18 0L0 8L-18 0Z", "#FFFFFF", fill_opacity=0.3),
        scale=size / 100,
    )


def _oak_row(points: list[tuple[float, float, float]], scale: float) -> str:
    return "".join(
        leaf(x, y, turn + side * 34, scale, GOLD_LIGHT, GOLD_DARK)
        for x, y, turn in points
        for side in (-1, 1)
    )


def _toque() -> str:
    """Draw the velvet hat of the grand costume, brim turned up, with white plumes."""
    crown_ = "M-34 -44C-40 -76 -22 -96 6 -96C36 -96 54 -74 48 -42Z"
    brim = (
        "M-52 -36C-56 -56 -44 -66 -34 -62C-10 -54 22 -54 48 -64C62 -66 68 -50 62 -34C40 -46 -26 -48 -52 -36Z"
    )
    return (
        ostrich(10, -70, 0.68, -52, WHITE, GREY, INK, flip=True)
        + ostrich(16, -70, 0.62, -4, WHITE, GREY, INK)
        + path(crown_, "url(#plum)", INK, OUTLINE)
        + ostrich(28, -58, 0.7, 52, WHITE, GREY, INK)
        + path(brim, BLACK, INK, OUTLINE)
        + line(
            (
                "M-48 -40C-24 -50 38 -50 59 -39M-48 -56C-44 -62 -38 -60 -34 -59"
                "C-10 -51 22 -51 48 -60C54 -62 60 -58 62 -50"
            ),
            GOLD,
            2.6,
        )
        + gem(24, -56, 24)
    )


def king() -> str:
    """Draw the marshal, rich and shrewd, with his baton and chain."""
    face = Face(brow="#5A5048", iris="#4A4036", lid=0.4, frown=1, smile=2.2, lines=True, lips="#B2665A")
    mantle = mirrored(
        path(
            "M-170 8C-166 -46 -144 -84 -100 -94C-82 -96 -66 -100 -52 -106C-78 -68 -92 -30 -92 8Z",
            "url(#plum)",
            INK,
            OUTLINE,
        )
        + line("M-50 -106C-79 -69 -95 -30 -96 8", GOLD_DARK, 10)
        + line("M-50 -106C-79 -69 -95 -30 -96 8", GOLD_LIGHT, 7)
        + line("M-56 -98C-82 -64 -96 -30 -97 8", RED, 2.4, stroke_dasharray="3 7")
        + _oak_row([(-118, -20, -64), (-110, -48, -58), (-96, -74, -50)], 0.5)
    )
    baton = (
        path("M-134 -4L-150 -136L-126 -139L-110 -7Z", "url(#navy)", INK, OUTLINE)
        + path("M-151 -134L-154 -152L-127 -155L-125 -137Z", GILT, INK, DETAIL)
        + "".join(
            star(x, y, 4.6, GOLD_LIGHT, edge=False)
            for x, y in ((-141, -119), (-132, -106), (-138, -92), (-128, -79))
        )
    )
    chain = costume.necklace(5, -92, 52, 42, 13, GILT, GOLD_DARK)
    return "".join(
        [
            costume.torso("url(#teal)"),
            costume.sleeves("url(#teal)"),
            path("M-28 -108L-40 8H50L40 -108Z", "url(#linen)", INK, DETAIL),
            line("M-8 -70V8M18 -70V8", GOLD, 2.4),
            mantle,
            chain,
            gem(5, -42, 34),
            baton,
            costume.forearm(-158, 18, -134, -26, "url(#teal)"),
            costume.cuff(-132, -30, 22, WHITE, 40, 16),
            costume.fist(-126, -48, face.skin, 1, 0),
            costume.stock(),
            path(
                "M-26 -106C-40 -84 -24 -70 -8 -84C-2 -68 12 -68 16 -84C34 -70 46 -86 34 -108Z",
                "url(#linen)",
                INK,
                DETAIL,
            ),
            line("M-14 -98L-16 -84M4 -96V-78M20 -98L24 -84", GREY, 1.3),
            shift(
                4,
                -180,
                hair.back_hair(_GREYING),
                ear(face),
                head(face),
                hair.short_hair(_GREYING, _GREYING_GLEAM),
                hair.whiskers(_GREYING),
                _toque(),
            ),
        ]
    )


def _fan(x: float, y: float, radius: float, start: float, end: float, leaves: int) -> str:
    """Draw an open fan: painted leaf, gilt sticks."""
    out = []
    step = (end - start) / leaves
    for i in range(leaves):
        a, b = start + i * step, start + (i + 1) * step
        (x0, y0), (x1, y1) = polar(x, y, radius, a), polar(x, y, radius, b)
        (x2, y2), (x3, y3) = polar(x, y, radius * 0.5, b), polar(x, y, radius * 0.5, a)
        xm, ym = polar(x, y, radius * 1.05, (a + b) / 2)
        fill = "#F6E9CE" if i % 2 else "#E9CFA0"
        shape = f"M{xy(x3, y3)}L{xy(x0, y0)}Q{xy(xm, ym, x1, y1)}L{xy(x2, y2)}Z"
        out.append(path(shape, fill, INK, 1.5))
    ends = [polar(x, y, radius * 0.5, start + i * step) for i in range(leaves + 1)]
    sticks = "".join(f"M{xy(x, y)}L{xy(*end)}" for end in ends)
    out.insert(0, line(sticks, INK, 5) + line(sticks, GOLD, 3))
    for share, colour, width in ((0.9, RED, 2.6), (0.62, GOLD_DARK, 2)):
        (x0, y0), (x1, y1) = polar(x, y, radius * share, start), polar(x, y, radius * share, end)
        out.append(
            line(
                f"M{xy(x0, y0)}A{xy(radius * share, radius * share)} 0 0 1 {xy(x1, y1)}",
                colour,
                width,
            )
        )
    for i in range(1, leaves, 2):
        px, py = polar(x, y, radius * 0.76, start + (i + 0.5) * step)
        out.append(shift(px, py, path(SIGNS["D"], RED), scale=0.12, turn=start + (i + 0.5) * step + 90))
    return "".join(out)


def _turban() -> str:
    wrap = (
        "M-38 -24C-52 -44 -48 -74 -24 -88C0 -102 42 -98 56 -72C64 -52 58 -34 46 -22"
        "C40 -40 22 -48 2 -48C-18 -48 -32 -40 -38 -24Z"
    )
    folds = (
        "M-44 -40C-24 -70 24 -78 58 -56M-46 -56C-24 -86 20 -92 54 -74M-40 -28"
        "C-20 -56 26 -62 52 -36M-30 -84C-12 -70 6 -64 26 -64"
    )
    pearls = "".join(
        circle(x, y, 3.4, WHITE, GOLD_DARK, FINE)
        for x, y in (
            (-36, -30),
            (-29, -38),
            (-20, -44),
            (-10, -48),
            (1, -50),
            (12, -50),
            (23, -47),
            (33, -42),
            (41, -34),
        )
    )
    return (
        ostrich(10, -82, 0.48, 8, "#FBF3E0", "#C8A96A", INK)
        + ostrich(2, -80, 0.44, -34, "#FBF3E0", "#C8A96A", INK, flip=True)
        + path(wrap, "url(#amber)", INK, OUTLINE)
        + line(folds, "#7A3F0C", 1.8, stroke_linecap="round")
        + pearls
        + gem(4, -72, 34)
    )


def queen() -> str:
    """Draw the lady of the salon with turban and fan."""
    face = Face(lady=True, skin="url(#tan)", brow="#2A1B14", iris="#4A331F", lips="#A8404A", smile=2, lid=0.3)
    shawl = (
        path("M108 -84C140 -84 166 -56 170 8H86C98 -20 104 -56 108 -84Z", "url(#plum)", INK, OUTLINE)
        + path("M-100 -80C-134 -76 -160 -52 -164 8H-84C-94 -16 -98 -50 -100 -80Z", "url(#plum)", INK, OUTLINE)
        + line("M112 -78C108 -50 102 -18 92 6M-104 -74C-102 -50 -98 -16 -90 6", GOLD, 4)
        + line("M134 -70C136 -46 132 -18 126 4M-128 -66C-130 -44 -126 -18 -122 4", GOLD_LIGHT, FINE)
    )
    fan = _fan(-66, -56, 94, 184, 290, 9)
    return "".join(
        [
            shift(4, -190, hair.back_hair(_SABLE), hair.ringlet(42, 22, 4, _SABLE, _SABLE_GLEAM, 0.6)),
            costume.shoulders(face.skin),
            shift(4, -190, neck(face, 90)),
            costume.gown("url(#amber)", low=-50),
            gem(8, -26, 24),
            shawl,
            costume.necklace(10, -108, 34, 22, 9, GOLD_LIGHT, GOLD_DARK),
            gem(10, -72, 30),
            shift(
                4,
                -190,
                head(face),
                "".join(
                    hair.curl(x, y, r, _SABLE, "#8A7363", "#120C09")
                    for x, y, r in ((36, -14, 8), (38, 0, 7.5), (38, 12, 6.5), (-34, -18, 7), (-31, -29, 7))
                ),
                _turban(),
            ),
            circle(45, -164, 4, GILT, GOLD_DARK, FINE) + gem(45, -152, 16),
            fan,
            costume.forearm(-118, 12, -76, -32, face.skin, 20, 12),
            costume.fist(-68, -48, face.skin, 0.95, 12),
        ]
    )


def _helmet() -> str:
    """Draw the dragoon's brass helmet with its crest and horsehair."""
    mane = (
        "M20 -112C52 -126 80 -106 82 -70C84 -30 80 8 74 50C70 40 66 44 62 54"
        "C60 42 56 40 52 46C56 10 58 -40 50 -66"
        "C44 -84 32 -94 14 -98Z"
    )
    strands = (
        "M30 -108C56 -110 70 -92 71 -62C72 -26 70 8 66 38M24 -104C48 -102 60 -84 61 -58C62 -30 60 0 58 32"
    )
    dome = "M-38 -34C-46 -70 -28 -94 6 -96C42 -96 58 -66 50 -26L40 -30C30 -40 -20 -44 -38 -34Z"
    band = (
        "M-40 -32C-42 -50 -34 -56 -26 -56C0 -62 30 -60 52 -48L52 -20"
        "C46 -32 40 -36 34 -38C10 -46 -22 -44 -40 -32Z"
    )
    peak = "M-40 -32C-46 -28 -50 -22 -52 -16C-38 -28 -20 -34 -4 -36L0 -44C-16 -44 -32 -40 -40 -32Z"
    crest = "M-30 -84C-36 -104 -20 -124 4 -126C32 -128 56 -112 64 -88C44 -104 6 -108 -20 -78Z"
    return (
        path(mane, "#26201D", INK, OUTLINE)
        + line(strands, "#75675C", 1.5)
        + path(dome, GILT, INK, OUTLINE)
        + path(band, "#6B4A2B", INK, DETAIL)
        + "".join(
            circle(x, y, 2.6, "#3D2714")
            for x, y in (
                (-26, -48),
                (-10, -51),
                (8, -52),
                (26, -49),
                (42, -42),
                (44, -30),
                (0, -46),
                (18, -46),
                (34, -43),
            )
        )
        + path(crest, GILT_WIDE, INK, OUTLINE)
        + line("M-22 -92C-6 -112 30 -116 54 -98M-14 -90C-4 -98 8 -102 20 -102", GOLD_DARK, 1.6)
        + path("M-30 -84C-40 -86 -42 -98 -34 -104C-30 -112 -22 -114 -16 -108Z", "#26201D", INK, DETAIL)
        + path(peak, GILT_WIDE, INK, DETAIL)
    )


def jack() -> str:
    """Draw the dragoon with crested helmet and carbine."""
    face = Face(brow="#3A2416", iris="#5E7A4A", frown=1.6, smile=0.6, lips="#B9695A")
    strap = line("M40 -28C40 4 30 38 2 60", GOLD_DARK, 6.4) + line(
        "M40 -28C40 4 30 38 2 60", GOLD_LIGHT, 4.2, stroke_dasharray="4 2.2"
    )
    sword = path("M126 -40L122 -262L131 -282L138 -262L136 -40Z", "url(#steel)", INK, DETAIL) + line(
        "M130.5 -262L131 -44", "#6F787F", 1.3
    )
    guard = path("M106 -44C116 -54 146 -54 158 -44L152 -36C142 -42 122 -42 112 -36Z", GILT, INK, DETAIL)
    basket = line("M112 -40C98 -24 106 0 122 6", INK, 7) + line("M112 -40C98 -24 106 0 122 6", GOLD, 4)
    return "".join(
        [
            shift(4, -180, plume(-40, -52, 86, 20, RED, "#F0A9A0", INK)),
            sword,
            costume.torso("url(#teal)"),
            costume.sleeves("url(#teal)"),
            costume.waistcoat("url(#linen)"),
            costume.lapels("url(#amber)", None),
            costume.cross_belt(PEARL, flip=True),
            costume.epaulettes("#C9782B", "#E9B66A", "#5C2E0A"),
            costume.forearm(158, 18, 138, -6, "url(#teal)"),
            costume.cuff(136, -8, -12, "#D9953F", 40, 14),
            costume.fist(131, -24, face.skin, 1, 0, flip=True),
            guard,
            basket,
            costume.stock("#2A2522"),
            costume.collar("#D9953F"),
            shift(
                4,
                -180,
                hair.back_hair("#4A2E1B"),
                ear(face),
                head(face),
                hair.sideburn("#4A2E1B"),
                strap,
                hair.moustache("#4A2E1B", 0, 2),
                _helmet(),
            ),
        ]
    )
