"""The top of a deal's result: who won and why, the contract, and the bar of 20 picture cards."""

from collections.abc import Sequence
from typing import Final

from napoleon_game.core.bids import MAX_TARGET
from napoleon_game.core.cards import PICTURE_CARDS, pictures
from napoleon_game.core.observation import Observation
from napoleon_game.core.public import FinalCards
from napoleon_game.core.scoring import Side
from napoleon_game.i18n.narration import outcome
from napoleon_game.ui.canvas import Align, Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scenes.result_tiles import draw_mark, hatch, side_color
from napoleon_game.ui.shapes_of_sides import draw_side
from napoleon_game.ui.widgets.chart import fitting_style
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import card_width
from napoleon_game.view.pose import Pose
from napoleon_game.view.result_view import cells, side_of, title_key

KICKER: Final = Rect(32, 22, 776, 28)
TITLE: Final = Rect(32, 46, 776, 62)
REASON: Final = Rect(32, 106, 776, 34)
PLAQUE: Final = Rect(832, 24, 416, 124)
LEGEND: Final = Rect(32, 154, 776, 26)
BAR: Final = Rect(32, 184, 776, 28)
TARGET: Final = Rect(32, 216, 776, 24)
_GAP: Final = 16.0
_BADGE_HEIGHT: Final = 38.0
_BADGE_INSET: Final = 18.0
_CARD_HEIGHT: Final = 96.0
_BID_WIDTH: Final = 108.0
_SUIT_WIDTH: Final = 46.0
_LINES: Final = 27.0
_SWATCH: Final = 18.0
_SWATCH_DROP: Final = 1.5
_TARGET_WIDTH: Final = 180.0
_TICK: Final = (-5.0, 33.0)
"""Top and bottom of the target's tick, from the top of the bar."""
_CELL_GAP: Final = 1.5
_SEAT_GAP: Final = 4.0


class Header:
    """Draws the top of the result of one deal."""

    def __init__(
        self, context: Context, names: Sequence[str], observation: Observation, number: int, personal: bool
    ) -> None:
        """``personal``: the observing seat is a person who is told whether they won."""
        self._context, self._names, self._observation = context, names, observation
        self._number, self._personal = number, personal

    @property
    def _final(self) -> FinalCards:
        final = self._observation.public.final
        assert final is not None, "only a finished deal has a result"
        return final

    def draw(self, canvas: Canvas) -> None:
        """Headline, plaque and bar."""
        self._headline(canvas)
        self._plaque(canvas)
        self._legend(canvas)
        self._bar(canvas)

    def _headline(self, canvas: Canvas) -> None:
        say, result = self._context.say, self._final.result
        public = self._observation.public
        assert public.contract is not None
        width = canvas.text(say("result-title", number=self._number), KICKER, "body", "text_soft")
        if self._personal:
            side = side_of(self._observation.seat, public.contract, self._final.adjutant)
            won = side is result.winner
            left = KICKER.x + width + _GAP
            room = Rect(left, KICKER.y, KICKER.right - left, KICKER.h)
            text = say("result-you-win" if won else "result-you-lose")
            canvas.text(text, room, "body", "accent" if won else "text_dim", bold=True)
        badge = say("result-complete") if result.complete else ""
        room_for_badge = canvas.measure(badge, "body", bold=True) + 2 * _BADGE_INSET + _GAP if badge else 0.0
        title, ink = say(title_key(result)), side_color(result.winner)
        room = Rect(TITLE.x, TITLE.y, TITLE.w - room_for_badge, TITLE.h)
        style = fitting_style(canvas, title, room.w, ("numeral", "display", "title"), bold=True)
        width = canvas.text(title, room, style, ink, bold=True)
        if badge:
            plate = Rect(
                TITLE.x + width + _GAP,
                TITLE.centre.y - _BADGE_HEIGHT / 2,
                room_for_badge - _GAP,
                _BADGE_HEIGHT,
            )
            canvas.fill(plate, canvas.theme.color("accent_deep"), _BADGE_HEIGHT / 2)
            canvas.text(badge, plate, "body", "on_accent", align="centre", bold=True)
        canvas.text(outcome(result, public.contract, say), REASON, "title")

    def _plaque(self, canvas: Canvas) -> None:
        say, words, public, final = (
            self._context.say,
            self._context.words,
            self._observation.public,
            self._final,
        )
        assert public.contract is not None
        assert public.adjutant_card is not None
        canvas.panel(PLAQUE, radius="plate")
        inner = PLAQUE.inset(_GAP, 8)
        suit = Rect(inner.x, inner.y + 14, _SUIT_WIDTH, inner.h - 44)
        canvas.suit(public.contract.trump, suit, "numeral")
        number = Rect(suit.right, suit.y, _BID_WIDTH - _SUIT_WIDTH, suit.h)
        canvas.text(str(public.contract.target), number, "numeral", "accent", align="centre", bold=True)
        label = Rect(inner.x, suit.bottom - 4, _BID_WIDTH, 24)
        canvas.text(say("plaque-target-label"), label, "tiny", "text_dim", align="centre")
        left, width = inner.x + _BID_WIDTH + _GAP, card_width(_CARD_HEIGHT)
        who = self._names[public.contract.napoleon]
        if final.adjutant == public.contract.napoleon:
            second = (say("result-alone", who=who), words.role("napoleon-alone"))
        else:
            adjutant = self._names[final.adjutant]
            second = (say("plaque-adjutant-known", who=adjutant), adjutant)
        card = say("plaque-adjutant-card", card=words.short_card(public.adjutant_card))
        lines = (  # each with something shorter, for names so long that nothing else has room beside them
            (say("plaque-trump", suit=words.suit(public.contract.trump)), "", "text_soft"),
            (say("plaque-napoleon", who=who), who, "napoleon"),
            (*second, "napoleon"),
            (card, "", "text_soft"),
        )
        room = Rect(left, inner.y, inner.right - width - _GAP / 2 - left, _LINES)
        for index, (full, short, ink) in enumerate(lines):
            text = short if short and canvas.measure(full, "tiny") > room.w else full
            style = fitting_style(canvas, text, room.w, ("caption", "tiny"), bold=False)
            canvas.text(text, room.moved(0, index * _LINES), style, ink)
        centre = Point(inner.right - width / 2, PLAQUE.centre.y)
        canvas.card(public.adjutant_card, Pose(*centre, _CARD_HEIGHT))
        draw_mark(canvas, Point(centre.x + width / 2 - 3, centre.y - _CARD_HEIGHT / 2 + 3), 7)

    def _legend(self, canvas: Canvas) -> None:
        say, final = self._context.say, self._final
        taken, gone = final.result.napoleon_side, pictures(final.discards)
        entries: list[tuple[str, Side | None, Align]] = [
            (say("score-napoleon", count=taken), Side.NAPOLEON, "left"),
            (say("score-allied", count=sum(final.result.captured) - taken), Side.ALLIED, "right"),
        ]
        if gone:
            entries.append((say("score-discarded", count=gone), None, "centre"))
        for text, side, align in entries:
            style, bold = ("body", True) if side else ("caption", False)
            width = _SWATCH + 8 + canvas.measure(text, style, bold=bold)
            x = {"left": LEGEND.x, "right": LEGEND.right - width, "centre": LEGEND.centre.x - width / 2}[
                align
            ]
            swatch = Rect(x, LEGEND.centre.y - _SWATCH / 2 + _SWATCH_DROP, _SWATCH, _SWATCH)
            if side:
                draw_side(canvas, swatch.centre, _SWATCH, side, "", known=True)
            else:
                hatch(canvas, swatch, "unknown")
            room = Rect(swatch.right + 8, LEGEND.y, width, LEGEND.h)
            canvas.text(text, room, style, side_color(side) if side else "text_soft", bold=bold)

    def _bar(self, canvas: Canvas) -> None:
        public, theme = self._observation.public, canvas.theme
        assert public.contract is not None
        row, pitch = cells(self._final, public.contract), BAR.w / PICTURE_CARDS
        for index, cell in enumerate(row):
            first = index == 0 or row[index - 1] != cell
            last = index == len(row) - 1 or row[index + 1] != cell
            left = BAR.x + index * pitch + (_SEAT_GAP if first else _CELL_GAP)
            right = BAR.x + (index + 1) * pitch - (_SEAT_GAP if last else _CELL_GAP)
            rect = Rect(left, BAR.y, right - left, BAR.h)
            if cell.side is None or cell.seat is None:
                hatch(canvas, rect, "unknown")
                continue
            canvas.fill(rect, theme.color(side_color(cell.side)), 4)
            if first:
                canvas.text(
                    self._names[cell.seat][:1], rect, "caption", "on_accent", align="centre", bold=True
                )
        target = public.contract.target
        if target < MAX_TARGET and row[-1].side is Side.NAPOLEON:
            end = Rect(BAR.right - pitch, BAR.y, pitch, BAR.h)
            canvas.frame(end.inset(1, -3), theme.color("danger"), 6, 3)
        x = min(BAR.x + target * pitch, BAR.right - 2)
        top, bottom = _TICK
        canvas.fill(Rect(x - 3.5, BAR.y + top, 7, bottom - top), theme.color("felt_edge"), 3)
        canvas.fill(Rect(x - 1.5, BAR.y + top, 3, bottom - top), theme.color("text"), 1)
        text = self._context.say("result-target", target=target)
        width = canvas.measure(text, "caption")
        left = min(max(TARGET.x, x - width / 2), TARGET.right - width)
        canvas.text(text, Rect(left, TARGET.y, width + 2, TARGET.h), "caption")
