"""The problem editor: five hands set up by mouse or keys, or loaded, and solved."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from typing import Final

from napoleon_game.core.bids import MAX_TARGET, Bid
from napoleon_game.core.cards import PICTURE_CARDS, SEATS, Card, Suit, pictures
from napoleon_game.core.deal import deal_cards
from napoleon_game.i18n.names import standing_alone
from napoleon_game.match.problem import ASIDE, Answer, Flaw, Problem, solved
from napoleon_game.match.session import HUMAN
from napoleon_game.solver.api import Limits, StopFlag
from napoleon_game.solver.errors import SolverStoppedError, SolverUnavailableError
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Input, Typed
from napoleon_game.ui.match_plan import random_seed
from napoleon_game.ui.scene import Command, Push, Scene
from napoleon_game.ui.scenes.backdrop import FOOTER, MenuScene, screen
from napoleon_game.ui.scenes.editor_cards import CardTile, PlaceHead, head_places, tiles
from napoleon_game.ui.table_names import own_names
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.choice import Choice
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.widget import Widget
from napoleon_game.ui.widgets.words import balanced, balanced_lines, label
from napoleon_game.view.geometry import Rect

NODES: Final = 400_000_000
"""Nodes for each of the questions: minutes; somebody who has had enough before that says so."""

_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_SIDE: Final = Rect(920, 104, 312, 464)
_STEP: Final = 66.0
_NAME: Final = 22.0
_CONTROL: Final = 38.0
_SAID: Final = Rect(48, 572, 1184, 54)
_GAP: Final = 12.0
_BUTTON: Final = 227.0
_DIGITS: Final = "123456"
_OTHERS: Final = ("rules",) * (SEATS - 1)

Taken = Callable[[Problem], None]
"""Hears a problem that was loaded."""


class EditorScene(MenuScene):
    """Sets up a problem.

    Attributes:
        problem: how it stands.
        held: the card that is chosen.
        answer: what the solver says of the problem as it stands; ``None`` while that is not known.
    """

    largest_text = 1.0

    def __init__(
        self,
        context: Context,
        play: Callable[[Problem, Scene], Command],
        load: Callable[[Taken], Scene],
        problem: Problem | None = None,
    ) -> None:
        """Begin with ``problem``, or with hands dealt by chance.

        ``play`` sits down at one that can be played; ``load`` makes a scene that asks for another.
        """
        self._play, self._load = play, load
        self.problem = problem or dealt()
        self.held: Card | None = None
        self.answer: Answer | None = None
        self._told = ""
        self._solving: Future[Answer] | None = None
        self._stop = StopFlag()
        super().__init__(context)

    def left(self) -> None:
        """Nobody waits for the solver any longer."""
        self._stop.set()

    # Controls -----------------------------------------------------------------------------------------------

    def build(self) -> Group:
        """Heads and cards, what is to be known of the deal, and what can be done."""
        say, problem = self.context.say, self.problem
        self.names = own_names(say, (HUMAN, *_OTHERS))
        heads = [
            PlaceHead(rect, self._place_name(place), self._role(place), self._mover(place))
            for place, rect in enumerate(head_places())
        ]
        self.tiles = tiles(problem, self.context.words, self._choose)
        for tile in self.tiles:
            tile.held, tile.named = tile.card is self.held, tile.card is problem.adjutant_card
            if self.answer is not None and tile.card in self.answer.values:
                tile.value = self.answer.values[tile.card], self.answer.winning[tile.card]
        by_place = [
            [tile for tile in self.tiles if problem.place_of(tile.card) == at] for at in range(SEATS + 1)
        ]
        rows: list[Widget] = []
        for head, cards in zip(heads, by_place, strict=True):
            rows += [head, *cards]
        return Group([*rows, *self._settings(), *self._buttons()], self._solve)

    def _place_name(self, place: int) -> str:
        return self.context.say("problem-aside") if place == ASIDE else self.names[place]

    def _role(self, place: int) -> str:
        """What a seat is in the deal."""
        words, problem = self.context.words, self.problem
        if place == problem.napoleon:
            return words.role("napoleon-alone" if problem.adjutant == place else "napoleon")
        return words.role("adjutant") if place == problem.adjutant else ""

    def _mover(self, place: int) -> Callable[[], None]:
        return lambda: self._move(self.held, place)

    def _settings(self) -> list[Widget]:
        """What is to be known of the deal, from the top."""
        say, words, problem = self.context.say, self.context.words, self.problem
        suits = [standing_alone(words.suit(suit)) for suit in _SUITS]
        targets = [say("count-cards", count=target) for target in range(1, MAX_TARGET + 1)]
        alone = [
            say("problem-alone") if seat == problem.napoleon else self.names[seat] for seat in range(SEATS)
        ]
        taken = [say("count-pictures", count=count) for count in range(PICTURE_CARDS + 1)]
        named = Button(self._control(3), words.short_card(problem.adjutant_card), self._name)
        named.enabled = self.held is not None
        adjutant: Widget = Choice(self._control(4), alone, problem.adjutant, self._set_fallen)
        if problem.first_trick or problem.place_of(problem.adjutant_card) != ASIDE:  # no choice (R3.2, R3.3)
            adjutant = Button(self._control(4), alone[problem.adjutant], lambda: None)
            adjutant.enabled = False
        return [
            Choice(self._control(0), suits, _SUITS.index(problem.bid.trump), self._set_trump),
            Choice(self._control(1), targets, problem.bid.target - 1, self._set_target),
            Choice(self._control(2), self.names, problem.napoleon, self._set_napoleon),
            named,
            adjutant,
            Choice(self._control(5), self.names, problem.leader, self._set_leader),
            Choice(self._control(6), taken, problem.taken, self._set_taken),
        ]

    @staticmethod
    def _control(index: int) -> Rect:
        return Rect(_SIDE.x, _SIDE.y + index * _STEP + _NAME, _SIDE.w, _CONTROL)

    def _buttons(self) -> list[Widget]:
        say, flaw = self.context.say, self.problem.flaw

        def place(index: int) -> Rect:
            return Rect(FOOTER.x + index * (_BUTTON + _GAP), FOOTER.y, _BUTTON, FOOTER.h)

        busy = self._solving is not None
        self._solve = Button(
            place(4), say("cancel" if busy else "problem-solve"), self._stop_or_solve, kind="primary"
        )
        self._solve.enabled = flaw is None
        play = Button(place(3), say("problem-play"), self._sit_down)
        play.enabled = flaw is None and self.problem.state is not None
        return [
            Button(place(0), say("back"), self.back),
            Button(place(1), say("problem-random"), lambda: self._change(self._with_hands(dealt()))),
            Button(place(2), say("problem-load"), lambda: Push(self._load(self._change))),
            play,
            self._solve,
        ]

    def _with_hands(self, other: Problem) -> Problem:
        """The same deal with other cards; Napoleon leads the first trick, and nothing is taken."""
        return replace(self.problem, hands=other.hands, leader=self.problem.napoleon, taken=0)

    def react(self, event: Input) -> Command | None:
        """Digits move the card that is chosen, or has the focus."""
        if isinstance(event, Typed) and event.text in _DIGITS and event.text:
            focus = self.group.focus
            card = self.held or (focus.card if isinstance(focus, CardTile) else None)
            self._move(card, _DIGITS.index(event.text))
            return None
        return self.group.handle(event)

    # Changes ------------------------------------------------------------------------------------------------

    def _choose(self, card: Card) -> None:
        """Choose a card, or exchange the chosen one with it."""
        held, self.held = self.held, None
        if held is None or self.problem.place_of(held) == self.problem.place_of(card):
            self.held = None if held is card else card
            self._made_anew(card)
        else:
            self._change(self.problem.exchanged(held, card), held)

    def _move(self, card: Card | None, place: int) -> None:
        if card is not None and self.problem.place_of(card) != place:
            self.held = None
            self._change(self.problem.with_card(card, place), card)

    def _name(self) -> None:
        if self.held is not None:
            card, self.held = self.held, None
            self._change(replace(self.problem, adjutant_card=card), card)

    def _set_trump(self, index: int) -> None:
        self._set(bid=Bid(self.problem.bid.target, _SUITS[index]))

    def _set_target(self, index: int) -> None:
        self._set(bid=Bid(index + 1, self.problem.bid.trump))

    def _set_napoleon(self, seat: int) -> None:
        """At the first trick Napoleon leads, so that goes with it."""
        first = self.problem.leader == self.problem.napoleon
        alone = self.problem.fallen == self.problem.napoleon
        self._set(
            napoleon=seat,
            leader=seat if first else self.problem.leader,
            fallen=seat if alone else self.problem.fallen,
        )

    def _set_fallen(self, seat: int) -> None:
        self._set(fallen=seat)

    def _set_leader(self, seat: int) -> None:
        self._set(leader=seat)

    def _set_taken(self, count: int) -> None:
        self._set(taken=count)

    def _set(self, **changes: int | Bid) -> None:
        """Change something beside the cards; the focus stays where it is."""
        at = self.group.widgets.index(self.group.focus) if self.group.focus else 0
        self._change(replace(self.problem, **changes))  # type: ignore[arg-type]
        if at < len(self.group.widgets) and self.group.widgets[at].enabled:
            self.group.focus = self.group.widgets[at]

    def _change(self, problem: Problem, focus: Card | None = None) -> None:
        """The problem is another now: nothing is known of it, and in other hands nothing is chosen."""
        if problem.hands != self.problem.hands:
            self.held = None
        self.problem, self.answer, self._told = problem, None, ""
        self._cancel()
        self._made_anew(focus)

    def _made_anew(self, focus: Card | None = None) -> None:
        self.group, self.dirty = self.build(), True
        found = next((tile for tile in self.tiles if tile.card is focus), None)
        if found is not None:
            self.group.focus = found
        elif self.group.focus is None or not self.group.focus.enabled:
            self.group.focus = next(widget for widget in self.group.widgets if widget.enabled)

    # Solving ------------------------------------------------------------------------------------------------

    def _sit_down(self) -> Command | None:
        self._cancel()
        return self._play(self.problem, self)

    def _stop_or_solve(self) -> None:
        """Solve; while that is done, no longer."""
        if self._solving is not None:
            self._cancel()
        else:
            self._stop, self._told, self.held = StopFlag(), "", None
            limits = Limits(nodes=NODES, stop=self._stop)
            self._solving = self.context.think(solved, self.problem, limits)
        self._made_anew()

    def _cancel(self) -> None:
        self._stop.set()
        self._solving = None

    def update(self, seconds: float) -> Command | None:  # noqa: ARG002
        """Look whether it is solved."""
        if self._solving is None or not self._solving.done():
            return None
        solving, self._solving = self._solving, None
        try:
            self.answer = solving.result()
        except SolverStoppedError:
            self._told = self.context.say("problem-given-up")
        except SolverUnavailableError as error:
            self._told = str(error)
        self._made_anew()
        self.context.speech.say(self.said, at_once=True)
        return None

    # Picture ------------------------------------------------------------------------------------------------

    @property
    def said(self) -> str:
        """What is wrong, or known, or can be done."""
        say, words, problem, answer = self.context.say, self.context.words, self.problem, self.answer
        if self._told:
            return self._told
        if self._solving is not None:
            return say("problem-solving")
        if answer is not None:
            key = "problem-solved-won" if answer.won else "problem-solved-lost"
            return say(key, count=answer.value, target=problem.bid.target)
        if self.held is not None:
            return say("problem-held", card=words.short_card(self.held))
        return say("problem-hint") if problem.flaw is None else self._said_of(problem.flaw)

    def _said_of(self, flaw: Flaw) -> str:
        """What is wrong with the problem, in one line."""
        say, problem = self.context.say, self.problem
        sizes = [len(hand) for hand in problem.hands]
        match flaw:
            case Flaw.NO_CARDS:
                return say("problem-no-cards")
            case Flaw.TOO_MANY:
                most = max(sizes)
                return say("problem-too-many", who=self.names[sizes.index(most)], count=most)
            case Flaw.UNEQUAL:
                return say("problem-unequal", counts=self.context.words.listed(map(str, sizes)))
            case Flaw.LEADER:
                return say("problem-leader-first")
            case Flaw.NOTHING_TAKEN:
                return say("problem-nothing-taken")
            case Flaw.TAKEN:
                aside = pictures(problem.aside)
                return say("problem-too-many-taken", taken=problem.taken, count=aside)

    def paint(self, canvas: Canvas) -> None:
        """Heading, the names of what can be set, and what is to be said."""
        say = self.context.say
        screen(canvas, say("problem-title"))
        names = ("trump", "target", "napoleon", "card", "adjutant", "leader", "taken")
        for index, name in enumerate(names):
            place = Rect(_SIDE.x, _SIDE.y + index * _STEP - 2, _SIDE.w, _NAME)
            label(canvas, say(f"problem-{name}"), place, "tiny", "text_soft")
        known = self.answer is not None
        color = "accent" if known else "danger" if self._wrong else "text_soft"
        style = "body" if known else "caption"
        lines = balanced_lines(canvas, self.said, _SAID.w, style)
        top = _SAID.centre.y - len(lines) * canvas.line_height(style) / 2
        balanced(canvas, self.said, Rect(_SAID.x, top, _SAID.w, _SAID.h), style, color)

    @property
    def _wrong(self) -> bool:
        return bool(self._told) or (self.problem.flaw is not None and self.held is None)


def dealt() -> Problem:
    """Hands dealt by chance."""
    return Problem(deal_cards(random_seed(), 1, 0).hands)
