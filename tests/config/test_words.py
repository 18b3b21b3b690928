"""YAML would make truth values, numbers and dates of many words: here the setting decides what they are."""

from pathlib import Path

import pytest

from napoleon_game.config.choices import Speed
from napoleon_game.core.ruleset import Reveal
from tests.config.support import read_content, value


@pytest.mark.parametrize(
    ("content", "key", "expected"),
    [
        ("motion: {speed: off}", "motion.speed", Speed.OFF),
        ("motion: {speed: 'off'}", "motion.speed", Speed.OFF),
        ("motion:\n  speed: !!str off", "motion.speed", Speed.OFF),
        ("motion:\n  speed: |\n    off", "motion.speed", Speed.OFF),
        ("motion: {reduced: on}", "motion.reduced", True),
        ("motion: {reduced: Yes}", "motion.reduced", True),
        ("motion: {reduced: off}", "motion.reduced", False),
        ("motion: {reduced: no}", "motion.reduced", False),
        ("rules: {reveal_discarded_pictures: none}", "rules.reveal_discarded_pictures", Reveal.NONE),
        ("look: {text_scale: 1}", "look.text_scale", 1.0),
        ("look: {text_scale: 0.8}", "look.text_scale", 0.8),
        ("look: {text_scale: 2.0}", "look.text_scale", 2.0),
        ("sound: {master: +7}", "sound.master", 7),
        ("sound: {master: -0}", "sound.master", 0),
        (
            "match: {names: [no, 1, 2026-01-01, null, true]}",
            "match.names",
            ("no", "1", "2026-01-01", "null", "true"),
        ),
        (
            "match: {names: [ケンジ, 'No', \"♠\", ' Ney ', 👨‍👩‍👧]}",
            "match.names",
            ("ケンジ", "No", "♠", "Ney", "👨‍👩‍👧"),
        ),
        ("match: {players: [human, m:C, a, b, c.d:E]}", "match.players", ("human", "m:C", "a", "b", "c.d:E")),
        ("'sound': {\"master\": 3}", "sound.master", 3),
        ("sound: !!python/object:os.system {master: 3}", "sound.master", 3),
    ],
)
def test_words_are_what_the_setting_expects(content: str, key: str, expected: object, tmp_path: Path) -> None:
    loaded = read_content(tmp_path, content)
    assert loaded.notices == ()
    found = value(loaded.config, key)
    assert found == expected
    assert type(found) is type(expected)
