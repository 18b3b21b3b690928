"""What settings with a few named values may be; the values are the words of ``config.yaml``."""

from enum import Enum


class Language(Enum):
    """The language of all words on screen."""

    AUTO = "auto"
    JAPANESE = "ja"
    ENGLISH = "en"


class Theme(Enum):
    """Colours and material of the table."""

    SALON = "salon"
    CONTRAST = "contrast"


class Back(Enum):
    """The back of the cards."""

    BEES = "bees"
    LAUREL = "laurel"
    WALNUT = "walnut"


class Suits(Enum):
    """How many colours the suits have."""

    CLASSIC = "classic"
    FOUR_COLOUR = "four_colour"


class Indexes(Enum):
    """The size of rank and suit in the corners of a card."""

    NORMAL = "normal"
    LARGE = "large"


class HandOrder(Enum):
    """How one's own hand is sorted: by suit from either end, or by what beats what."""

    SUIT_HIGH = "suit_high"
    SUIT_LOW = "suit_low"
    STRENGTH = "strength"


class Speed(Enum):
    """How fast cards move."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"
