"""The hint: what is best now and what comes next, why, and a mark on the cards it is about."""

from collections.abc import Iterator
from typing import Final

from napoleon_game.ai.advice.advice import Advice, Option
from napoleon_game.core.actions import Action, Discard, MakeBid, PlayCard
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.i18n.names import standing_alone
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
_SMALL: Final = 20.0
"""A mark among words, for letters as designed."""
_RIBBON_PAD: Final = 16.0
_APART: Final = 34.0
"""Between what is best and what comes next, side by side."""
_HEADS: Final = ("caption", "tiny")
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

    def covers(self, at: Point) -> bool:
        """Whether the plate lies at a point."""
        return self.asked is not None and self._plate().contains(at)

    def draw(self, canvas: Canvas, director: Director, decision: Decision, names: tuple[str, ...]) -> None:
        """The marks, and the plate with the words."""
        if self.asked is None:
            return
        if self.advice is not None:
            on_cards = self.asked.observation.public.phase in (Phase.EXCHANGE, Phase.PLAY)
            size = _MARK * _grown(canvas) if on_cards else _MARK
            for at, number in _marks(self.advice, director, decision):
                _draw_mark(canvas, at, number, size)
        plate = self._plate()
        if self._context.places.panels_cover_all:
            _draw_back(canvas, plate)
            self._draw_ribbon(canvas, names, plate.inset(_RIBBON_PAD, _RIBBON_PAD / 2))
        else:
            self._draw_plate(canvas, names, plate)

    def _plate(self) -> Rect:
        """Where the words stand: clear of the panel, if there is one."""
        assert self.asked is not None
        places, phase = self._context.places, self.asked.observation.public.phase
        if phase is Phase.PLAY:
            return places.hint_in_play
        plate, panel = places.hint, places.adjutant
        if phase is Phase.ADJUTANT and not places.panels_cover_all:
            return Rect(plate.x, plate.y, panel.x - _GAP - plate.x, plate.h)
        return plate

    def _draw_ribbon(self, canvas: Canvas, names: tuple[str, ...], room: Rect) -> None:
        """For large letters: what is advised, and below as much of why as there is room for."""
        assert self.asked is not None
        advice, small = self.advice, canvas.line_height("tiny")
        if advice is None:
            balanced(canvas, self._waiting, room, "tiny", "text_soft")
            return
        top = room.y + self._draw_options(canvas, advice, room)
        below = Rect(room.x + _sign(canvas), top, room.w - _sign(canvas), room.bottom - top)
        reasons = [line.text for line in self._lines(advice, names) if not line.number]
        for text in (*reasons, self._basis(advice)):
            height = len(balanced_lines(canvas, text, below.w, "tiny")) * small
            if top + height <= room.bottom + 1:
                top += balanced(canvas, text, Rect(below.x, top, below.w, 0), "tiny", "text_soft")

    def _draw_options(self, canvas: Canvas, advice: Advice, room: Rect) -> float:
        """Side by side, in smaller letters where that is too long, at last one below the other.

        Returns the height in design units.
        """
        told = [self._what(option) for option in _options(advice)]
        sign, left, top = _sign(canvas), room.x, room.y

        def width(text: str, figure: str, style: str) -> float:
            return sign + canvas.measure(text, style, bold=True) + _PAD + canvas.measure(figure, "tiny")

        def all_of(style: str) -> float:
            return sum(width(*each, style) for each in told) + _APART * (len(told) - 1)

        style = next((style for style in _HEADS if all_of(style) <= room.w), "")
        height = canvas.line_height(style or _HEADS[-1])
        for number, (text, figure) in enumerate(told, 1):
            _draw_mark(canvas, Point(left + sign / 2 - 3, top + height / 2), number, _SMALL * _grown(canvas))
            place = Rect(left + sign, top, room.right - left - sign, height)
            used = canvas.text(text, place, style or _HEADS[-1], bold=True) + _PAD
            canvas.text(figure, Rect(place.x + used, top, place.w - used, height), "tiny", "accent")
            if style:
                left += width(text, figure, style) + _APART
            else:
                top += height
        return height * (1 if style else len(told))

    def _draw_plate(self, canvas: Canvas, names: tuple[str, ...], plate: Rect) -> None:
        """One below the other: what is advised, why, what comes next."""
        inner = plate.inset(_PAD, _PAD)
        if self.advice is None:
            height = len(balanced_lines(canvas, self._waiting, inner.w, "tiny")) * canvas.line_height("tiny")
            _draw_back(canvas, Rect(plate.x, plate.y, plate.w, height + 2 * _PAD))
            balanced(canvas, self._waiting, inner, "tiny", "text_soft")
            return
        small = canvas.line_height("tiny")
        lines = _that_fit(canvas, list(self._lines(self.advice, names)), inner.w, inner.h - small)
        height = sum(_height(canvas, line, inner.w) for line in lines)
        _draw_back(canvas, Rect(plate.x, plate.y, plate.w, height + small + 2 * _PAD))
        top = inner.y
        for line in lines:
            _draw_line(canvas, line, Rect(inner.x, top, inner.w, 0))
            top += _height(canvas, line, inner.w)
        label(canvas, self._basis(self.advice), Rect(inner.x, top, inner.w, small), "tiny", "text_dim")

    @property
    def _waiting(self) -> str:
        """What is said while nothing is known."""
        assert self.asked is not None
        return self._context.say(f"hint-{_WAITING[self.asked.stand]}")

    def _basis(self, advice: Advice) -> str:
        """What the advice rests on."""
        return self._context.say("hint-all-deals" if advice.exact else "hint-deals", deals=advice.deals)

    def _what(self, option: Option) -> tuple[str, str]:
        """An option in a word or two, and its figure."""
        words = self._context.words
        return standing_alone(action_words(option.action, words)), figure_words(option, words)

    def _lines(self, advice: Advice, names: tuple[str, ...]) -> Iterator["_Line"]:
        """What stands on the plate, in order."""
        words, say = self._context.words, self._context.say
        for number, option in enumerate(_options(advice), 1):
            yield _Line(f"{number}", *self._what(option), reason=False)
            if number == 1:
                for reason in option.reasons:
                    yield _Line("", standing_alone(reason_words(reason, words, names)), "", reason=True)
            elif not advice.lead.certain:
                yield _Line("", say("hint-equal"), "", reason=False)


_WAITING: Final = {
    Stand.PREPARING: "preparing",
    Stand.THINKING: "thinking",
    Stand.FAILED: "unavailable",
    Stand.DONE: "thinking",
}


class _Line:
    """A line of the plate: a number, words, and a figure at the right; a reason is left out first."""

    def __init__(self, number: str, text: str, figure: str, *, reason: bool) -> None:
        self.number, self.text, self.figure, self.reason = number, text, figure, reason


def _draw_back(canvas: Canvas, rect: Rect) -> None:
    """The plate itself, through which nothing is seen."""
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
        spare = [line for line in kept if line.reason] or [line for line in kept if not line.number]
        if not spare:
            break
        kept.remove(spare[-1])
    return kept


def _draw_line(canvas: Canvas, line: _Line, at: Rect) -> None:
    if not line.number:
        balanced(canvas, line.text, Rect(at.x + _MARK, at.y, at.w - _MARK, 0), "tiny", "text_soft")
        return
    height = canvas.line_height("caption")
    top = at.y + _GAP / 2
    _draw_mark(canvas, Point(at.x + _MARK / 2 - 3, top + height / 2), int(line.number), _SMALL)
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
            crowded = decision.panel.places.panels_cover_all
            dx, dy = _CORNER if crowded else (4, 4) if isinstance(action, MakeBid) else (6, 4)
            yield Point(rect.x + dx, rect.y + dy)


_CORNER: Final = (-1.0, -3.0)
"""Where the mark stands on a cell that large letters fill."""
_RAISED: Final = 26.0
"""How far a card that is marked to go stands out of the hand."""


def _grown(canvas: Canvas) -> float:
    """How much larger marks are that have letters of the present size in them."""
    return max(1.0, 0.75 * canvas.text_scale)


def _sign(canvas: Canvas) -> float:
    """Room for the mark before what is advised."""
    return _MARK * _grown(canvas)


def _draw_mark(canvas: Canvas, at: Point, number: int, size: float) -> None:
    """A disc with a number: 1 for the best in gilt, 2 for the next in a ring."""
    theme, best = canvas.theme, number == 1
    canvas.disc(at, size + 3, theme.color("felt_edge"))
    canvas.disc(at, size, theme.color("accent"))
    if not best:
        canvas.disc(at, size - 4, theme.color("panel"))
    ink = "on_accent" if best else "accent"
    with letters_at_most(canvas, size / _SMALL):
        canvas.text(str(number), Rect.around(at, size, size), "tiny", ink, align="centre", bold=True)
