"""Spades: the Emperor, the Empress and the grenadier of the Guard."""

from . import costume, hair
from .faces import Face, ear, head, neck
from .ornament import bee, cockade, plume, small_bee
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
    NAVY,
    OUTLINE,
    PEARL,
    RED,
    WHITE,
)
from .svg import circle, line, mirrored, path, shift

_DARK_HAIR, _GLEAM = "#33241B", "#7A5B43"
_CHESTNUT = "#5A3622"


def _bicorne() -> str:
    """Draw the Emperor's hat, worn athwart."""
    back = "M-96 -32C-84 -84 -46 -120 6 -120C58 -120 94 -86 106 -34C70 -50 -60 -50 -96 -32Z"
    front = (
        "M-104 -26C-98 -46 -76 -62 -54 -80C-34 -97 -14 -104 6 -104"
        "C28 -104 48 -96 68 -79C88 -62 108 -46 114 -28"
        "C84 -41 52 -45 5 -45C-42 -45 -74 -40 -104 -26Z"
    )
    lace = (
        "M-99 -32C-92 -48 -72 -63 -51 -80C-32 -94 -13 -100 6 -100C27 -100 46 -92 65 -77"
        "C84 -62 102 -48 109 -34"
    )
    loop = "M24 -92L12 -50L22 -49L38 -90Z"
    return (
        path(back, BLACK, INK, OUTLINE)
        + path(front, "url(#felt)", INK, OUTLINE)
        + line(lace, GOLD_DARK, 6.4)
        + line(lace, GOLD, 3.8)
        + path(loop, GILT, GOLD_DARK, FINE)
        + circle(17, -53, 4, GOLD_LIGHT, GOLD_DARK, FINE)
        + cockade(31, -88, 14)
    )


def king() -> str:
    """Draw the Emperor, hand in waistcoat."""
    face = Face(frown=2, lid=0.15, iris="#54708A", brow="#33241B", smile=0.6)
    arm = costume.forearm(132, -8, 44, -36, "url(#navy)", 26, 18) + costume.cuff(44, -37, -72, RED, 40, 18)
    hand = path("M34 -54C22 -54 14 -48 8 -42L10 -22C20 -20 30 -22 38 -26Z", face.skin, INK, DETAIL)
    edge = line("M10 -64C6 -50 8 -36 12 -16", INK, OUTLINE)
    return "".join(
        [
            costume.torso("url(#navy)"),
            costume.sleeves("url(#navy)"),
            costume.waistcoat(),
            costume.lapels(WHITE),
            costume.sash("url(#crimson)", GOLD_LIGHT, flip=True),
            costume.epaulettes(),
            hand + edge + arm,
            costume.order_star(-66, -48, 19),
            costume.stock(),
            costume.collar(RED),
            shift(
                4,
                -192,
                hair.back_hair(_DARK_HAIR),
                ear(face),
                head(face),
                hair.short_hair(_DARK_HAIR, _GLEAM),
                _bicorne(),
            ),
        ]
    )


def _collerette() -> str:
    """Draw the upright lace collar of the coronation."""
    fan = (
        "M-20 -96C-50 -86 -80 -84 -104 -88C-118 -108 -122 -132 -116 -156"
        "C-106 -168 -92 -168 -84 -162C-80 -180 -66 -186 -52 -180"
        "C-36 -160 -22 -130 -8 -110Z"
    )
    ribs = "M-40 -94L-110 -112M-36 -98L-110 -148M-32 -104L-88 -160M-24 -110L-58 -176"
    dots = "".join(
        circle(x, y, 4.4, WHITE, GOLD_DARK, FINE)
        for x, y in (
            (-117, -112),
            (-121, -134),
            (-117, -156),
            (-101, -168),
            (-84, -165),
            (-71, -183),
            (-53, -183),
        )
    )
    return path(fan, "url(#linen)", INK, DETAIL) + line(ribs, GREY, 1.3) + dots


def _diadem() -> str:
    points = (
        "M-36 -40C-20 -62 26 -62 44 -36L50 -66C44 -66 40 -72 42 -78L34 -66L28 -92"
        "L18 -74L6 -106L-6 -76L-18 -94L-24 -70"
        "L-34 -80C-32 -74 -36 -68 -42 -68Z"
    )
    band = "M-36 -40C-20 -62 26 -62 44 -36L43 -26C26 -50 -20 -50 -35 -30Z"
    gems = circle(4, -52, 5, NAVY, GOLD_LIGHT, DETAIL) + "".join(
        circle(x, y, 3.2, RED, GOLD_DARK, 0.9) for x, y in ((-17, -48), (25, -47))
    )
    tops = "".join(
        circle(x, y, 4, WHITE, GOLD_DARK, FINE)
        for x, y in ((-42, -70), (-18, -96), (6, -109), (29, -94), (51, -69))
    )
    drop = path("M4 -92C8 -84 10 -80 4 -74C-2 -80 0 -84 4 -92Z", NAVY, GOLD_DARK, FINE)
    return path(points, GILT, INK, DETAIL) + path(band, GILT_WIDE, INK, DETAIL) + gems + drop + tops


def queen() -> str:
    """Draw the Empress in her diadem and bee-strewn mantle."""
    face = Face(
        lady=True, skin="url(#fair)", brow="#40291C", iris="#5B4632", lips="#B5474F", smile=1.2, lid=0.2
    )
    mantle = mirrored(
        path(
            "M-168 8C-164 -50 -142 -88 -104 -98C-86 -100 -74 -92 -72 -82C-96 -58 -112 -26 -110 8Z",
            "url(#navy)",
            INK,
            OUTLINE,
        )
        + line("M-74 -82C-98 -58 -114 -26 -112 8", GOLD_DARK, 8)
        + line("M-74 -82C-98 -58 -114 -26 -112 8", GOLD_LIGHT, 4.6)
        + "".join(small_bee(x, y, 0.42, "#1F3564") for x, y in ((-112, -78), (-138, -56), (-130, -28)))
    )
    sceptre = (
        line("M-118 10L-134 -226", INK, 9.5)
        + line("M-118 10L-134 -226", GOLD, 5.6)
        + circle(-134.5, -230, 9, GILT, INK, DETAIL)
        + bee(-136, -254, 0.62)
    )
    return "".join(
        [
            mirrored(_collerette()),
            shift(4, -192, hair.back_hair(_CHESTNUT), hair.ringlet(42, 26, 5, _CHESTNUT, "#9A6A45", 0.6)),
            costume.shoulders(face.skin),
            shift(4, -192, neck(face, 92)),
            costume.gown("url(#linen)"),
            mantle,
            sceptre,
            costume.forearm(-150, 14, -128, -38, face.skin, 20, 12),
            costume.fist(-123, -52, face.skin, 0.95, -6),
            costume.necklace(10, -110, 34, 26, 11, WHITE, GOLD_DARK, NAVY),
            shift(4, -192, head(face), hair.curled_front(_CHESTNUT, "#B98A5E", "#2C1A11"), _diadem()),
            path("M44 -166l4 12l-4 9l-4 -9Z", NAVY, GOLD_LIGHT, DETAIL),
        ]
    )


def _bearskin() -> str:
    cap = (
        "M-48 -26C-64 -44 -72 -76 -62 -104C-54 -126 -30 -136 4 -136"
        "C40 -136 64 -124 70 -100C76 -72 68 -42 54 -24"
        "C48 -38 38 -42 24 -42C8 -44 -18 -44 -32 -38C-38 -36 -44 -32 -48 -26Z"
    )
    tufts = (
        "M-54 -92l-8 10M-52 -70l-8 12M-44 -112l-9 8M-26 -124l-6 10M0 -128l-3 11"
        "M26 -126l2 11M48 -114l6 9M58 -92l7 10M60 -68l6 12"
        "M48 -50l4 9M-36 -92l-6 11M42 -92l5 11M-42 -52l-5 10M-26 -104l-4 10"
        "M28 -104l3 10M44 -72l4 11M-38 -74l-5 11M8 -112l0 9"
    )
    plate = "M-26 -44C-28 -66 -16 -84 2 -88C20 -84 32 -66 30 -44C20 -50 -16 -50 -26 -44Z"
    eagle = (
        "M2 -54C-4 -58 -16 -56 -20 -66C-12 -66 -6 -70 -3 -74C-4 -78 0 -82 4 -79"
        "C6 -78 7 -76 7 -74C10 -70 16 -66 24 -66C20 -56 8 -58 2 -54Z"
    )
    cord = "M50 -96C58 -74 44 -56 30 -50M56 -92C66 -70 54 -50 44 -44"
    return (
        path(cap, "url(#fur)", INK, OUTLINE)
        + line(tufts, "#8A7462", 1.5, stroke_linecap="round")
        + path(plate, GILT, INK, DETAIL)
        + path(eagle, GOLD_LIGHT, GOLD_DARK, FINE)
        + line(cord, WHITE, 4, stroke_linecap="round")
        + line(cord, GREY, 1, stroke_dasharray="3 3")
    )


def jack() -> str:
    """Draw the grenadier of the Guard with his musket."""
    face = Face(frown=3, iris="#4A5A3A", brow="#2E2018", skin="url(#tan)")
    chin = "M37 -34C38 0 30 36 2 60"
    strap = line(chin, GOLD_DARK, 6.4) + line(chin, GOLD_LIGHT, 4.2, stroke_dasharray="4 2.2")
    musket = (
        path("M-140 12L-137 -190H-129L-124 12Z", "#6B4426", INK, DETAIL)
        + path("M-136.5 -190V-232H-129.5V-190Z", "url(#steel)", INK, DETAIL)
        + path("M-135 -232L-131 -316L-129 -232Z", "url(#steel)", INK, DETAIL)
        + line("M-138 -120H-128M-138 -170H-128", GOLD, 5)
    )
    grenade = circle(0, 4, 7, GILT, GOLD_DARK, FINE) + path(
        "M-6 -2C-8 -12 -2 -10 0 -18C2 -10 8 -12 6 -2Z", RED, GOLD_DARK, FINE
    )
    return "".join(
        [
            musket,
            shift(64, -218, plume(0, 0, 98, 28, RED, "#F0A9A0", INK), turn=15),
            costume.torso("url(#navy)"),
            costume.sleeves("url(#navy)"),
            costume.waistcoat(),
            costume.lapels(WHITE, None),
            costume.cross_belt(PEARL),
            costume.cross_belt(PEARL, flip=True),
            shift(4, -44, circle(0, 0, 17, GILT_WIDE, INK, DETAIL), grenade),
            costume.epaulettes(RED, "#D4525C", "#6F0F1A"),
            costume.forearm(-156, 16, -136, -40, "url(#navy)"),
            costume.cuff(-134, -42, 16, RED, 38, 16),
            costume.fist(-130, -62, face.skin, 1, -4),
            costume.stock("#2A2522"),
            costume.collar("url(#navy)"),
            shift(
                4,
                -174,
                hair.back_hair(_DARK_HAIR),
                ear(face),
                head(face),
                hair.sideburn(_DARK_HAIR),
                hair.moustache("#2E2018", 3),
                strap,
                _bearskin(),
            ),
        ]
    )
