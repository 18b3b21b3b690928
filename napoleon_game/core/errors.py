"""One error class for each cause, each with what a message in any language needs."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from napoleon_game.core.actions import Action
    from napoleon_game.core.bids import Bid
    from napoleon_game.core.cards import Card, Seat, Suit
    from napoleon_game.core.phase import Phase


class NapoleonError(Exception):
    """Whatever the program can tell a person in one clear line."""

    def __reduce__(self) -> tuple[object, ...]:
        # Errors travel between processes; Python would call __init__ with the message alone.
        return _rebuild, (type(self), self.args, self.__dict__)


def _rebuild(
    cls: type[NapoleonError], args: tuple[object, ...], attributes: dict[str, object]
) -> NapoleonError:
    error = cls.__new__(cls, *args)
    error.__dict__.update(attributes)
    return error


def shown(value: object, limit: int = 60) -> str:
    """A value as it may stand in a one-line message: quoted, escaped, and cut after ``limit`` characters."""
    text = repr(value) if isinstance(value, str | int | float | bool | None) else type(value).__name__
    return text if len(text) <= limit else text[: limit - 1] + "…"


class NotationError(NapoleonError, ValueError):
    """A text is not the card, suit or bid that it should be."""

    def __init__(self, kind: str, text: object, allowed: str) -> None:
        """Say that ``text`` is no ``kind``, and what is ``allowed``."""
        super().__init__(f"{shown(text)} is not a {kind}: expected {allowed}")
        self.kind, self.text, self.allowed = kind, text, allowed


class RuleSetError(NapoleonError, ValueError):
    """A house rule has an unknown name or a value that it does not allow."""

    def __init__(self, key: str, value: object, allowed: str) -> None:
        """Say which ``key`` has which wrong ``value``, and what is ``allowed``."""
        super().__init__(f"{key}: {shown(value)} is not allowed: expected {allowed}")
        self.key, self.value, self.allowed = key, value, allowed


class UnknownRuleError(RuleSetError):
    """No house rule bears this name."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        """Say which ``key`` is unknown and which are ``known``."""
        NapoleonError.__init__(
            self, f"no house rule is named {shown(key)}: expected one of {', '.join(known)}"
        )
        self.key, self.value, self.allowed = key, None, ", ".join(known)


class PackError(NapoleonError, ValueError):
    """What was dealt is not the pack of R1: a card twice, a card missing, a hand of the wrong size."""


class IllegalActionError(NapoleonError, ValueError):
    """The rules do not allow an action in this phase; the subclass names the cause.

    Attributes:
        action: what was tried.
        phase: the phase the deal is in.
        seat: who tried.
        reason: why not, in English and in one line. Other languages write theirs from the class and its
            further attributes.
    """

    def __init__(self, action: "Action", phase: "Phase", reason: str) -> None:
        """Say that ``action`` is not legal in ``phase`` for ``reason``."""
        super().__init__(f"seat {action.seat} may not {action} in the {phase.value} phase: {reason}")
        self.action, self.phase, self.seat, self.reason = action, phase, action.seat, reason


class DealOverError(IllegalActionError):
    """The deal is over: nobody acts any more."""

    def __init__(self, action: "Action", phase: "Phase") -> None:
        """Say that the deal is over."""
        super().__init__(action, phase, "the deal is over")


class OutOfTurnError(IllegalActionError):
    """It is another seat's turn."""

    def __init__(self, action: "Action", phase: "Phase", turn: "Seat") -> None:
        """Say that seat ``turn`` acts next."""
        super().__init__(action, phase, f"it is the turn of seat {turn}")
        self.turn = turn


class WrongPhaseError(IllegalActionError):
    """This kind of action belongs to another phase."""

    def __init__(self, action: "Action", phase: "Phase", expected: str) -> None:
        """Say what kind of action is ``expected`` now."""
        super().__init__(action, phase, f"this phase asks for {expected}")
        self.expected = expected


class BidTooLowError(IllegalActionError):
    """The bid does not beat the highest so far (R2.2)."""

    def __init__(self, action: "Action", phase: "Phase", highest: "Bid") -> None:
        """Say which bid is ``highest`` so far."""
        super().__init__(action, phase, f"it does not beat {highest} (R2.2)")
        self.highest = highest


class TargetTooLowError(IllegalActionError):
    """The bid's target lies below the house rule's lowest (R2.6)."""

    def __init__(self, action: "Action", phase: "Phase", min_target: int) -> None:
        """Say which target is the lowest."""
        super().__init__(action, phase, f"the lowest target is {min_target} (R2.6)")
        self.min_target = min_target


class CardNotHeldError(IllegalActionError):
    """The seat does not hold this card."""

    def __init__(self, action: "Action", phase: "Phase", card: "Card") -> None:
        """Say which ``card`` is not in the hand."""
        super().__init__(action, phase, f"{shown(str(card)).strip(chr(39))} is not in its hand")
        self.card = card


class MustFollowSuitError(IllegalActionError):
    """The seat holds a card of the led suit and must play one, or the joker (R5.2, R5.3)."""

    def __init__(self, action: "Action", phase: "Phase", led: "Suit") -> None:
        """Say which suit was ``led``."""
        super().__init__(action, phase, f"it holds {led.name.lower()} and must follow suit (R5.2)")
        self.led = led


class DiscardCountError(IllegalActionError):
    """Not exactly three different cards were discarded (R4.1)."""

    def __init__(self, action: "Action", phase: "Phase", count: int) -> None:
        """Say how many different cards were given."""
        super().__init__(action, phase, f"three different cards must be discarded, not {count} (R4.1)")
        self.count = count
