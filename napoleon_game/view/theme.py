"""Themes: colours, radii and text sizes, read from ``themes/*.yaml``."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

Color = tuple[int, int, int, int]
"""Red, green, blue and alpha, 0-255."""

_FOLDER: Final = Path(__file__).with_name("themes")
THEMES: Final = tuple(sorted(path.stem for path in _FOLDER.glob("*.yaml")))


@dataclass(frozen=True, slots=True)
class Theme:
    """The look of the program.

    Attributes:
        name: the theme's name.
        colors: colours by their name.
        radii: corner radii in design units, by what has the corner.
        fonts: text heights in design units, by style.
        line_width: the width of lines in design units.
    """

    name: str
    colors: dict[str, Color]
    radii: dict[str, float]
    fonts: dict[str, float]
    line_width: float

    def color(self, name: str, alpha: int | None = None) -> Color:
        """The colour called ``name``, with another alpha if one is given."""
        red, green, blue, own = self.colors[name]
        return (red, green, blue, own if alpha is None else alpha)


@cache
def load_theme(name: str) -> Theme:
    """The theme called ``name``, one of :data:`THEMES`."""
    data: dict[str, Any] = yaml.safe_load((_FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))
    colors = {key: parse_color(value) for key, value in data["color"].items()}
    return Theme(name, colors, data["radius"], data["font"], data["line_width"])


def parse_color(text: str) -> Color:
    """Read ``#RRGGBB`` or ``#RRGGBBAA``."""
    digits = text.removeprefix("#")
    values = [int(digits[i : i + 2], 16) for i in range(0, len(digits), 2)]
    red, green, blue, alpha = values if len(values) == 4 else [*values, 255]
    return (red, green, blue, alpha)
