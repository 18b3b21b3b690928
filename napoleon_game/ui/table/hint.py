"""The hint: what is best now and what comes next, why, and a mark on the cards it is about."""

from collections.abc import Iterator
from typing import Final

from napoleon_game.ai.advice.advice import Advice, Option
from napoleon_game.core.actions import Action, Discard, MakeBid, PlayCard
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.ui.advising import Advising, Stand
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scenes.result_tiles import letters_at_most
from napoleon_game.ui.table.decision import Decision
from napoleon_game.ui.widgets.words import balanced, balanced_lines, label
from napoleon_game.view.advice_words import action_words, figure_words, reason_words
from napoleon_game.view.director import Director
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.pose import card_key

_PAD: Final = 11.0
_MARK: Final = 26.0
_MOST_LETTERS: Final = 1.6
_GAP: Final = 5.0


class Hint:
    """Advice to whoever is to decide, while they want to see it.

    Attributes:
        asked: the question; ``None`` while no hint is shown.
    """

    def __init__(self, context: Context) -> None:
        """Nobody has asked for one."""
        self._context = context
        self.asked: Advising | None = None
        self._stand: Stand | None = None

    @property
    def advice(self) -> Advice | None:
        """What is advised, once it is known."""
        return None if self.asked is None else self.asked.advice

    def toggle(self, observation: Observation) -> None:
        """Ask what to do with ``observation``, or put the hint away."""
        if self.asked is None:
            self.asked = Advising(self._context, observation)
        else:
            self.close()

    def close(self) -> bool:
        """Put it away; returns whether there was one."""
        if self.asked is None:
            return False
        self.asked.cancel()
        self.asked = self._stand = None
        return True

    def update(self, observation: Observation | None) -> bool:
        """Look whether the advice has come; ``observation`` is what is to be decided, if anything is.

        Returns whether something looks different.
        """
        if self.asked is None:
            return False
        if observation is None or observation.public is not self.asked.observation.public:
            return self.close()
        self.asked.update()
        before, self._stand = self._stand, self.asked.stand
        return before is not self._stand

    # Picture ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, director: Director, decision: Decision, names: tuple[str, ...]) -> None:
        """The marks, and the plate with the words."""
        if self.asked is None:
            return
        if self.advice is not None:
            for at, number in _marks(self.advice, director, decision):
                _draw_mark(canvas, at, number)
        with letters_at_most(canvas, _MOST_LETTERS):
            self._draw_plate(canvas, names, beside=decision.panel is not None)

    def _draw_plate(self, canvas: Canvas, names: tuple[str, ...], *, beside: bool) -> None:
        """The plate; ``beside`` a panel it is no wider than that leaves room for."""
        assert self.asked is not None
        plate, panel = self._context.places.hint, self._context.places.adjutant
        if (
            beside
            and self.asked.observation.public.phase is Phase.ADJUTANT
            and plate.x + plate.w > panel.x > 100
        ):
            plate = Rect(plate.x, plate.y, panel.x - _GAP - plate.x, plate.h)
        inner = plate.inset(_PAD, _PAD)
        if self.advice is None:
            text = self._context.say(f"hint-{_WAITING[self.asked.stand]}")
            height = len(balanced_lines(canvas, text, inner.w, "tiny")) * canvas.line_height("tiny")
            _draw_back(canvas, Rect(plate.x, plate.y, plate.w, height + 2 * _PAD))
            balanced(canvas, text, inner, "tiny", "text_soft")
            return
        small = canvas.line_height("tiny")
        lines = _that_fit(canvas, list(self._lines(self.advice, names)), inner.w, inner.h - small)
        height = sum(_height(canvas, line, inner.w) for line in lines)
        _draw_back(canvas, Rect(plate.x, plate.y, plate.w, height + small + 2 * _PAD))
        top = inner.y
        for line in lines:
            _draw_line(canvas, line, Rect(inner.x, top, inner.w, 0))
            top += _height(canvas, line, inner.w)
        key = "hint-all-deals" if self.advice.certain else "hint-deals"
        basis = Rect(inner.x, top, inner.w, small)
        label(canvas, self._context.say(key, deals=self.advice.deals), basis, "tiny", "text_dim")

    def _lines(self, advice: Advice, names: tuple[str, ...]) -> Iterator["_Line"]:
        """What stands on the plate, in order."""
        words, say = self._context.words, self._context.say
        for number, option in enumerate(_options(advice), 1):
            yield _Line(f"{number}", action_words(option.action, words), figure_words(option, words))
            if number == 1:
                for reason in option.reasons:
                    yield _Line("", reason_words(reason, words, names), "")
            elif not advice.lead.certain:
                yield _Line("", say("hint-equal"), "")


_WAITING: Final = {
    Stand.PREPARING: "preparing",
    Stand.THINKING: "thinking",
    Stand.FAILED: "unavailable",
    Stand.DONE: "thinking",
}


class _Line:
    """A line of the plate: a number, words, and a figure at the right; without a number it is a reason."""

    def __init__(self, number: str, text: str, figure: str) -> None:
        self.number, self.text, self.figure = number, text, figure


def _draw_back(canvas: Canvas, rect: Rect) -> None:
    """The plate itself, through which nothing is seen: with large letters it lies over other words."""
    canvas.fill(rect, canvas.theme.color("panel"), canvas.theme.radii["plate"])
    canvas.panel(rect, radius="plate")


def _options(advice: Advice) -> list[Option]:
    return [advice.best] if advice.runner_up is None else [advice.best, advice.runner_up]


def _height(canvas: Canvas, line: _Line, width: float) -> float:
    if line.number:
        return canvas.line_height("caption") + _GAP
    return len(balanced_lines(canvas, line.text, width - _MARK, "tiny")) * canvas.line_height("tiny")


def _that_fit(canvas: Canvas, lines: list[_Line], width: float, room: float) -> list[_Line]:
    """The lines without as many reasons, the last first, as there is no room for."""
    kept = list(lines)
    while sum(_height(canvas, line, width) for line in kept) > room:
        reasons = [line for line in kept if not line.number]
        if not reasons:
            break
        kept.remove(reasons[-1])
    return kept


def _draw_line(canvas: Canvas, line: _Line, at: Rect) -> None:
    if not line.number:
        balanced(canvas, line.text, Rect(at.x + _MARK, at.y, at.w - _MARK, 0), "tiny", "text_soft")
        return
    height = canvas.line_height("caption")
    top = at.y + _GAP / 2
    _draw_mark(canvas, Point(at.x + _MARK / 2 - 3, top + height / 2), int(line.number), small=True)
    width = canvas.measure(line.figure, "tiny") if line.figure else 0.0
    figure = Rect(at.right - width, top, width + 1, height)
    if line.figure:
        canvas.text(line.figure, figure, "tiny", "accent", align="right")
    label(canvas, line.text, Rect(at.x + _MARK, top, at.w - _MARK - width - 8, height), "caption", bold=True)


def _marks(advice: Advice, director: Director, decision: Decision) -> list[tuple[Point, int]]:
    """Where which mark goes; what both are about is marked as the best."""
    found: dict[Point, int] = {}
    for number, option in enumerate(_options(advice), 1):
        for at in _places(option.action, director, decision):
            found.setdefault(at, number)
    return list(found.items())


def _places(action: Action, director: Director, decision: Decision) -> Iterator[Point]:
    """Where marks for an action go: on its cards, on its cell or button."""
    if isinstance(action, PlayCard | Discard):
        marked = decision.panel.chosen_cards if decision.panel is not None else frozenset()
        for card in action.cards if isinstance(action, Discard) else (action.card,):
            resting = director.poses().get(card_key(card))
            if resting is not None:
                pose = decision.hand.pose(card, resting)
                raised = _RAISED if card in marked else 0.0
                yield Point(pose.x, pose.y - pose.height / 2 - raised)
    elif decision.panel is not None:
        rect = decision.panel.place_of(action)
        if rect is not None:
            yield Point(rect.x + (4 if isinstance(action, MakeBid) else 6), rect.y + 4)


_RAISED: Final = 26.0
"""How far a card that is marked to go stands out of the hand."""


def _draw_mark(canvas: Canvas, at: Point, number: int, *, small: bool = False) -> None:
    """A disc with a number: 1 for the best in gilt, 2 for the next in a ring."""
    theme, size = canvas.theme, 20.0 if small else _MARK
    best = number == 1
    canvas.disc(at, size + 3, theme.color("felt_edge"))
    canvas.disc(at, size, theme.color("accent"))
    if not best:
        canvas.disc(at, size - 4, theme.color("panel"))
    ink = "on_accent" if best else "accent"
    canvas.text(str(number), Rect.around(at, size, size), "tiny", ink, align="centre", bold=True)
