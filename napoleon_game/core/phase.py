"""The phases of a deal, in order."""

from enum import Enum


class Phase(Enum):
    """What the deal asks for next. Each has its module in ``core/phases/``."""

    AUCTION = "auction"
    ADJUTANT = "adjutant"
    EXCHANGE = "exchange"
    PLAY = "play"
    OVER = "over"
