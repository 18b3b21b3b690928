"""The ``rules`` player: one answer a phase."""

from napoleon_game.ai.rules.hand import best_missing, choose_bid, choose_discards
from napoleon_game.ai.rules.play import choose_card
from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.auction import LegalCalls
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.stream import Stream


class RulesPlayer:
    """Bids by counting strong cards, names the best card it lacks, and plays for the likely winner.

    It uses no random numbers: the same observation always gives the same action.
    """

    def decide(self, observation: Observation, stream: Stream) -> Action:  # noqa: ARG002 - it leaves nothing to chance
        """The action that promises most by simple reckoning."""
        seat, hand, public = observation.seat, observation.hand, observation.public
        match observation.legal:
            case LegalCalls() as legal:
                bid = choose_bid(hand, legal.bids)
                return Pass(seat) if bid is None else MakeBid(seat, bid)
            case LegalPlays() as legal:
                return PlayCard(seat, choose_card(observation, legal.cards))
        if public.phase is Phase.ADJUTANT:
            return NameAdjutantCard(seat, best_missing(hand, public.bid.trump))
        assert public.adjutant_card is not None
        return Discard(seat, choose_discards(hand, public.bid, public.adjutant_card))
