"""Changing settings within the text of a file: only the characters of the changed values change.

Comments, order, unknown keys and line ends stay as they are. Each edit is checked by reading the new text:
it must say what it said before but for the changed settings, or the edit is refused.
"""

from collections.abc import Iterator, Mapping
from typing import TypeGuard

from napoleon_game.config.document import Alias, DocumentError, Items, Node, Pairs, Scalar, parse
from napoleon_game.config.file_layer import is_empty
from napoleon_game.config.kinds import Texts, Value
from napoleon_game.config.reading import describe, read_value
from napoleon_game.config.settings import SETTINGS, Setting

_Entry = tuple[Scalar, Node]


class EditError(Exception):
    """A text cannot be changed without risk to what else it says."""

    def __init__(self, line: int | None, reason: str) -> None:
        """Say in which ``line`` (from 1), if one is to blame, and for what ``reason``."""
        super().__init__(reason)
        self.line, self.reason = line, reason


def edit(text: str, changes: Mapping[str, Value]) -> str:
    """The ``text`` of a file with other values for the settings with these key paths.

    Raises:
        DocumentError: the text is no YAML.
        EditError: it is written in a way that cannot be changed safely.
    """
    before = parse(text)
    try:
        for key, value in changes.items():
            text = _set(text, SETTINGS[key], value)
        after = parse(text)
    except DocumentError:
        raise EditError(None, "it is written in a way that cannot be changed safely") from None
    if _others(before, changes) != _others(after, changes):
        raise EditError(None, "it is written in a way that cannot be changed safely")
    for key, value in changes.items():
        found = _find(after, SETTINGS[key])
        if found is None or read_value(SETTINGS[key].kind, found[1]) != value:
            raise EditError(None, f"{key} cannot be set to {SETTINGS[key].kind.write(value)}")
    return text


def _find(root: Node | None, setting: Setting) -> _Entry | None:
    """The key and value of a setting in a document, if they are there."""
    if setting.section and isinstance(root, Pairs):
        section = root.get(setting.section)
        root = section[1] if section else None
    return root.get(setting.name) if isinstance(root, Pairs) else None


def _others(root: Node | None, changes: Mapping[str, Value]) -> list[tuple[tuple[str, ...], str]]:
    """Everything that a document says but for the values of ``changes``, and sections of nothing."""
    changed = {tuple(key.split(".")) for key in changes}
    empty = {(SETTINGS[key].section,) for key in changes} | {()}
    return [
        (path, what)
        for path, what, node in (_leaves(root, ()) if root else ())
        if path[:1] not in changed and path[:2] not in changed and not (path in empty and is_empty(node))
    ]


def _leaves(node: Node, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str, Node]]:
    """All parts of a document in order, with the way to each and what it says itself."""
    match node:
        case Scalar():
            yield path, node.text, node
        case Items():
            yield path, "a list", node
            for index, item in enumerate(node.items):
                yield from _leaves(item, (*path, str(index)))
        case Pairs():
            for key, value in node.entries:
                if isinstance(key, Scalar):
                    yield from _leaves(value, (*path, key.text))
                else:
                    yield from _leaves(key, (*path, "?"))
                    yield from _leaves(value, (*path, ":"))
        case Alias():
            yield path, "an alias", node


def _set(text: str, setting: Setting, value: Value) -> str:
    """The text with one setting changed, or added where it is missing."""
    root = parse(text)
    entry = f"{setting.name}: {setting.kind.write(value)}"
    if root is None or is_empty(root):
        lines = [f"{setting.section}:", f"  {entry}"] if setting.section else [entry]
        return _insert_lines(text, len(text), ["", *lines] if text.strip() else lines)
    if not isinstance(root, Pairs):
        raise EditError(root.span.line, f"{describe(root)} stands where the settings should")
    found = _find(root, setting)
    if found is not None:
        return _replace(text, found, setting, value)
    if not setting.section:
        return _add(text, root, entry, ["", entry])
    section = root.get(setting.section)
    if section is None:
        lines = ["", f"{setting.section}:", f"  {entry}"]
        return _add(text, root, f"{setting.section}: {{{entry}}}", lines)
    if isinstance(section[1], Pairs):
        return _add(text, section[1], entry, [entry])
    return _fill(text, section, entry, block=not root.flow)


def _replace(text: str, found: _Entry, setting: Setting, value: Value) -> str:
    """The text with another value of a setting that is there; of a list, only the items that change."""
    key, node = found
    kind = setting.kind
    if isinstance(kind, Texts) and isinstance(value, tuple) and _is_list_of(node, len(value)):
        for item, wanted in reversed(list(zip(node.items, value, strict=True))):
            if read_value(kind.item, item) != wanted:
                text = _put(text, item, kind.item.write(wanted))
        return text
    written = kind.write(value)
    if isinstance(node, Items | Pairs) and not node.flow:
        return f"{text[: key.span.end]}: {written}{text[_end(text, node) :]}"
    return _put(text, node, written)


def _is_list_of(node: Node, length: int) -> TypeGuard[Items]:
    """Whether a node is a list of as many texts."""
    if not isinstance(node, Items) or len(node.items) != length:
        return False
    return all(isinstance(item, Scalar) for item in node.items)


def _put(text: str, node: Node, written: str) -> str:
    """The text with ``written`` in the place of a node that is not a block of lines."""
    start, end = node.span.start, _end(text, node)
    blank = " " if start == end else ""
    return f"{text[:start]}{blank}{written}{text[end:]}"


def _add(text: str, mapping: Pairs, entry: str, lines: list[str]) -> str:
    """The text with another entry at the end of a mapping: in braces as ``entry``, else as ``lines``."""
    if not mapping.entries:
        return f"{text[: mapping.span.end - 1]}{entry}{text[mapping.span.end - 1 :]}"
    end = _end(text, mapping.entries[-1][1])
    if mapping.flow:
        return f"{text[:end]}, {entry}{text[end:]}"
    indent = " " * mapping.entries[0][0].span.column
    return _insert_lines(text, end, [indent + line if line else "" for line in lines])


def _fill(text: str, section: _Entry, entry: str, *, block: bool) -> str:
    """The text with a first entry in a section that is there and holds nothing."""
    key, node = section
    if not is_empty(node):
        raise EditError(node.span.line, f"{key.text} is {describe(node)} where a section should be")
    if block and node.span.start == node.span.end:
        return _insert_lines(text, node.span.end, [" " * (key.span.column + 2) + entry])
    return _put(text, node, f"{{{entry}}}")


def _end(text: str, node: Node) -> int:
    """Where the last character of a node ends; the parser would count what follows a block to it."""
    match node:
        case Items(items=items, flow=False) if items:
            return _end(text, items[-1])
        case Pairs(entries=entries, flow=False) if entries:
            return _end(text, entries[-1][1])
        case _:
            return node.span.start + len(text[node.span.start : node.span.end].rstrip())


def _insert_lines(text: str, after: int, lines: list[str]) -> str:
    """The text with ``lines`` after the line in which the place ``after`` lies."""
    newline = "\r\n" if "\r\n" in text else "\n"
    found = text.find("\n", after)
    at = len(text) if found < 0 else found + 1
    head = text[:at] if not at or text[at - 1] == "\n" else text[:at] + newline
    return head + "".join(line + newline for line in lines) + text[at:]
