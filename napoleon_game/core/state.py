"""The whole truth of a deal, and one seat's view of it."""

from dataclasses import dataclass

from napoleon_game.core.cards import Cards, Seat
from napoleon_game.core.deal import Deal
from napoleon_game.core.public import Public


@dataclass(frozen=True, slots=True)
class State:
    """A deal at one moment, with everything that is hidden. Only the table holds one.

    Attributes:
        public: what everybody sees.
        deal: the cards as they were dealt.
        hands: the cards each seat holds now, sorted; Napoleon's has 13 during the exchange.
        discards: what Napoleon discarded, once it has.
        adjutant: the adjutant's seat, once the card is named; Napoleon's own if it plays alone (R3.3).
    """

    public: Public
    deal: Deal
    hands: tuple[Cards, ...]
    discards: Cards | None = None
    adjutant: Seat | None = None
