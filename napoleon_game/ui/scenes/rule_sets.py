"""The named sets of house rules on the settings screen: choose, keep, rename, forget."""

from collections.abc import Callable
from functools import partial

from napoleon_game.config.house_rules import LONGEST_NAME, HouseRulesError, good_name
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command, Pop, Push, Replace
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.name import NameScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.choice import Choice
from napoleon_game.ui.widgets.setting_row import Row, row_of
from napoleon_game.view.geometry import Rect


class SetChoice(Choice):
    """A choice among the standard rules, the named sets and, while they differ from all, changed ones."""

    def __init__(self, context: Context, place: Rect, rules: RuleSet, use: Callable[[RuleSet], None]) -> None:
        """``use`` puts rules into force."""
        super().__init__(place, [""], 0, lambda index: use(self._offered[index]))
        self._context = context
        self.follow(rules)

    def follow(self, rules: RuleSet) -> None:
        """Stand at the set that ``rules`` are."""
        say, sets = self._context.say, self._context.house_rules.sets
        labels, offered = [say("rule-sets-standard"), *sets], [RuleSet(), *sets.values()]
        if rules not in offered:
            labels, offered = [*labels, say("rule-sets-own")], [*offered, rules]
        own = self._context.house_rules.named(rules)
        self.labels, self._offered = labels, offered
        self.index = offered.index(rules) if own is None else labels.index(own, 1)


class RuleSets:
    """The rows, and what they do."""

    def __init__(self, context: Context, use: Callable[[RuleSet], None], changed: Callable[[], None]) -> None:
        """``use`` puts rules into force; ``changed`` hears that there are other sets."""
        self._context, self._use, self._changed = context, use, changed

    def rows(self, place: Rect) -> list[Row]:
        """A choice, and a button each for what can be done."""
        context, say = self._context, self._context.say
        self._choice = SetChoice(context, place, context.config.rules, self._chosen)
        self._keep = Button(place, say("rule-sets-keep-button"), self._ask_name)
        self._rename = Button(place, say("rule-sets-rename-button"), self._ask_new_name)
        self._forget = Button(place, say("rule-sets-delete-button"), self._ask_to_remove, "danger")
        self.follow()
        rows = [
            row_of(context, "rule-sets-chosen", self._choice),
            row_of(context, "rule-sets-keep", self._keep),
            row_of(context, "rule-sets-rename", self._rename),
            row_of(context, "rule-sets-delete", self._forget),
        ]
        problem = context.house_rules.problem
        if problem is not None:
            text = say("rule-sets-problem", problem=problem.reason)
            rows[0] = Row(rows[0].key, rows[0].label, text, rows[0].widget)
        return rows

    def follow(self) -> None:
        """Show which set the rules in force are, and what can be done with it."""
        self._choice.follow(self._context.config.rules)
        self._keep.enabled = not self._context.house_rules.full
        self._rename.enabled = self._forget.enabled = self._own is not None

    @property
    def _own(self) -> str | None:
        """The name under which the rules in force are kept."""
        return self._context.house_rules.named(self._context.config.rules)

    def _chosen(self, rules: RuleSet) -> None:
        self._use(rules)
        self.follow()

    def _ask_new_name(self) -> Command | None:
        return None if self._own is None else self._ask_name(self._own)

    def _ask_name(self, old: str | None = None) -> Command:
        """A new set, or another name for the one called ``old``."""
        say = self._context.say
        return Push(
            NameScene(
                self._context,
                say("rule-sets-question"),
                old or "",
                LONGEST_NAME,
                partial(self._named, old),
                detail=say("rule-sets-question-detail"),
            )
        )

    def _named(self, old: str | None, name: str) -> Command:
        if not good_name(name):
            return Pop()
        kept = self._context.house_rules
        return self._done(
            kept.keep(name, self._context.config.rules) if old is None else kept.rename(old, name)
        )

    def _ask_to_remove(self) -> Command | None:
        name, say = self._own, self._context.say
        if name is None:
            return None
        question = say("rule-sets-question-delete", name=name)
        return Push(
            ConfirmScene(self._context, question, say("rule-sets-delete-button"), partial(self._remove, name))
        )

    def _remove(self, name: str) -> Command:
        return self._done(self._context.house_rules.remove(name))

    def _done(self, error: HouseRulesError | None) -> Command:
        """Close the dialog; what could not be written is told."""
        self._changed()
        if error is None:
            return Pop()
        text = self._context.say("rule-sets-problem", problem=error.reason)
        return Replace(NoticeScene(self._context, text, str(error.file)))
