"""A YAML document as a tree that knows where each value stands in the text.

Nothing is constructed: a scalar stays the text it is, an alias stays an alias, a tag is not looked at. The
tree is built from the parser's events, so its depth and size are bounded whatever the text.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Protocol, cast

import yaml
from yaml.reader import Reader

from napoleon_game.config.notices import Problem

MAX_DEPTH: Final = 20
"""Lists and mappings within each other; settings need two."""

MAX_NODES: Final = 5000
"""Keys and values in one file; all settings with their sections are about a hundred."""

_Loader: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser in C, twenty times as fast, where PyYAML was built with it."""


@dataclass(frozen=True, slots=True)
class Span:
    """Where something stands: characters ``start`` up to ``end``; line from 1, column from 0."""

    start: int
    end: int
    line: int
    column: int


NOWHERE: Final = Span(0, 0, 0, 0)
"""The span of what stands in no file."""


@dataclass(frozen=True, slots=True)
class Scalar:
    """A text without parts; ``quoted`` where it is written in quotes or as a block."""

    text: str
    quoted: bool = False
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Alias:
    """A reference to another value, ``*name``; it is not followed."""

    span: Span


@dataclass(frozen=True, slots=True)
class Items:
    """A list; ``flow`` where it is written in brackets."""

    items: "tuple[Node, ...]"
    flow: bool = True
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Pairs:
    """Keys with values; ``flow`` where it is written in braces."""

    entries: "tuple[tuple[Node, Node], ...]"
    flow: bool
    span: Span

    def get(self, name: str) -> "tuple[Scalar, Node] | None":
        """The key ``name`` with its value: the last, should it stand there more than once."""
        for key, value in reversed(self.entries):
            if isinstance(key, Scalar) and key.text == name:
                return key, value
        return None


Node = Scalar | Alias | Items | Pairs


class DocumentError(Exception):
    """A text is no document that can be used."""

    def __init__(self, problem: Problem, line: int | None, reason: str) -> None:
        """Say which ``problem`` there is in which ``line`` (from 1), and its ``reason``."""
        super().__init__(reason)
        self.problem, self.line, self.reason = problem, line, reason


def parse(text: str) -> Node | None:
    """The one document in ``text``; ``None`` if it holds nothing but comments.

    Raises:
        DocumentError: it is not YAML, or too much of it.
    """
    strange = Reader.NON_PRINTABLE.search(text)
    if strange is not None:
        line = text.count("\n", 0, strange.start()) + 1
        raise DocumentError(Problem.NOT_YAML, line, f"control character U+{ord(strange[0]):04X}")
    events = yaml.parse(text, Loader=_Loader)
    try:
        return _Builder(events).document()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        reason = " ".join((error.problem or error.context or "syntax error").split())
        raise DocumentError(Problem.NOT_YAML, mark.line + 1 if mark else None, reason) from None
    except (yaml.YAMLError, ValueError) as error:  # ValueError: escapes past the last character of Unicode
        raise DocumentError(Problem.NOT_YAML, None, " ".join(str(error).split())) from None


class _Mark(Protocol):
    """A place in the text, of either parser."""

    index: int
    line: int
    column: int


class _Builder:
    """Makes the tree of a document from the parser's events."""

    def __init__(self, events: Iterator[yaml.Event]) -> None:
        """Read from ``events``."""
        self._events = events
        self._nodes = 0

    def document(self) -> Node | None:
        """The one document's root."""
        root: Node | None = None
        documents = 0
        for event in self._events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    line = _start(event).line + 1
                    raise DocumentError(Problem.NOT_YAML, line, "a second document begins here")
                root = self._node(next(self._events), 0)
        return root

    def _node(self, event: yaml.Event, depth: int) -> Node:
        """The node that begins with ``event``."""
        line = _start(event).line + 1
        self._nodes += 1
        if self._nodes > MAX_NODES:
            raise DocumentError(Problem.TOO_LARGE, line, f"more than {MAX_NODES} keys and values")
        if depth > MAX_DEPTH:
            raise DocumentError(Problem.TOO_LARGE, line, f"nested more than {MAX_DEPTH} deep")
        match event:
            case yaml.ScalarEvent():
                return Scalar(event.value, bool(event.style), _span(event, event))
            case yaml.SequenceStartEvent():
                items, end = self._until(yaml.SequenceEndEvent, depth)
                return Items(items, bool(event.flow_style), _span(event, end))
            case yaml.MappingStartEvent():
                parts, end = self._until(yaml.MappingEndEvent, depth)
                entries = tuple(zip(parts[::2], parts[1::2], strict=True))
                return Pairs(entries, bool(event.flow_style), _span(event, end))
            case _:
                return Alias(_span(event, event))

    def _until(self, last: type[yaml.Event], depth: int) -> tuple[tuple[Node, ...], yaml.Event]:
        """The nodes up to the event of the type ``last``, and that event."""
        nodes: list[Node] = []
        for event in self._events:
            if isinstance(event, last):
                return tuple(nodes), event
            nodes.append(self._node(event, depth + 1))
        raise AssertionError("the parser ends what it begins")


def _start(event: yaml.Event) -> _Mark:
    """Where an event begins; the parser marks every one."""
    return cast("_Mark", event.start_mark)


def _span(first: yaml.Event, last: yaml.Event) -> Span:
    """From the beginning of one event to the end of another."""
    start = _start(first)
    return Span(start.index, cast("_Mark", last.end_mark).index, start.line + 1, start.column)
