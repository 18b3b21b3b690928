"""A point of play with all cards known: what the solver and its reference are asked about."""

from dataclasses import dataclass

from napoleon_game.core.cards import HAND_SIZE, SEATS, Cards, Seat, Suit, pictures
from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from napoleon_game.core.tricks import playable
from napoleon_game.solver.errors import PositionError


@dataclass(frozen=True, slots=True)
class Position:
    """Five hands, the trick on the table, and who is on Napoleon's side.

    Attributes:
        hands: the cards each seat holds now, those on the table not included.
        trump: the trump suit.
        napoleon_side: Napoleon's seat, and the adjutant's if it is another.
        leader: who leads, or led, the trick on the table.
        table: none to four cards of that trick, the lead first.
        first_trick: whether it is the first of the deal, in which the same two is void (R5.4).
        captured: picture cards that the Napoleon side has taken before this trick.

    Raises:
        PositionError: no such position can come about.
    """

    hands: tuple[Cards, ...]
    trump: Suit
    napoleon_side: frozenset[Seat]
    leader: Seat
    table: Cards = ()
    first_trick: bool = False
    captured: int = 0

    def __post_init__(self) -> None:
        problem = self._problem()
        if problem:
            raise PositionError(problem)

    def _problem(self) -> str:
        """What is wrong with it; empty if nothing is."""
        if len(self.hands) != SEATS or not 0 <= self.leader < SEATS:
            return f"there are {SEATS} seats"
        if len(self.table) >= SEATS:
            return f"a trick of {len(self.table)} cards is over"
        if not 1 <= len(self.napoleon_side) <= 2 or not all(0 <= seat < SEATS for seat in self.napoleon_side):
            return "one or two seats are on Napoleon's side"
        whole = self.whole_hands
        cards = [card for hand in whole for card in hand]
        if len(set(cards)) != len(cards):
            return "a card is there twice"
        if len({len(hand) for hand in whole}) != 1 or not 1 <= len(whole[0]) <= HAND_SIZE:
            return f"hands and trick do not make 1 to {HAND_SIZE} cards for each seat"
        return ""

    @property
    def turn(self) -> Seat:
        """Who is to play."""
        return (self.leader + len(self.table)) % SEATS

    @property
    def whole_hands(self) -> tuple[Cards, ...]:
        """The hands as they were when the trick on the table began."""
        whole = list(self.hands)
        for place, card in enumerate(self.table):
            seat = (self.leader + place) % SEATS
            whole[seat] = (*whole[seat], card)
        return tuple(whole)

    @property
    def legal(self) -> Cards:
        """The cards that may be played (R5.2, R5.3)."""
        return playable(self.hands[self.turn], self.table[0] if self.table else None, self.trump)

    @property
    def pictures_left(self) -> int:
        """Picture cards in hands and on the table."""
        return pictures(card for hand in self.whole_hands for card in hand)


def position_of(state: State) -> Position:
    """Where the play of ``state`` stands; raises :class:`PositionError` in any other phase."""
    public = state.public
    if public.phase is not Phase.PLAY:
        raise PositionError(f"nothing to solve in the {public.phase.value} phase")
    assert public.contract is not None
    assert public.trick is not None
    assert state.adjutant is not None
    side = frozenset((public.contract.napoleon, state.adjutant))
    return Position(
        hands=state.hands,
        trump=public.bid.trump,
        napoleon_side=side,
        leader=public.trick.leader,
        table=public.trick.cards,
        first_trick=not public.tricks,
        captured=sum(public.captured[seat] for seat in side),
    )
