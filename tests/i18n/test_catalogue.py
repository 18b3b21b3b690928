"""Asking a catalogue for texts."""

import pickle

import pytest

from napoleon_game.core.errors import NapoleonError
from napoleon_game.i18n.catalogue import Catalogue, parse, read_source
from napoleon_game.i18n.errors import CatalogueFileError, FormatError, MissingTextError


def test_a_text_with_arguments() -> None:
    assert Catalogue("ja")("auction-bid", bid="♠14") == "♠14を宣言"
    assert Catalogue("en")("auction-bid", bid="♠14") == "Bid ♠14"


def test_an_attribute() -> None:
    assert Catalogue("en")("event-passed.you") == "You pass"
    assert "event-passed.you" in Catalogue("en")
    assert "event-passed.them" not in Catalogue("en")
    assert "no-such-text" not in Catalogue("en")


def test_numbers_are_written_as_usual_and_decide_the_plural() -> None:
    english, japanese = Catalogue("en"), Catalogue("ja")
    assert [english("count-pictures", count=count) for count in (0, 1, 2)] == [
        "no picture cards",
        "1 picture card",
        "2 picture cards",
    ]
    assert japanese("count-pictures", count=1) == "絵札1枚"
    assert english("count-points", points=15000) == "15,000 points"
    assert japanese("count-points", points=15000) == "15,000点"
    assert japanese("notice-resized", width=1920, height=1080) == "画面の大きさ：1920×1080"
    assert [english("standings-place", place=place) for place in range(1, 6)] == [
        "1st",
        "2nd",
        "3rd",
        "4th",
        "5th",
    ]


@pytest.mark.parametrize("key", ["no-such-text", "event-passed.them", "event-passed.you.too", "", "."])
def test_a_missing_text_is_an_error(key: str) -> None:
    with pytest.raises(MissingTextError, match="no text") as caught:
        Catalogue("ja")(key)
    assert repr(key) in str(caught.value)
    assert isinstance(caught.value, NapoleonError)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize("key", ["event-bid-made", "event-trick-mighty", "count-cards"])
def test_a_missing_argument_is_an_error(key: str) -> None:
    with pytest.raises(FormatError, match=key):
        Catalogue("en")(key, who="Mina", card="♠A")


def test_bad_files_are_refused_with_the_line_at_fault() -> None:
    with pytest.raises(CatalogueFileError, match=r"xx/cards.ftl.*'suit spades'"):
        parse("suit spades\n", "xx/cards.ftl")
    with pytest.raises(CatalogueFileError, match=r"xx/cards.ftl cannot be read"):
        read_source("xx", "cards")


def test_a_key_may_stand_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from napoleon_game.i18n import catalogue

    monkeypatch.setattr(catalogue, "SUBJECTS", ("common", "common"))
    with pytest.raises(CatalogueFileError, match=r"stands in ja/common\.ftl already"):
        catalogue._load.__wrapped__("ja")
