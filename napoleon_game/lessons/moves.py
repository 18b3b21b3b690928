"""Actions as texts: ``H12`` or ``-`` in the auction, ``SA``, ``C3+C7+D5`` for discards."""

from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import Card, Seat
from napoleon_game.core.engine import step
from napoleon_game.core.illegal import DealOverError
from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from napoleon_game.record.steps import Position

_PASS = "-"


def action_of(text: str, phase: Phase, seat: Seat) -> Action:
    """What ``text`` means in a phase; raises ``NotationError``."""
    if phase is Phase.AUCTION:
        return Pass(seat) if text == _PASS else MakeBid(seat, Bid.parse(text))
    if phase is Phase.EXCHANGE:
        return Discard(seat, tuple(Card.parse(code) for code in text.split("+")))
    card = Card.parse(text)
    return NameAdjutantCard(seat, card) if phase is Phase.ADJUTANT else PlayCard(seat, card)


def text_of(action: Action) -> str:
    """The text that means ``action``."""
    match action:
        case Pass():
            return _PASS
        case MakeBid(_, bid):
            return str(bid)
        case Discard(_, cards):
            return "+".join(map(str, cards))
        case NameAdjutantCard(_, card) | PlayCard(_, card):
            return str(card)


def move(state: State, text: str) -> Position:
    """Carry out ``text`` for the seat whose turn it is; may raise any error of ``core``."""
    public = state.public
    if public.turn is None:
        raise DealOverError(Pass(0), public.phase)
    return Position(*step(state, action_of(text, public.phase, public.turn)))
