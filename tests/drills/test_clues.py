"""What is said of the adjutant's seat: true, and never of a seat that it does not concern."""

from collections import Counter

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.actions import MakeBid
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.public import Public
from napoleon_game.core.tricks import Trick, judge
from napoleon_game.drills.clues import Clue, hints
from tests.support import bot_states


def test_every_clue_is_true_and_is_read_from_what_the_seat_knows() -> None:
    told: Counter[Clue] = Counter()
    for number in range(60):
        for state in bot_states(f"clues {number}", RulesPlayer())[::3]:
            public, turn = state.public, state.public.turn
            if public.phase is not Phase.PLAY or turn is None or public.adjutant is not None:
                continue
            assert public.contract is not None
            napoleon, card = public.contract.napoleon, public.adjutant_card
            assert card is not None
            bidders = {call.seat for call in public.calls if isinstance(call, MakeBid)}
            for likely in set(range(SEATS)) - {turn, napoleon}:
                for hint in hints(observe(state, turn), likely):
                    told[hint.clue] += 1
                    assert hint.seat not in (turn, napoleon)
                    assert (hint.seat == likely) is (hint.clue in (Clue.BID, Clue.FEEDS))
                    match hint.clue:
                        case Clue.BID:
                            assert likely in bidders
                        case Clue.SILENT:
                            assert hint.seat not in bidders
                        case Clue.FEEDS:
                            tricks = [*public.tricks, public.trick or Trick(0)]
                            assert any(fed(trick, hint.seat, napoleon, public) for trick in tricks)
                        case Clue.LACKS:
                            assert hint.suit is card.suit
                            assert all(held.suit is not card.suit for held in state.hands[hint.seat])
    assert set(told) == set(Clue), told


def fed(trick: Trick, seat: Seat, napoleon: Seat, public: Public) -> bool:
    """Whether ``seat`` gave a picture card to a trick that Napoleon held until then, and did not take it."""
    place = (seat - trick.leader) % SEATS
    if not 0 < place < len(trick.cards) or not trick.cards[place].is_picture:
        return False
    first = trick.cards == (public.tricks[0].cards if public.tricks else trick.cards)
    before, after = (
        trick.seat_at(judge(trick.cards[:laid], public.bid.trump, first_trick=first).place)
        for laid in (place, place + 1)
    )
    return before == napoleon and after != seat
