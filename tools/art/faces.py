"""Court faces in three-quarter view, turned to the left of the viewer.

Drawn around the point between the eyes; the chin lies 57 units below it, the hairline about 42 above.
"""

from dataclasses import dataclass

from .palette import DETAIL, FINE, INK, OUTLINE
from .svg import circle, ellipse, group, line, path, xy

_EYE_WHITE = "#FFFAF0"
_SHADOW = "#A8643F"
# The tone of the near upper lid over each kind of skin.
_LID_TONES = {"url(#skin)": "#F3CDAE", "url(#fair)": "#F6D3BB", "url(#tan)": "#DFAE86"}


@dataclass(frozen=True)
class Face:
    """What makes one face differ from another."""

    lady: bool = False
    skin: str = "url(#skin)"
    brow: str = "#3A281C"
    iris: str = "#4B6A7E"
    lips: str = "#B96A5C"
    lid: float = 0.0  # how far the upper lid hangs: 0 open, 1 half closed
    frown: float = 0.0  # inner ends of the brows lowered, in units
    smile: float = 0.0  # corners of the mouth raised, in units
    lines: bool = False  # the lines of age


_MAN = (
    "M-28 -44C-32 -32 -33 -18 -31 -8C-32 -3 -34 3 -33 11C-32 22 -30 31 -26 41"
    "C-22 51 -14 57 -6 58C2 59 9 57 14 53"
    "C25 45 33 34 36 20L39 -8C41 -22 39 -36 35 -46Z"
)
_LADY = (
    "M-27 -44C-31 -32 -32 -18 -30 -8C-31 -3 -32.5 3 -31.5 10C-30 22 -27 31 -22 41"
    "C-17 50 -12 55.5 -6 56.5C0 57.5 6 55 11 50"
    "C23 40 31 29 34 14L37 -8C39 -22 37 -36 34 -46Z"
)

_MAN_SHADE = (
    "M35 -46C31 -20 32 0 27 18C22 34 10 46 -4 57.5C4 58 10 55 14 52"
    "C25 44 33 33 36 20L39 -8C41 -22 39 -36 35 -46Z"
)
_LADY_SHADE = (
    "M34 -46C30 -20 30 0 25 16C19 31 9 43 -5 56C2 57 7 54 11 50C23 40 31 29 34 14L37 -8C39 -22 37 -36 34 -46Z"
)


def neck(face: Face, base: float = 96) -> str:
    """Draw the neck down to the given depth, with the shadow of the chin."""
    left, right = (-12, 27) if face.lady else (-18, 31)
    flare = 10 if face.lady else 5
    near = f"{right} 76C{right + 1} {base - 6} {right + flare} {base} {right + 2 * flare} {base + 4}"
    far = (
        f"M{left} 38C{left} 62 {left} 70 {left - 1} 78"
        f"C{left - 2} {base - 6} {left - flare} {base} {left - 2 * flare} {base + 4}"
    )
    shape = f"{far}H{right + 2 * flare}C{right + flare} {base} {right + 1} {base - 6} {right} 76V20Z"
    shade = (
        f"M{left} 50C{left + 10} 62 {right - 14} 64 {right} 34L{right} 52"
        f"C{right - 8} 72 {left + 8} 78 {left} 66Z"
    )
    sides = line(f"{far}M{right} 20L{near}", INK, OUTLINE)
    return path(shape, face.skin) + path(shade, _SHADOW, fill_opacity=0.45) + sides


def ear(face: Face) -> str:
    """Draw the near ear."""
    return path("M36 -8C43 -15 50 -8 47 4C45 14 40 20 35 18Z", face.skin, INK, DETAIL) + line(
        "M39 -4C43 -7 45 -2 43 3C42 6 40 6 40 10", _SHADOW, FINE
    )


def _eye(face: Face, x: float, half: float, far: bool) -> str:
    """Draw one eye; the far one is narrower and a little foreshortened."""
    h = 5.8 - 2.5 * face.lid  # rise of the upper lid above the line of the corners
    inner, outer = (half, -half) if far else (-half, half)
    away = 1 if outer > 0 else -1
    corner = f"M{xy(inner, 1.6)}"
    upper = f"C{xy(inner * 0.55, -h * 1.25, outer * 0.45, -h * 1.5, outer, -0.6)}"
    lower = f"C{xy(outer * 0.5, 4.6, inner * 0.4, 5.2, inner, 1.6)}Z"
    look, level = -1.4, 0.4 + face.lid * 0.8
    radius = (4.8 if face.lady else 4.3) - face.lid * 0.7
    # the lid is skin above the lash line, which also trims the iris
    lid = f"L{xy(outer, -7)}C{xy(outer * 0.4, -h - 6, inner * 0.5, -h - 5, inner, 1.6)}Z"
    wing = f"L{xy(outer + away * 3.4, -3.2)}" if face.lady else ""
    lash = f"C{xy(outer * 0.4, -h - 2.4, inner * 0.4, -h - 0.6, inner, 1.6)}Z"
    crease_from, crease_to = (inner * 0.7, -h * 0.6 - 3.2), (outer, -h * 0.5 - 3)
    crease = f"M{xy(*crease_from)}C{xy(inner * 0.3, -h - 5.5, outer * 0.5, -h - 5.5, *crease_to)}"
    below = f"M{xy(outer * 0.8, 2.4)}C{xy(outer * 0.4, 5, inner * 0.2, 5.2, inner * 0.6, 3.6)}"
    parts = [
        path(corner + upper + lower, _EYE_WHITE),
        circle(look, level, radius, face.iris),
        circle(look, level, 2.1, INK),
        circle(look - 1.5, level - 1.5, 1.25, _EYE_WHITE),
        path(corner + upper + lid, face.skin if far else _LID_TONES[face.skin]),
        path(corner + upper + wing + lash, INK, INK, 1.2 if face.lady else 0.9, stroke_linejoin="round"),
        line(crease, _SHADOW, FINE),
        line(below, _SHADOW, 1),
    ]
    if face.lady:
        tip = outer * 0.72
        parts.append(line(f"M{xy(tip, -3.4)}L{xy(tip + away * 3, -6.6)}", INK, 1.3, stroke_linecap="round"))
    return group(*parts, transform=f"translate({x} 0)")


def _brows(face: Face) -> str:
    f, slope = face.frown, face.frown * 0.3
    thick = 2.6 if face.lady else 4.6
    near = f"M{xy(-2, f - 10)}C{xy(5, slope - 17, 15, -18.5, 25, -9.5)}"
    near += f"C{xy(15, thick - 18.5, 5, thick + slope - 16, -1, thick + f - 10)}Z"
    far = f"M{xy(-13.5, f - 10)}C{xy(-18, slope - 16.5, -25, -17, -30, -9.5)}"
    far += f"C{xy(-25, thick - 17, -19, thick + slope - 15, -14, thick + f - 10)}Z"
    return path(near + far, face.brow, face.brow, 0.8)


def _nose(face: Face) -> str:
    if face.lady:
        bridge = "M-13.5 -7C-14.5 2 -17.5 9 -19.5 14.5C-20.8 18 -18.6 20.2 -15.5 20"
        wing = "M-8.5 16.5C-5.6 15.6 -4.8 19.4 -7.6 20.8M-15.5 20C-13.5 21.6 -11.5 21.4 -10.5 20.4"
    else:
        bridge = "M-13.5 -8C-14 0 -19 8 -21.5 15C-22.8 19.4 -20.4 22 -16.5 21.8"
        wing = "M-8 16C-3.8 15 -3 20.6 -6.8 22.2M-16.5 21.8C-14 23.8 -11.5 23.4 -10 22"
    return line(bridge, "#7B4529", DETAIL, stroke_linecap="round") + line(
        wing, "#7B4529", 1.4, stroke_linecap="round"
    )


def _mouth(face: Face) -> str:
    rest = 36.5  # height of the closed lips in the middle
    left, right = (-22.0, 2.5) if face.lady else (-22.5, 4.0)
    top = rest - face.smile
    if face.lady:
        fold = rest + 0.5 - face.smile * 0.8
        upper = f"M{xy(left, top)}C-18 33.6 -15.4 31.4 -12.8 33C-10 31.4 -4 33 {xy(right, top)}"
        upper += f"C{xy(-6, rest + 1.5, -15, rest + 1.5, left, top)}Z"
        lower = f"M{xy(left + 1.5, fold)}C{xy(-15, rest + 1.5, -6, rest + 1.5, right - 1.5, fold)}"
        lower += f"C-4 43.6 -15 44.4 {xy(left + 1.5, fold)}Z"
        dark, width = "#6E1A24", 1.3
    else:
        upper = f"M{xy(left + 2, top)}C-17 34.4 -14 33.6 -12 34.6C-9 33.6 -4 34.6 {xy(right - 2, top)}Z"
        lower = "M-18 37.1C-14 37.5 -7 37.5 -2 37.1C-5 42 -14 42.4 -18 37.1Z"
        dark, width = "#5B2A20", 1.8
    seam = f"M{xy(left - 1, top - 0.6)}C{xy(-16, rest + 1.6, -5, rest + 1.6, right + 1.5, top - 0.8)}"
    return path(upper + lower, face.lips) + line(seam, dark, width, stroke_linecap="round")


def head(face: Face) -> str:
    """Draw the face, without neck, ears and hair."""
    outline = _LADY if face.lady else _MAN
    shade = _LADY_SHADE if face.lady else _MAN_SHADE
    socket = "M-12 -6C-14 -2 -13 2 -12 4C-10 -1 -6 -6 -2 -8C-6 -9 -10 -8 -12 -6Z"
    parts = [
        path(outline, face.skin),
        path(shade, _SHADOW, fill_opacity=0.22),
        path(socket, _SHADOW, fill_opacity=0.3),
        path("M-15 21C-13 23 -9 23.4 -6 22C-7 26 -13 27 -17 23Z", _SHADOW, fill_opacity=0.35),
        path("M-16 45.6C-12 47.6 -7 47.4 -4 45.4C-7 50 -13 50 -16 45.6Z", _SHADOW, fill_opacity=0.35),
        ellipse(14, 19, 13, 9, "url(#blush)"),
        ellipse(-25, 19, 7, 8, "url(#blush)"),
        path(outline, "none", INK, OUTLINE),
        _eye(face, -20.5, 7.4, far=True),
        _eye(face, 9.5, 10.8, far=False),
        _brows(face),
        _nose(face),
        _mouth(face),
    ]
    if face.lines:
        parts.append(
            line(
                "M-1 24C3 28 6 32 7 37M-24 25C-26 29 -26 33 -25 36M19 6C22 8 23 10 23 12M2 9C6 11 11 11 15 9",
                _SHADOW,
                FINE,
            )
        )
    return "".join(parts)
