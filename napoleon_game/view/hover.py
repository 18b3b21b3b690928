"""Which word of the game stands at a place of the table, for whoever points there."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from napoleon_game.core.cards import JOKER, MIGHTY, YOROMEKI_QUEEN, Card, Suit, left_jack, right_jack
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.view import table_view
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import DECK, place_of
from napoleon_game.view.places import Places
from napoleon_game.view.pose import CARD_ASPECT, Poses, card_key

_ROLES: Final = {
    "napoleon": "napoleon",
    "napoleon-alone": "napoleon",
    "adjutant": "adjutant",
    "ally": "allied-side",
    "unknown": "adjutant",
}
_KITTY: Final = Rect.around(DECK, 140, 100)
_TRUMP, _NAPOLEON, _ADJUTANT = range(3)
"""The lines of the plaque."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word and where it stands.

    Attributes:
        term: one of :data:`napoleon_game.i18n.glossary.TERMS`; empty for what has none, but covers others.
        area: what is pointed at.
    """

    term: str
    area: Rect


def word_at(at: Point, observation: Observation, places: Places, poses: Poses, *, asked: bool) -> Word | None:
    """The word at a point; ``asked`` says that a panel lies over the middle of the table."""
    for word in _words(observation, places, poses, asked=asked):
        if word.area.contains(at):
            return word if word.term else None
    return None


def _words(observation: Observation, places: Places, poses: Poses, *, asked: bool) -> Iterator[Word]:
    """All words on the table, those on top first."""
    public, contract = observation.public, observation.public.contract
    if contract is None:
        yield Word("contract", places.plaque)
    else:
        lines = places.lines
        yield Word("trump", lines[_TRUMP])
        yield Word("napoleon", lines[_NAPOLEON])
        yield Word("adjutant-card", lines[_ADJUTANT])
        yield Word("target", places.plaque)
    if table_view.score(observation) is not None:
        yield Word("picture-card", places.score)
    if public.tricks:
        yield Word("trick", places.last_trick)
    for seat in range(len(places.plates)):
        term = _ROLES.get(table_view.role_of(observation, seat) or "")
        if term is not None:
            yield Word(term, places.plates[place_of(seat, observation.seat)])
    if asked:
        return
    if public.phase in (Phase.AUCTION, Phase.ADJUTANT):
        yield Word("kitty", _KITTY)
    if contract is not None:
        yield from _cards(observation, poses, contract.trump)
        if public.trick is not None and public.trick.cards:
            yield Word("lead", places.led_chip)


def _cards(observation: Observation, poses: Poses, trump: Suit) -> Iterator[Word]:
    """The cards with a name of their own that lie open, the uppermost first."""
    trick = observation.public.trick
    lying = [card for card in (*observation.hand, *(trick.cards if trick else ())) if card_key(card) in poses]
    for card in sorted(lying, key=lambda card: -poses[card_key(card)].z):
        pose = poses[card_key(card)]
        term = special(card, trump)
        area = Rect.around(Point(pose.x, pose.y), pose.height * CARD_ASPECT, pose.height)
        yield Word(term, area)


def special(card: Card, trump: Suit) -> str:
    """What a card with a name of its own is called; empty for others."""
    named = {MIGHTY: "mighty", YOROMEKI_QUEEN: "yoromeki", JOKER: "joker"}
    named |= {right_jack(trump): "right-jack", left_jack(trump): "left-jack"}
    return named.get(card, "")
