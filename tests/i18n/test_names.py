"""What things are called."""

from typing import get_args

import pytest

from napoleon_game.core.bids import BIDS, Bid
from napoleon_game.core.cards import PACK, Card, Suit, parse_cards
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Side
from napoleon_game.core.tricks import WonBy
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.language import LANGUAGES, Language
from napoleon_game.i18n.names import Role, Words

JA, EN = Words(Catalogue("ja")), Words(Catalogue("en"))


def test_cards() -> None:
    assert JA.card(Card.parse("SA")) == "スペードのA"
    assert EN.card(Card.parse("SA")) == "ace of spades"
    assert JA.card(Card.parse("HT")) == "ハートの10"
    assert (JA.card(Card.parse("JK")), EN.card(Card.parse("JK"))) == ("ジョーカー", "joker")
    assert JA.short_card(Card.parse("HT")) == EN.short_card(Card.parse("HT")) == "♥10"
    assert JA.short_card(Card.parse("JK")) == "ジョーカー"
    assert EN.short_cards(parse_cards("SA D9 JK")) == "♠A ♦9 joker"


def test_bids() -> None:
    assert (JA.bid(Bid.parse("H12")), EN.bid(Bid.parse("H12"))) == ("ハートで12枚", "12 in hearts")
    assert JA.short_bid(Bid.parse("C20")) == "♣20"


def test_sides_and_reasons() -> None:
    assert (JA.side(Side.NAPOLEON), EN.side(Side.ALLIED)) == ("ナポレオン軍", "Allied side")
    assert JA.side(None) == "陣営不明"
    assert (JA.won_by(WonBy.LEFT_JACK), EN.won_by(WonBy.LEFT_JACK)) == ("裏ジャック", "left jack")
    assert (JA.role("adjutant"), EN.role("adjutant")) == ("副官", "Adjutant")
    assert JA.phase(Phase.AUCTION) == "競り"


def test_players_from_elsewhere_keep_their_names() -> None:
    assert JA.player_kind("master") == "達人"
    assert (JA.player_kind("expert"), JA.player_kind("hard_one")) == ("expert", "hard_one")
    assert JA.player_kind("somebody:Else") == "somebody:Else"
    assert (EN.style("bold"), EN.style("odd_one")) == ("Bold", "odd_one")


def test_levels_with_styles_and_figures() -> None:
    assert (JA.player_kind("hard-bold"), EN.player_kind("hard-bold")) == ("上級・強気", "Hard · Bold")
    assert (JA.player_kind("hard slack=0.1"), EN.player_kind("hard slack=0.1")) == ("上級＊", "Hard*")
    assert EN.player_kind("master-lone worlds=50 exact=5") == "Master · Loner*"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_share_a_name(language: Language) -> None:
    words = Words(Catalogue(language))
    for names in (
        [words.card(card) for card in PACK],
        [words.short_card(card) for card in PACK],
        [words.bid(bid) for bid in BIDS],
        [words.short_bid(bid) for bid in BIDS],
        [words.suit(suit) for suit in Suit],
        [words.won_by(reason) for reason in WonBy],
        [words.phase(phase) for phase in Phase],
        [words.side(side) for side in (*Side, None)],
        [words.role(role) for role in get_args(Role)],
    ):
        assert len(names) == len(set(names))


def test_lists() -> None:
    assert (JA.listed(["アキ", "ミナ"]), EN.listed(["Aki", "Mina"])) == ("アキ、ミナ", "Aki, Mina")
