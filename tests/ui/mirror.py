"""A table and its mirror: the same match in the same frames, but the cards that nobody may see lie elsewhere.

Whatever differs between the two (a pixel, a sound, a frame more or less) tells what somebody may not know.
"""

from collections.abc import Collection
from typing import Any

import pygame

from napoleon_game.config.choices import Language, Speed
from napoleon_game.config.schema import HotSeat
from napoleon_game.core.actions import Action
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.events import CardsDiscarded, Event, HandDealt, KittyTaken
from napoleon_game.core.observation import Observation, OpenObservation, observe, observe_open
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.match.session import Session
from napoleon_game.match.table import Batch
from napoleon_game.ui.app import App
from napoleon_game.ui.scene import Command, Push, Quit
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.table import TableScene
from tests.redeal import redeal
from tests.ui.hot_seat import People


class Mirrored(People):
    """People whose every frame is held against the mirror's.

    Attributes:
        eyes: the seat whose owner has opened the curtain; the test's own opinion, not the program's.
        frames_compared: how many pictures were the same.
        open_frames: how many of them showed somebody's hand.
    """

    step = 1 / 60
    """Seconds from one frame to the next."""

    def __init__(
        self,
        seed: str = "kyoto",
        language: Language = Language.JAPANESE,
        people: Collection[Seat] = range(SEATS),
        speed: Speed = Speed.FAST,
        hot_seat: HotSeat | None = None,
    ) -> None:
        self.eyes: Seat | None = None
        self.frames_compared = self.open_frames = 0
        self._sounds: list[str] = []
        super().__init__(seed, language, (960, 540), people, speed, hot_seat)
        self._truth = self.scene.session
        self._batch: Batch | None = None
        self.context.audio.play = self._heard  # type: ignore[method-assign]
        advance = self._truth.advance

        def remember() -> Batch | None:
            self._batch = advance()
            return self._batch

        self._truth.advance = remember  # type: ignore[method-assign]
        session = _MirrorSession(self._truth, self)
        self.other = TableScene(self.context, session, lambda _: Quit(), self._pause, self._pause)
        self._mirror = App(self.context, self.app.window, self.other)
        self._mirror.frame(0.0, [])

    def _pause(self) -> Command:
        """Something opens over the table; Esc closes it."""
        return Push(NoticeScene(self.context, "…"))

    def _heard(self, name: str) -> None:
        self._sounds.append(name)

    @property
    def rightful(self) -> Seat | None:
        """The seat whose cards may be in the picture now: it opened the curtain, and has the turn since."""
        if self._truth.table.state.public.turn != self.eyes:
            self.eyes = None
        return self.eyes

    def frames(self, count: int = 1, *events: pygame.Event) -> None:
        """Let both tables have the same frames, and compare them."""
        for number in range(count):
            new = events if number == 0 else ()
            self._batch, self._sounds = None, []
            drawn = self.app.frame(self.step, new)
            shown, sounds, self._sounds = self._pixels(), self._sounds, []
            again = self._mirror.frame(self.step, new)
            assert again == drawn, "the pace tells something"
            assert self._sounds == sounds, "the sounds tell something"
            if drawn:
                assert self._pixels() == shown, f"a picture tells something: {self.rightful}"
                self.frames_compared += 1
                self.open_frames += self.rightful is not None

    def _pixels(self) -> bytes:
        return pygame.image.tobytes(self.app.window.surface, "RGB")

    def open_curtain(self) -> None:
        """Whoever was called asks for their hand, which from now on may be seen."""
        self.eyes = self._truth.table.state.public.turn
        super().open_curtain()

    def close_curtain(self) -> None:
        """Nobody may look any longer; the test says so before the program knows."""
        self.eyes = None

    def close_curtain_after(self, seconds: float) -> None:
        """Let so much time pass in one frame that the curtain is to fall."""
        self.close_curtain()
        before, self.step = self.step, seconds
        self.frames()
        self.step = before

    def next_deal(self) -> None:
        """Deal the next deal at both tables."""
        self.over.clear()
        self.close_curtain()
        self.scene.start_deal()
        self.other.start_deal()
        for app in (self.app, self._mirror):
            app.running = True


class _MirrorSession(Session):
    """What happens at another table, with everything redealt that may not be seen at this moment."""

    def __init__(self, truth: Session, mirrored: Mirrored) -> None:
        self.truth, self.mirrored, self.luck = truth, mirrored, Stream("mirror")
        self.question: Observation | None = None
        super().__init__(truth.series, truth.occupants, truth.rules, truth._make_bot)
        self.people = dict.fromkeys(self.people, _Person(self))  # type: ignore[arg-type]
        self.table = _MirrorTable(self)  # type: ignore[assignment]

    @property
    def asked(self) -> Seat | None:
        """As it was at the other table in the same part of the frame."""
        return None if self.question is None else self.question.seat

    def redealt(self) -> State:
        return redeal(self.truth.table.state, self.mirrored.rightful, self.luck)

    def next_deal(self) -> Batch:
        state = redeal(self.truth.table.state, None, self.luck)
        assert state.hands != self.truth.table.state.hands
        return Batch(tuple(HandDealt(seat, hand) for seat, hand in enumerate(state.hands)), state)

    def advance(self) -> Batch | None:
        batch, asked = self.mirrored._batch, self.truth.asked
        self.question = None if asked is None else observe(self.redealt(), asked)
        if batch is None:
            return None
        state = self.redealt()
        return Batch(tuple(_among(event, state) for event in batch._events), state)

    def close(self) -> None:
        pass


class _MirrorTable:
    """The table as it might be."""

    def __init__(self, session: _MirrorSession) -> None:
        self.session = session

    def observation(self, seat: Seat) -> Observation:
        return observe(self.session.redealt(), seat)

    def open_observation(self, seat: Seat) -> OpenObservation:
        return observe_open(self.session.redealt(), seat)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.session.truth.table, name)


class _Person:
    """A person at the mirror's table, who decides nothing there: the other table does."""

    def __init__(self, session: _MirrorSession) -> None:
        self.session = session

    def submit(self, action: Action) -> None:
        assert self.session.question is not None
        self.session.question.legal.check(action)


def _among(event: Event, state: State) -> Event:
    """An event with the cards that it would have had."""
    match event:
        case KittyTaken(seat, _):
            return KittyTaken(seat, state.deal.kitty)
        case CardsDiscarded(seat, _):
            assert state.discards is not None
            return CardsDiscarded(seat, state.discards)
    return event
