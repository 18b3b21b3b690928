"""Clubs: the king of the forest, the huntress, and the chasseur."""

from . import costume, hair
from .faces import Face, ear, head, neck
from .ornament import cockade, leaf, plume
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
    LEAF,
    OUTLINE,
    PEARL,
    RED,
    WHITE,
)
from .pips import SIGNS
from .svg import circle, line, mirrored, path, shift

_RUSSET, _RUSSET_GLEAM = "#7B3F1C", "#C98A50"
_BARK = "#5B3C22"
_OAK = (
    "M0 0C-5 -4 -9 -3 -11 -8C-14 -10 -10 -14 -12 -18C-14 -22 -9 -24 -10 -29"
    "C-9 -35 -3 -34 0 -42C3 -34 9 -35 10 -29C9 -24 14 -22 12 -18"
    "C10 -14 14 -10 11 -8C9 -3 5 -4 0 0Z"
)


def oak_leaf(x: float, y: float, turn: float, scale: float, fill: str = LEAF, edge: str = "#2C3F1C") -> str:
    """Draw a lobed oak leaf growing from a point."""
    return shift(x, y, path(_OAK, fill, edge, 1.6), line("M0 0V-34", edge, 1.3), scale=scale, turn=turn)


def _acorn(x: float, y: float, turn: float, scale: float) -> str:
    return shift(
        x,
        y,
        path("M-9 -2C-10 -14 -4 -20 0 -25C4 -20 10 -14 9 -2Z", "#C08A3E", INK, 1.8),
        path("M-11 0C-12 -9 12 -9 11 0C8 5 -8 5 -11 0Z", _BARK, INK, 1.8),
        scale=scale,
        turn=turn,
    )


def _laurel_crown() -> str:
    stems = (
        (-38, -14, -92),
        (-38, -28, -80),
        (-33, -42, -62),
        (-24, -52, -42),
        (-11, -59, -24),
        (50, -8, -92),
        (51, -24, -104),
        (46, -40, -122),
        (36, -51, -140),
        (23, -58, -158),
    )
    out = [line("M-38 -12C-40 -44 -20 -60 6 -62C34 -60 54 -42 50 -4", GOLD_DARK, 4)]
    for x, y, turn in stems:
        outward = -1 if x < 6 else 1
        out.append(leaf(x, y, turn - 30 * outward, 0.8, "#C99C42"))
        out.append(leaf(x, y, turn + 38 * outward, 0.98, GILT))
    out.append(circle(6, -62, 7.5, RED, GOLD_DARK, DETAIL) + circle(6, -62, 3, "#E98A8A"))
    return "".join(out)


def king() -> str:
    """Draw the king of the forest, laurelled and bearded, with an oaken staff."""
    face = Face(skin="url(#tan)", brow=_RUSSET, iris="#4C6B2F", frown=2.4, lid=0.15, lines=True)
    locks = (
        path(
            "M34 -44L48 -46C60 -20 58 20 52 52C44 48 38 40 38 26C40 10 34 -10 32 -30Z",
            _RUSSET,
            INK,
            OUTLINE - 0.4,
        )
        + path("M-29 -44L-38 -38C-44 -18 -42 6 -36 18C-30 8 -31 -20 -28 -40Z", _RUSSET, INK, DETAIL)
        + path("M-29 -46C-24 -34 -12 -30 -2 -34C10 -28 26 -30 36 -44L30 -62L-20 -62Z", _RUSSET, INK, DETAIL)
        + line(
            (
                "M44 -34C50 -8 50 20 46 42M-35 -30C-38 -14 -38 0 -36 8M-10 -54"
                "C-8 -44 -6 -40 -2 -36M14 -54C16 -46 18 -40 24 -36"
            ),
            _RUSSET_GLEAM,
            1.4,
        )
    )
    fur = (
        "M-134 8C-152 -30 -144 -72 -104 -88C-70 -100 -44 -104 -26 -118H40"
        "C56 -104 80 -100 112 -88C152 -72 160 -30 142 8H64C58 -24 36 -54 4 -82"
        "C-28 -54 -50 -24 -56 8Z"
    )
    trim = "M-20 -112C-4 -96 12 -96 28 -112M-18 -104C-34 -72 -60 -40 -66 10M26 -104C42 -72 68 -40 74 10"
    hairs = (
        "M-28 -78l-4 9M-40 -60l-6 8M-52 -38l-5 9M-60 -16l-4 9M-36 -66l5 9"
        "M36 -78l4 9M48 -60l6 8"
        "M60 -38l5 9M68 -16l4 9M44 -66l-5 9"
    )
    mirrored_leaves = shift(
        4,
        0,
        mirrored(
            *(
                oak_leaf(x, y, turn, 0.62, GOLD_LIGHT, GOLD_DARK)
                for x, y, turn in ((-84, -54, -60), (-84, -54, 10), (-112, -18, -20))
            )
        ),
    )
    staff = (
        path(
            "M120 12L128 -210C122 -216 126 -224 132 -222C138 -226 142 -216 138 -210L134 12Z",
            _BARK,
            INK,
            OUTLINE,
        )
        + line("M129 -40L132 -130M127 -160L131 -190", "#A07850", 1.4)
        + oak_leaf(130, -218, -62, 0.88)
        + oak_leaf(133, -218, 54, 0.8)
        + oak_leaf(132, -222, 0, 1.1)
        + _acorn(122, -206, -150, 0.72)
        + _acorn(142, -206, 150, 0.72)
    )
    leaves = mirrored(
        oak_leaf(-4, -18, -40, 0.62, GOLD_LIGHT, GOLD_DARK)
        + oak_leaf(-4, -38, -36, 0.5, GOLD_LIGHT, GOLD_DARK)
    )
    return "".join(
        [
            costume.torso("url(#olive)"),
            costume.sleeves("url(#olive)"),
            shift(4, 0, leaves, line("M0 -64V8", GOLD, 3)),
            staff,
            path(fur, "url(#forest)", INK, OUTLINE),
            line(trim, INK, 29) + line(trim, "#6B492E", 24),
            mirrored_leaves,
            line(hairs, "#A78460", 1.5, stroke_linecap="round"),
            costume.forearm(154, 16, 134, -44, "url(#olive)"),
            costume.cuff(134, -46, -10, "#8A6238", 40, 16),
            costume.fist(130, -66, face.skin, 1, 2, flip=True),
            shift(
                4,
                -74,
                circle(0, 0, 15, GILT_WIDE, INK, DETAIL),
                path(SIGNS["C"], "#174536", transform="scale(.17)"),
            ),
            shift(
                4,
                -190,
                hair.back_hair(_RUSSET),
                ear(face),
                head(face),
                locks,
                hair.beard(_RUSSET, _RUSSET_GLEAM, 40),
                _laurel_crown(),
            ),
        ]
    )


def _riding_hat() -> str:
    feather = "M26 -66C50 -72 84 -96 92 -130C104 -100 96 -62 62 -44C50 -40 36 -44 26 -50Z"
    barbs = (
        "M30 -57C56 -66 80 -90 90 -120M46 -63L47 -74M58 -72L62 -86M69 -83L76 -98M46 -63"
        "L60 -56M58 -72L76 -68M69 -83L88 -84"
    )
    brim = "M-58 -26C-50 -44 -30 -50 -4 -52C28 -54 50 -46 66 -26C50 -22 40 -28 30 -34C8 -46 -30 -42 -58 -26Z"
    crown_ = (
        "M-32 -44C-36 -70 -28 -92 -20 -94C0 -100 24 -98 36 -92C46 -78 50 -60 48 -40C30 -54 -12 -56 -32 -44Z"
    )
    band = "M-34 -56C-14 -68 30 -66 49 -52L48 -40C30 -54 -12 -56 -32 -44Z"
    return (
        path(crown_, "url(#forest)", INK, OUTLINE)
        + path(band, GILT_WIDE, INK, DETAIL)
        + path(brim, "url(#forest)", INK, OUTLINE)
        + line("M-52 -28C-28 -42 8 -44 30 -32C40 -26 50 -24 60 -27", GOLD, 2.2)
        + path(feather, "url(#amber)", INK, 2)
        + line(barbs, "#6B3A0C", 1.4)
        + circle(30, -58, 8, GILT, INK, DETAIL)
        + circle(30, -58, 3.4, "#174536")
    )


def queen() -> str:
    """Draw the huntress with bow and quiver."""
    face = Face(
        lady=True,
        skin="url(#skin)",
        brow="#5A3A1C",
        iris="#4E7A3A",
        lips="#B5505A",
        smile=0.8,
        lid=0.12,
        frown=0.8,
    )
    blonde, gleam = "#C08A3E", "#F3D58E"
    bow = (
        line(
            "M-126 12C-166 -60 -164 -170 -112 -262C-110 -270 -104 -272 -98 -268",
            INK,
            9.5,
            stroke_linecap="round",
        )
        + line(
            "M-126 12C-166 -60 -164 -170 -112 -262C-110 -270 -104 -272 -98 -268",
            "#9A6A36",
            5.6,
            stroke_linecap="round",
        )
        + line("M-110 -264L-112 12", "#F3EAD6", 1.8)
        + line("M-150 -104L-149 -124", GOLD, 9)
    )
    arrows = "".join(
        line(f"M{x} -100L{x + 16} -196", "#8A6238", 3.4)
        + path(
            f"M{x + 9} -160L{x + 4} -186L{x + 12} -206L{x + 17} -206L{x + 24} -190L{x + 18} -158Z",
            fill,
            INK,
            DETAIL,
        )
        for x, fill in ((78, PEARL), (94, "#D9A04C"), (110, PEARL))
    )
    quiver = path("M70 -112C86 -120 118 -114 128 -102L120 -60L72 -70Z", _BARK, INK, OUTLINE) + line(
        "M69 -104C90 -108 116 -102 127 -92", GOLD, 4
    )
    jabot = path(
        "M-18 -106C-34 -92 -22 -78 -10 -84C-16 -66 4 -62 8 -76C14 -62 34 -66 28 -84C40 -78 50 -92 36 -106Z",
        "url(#linen)",
        INK,
        DETAIL,
    )
    collar_ = path(
        "M-28 -104C-46 -96 -62 -84 -66 -64L-30 -52L4 -20L40 -52L76 -64C72 -84 58 -96 46 -104L12 -62Z",
        "#8A6238",
        INK,
        OUTLINE - 0.4,
    )
    return "".join(
        [
            arrows,
            quiver,
            shift(
                4,
                -190,
                hair.back_hair(blonde),
                path(
                    "M40 14C54 24 56 44 48 62C46 76 50 88 58 96C44 98 34 88 34 72C30 52 28 34 30 20Z",
                    blonde,
                    INK,
                    OUTLINE - 0.4,
                ),
                line("M42 26C48 38 44 54 40 66C40 76 42 84 48 90M38 30C40 44 36 56 36 66", gleam, 1.4),
            ),
            costume.torso("url(#forest)"),
            costume.sleeves("url(#forest)"),
            shift(4, -190, neck(face, 90)),
            line("M84 -90L-60 8", INK, 11)
            + line("M84 -90L-60 8", "#8A6238", 7)
            + line("M84 -90L-60 8", GOLD_LIGHT, 1.2, stroke_dasharray="4 4"),
            collar_,
            line("M-60 -66L-28 -57L4 -28L38 -57L70 -66", GOLD, 2),
            jabot,
            line("M-8 -96L-14 -86M6 -94L8 -80M22 -96L28 -86", GREY, 1.3),
            "".join(circle(4, y, 3.6, GILT, GOLD_DARK, FINE) for y in (-26,)),
            bow,
            costume.forearm(-158, 16, -148, -50, "url(#forest)", 25, 16),
            costume.cuff(-148, -56, 10, "#8A6238", 38, 16),
            costume.fist(-148, -78, face.skin, 0.95, -4),
            shift(4, -190, head(face), hair.waved_front(blonde, gleam), _riding_hat()),
            circle(45, -166, 4, GILT, GOLD_DARK, FINE),
        ]
    )


def _shako() -> str:
    body = "M-36 -34L-46 -92C-22 -106 40 -106 62 -90L48 -30C34 -44 -16 -48 -36 -34Z"
    top = "M-46 -92C-22 -106 40 -106 62 -90L60 -79C38 -93 -20 -95 -44 -81Z"
    peak = (
        "M-38 -36C-48 -30 -54 -22 -56 -16C-40 -26 -18 -32 2 -34C22 -34 38 -30 48 -26"
        "L48 -34C34 -46 -18 -48 -38 -36Z"
    )
    cords = (
        "M-43 -78C-30 -52 -6 -48 2 -64M59 -76C48 -50 20 -48 10 -64M-43 -70"
        "C-30 -45 -4 -41 4 -58M59 -68C48 -43 18 -41 10 -58"
    )
    horn = "M-9 -8A12 12 0 1 0 11 -2L16 -6"
    return (
        path(body, "url(#felt)", INK, OUTLINE)
        + path(top, GILT_WIDE, INK, DETAIL)
        + line(cords, WHITE, 4, stroke_linecap="round")
        + line(cords, GREY, FINE, stroke_dasharray="3 3")
        + path(peak, BLACK, INK, OUTLINE)
        + line("M-50 -20C-36 -28 -16 -33 2 -35C20 -35 36 -32 46 -28", GOLD, 2.4)
        + cockade(6, -86, 10)
        + shift(3, -56, line(horn, GOLD_DARK, 6), line(horn, GOLD_LIGHT, 3.4))
        + circle(52, -32, 5, GILT, GOLD_DARK, FINE)
    )


def jack() -> str:
    """Draw the chasseur with his tall plume and hunting horn."""
    face = Face(brow="#6B4420", iris="#6A5A2C", smile=1.8, lid=0.1, lips="#BE6A5C", skin="url(#fair)")
    strap = line("M46 -28C42 4 32 36 6 58", GOLD_DARK, 6.4) + line(
        "M46 -28C42 4 32 36 6 58", GOLD_LIGHT, 4.2, stroke_dasharray="4 2.2"
    )
    coil = "M76 -128C92 -122 84 -104 84 -84A33 33 0 1 0 150 -84A33 33 0 1 0 92 -64C100 -48 88 -34 72 -30"
    horn = (
        line(coil, INK, 13, stroke_linecap="round")
        + line(coil, GOLD, 8.6, stroke_linecap="round")
        + line(coil, GOLD_LIGHT, 2.4)
        + path("M88 -50C82 -38 66 -36 52 -44L40 -12C58 -2 86 -10 100 -40Z", GILT, INK, OUTLINE - 0.4)
        + path("M52 -46C44 -40 36 -22 40 -10C50 -14 56 -34 52 -46Z", "#7A5A16", INK, DETAIL)
    )
    return "".join(
        [
            shift(4, -176, plume(6, -90, 52, 30, "#2F6B4F", "#9CC7A8", INK, RED)),
            costume.torso("url(#forest)"),
            costume.sleeves("url(#forest)"),
            costume.waistcoat("url(#linen)"),
            costume.lapels("#D9B04C", None),
            costume.cross_belt(PEARL, flip=True),
            costume.epaulettes("#2F6B4F", "#5F9B78", "#0F3325"),
            costume.stock("#2A2522"),
            costume.collar("#D9B04C", RED),
            costume.forearm(162, 18, 146, -24, "url(#forest)"),
            costume.cuff(145, -26, -14, "#D9B04C", 40, 15),
            horn,
            costume.fist(140, -46, face.skin, 1, 0, flip=True),
            shift(
                4,
                -176,
                hair.back_hair("#A06A30"),
                ear(face),
                head(face),
                hair.sideburn("#A06A30"),
                strap,
                hair.moustache("#A06A30", -2, 3),
                _shako(),
            ),
        ]
    )
