"""Looking into the catalogues' files: texts, attributes, variables, and sample arguments for them."""

from collections.abc import Iterator
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from napoleon_game.i18n.catalogue import SUBJECTS, entries, parse, read_source
from napoleon_game.i18n.language import Language

Patterns = dict[str, ast.Pattern]
"""The patterns of a catalogue by ``key`` or ``key.attribute``."""

NUMBERS: Final = frozenset(
    {
        "count",
        "deals",
        "height",
        "line",
        "number",
        "percent",
        "place",
        "points",
        "round",
        "short",
        "taken",
        "target",
        "width",
    }
)
"""Variables that are whole numbers; all others are texts."""


def patterns(language: Language) -> Patterns:
    """All texts of a catalogue, as they stand in its files."""
    found: Patterns = {}
    for subject in SUBJECTS:
        for entry in entries(parse(read_source(language, subject), f"{language}/{subject}.ftl")):
            assert isinstance(entry, ast.Message), f"terms are not used: {entry.id.name}"
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class _Collector(Visitor):
    """Gathers what a pattern is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: Any) -> None:  # noqa: N802
        self.texts.append(node.value)


def _collect(pattern: ast.Pattern) -> _Collector:
    collector = _Collector()
    collector.visit(pattern)
    return collector


def variables(key: str, catalogue: Patterns) -> set[str]:
    """The variables of a text, those of the texts it refers to included."""
    collected = _collect(catalogue[key])
    return collected.variables.union(*(variables(other, catalogue) for other in collected.references))


def texts(pattern: ast.Pattern) -> list[str]:
    """The literal texts of a pattern."""
    return _collect(pattern).texts


def samples(names: set[str]) -> Iterator[dict[str, str | int]]:
    """Arguments for a text: for each of some numbers, the same one for all its numbers."""
    for number in (0, 1, 2, 4, 12, 9000):
        yield {name: number if name in NUMBERS else f"<{name}>" for name in names}
        if not names & NUMBERS:
            return
