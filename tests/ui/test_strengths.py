"""The order of strength over the table, and the words of the game."""

from dataclasses import replace

import pygame
import pytest

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.config.choices import Language
from napoleon_game.config.schema import Config
from napoleon_game.core.cards import Suit
from napoleon_game.core.observation import Observation, observe
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.glossary import TERMS, explain
from napoleon_game.i18n.language import LANGUAGES
from napoleon_game.i18n.rules_page import SECTIONS
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do
from napoleon_game.ui.scene import Pop, Push
from napoleon_game.ui.scenes.glossary import GlossaryScene
from napoleon_game.ui.scenes.rules_page import RulesScene
from napoleon_game.ui.scenes.strengths import StrengthsScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.strength_row import StrengthRow
from tests.support import bot_states
from tests.ui.driver import Driver
from tests.ui.menus import Felt, assert_all_in_reach, assert_looks_right, assert_rests, go_to
from tests.ui.support import SIZES, do, faults, keys, letters, make_app, make_context, picture

STATES = bot_states("kyoto", RulesPlayer())
BEFORE, MIDDLE = observe(STATES[0], 0), observe(STATES[-20], 0)


def page(context: Context, observation: Observation = MIDDLE) -> StrengthsScene:
    return StrengthsScene(context, observation)


def rows(scene: StrengthsScene) -> list[StrengthRow]:
    return [widget for widget in scene.group.widgets if isinstance(widget, StrengthRow)]


def press(scene: StrengthsScene | GlossaryScene, key: str) -> object:
    label = scene.context.say(key)
    button = next(w for w in scene.group.widgets if isinstance(w, Button) and w.label == label)
    go_to(scene, button)
    return do(scene, Asked(Do.CONFIRM))[0]


@pytest.mark.parametrize("language", [Language.JAPANESE, Language.ENGLISH])
def test_nothing_is_cut_whatever_is_explained(language: Language) -> None:
    for size in SIZES:
        context = make_context(language)
        scene = page(context)
        app = make_app(Felt(), context, size)
        app.obey(Push(scene))
        for row in rows(scene):
            scene.group.focus = row
            assert faults(app) == []
        for suit in range(4):
            scene._choose(suit)
            assert faults(app) == []


def test_it_looks_right_before_the_first_bid() -> None:
    assert_looks_right(lambda context: page(context, BEFORE))


def test_it_rests_and_everything_is_in_reach() -> None:
    assert_rests(page)
    assert_all_in_reach(page(make_context()))


def test_played_cards_are_marked_only_if_that_help_is_wanted() -> None:
    helped = page(make_context())
    assert any(card in row.gone for row in rows(helped) for card in row.cards)
    config = replace(Config(), helps=replace(Config().helps, played_cards=False))
    plain = page(make_context(config=config))
    assert not any(row.gone for row in rows(plain))
    pictures = [picture(make_app(scene, scene.context)) for scene in (helped, plain)]
    assert pictures[0] != pictures[1]


def test_it_begins_with_the_trump_of_the_deal_and_shows_any_other() -> None:
    scene = page(make_context())
    contract = MIDDLE.public.contract
    assert contract is not None
    assert scene.trump is contract.trump
    assert all(row.named is MIDDLE.public.adjutant_card for row in rows(scene))
    seen = {scene.trump}
    go_to(scene, scene._choice)
    for _ in range(3):
        do(scene, Asked(Do.RIGHT))
        seen.add(scene.trump)
        assert rows(scene)[2].cards[0].suit is scene.trump
        assert all(row.named is None for row in rows(scene))
    assert seen == set(Suit)


def test_what_it_shows_is_public() -> None:
    """The same picture for every seat, for no hand is in it."""
    pictures = set()
    for seat in range(5):
        context = make_context()
        pictures.add(picture(make_app(page(context, observe(STATES[-20], seat)), context)))
    assert len(pictures) == 1


def test_rules_and_words_open_at_their_place() -> None:
    scene = page(make_context())
    for row in rows(scene):
        go_to(scene, row)
        opened = do(scene, Asked(Do.RULES))[0]
        assert isinstance(opened, Push)
        assert isinstance(opened.scene, RulesScene)
        assert SECTIONS[opened.scene._section] == TERMS[row.term]
        opened = press(scene, "strength-rules")
        assert isinstance(opened, Push)
        assert isinstance(opened.scene, RulesScene)
        assert SECTIONS[opened.scene._section] == TERMS[row.term]
    opened = press(scene, "strength-words")
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, GlossaryScene)


def test_the_key_that_opens_it_closes_it() -> None:
    driver = Driver("nara")
    driver.until_asked()
    driver.letter("r")
    assert isinstance(driver.app.scenes[-1], StrengthsScene)
    driver.frames(3)
    driver.letter("R")
    assert driver.app.scenes == [driver.scene]
    driver.pad(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert isinstance(driver.app.scenes[-1], StrengthsScene)
    driver.pad(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert driver.app.scenes == [driver.scene]
    assert do(page(make_context()), *letters("r"), *keys(Do.CANCEL)) == [Pop(), Pop()]


# Words ------------------------------------------------------------------------------------------------------


def test_the_words_look_right() -> None:
    for steps in (0, 3, 17):
        assert_looks_right(
            GlossaryScene,
            lambda scene, steps=steps: do(scene, *keys(*[Do.NEXT] * steps)),  # type: ignore[misc]
        )
    assert_rests(GlossaryScene)
    assert_all_in_reach(GlossaryScene(make_context()))


def test_every_word_is_explained_in_every_language_and_has_its_place_in_the_rules() -> None:
    for language in LANGUAGES:
        terms = [explain(Catalogue(language), term) for term in TERMS]
        assert len({term.title for term in terms}) == len(terms)
        assert all(20 < len(term.text) < 160 for term in terms)
    assert set(TERMS.values()) <= set(SECTIONS)


def test_the_word_with_the_focus_is_explained_and_the_rules_open_there() -> None:
    scene = GlossaryScene(make_context(Language.ENGLISH))
    for term in TERMS:
        assert scene.term == term
        opened = do(scene, Asked(Do.RULES))[0]
        assert isinstance(opened, Push)
        assert isinstance(opened.scene, RulesScene)
        assert SECTIONS[opened.scene._section] == TERMS[term]
        app = make_app(scene, scene.context)
        app.draw()
        shown = " ".join(text.text for text in app.canvas.texts)
        assert explain(scene.context.say, term).text[:30] in shown
        do(scene, Asked(Do.NEXT))
