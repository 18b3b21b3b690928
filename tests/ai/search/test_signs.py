"""What plays give away of a side, and the figures that tell how much."""

from dataclasses import replace

import numpy as np
import pytest

from napoleon_game.ai.search import habits, signs
from napoleon_game.ai.search.hidden import hidden_from
from napoleon_game.ai.search.level import is_level, read_level
from napoleon_game.core.bids import Bid, Contract
from napoleon_game.core.cards import JOKER, PACK, SEATS, Card, Suit, parse_cards
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.public import Public
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.tricks import Trick
from tests.ai.search.moments import moments
from tools.training.habits import PLAYERS, count_deals, figures, written


def in_play(*tricks: tuple[int, str], adjutant_card: str = "DA") -> Public:
    """Seat 0 is Napoleon with 13 spades; each trick is a leader and cards, the last may be unfinished."""
    played = [Trick(leader, parse_cards(cards)) for leader, cards in tricks]
    return Public(
        RuleSet(),
        4,
        Phase.PLAY,
        1,
        contract=Contract(0, Bid(13, Suit.SPADES)),
        adjutant_card=Card.parse(adjutant_card),
        tricks=tuple(played[:-1]),
        trick=played[-1],
    )


def read(public: Public) -> list[tuple[int, str, str]]:
    return list(signs.signs_of(public, 0))


def test_how_the_trick_stood_and_what_was_done() -> None:
    assert read(in_play((0, "HK H2 HT S3 H4"))) == [
        (1, signs.NAPOLEON_HOLDS, "gives a low card"),
        (2, signs.NAPOLEON_HOLDS, "gives a picture card"),
        (3, signs.NAPOLEON_HOLDS, "takes with a low card"),
        (4, signs.OTHER_HOLDS, "gives a low card last"),
    ]
    assert read(in_play((2, "CK C2 CA"))) == [
        (2, signs.LEAD, "a picture card"),
        (3, signs.NAPOLEON_LATER, "gives a low card"),
        (4, signs.NAPOLEON_LATER, "takes with a picture card"),
    ]
    assert read(in_play((1, "S4"))) == [(1, signs.LEAD, "trump")]
    assert read(in_play((1, str(JOKER)))) == [(1, signs.LEAD, "trump")]
    assert read(in_play((1, "D4"))) == [(1, signs.LEAD, "a low card")]


def test_nothing_is_read_from_the_adjutant_card_on() -> None:
    before = (0, "HK H2 H3 H4 H5")
    assert len(read(in_play(before, (0, "D3 D4 DA D2 D5")))) == len(read(in_play(before))) + 1


def test_who_feeds_napoleon_is_likelier_its_adjutant() -> None:
    likely = signs.likelihoods(in_play((0, "HK HT H2 H3 HQ"), (0, "CA CT C2 C3 C4")), 0)
    assert likely[0] == 1.0
    assert likely[1] == max(likely)
    assert likely[2] < 1.0 < likely[1]


def test_only_the_adjutant_cards_place_is_weighed_by_it() -> None:
    compared = 0
    for number in range(6):
        for state in moments(f"signs {number}", RuleSet(), every=5, phase=Phase.PLAY):
            turn, contract = state.public.turn, state.public.contract
            assert turn is not None
            assert contract is not None
            seen = observe(state, turn)
            unread = replace(seen, public=replace(state.public, adjutant_card=None))
            if state.public.adjutant is not None or state.public.adjutant_card in seen.hand:
                continue
            hidden, plain = hidden_from(seen, 1.0), hidden_from(unread, 1.0)
            others = [row for row, card in enumerate(hidden.unseen) if card is not state.public.adjutant_card]
            assert np.array_equal(hidden.weights[others], plain.weights[others])
            row = (
                hidden.unseen.index(state.public.adjutant_card) if len(others) < len(hidden.unseen) else None
            )
            if row is None:
                continue
            likely = signs.likelihoods(state.public, contract.napoleon)
            for column, place in enumerate(hidden.places):
                if place < SEATS and place != contract.napoleon:
                    assert hidden.weights[row, column] == pytest.approx(
                        plain.weights[row, column] * likely[place]
                    )
                    compared += 1
    assert compared > 50


def test_every_figure_is_there_and_within_bounds() -> None:
    ratios = [*habits.HELD, *habits.DISCARDED, *habits.BID, *habits.PASSED.values()]
    ratios += [habits.ALONE, habits.ALONE_DISCARDED]
    for situation in signs.SITUATIONS:
        ratios += habits.SIGNS[situation].values()
    assert all(0.01 <= ratio <= 10.0 for ratio in ratios)
    assert {habits.plain_kind_of(card) for card in PACK} == set(habits.PLAIN_KINDS)
    assert {habits.kind_of(card, Suit.CLUBS) for card in PACK} == set(range(len(habits.KINDS)))


def test_every_play_that_there_is_has_its_figure() -> None:
    for number in range(20):
        *_, last = moments(f"acts {number}", RuleSet(), phase=Phase.PLAY)
        contract = last.public.contract
        assert contract is not None
        for _, situation, act in signs.signs_of(last.public, contract.napoleon):
            assert act in habits.SIGNS[situation]


def test_counting_again_makes_the_same_file() -> None:
    def made() -> str:
        counts = count_deals("again", ("rules",), 1)
        for number in range(2, 30):
            counts.update(count_deals("again", ("rules",), number))
        return written(figures(counts), "a test")

    text = made()
    assert text == made()
    assert text.splitlines()[1] == "#   a test"


def test_who_is_counted_reckons_with_little_of_what_was_counted_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else old figures would come back as new ones; without cunning only those for playing alone count."""
    for name in PLAYERS:
        assert not is_level(name) or read_level(name).cunning == 0.0
    seen = [
        observe(state, state.public.turn)
        for number in range(3)
        for state in moments(f"counted {number}", RuleSet(), every=7)
        if state.public.turn is not None
    ]

    def weights(cunning: float) -> list[list[list[float]]]:
        return [hidden_from(one, cunning).weights.tolist() for one in seen]

    plain, cunning = weights(0.0), weights(1.0)
    for name in ("HELD", "DISCARDED", "BID"):
        monkeypatch.setattr(habits, name, tuple(1 / ratio for ratio in getattr(habits, name)))
    monkeypatch.setattr(habits, "PASSED", {kind: 1 / ratio for kind, ratio in habits.PASSED.items()})
    turned = {at: {act: 1 / ratio for act, ratio in acts.items()} for at, acts in habits.SIGNS.items()}
    monkeypatch.setattr(habits, "SIGNS", turned)
    assert weights(0.0) == plain
    assert weights(1.0) != cunning
