"""Why an action is not legal: one error class for each cause, with what a message in any language needs."""

from napoleon_game.core.actions import Action
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import Card, Seat, Suit
from napoleon_game.core.errors import NapoleonError, shown
from napoleon_game.core.phase import Phase


class IllegalActionError(NapoleonError, ValueError):
    """The rules do not allow an action in this phase; the subclass names the cause.

    Attributes:
        action: what was tried.
        phase: the phase the deal is in.
        seat: who tried.
        reason: why not, in English and in one line. Other languages write theirs from the class and its
            further attributes.
    """

    def __init__(self, action: Action, phase: Phase, reason: str) -> None:
        """Say that ``action`` is not legal in ``phase`` for ``reason``."""
        super().__init__(f"seat {action.seat} may not {action} in the {phase.value} phase: {reason}")
        self.action, self.phase, self.seat, self.reason = action, phase, action.seat, reason


class DealOverError(IllegalActionError):
    """The deal is over: nobody acts any more."""

    def __init__(self, action: Action, phase: Phase) -> None:
        """Say that the deal is over."""
        super().__init__(action, phase, "the deal is over")


class OutOfTurnError(IllegalActionError):
    """It is another seat's turn."""

    def __init__(self, action: Action, phase: Phase, turn: Seat) -> None:
        """Say that seat ``turn`` acts next."""
        super().__init__(action, phase, f"it is the turn of seat {turn}")
        self.turn = turn


class WrongPhaseError(IllegalActionError):
    """This kind of action belongs to another phase."""

    def __init__(self, action: Action, phase: Phase, expected: str) -> None:
        """Say what kind of action is ``expected`` now."""
        super().__init__(action, phase, f"this phase asks for {expected}")
        self.expected = expected


class BidTooLowError(IllegalActionError):
    """The bid does not beat the highest so far (R2.2)."""

    def __init__(self, action: Action, phase: Phase, highest: Bid) -> None:
        """Say which bid is ``highest`` so far."""
        super().__init__(action, phase, f"it does not beat {highest} (R2.2)")
        self.highest = highest


class TargetTooLowError(IllegalActionError):
    """The bid's target lies below the house rule's lowest (R2.6)."""

    def __init__(self, action: Action, phase: Phase, min_target: int) -> None:
        """Say which target is the lowest."""
        super().__init__(action, phase, f"the lowest target is {min_target} (R2.6)")
        self.min_target = min_target


class CardNotHeldError(IllegalActionError):
    """The seat does not hold this card."""

    def __init__(self, action: Action, phase: Phase, card: Card) -> None:
        """Say which ``card`` is not in the hand."""
        super().__init__(action, phase, f"{shown(str(card)).strip(chr(39))} is not in its hand")
        self.card = card


class MustFollowSuitError(IllegalActionError):
    """The seat holds a card of the led suit and must play one, or the joker (R5.2, R5.3)."""

    def __init__(self, action: Action, phase: Phase, led: Suit) -> None:
        """Say which suit was ``led``."""
        super().__init__(action, phase, f"it holds {led.name.lower()} and must follow suit (R5.2)")
        self.led = led


class DiscardCountError(IllegalActionError):
    """Not exactly three different cards were discarded (R4.1)."""

    def __init__(self, action: Action, phase: Phase, count: int) -> None:
        """Say how many different cards were given."""
        super().__init__(action, phase, f"three different cards must be discarded, not {count} (R4.1)")
        self.count = count
