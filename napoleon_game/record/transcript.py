"""A deal in words, a line an event: for people who read, and for tests that compare."""

from collections.abc import Iterator

from napoleon_game.core.cards import Cards
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
from napoleon_game.record.deal_record import DealRecord
from napoleon_game.record.replay import replay


def transcript(record: DealRecord) -> Iterator[str]:
    """Tell a deal from the first card to the points, one line at a time."""
    deal, names = record.state.deal, [_printable(player.name) for player in record.players]
    yield f"deal {deal.number} of seed {_printable(deal.seed)}, dealt by {names[deal.dealer]}"
    for _, events in replay(record.state):
        for event in events:
            line = tell(event, names)
            if line:
                yield line


def tell(event: Event, names: list[str]) -> str:
    """An event in one line of English; empty for a card played, which its trick will tell."""
    match event:
        case HandDealt(seat, cards):
            return f"  {names[seat]} is dealt {_list(cards)}"
        case BidMade(seat, bid):
            return f"  {names[seat]} bids {bid}"
        case Passed(seat):
            return f"  {names[seat]} passes"
        case AuctionWon(seat, bid):
            return f"{names[seat]} is Napoleon with {bid}"
        case DealPassedOut(dealer):
            return f"all pass: {names[dealer]} deals anew"
        case AdjutantCardNamed(seat, card):
            return f"  {names[seat]} names {card} as the adjutant card"
        case KittyTaken(seat, cards):
            return f"  {names[seat]} takes the kitty {_list(cards)}"
        case CardsDiscarded(seat, cards):
            return f"  {names[seat]} discards {_list(cards)}"
        case PicturesShown(_, count, cards):
            return f"  discarded picture cards: {count if cards is None else _list(cards) or 'none'}"
        case CardPlayed():
            return ""
        case AdjutantShown(seat, card):
            return f"  {card} shows {names[seat]} as the adjutant"
        case TrickWon(seat, number, leader, cards, won_by):
            lead = f"trick {number + 1}: {names[leader]} leads {_list(cards)}"
            return f"{lead}: {names[seat]} wins, {won_by.value}"
        case DealEnded(adjutant, result):
            points = ", ".join(f"{name} {points}" for name, points in zip(names, result.points, strict=True))
            how = "wins completely" if result.complete else "wins"
            taken = f"{result.napoleon_side} picture cards for Napoleon and adjutant {names[adjutant]}"
            return f"the {result.winner.value} side {how}: {taken}\npoints: {points}"


def _printable(text: str) -> str:
    """A stranger's text with line ends and what else would steer a terminal written as escapes."""
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text
    )


def _list(cards: SeenCards | Cards) -> str:
    return " ".join("??" if card is None else card.code for card in cards)
