"""The table: it owns the true state of one deal, and shows each seat only what that seat may see."""

from collections.abc import Sequence
from dataclasses import dataclass

from napoleon_game.core.actions import Action
from napoleon_game.core.cards import Seat
from napoleon_game.core.deal import Deal
from napoleon_game.core.engine import start, step
from napoleon_game.core.events import Events, redact
from napoleon_game.core.observation import Observation, OpenObservation, observe, observe_open
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.match.controllers import Controller


@dataclass(frozen=True, slots=True)
class Batch:
    """What one action brought about, seen through :meth:`events_for` and :meth:`observation_for`."""

    _events: Events
    _state: State

    def events_for(self, seat: Seat | None) -> Events:
        """The events as ``seat`` may see them; ``None`` is nobody in particular."""
        return tuple(redact(event, seat) for event in self._events)

    def observation_for(self, seat: Seat) -> Observation:
        """What ``seat`` knows afterwards."""
        return observe(self._state, seat)

    def open_observation(self, seat: Seat) -> OpenObservation:
        """What everybody knows afterwards, from the place of ``seat``."""
        return observe_open(self._state, seat)

    @property
    def turn(self) -> Seat | None:
        """The seat that acts next; ``None`` when the deal is over."""
        return self._state.public.turn


class Table:
    """One deal being played.

    Attributes:
        state: the whole truth: for records and saves, never for players or screens.
        done: the last action; for saves alone, as ``state``.
        opening: the batch that dealt the cards.
    """

    def __init__(
        self, deal: Deal, rules: RuleSet, controllers: Sequence[Controller], state: State | None = None
    ) -> None:
        """Begin ``deal``, or go on from ``state``, with a controller for each seat."""
        first, events = start(deal, rules)
        self.opening = Batch(events, first)
        self.state = first if state is None else state
        self._controllers = list(controllers)
        self._asked: Seat | None = None
        self.done: Action | None = None

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.state.public.turn is None

    def observation(self, seat: Seat) -> Observation:
        """What ``seat`` knows now."""
        return observe(self.state, seat)

    def open_observation(self, seat: Seat) -> OpenObservation:
        """What everybody knows now, from the place of ``seat``."""
        return observe_open(self.state, seat)

    def advance(self) -> Batch | None:
        """Ask the seat whose turn it is, or take its answer; ``None`` while there is none. Never waits.

        Raises:
            BrokenPlayerError: the seat's computer player failed. The deal is as it was, and the seat is
                asked again by the next call.
        """
        turn = self.state.public.turn
        if turn is None:
            return None
        controller = self._controllers[turn]
        if self._asked is None:
            observation = observe(self.state, turn)
            controller.ask(observation, decision_stream(self.state.deal, observation))
            self._asked = turn
        try:
            action = controller.answer()
        except Exception:
            self._asked = None
            raise
        return None if action is None else self._carry_out(action)

    def _carry_out(self, action: Action) -> Batch:
        self._asked = None
        self.state, events = step(self.state, action)
        self.done = action
        return Batch(events, self.state)

    def replace_controller(self, seat: Seat, controller: Controller) -> None:
        """Let somebody else decide for ``seat`` from now on; a question that it was asked is asked anew."""
        if self._asked == seat:
            self.close()
        self._controllers[seat] = controller

    def close(self) -> None:
        """Take back what was asked: the table is left."""
        if self._asked is not None:
            self._controllers[self._asked].cancel()
            self._asked = None


def decision_stream(deal: Deal, observation: Observation) -> Stream:
    """The random numbers of one decision: of this deal, seat, phase and turn within it, and nothing else.

    So they need no saving, and two players in the same seat of the same deal meet the same luck.
    """
    public, seat = observation.public, observation.seat
    in_auction = public.phase is Phase.AUCTION
    turn = sum(call.seat == seat for call in public.calls) if in_auction else len(public.tricks)
    return Stream("napoleon-player", deal.seed, deal.number, seat, public.phase.value, turn)
