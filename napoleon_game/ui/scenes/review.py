"""The review of a deal: how it went, and what the costliest decisions were."""

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final

from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.errors import in_one_line
from napoleon_game.core.state import State
from napoleon_game.match.review.review import Finding, Review
from napoleon_game.record.deal_record import DealRecord
from napoleon_game.record.replay import replay
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Input
from napoleon_game.ui.scene import Command
from napoleon_game.ui.scenes.backdrop import BUTTON, FOOTER, HEADING, MARGIN, MenuScene, screen
from napoleon_game.ui.scenes.review_chart import CourseChart, draw_flip, draw_turn
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.choice import Choice
from napoleon_game.ui.widgets.group import Group, unfocused
from napoleon_game.ui.widgets.long_list import LongList
from napoleon_game.ui.widgets.words import balanced, balanced_lines, label, snug
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.review_words import (
    basis_words,
    better_words,
    did_words,
    known_words,
    laid_words,
    when_words,
)

if TYPE_CHECKING:
    from napoleon_game.match.review.reviewing import Reviewing

_log = logging.getLogger(__name__)

_CHART: Final = Rect(MARGIN, 100, 1280 - 2 * MARGIN, 232)
_LEFT: Final = Rect(MARGIN, 342, 620, 280)
_RIGHT: Final = Rect(MARGIN + 632, 342, 1280 - 2 * MARGIN - 632, 280)
_SEAT: Final = Rect(_LEFT.x + 14, _LEFT.y + 12, _LEFT.w - 28, 36)
_ROW: Final = 43.0
_LIST: Final = Rect(_LEFT.x + 14, _SEAT.bottom + 8, _LEFT.w - 28, 5 * _ROW)
_PAD: Final = 18.0
_SIGN: Final = 22.0
_DISC: Final = 14.0
_BAR: Final = 8.0
_WAIT: Final = Rect(MARGIN, 100, 1280 - 2 * MARGIN, 522)

Sign = Callable[[Canvas, Point], None]
"""Draws a sign at a point."""


class ReviewScene(MenuScene):
    """Shows what a review finds; while it is at work, how far it is. Leaving stops it.

    Attributes:
        review: what was found; ``None`` until all is.
        rows: the decisions in the list.
    """

    largest_text = 1.15

    def __init__(self, context: Context, record: DealRecord, show: Callable[[int], Command]) -> None:
        """Begin to review ``record``; ``show`` leads to its position after so many actions."""
        self._record, self._show = record, show
        self.names = tuple(player.name for player in record.players)
        self._states: tuple[State, ...] = tuple(state for state, _ in replay(record.state))
        self.review: Review | None = None
        self.rows: tuple[Finding, ...] = ()
        self._seat: Seat | None = None
        self._chart: CourseChart | None = None
        self._problem, self._percent = "", -1
        self._starting: Future[Reviewing] | None = context.think(_begin, record.state)
        self._work: Reviewing | None = None
        self._left = False
        super().__init__(context)

    def build(self) -> Group:
        """Whose decisions, the list, the way to the table and the way back."""
        say = self.context.say
        views = [say("review-everybody"), *self.names]
        self._who = Choice(_SEAT, views, 0 if self._seat is None else 1 + self._seat, self._look_at)
        self._list = LongList(_LIST, _ROW, self._draw_row, self._open)
        back = Button(Rect(FOOTER.x, FOOTER.y, BUTTON, FOOTER.h), say("back"), self.back)
        place = Rect(FOOTER.right - 260, FOOTER.y, 260, FOOTER.h)
        self._to_table = Button(place, say("review-replay"), self._go, "primary")
        self._fill(keep=True)
        if self.review is None:
            return unfocused([back])
        return Group([self._who, self._list, back, self._to_table], self._list if self.rows else back)

    def left(self) -> None:
        """Nobody waits any longer."""
        self._left = True
        if self._work is not None:
            self._work.stop()

    def react(self, event: Input) -> Command | None:
        """The list hears of wheel, bar and arrows first."""
        if self.review is not None:
            before = self._list.index
            if self._list.take(event, focused=self.group.focus is self._list):
                self.dirty = True
                return None
            self.dirty |= before != self._list.index
        return self.group.handle(event)

    def _look_at(self, view: int) -> None:
        """Everybody's decisions (0), or those of a seat (1 and up)."""
        self._seat = None if view == 0 else view - 1
        self._fill(keep=False)

    def _fill(self, *, keep: bool) -> None:
        """Put the decisions into the list."""
        index = self._list.index if keep else 0
        self.rows = () if self.review is None else _rows(self.review, self._seat)
        self._list.fill(len(self.rows), index)
        self._to_table.enabled = bool(self.rows)
        self.dirty = True

    def _open(self, index: int) -> Command | None:
        """Enter leads to the table; the first click only chooses."""
        return self._go() if self._chosen_before == index else None

    @property
    def _chosen(self) -> Finding | None:
        return self.rows[self._list.index] if self.rows else None

    def _go(self) -> Command | None:
        chosen = self._chosen
        return None if chosen is None else self._show(chosen.at)

    # Time -------------------------------------------------------------------------------------------------

    _chosen_before = -1

    def update(self, seconds: float) -> Command | None:
        """Look how far it is, and let the list glide."""
        self._list.still = self.context.config.motion.still
        self.dirty |= self._list.update(seconds)
        self._chosen_before = self._list.index
        if self._starting is not None and self._starting.done():
            starting, self._starting = self._starting, None
            error = starting.exception()
            if error is None:
                self._work = starting.result()
            else:
                _log.error("no review could be begun", exc_info=error)
                self._problem, self.dirty = in_one_line(error), True
        work = self._work
        if work is None or self.review is not None or self._problem:
            return None
        percent = round(100 * work.progress)
        if percent != self._percent:
            self._percent, self.dirty = percent, True
        if work.problem:
            self._problem, self.dirty = work.problem, True
        elif work.review is not None:
            self.review = work.review
            self._chart = CourseChart(self.context, _CHART, work.review, self._states)
            before, self.group = self.group, self.build()
            self.group.inherit(before)
        return None

    # Picture ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Heading, chart, the plates of list and details; before that, how far it is."""
        say = self.context.say
        screen(canvas, say("review-title"))
        if self.review is None or self._chart is None:
            self._paint_waiting(canvas)
            return
        chosen = self._chosen
        self._paint_key(canvas)
        for plate in (_CHART, _LEFT, _RIGHT):
            canvas.panel(plate, radius="plate")
        self._chart.draw(canvas, None if chosen is None else chosen.at)
        if chosen is None:
            label(canvas, say("review-nothing"), _LIST, "body", "text_soft", align="centre")
        else:
            self._paint_details(canvas, chosen)

    def _paint_key(self, canvas: Canvas) -> None:
        """What the signs mean, from the right of the heading on; of those alone that are to be seen."""
        assert self.review is not None
        right = HEADING.right
        signs: list[tuple[str, bool, Sign]] = [
            ("flip", bool(self.review.flips), draw_flip),
            ("turn", bool(self.review.turns), draw_turn),
            ("lost", any(_is_lost(one) and not _is_blunder(one) for one in self.rows), _draw_lost),
            ("blunder", any(map(_is_blunder, self.rows)), _draw_blunder),
        ]
        for key, seen, draw in signs:
            if not seen:
                continue
            text = self.context.say(f"review-sign-{key}")
            width = canvas.measure(text, "tiny")
            canvas.text(text, Rect(right - width, HEADING.y, width + 1, HEADING.h), "tiny", "text_soft")
            draw(canvas, Point(right - width - _SIGN / 2 - 2, HEADING.centre.y))
            right -= width + _SIGN + 26

    def _paint_waiting(self, canvas: Canvas) -> None:
        say = self.context.say
        canvas.panel(_WAIT, radius="plate")
        middle = Rect(_WAIT.x + 40, _WAIT.centre.y - 40, _WAIT.w - 80, 40)
        if self._problem:
            balanced(
                canvas, say("review-problem", problem=self._problem), middle, "body", "danger", align="centre"
            )
            return
        if self._work is None:
            label(canvas, say("review-preparing"), middle, "body", "text_soft", align="centre")
            return
        text = say("review-working", percent=max(0, self._percent))
        label(canvas, text, middle, "body", "text_soft", align="centre")
        groove = Rect(_WAIT.centre.x - 240, middle.bottom + 12, 480, _BAR)
        canvas.fill(groove, canvas.theme.color("felt_edge"), _BAR / 2)
        done = Rect(groove.x, groove.y, max(_BAR, groove.w * self._work.progress), _BAR)
        canvas.fill(done, canvas.theme.color("accent"), _BAR / 2)

    def _draw_row(self, canvas: Canvas, index: int, room: Rect) -> None:
        finding, words = self.rows[index], self.context.words
        state = self._states[finding.at]
        inner = room.inset(10, 0)
        known, blunder = finding.known, _is_blunder(finding)
        at = Point(inner.x + _SIGN / 2 - 4, room.centre.y)
        if blunder:
            _draw_blunder(canvas, at)
        elif _is_lost(finding):
            _draw_lost(canvas, at)
        when = Rect(inner.x + _SIGN, room.y, 118, room.h)
        label(canvas, when_words(state, words), when, "caption", "text_soft")
        cost = (
            known_words(known, words)[0]
            if known is not None and known.shows
            else laid_words(finding.laid, words)
        )
        width = canvas.measure(cost, "tiny")
        did = Rect(when.right + 8, room.y, inner.right - width - 12 - when.right - 8, room.h)
        snug(canvas, did_words(finding, words, self.names), did, "body", bold=True)
        place = Rect(inner.right - width, room.y, width + 1, room.h)
        ink = "danger" if blunder else "text_soft"
        label(canvas, cost, place, "tiny", ink, align="right")

    def _paint_details(self, canvas: Canvas, finding: Finding) -> None:
        """Both costs, kept apart and named."""
        say, words, names = self.context.say, self.context.words, self.names
        room, known = _RIGHT.inset(_PAD, 12), finding.known
        title = f"{when_words(self._states[finding.at], words)}　{did_words(finding, words, names)}"
        line = canvas.line_height("body")
        label(canvas, title, Rect(room.x, room.y, room.w, line), "body", "accent", bold=True)
        top = room.y + line + 6
        small = canvas.line_height("tiny")
        parts: list[tuple[str, list[str], str]] = [(say("review-known"), known_words(known, words), "")]
        if known is not None:
            if known.shows:
                parts[0][1].append(better_words(known, words, names))
            parts[0] = (parts[0][0], parts[0][1], basis_words(known, words))
        laid = laid_words(finding.laid, words)
        if laid:
            parts.append((say("review-laid"), [laid], ""))
        told = [text for _, lines, _ in parts for text in lines]
        heads = sum(small + 4 + (small if basis else 0) + 10 for _, _, basis in parts)
        style = _largest(canvas, told, room.w - 12, room.bottom - top - heads)
        for head, lines, basis in parts:
            label(canvas, head, Rect(room.x, top, room.w, small), "caption", "text", bold=True)
            top += small + 4
            for text in lines:
                top += balanced(canvas, text, Rect(room.x + 12, top, room.w - 12, small), style, "text_soft")
            if basis:
                label(canvas, basis, Rect(room.x + 12, top, room.w - 12, small), "tiny", "text_dim")
                top += small
            top += 10


def _is_blunder(finding: Finding) -> bool:
    return finding.known is not None and finding.known.blunder


def _is_lost(finding: Finding) -> bool:
    """Whether the card lost the deal as the cards lay."""
    return finding.laid is not None and bool(finding.laid.lost)


def _draw_blunder(canvas: Canvas, at: Point) -> None:
    canvas.disc(at, _DISC, canvas.theme.color("danger"))


def _draw_lost(canvas: Canvas, at: Point) -> None:
    canvas.disc(at, _DISC, canvas.theme.color("text_dim"))


def _largest(canvas: Canvas, told: Sequence[str], width: float, height: float) -> str:
    """The style of the largest letters in which all fits."""
    for style in ("caption", "tiny"):
        lines = sum(len(balanced_lines(canvas, text, width, style)) for text in told)
        if lines * canvas.line_height(style) <= height:
            break
    return style


def _rows(review: Review, seat: Seat | None) -> tuple[Finding, ...]:
    """A seat's costliest decisions, the worst first; or everybody's and cards that lost it, in order."""
    if seat is not None:
        return review.costliest(seat)
    costly = {one.at for each in range(SEATS) for one in review.costliest(each)}
    lost = {one.at for one in review.findings if one.laid is not None and one.laid.lost}
    return tuple(one for one in review.findings if one.at in costly | lost)


def _begin(state: State) -> "Reviewing":
    """Begin on a thread that may wait for the compiler, which is why it is imported here."""
    from napoleon_game.match.review.reviewing import Reviewing

    return Reviewing(state)
