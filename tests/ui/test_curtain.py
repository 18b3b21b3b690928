"""What the curtain says: whose turn it is, what for, what was played since; in both languages."""

import re

import pytest

from napoleon_game.config.choices import Language
from napoleon_game.core.deal import deal_cards
from napoleon_game.core.observation import observe_open
from napoleon_game.core.phase import Phase
from napoleon_game.ui.table.curtain import draw_curtain
from napoleon_game.ui.table_names import own_names
from tests.support import begin, random_state
from tests.ui.driver import NAMES, by_keys
from tests.ui.hot_seat import People, words
from tests.ui.support import LANGUAGES, SIZES, faults, make_context

WORDS = {
    Language.JAPANESE: {
        Phase.AUCTION: "{}さんの番です — 宣言かパスをします",
        Phase.ADJUTANT: "{}さんの番です — 副官を指定します",
        Phase.EXCHANGE: "{}さんの番です — 3枚を捨てます",
        "lead": "{}さんの番です — 台札を出します",
        Phase.PLAY: "{}さんの番です — カードを出します",
    },
    Language.ENGLISH: {
        Phase.AUCTION: "{}’s turn — bid or pass",
        Phase.ADJUTANT: "{}’s turn — name the adjutant card",
        Phase.EXCHANGE: "{}’s turn — discard three cards",
        "lead": "{}’s turn — lead to the trick",
        Phase.PLAY: "{}’s turn — play a card",
    },
}
YOU = re.compile(r"あなた|(?i:\byou)")
SHOW = {Language.JAPANESE: "手札を見る（スペース）", Language.ENGLISH: "Show the hand (Space)"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_names_the_player_and_what_is_to_be_done(language: Language) -> None:
    people, seen = People("kyoto", language), set()
    table = people.scene.session.table
    while len(table.state.public.tricks) < 2:
        people.until_waiting()
        if not people.scene.stage.calling:
            people.scene.away()  # who goes on is not called: let them come back
            people.frames(2)
        public = table.state.public
        assert public.turn is not None
        leads = public.trick is not None and not public.trick.cards
        key = "lead" if leads else public.phase
        seen.add(key)
        said = words(people)
        assert not any(YOU.search(text) for text in said)
        assert WORDS[language][key].format(NAMES[public.turn]) in said
        assert SHOW[language] in said
        people.play_turn(by_keys)
    assert seen == WORDS[language].keys()


def test_the_curtain_tells_what_was_played_since() -> None:
    people = People("kyoto")
    table = people.scene.session.table
    assert "" in words_of_news(people)
    while not table.state.public.tricks:
        people.play_turn(by_keys)
    people.until_waiting()
    trick = table.state.public.tricks[0]
    leader = table.state.public.turn
    while len(table.state.public.tricks) < 2 or table.state.public.turn == leader:
        people.play_turn(by_keys)
    assert leader is not None
    assert trick.winner == leader
    seat = people.until_called()
    assert seat is not None
    news = next(text for text in words(people) if text.startswith("前の番のあと："))
    second = table.state.public.tricks[1]
    assert f"（{NAMES[seat]}の勝ち）" in news
    for place, card in enumerate(second.cards):
        other = second.seat_at(place)
        after = place > (seat - second.leader) % 5
        assert (f"{NAMES[other]} {people.context.words.short_card(card)}" in news) is after


def words_of_news(people: People) -> list[str]:
    people.until_called()
    return [text for text in words(people) if text.startswith("前の番のあと：")] or [""]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_you(language: Language) -> None:
    people, texts = People("kyoto", language), set[str]()
    while not people.over:
        texts |= {text.text for text in people.app.canvas.texts}
        if people.until_waiting():
            texts |= set(words(people))
            people.open_if_called()
            texts |= set(words(people))
            people.play_turn(by_keys)
    assert len(texts) > 100
    assert [text for text in texts if YOU.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_and_none_lies_over_another(language: Language) -> None:
    """Before and behind the curtain, once in every phase, with the names that people have by themselves."""
    names = own_names(make_context(language).say, ("human",) * 5)
    people, seen = People("kyoto", language, names=names), set()
    table = people.scene.session.table
    while len(table.state.public.tricks) < 2 and people.until_waiting():
        moment = (table.state.public.phase, len(table.state.public.tricks), people.scene.stage.calling)
        if moment not in seen:
            seen.add(moment)
            assert_no_faults(people)
            people.context.change("hot_seat.blackout", True)
            assert_no_faults(people)
            people.context.change("hot_seat.blackout", False)
        if not people.open_if_called():
            people.play_turn(by_keys)
    assert len(seen) > 6


def assert_no_faults(people: People) -> None:
    for size in SIZES:
        people.resize(size)
        assert faults(people.app) == []
    people.resize((1280, 720))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_names_fit_on_it(language: Language) -> None:
    people = People("kyoto", language, names=tuple(letter * 12 for letter in "皇Wミ帝m"))
    shown = begin(deal_cards("kyoto", 1, 4), "C12 S12 C13 S13 C14")
    for size in SIZES:
        people.resize(size)
        for played in (shown, random_state("long names", 60), random_state("long names", 44)):
            for seat in range(5):
                canvas, names = people.app.canvas, people.scene.session.names
                canvas.begin()
                draw_curtain(canvas, observe_open(played, seat), seat, names, people.context)
                assert len(canvas.texts) >= 2
                assert [text.text for text in canvas.texts if text.cut] == []
