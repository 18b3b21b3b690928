"""R3 and R4: the adjutant card and the exchange."""

import pytest

from napoleon_game.core.actions import Discard, NameAdjutantCard
from napoleon_game.core.cards import PACK, SEATS, Card, parse_cards
from napoleon_game.core.engine import legal, step
from napoleon_game.core.events import AdjutantShown, CardsDiscarded, KittyTaken, PicturesShown, redact
from napoleon_game.core.illegal import CardNotHeldError, DiscardCountError, OutOfTurnError
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from tests.support import begin, deal_with, name_and_discard, play, play_out, run

OWN = "SK SQ HA HK DA DK CA CK C3 C4"
DEAL = deal_with({0: OWN, 2: "SA SJ HQ"}, kitty="JK H2 D2")


def won(rules: RuleSet | None = None) -> State:
    """Seat 0 is Napoleon with S14 and has yet to name a card."""
    return begin(DEAL, "S14 - - - -", rules)


def sides(state: State) -> list[Side | None]:
    """The side that each seat knows itself to be on."""
    return [observe(state, seat).side for seat in range(SEATS)]


def test_r3_1_napoleon_names_any_of_the_53_cards_before_it_sees_the_kitty() -> None:
    state = won()
    assert [action.card for action in legal(state) if isinstance(action, NameAdjutantCard)] == list(PACK)
    assert observe(state, 0).kitty is None
    assert len(observe(state, 0).hand) == 10
    for card in PACK:
        after, _ = step(state, NameAdjutantCard(0, card))
        assert after.public.adjutant_card is card
    with pytest.raises(OutOfTurnError):
        step(state, NameAdjutantCard(1, PACK[0]))


def test_r3_2_only_the_holder_knows_who_the_adjutant_is() -> None:
    state, _ = run(won(), NameAdjutantCard(0, Card.parse("SA")))
    assert state.adjutant == 2
    assert [observe(state, seat).adjutant for seat in range(SEATS)] == [None, None, 2, None, None]
    assert sides(state) == [Side.NAPOLEON, Side.ALLIED, Side.NAPOLEON, Side.ALLIED, Side.ALLIED]
    assert state.public.adjutant is None


def test_r3_2_everyone_knows_once_the_card_is_played() -> None:
    state, _ = name_and_discard(won(), "SA", "H2 D2 C3")
    before, events = play(state, "SK")
    before, more = run(before, legal(before)[0])
    assert not any(isinstance(event, AdjutantShown) for event in [*events, *more])
    after, events = play(before, "SA")
    assert AdjutantShown(2, Card.parse("SA")) in events
    assert [observe(after, seat).adjutant for seat in range(SEATS)] == [2] * SEATS


def test_r3_3_adjutant_card_in_napoleons_hand() -> None:
    state, _ = run(won(), NameAdjutantCard(0, Card.parse("HA")))
    assert state.adjutant == 0
    assert [observe(state, seat).adjutant for seat in range(SEATS)] == [0, None, None, None, None]
    assert sides(state) == [Side.NAPOLEON] + [Side.ALLIED] * 4


def test_r3_3_adjutant_card_in_the_kitty_and_kept() -> None:
    state, _ = name_and_discard(won(), "JK", "H2 D2 C3")
    assert state.adjutant == 0
    assert [observe(state, seat).adjutant for seat in range(SEATS)] == [0, None, None, None, None]
    state, events = play(state, "JK")
    assert AdjutantShown(0, Card.parse("JK")) in events
    assert observe(state, 3).adjutant == 0


def test_r3_3_adjutant_card_in_the_kitty_and_discarded() -> None:
    state, _ = name_and_discard(won(), "H2", "H2 D2 C3")
    assert state.adjutant == 0
    assert [observe(state, seat).adjutant for seat in range(SEATS)] == [0, None, None, None, None]
    over = play_out(state, lambda _, cards: cards[-1])
    assert over.public.final is not None
    assert over.public.final.adjutant == 0
    assert sum(points > 0 for points in over.public.final.result.points) in (1, 4)


def test_r3_3_the_joker_as_adjutant_card_in_another_hand() -> None:
    deal = deal_with({0: OWN, 3: "JK"})
    state, _ = run(begin(deal, "S14 - - - -"), NameAdjutantCard(0, Card.parse("JK")))
    assert state.adjutant == 3
    assert observe(state, 3).side is Side.NAPOLEON


def test_r4_1_napoleon_takes_the_kitty_and_discards_any_three() -> None:
    state, events = run(won(), NameAdjutantCard(0, Card.parse("SA")))
    assert state.public.phase is Phase.EXCHANGE
    assert sorted(state.hands[0]) == sorted((*parse_cards(OWN), *DEAL.kitty))
    assert observe(state, 0).hand_sizes == (13, 10, 10, 10, 10)
    assert KittyTaken(0, DEAL.kitty) in events
    assert len(legal(state)) == len(set(legal(state))) == 286
    discards = legal(state)[100]
    assert isinstance(discards, Discard)
    after, _ = step(state, discards)
    assert set(after.hands[0]) == set(state.hands[0]) - set(discards.cards)
    assert after.public.phase is Phase.PLAY
    assert after.public.turn == 0
    assert observe(after, 0).hand_sizes == (10,) * 5


def test_r4_1_kitty_and_discards_are_face_down_to_the_others() -> None:
    state, events = name_and_discard(won(), "SA", "HK D2 C3")
    for event in events:
        if isinstance(event, KittyTaken | CardsDiscarded):
            assert redact(event, 0) == event
            assert all(card is None for card in getattr(redact(event, 1), "cards", ()))
    assert observe(state, 0).discards == parse_cards("HK D2 C3")
    assert observe(state, 0).kitty == DEAL.kitty
    assert [(observe(state, seat).kitty, observe(state, seat).discards) for seat in (1, 2)] == [
        (None, None)
    ] * 2


@pytest.mark.parametrize(
    ("cards", "error"),
    [
        ("H2 D2", DiscardCountError),
        ("H2 D2 C3 C4", DiscardCountError),
        ("H2 H2 D2", DiscardCountError),
        ("", DiscardCountError),
        ("H2 D2 SA", CardNotHeldError),
    ],
)
def test_r4_1_not_three_cards_of_the_hand(cards: str, error: type[Exception]) -> None:
    state, _ = run(won(), NameAdjutantCard(0, Card.parse("SA")))
    with pytest.raises(error):
        step(state, Discard(0, parse_cards(cards)))


def test_r4_1_the_order_of_discards_does_not_matter() -> None:
    assert Discard(0, parse_cards("C3 HK D2")) == Discard(0, parse_cards("HK D2 C3"))


def test_r4_2_discarded_picture_cards_belong_to_nobody() -> None:
    state, _ = name_and_discard(won(), "SA", "HK HA C3")
    over = play_out(state, lambda _, cards: cards[0])
    assert sum(over.public.captured) == 18
    assert over.public.final is not None
    assert sum(over.public.final.result.captured) == 18


@pytest.mark.parametrize(
    ("reveal", "expected"),
    [
        (Reveal.NONE, None),
        (Reveal.COUNT, PicturesShown(0, 2, None)),
        (Reveal.CARDS, PicturesShown(0, 2, parse_cards("HA HK"))),
    ],
)
def test_r4_3_what_the_others_see_of_discarded_pictures(
    reveal: Reveal, expected: PicturesShown | None
) -> None:
    rules = RuleSet(reveal_discarded_pictures=reveal)
    state, events = name_and_discard(won(rules), "SA", "HK HA C3")
    shown = [event for event in events if isinstance(event, PicturesShown)]
    assert shown == ([] if expected is None else [expected])
    seen = observe(state, 3).public.shown_pictures
    assert (seen and (seen.count, seen.cards)) == (expected and (expected.count, expected.cards))


def test_r4_3_none_discarded_is_told_as_none() -> None:
    state, events = name_and_discard(won(RuleSet(reveal_discarded_pictures=Reveal.CARDS)), "SA", "H2 D2 C3")
    assert PicturesShown(0, 0, ()) in events
    assert state.public.adjutant is None


def test_r4_3_a_shown_adjutant_card_tells_that_napoleon_is_alone() -> None:
    state, _ = name_and_discard(won(RuleSet(reveal_discarded_pictures=Reveal.CARDS)), "HA", "HK HA C3")
    assert observe(state, 3).adjutant == 0
    state, _ = name_and_discard(won(RuleSet(reveal_discarded_pictures=Reveal.COUNT)), "HA", "HK HA C3")
    assert observe(state, 3).adjutant is None
