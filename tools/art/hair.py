"""Hair, beards and moustaches, in the coordinates of the face."""

from .palette import DETAIL, FINE, INK, OUTLINE
from .svg import circle, group, line, num, path, xy

# The cap of hair behind and around the head, hat or no hat.
_BACK = "M-34 -4C-44 -40 -26 -70 8 -70C42 -70 58 -44 50 -8C49 6 47 18 43 21C38 18 34 4 30 -20H-26Z"


def back_hair(fill: str) -> str:
    """Draw the hair behind the head."""
    return path(_BACK, fill, INK, OUTLINE)


def short_hair(fill: str, gleam: str) -> str:
    """Draw a man's cropped hair with a sideburn and locks combed over the forehead."""
    d = (
        "M37 16C33 8 35 -4 33 -14C30 -26 22 -30 14 -33C10 -25 2 -23 -4 -30"
        "C-9 -24 -16 -22 -20 -30C-24 -26 -28 -22 -31 -14"
        "C-36 -30 -34 -48 -26 -56L36 -58C46 -46 48 -22 43 -6C39 -12 37 -4 38 2Z"
    )
    locks = (
        "M14 -33C16 -40 20 -46 26 -50M-4 -30C-4 -38 0 -46 6 -50M-20 -30"
        "C-20 -38 -16 -46 -10 -50M33 -14C36 -24 36 -34 34 -42"
    )
    return path(d, fill, INK, OUTLINE - 0.4) + line(locks, gleam, 1.4, stroke_linecap="round")


def sideburn(fill: str) -> str:
    """Draw the hair before the near ear that shows under a cap."""
    return path("M35 -46L44 -44C47 -28 45 -14 42 -6C39 -10 38 0 37 18C32 10 31 -8 32 -20Z", fill, INK, DETAIL)


def _spiral(x: float, y: float, r: float) -> str:
    k = round(r * 0.55, 1)
    return f"M{xy(x - k, y + k * 0.3)}a{xy(k, k)} 0 1 1 {xy(k, k * 0.8)}"


def curl(x: float, y: float, r: float, fill: str, gleam: str, edge: str = INK) -> str:
    """Draw one rolled curl."""
    return circle(x, y, r, fill, edge, 1.5) + line(_spiral(x, y, r), gleam, 1.2)


def ringlet(x: float, y: float, turns: int, fill: str, gleam: str, lean: float = 0) -> str:
    """Draw a hanging corkscrew curl."""
    coils = []
    for i in range(turns):
        w = 7.5 - i * 0.7
        cx, cy = x + lean * i, y + i * 10
        coils.append(
            path(
                f"M{xy(cx - w, cy - 5)}C{xy(cx - w, cy + 4, cx, cy + 10, cx + w, cy + 6)}"
                f"C{xy(cx + w + 2, cy, cx + w, cy - 7, cx, cy - 8)}Z"
            )
            + line(
                f"M{xy(cx - w * 0.4, cy - 3)}"
                f"C{xy(cx - 1, cy + 3, cx + w * 0.6, cy + 3, cx + w * 0.7, cy + 1)}",
                gleam,
                FINE,
            )
        )
    return group(*coils, fill=fill, stroke=INK, stroke_width=1.5)


def waved_front(fill: str, gleam: str) -> str:
    """Draw a lady's parted hair, drawn in waves from the forehead over the ear."""
    near = (
        "M-10 -43C4 -40 22 -34 30 -20C35 -10 34 2 33 12C40 20 48 14 50 2"
        "C54 -22 48 -50 30 -60C14 -68 -6 -66 -18 -56C-16 -50 -14 -46 -10 -43Z"
    )
    far = "M-10 -43C-20 -40 -27 -30 -29 -14C-30 -6 -32 0 -33 6C-38 0 -40 -14 -38 -26C-36 -42 -28 -54 -16 -58Z"
    waves = (
        "M-6 -48C12 -46 30 -38 36 -22C40 -12 40 0 40 10M-4 -54C16 -54 36 -46 42 -28"
        "C45 -18 46 -8 46 2M0 -60C18 -60 36 -52 42 -40"
        "M-16 -48C-24 -42 -31 -32 -33 -16M-20 -52C-28 -46 -34 -36 -36 -20"
    )
    return path(near + far, fill, INK, OUTLINE - 0.4) + line(waves, gleam, 1.3, stroke_linecap="round")


def curled_front(fill: str, gleam: str, edge: str = INK) -> str:
    """Draw a fringe of small Grecian curls round a lady's forehead."""
    spots = [
        (-31, -6, 6),
        (-33, -18, 7.5),
        (-29, -31, 8.5),
        (-20, -42, 9),
        (-7, -47, 9),
        (7, -46, 9.5),
        (20, -41, 9.5),
        (30, -31, 9),
        (36, -19, 8.5),
        (38, -6, 8),
        (39, 6, 7),
        (38, 17, 6),
    ]
    rolls = "".join(circle(x, y, r) for x, y, r in spots)
    spirals = "".join(_spiral(x, y, r) for x, y, r in spots)
    return group(rolls, fill=fill, stroke=edge, stroke_width=1.5) + line(spirals, gleam, 1.2)


def moustache(fill: str, droop: float = 0, curl_up: float = 0) -> str:
    """Draw a moustache."""
    low, tip = 36 + droop, 32 + droop - curl_up
    d = (
        f"M-12 26C-17 24 -23 28 -27 {num(low - 1)}C-29 {num(low + 1)} -32 {num(low)} -34 {num(tip + 1)}"
        f"C-35 {num(low + 6)} -31 {num(low + 9)} -26 {num(low + 7)}C-20 {num(low + 4)} -15 37 -11 33.5"
        f"C-4 38 3 {num(low + 5)} 10 {num(low + 7)}C18 {num(low + 10)} 26 {num(low + 6)} 28 {num(tip)}"
        f"C25 {num(low + 1)} 20 {num(low + 2)} 15 {num(low - 1)}C8 29 -2 24 -12 26Z"
    )
    strands = f"M-16 30C-21 31 -25 {num(low)} -29 {num(low + 3)}M-6 30C2 31 9 {num(low)} 15 {num(low + 3)}"
    return path(d, fill, INK, 1.5) + line(strands, "#FFF3DC", FINE, stroke_opacity=0.35)


def whiskers(fill: str) -> str:
    """Draw broad side-whiskers on the near cheek."""
    return path(
        "M32 -16C36 -6 39 -4 40 2C39 14 36 24 30 32C26 28 24 22 27 14C30 6 30 -4 30 -16Z", fill, INK, DETAIL
    )


def beard(fill: str, strand: str, length: float = 36) -> str:
    """Draw a full beard with its moustache."""
    low = 56 + length
    outline = (
        f"M-33 8C-37 28 -35 {num(low - 26)} -24 {num(low - 10)}"
        f"C-18 {num(low - 2)} -8 {num(low)} -2 {num(low + 6)}"
        f"C4 {num(low - 4)} 16 {num(low - 6)} 24 {num(low - 18)}C36 {num(low - 36)} 42 30 40 2"
        "C36 12 34 22 27 29C20 33 12 30 6 30C-2 27 -6 27 -10 27C-16 26 -22 30 -26 30C-30 26 -31 18 -33 8Z"
    )
    # each strand: start, then the heights above the tip of two bends and the end
    strands = (
        ((-28, 34), (-28, 24), (-20, 14), (-14, 6)),
        ((-20, 50), (-18, 20), (-10, 12), (-4, 2)),
        ((-6, 50), (-6, 18), (-2, 10), (0, 4)),
        ((8, 48), (10, 20), (8, 14), (8, 8)),
        ((22, 40), (24, 28), (20, 20), (18, 14)),
        ((34, 26), (34, 40), (30, 30), (26, 24)),
    )
    lines = "".join(
        f"M{xy(*start)}C{xy(a, low - h, b, low - i, c, low - j)}" for start, (a, h), (b, i), (c, j) in strands
    )
    mouth = path("M-22 38C-16 36 -12 37 -10 38C-7 37 -2 36 4 38C-2 45 -16 45 -22 38Z", "#A2544A", INK, FINE)
    lip = "M-11 27C-20 25 -30 32 -33 44C-24 42 -16 38 -11 34C-4 38 6 42 16 44C14 34 4 24 -11 27Z"
    return (
        path(outline, fill, INK, OUTLINE - 0.4)
        + line(lines, strand, 1.3, stroke_linecap="round")
        + mouth
        + path(lip, fill, INK, 1.4)
    )
