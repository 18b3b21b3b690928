"""What many tests need: dealing chosen cards, and playing to a point of interest."""

from collections.abc import Callable, Mapping

from napoleon_game.ai.player import Player
from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import HAND_SIZE, PACK, SEATS, Card, Cards, Seat, parse_cards
from napoleon_game.core.deal import Deal, deal_cards
from napoleon_game.core.engine import legal, start, step
from napoleon_game.core.events import Event
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream

Chooser = Callable[[Seat, Cards], Card]
"""Picks one of the legal cards for a seat."""


def deal_with(hands: Mapping[Seat, str], kitty: str = "", dealer: Seat = 4) -> Deal:
    """A deal in which some seats hold some cards, filled up with the rest of the pack, low cards first."""
    chosen = {seat: parse_cards(text) for seat, text in hands.items()}
    laid = parse_cards(kitty)
    taken = {card for cards in (*chosen.values(), laid) for card in cards}
    rest = [card for card in PACK if card not in taken]
    # Low cards fill up the first seats, so that a hand is no stronger than it was chosen; the joker is last.
    rest.sort(key=lambda card: card.rank or 15)
    full: list[Cards] = []
    for seat in range(SEATS):
        own = chosen.get(seat, ())
        need = HAND_SIZE - len(own)
        full.append((*own, *rest[:need]))
        del rest[:need]
    return Deal("chosen", 1, dealer, tuple(full), (*laid, *rest))


def run(state: State, *actions: Action) -> tuple[State, list[Event]]:
    """Carry out actions one after another; the state after them and all their events."""
    events: list[Event] = []
    for action in actions:
        state, new = step(state, action)
        events.extend(new)
    return state, events


def auction(state: State, calls: str) -> State:
    """Make calls in turn: bids such as ``H12``, and ``-`` for a pass."""
    for call in calls.split():
        turn = state.public.turn
        assert turn is not None
        state, _ = step(state, Pass(turn) if call == "-" else MakeBid(turn, Bid.parse(call)))
    return state


def begin(deal: Deal, calls: str, rules: RuleSet | None = None) -> State:
    """Deal, and hold an auction."""
    return auction(start(deal, rules or RuleSet())[0], calls)


def name_and_discard(state: State, card: str, discards: str) -> tuple[State, list[Event]]:
    """Name the adjutant card and discard, for Napoleon."""
    contract = state.public.contract
    assert contract is not None
    napoleon = contract.napoleon
    return run(state, NameAdjutantCard(napoleon, Card.parse(card)), Discard(napoleon, parse_cards(discards)))


def play(state: State, cards: str) -> tuple[State, list[Event]]:
    """Play cards in turn."""
    events: list[Event] = []
    for card in parse_cards(cards):
        turn = state.public.turn
        assert turn is not None
        state, new = step(state, PlayCard(turn, card))
        events.extend(new)
    return state, events


def play_out(state: State, choose: Chooser) -> State:
    """Play all tricks that are left."""
    while state.public.phase is Phase.PLAY:
        turn = state.public.turn
        assert turn is not None
        cards = tuple(action.card for action in legal(state) if isinstance(action, PlayCard))
        state, _ = step(state, PlayCard(turn, choose(turn, cards)))
    return state


def random_state(seed: str, steps: int, rules: RuleSet | None = None) -> State:
    """A deal after ``steps`` random actions, or at its end if that comes first."""
    state, _ = start(deal_cards(seed, 1, len(seed) % SEATS), rules or RuleSet())
    stream = Stream("random_state", seed)
    for _ in range(steps):
        actions = legal(state)
        if not actions:
            break
        # Bids by chance rise to 20 at once; half the time a pass keeps the auction alive.
        passes = state.public.phase is Phase.AUCTION and stream.below(3) > 0
        state, _ = step(state, actions[0] if passes else stream.choice(actions))
    return state


def bot_states(seed: str, player: Player, rules: RuleSet | None = None) -> list[State]:
    """Every state of a deal that five players of one kind play."""
    state, _ = start(deal_cards(seed, 1, 0), rules or RuleSet())
    states = [state]
    while state.public.turn is not None:
        turn = state.public.turn
        state, _ = step(state, player.decide(observe(state, turn), Stream(seed, len(states))))
        states.append(state)
    return states
