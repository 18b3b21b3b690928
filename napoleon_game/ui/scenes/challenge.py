"""A challenge between two deals: who plays, what was made of each seat so far, and the way to the next."""

from collections.abc import Callable
from typing import Final

from napoleon_game.match.challenge import Challenge, outcome_of
from napoleon_game.match.rival import Rival
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.player_kinds import computer_kinds
from napoleon_game.ui.scene import Command, Pop, Push
from napoleon_game.ui.scenes.backdrop import BUTTON, FOOTER, PAD, MenuScene, screen
from napoleon_game.ui.scenes.challenge_rows import Line, draw_lines
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.choice import Choice
from napoleon_game.ui.widgets.code_button import CodeButton
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.words import label, snug
from napoleon_game.view.geometry import Rect

Way = Callable[[], Command]
"""What a button leads to."""

_CODE: Final = Rect(848, 34, 384, 44)
_OTHERS: Final = Rect(48, 108, 580, 44)
_RIVAL: Final = Rect(652, 108, 580, 44)
_CONTROL: Final = 288
_GO: Final = 280
_MESSAGE: Final = Rect(FOOTER.x + BUTTON + PAD, FOOTER.y, FOOTER.w - BUTTON - _GO - 2 * PAD, FOOTER.h)
_BAR: Final = 6


class ChallengeScene(MenuScene):
    """Shows a challenge; who plays can be chosen until the first seat is played.

    Attributes:
        challenge: how far it has got.
        rival: what the player to compare with makes of it; ``None`` until the first seat is played.
    """

    largest_text = 1.1

    def __init__(self, context: Context, challenge: Challenge, play: Way, leave: Way) -> None:
        """``play`` sits down at the next seat; ``leave`` goes away before all are played."""
        self.challenge, self._play, self._leave = challenge, play, leave
        self.rival: Rival | None = None
        self._seen: tuple[int, int, bool, str] = (0, 0, False, "")
        super().__init__(context)

    # Controls -----------------------------------------------------------------------------------------------

    def build(self) -> Group:
        """The code, who plays, and the ways on and back."""
        say, challenge = self.context.say, self.challenge
        code = CodeButton(_CODE, self.context, challenge.code.text, "quiet", "caption")
        choices = []
        if self.rival is None:
            choices = [
                self._choice(_OTHERS, challenge.others, self._set_others),
                self._choice(_RIVAL, challenge.rival, self._set_rival),
            ]
        seat = challenge.next_seat
        if seat is None:
            on = Button(self._go, say("challenge-done"), Pop, "primary", "title")
        else:
            number = challenge.order.index(seat) + 1
            on = Button(self._go, say("challenge-play", number=number), self._begin, "primary", "title")
        back = Button(Rect(FOOTER.x, FOOTER.y, BUTTON, FOOTER.h), say("back"), self.back)
        return Group([code, *choices, back, on], on)

    @property
    def _go(self) -> Rect:
        return Rect(FOOTER.right - _GO, FOOTER.y, _GO, FOOTER.h)

    def _choice(self, room: Rect, kind: str, chosen: Callable[[str], None]) -> Choice:
        offered = computer_kinds([kind])
        labels = [self.context.words.player_kind(one) for one in offered]
        place = Rect(room.right - _CONTROL, room.y, _CONTROL, room.h)
        return Choice(place, labels, offered.index(kind), lambda index: chosen(offered[index]))

    def back(self) -> Command | None:
        """Ask before anything that was played is forgotten."""
        if not self.challenge.own or self.challenge.next_seat is None:
            return Pop()
        say = self.context.say
        return Push(
            ConfirmScene(
                self.context,
                say("challenge-leave"),
                say("challenge-leave-yes"),
                self._leave,
                detail=say("challenge-leave-detail"),
            )
        )

    def left(self) -> None:
        """Nobody waits for the rival any longer."""
        if self.rival is not None:
            self.rival.stop()

    def _set_others(self, kind: str) -> None:
        self.challenge.others = kind
        self.context.change("challenge.others", kind)

    def _set_rival(self, kind: str) -> None:
        self.challenge.rival = kind
        self.context.change("challenge.rival", kind)

    def _begin(self) -> Command:
        """Sit down; who plays is settled now, and the rival begins as well."""
        if self.rival is None:
            self.rival = Rival(self.challenge)
            self.context.save()
        return self._play()

    def refresh(self) -> None:
        """A seat was played."""
        self.group, self.dirty = self.build(), True

    # Time ---------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> Command | None:  # noqa: ARG002
        """Look how far the rival is."""
        rival = self.rival
        if rival is not None:
            percent = round(rival.progress * 100)
            seen = (len(rival.done), percent, rival.preparing, rival.problem)
            if seen != self._seen:
                self._seen, self.dirty = seen, True
        return None

    # Picture ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Heading, who plays, the seats, and how far the rival is."""
        say, words, challenge = self.context.say, self.context.words, self.challenge
        screen(canvas, say("challenge-title"))
        for room, name, kind in (
            (_OTHERS, "challenge-others", challenge.others),
            (_RIVAL, "challenge-rival", challenge.rival),
        ):
            half = Rect(room.x, room.y, room.w - _CONTROL - 12, room.h)
            width = label(canvas, say(name), half, "body", "text_soft")
            if self.rival is not None:
                left = room.x + width + 16
                place = Rect(left, room.y, room.right - left, room.h)
                label(canvas, words.player_kind(kind), place, "body", bold=True)
        draw_lines(canvas, self.context, self._lines(), words.player_kind(challenge.rival))
        self._paint_message(canvas)

    def _lines(self) -> list[Line]:
        """The seats; the rival's result of one that the person has not played is kept back."""
        challenge, done = self.challenge, {} if self.rival is None else self.rival.done
        coming = self.rival is None or not self.rival.problem
        dealer = challenge.code.deal.dealer
        lines = []
        for seat in challenge.order:
            own, rival = challenge.own.get(seat), done.get(seat)
            lines.append(
                Line(
                    seat == dealer,
                    None if own is None else outcome_of(own, seat),
                    None if own is None or rival is None else outcome_of(rival, seat),
                    coming,
                )
            )
        return lines

    def _paint_message(self, canvas: Canvas) -> None:
        """What a challenge is; later how far the rival is, with a bar, or why it cannot go on."""
        say, rival = self.context.say, self.rival
        if rival is not None and rival.problem:
            snug(canvas, say("challenge-broken", problem=rival.problem), _MESSAGE, "caption", "danger")
            return
        if rival is None:
            text = say("challenge-hint")
        elif rival.preparing:
            text = say("challenge-preparing")
        elif rival.progress < 1:
            text = say("challenge-progress", percent=self._seen[1])
            groove = Rect(_MESSAGE.x, _MESSAGE.bottom - _BAR, _MESSAGE.w, _BAR)
            canvas.fill(groove, canvas.theme.color("felt_edge"), _BAR / 2)
            done = Rect(groove.x, groove.y, max(_BAR, groove.w * rival.progress), _BAR)
            canvas.fill(done, canvas.theme.color("accent"), _BAR / 2)
        else:
            text = say("challenge-ready")
        label(canvas, text, _MESSAGE, "caption", "text_soft", align="centre")
