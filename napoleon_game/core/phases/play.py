"""The ten tricks (R5)."""

from dataclasses import replace

from napoleon_game.core.actions import Action, PlayCard
from napoleon_game.core.cards import SEATS, Card, Cards, Seat, Suit, pictures
from napoleon_game.core.events import AdjutantShown, CardPlayed, DealEnded, Event, Events, TrickWon
from napoleon_game.core.illegal import CardNotHeldError, MustFollowSuitError
from napoleon_game.core.legal import LegalActions
from napoleon_game.core.phase import Phase
from napoleon_game.core.public import FinalCards, Public
from napoleon_game.core.scoring import score
from napoleon_game.core.state import State
from napoleon_game.core.tricks import Trick, judge, led_suit, playable


class LegalPlays(LegalActions[PlayCard]):
    """The cards that may be played (R5.2, R5.3).

    Attributes:
        cards: those cards, in the order of the hand.
    """

    __slots__ = ("cards", "hand", "lead", "trump")

    phase = Phase.PLAY
    kinds = (PlayCard,)
    asks_for = "a card"

    def __init__(self, seat: Seat, hand: Cards, lead: Card | None, trump: Suit) -> None:
        """``lead`` is the first card of the trick; ``None`` when ``seat`` leads."""
        self.seat, self.hand, self.lead, self.trump = seat, hand, lead, trump
        self.cards = playable(hand, lead, trump)

    def __len__(self) -> int:
        return len(self.cards)

    def at(self, index: int) -> PlayCard:
        """The cards in the order of the hand."""
        return PlayCard(self.seat, self.cards[index])

    def check_kind(self, action: Action) -> None:
        """The card is in the hand, and follows suit if any card can."""
        assert isinstance(action, PlayCard)
        card = action.card
        if card not in self.hand:
            raise CardNotHeldError(action, self.phase, card)
        if card not in self.cards:
            assert self.lead is not None
            raise MustFollowSuitError(action, self.phase, led_suit(self.lead, self.trump))


def legal(public: Public, seat: Seat, hand: Cards) -> LegalPlays:
    """The cards that ``seat`` may play from ``hand``."""
    assert public.trick is not None
    lead = public.trick.cards[0] if public.trick.cards else None
    return LegalPlays(seat, hand, lead, public.bid.trump)


def apply(state: State, action: Action) -> tuple[State, Events]:
    """Put the card down; with the fifth give the trick to its winner, with the last end the deal."""
    assert isinstance(action, PlayCard)
    seat, card, public = action.seat, action.card, state.public
    assert public.trick is not None
    events: list[Event] = [CardPlayed(seat, card)]
    adjutant = public.adjutant
    if card is public.adjutant_card:
        adjutant = seat
        events.append(AdjutantShown(seat, card))
    hands = list(state.hands)
    hands[seat] = tuple([held for held in hands[seat] if held is not card])
    trick = Trick(public.trick.leader, (*public.trick.cards, card))
    if len(trick.cards) < SEATS:
        after = public.with_card((seat + 1) % SEATS, trick, adjutant)
    else:
        after, won = _take_trick(replace(public, adjutant=adjutant), trick)
        events.append(won)
    state = State(after, state.deal, tuple(hands), state.discards, state.adjutant)
    if not any(hands):
        state, ended = _end_deal(state)
        events.append(ended)
    return state, tuple(events)


def _take_trick(public: Public, trick: Trick) -> tuple[Public, TrickWon]:
    """Give a full trick to its winner, who leads the next (R5.1, R5.4, R5.6)."""
    verdict = judge(trick.cards, public.bid.trump, first_trick=not public.tricks)
    winner = trick.seat_at(verdict.place)
    captured = list(public.captured)
    captured[winner] += pictures(trick.cards)
    after = replace(
        public,
        turn=winner,
        tricks=(*public.tricks, Trick(trick.leader, trick.cards, winner)),
        trick=Trick(winner),
        captured=tuple(captured),
    )
    return after, TrickWon(winner, len(public.tricks), trick.leader, trick.cards, verdict.won_by)


def _end_deal(state: State) -> tuple[State, DealEnded]:
    """Score the deal and lay everything open (R6)."""
    public, deal = state.public, state.deal
    assert public.contract is not None
    assert state.adjutant is not None
    assert state.discards is not None
    result = score(public.contract, state.adjutant, public.captured)
    final = FinalCards(deal.hands, deal.kitty, state.discards, state.adjutant, result)
    after = replace(public, phase=Phase.OVER, turn=None, trick=None, adjutant=state.adjutant, final=final)
    return replace(state, public=after), DealEnded(state.adjutant, result)
