"""Index characters: a slab-serif alphabet of its own, drawn as outlines in a box 100 units high."""

from .svg import box, group, num, oval, path, poly, ring

HEIGHT = 100
_STEM = 15
_CURVE = 13.5
_SLAB = 9


def _stroke(d: str, width: float = _CURVE) -> str:
    return f'<path d="{d}" fill="none" stroke="CC" stroke-width="{num(width)}"/>'


def _solid(*shapes: str) -> str:
    return path("".join(shapes), "CC")


def _ball(x: float, y: float, r: float = 9) -> str:
    return oval(x, y, r, r)


_SIX = _solid(ring(31, 67, 30, 33, 14, 9), _ball(48.5, 20, 8.5)) + _stroke(
    "M51.5 14C47 9 42 6.5 35 6.5C17 6.5 7 32 8 68", 13
)
_HOOK = (
    "M30 0H46V70C46 90 37 101 22 101C8 101 -1 93 -1 82C-1 75 4 70 10.5 70"
    "C17 70 21 74 21 80C21 86 17 88 18 90C25 95 30 89 30 74Z"
)

# Each entry: advance width and drawing, with CC where the colour goes.
_GLYPHS: dict[str, tuple[float, str]] = {
    "A": (
        76,
        path(
            "M29 0H46L70 91H76V100H45V91H52.5L47.5 71H23.5L18.5 91H26V100H0V91H7.5ZM26 61.5H45L35.5 24Z",
            "CC",
            fill_rule="evenodd",
        ),
    ),
    "K": (
        77,
        _solid(
            box(9, 0, 9 + _STEM, 100),
            box(0, 0, 33, _SLAB),
            box(0, 91, 33, 100),
            poly([(52, 5), (65, 5), (24, 64), (24, 45)]),
            poly([(32, 46), (44, 31), (73, 95), (55, 95)]),
            box(43, 0, 74, _SLAB),
            box(46, 91, 77, 100),
        ),
    ),
    "Q": (
        78,
        _solid(
            ring(37, 50, 37, 51, 16, 9.5),
            "M30 64C50 62 52 90 66 95C70 96 74 93 76 90L80 97C74 108 66 110 58 107C46 102 46 76 30 74Z",
        ),
    ),
    "J": (54, _solid(_HOOK, box(16, 0, 58, _SLAB))),
    "T": (
        88,
        _solid(
            box(13, 0, 27, 100),
            poly([(13, 0), (22, 0), (22, 16), (0, 24), (0, 15)]),
            box(0, 91, 40, 100),
            ring(67, 50, 23.5, 51, 13.5, 9.5),
        ),
    ),
    "9": (62, group(_SIX, transform="rotate(180 31 50)")),
    "8": (62, _solid(ring(31, 25, 26, 26, 13, 8.5), ring(31, 72, 30.5, 29, 14, 9))),
    "7": (
        62,
        _solid(box(1, 0, 62, 14), poly([(1, 0), (9, 0), (9, 28), (1, 28)]))
        + _stroke("M55 9C42 32 29 58 27 100", 15.5),
    ),
    "6": (62, _SIX),
    "5": (
        62,
        _solid(box(10, 0, 55, 13), poly([(10, 0), (18, 0), (16, 52), (6, 52)]), _ball(12, 77))
        + _stroke(
            "M10 49C17 41 24 38.5 31 38.5C46 38.5 54.5 50 54.5 65C54.5 83 45 94 29 94C18 94 11 89 8 79"
        ),
    ),
    "4": (
        66,
        _solid(
            box(38, 0, 52.5, 100),
            poly([(36, 0), (48, 0), (15, 68), (0, 68)]),
            box(0, 62, 67, 72.5),
            box(25, 91, 66, 100),
        ),
    ),
    "3": (
        60,
        _solid(_ball(13, 22), _ball(11, 77))
        + _stroke("M10 21C13 11 20 6.5 29 6.5C43 6.5 50 15 50 26C50 38 41 47 25 47.5")
        + _stroke("M24 47.5C44 47.5 53.5 58 53.5 70.5C53.5 85 43 94 28 94C18 94 11 89 8 79"),
    ),
    "2": (
        62,
        _solid(_ball(12, 27), poly([(10, 85), (1, 100), (61, 100), (61, 74), (53, 74), (49, 86)]))
        + _stroke("M9 26C11 13 19 6.5 30 6.5C45 6.5 53 16 53 29C53 52 21 64 10 91"),
    ),
    "O": (74, _solid(ring(37, 50, 37, 51, 16, 9.5))),
    "E": (
        62,
        _solid(
            box(9, 0, 24, 100),
            box(0, 0, 60, _SLAB),
            box(0, 91, 62, 100),
            box(22, 45, 46, 54),
            box(51, 0, 60, 27),
            box(53, 73, 62, 100),
            box(39, 36, 47, 63),
        ),
    ),
    "R": (
        74,
        _solid(
            box(9, 0, 24, 100),
            box(0, 0, 40, _SLAB),
            box(0, 91, 33, 100),
            poly([(30, 50), (46, 48), (67, 95), (50, 95)]),
            box(48, 91, 76, 100),
        )
        + _stroke("M22 4.5H38C53 4.5 59 14 59 27C59 41 52 50.5 38 50.5H22", 12),
    ),
}


def advance(char: str) -> float:
    """Return the width of a character in its 100-unit box."""
    return _GLYPHS[char][0]


def glyph(char: str, x: float, y: float, height: float, colour: str, squeeze: float = 1) -> str:
    """Draw a character centred on x with its top at y."""
    width, drawing = _GLYPHS[char]
    k = height / HEIGHT
    left = x - width * k * squeeze / 2
    scale = f"scale({k * squeeze:.4f} {k:.4f})"
    return group(drawing.replace("CC", colour), transform=f"translate({num(left)} {num(y)}) {scale}")
