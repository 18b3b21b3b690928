"""Plays at the table through events alone, by mouse, by keys or by gamepad."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.config.choices import Language, Speed
from napoleon_game.config.schema import Config
from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.cards import JOKER, PACK, Card
from napoleon_game.core.observation import Observation
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.match.series import Series
from napoleon_game.match.session import Occupant, Session
from napoleon_game.ui.app import App
from napoleon_game.ui.scene import Command, Quit
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.table.adjutant import AdjutantPanel
from napoleon_game.ui.table.auction import AuctionPanel
from napoleon_game.ui.table.exchange import ExchangePanel
from napoleon_game.view.geometry import Point
from napoleon_game.view.layout import hand_of
from napoleon_game.view.pose import card_key
from tests.ui.support import at_once, make_app, make_context

NAMES = ("ハルカ", "アキ", "ケンジ", "ミナ", "ソラ")


class Driver:
    """Plays a deal at the table through events alone, with the decisions of the ``rules`` player."""

    def __init__(
        self,
        seed: str = "kyoto",
        language: Language = Language.JAPANESE,
        size: tuple[int, int] = (1280, 720),
        person: int = 0,
        speed: Speed = Speed.OFF,
    ) -> None:
        quick = speed is Speed.OFF
        motion = replace(Config().motion, speed=Speed.NORMAL if quick else speed)
        self.context = make_context(language, replace(Config(), motion=motion))
        if quick:
            at_once(self.context)
        kinds = ["human" if seat == person else "rules" for seat in range(5)]
        occupants = [Occupant(name, kind) for name, kind in zip(NAMES, kinds, strict=True)]
        self.over: list[Observation] = []
        self.paused = 0
        session = Session(Series(seed), occupants, RuleSet(), self.context.make_bot)
        self.scene = TableScene(self.context, session, self._over, self._pause, Quit)
        self.app: App = make_app(self.scene, self.context, size)

    def _over(self, observation: Observation) -> Command:
        self.over.append(observation)
        return Quit()

    def _pause(self) -> Command:
        self.paused += 1
        return Quit()

    def frames(self, count: int = 1, *events: pygame.Event) -> None:
        """Let frames pass; the events come with the first."""
        for number in range(count):
            self.app.frame(1 / 60, events if number == 0 else [])

    def asked(self) -> bool:
        """Whether the person is to decide, and nothing moves."""
        person = self.scene.session.people.get(self.scene.viewer)
        return person is not None and person.asked is not None and self.scene.director.idle

    def until_asked(self) -> Observation | None:
        """Wait until the person is asked; ``None`` when the deal is over."""
        for _ in range(20_000):
            if self.over:
                return None
            if self.asked():
                self.frames(24)  # as long as a person takes who does not hurry
                if self.asked():  # no card played itself
                    return self.scene.director.shown
            self.frames()
            time.sleep(0.0002)
        raise AssertionError("nobody was asked, and the deal is not over")

    def key(self, *keys: int) -> None:
        """Press keys one after another."""
        for code in keys:
            self.frames(1, pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))

    def letter(self, text: str) -> None:
        """Type a text."""
        for letter in text:
            self.frames(1, pygame.Event(pygame.TEXTINPUT, text=letter))

    def pad(self, *buttons: int) -> None:
        """Press gamepad buttons one after another."""
        for button in buttons:
            self.frames(1, pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))

    def click(self, at: Point) -> None:
        """Move the mouse to a place and click."""
        fit = self.app.canvas.fit
        pos = (round(fit.left + at.x * fit.scale), round(fit.top + at.y * fit.scale))
        self.frames(1, pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        self.frames(1, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        self.frames(1, pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self.app.window.resize(size)
        self.frames(1, pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def visible_part_of(self, card: Card) -> Point:
        """A point of a card of the hand that no other covers."""
        pose = self.scene.director.poses()[card_key(card)]
        return Point(pose.x - 46, pose.y)


def wish(observation: Observation) -> Action:
    """What the ``rules`` player would do."""
    return RulesPlayer().decide(observation, Stream("any"))


def by_mouse(driver: Driver, observation: Observation) -> None:
    panel = driver.scene.decision.panel
    match wish(observation):
        case Pass():
            assert isinstance(panel, AuctionPanel)
            driver.click(panel._pass.rect.centre)
        case MakeBid(_, bid):
            assert isinstance(panel, AuctionPanel)
            if panel.chosen != bid:
                driver.click(panel._cell(bid).centre)
            driver.click(panel._bid.rect.centre)
        case NameAdjutantCard(_, card):
            assert isinstance(panel, AdjutantPanel)
            if panel.chosen is not card:
                driver.click(panel._cell(card).centre)
            driver.click(panel._button.rect.centre)
        case Discard(_, cards):
            assert isinstance(panel, ExchangePanel)
            for card in cards:
                driver.click(driver.visible_part_of(card))
            driver.click(panel._discard.rect.centre)
        case PlayCard(_, card):
            driver.click(driver.visible_part_of(card))


def by_keys(driver: Driver, observation: Observation) -> None:
    panel = driver.scene.decision.panel
    match wish(observation):
        case Pass():
            driver.letter("p")
        case MakeBid(_, bid):
            assert isinstance(panel, AuctionPanel)
            driver.letter(bid.trump.letter)
            driver.letter(str(bid.target))
            assert panel.chosen == bid
            driver.key(pygame.K_RETURN)
        case NameAdjutantCard(_, card):
            assert isinstance(panel, AdjutantPanel)
            driver.key(*steps_to(panel, card, pygame.K_DOWN, pygame.K_RIGHT))
            driver.key(pygame.K_RETURN)
        case Discard(_, cards):
            for card in cards:
                walk(driver, observation, card, lambda: driver.key(pygame.K_RIGHT))
                driver.key(pygame.K_SPACE)
            driver.key(pygame.K_RETURN)
        case PlayCard(_, card):
            walk(driver, observation, card, lambda: driver.key(pygame.K_RIGHT))
            driver.key(pygame.K_RETURN)


def by_gamepad(driver: Driver, observation: Observation) -> None:
    panel = driver.scene.decision.panel
    match wish(observation):
        case Pass():
            driver.pad(pygame.CONTROLLER_BUTTON_X)
        case MakeBid(_, bid):
            assert isinstance(panel, AuctionPanel)
            for _ in range(60):
                if panel.chosen == bid:
                    break
                assert panel.chosen is not None
                across = panel.chosen.trump is bid.trump
                driver.pad(
                    (
                        pygame.CONTROLLER_BUTTON_DPAD_RIGHT
                        if panel.chosen < bid
                        else pygame.CONTROLLER_BUTTON_DPAD_LEFT
                    )
                    if across
                    else pygame.CONTROLLER_BUTTON_DPAD_DOWN
                )
            assert panel.chosen == bid
            driver.pad(pygame.CONTROLLER_BUTTON_A)
        case NameAdjutantCard(_, card):
            assert isinstance(panel, AdjutantPanel)
            down, right = pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
            driver.pad(*steps_to(panel, card, down, right))
            driver.pad(pygame.CONTROLLER_BUTTON_A)
        case Discard(_, cards):
            for card in cards:
                walk(driver, observation, card, lambda: driver.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT))
                driver.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
            driver.pad(pygame.CONTROLLER_BUTTON_A)
        case PlayCard(_, card):
            walk(driver, observation, card, lambda: driver.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT))
            driver.pad(pygame.CONTROLLER_BUTTON_A)


def steps_to(panel: AdjutantPanel, card: Card, down: int, right: int) -> Iterator[int]:
    """Steps from the chosen card of the grid to ``card``."""
    if panel.chosen is card:
        return
    if panel.chosen is JOKER:  # right of it lies the first card
        yield right
    here = 0 if panel.chosen is JOKER else PACK.index(panel.chosen)
    if card is JOKER:
        yield from [right] * (13 - here % 13)
        return
    there = PACK.index(card)
    yield from [down] * ((there // 13 - here // 13) % 4)
    # Right of the two lies the joker, and right of that the first card.
    columns = (there % 13 - here % 13) % 13
    yield from [right] * (columns if here % 13 <= there % 13 else columns + 1)


def walk(driver: Driver, observation: Observation, card: Card, step: Callable[[], None]) -> None:
    """Move the focus in the hand until it is on ``card``."""
    for _ in range(len(hand_of(observation, driver.context.arrangement)) + 1):
        if driver.scene.decision.hand.focus is card:
            return
        step()
    raise AssertionError(f"{card} cannot be reached")


Decide = Callable[[Driver, Observation], None]
