"""Where one can go from a deal that is looked at again: a review, another line, best play."""

from dataclasses import replace
from functools import partial
from secrets import token_hex

from napoleon_game.ai.search.level import LEVELS
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.observation import Observation
from napoleon_game.core.state import State
from napoleon_game.match.best_play import counts_pictures
from napoleon_game.match.course import Course
from napoleon_game.match.series import Series
from napoleon_game.match.session import HUMAN, Occupant, Session
from napoleon_game.record.codes.deal_code import code_of
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.record.steps import Steps
from napoleon_game.store.history.entry import Entry
from napoleon_game.store.history.history import History
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command, Pop, PopTo, Push, Replace, Scene
from napoleon_game.ui.scenes.practice import PracticePause, PracticeTable
from napoleon_game.ui.scenes.replay import ReplayScene
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.review import ReviewScene
from napoleon_game.ui.scenes.rules_page import RulesScene
from napoleon_game.ui.scenes.settings import SettingsScene
from napoleon_game.ui.scenes.solving import SolvingScene


class ReplayWays:
    """The ways; what is tried out goes into the history, where it does not count."""

    def __init__(self, context: Context, history: History | None) -> None:
        """Without ``history`` nothing is kept."""
        self._context, self._history = context, history

    def replay(self, record: DealRecord, steps: Steps) -> Command:
        """Look at a deal again, ``steps`` being its positions, with all these ways open."""
        return Push(ReplayScene(self._context, record, steps=steps, ways=self))

    def review(self, scene: ReplayScene) -> Command:
        """Look at every decision; from there a moment leads back to the table."""

        def show(at: int) -> Command:
            scene.show(at)
            return Pop()

        return Push(ReviewScene(self._context, scene.record, show))

    def best_play(self, scene: ReplayScene) -> Command:
        """Let the solver play on from the position on the table."""

        def then(end: State) -> Command:
            record = DealRecord(scene.record.players, end)
            early = "" if counts_pictures(scene.position.state) else ".early"
            note = self._context.say(f"replay-best-title{early}")
            line = ReplayScene(self._context, record, start=scene.at, seat=scene.seat, note=note)
            return Replace(line)

        return Push(SolvingScene(self._context, scene.position.state, then))

    def take_over(self, scene: ReplayScene) -> Command:
        """Play on from the position on the table, in the seat at its bottom."""
        return self.sit_down(scene.position.state, scene.record.players, scene.seat, scene)

    def sit_down(self, state: State, players: tuple[PlayerInfo, ...], seat: Seat, back: Scene) -> Command:
        """Play on from ``state`` in ``seat``, and afterwards go back to the scene ``back``."""
        context = self._context
        kinds = [player.kind for player in players]
        others = [LEVELS[-1] if kind == HUMAN else kind for kind in kinds]
        occupants = [
            Occupant(players[each].name, HUMAN if each == seat else others[each]) for each in range(SEATS)
        ]
        deal, rules = state.deal, state.public.rules
        series = Series(deal.seed, 1, first=deal.number, opening=deal)
        course = replace(Course.begin(players, series, rules), state=state)
        session = Session(series, occupants, rules, context.make_bot, course=course)

        match, history = token_hex(16), self._history

        def over(observation: Observation) -> Command:
            record = session.records[-1]
            if observation.public.final is None:
                return PopTo(back)
            if history is not None:
                history.add(Entry(record, match, 1, history.now, counted=False))
            return Push(
                ResultScene(
                    context,
                    session.names,
                    observation,
                    session.series,
                    lambda: PopTo(back),
                    deal.number,
                    label="practice-back",
                    code=code_of(deal, rules),
                    take_back=take_back if session.can_undo else None,
                )
            )

        def take_back() -> Command:
            table.take_back()
            return Pop()

        def pause() -> Command:
            return Push(
                PracticePause(
                    context,
                    rules=lambda: Push(RulesScene(context)),
                    settings=lambda: Push(SettingsScene(context)),
                    give_up=lambda: PopTo(back),
                    strengths=table.strengths,
                )
            )

        table = PracticeTable(context, session, over, pause, lambda: Push(RulesScene(context)))
        if history is not None:
            table.reopened = partial(history.forget, match)
        table.telling.say(context.say("practice-begin"))
        return Push(table)
