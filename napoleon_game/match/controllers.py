"""Who decides for a seat: a person or a computer player, asked in the same way and never waited for."""

from concurrent.futures import Executor, Future
from typing import Protocol

from napoleon_game.ai.player import Player
from napoleon_game.core.actions import Action
from napoleon_game.core.cards import Card
from napoleon_game.core.errors import NapoleonError, describe
from napoleon_game.core.illegal import IllegalActionError
from napoleon_game.core.observation import Observation
from napoleon_game.core.stream import Stream


class BrokenPlayerError(NapoleonError):
    """A computer player failed, or answered what is no legal action; the deal itself is as it was.

    Attributes:
        observation: what it was to decide on; another player may answer in its place.
    """

    def __init__(self, player: Player, observation: Observation, reason: str) -> None:
        """Say what ``player`` did wrong."""
        kind = type(player).__qualname__
        where = f"seat {observation.seat}, {observation.public.phase.value} phase"
        super().__init__(f"the player {kind} is broken: {reason} ({where})")
        self.observation = observation


class Controller(Protocol):
    """Decides for one seat of one deal."""

    def ask(self, observation: Observation, stream: Stream) -> None:
        """It is this seat's turn: begin to decide. Returns at once."""

    def answer(self) -> Action | None:
        """The decision, handed out once; ``None`` while there is none. Returns at once.

        Raises:
            BrokenPlayerError: the player failed, or what it decided is not legal.
        """

    def cancel(self) -> None:
        """The question is void: forget it."""


def decide(player: Player, observation: Observation, stream: Stream) -> Action:
    """Ask a player and check its answer, however it is made.

    Raises:
        BrokenPlayerError: it raised an exception, or did not return a legal action.
    """
    try:
        action: object = player.decide(observation, stream)
    except (Exception, SystemExit) as error:  # a stranger's code may raise anything, and the table must go on
        raise BrokenPlayerError(player, observation, describe(error)) from error
    if not isinstance(action, Action) or not _well_made(action):
        raise BrokenPlayerError(player, observation, f"it answered {type(action).__name__}, not an action")
    try:
        observation.legal.check(action)
    except IllegalActionError as error:
        raise BrokenPlayerError(player, observation, error.reason) from error
    return action


def _well_made(action: Action) -> bool:
    """Whether the cards of an action are cards: a number equals the card of that place, but is none."""
    cards = getattr(action, "cards", (getattr(action, "card", None),))
    return all(card is None or type(card) is Card for card in cards)


class InlineController:
    """A computer player that decides as soon as it is asked: for simulations, where nobody looks on."""

    def __init__(self, player: Player) -> None:
        """``player`` decides."""
        self._player = player
        self._answer: Action | None = None

    def ask(self, observation: Observation, stream: Stream) -> None:
        """Decide."""
        self._answer = decide(self._player, observation, stream)

    def answer(self) -> Action | None:
        """What was decided."""
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        """Forget the answer."""
        self._answer = None


class BackgroundController:
    """A computer player that decides on another thread, so that the table's own thread never waits."""

    def __init__(self, player: Player, executor: Executor) -> None:
        """``player`` decides on a thread of ``executor``."""
        self._player, self._executor = player, executor
        self._future: Future[Action] | None = None

    def ask(self, observation: Observation, stream: Stream) -> None:
        """Begin to decide."""
        self._future = self._executor.submit(decide, self._player, observation, stream)

    def answer(self) -> Action | None:
        """What was decided, once it is."""
        if self._future is None or not self._future.done():
            return None
        future, self._future = self._future, None
        return future.result()

    def cancel(self) -> None:
        """Let the thread finish if it has begun; its answer is dropped."""
        if self._future is not None:
            self._future.cancel()
            self._future = None


class HumanController:
    """A person, whose action arrives from outside."""

    def __init__(self) -> None:
        """Wait for :meth:`submit`."""
        self._observation: Observation | None = None
        self._answer: Action | None = None

    @property
    def asked(self) -> Observation | None:
        """What the person is to decide on; ``None`` when it is not their turn."""
        return self._observation

    def ask(self, observation: Observation, stream: Stream) -> None:  # noqa: ARG002 - a person needs no dice
        """It is the person's turn."""
        self._observation, self._answer = observation, None

    def submit(self, action: Action) -> None:
        """Take the person's decision.

        Raises:
            IllegalActionError: it is not legal; the person may try again.
            ValueError: it is not this person's turn.
        """
        if self._observation is None:
            raise ValueError(f"nobody asked for {action}")
        self._observation.legal.check(action)
        self._answer = action

    def answer(self) -> Action | None:
        """The decision, once it was submitted."""
        answer = self._answer
        if answer is not None:
            self.cancel()
        return answer

    def cancel(self) -> None:
        """Forget question and answer."""
        self._observation = self._answer = None
