"""What somebody who sees no hand can know of a deal in play."""

import numpy as np

from napoleon_game.ai.facts import seen_cards, shown_voids
from napoleon_game.ai.search.hidden import ASIDE, Hidden, may_lie_aside, parts_aside, weigh_by_habits
from napoleon_game.ai.search.signs import likelihoods
from napoleon_game.ai.search.worlds import in_play, sample_hands
from napoleon_game.core.cards import PACK, SEATS
from napoleon_game.core.observation import Observation, OpenObservation
from napoleon_game.core.public import Public
from napoleon_game.core.stream import Stream
from napoleon_game.solver.batch import Worlds


def deals_for_onlooker(public: Public, deals: int, stream: Stream) -> Worlds:
    """Deals that fit what lies open, in play; all five hands and the discards are drawn."""
    seen = OpenObservation(0, public, ())
    hidden = _hidden(seen)
    # What lies aside is drawn like a hand, but of no use to the play: its column may be emptied as "own".
    hands = sample_hands(hidden, (), ASIDE, public.bid.trump, deals, stream)
    return in_play(seen, hands)


def _hidden(seen: Observation) -> Hidden:
    public = seen.public
    assert public.contract is not None
    open_cards = seen_cards(seen)
    unseen = tuple([card for card in PACK if card not in open_cards])
    aside = parts_aside(public)
    places = (*range(SEATS), *(ASIDE for _ in aside))
    room = (*seen.hand_sizes, *(cards for cards, _ in aside))
    weights = np.ones((len(unseen), len(places)))
    weigh_by_habits(weights, unseen, places, public, 1.0)
    if public.adjutant is None and public.adjutant_card in unseen:
        weights[unseen.index(public.adjutant_card), :SEATS] *= likelihoods(public, public.contract.napoleon)
    for seat, voids in enumerate(shown_voids(seen)):
        weights[[card.suit in voids for card in unseen], seat] = 0.0
    for column, (_, pictures) in enumerate(aside, start=SEATS):
        weights[:, column] *= [may_lie_aside(card, pictures) for card in unseen]
    return Hidden(unseen, places, room, weights)
