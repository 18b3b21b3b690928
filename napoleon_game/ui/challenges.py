"""The way through a challenge: from its page to the five tables and back."""

from collections.abc import Callable
from secrets import token_hex

from napoleon_game.core.observation import Observation
from napoleon_game.match.challenge import Challenge, ChallengeSession
from napoleon_game.match.series import series_of
from napoleon_game.match.session import HUMAN
from napoleon_game.record.codes.deal_code import DealCode
from napoleon_game.store.history.entry import Entry
from napoleon_game.store.history.history import History
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command, PopTo, Push
from napoleon_game.ui.scenes.challenge import ChallengeScene
from napoleon_game.ui.scenes.challenge_table import ChallengeTable
from napoleon_game.ui.scenes.pause import PauseScene
from napoleon_game.ui.table_names import names_at_the_table

Way = Callable[[], Command]


class ChallengePause(PauseScene):
    """The menu over a table of a challenge: only the seat is given up."""

    leaving = ("challenge-leave-seat", "challenge-give-up", "challenge-leave-yes", "challenge-give-up-detail")


class ChallengeWays:
    """One challenge.

    Attributes:
        scene: its page.
    """

    def __init__(
        self,
        context: Context,
        code: DealCode,
        history: History | None,
        *,
        rules: Way,
        settings: Way,
        leave: Way,
    ) -> None:
        """Begin one; its deals go into ``history``, where they do not count.

        The other arguments are what the menu leads to, and where somebody goes who leaves too early.
        """
        self._context, self._history, self._rules, self._settings = context, history, rules, settings
        chosen = context.config.challenge
        self.challenge = Challenge(code, chosen.others, chosen.rival)
        self.scene = ChallengeScene(context, self.challenge, self._play, leave)

    def _play(self) -> Command:
        """Sit down at the next seat."""
        challenge, context = self.challenge, self._context
        seat = challenge.next_seat
        assert seat is not None, "there is a way to the table only while a seat is left"
        names = names_at_the_table(context, [HUMAN, *[challenge.others] * 4])
        session = ChallengeSession(
            series_of(challenge.code, 1),
            challenge.occupants(seat, names),
            challenge.code.rules,
            context.make_bot,
        )

        def over(_: Observation) -> Command:
            record = session.records[-1]
            challenge.own[seat] = record.state
            history = self._history
            if history is not None and record.state.public.final is not None:
                history.add(Entry(record, token_hex(16), 1, history.now, counted=False))
            self.scene.refresh()
            return PopTo(self.scene)

        table = ChallengeTable(context, session, over, lambda: self._pause(table), self._rules)
        return Push(table)

    def _pause(self, table: ChallengeTable) -> Command:
        return Push(
            ChallengePause(
                self._context,
                rules=self._rules,
                settings=self._settings,
                give_up=lambda: PopTo(self.scene),
                strengths=table.strengths,
                code=self.challenge.code.text,
            )
        )
