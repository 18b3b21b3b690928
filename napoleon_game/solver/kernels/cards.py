"""Cards as bits of one int64, and how strong each is in a trick.

Four lanes of 16: the trump suit, the other suit of its colour, the other two. Within a lane bits 0-7 are the
ranks 2-9 and bits 8-12 the picture cards, the stronger the higher: the right and the left jack stand above
the ace of their suit, but below the Mighty. The joker is bit 13 of the trump lane. ``pack`` makes these
numbers; nothing else knows them.
"""

from typing import Final

SEATS: Final = 5
EVERYBODY: Final = (1 << SEATS) - 1
LANES: Final = 4
WIDTH: Final = 16
LANE: Final = 0x1FFF
"""The 13 places of a lane, shifted to the trump lane."""
PICTURES: Final = 0x1F00 | 0x1F00 << 16 | 0x1F00 << 32 | 0x1F00 << 48
TWOS: Final = 1 | 1 << 16 | 1 << 32 | 1 << 48
JOKER_PLACE: Final = 13
JOKER: Final = 1 << JOKER_PLACE
# How a card fares in a trick (R5.4): the higher wins.
YOROMEKI: Final = 61
THE_MIGHTY: Final = 60
RIGHT: Final = 50
LEFT: Final = 49
JOKER_LED: Final = 45
TRUMP: Final = 20
"""Added to the place in the lane."""
FOLLOWING: Final = 1
"""The same for a card of the led suit; what neither follows nor trumps counts 0."""
