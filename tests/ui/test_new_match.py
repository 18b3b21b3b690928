from dataclasses import replace
from pathlib import Path

import pytest

from napoleon_game.config.choices import Language
from napoleon_game.config.loading import load
from napoleon_game.config.schema import Config, Match
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.match.session import HUMAN, Occupant
from napoleon_game.ui.audio import Audio, Volumes
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Erased, Typed
from napoleon_game.ui.match_plan import MatchPlan
from napoleon_game.ui.scene import Command, Pop, Quit
from napoleon_game.ui.scenes.new_match import NewMatchScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.choice import Choice, Switch
from napoleon_game.ui.widgets.slider import Slider
from napoleon_game.ui.widgets.text_field import TextField
from tests.ui.menus import assert_all_in_reach, assert_looks_right, assert_rests, go_to
from tests.ui.support import LANGUAGES, click, do, faults, keys, letters, make_app, make_context


class Started:
    """Takes the plan of a match that begins."""

    def __init__(self) -> None:
        self.plans: list[MatchPlan] = []

    def __call__(self, plan: MatchPlan) -> Command | None:
        self.plans.append(plan)
        return Quit()


def make(context: Context) -> NewMatchScene:
    return NewMatchScene(context, Started())


def with_match(match: Match) -> Context:
    return make_context(Language.ENGLISH, replace(Config(), match=match))


def names(scene: NewMatchScene) -> list[TextField]:
    return [w for w in scene.group.widgets if isinstance(w, TextField)][:5]


def kinds(scene: NewMatchScene) -> list[Choice]:
    return [w for w in scene.group.widgets if isinstance(w, Choice)][:5]


def seed(scene: NewMatchScene) -> TextField:
    return [w for w in scene.group.widgets if isinstance(w, TextField)][5]


def start(scene: NewMatchScene) -> Button:
    button = scene.group.widgets[-1]
    assert isinstance(button, Button)
    return button


def message(scene: NewMatchScene, context: Context, text: str) -> bool:
    """Whether a text stands on the screen."""
    app = make_app(scene, context)
    found = any(text in drawn.text for drawn in app.canvas.texts)
    assert faults(app) == []
    app.window.close()
    return found


def test_it_looks_right_at_every_size_in_both_languages() -> None:
    assert_looks_right(make)
    assert_looks_right(lambda context: make(_full(context)))


def _full(context: Context) -> Context:
    """The longest names, nobody human, no end."""
    context.change("match.names", ("ナポレオン・ボナパルトさ", "W" * 12, "あ" * 12, "皇" * 12, "m" * 12))
    context.change("match.players", ("rules",) * 5)
    context.change("match.deals", 0)
    return context


def test_it_is_drawn_only_when_something_changed() -> None:
    assert_rests(make)


def test_every_control_is_in_reach() -> None:
    assert_all_in_reach(make(make_context()))


def test_enter_begins_at_once_with_the_settings() -> None:
    scene, started = make(make_context(Language.ENGLISH)), Started()
    scene = NewMatchScene(scene.context, started)
    assert do(scene, *keys(Do.CONFIRM)) == [Quit()]
    (plan,) = started.plans
    assert plan.occupants[0] == Occupant("You", HUMAN)
    assert [occupant.kind for occupant in plan.occupants[1:]] == ["normal"] * 4
    assert (plan.deals, plan.rules) == (10, RuleSet())
    assert plan.series.seed == plan.seed != ""


def test_seeds_are_different_unless_one_is_typed() -> None:
    started = Started()
    scene = NewMatchScene(make_context(), started)
    for _ in range(2):
        do(scene, *keys(Do.CONFIRM))
    go_to(scene, seed(scene))
    do(scene, *letters("kyo"), Asked(Do.SKIP), Typed(" "), *letters("to!"), Erased())
    do(scene, *click(start(scene).rect))
    assert started.plans[0].seed != started.plans[1].seed
    assert started.plans[2].seed == "kyo to"


def test_everything_can_be_chosen_with_keys() -> None:
    started = Started()
    scene = NewMatchScene(make_context(Language.ENGLISH), started)
    go_to(scene, names(scene)[1])
    do(scene, *[Erased()] * 12, *letters("Kyo Kara"))
    go_to(scene, kinds(scene)[1])
    do(scene, *keys(Do.LEFT))
    deals, _, slider, switch, reveal = (w for w in scene.group.widgets[10:15])
    assert isinstance(slider, Slider)
    assert isinstance(switch, Switch)
    for widget, key in ((deals, Do.RIGHT), (slider, Do.LEFT), (switch, Do.CONFIRM), (reveal, Do.RIGHT)):
        go_to(scene, widget)
        do(scene, Asked(key))
    go_to(scene, start(scene))
    assert do(scene, *keys(Do.CONFIRM)) == [Quit()]
    (plan,) = started.plans
    assert plan.occupants[1] == Occupant("Kyo Kara", "easy")
    assert plan.deals == 20
    assert plan.rules == RuleSet(11, True, Reveal.COUNT)


def test_everything_can_be_chosen_with_the_mouse() -> None:
    started = Started()
    scene = NewMatchScene(make_context(Language.ENGLISH), started)
    left_arrow = kinds(scene)[4].rect._replace(w=30)
    do(scene, *click(left_arrow))
    for widget in (scene.group.widgets[10], *scene.group.widgets[12:15]):
        do(scene, *click(widget.rect))
    do(scene, *click(start(scene).rect))
    (plan,) = started.plans
    assert plan.occupants[4].kind == "easy"
    assert plan.deals == 20
    assert plan.rules.pass_is_final
    assert plan.rules.reveal_discarded_pictures is Reveal.COUNT


def test_named_house_rules_are_offered() -> None:
    context, started = make_context(Language.ENGLISH), Started()
    cards = RuleSet(min_target=14, reveal_discarded_pictures=Reveal.CARDS)
    assert context.house_rules.keep("Club night", cards) is None
    scene = NewMatchScene(context, started)
    sets = scene.group.widgets[11]
    assert isinstance(sets, Choice)
    assert sets.labels == ["As standard", "Club night"]
    go_to(scene, sets)
    do(scene, *keys(Do.RIGHT))
    slider = scene.group.widgets[12]
    assert isinstance(slider, Slider)
    assert slider.value == 14
    go_to(scene, slider)
    do(scene, *keys(Do.RIGHT))
    assert sets.labels[sets.index] == "Changed"
    do(scene, *keys(Do.LEFT))
    assert sets.labels == ["As standard", "Club night"]
    do(scene, *click(start(scene).rect))
    assert started.plans[0].rules == cards


def test_without_a_person_one_watches() -> None:
    started = Started()
    scene = NewMatchScene(make_context(Language.ENGLISH), started)
    do(scene, *click(kinds(scene)[0].rect))
    assert start(scene).label == "Watch"
    assert names(scene)[0].value != "You"
    assert message(scene, scene.context, "you watch the computer players")
    assert do(scene, *click(start(scene).rect)) == [Quit()]
    assert not any(occupant.human for occupant in started.plans[0].occupants)


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_people_are_called_by_names_and_never_you(language: Language) -> None:
    started = Started()
    context = make_context(language)
    scene = NewMatchScene(context, started)
    go_to(scene, kinds(scene)[2])
    while kinds(scene)[2].index != kinds(scene)[0].index:
        do(scene, *keys(Do.RIGHT))
    called = [field.value for field in names(scene)]
    assert called == [context.say(f"player-name-{name}") for name in ("bot", 1, 2, 3, 4)]
    assert message(scene, context, context.say("new-hot-seat-hint", count=2))
    assert do(scene, *click(start(scene).rect)) == [Quit()]
    assert [occupant.human for occupant in started.plans[0].occupants] == [True, False, True, False, False]
    # And back: one person is "you" again, also where the names were kept in the settings.
    context.change("match.players", (HUMAN, "rules", "rules", "rules", "rules"))
    assert names(make(context))[0].value == context.say("player-name-0")


def test_one_may_give_every_seat_to_a_person() -> None:
    started = Started()
    scene = NewMatchScene(with_match(replace(Match(), players=(HUMAN,) * 5)), started)
    assert len({field.value for field in names(scene)}) == 5
    assert "You" not in {field.value for field in names(scene)}
    do(scene, *click(start(scene).rect))
    assert all(occupant.human for occupant in started.plans[0].occupants)


def test_you_with_a_typed_name_beside_it_is_still_nobodys_name() -> None:
    match = replace(
        Match(), names=("You", "Ada", "Bo", "Soult", "Davout"), players=(HUMAN, HUMAN, *["rules"] * 3)
    )
    assert [field.value for field in names(make(with_match(match)))] == [
        "Lannes",
        "Ada",
        "Bo",
        "Soult",
        "Davout",
    ]


@pytest.mark.parametrize(
    ("match", "text"),
    [
        (replace(Match(), names=("Ada", "Ada", "B", "C", "D")), "Two players are named Ada"),
        (replace(Match(), players=(HUMAN, "no.such:Player", "rules", "rules", "rules")), "cannot play"),
    ],
)
def test_what_cannot_be_played_is_said_and_does_not_start(match: Match, text: str) -> None:
    context = with_match(match)
    scene = make(context)
    assert not start(scene).enabled
    assert do(scene, *click(start(scene).rect)) == []
    assert message(scene, context, text)
    assert_all_in_reach(scene)


@pytest.mark.parametrize("name", ["", "   "])
def test_an_empty_name_is_marked_until_there_is_one(name: str) -> None:
    context = make_context(Language.ENGLISH)
    scene = make(context)
    go_to(scene, names(scene)[2])
    do(scene, *[Erased()] * 12, *letters(name))
    assert names(scene)[2].wrong
    assert not start(scene).enabled
    assert message(scene, context, "Please enter a name")
    do(scene, *letters("Lannes"))
    assert not names(scene)[2].wrong
    assert start(scene).enabled


def test_names_are_no_longer_than_the_settings_allow() -> None:
    scene = make(make_context())
    go_to(scene, names(scene)[0])
    do(scene, *letters("abcdefghijklmnopqrstuvw"))
    assert len(names(scene)[0].value) == 12


def test_a_strangers_kind_and_number_of_deals_can_stay() -> None:
    match = replace(Match(), players=("napoleon_game.ai.random_player:RandomPlayer",) * 5, deals=7)
    started = Started()
    scene = NewMatchScene(with_match(match), started)
    do(scene, *click(start(scene).rect))
    assert started.plans[0].deals == 7
    assert started.plans[0].occupants[0].kind == match.players[0]


def test_what_was_chosen_is_there_again_next_time(tmp_path: Path) -> None:
    file = tmp_path / "config.yaml"
    context = Context(replace(Config(), language=Language.ENGLISH), file, (), Audio(Volumes(), enabled=False))
    scene = make(context)
    do(scene, *click(kinds(scene)[0].rect), *click(scene.group.widgets[13].rect))
    do(scene, *click(start(scene).rect))
    config = load(file, environment={}).config
    assert config.match.players[0] != HUMAN
    assert config.match.names == Match().names
    assert config.rules.pass_is_final


def test_a_file_that_cannot_be_written_does_not_keep_one_from_playing(tmp_path: Path) -> None:
    file = tmp_path / "config.yaml"
    file.write_text("a: [", encoding="utf-8")
    context = Context(Config(), file, (), Audio(Volumes(), enabled=False))
    scene = make(context)
    do(scene, *click(kinds(scene)[0].rect))
    assert do(scene, *click(start(scene).rect)) == [Quit()]
    assert file.read_text(encoding="utf-8") == "a: ["


def test_escape_and_back_go_back() -> None:
    scene = make(make_context())
    assert do(scene, *keys(Do.CANCEL)) == [Pop()]
    assert do(scene, *click(scene.group.widgets[-2].rect)) == [Pop()]


def test_the_seed_is_explained_while_it_is_typed() -> None:
    context = make_context(Language.ENGLISH)
    scene = make(context)
    do(scene, *click(seed(scene).rect), *letters("a seed that is much too long for its field"))
    assert message(scene, context, "The same seed deals the same cards")


def test_levels_and_styles_are_offered_by_their_names() -> None:
    scene = make(make_context())
    labels = kinds(scene)[1].labels
    assert labels[:6] == ["人間", "でたらめ", "定石", "入門", "初級", "中級"]
    assert {"上級・強気", "達人・一匹狼", "中級・慎重"} <= set(labels)
    assert len(labels) == len(set(labels))


def test_an_opponent_of_ones_own_is_offered_too_and_fits() -> None:
    own = replace(Match(), players=(HUMAN, "hard-bold slack=0.1", "normal", "normal", "normal"))
    scene = make(with_match(own))
    choice = kinds(scene)[1]
    assert choice.labels[choice.index] == "Hard · Bold*"
    for place in range(len(choice.labels)):
        choice.index = place
        app = make_app(scene, scene.context, (960, 540))
        assert faults(app) == []
        app.window.close()
