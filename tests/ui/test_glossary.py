"""The words of the game in letters of any size: side by side with their list, or one after another."""

import pytest

from napoleon_game.config.choices import Language
from napoleon_game.i18n.glossary import TERMS, explain
from napoleon_game.ui.inputs import Do
from napoleon_game.ui.scenes.glossary import GlossaryScene
from napoleon_game.ui.widgets.button import Button
from tests.ui.menus import able, assert_all_in_reach, go_to
from tests.ui.support import LANGUAGES, SIZES, do, faults, keys, make_app, make_context

NAMES = tuple(TERMS)


def show(language: Language = Language.JAPANESE, letters: float = 2.0) -> GlossaryScene:
    context = make_context(language)
    context.change("look.text_scale", letters)
    return GlossaryScene(context)


def button(scene: GlossaryScene, key: str) -> Button:
    label = scene.context.say(key)
    return next(w for w in scene.group.widgets if isinstance(w, Button) and w.label == label)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("letters", [0.8, 1.1, 1.2, 2.0])
def test_every_word_has_room(language: Language, letters: float) -> None:
    scene = show(language, letters)
    app = make_app(scene, scene.context, SIZES[0])
    for _ in NAMES:
        assert faults(app) == [], scene.term
        do(scene, *keys(Do.PAGE_DOWN))
    assert app.magnifier(scene).zoom == 1
    app.window.close()


def test_in_large_letters_words_come_one_after_another_and_around() -> None:
    scene = show()
    assert len(able(scene.group)) == 4
    seen = [scene.term]
    for _ in NAMES:
        do(scene, *keys(Do.CONFIRM))
        seen.append(scene.term)
    assert seen == [*NAMES, NAMES[0]]
    go_to(scene, button(scene, "page-before"))
    do(scene, *keys(Do.CONFIRM))
    assert scene.term == NAMES[-1]
    assert explain(scene.context.say, NAMES[-1]).title in scene.spoken


def test_page_keys_turn_to_the_next_word_in_letters_of_any_size() -> None:
    for letters in (1.0, 2.0):
        scene = show(letters=letters)
        do(scene, *keys(Do.PAGE_DOWN, Do.PAGE_DOWN, Do.PAGE_UP))
        assert scene.term == NAMES[1]
        do(scene, *keys(Do.PAGE_UP, Do.PAGE_UP))
        assert scene.term == NAMES[-1]


def test_everything_is_in_reach_in_large_letters() -> None:
    assert_all_in_reach(show())
