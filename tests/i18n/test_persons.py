"""Whoever is called "You" is spoken to, wherever a sentence is about them."""

import re

import pytest

from napoleon_game.i18n.catalogue import SUBJECTS, Catalogue, entries, parse, read_source
from napoleon_game.i18n.language import LANGUAGES, Language
from napoleon_game.i18n.persons import about

ABOUT_SOMEBODY = re.compile(r"\{ \$who \}(?:’s)? (?!won\b)[a-z]+s?\b")
"""In English: the name, and a verb that goes with it, or what is theirs."""
ONLY_OTHERS = {
    "notice-player-replaced",  # a computer player
    "strip-hand-over",
    "strip-reveal",
    "caught-up-pass",
    "history-pair",
    "drill-clue-bid",
    "drill-clue-feeds",
    "drill-clue-lacks",
    "drill-clue-silent",
}
"""Never said of somebody who is alone with computer players, or no verb."""


def texts(language: Language) -> dict[str, str]:
    """Every text that names somebody, by key, as it is written."""
    found = {}
    for subject in SUBJECTS:
        source = read_source(language, subject)
        for entry in entries(parse(source, subject)):
            span = entry.span
            assert span is not None
            written = source[span.start : span.end].split("\n    .")[0]
            if "{ $who }" in written:
                found[entry.id.name] = written
    return found


def test_every_sentence_about_somebody_in_english_has_one_for_you() -> None:
    catalogue = Catalogue("en")
    wanting = [
        key
        for key, text in texts("en").items()
        if ABOUT_SOMEBODY.search(text) and key not in ONLY_OTHERS and f"{key}.you" not in catalogue
    ]
    assert wanting == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_means_you_is_spoken_to(language: Language) -> None:
    catalogue = Catalogue(language)
    you = catalogue("player-name-0")
    assert about(catalogue, "final-winner", you) == catalogue("final-winner.you")
    assert about(catalogue, "final-winner", "Ney") == catalogue("final-winner", who="Ney")
    assert about(catalogue, "plaque-napoleon", you) == catalogue("plaque-napoleon", who=you)


def test_the_end_of_a_match_in_english() -> None:
    catalogue = Catalogue("en")
    assert about(catalogue, "final-winner", "You") == "You win the match!"
    assert about(catalogue, "final-winner", "Murat") == "Murat wins the match"
    assert about(catalogue, "strip-turn", "You", task="play a card") == "Your turn — play a card"
    assert about(catalogue, "event-passed", "You") == "You pass"
    assert about(catalogue, "replay-discarded", "You", cards="♠2") == "You discard ♠2"
