"""Where everything stands around the cards: one plan for letters as designed, one for large ones."""

from dataclasses import dataclass, replace
from typing import Final

from napoleon_game.view.geometry import Point, Rect

LARGEST_LETTERS: Final = 2.0
"""Factor on the sizes of the theme up to which the table has room."""


@dataclass(frozen=True, slots=True)
class Places:
    """A plan of the table, in design units.

    What is listed by place is counted from the viewer: 0 is at the bottom, 1 on its right, and so on around.

    Attributes:
        plaque: the contract; in the auction who has called what.
        lines: rows of text on the plaque.
        score: the bar of picture cards and the words around it.
        plates: the plate of each place; the viewer's own is the strip above its hand.
        bubbles: the last call of each place.
        fans: the middle of each place's hand.
        fan_step: from one card of those hands to the next.
        strip: whose turn it is, and what is said.
        last_trick: the trick before this one, small.
        last_trick_large: the same to be looked at.
        led_chip: the led suit.
        auction: the panel that asks for a bid.
        adjutant: the one that asks for the adjutant card.
        exchange: the one that asks for the discards.
        menu: the button of that name.
        undo: the button that takes back.
        end_deal: the button that ends a deal which is decided.
        hint: what is advised while a panel asks; it grows downwards with what there is to say.
        hint_in_play: the same about a card to be played.
        ask_hint: the button that asks for it.
        curtain: what covers the hand.
        banner: a moment that matters, in large letters; it grows downwards with them.
        low_banner: the same below the trick.
    """

    plaque: Rect
    lines: tuple[Rect, ...]
    score: Rect
    plates: tuple[Rect, ...]
    bubbles: tuple[Rect, ...]
    fans: tuple[Point, ...]
    fan_step: float
    strip: Rect
    last_trick: Rect
    last_trick_large: Rect
    led_chip: Rect
    auction: Rect
    adjutant: Rect
    exchange: Rect
    menu: Rect
    undo: Rect
    end_deal: Rect
    hint: Rect
    hint_in_play: Rect
    ask_hint: Rect
    curtain: Rect
    banner: Rect
    low_banner: Rect

    @property
    def panels_cover_all(self) -> bool:
        """Whether what asks covers plates and plaque."""
        return self.auction.overlaps(self.plaque)


_STRIP: Final = Rect(340, 480, 600, 40)

PLAIN: Final = Places(
    plaque=Rect(24, 24, 288, 92),
    lines=(Rect(122, 32, 184, 24), Rect(122, 57, 184, 24), Rect(34, 84, 268, 26)),
    score=Rect(320, 18, 640, 64),
    plates=(
        _STRIP,
        Rect(1056, 296, 200, 68),
        Rect(766, 112, 200, 68),
        Rect(314, 112, 200, 68),
        Rect(24, 296, 200, 68),
    ),
    bubbles=(
        Rect(950, 480, 100, 40),
        Rect(936, 310, 100, 40),
        Rect(816, 64, 100, 40),
        Rect(364, 64, 100, 40),
        Rect(244, 310, 100, 40),
    ),
    fans=(Point(640, 629), Point(1156, 404), Point(1034, 158), Point(246, 158), Point(124, 404)),
    fan_step=8,
    strip=_STRIP,
    last_trick=Rect(1128, 452, 128, 76),
    last_trick_large=Rect(300, 196, 680, 268),
    led_chip=Rect(592, 284, 96, 34),
    auction=Rect(340, 196, 600, 276),
    adjutant=Rect(262, 186, 756, 288),
    exchange=Rect(340, 224, 600, 216),
    menu=Rect(1160, 24, 96, 44),
    undo=Rect(1032, 24, 116, 44),
    end_deal=Rect(1032, 76, 224, 44),
    hint=Rect(24, 122, 282, 170),
    hint_in_play=Rect(24, 122, 282, 170),
    ask_hint=Rect(24, 482, 168, 38),
    curtain=Rect(40, 532, 1200, 174),
    banner=Rect(330, 246, 620, 112),
    low_banner=Rect(330, 462, 620, 84),
)
"""Letters up to their size as designed."""

_WIDE_STRIP: Final = Rect(24, 460, 932, 60)
_WIDE_PANEL: Final = Rect(24, 76, 1232, 380)

ROOMY: Final = Places(
    plaque=Rect(16, 14, 444, 168),
    lines=(Rect(174, 26, 276, 56), Rect(28, 84, 420, 46), Rect(28, 130, 420, 46)),
    score=Rect(468, 14, 344, 124),
    plates=(
        _WIDE_STRIP,
        Rect(954, 324, 310, 130),
        Rect(954, 188, 310, 130),
        Rect(16, 188, 310, 130),
        Rect(16, 324, 310, 130),
    ),
    bubbles=(
        Rect(964, 460, 160, 60),
        Rect(814, 356, 132, 64),
        Rect(814, 220, 132, 64),
        Rect(334, 220, 132, 64),
        Rect(334, 356, 132, 64),
    ),
    fans=(Point(640, 629), Point(890, 398), Point(868, 262), Point(412, 262), Point(390, 398)),
    fan_step=4,
    strip=_WIDE_STRIP,
    last_trick=Rect(820, 130, 444, 52),
    last_trick_large=_WIDE_PANEL,
    led_chip=Rect(554, 266, 172, 66),
    auction=_WIDE_PANEL,
    adjutant=_WIDE_PANEL,
    exchange=_WIDE_PANEL,
    menu=Rect(1046, 14, 218, 56),
    undo=Rect(820, 14, 218, 56),
    end_deal=Rect(820, 74, 444, 52),
    hint=Rect(24, 364, 932, 156),
    hint_in_play=Rect(16, 14, 796, 122),
    ask_hint=Rect(964, 460, 292, 60),
    curtain=Rect(40, 526, 1200, 182),
    banner=Rect(140, 206, 1000, 150),
    low_banner=Rect(140, 440, 1000, 84),
)
"""Letters up to twice their size: plates are larger, panels take the whole table.

Hints take the place of what can be spared: of the strip and a part of the panel, in play of plaque and score.
"""

_LOW_PANEL: Final = Rect(_WIDE_PANEL.x, _WIDE_PANEL.y, _WIDE_PANEL.w, ROOMY.hint.y - 4 - _WIDE_PANEL.y)

ROOMY_ADVISED: Final = replace(ROOMY, auction=_LOW_PANEL, adjutant=_LOW_PANEL, exchange=_LOW_PANEL)
"""The same with a hint below what asks."""


def places_for(letters: float, *, advised: bool = False) -> Places:
    """The plan with room for letters of this factor on the sizes of the theme; ``advised``, with a hint."""
    if letters <= 1.0:
        return PLAIN
    return ROOMY_ADVISED if advised else ROOMY
