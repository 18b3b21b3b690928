"""What a look at the table tells, from one observation: plates, plaque, score bar, trick. No pygame."""

from dataclasses import dataclass

from napoleon_game.core.actions import Call
from napoleon_game.core.bids import MAX_TARGET, Bid
from napoleon_game.core.cards import PICTURE_CARDS, SEATS, Card, Seat, Suit
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Side
from napoleon_game.core.tricks import Trick, Verdict, judge, led_suit
from napoleon_game.view.layout import place_of


@dataclass(frozen=True, slots=True)
class PlateView:
    """What a seat's plate shows.

    Attributes:
        seat: whose it is.
        place: where it is, counted from the viewer.
        role: ``napoleon``, ``napoleon-alone``, ``adjutant``, ``ally``, ``unknown`` or, before there is a
            Napoleon, ``dealer`` or ``None``.
        side: the side as far as the viewer knows.
        pictures: picture cards taken; ``None`` where they are not to be counted.
        on_turn: whether this seat acts next.
        call: its last call, during the auction.
    """

    seat: Seat
    place: int
    role: str | None
    side: Side | None
    pictures: int | None
    on_turn: bool
    call: Call | None


@dataclass(frozen=True, slots=True)
class ScoreView:
    """Where the twenty picture cards are, as far as the viewer knows.

    Attributes:
        napoleon: taken by Napoleon's side.
        allied: taken by the Allied side.
        unknown: taken by seats whose side the viewer does not know.
        discarded: known to lie in the discards.
        target: what Napoleon's side needs.
        danger: whether a twentieth would lose the deal for Napoleon's side (R6.2).
    """

    napoleon: int
    allied: int
    unknown: int
    discarded: int
    target: int
    danger: bool

    @property
    def remaining(self) -> int:
        """Still to be played for."""
        return PICTURE_CARDS - self.napoleon - self.allied - self.unknown - self.discarded


@dataclass(frozen=True, slots=True)
class PlaqueView:
    """The contract.

    Attributes:
        bid: trump and target.
        napoleon: Napoleon's seat.
        adjutant_card: the named card.
        adjutant: the adjutant's seat, as far as the viewer knows.
    """

    bid: Bid
    napoleon: Seat
    adjutant_card: Card | None
    adjutant: Seat | None


@dataclass(frozen=True, slots=True)
class TrickView:
    """The trick on the table.

    Attributes:
        trick: its cards so far.
        led: the suit to follow.
        joker_led: whether the joker was led.
        best: which card wins as things stand.
    """

    trick: Trick
    led: Suit
    joker_led: bool
    best: Verdict


def side_of(observation: Observation, seat: Seat) -> Side | None:
    """The side of ``seat``, as far as the observing seat knows; ``None`` if it does not."""
    public = observation.public
    if public.contract is None or public.adjutant_card is None:
        return Side.NAPOLEON if public.contract is not None and public.contract.napoleon == seat else None
    if seat == observation.seat:
        return observation.side
    if seat == public.contract.napoleon:
        return Side.NAPOLEON
    if observation.adjutant is None:
        return None
    return Side.NAPOLEON if seat == observation.adjutant else Side.ALLIED


def role_of(observation: Observation, seat: Seat) -> str | None:
    """What ``seat`` is, as far as the observing seat knows."""
    public = observation.public
    if public.contract is None:
        return "dealer" if seat == public.dealer else None
    side = side_of(observation, seat)
    if seat == public.contract.napoleon:
        return "napoleon-alone" if observation.adjutant == seat else "napoleon"
    if side is None:
        return "unknown" if public.adjutant_card is not None else None
    return "adjutant" if side is Side.NAPOLEON else "ally"


def plates(observation: Observation) -> tuple[PlateView, ...]:
    """All plates by seat."""
    public = observation.public
    calls: dict[Seat, Call] = {}
    if public.phase is Phase.AUCTION:
        calls = {call.seat: call for call in public.calls}
    return tuple(
        PlateView(
            seat,
            place_of(seat, observation.seat),
            role_of(observation, seat),
            side_of(observation, seat),
            public.captured[seat],
            public.turn == seat,
            calls.get(seat),
        )
        for seat in range(SEATS)
    )


def history(observation: Observation) -> list[dict[Seat, Call]]:
    """The auction so far, a round a row: what each seat called in it (R2.3).

    A round begins with the seat after the dealer; seats that are out of the auction are missing from it.
    """
    public = observation.public
    rounds: list[dict[Seat, Call]] = []
    last = SEATS
    for call in public.calls:
        turn = (call.seat - public.dealer - 1) % SEATS
        if turn <= last:
            rounds.append({})
        rounds[-1][call.seat] = call
        last = turn
    return rounds


def score(observation: Observation) -> ScoreView | None:
    """The score bar; ``None`` before play."""
    public = observation.public
    if public.contract is None or public.phase in (Phase.AUCTION, Phase.ADJUTANT, Phase.EXCHANGE):
        return None
    taken: dict[Side | None, int] = {}
    for seat in range(SEATS):
        side = side_of(observation, seat)
        taken[side] = taken.get(side, 0) + public.captured[seat]
    if observation.discards is not None:
        discarded = sum(card.is_picture for card in observation.discards)
    elif public.final is not None:
        discarded = sum(card.is_picture for card in public.final.discards)
    else:
        discarded = public.shown_pictures.count if public.shown_pictures is not None else 0
    target = public.contract.target
    return ScoreView(
        taken.get(Side.NAPOLEON, 0),
        taken.get(Side.ALLIED, 0),
        taken.get(None, 0),
        discarded,
        target,
        danger=target < MAX_TARGET and discarded == 0,
    )


def plaque(observation: Observation) -> PlaqueView | None:
    """The contract; ``None`` before there is one."""
    public = observation.public
    if public.contract is None:
        return None
    return PlaqueView(
        public.contract.bid, public.contract.napoleon, public.adjutant_card, observation.adjutant
    )


def trick(observation: Observation) -> TrickView | None:
    """The trick on the table; ``None`` while no card lies there."""
    public = observation.public
    if public.trick is None or not public.trick.cards or public.contract is None:
        return None
    lead, trump = public.trick.cards[0], public.contract.trump
    best = judge(public.trick.cards, trump, first_trick=not public.tricks)
    return TrickView(public.trick, led_suit(lead, trump), lead.suit is None, best)
