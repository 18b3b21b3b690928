"""The player that searches: one answer a phase."""

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.ai.search.level import Level
from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.auction import LegalCalls
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.stream import Stream


class SearchPlayer:
    """Judges what it may do by deals that fit what it has seen."""

    def __init__(self, level: Level | None = None) -> None:
        """Play at ``level``."""
        self._level = level or Level()
        self._plain = RulesPlayer()

    def decide(self, observation: Observation, stream: Stream) -> Action:
        """The action that wins most often, or promises most points."""
        from napoleon_game.ai.search import contracts, play

        seat, level = observation.seat, self._level
        match observation.legal:
            case LegalCalls() as legal:
                bid = contracts.choose_bid(observation, legal.bids, level, stream)
                return Pass(seat) if bid is None else MakeBid(seat, bid)
            case LegalPlays() as legal:
                return PlayCard(seat, play.choose_card(observation, legal.cards, level, stream))
        if observation.public.phase is Phase.ADJUTANT:
            return NameAdjutantCard(seat, contracts.choose_adjutant(observation, level, stream))
        discards = [action.cards for action in observation.legal if isinstance(action, Discard)]
        return Discard(seat, contracts.choose_discards(observation, discards, level, stream))
