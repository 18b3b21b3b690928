"""The rules as the program shows them: sections with headings, in reading order."""

from typing import Final, NamedTuple

from napoleon_game.i18n.catalogue import Catalogue

SECTIONS: Final = (
    "goal",
    "cards",
    "flow",
    "auction",
    "adjutant",
    "exchange",
    "tricks",
    "order",
    "yoromeki",
    "jacks",
    "joker",
    "same-two",
    "result",
    "points",
    "house",
)


class Section(NamedTuple):
    """A heading and what stands below it: one line a paragraph."""

    title: str
    text: str


def rules_page(catalogue: Catalogue) -> tuple[Section, ...]:
    """All sections of the rules."""
    return tuple(Section(catalogue(f"rules-{name}.title"), catalogue(f"rules-{name}")) for name in SECTIONS)
