"""The one authority on what is legal: a view of a seat's legal actions, asked by everybody alike."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, Never, TypeVar, overload

from napoleon_game.core.actions import Action
from napoleon_game.core.cards import Seat
from napoleon_game.core.illegal import DealOverError, IllegalActionError, OutOfTurnError, WrongPhaseError
from napoleon_game.core.phase import Phase

ActionT = TypeVar("ActionT", bound=Action, covariant=True)


class LegalActions(Sequence[ActionT], Generic[ActionT]):
    """The legal actions of one seat, in a fixed order, without listing them all beforehand.

    Ask it ``action in legal``, ``len(legal)``, ``legal[3]``, iterate over it, or call :meth:`check` to
    learn why an action is not in it.

    Attributes:
        seat: whose actions these are.
        phase: the phase they belong to.
        kinds: the classes of action that this phase knows.
        asks_for: the same in words.
    """

    __slots__ = ("seat",)

    phase: ClassVar[Phase]
    kinds: ClassVar[tuple[type, ...]]
    asks_for: ClassVar[str]
    seat: Seat

    def check(self, action: Action) -> None:
        """Return if ``action`` is legal; raise the :class:`IllegalActionError` of its cause if not."""
        if action.seat != self.seat:
            raise OutOfTurnError(action, self.phase, self.seat)
        if not isinstance(action, self.kinds):
            raise WrongPhaseError(action, self.phase, self.asks_for)
        self.check_kind(action)

    @abstractmethod
    def check_kind(self, action: Action) -> None:
        """What :meth:`check` leaves to the phase: turn and class of ``action`` are right already."""

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        try:
            self.check(action)
        except IllegalActionError:
            return False
        return True

    @abstractmethod
    def at(self, index: int) -> ActionT:
        """The action at ``index``, from 0 to ``len(self) - 1``."""

    @overload
    def __getitem__(self, index: int) -> ActionT: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[ActionT]: ...
    def __getitem__(self, index: int | slice) -> ActionT | Sequence[ActionT]:
        """The action at ``index``; negative ones count from the end."""
        if isinstance(index, slice):
            return [self.at(place) for place in range(*index.indices(len(self)))]
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(f"{len(self)} legal actions, none at {index}")
        return self.at(place)


class NoActions(LegalActions[Never]):
    """Nothing to do: another seat's turn, or the deal is over."""

    __slots__ = ("turn", "when")

    kinds = ()

    def __init__(self, seat: Seat, phase: Phase, turn: Seat | None) -> None:
        """``turn`` is the seat that acts; ``None`` when the deal is over."""
        self.seat, self.when, self.turn = seat, phase, turn

    def __len__(self) -> int:
        return 0

    def check(self, action: Action) -> Never:
        """Raise: nothing is legal."""
        if self.turn is None:
            raise DealOverError(action, self.when)
        raise OutOfTurnError(action, self.when, self.turn)

    def check_kind(self, action: Action) -> Never:
        """Raise: nothing is legal."""
        self.check(action)

    def at(self, index: int) -> Never:
        """There is no action."""
        raise IndexError(index)
