"""Whether a deal is decided before its last card, by what lies open alone."""

from napoleon_game.core.cards import KITTY_SIZE, PICTURE_CARDS, SEATS, Seat
from napoleon_game.core.public import Public
from napoleon_game.core.scoring import Side, score


def settled(public: Public) -> Side | None:
    """The side that wins whatever is still played (R6.1, R6.2); ``None`` while that is open.

    It is settled only when it is certain as well whether the victory is complete (R6.5), so that nobody's
    points depend on the cards that are left. Only what everybody sees is counted: while the adjutant has not
    been seen it may be any seat, and up to three picture cards may lie in the discards.
    """
    if public.contract is None or public.trick is None:
        return None
    told = public.shown_pictures
    left = PICTURE_CARDS - sum(public.captured) - (0 if told is None else told.count)
    lost = KITTY_SIZE if told is None else 0
    seats = range(SEATS) if public.adjutant is None else (public.adjutant,)
    ends = {end for seat in seats for end in _ends(public, seat, left, lost)}
    return ends.pop()[0] if len(ends) == 1 else None


def _ends(public: Public, adjutant: Seat, left: int, lost: int) -> set[tuple[Side, bool]]:
    """The sides that may still win, and whether completely, if ``adjutant`` is Napoleon's.

    Of ``left`` picture cards, up to ``lost`` may go to nobody.
    """
    assert public.contract is not None
    napoleon = public.contract.napoleon
    ally = next(seat for seat in range(SEATS) if seat not in (napoleon, adjutant))
    ends = set()
    for gone in range(min(left, lost) + 1):
        for gained in range(left - gone + 1):
            captured = list(public.captured)
            captured[napoleon] += gained
            captured[ally] += left - gone - gained
            result = score(public.contract, adjutant, captured)
            ends.add((result.winner, result.complete))
    return ends
