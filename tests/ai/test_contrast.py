"""What sets a card apart from another one: told once, and only where nothing says that it wins.

That what is told is true is read anew where it is told: of hints, reviews and exercises.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations

from napoleon_game.ai.advice.advice import Reason, Why
from napoleon_game.ai.advice.adviser import LEVEL
from napoleon_game.ai.advice.contrast import contrast
from napoleon_game.ai.advice.unbeaten import stands
from napoleon_game.ai.advice.weighing import weigh
from napoleon_game.ai.rules.hand import card_worth
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.ai.search import judging
from napoleon_game.core.actions import PlayCard
from napoleon_game.core.cards import JOKER, Card
from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.stream import Stream
from napoleon_game.solver.batch import Worlds
from tests.support import bot_states

QUICK = LEVEL.with_figures({"worlds": 30})
KEY = ("contrast",)
WINS = (Why.TAKES_TRICK, Why.UNBEATEN, Why.SAME_TWO, Why.YOROMEKI)


@cache
def moments() -> tuple[tuple[Observation, Worlds], ...]:
    """Observations of somebody who has a choice of cards, with deals that fit."""
    states = [state for seed in range(2) for state in bot_states(f"contrast {seed}", RulesPlayer())]
    seen = [
        observe(s, s.public.turn)
        for s in states
        if s.public.phase is Phase.PLAY and s.public.turn is not None
    ]
    choices = [one for one in seen if len(one.legal) > 1]
    return tuple((one, judging.fitting(one, QUICK, Stream(*KEY)).worlds) for one in choices)


def pairs() -> Iterator[tuple[Observation, Worlds, Card, Card]]:
    """Every card that may be played beside every other one."""
    for observation, worlds in moments():
        assert isinstance(observation.legal, LegalPlays)
        for card, other in permutations(observation.legal.cards, 2):
            yield observation, worlds, card, other


def takes(observation: Observation, worlds: Worlds, card: Card) -> int:
    assert observation.public.trick is not None
    table = observation.public.trick.cards
    return int(stands(worlds, (*table, card), len(table)).sum())


def test_the_weightiest_thing_is_told_of_every_two_cards() -> None:
    """How often they take the trick, if five of a hundred deals are between them; else what stays."""
    found: Counter[Why | None] = Counter()
    for observation, worlds, card, other in pairs():
        trump, trick = observation.public.bid.trump, observation.public.trick
        assert trick is not None
        told = contrast(observation, worlds, card, other, ())
        found[None if told is None else told.why] += 1
        first, second = (takes(observation, worlds, one) for one in (card, other))
        if 20 * (first - second) >= len(worlds.hands):
            assert told == Reason(Why.OFTENER, first, len(worlds.hands), (other,), less=second)
        elif other is JOKER:
            assert told == (Reason(Why.KEEPS_JOKER, cards=(JOKER,)) if trick.cards else None)
        elif other.suit is trump and card.suit not in (trump, None):
            assert told == Reason(Why.KEEPS_TRUMP, cards=(other,))
        elif card_worth(other, trump) > card_worth(card, trump):
            assert told == Reason(Why.KEEPS_STRONGER, cards=(other,))
        else:
            assert told is None
    assert len(found) == 5, found


def test_where_a_reason_says_that_the_card_wins_nothing_is_added() -> None:
    for observation, worlds, card, other in pairs():
        for why in WINS:
            assert contrast(observation, worlds, card, other, [Reason(why)]) is None


def test_what_a_reason_says_already_is_not_told_twice() -> None:
    tried = 0
    for observation, worlds, card, other in pairs():
        told = contrast(observation, worlds, card, other, ())
        again = contrast(observation, worlds, card, other, [Reason(Why.KEEPS, cards=(other,))])
        assert again == (told if told is not None and told.why is Why.OFTENER else None)
        tried += told != again
    assert tried > 20


def test_it_stands_among_the_first_two_reasons() -> None:
    """A review tells no more."""
    among = 0
    for observation, worlds in moments()[::3]:
        weighed = weigh(observation, None, QUICK, KEY)
        best, second = (weighed.outcomes.actions[at] for at in weighed.outcomes.order[:2])
        assert isinstance(best, PlayCard)
        assert isinstance(second, PlayCard)
        alone, both = (list(weighed.explain(best, other)) for other in (None, second))
        plain = [reason for reason in both if reason.why is not Why.NOT_TWENTY]
        told = contrast(observation, worlds, best.card, second.card, alone)
        if told is None:
            assert plain == alone
        else:
            assert told in both[:2]
            assert [reason for reason in plain if reason != told] == alone
            among += 1
    assert among > 5
