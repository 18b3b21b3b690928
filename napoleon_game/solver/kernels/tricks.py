"""Where a trick stands, as one small integer; which cards may be played, and who takes it."""

from napoleon_game.solver.kernels.cards import JOKER, JOKER_LED, LANE, SEATS, WIDTH, YOROMEKI
from napoleon_game.solver.kernels.machine import get, kernel, lowest, popcount
from napoleon_game.solver.kernels.memory import (
    FIRST_SIZE,
    LEADING,
    MIGHTY,
    OWNER,
    QUEEN,
    QUEEN_SEAT,
    STRENGTH,
)


@kernel
def pack_trick(place: int, seat: int, led: int, best: int, best_seat: int) -> int:
    """Where a trick stands: cards that lie there, who is next, the led lane, the best strength, and whose."""
    return place | seat << 3 | led << 6 | best << 8 | best_seat << 14


@kernel
def place_of(trick: int) -> int:
    """How many cards lie on the table."""
    return trick & 7


@kernel
def seat_of(trick: int) -> int:
    """Who is to play."""
    return trick >> 3 & 7


@kernel
def led_of(trick: int) -> int:
    """The lane that was led."""
    return trick >> 6 & 3


@kernel
def best_of(trick: int) -> int:
    """The strength of the best card on the table."""
    return trick >> 8 & 63


@kernel
def best_seat_of(trick: int) -> int:
    """Who played it."""
    return trick >> 14


@kernel
def after(seat: int) -> int:
    """The next seat."""
    return seat + 1 if seat < SEATS - 1 else 0


@kernel
def playable(hand: int, trick: int) -> int:
    """The cards that may be played (R5.2, R5.3)."""
    if place_of(trick) == 0:
        return hand
    following = hand & (LANE << WIDTH * led_of(trick))
    return following | hand & JOKER if following else hand


@kernel
def lay(memory: int, trick: int, table: int, card: int) -> int:
    """The trick after ``card`` joins the cards of ``table``, judged by R5.4 but for the same two."""
    place, seat, led = place_of(trick), seat_of(trick), led_of(trick)
    best, best_seat = best_of(trick), best_seat_of(trick)
    index = lowest(card)
    if place == 0:
        led = 0 if card == JOKER else index >> 4
        best, best_seat = get(memory, STRENGTH + LEADING * 64 + index), seat
    elif card == get(memory, MIGHTY) and table & get(memory, QUEEN):
        best, best_seat = YOROMEKI, get(memory, QUEEN_SEAT)
    else:
        strength = get(memory, STRENGTH + led * 64 + index)
        if card == get(memory, QUEEN) and table & get(memory, MIGHTY):
            strength = YOROMEKI
        if strength > best:
            best, best_seat = strength, seat
    return pack_trick(place + 1, after(seat), led, best, best_seat)


@kernel
def winner_of(memory: int, trick: int, left: int, start: int) -> int:
    """Who takes a full trick: the seat of the best card, or the same two (R5.4).

    ``left`` are the cards that are left after it, ``start`` those before it.
    """
    table, two = start & ~left, WIDTH * led_of(trick)
    if (
        best_of(trick) < JOKER_LED
        and table >> two & 1
        and not table & ~(LANE << two)
        and popcount(start) != get(memory, FIRST_SIZE)
    ):
        return get(memory, OWNER + two)
    return best_seat_of(trick)
