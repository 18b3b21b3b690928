"""Which language the program speaks."""

import pytest

from napoleon_game.i18n.language import Language, choose_language, system_locales, windows_language


@pytest.mark.parametrize(
    ("locales", "language"),
    [
        (["ja_JP.UTF-8"], "ja"),
        (["ja"], "ja"),
        (["ja-JP"], "ja"),
        (["ja_JP.eucJP@cjk"], "ja"),
        (["JA_jp"], "ja"),
        (["Japanese_Japan"], "ja"),
        (["Japanese_Japan.932"], "ja"),
        (["en_GB.UTF-8"], "en"),
        (["English_United Kingdom"], "en"),
        (["de_DE.UTF-8"], "en"),
        (["jam"], "en"),
        (["C.UTF-8", "", "POSIX", "ja_JP"], "ja"),
        (["en_US", "ja_JP"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_auto_follows_the_first_locale_that_names_a_language(locales: list[str], language: Language) -> None:
    assert choose_language("auto", locales) == language


def test_a_choice_beats_the_system() -> None:
    assert choose_language("ja", ["en_GB"]) == "ja"
    assert choose_language("en", ["ja_JP"]) == "en"


def test_the_environment_is_read_in_the_usual_order() -> None:
    environment = {"LANG": "en_GB.UTF-8", "LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "", "LANGUAGE": "ja:en"}
    assert system_locales(environment)[:4] == ["ja", "en", "ja_JP.UTF-8", "en_GB.UTF-8"]
    assert choose_language("auto", system_locales({"LANG": "ja_JP.UTF-8"})) == "ja"


def test_the_system_can_be_asked_anywhere() -> None:
    assert choose_language("auto", system_locales()) in ("ja", "en")
    assert windows_language() in (None, "ja", "en")
