"""What one seat knows: the only thing that players and screens are given."""

from dataclasses import dataclass

from napoleon_game.core.actions import Action
from napoleon_game.core.cards import HAND_SIZE, KITTY_SIZE, SEATS, Cards, Seat
from napoleon_game.core.legal import LegalActions, NoActions
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases import legal_actions
from napoleon_game.core.public import Public
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State


@dataclass(frozen=True, slots=True)
class Observation:
    """A deal as one seat sees it.

    Attributes:
        seat: who looks.
        public: what everybody sees.
        hand: its own cards, sorted.
        kitty: the kitty, for Napoleon from the exchange on; ``None`` for everybody else.
        discards: its own discards, for Napoleon from play on; ``None`` for everybody else.
    """

    seat: Seat
    public: Public
    hand: Cards
    kitty: Cards | None = None
    discards: Cards | None = None

    @property
    def my_turn(self) -> bool:
        """Whether this seat acts next."""
        return self.public.turn == self.seat

    @property
    def legal(self) -> LegalActions[Action]:
        """What this seat may do now; empty when it is not its turn."""
        return legal_actions(self.public, self.seat, self.hand)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        public = self.public
        played = [len(public.tricks)] * SEATS
        if public.trick is not None:
            for place in range(len(public.trick.cards)):
                played[public.trick.seat_at(place)] += 1
        sizes = [HAND_SIZE - count for count in played]
        if public.phase is Phase.EXCHANGE and public.contract is not None:
            sizes[public.contract.napoleon] += KITTY_SIZE
        return tuple(sizes)

    @property
    def adjutant(self) -> Seat | None:
        """The adjutant's seat as far as this seat knows; Napoleon's own seat if it plays alone.

        It knows what everybody has seen, and whether it holds the adjutant card itself (R3.2); Napoleon
        also knows the kitty and its discards (R3.3).
        """
        public = self.public
        if public.adjutant is not None or public.contract is None or public.adjutant_card is None:
            return public.adjutant
        own = (*self.hand, *(self.kitty or ()), *(self.discards or ()))
        return self.seat if public.adjutant_card in own else None

    @property
    def open(self) -> "OpenObservation":
        """What of it everybody may see."""
        return OpenObservation(self.seat, self.public, ())

    @property
    def side(self) -> Side | None:
        """The side this seat is on; ``None`` before the adjutant card is named.

        A seat always knows its own side: an ally is whoever is not Napoleon and never held the card.
        """
        public = self.public
        if public.contract is None or public.adjutant_card is None:
            return None
        on_napoleons = self.seat in (public.contract.napoleon, self.adjutant)
        return Side.NAPOLEON if on_napoleons else Side.ALLIED


@dataclass(frozen=True, slots=True)
class OpenObservation(Observation):
    """What everybody may see, from the place of a seat whose own cards stay face down too.

    For a table that several people look at: it is the same whatever anybody holds, but for who sits where.
    """

    @property
    def my_turn(self) -> bool:
        """Nobody in particular looks: it is nobody's turn."""
        return False

    @property
    def legal(self) -> LegalActions[Action]:
        """Nobody in particular may do nothing."""
        return NoActions(self.seat, self.public.phase, self.public.turn)

    @property
    def adjutant(self) -> Seat | None:
        """The adjutant's seat, once everybody has seen it."""
        return self.public.adjutant

    @property
    def side(self) -> Side | None:
        """The side of the seat, once everybody knows it."""
        public = self.public
        if public.contract is None or public.adjutant_card is None:
            return None
        if self.seat == public.contract.napoleon:
            return Side.NAPOLEON
        if public.adjutant is None:
            return None
        return Side.NAPOLEON if self.seat == public.adjutant else Side.ALLIED


def observe_open(state: State, seat: Seat) -> OpenObservation:
    """What everybody may know of ``state``, from the place of ``seat``."""
    return OpenObservation(seat, state.public, ())


def observe(state: State, seat: Seat) -> Observation:
    """What ``seat`` may know of ``state`` (R3.2, R4.1)."""
    public = state.public
    contract = public.contract
    if contract is None or contract.napoleon != seat or public.adjutant_card is None:
        return Observation(seat, public, state.hands[seat])
    return Observation(seat, public, state.hands[seat], state.deal.kitty, state.discards)
