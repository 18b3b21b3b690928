"""Sentences about what happened, what is to be done, and why something cannot be done."""

from collections.abc import Sequence
from dataclasses import dataclass

from napoleon_game.core.bids import Contract
from napoleon_game.core.cards import JOKER, PICTURE_CARDS, Card, Seat, pictures
from napoleon_game.core.events import (
    AdjutantCardNamed,
    AdjutantShown,
    AuctionWon,
    BidMade,
    CardPlayed,
    CardsDiscarded,
    DealEnded,
    DealPassedOut,
    Event,
    HandDealt,
    KittyTaken,
    Passed,
    PicturesShown,
    SeenCards,
    TrickWon,
)
from napoleon_game.core.illegal import (
    BidTooLowError,
    CardNotHeldError,
    DealOverError,
    DiscardCountError,
    IllegalActionError,
    MustFollowSuitError,
    OutOfTurnError,
    TargetTooLowError,
    WrongPhaseError,
)
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Result, Side
from napoleon_game.core.tricks import led_suit
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.names import SYMBOLS, WON_BY_KEYS, Words
from napoleon_game.i18n.persons import about

Names = Sequence[str]
"""The players' names, by seat."""


def tell(
    event: Event,
    names: Names,
    catalogue: Catalogue,
    viewer: Seat | None,
    contract: Contract | None = None,
) -> str | None:
    """One short sentence about ``event``; ``None`` if there is nothing to say.

    Args:
        event: what happened, redacted for whoever looks.
        names: the players' names, by seat.
        catalogue: the language.
        viewer: the seat that is spoken to as "you"; ``None`` if several people look.
        contract: who is Napoleon, once there is one; without it, a Napoleon found to be alone is not
            called so.
    """
    return _Narrator(names, Words(catalogue), viewer, contract).tell(event)


@dataclass(frozen=True, slots=True)
class _Narrator:
    """Tells events of one deal to one viewer."""

    names: Names
    words: Words
    viewer: Seat | None
    contract: Contract | None

    def tell(self, event: Event) -> str | None:
        words = self.words
        match event:
            case HandDealt():
                return self._dealt(event)
            case BidMade(seat, bid) | AuctionWon(seat, bid):
                key = "event-bid-made" if isinstance(event, BidMade) else "event-auction-won"
                return self._by(seat, key, bid=words.short_bid(bid))
            case Passed(seat):
                return self._by(seat, "event-passed")
            case DealPassedOut():
                return words.catalogue("event-passed-out")
            case AdjutantCardNamed(seat, card):
                return self._by(seat, "event-adjutant-named", card=words.short_card(card))
            case KittyTaken():
                return self._kitty_taken(event)
            case CardsDiscarded(seat):
                return self._by(seat, "event-discarded")
            case PicturesShown():
                return self._pictures_shown(event)
            case CardPlayed(seat, card):
                return self._by(seat, "event-card-played", card=words.short_card(card))
            case AdjutantShown():
                return self._adjutant_shown(event)
            case TrickWon():
                return self._trick_won(event)
            case DealEnded():
                return self._deal_ended(event.result)

    def _by(self, seat: Seat, key: str, **arguments: str | int) -> str:
        """The text about what ``seat`` did: as said to the doer, or about the doer."""
        if seat == self.viewer:
            return self.words.catalogue(f"{key}.you", **arguments)
        return about(self.words.catalogue, key, self.names[seat], **arguments)

    def _dealt(self, event: HandDealt) -> str | None:
        """Five hands are dealt, but it is said once."""
        once = 0 if self.viewer is None else self.viewer
        return self.words.catalogue("event-hand-dealt") if event.seat == once else None

    def _kitty_taken(self, event: KittyTaken) -> str:
        """To the taker, which cards these are; nobody else may read them."""
        known = _known(event.cards)
        if event.seat == self.viewer and known:
            return self.words.catalogue("event-kitty-taken.you", cards=self.words.short_cards(known))
        return about(self.words.catalogue, "event-kitty-taken-unseen", self.names[event.seat])

    def _pictures_shown(self, event: PicturesShown) -> str:
        if event.cards:
            return self.words.catalogue("event-pictures-shown", cards=self.words.short_cards(event.cards))
        return self.words.catalogue("event-pictures-counted", count=event.count)

    def _adjutant_shown(self, event: AdjutantShown) -> str:
        if self.contract is None:
            key = "event-adjutant-card-shown"
        elif self.contract.napoleon == event.seat:
            key = "event-adjutant-alone"
        else:
            key = "event-adjutant-shown"
        return self._by(event.seat, key, card=self.words.short_card(event.card))

    def _trick_won(self, event: TrickWon) -> str:
        card = event.cards[(event.seat - event.leader) % len(event.cards)]
        key = f"event-trick-{WON_BY_KEYS[event.won_by]}"
        return self._by(event.seat, key, card=self.words.short_card(card), count=pictures(event.cards))

    def _deal_ended(self, result: Result) -> str:
        catalogue, taken = self.words.catalogue, result.napoleon_side
        if result.complete:
            return catalogue(f"event-deal-{result.winner.value}-complete")
        if result.winner is Side.NAPOLEON:
            return catalogue("event-deal-napoleon", count=taken)
        if taken == PICTURE_CARDS:
            return catalogue("event-deal-twenty")
        return catalogue("event-deal-allied", count=taken)


def _known(cards: SeenCards) -> tuple[Card, ...]:
    """The cards that lie face up."""
    return tuple(card for card in cards if card is not None)


def outcome(result: Result, contract: Contract, catalogue: Catalogue) -> str:
    """Why the winner of a deal won, in one line (R6)."""
    target, taken = contract.target, result.napoleon_side
    if result.complete:
        return catalogue(f"why-complete-{result.winner.value}")
    if result.winner is Side.NAPOLEON:
        if taken == target:
            return catalogue("why-made-exactly", target=target)
        return catalogue("why-made", target=target, taken=taken)
    if taken >= target:
        return catalogue("why-twenty")
    return catalogue("why-short", target=target, short=target - taken)


def why(error: IllegalActionError, catalogue: Catalogue, names: Names) -> str:
    """Why an action is not possible now, said to whoever tried it."""
    words = Words(catalogue)
    match error:
        case DealOverError():
            return catalogue("error-deal-over")
        case OutOfTurnError():
            return about(catalogue, "error-out-of-turn", names[error.turn])
        case WrongPhaseError():
            return catalogue(f"error-wrong-phase-{error.phase.value}")
        case BidTooLowError():
            return catalogue("error-bid-too-low", highest=words.short_bid(error.highest))
        case TargetTooLowError():
            return catalogue("error-target-too-low", target=error.min_target)
        case CardNotHeldError():
            return catalogue("error-card-not-held", card=_card_tried(error.card, words))
        case MustFollowSuitError():
            return catalogue("error-must-follow", suit=words.suit(error.led))
        case DiscardCountError():
            return catalogue("error-discard-count", count=error.count)
        case _:
            return catalogue("error-illegal")


def _card_tried(card: object, words: Words) -> str:
    """A card that somebody tried to use, which may be no card at all."""
    return words.short_card(card) if isinstance(card, Card) else str(card)


def strip(observation: Observation, names: Names, catalogue: Catalogue, *, single_player: bool) -> str:
    """Whose turn it is and what is to be done, for the strip before the hand.

    Args:
        observation: the deal as the viewer sees it.
        names: the players' names, by seat.
        catalogue: the language.
        single_player: one person plays: the viewer is "you". Otherwise all are named, politely.
    """
    public = observation.public
    if public.turn is None:
        return catalogue("strip-passed-out" if public.passed_out else "strip-over")
    key, arguments = _task(observation)
    if single_player and observation.my_turn:
        return catalogue("strip-turn-you", task=catalogue(f"{key}.you", **arguments))
    turn = "strip-turn" if single_player else "strip-turn-shared"
    return about(catalogue, turn, names[public.turn], task=catalogue(key, **arguments))


def _task(observation: Observation) -> tuple[str, dict[str, str]]:
    """What the seat whose turn it is has to do: a key and its arguments."""
    public = observation.public
    before_play = {
        Phase.AUCTION: "task-call",
        Phase.ADJUTANT: "task-name",
        Phase.EXCHANGE: "task-discard",
    }
    if public.phase in before_play:
        return before_play[public.phase], {}
    assert public.trick is not None, "somebody's turn in play, so there is a trick"
    if not public.trick.cards:
        return "task-lead", {}
    if not observation.my_turn:
        return "task-play", {}  # only its holder knows what a hand allows
    led = led_suit(public.trick.cards[0], public.bid.trump)
    hand = observation.hand
    if not any(card.suit is led for card in hand):
        return "task-any", {}
    key = "task-follow-or-joker" if JOKER in hand else "task-follow"
    return key, {"suit": SYMBOLS[led]}
