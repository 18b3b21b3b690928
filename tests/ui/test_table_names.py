"""The names at the table follow the language where nobody chose them, and stay where somebody did."""

from dataclasses import replace

from napoleon_game.config.choices import Language
from napoleon_game.config.schema import Config, Match
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.match.series import Series
from napoleon_game.match.session import Occupant, Session
from napoleon_game.ui.scene import Quit
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.table_names import in_language, names_at_the_table, own_names
from tests.ui.support import make_app, make_context

KINDS = ("human", "rules", "rules", "rules", "rules")
WATCHED = ("rules",) * 5
JAPANESE, ENGLISH = Catalogue("ja"), Catalogue("en")


def test_nobodys_names_are_those_of_the_language() -> None:
    for kinds in (KINDS, WATCHED):
        japanese, english = own_names(JAPANESE, kinds), own_names(ENGLISH, kinds)
        assert not set(japanese) & set(english)
        assert in_language(japanese, kinds, ENGLISH) == english
        assert in_language(english, kinds, JAPANESE) == japanese
        assert in_language(english, kinds, ENGLISH) == english


def test_a_typed_name_stays_and_the_others_follow() -> None:
    names = ("ハルカ", *own_names(JAPANESE, KINDS)[1:])
    assert in_language(names, KINDS, ENGLISH) == ("ハルカ", *own_names(ENGLISH, KINDS)[1:])


def test_one_seats_own_name_at_another_was_typed() -> None:
    english, japanese = own_names(ENGLISH, KINDS), own_names(JAPANESE, KINDS)
    swapped = (english[0], english[2], english[1], *english[3:])
    assert in_language(swapped, KINDS, JAPANESE) == (japanese[0], *swapped[1:3], *japanese[3:])


def test_nobody_is_given_a_name_that_is_taken() -> None:
    english, japanese = own_names(ENGLISH, KINDS), own_names(JAPANESE, KINDS)
    names = (japanese[1], *english[1:])
    followed = in_language(names, KINDS, JAPANESE)
    assert followed == (japanese[1], english[1], *japanese[2:])
    assert len(set(followed)) == len(followed)


def test_names_that_were_kept_in_another_language_follow() -> None:
    kept = ("ハルカ", *own_names(JAPANESE, KINDS)[1:])
    config = replace(Config(), match=replace(Match(), names=kept))
    assert names_at_the_table(make_context(Language.JAPANESE, config), KINDS) == kept
    in_english = names_at_the_table(make_context(Language.ENGLISH, config), KINDS)
    assert in_english == ("ハルカ", *own_names(ENGLISH, KINDS)[1:])


def test_a_match_that_is_played_follows_a_change_of_language() -> None:
    context = make_context(Language.JAPANESE)
    names = ("ハルカ", *own_names(JAPANESE, KINDS)[1:])
    occupants = [Occupant(name, kind) for name, kind in zip(names, KINDS, strict=True)]
    session = Session(Series("names"), occupants, RuleSet(), context.make_bot)
    scene = TableScene(context, session, lambda _: Quit(), Quit, Quit)
    app = make_app(scene, context)
    for language, say in ((Language.ENGLISH, ENGLISH), (Language.JAPANESE, JAPANESE)):
        context.change("language", language)
        wanted = ("ハルカ", *own_names(say, KINDS)[1:])
        assert session.names == wanted
        app.draw()
        assert {text.text for text in app.canvas.texts} >= set(wanted[1:])
    context.change("look.text_scale", 1.2)
    assert session.names == names
    assert [occupant.kind for occupant in session.occupants] == list(KINDS)
    app.close()
