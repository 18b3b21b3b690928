"""Who sits where, by which rules, for how many deals: the screen before a match."""

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from napoleon_game.ai.registry import UnknownPlayerError, find_player
from napoleon_game.config.kinds import Texts
from napoleon_game.config.schema import Match
from napoleon_game.config.settings import SETTINGS
from napoleon_game.core.bids import MAX_TARGET
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.match.session import HUMAN, Occupant
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.match_plan import MatchPlan, random_seed
from napoleon_game.ui.player_kinds import computer_kinds
from napoleon_game.ui.scene import Command
from napoleon_game.ui.scenes.backdrop import BUTTON, FOOTER, PAD, MenuScene, hairline, screen
from napoleon_game.ui.scenes.rule_sets import SetChoice
from napoleon_game.ui.table_names import names_at_the_table, own_names
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.choice import Choice, Switch
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.setting_row import DEALS
from napoleon_game.ui.widgets.slider import Slider
from napoleon_game.ui.widgets.text_field import TextField
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import Point, Rect

_log = logging.getLogger(__name__)

SEED_LETTERS: Final = 40

_SEATS: Final = Rect(48, 112, 712, 496)
_ROW_TOP: Final = 168
_ROW: Final = 84
_DISC: Final = 48
_SEAT_NAME: Final = Rect(132, 0, 92, 48)
_NAME: Final = Rect(232, 0, 272, 48)
_KIND: Final = Rect(520, 0, 216, 48)
_HEADS: Final = Rect(0, 132, 0, 28)

_OPTIONS: Final = Rect(784, 112, 448, 496)
_OPTION: Final = Rect(808, 154, 400, 42)
_OPTION_STEP: Final = 80
_OPTION_NAME: Final = 30
"""Height of the words over a control."""

_START: Final = 240
_CODE: Final = 168
_MESSAGE: Final = Rect(
    FOOTER.x + BUTTON + _CODE + 1.5 * PAD, FOOTER.y, FOOTER.w - BUTTON - _CODE - _START - 2.5 * PAD, FOOTER.h
)


class NewMatchScene(MenuScene):
    """Prepares a match; what is chosen is kept in the settings for the next one."""

    largest_text = 1.2

    def __init__(
        self,
        context: Context,
        start: Callable[[MatchPlan], Command | None],
        *,
        by_code: Callable[[], Command] | None = None,
    ) -> None:
        """``start`` is called with what was chosen; its command is obeyed.

        ``by_code`` asks for a deal code, to begin from that; ``None`` if it cannot be asked for.
        """
        config = context.config
        self._start, self._by_code = start, by_code
        self._kinds = list(config.match.players)
        self._names = list(names_at_the_table(context, self._kinds))
        self._offered = [HUMAN, *computer_kinds(kind for kind in self._kinds if kind != HUMAN)]
        self._offered_deals = [*DEALS, *({config.match.deals} - set(DEALS))]
        self._deals, self._rules, self._seed = config.match.deals, config.rules, ""
        self._problem = ""
        super().__init__(context)

    # Controls -----------------------------------------------------------------------------------------------

    def build(self) -> Group:
        """Two columns of seats, one of options, and the way on."""
        say = self.context.say
        kinds = [self.context.words.player_kind(kind) for kind in self._offered]
        kind = SETTINGS["match.names"].kind
        longest = kind.item.longest if isinstance(kind, Texts) else 0
        seats: list[TextField | Choice] = []
        self._fields: list[TextField] = []
        for seat in range(SEATS):
            field = TextField(
                self._row(_NAME, seat),
                self._names[seat],
                longest,
                partial(self._set_name, seat),
                say("new-name"),
            )
            at = self._offered.index(self._kinds[seat])
            choice = Choice(self._row(_KIND, seat), kinds, at, partial(self._set_kind, seat))
            self._fields.append(field)
            seats += [field, choice]
        self._seed_field = TextField(
            self._option(5), self._seed, SEED_LETTERS, self._set_seed, say("new-seed-random")
        )
        self._go = Button(
            Rect(FOOTER.right - _START, FOOTER.y, _START, FOOTER.h), "", self._begin, "primary", "title"
        )
        back = Button(Rect(FOOTER.x, FOOTER.y, BUTTON, FOOTER.h), say("back"), self.back)
        self._code = Button(
            Rect(back.rect.right + PAD / 2, FOOTER.y, _CODE, FOOTER.h), say("code-enter"), self._ask
        )
        self._check()
        ways = [back, self._go] if self._by_code is None else [back, self._code, self._go]
        group = Group([*seats, *self._options(), self._seed_field, *ways])
        if self._go.enabled:
            group.focus = self._go
        return group

    def _options(self) -> list[Choice | Slider | Switch]:
        say, rules = self.context.say, self._rules
        deals = [
            say("value-deals", deals=n) if n else say("value-deals-endless") for n in self._offered_deals
        ]
        self._sets = SetChoice(self.context, self._option(1), rules, self._use_rules)
        self._rule_controls = self._make_rule_controls(rules)
        return [
            Choice(self._option(0), deals, self._offered_deals.index(self._deals), self._set_deals),
            self._sets,
            *self._rule_controls,
        ]

    def _make_rule_controls(self, rules: RuleSet) -> tuple[Slider, Switch, Choice]:
        """The three house rules."""
        say = self.context.say
        reveals = [say(f"setting-rules-reveal-discarded-pictures-{reveal.value}") for reveal in Reveal]
        return (
            Slider(
                _flush(self._option(2), 12, 6),
                rules.min_target,
                (1, MAX_TARGET),
                1,
                lambda value: self._set_rule(min_target=int(value)),
                lambda value: say("value-cards", count=int(value)),
                room=104,
            ),
            Switch(
                _flush(self._option(3), 8, 0),
                rules.pass_is_final,
                lambda on: self._set_rule(pass_is_final=on),
                (say("off"), say("on")),
            ),
            Choice(
                self._option(4),
                reveals,
                list(Reveal).index(rules.reveal_discarded_pictures),
                lambda index: self._set_rule(reveal_discarded_pictures=list(Reveal)[index]),
            ),
        )

    @staticmethod
    def _row(column: Rect, seat: Seat) -> Rect:
        return column.moved(0, _ROW_TOP + _ROW * seat + (_ROW - column.h) / 2)

    @staticmethod
    def _option(index: int) -> Rect:
        return _OPTION.moved(0, _OPTION_STEP * index)

    # Changes ------------------------------------------------------------------------------------------------

    def _set_name(self, seat: Seat, name: str) -> None:
        self._names[seat] = name
        self._check()

    def _set_kind(self, seat: Seat, index: int) -> None:
        before, self._kinds[seat] = self._default_names(), self._offered[index]
        for other, name in enumerate(self._default_names()):  # one person more changes what others are called
            if self._names[other] == before[other]:
                self._names[other] = self._fields[other].value = name
        self._check()

    def _default_names(self) -> list[str]:
        """The names where nobody has chosen others: nobody but a person is called "you"."""
        return list(own_names(self.context.say, self._kinds))

    def _set_seed(self, seed: str) -> None:
        self._seed = seed

    def _set_deals(self, index: int) -> None:
        self._deals = self._offered_deals[index]

    def _set_rule(self, **rule: Any) -> None:
        self._rules = replace(self._rules, **rule)
        self._sets.follow(self._rules)

    def _use_rules(self, rules: RuleSet) -> None:
        """A set was chosen: the controls of its rules follow."""
        self._rules = rules
        target, final, reveal = self._rule_controls
        target.value, final.on = rules.min_target, rules.pass_is_final
        reveal.index = list(Reveal).index(rules.reveal_discarded_pictures)
        self._sets.follow(rules)

    def _check(self) -> None:
        """Find what keeps the match from starting, and mark it."""
        say, names = self.context.say, [name.strip() for name in self._names]
        for field, name in zip(self._fields, names, strict=True):
            field.wrong = not name or names.count(name) > 1
        twice = next((name for name in names if name and names.count(name) > 1), None)
        broken = next(filter(None, map(self._trouble_with, dict.fromkeys(self._kinds))), None)
        if not all(names):
            self._problem = say("new-name-empty")
        elif twice is not None:
            self._problem = say("new-name-twice", name=twice)
        else:
            self._problem = broken or ""
        self._go.enabled = self._code.enabled = not self._problem
        self._go.label = say("new-start") if HUMAN in self._kinds else say("new-watch")

    def _trouble_with(self, kind: str) -> str | None:
        """Why a kind of player cannot play, in words."""
        if kind == HUMAN:
            return None
        try:
            find_player(kind)
        except UnknownPlayerError as error:
            return self.context.say("new-kind-broken", kind=kind, problem=str(error))
        return None

    def _ask(self) -> Command | None:
        """Keep who plays, and ask for a deal code."""
        self._remember([name.strip() for name in self._names])
        return None if self._by_code is None else self._by_code()

    def _begin(self) -> Command | None:
        names = [name.strip() for name in self._names]
        occupants = tuple(Occupant(*who) for who in zip(names, self._kinds, strict=True))
        seed = self._seed.strip() or random_seed()
        self._remember(names)
        return self._start(MatchPlan(occupants, seed, self._deals, self._rules))

    def _remember(self, names: list[str]) -> None:
        """Keep what was chosen; that it cannot be written down does not keep anybody from playing."""
        context = self.context
        kept = Match().names if names == self._default_names() else tuple(names)
        chosen = {"match.names": kept, "match.players": tuple(self._kinds), "match.deals": self._deals}
        for name in self._rules.to_mapping():
            chosen[f"rules.{name}"] = getattr(self._rules, name)
        for key, value in chosen.items():
            if SETTINGS[key].of(context.config) != value:
                context.change(key, value)
        error = context.save()
        if error is not None:
            _log.warning("%s", error)

    # Drawing ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """The plates, and the words beside the controls."""
        say = self.context.say
        screen(canvas, say("new-title"))
        canvas.panel(_SEATS)
        for column, key in ((_NAME, "new-name"), (_KIND, "new-kind")):
            room = Rect(column.x, _HEADS.y, column.w, _HEADS.h)
            label(canvas, say(key), room, "caption", "text_soft")
        for seat in range(SEATS):
            self._paint_seat(canvas, seat)
        canvas.panel(_OPTIONS)
        heads = (
            "setting-match-deals",
            "rule-sets-chosen",
            "setting-rules-min-target",
            "setting-rules-pass-is-final",
            "setting-rules-reveal-discarded-pictures",
            "new-seed",
        )
        for index, key in enumerate(heads):
            place = self._option(index)
            room = Rect(place.x, place.y - _OPTION_NAME - 5, place.w, _OPTION_NAME)
            label(canvas, say(key), room, "caption", "text_soft")
        self._paint_message(canvas)

    def _paint_seat(self, canvas: Canvas, seat: Seat) -> None:
        """A disc with the first letter of the name, gilt for a person, and where the seat is."""
        theme, person = canvas.theme, self._kinds[seat] == HUMAN
        top = _ROW_TOP + _ROW * seat
        hairline(canvas, Point(_SEATS.x + PAD, top), _SEATS.w - 2 * PAD)
        middle = Point(_SEATS.x + PAD + _DISC / 2, top + _ROW / 2)
        canvas.disc(middle, _DISC, theme.color("line"))
        canvas.disc(middle, _DISC - 4, theme.color("accent_deep" if person else "panel"))
        letter = self._names[seat].strip()[:1]
        if letter:
            ink = "on_accent" if person else "text_soft"
            canvas.text(letter, Rect.around(middle, _DISC, _DISC), "title", ink, align="centre", bold=True)
        where = self.context.say(f"new-seat-{seat}")
        label(canvas, where, self._row(_SEAT_NAME, seat), "caption", "text_soft")

    def _paint_message(self, canvas: Canvas) -> None:
        """What keeps the match from starting, or else what is good to know."""
        say, color = self.context.say, "text_soft"
        if self._problem:
            text, color = self._problem, "danger"
        elif self.group.focus is self._seed_field:
            text = say("new-seed-hint")
        elif HUMAN not in self._kinds:
            text = say("new-watch-hint")
        elif self._kinds.count(HUMAN) > 1:
            text = say("new-hot-seat-hint", count=self._kinds.count(HUMAN))
        else:
            return
        style = "body" if canvas.measure(text) <= _MESSAGE.w else "tiny"
        lines = canvas.wrap(text, _MESSAGE.w, style)
        height = canvas.line_height(style)
        top = _MESSAGE.centre.y - height * min(2, len(lines)) / 2
        for index, line in enumerate([*lines[:1], "".join(lines[1:])] if len(lines) > 1 else lines):
            room = Rect(_MESSAGE.x, top + index * height, _MESSAGE.w, height)
            canvas.text(line, room, style, color, align="right")


def _flush(rect: Rect, left: float, right: float) -> Rect:
    """Wider, so that what is drawn a little inside it is in line with what is not."""
    return Rect(rect.x - left, rect.y, rect.w + left + right, rect.h)
