"""Blunders of ten kinds, planted into deals of a strong player, and how much they cost when played on.

The cost is found out without the review: what is hidden is redealt, the deal is played on with and without
the blunder, and the results are counted. It is large only if it is so whoever plays on: weak players alone
would say of many a harmless choice that it costs much, for they cannot follow it up. A wrong card must lose
the very deal as well: redealt cards do not show what seats would never have kept until then, and by them
alone a card costs much that nobody has to fear for.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count, islice

from napoleon_game.ai.player import Player
from napoleon_game.ai.rules.hand import specials
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.ai.search.level import Level
from napoleon_game.ai.search.player import SearchPlayer
from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import HAND_SIZE, PACK, Card, Seat, Suit, pictures, two_of
from napoleon_game.core.engine import step
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


STRONG = Level(worlds=12, contract_worlds=12, tricks=1, exact=4, nodes=5_000)
"""Who plays on in many deals."""


@cache
def deal(number: int) -> tuple[tuple[State, Action], ...]:
    """The decisions of a deal that a strong player plays."""
    states = bot_states(f"planted {number}", SearchPlayer(LEVEL))
    return tuple(zip(states, actions_of(states[-1]), strict=False))


def planted(kind: str, number: int) -> Iterator[tuple[Planted, ...]]:
    """For each occasion in a deal the blunders of a kind that there are."""
    for state, good in deal(number):
        if bad := KINDS[kind](state, good):
            yield tuple(Planted(kind, state, good, action) for action in bad)


def large(kind: str, wanted: int) -> Iterator[Planted]:
    """So many large blunders of a kind, no two on one occasion."""
    occasions = (some for number in count() for some in planted(kind, number))
    found = (next(filter(is_large, some), None) for some in occasions)
    return islice((blunder for blunder in found if blunder is not None), wanted)


def is_large(blunder: Planted) -> bool:
    """Whether a blunder costs much: the win in a quarter of all deals or, for a call or a name, 2500 points.

    A look at a few deals first saves time, and one at many last tells worth from luck.
    """
    least = 2500 if by_points(blunder.good) else 0.25
    rules, strong = RulesPlayer(), SearchPlayer(STRONG)
    ways = ((rules, 8, 0.4), (rules, 40, 1.0), (strong, 25, 1.0), (rules, 160, 1.0))
    return all(cost_played_on(blunder, player, deals) >= part * least for player, deals, part in ways)


def by_points(action: Action) -> bool:
    """Whether it is chosen by points: a call, or a name, which may win less often and bring more."""
    return isinstance(action, Pass | MakeBid | NameAdjutantCard)


def cost_played_on(blunder: Planted, player: Player, deals: int) -> float:
    """How much less often its seat's side wins after the blunder, on redealt cards.

    For a call or a name, how many points less the seat gets.
    """
    lost = [
        _played_on(other, blunder.good, player) - _played_on(other, blunder.bad, player)
        for other in _others(blunder, deals)
    ]
    return sum(lost) / max(1, len(lost))


def _others(blunder: Planted, deals: int) -> Iterator[State]:
    """Deals that its seat cannot tell from this one and in which Napoleon threw away no more than it must."""
    made = (redeal(blunder.before, blunder.good.seat, Stream("planted", luck)) for luck in range(30 * deals))
    return islice((other for other in made if _threw_no_strength_away(other)), deals)


def _threw_no_strength_away(state: State) -> bool:
    """Whether Napoleon, if it has discarded, kept as many trumps and special cards as it could.

    Without that a card that it certainly has is thought to lie among its discards.
    """
    contract, discards = state.public.contract, state.discards
    if contract is None or discards is None:
        return True
    strong = [card for card in PACK if card.suit is contract.trump or card in specials(contract.trump)]
    held = {*state.deal.hands[contract.napoleon], *state.deal.kitty}
    forced = max(0, len(held.intersection(strong)) - HAND_SIZE)
    return len(set(discards).intersection(strong)) <= forced


def _played_on(state: State, action: Action, player: Player) -> float:
    seat = action.seat
    state, _ = step(state, action)
    while state.public.turn is not None:
        turn = state.public.turn
        state, _ = step(state, player.decide(observe(state, turn), Stream("on", len(actions_of(state)))))
    final = state.public.final
    if final is None:
        return 0.0
    if by_points(action):
        return float(final.result.points[seat])
    return float((final.result.winner is Side.NAPOLEON) is on_napoleons_side(state, seat))


# The kinds ------------------------------------------------------------------------------------------------


def _leads(state: State) -> bool:
    trick = state.public.trick
    return trick is not None and not trick.cards


def _wins(state: State, card: Card) -> bool:
    """Whether a card wins the trick as things stand."""
    trick = state.public.trick
    assert trick is not None
    verdict = judge((*trick.cards, card), state.public.bid.trump, first_trick=not state.public.tricks)
    return verdict.place == len(trick.cards)


def overbid(state: State, good: Action) -> tuple[Action, ...]:
    """To bid 18 or more where one would have passed."""
    highest = state.public.highest
    if not isinstance(good, Pass) or (highest is not None and highest.bid.target >= 18):
        return ()
    return (MakeBid(good.seat, Bid(18, Suit.CLUBS)),)


def jump(_: State, good: Action) -> tuple[Action, ...]:
    """To bid 19 where a lower bid of that suit would do."""
    if not isinstance(good, MakeBid) or good.bid.target > 16:
        return ()
    return (MakeBid(good.seat, Bid(19, good.bid.trump)),)


def weak_name(state: State, good: Action) -> tuple[Action, ...]:
    """To name a two, one's own or another's, where there are strong cards to be called."""
    if not isinstance(good, NameAdjutantCard):
        return ()
    trump = state.public.bid.trump
    return tuple(NameAdjutantCard(good.seat, two_of(suit)) for suit in Suit if suit is not trump)


def strong_discards(state: State, good: Action) -> tuple[Action, ...]:
    """To discard the strongest cards of the hand."""
    if not isinstance(good, Discard):
        return ()
    trump, named = state.public.bid.trump, state.public.adjutant_card
    hand = [card for card in state.hands[good.seat] if card is not named]
    strong = [card for card in hand if card in specials(trump)]
    strong += [card for card in hand if card.suit is trump and card not in strong]
    return (Discard(good.seat, tuple(strong[:3])),) if len(strong) >= 3 else ()


def trumps_discarded(state: State, good: Action) -> tuple[Action, ...]:
    """To discard three trumps that are not special."""
    if not isinstance(good, Discard):
        return ()
    trump, named = state.public.bid.trump, state.public.adjutant_card
    plain = [
        card
        for card in state.hands[good.seat]
        if card.suit is trump and card is not named and card not in specials(trump)
    ]
    return (Discard(good.seat, tuple(plain[:3])),) if len(plain) >= 4 else ()


def _losing(state: State, good: Action) -> tuple[PlayCard, ...]:
    """To play a card that loses the deal by what the cards are, where the other wins."""
    public = state.public
    if not isinstance(good, PlayCard) or not 2 <= len(public.tricks) <= 8:
        return ()
    won = winning_moves(state, public.bid.target)
    ours = on_napoleons_side(state, good.seat)
    losing = [card for card, by_napoleon in won.items() if by_napoleon is not ours]
    return () if good.card in losing else tuple(PlayCard(good.seat, card) for card in losing)


def trick_let_go(state: State, good: Action) -> tuple[Action, ...]:
    """As the last, not to take a trick with picture cards that would go to the other side."""
    trick = state.public.trick
    if not isinstance(good, PlayCard) or trick is None or len(trick.cards) < 4 or not _wins(state, good.card):
        return ()
    if pictures(trick.cards) < 2:
        return ()
    return tuple(bad for bad in _losing(state, good) if not _wins(state, bad.card))


def _is_napoleon(state: State, seat: Seat) -> bool:
    assert state.public.contract is not None
    return state.public.contract.napoleon == seat


def napoleons_lead(state: State, good: Action) -> tuple[Action, ...]:
    """To lead the wrong card as Napoleon."""
    return _losing(state, good) if _leads(state) and _is_napoleon(state, good.seat) else ()


def napoleons_card(state: State, good: Action) -> tuple[Action, ...]:
    """To play the wrong card to a trick as Napoleon."""
    in_trick = state.public.phase is Phase.PLAY and not _leads(state)
    return _losing(state, good) if in_trick and _is_napoleon(state, good.seat) else ()


def adjutants_card(state: State, good: Action) -> tuple[Action, ...]:
    """To play the wrong card as the adjutant."""
    hidden = state.adjutant == good.seat and not _is_napoleon(state, good.seat)
    return _losing(state, good) if hidden else ()


def allys_card(state: State, good: Action) -> tuple[Action, ...]:
    """To play the wrong card as an ally."""
    in_play = state.public.phase is Phase.PLAY
    return _losing(state, good) if in_play and not on_napoleons_side(state, good.seat) else ()


KINDS: dict[str, Callable[[State, Action], tuple[Action, ...]]] = {
    made.__name__: made
    for made in (
        overbid,
        jump,
        weak_name,
        strong_discards,
        trumps_discarded,
        trick_let_go,
        napoleons_lead,
        napoleons_card,
        adjutants_card,
        allys_card,
    )
}
