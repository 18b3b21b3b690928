"""What was played since a seat's last turn, from what lies open: for whoever comes back to the screen."""

from dataclasses import dataclass

from napoleon_game.core.actions import Call, PlayCard
from napoleon_game.core.cards import Seat
from napoleon_game.core.public import Public


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat took the trick that the cards before it made up."""

    seat: Seat


Happening = Call | PlayCard | Taken
"""A call, a card, or the end of a trick."""


def since_last_turn(public: Public, seat: Seat) -> tuple[Happening, ...]:
    """What the others did since ``seat`` last called or played, in order; all of it before its first turn."""
    happened: list[Happening] = list(public.calls) if public.contract is None else []
    for trick in public.tricks:
        happened += [PlayCard(trick.seat_at(place), card) for place, card in enumerate(trick.cards)]
        assert trick.winner is not None
        happened.append(Taken(trick.winner))
    if public.trick is not None:
        played = enumerate(public.trick.cards)
        happened += [PlayCard(public.trick.seat_at(place), card) for place, card in played]
    own = [n for n, what in enumerate(happened) if what.seat == seat and not isinstance(what, Taken)]
    return tuple(happened[own[-1] + 1 :]) if own else tuple(happened)
