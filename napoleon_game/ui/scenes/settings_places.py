"""Where things stand on the settings screen: with an example beside the rows, or over the whole width."""

from dataclasses import dataclass
from typing import Final

from napoleon_game.ui.scenes.backdrop import FOOTER, MARGIN, PAD
from napoleon_game.view.geometry import Rect

_BESIDE: Final = 1.3
"""Factor on letters up to which there is room for the example beside the rows."""
_LINE: Final = 1.45
_BODY: Final = 20.0
_CAPTION: Final = 18.0
_TOP: Final = 108.0
_TAB: Final = 44.0


@dataclass(frozen=True, slots=True)
class SettingsPlaces:
    """The plan of the screen, in design units.

    Attributes:
        tabs: the names of the pages.
        panel: the plate behind the rows.
        window: where the rows are seen.
        rows: their height, at least and at most.
        label: what a setting is called; only its left edge and width count.
        control: the control; its top does not count.
        meaning: what the setting in question is for.
        example: how the setting looks or sounds; ``None`` if there is no room for that.
        footer: the buttons that leave and reset.
    """

    tabs: Rect
    panel: Rect
    window: Rect
    rows: tuple[float, float]
    label: Rect
    control: Rect
    meaning: Rect
    example: Rect | None
    footer: Rect


def settings_places(letters: float) -> SettingsPlaces:
    """The plan with room for letters of a factor on the sizes of the theme."""
    if letters <= _BESIDE:
        panel = Rect(MARGIN, 160, 800, 448)
        side = Rect(872, _TOP, 360, 500)
        return SettingsPlaces(
            tabs=Rect(MARGIN, _TOP, 800, _TAB),
            panel=panel,
            window=Rect(panel.x + 8, panel.y + 12, panel.w - 24, 424),
            rows=(53, 72),
            label=Rect(72, 0, 424, 0),
            control=Rect(512, 0, 304, 40),
            meaning=Rect(side.x + PAD, 404, side.w - 2 * PAD, side.bottom - 404),
            example=Rect(side.x, side.y, side.w, 276),
            footer=FOOTER,
        )
    tab, foot = _BODY * letters * _LINE, _BODY * letters * _LINE + 4
    footer = Rect(MARGIN, 704 - foot, FOOTER.w, foot)
    meaning_height = 2 * _CAPTION * letters * _LINE * 0.9
    tabs = Rect(MARGIN, 96, FOOTER.w, tab)
    panel = Rect(MARGIN, tabs.bottom + 4, FOOTER.w, footer.y - meaning_height - 20 - tabs.bottom - 4)
    row = 2 * 15.0 * letters * 1.3
    window = Rect(panel.x + 8, panel.y + 6, panel.w - 24, panel.h - 12)
    return SettingsPlaces(
        tabs=tabs,
        panel=panel,
        window=window,
        rows=(row, 1.3 * row),
        label=Rect(panel.x + 20, 0, 640, 0),
        control=Rect(panel.x + 680, 0, 470, row - 14),
        meaning=Rect(MARGIN, panel.bottom + 8, FOOTER.w, meaning_height),
        example=None,
        footer=footer,
    )
