"""The player that searches: one answer a phase."""

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.ai.search import engine
from napoleon_game.ai.search.errors import ImpossibleError
from napoleon_game.ai.search.level import Level
from napoleon_game.core.actions import Action, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.auction import LegalCalls
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.stream import Stream


class SearchPlayer:
    """Judges what it may do by deals that fit what it has seen.

    While the search is being prepared in the background it plays as ``rules`` does, and where it cannot be.
    """

    def __init__(self, level: Level) -> None:
        """Play at ``level``."""
        self._level = level
        self._plain = RulesPlayer()

    def decide(self, observation: Observation, stream: Stream) -> Action:
        """The action that wins most often, or promises most points."""
        if not engine.usable():
            return self._plain.decide(observation, stream)
        try:
            return self._search(observation, stream)
        except ImpossibleError:  # by whatever rules such a thing came about, somebody waits for an answer
            return self._plain.decide(observation, stream)

    def _search(self, observation: Observation, stream: Stream) -> Action:
        from napoleon_game.ai.search import contracts, judging, play  # what they stand on is compiled now

        seat, level = observation.seat, self._level
        match observation.legal:
            case LegalCalls() as legal:
                bid = contracts.choose_bid(observation, legal.bids, level, stream)
                return Pass(seat) if bid is None else MakeBid(seat, bid)
            case LegalPlays() as legal:
                return PlayCard(seat, play.choose_card(observation, legal.cards, level, stream))
        if observation.public.phase is Phase.ADJUTANT:
            return NameAdjutantCard(seat, contracts.choose_adjutant(observation, level, stream))
        discards = judging.promising_discards(observation, level)
        outcomes = judging.judge_discards(observation, discards, level, stream)
        return outcomes.actions[outcomes.order[0]]
