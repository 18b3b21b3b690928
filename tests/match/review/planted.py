"""Blunders of ten kinds, planted into deals of a strong player, and how much they cost when played on.

The cost is found out without anything that the review uses: what is hidden is redealt, and the ``rules``
player plays on.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from napoleon_game.ai.rules.hand import specials
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.ai.search.level import Level
from napoleon_game.ai.search.player import SearchPlayer
from napoleon_game.core.actions import Action, Discard, MakeBid, Pass, PlayCard
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import Card, Cards, Seat, Suit, pictures
from napoleon_game.core.engine import legal, step
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.core.tricks import judge
from napoleon_game.match.review.laid import on_napoleons_side
from napoleon_game.record.replay import actions_of
from napoleon_game.solver.api import winning_moves
from tests.redeal import redeal
from tests.support import bot_states

LEVEL = Level(worlds=40, contract_worlds=30, tricks=1, exact=5, nodes=20_000)


@dataclass(frozen=True)
class Planted:
    """A blunder: what a seat would have done, and what it is made to do."""

    kind: str
    before: State
    good: Action
    bad: Action

    @property
    def at(self) -> int:
        return len(actions_of(self.before))


@cache
def deal(number: int) -> tuple[tuple[State, Action], ...]:
    """The decisions of a deal that a strong player plays."""
    states = bot_states(f"planted {number}", SearchPlayer(LEVEL))
    return tuple(zip(states, actions_of(states[-1]), strict=False))


def planted(kind: str, numbers: range) -> Iterator[Planted]:
    """Blunders of a kind, wherever there is an occasion."""
    for number in numbers:
        for state, good in deal(number):
            bad = KINDS[kind](state, good)
            if bad is not None and bad != good:
                yield Planted(kind, state, good, bad)


def cost_played_on(blunder: Planted, deals: int) -> float:
    """How much less often its seat's side wins after the blunder, on redealt cards.

    For a call, how many points less it gets, in thousands.
    """
    lost = 0.0
    for luck in range(deals):
        other = redeal(blunder.before, blunder.good.seat, Stream("planted", luck))
        lost += _played_on(other, blunder.good) - _played_on(other, blunder.bad)
    return lost / deals


def _played_on(state: State, action: Action) -> float:
    seat, call = action.seat, isinstance(action, Pass | MakeBid)
    state, _ = step(state, action)
    player = RulesPlayer()
    while state.public.turn is not None:
        turn = state.public.turn
        state, _ = step(state, player.decide(observe(state, turn), Stream("on")))
    final = state.public.final
    if final is None:
        return 0.0
    if call:
        return final.result.points[seat] / 1000
    return float((final.result.winner is Side.NAPOLEON) is on_napoleons_side(state, seat))


# The kinds ------------------------------------------------------------------------------------------------


def _leads(state: State) -> bool:
    trick = state.public.trick
    return trick is not None and not trick.cards


def _plays(state: State) -> Cards:
    return tuple(action.card for action in legal(state) if isinstance(action, PlayCard))


def _wins(state: State, card: Card) -> bool:
    """Whether a card wins the trick as things stand."""
    trick = state.public.trick
    assert trick is not None
    verdict = judge((*trick.cards, card), state.public.bid.trump, first_trick=not state.public.tricks)
    return verdict.place == len(trick.cards)


def overbid(state: State, good: Action) -> Action | None:
    """To bid 18 or more where one would have passed."""
    highest = state.public.highest
    if not isinstance(good, Pass) or (highest is not None and highest.bid.target >= 18):
        return None
    return MakeBid(good.seat, Bid(18, Suit.CLUBS))


def jump(_: State, good: Action) -> Action | None:
    """To bid 19 where a lower bid of that suit would do."""
    if not isinstance(good, MakeBid) or good.bid.target > 16:
        return None
    return MakeBid(good.seat, Bid(19, good.bid.trump))


def strong_discards(state: State, good: Action) -> Action | None:
    """To discard the strongest cards of the hand."""
    if not isinstance(good, Discard):
        return None
    trump, named = state.public.bid.trump, state.public.adjutant_card
    hand = [card for card in state.hands[good.seat] if card is not named]
    strong = [card for card in hand if card in specials(trump)]
    strong += [card for card in hand if card.suit is trump and card not in strong]
    return Discard(good.seat, tuple(strong[:3])) if len(strong) >= 3 else None


def trumps_discarded(state: State, good: Action) -> Action | None:
    """To discard three trumps that are not special."""
    if not isinstance(good, Discard):
        return None
    trump, named = state.public.bid.trump, state.public.adjutant_card
    plain = [
        card
        for card in state.hands[good.seat]
        if card.suit is trump and card is not named and card not in specials(trump)
    ]
    return Discard(good.seat, tuple(plain[:3])) if len(plain) >= 4 else None


def trick_let_go(state: State, good: Action) -> Action | None:
    """As the last, not to take a trick with picture cards that would go to the other side."""
    trick = state.public.trick
    if not isinstance(good, PlayCard) or trick is None or len(trick.cards) < 4 or not _wins(state, good.card):
        return None
    if pictures(trick.cards) < 2:
        return None
    lower = [card for card in _plays(state) if not _wins(state, card)]
    return PlayCard(good.seat, lower[-1]) if lower else None


def _losing(state: State, good: Action) -> Action | None:
    """To play a card that loses the deal by what the cards are, where the other wins."""
    public = state.public
    if not isinstance(good, PlayCard) or not 2 <= len(public.tricks) <= 8:
        return None
    won = winning_moves(state, public.bid.target)
    ours = on_napoleons_side(state, good.seat)
    losing = [card for card, by_napoleon in won.items() if by_napoleon is not ours]
    return PlayCard(good.seat, losing[0]) if losing and good.card not in losing else None


def _is_napoleon(state: State, seat: Seat) -> bool:
    assert state.public.contract is not None
    return state.public.contract.napoleon == seat


def napoleons_lead(state: State, good: Action) -> Action | None:
    """To lead the wrong card as Napoleon."""
    return _losing(state, good) if _leads(state) and _is_napoleon(state, good.seat) else None


def napoleons_card(state: State, good: Action) -> Action | None:
    """To play the wrong card to a trick as Napoleon."""
    in_trick = state.public.phase is Phase.PLAY and not _leads(state)
    return _losing(state, good) if in_trick and _is_napoleon(state, good.seat) else None


def adjutants_card(state: State, good: Action) -> Action | None:
    """To play the wrong card as the adjutant."""
    if state.public.phase is not Phase.PLAY or state.adjutant != good.seat or _is_napoleon(state, good.seat):
        return None
    return _losing(state, good)


def allys_lead(state: State, good: Action) -> Action | None:
    """To lead the wrong card as an ally."""
    return _losing(state, good) if _leads(state) and not on_napoleons_side(state, good.seat) else None


def allys_card(state: State, good: Action) -> Action | None:
    """To play the wrong card to a trick as an ally."""
    in_trick = state.public.phase is Phase.PLAY and not _leads(state)
    return _losing(state, good) if in_trick and not on_napoleons_side(state, good.seat) else None


KINDS: dict[str, Callable[[State, Action], Action | None]] = {
    made.__name__: made
    for made in (
        overbid,
        jump,
        strong_discards,
        trumps_discarded,
        trick_let_go,
        napoleons_lead,
        napoleons_card,
        adjutants_card,
        allys_lead,
        allys_card,
    )
}


def is_large(blunder: Planted, deals: int = 40) -> bool:
    """Whether a blunder costs much when played on: the win in 30 of 100 deals, or 2500 points."""
    call = blunder.before.public.phase is Phase.AUCTION
    return cost_played_on(blunder, deals) >= (2.5 if call else 0.3)
