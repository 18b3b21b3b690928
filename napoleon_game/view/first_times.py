"""Which rule an event shows at work, for whoever has not seen it yet."""

from collections.abc import Iterator, Mapping
from typing import Final

from napoleon_game.core.cards import JOKER, Suit, left_jack
from napoleon_game.core.events import CardPlayed, Event, TrickWon
from napoleon_game.core.observation import Observation
from napoleon_game.core.tricks import WonBy
from napoleon_game.view import table_view

TOPICS: Final[Mapping[str, str]] = {
    "yoromeki": "yoromeki",
    "mighty": "yoromeki",
    "right-jack": "jacks",
    "left-jack": "jacks",
    "left-jack-follows": "jacks",
    "same-two": "same-two",
    "joker-led": "joker",
    "joker-late": "joker",
    "twenty": "result",
}
"""What there is to be explained, each with its section of the rules page."""

NEARLY_ALL: Final = 18
"""Picture cards of the Napoleon side from which on the next trick may bring the 20th."""

_WINNERS: Final = {
    WonBy.YOROMEKI: "yoromeki",
    WonBy.MIGHTY: "mighty",
    WonBy.RIGHT_JACK: "right-jack",
    WonBy.LEFT_JACK: "left-jack",
    WonBy.SAME_TWO: "same-two",
}


def topics_of(event: Event, after: Observation) -> Iterator[str]:
    """The rules that ``event`` shows at work, the most striking first; ``after`` is what is known then."""
    contract = after.public.contract
    if contract is None:
        return
    match event:
        case CardPlayed(_, card):
            trick = after.public.trick
            if card is JOKER and trick is not None and trick.cards == (JOKER,):
                yield "joker-led"
        case TrickWon():
            yield from _topics_of_trick(event, contract.trump)
            score = table_view.score(after)
            if score is not None and score.danger and score.napoleon >= NEARLY_ALL:
                yield "twenty"


def _topics_of_trick(won: TrickWon, trump: Suit) -> Iterator[str]:
    if won.won_by in _WINNERS:
        yield _WINNERS[won.won_by]
    jack, lead = left_jack(trump), won.cards[0]
    if jack in won.cards[1:] and lead.suit is jack.suit:
        yield "left-jack-follows"
    if JOKER in won.cards[1:]:
        yield "joker-late"
