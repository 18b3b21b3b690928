"""The layer of one file."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from napoleon_game.config.document import DocumentError, Node, Pairs, Scalar, parse
from napoleon_game.config.files import read_text
from napoleon_game.config.layers import Layer, Said
from napoleon_game.config.notices import Notice, Problem
from napoleon_game.config.reading import Wrong, describe, key_text, read_value
from napoleon_game.config.settings import SECTIONS, SETTINGS, Setting, names_in


def file_layer(path: Path, *, required: bool) -> Layer:
    """What a file says; a missing one says nothing, and is something to tell if it is ``required``."""
    try:
        text = read_text(path)
        if text is not None:
            yield from text_layer(text, path)
        elif required:
            raise DocumentError(Problem.UNREADABLE, None, "it is not there")
    except DocumentError as error:
        yield Notice(error.problem, str(path), path, error.line, "", error.reason)


def text_layer(text: str, path: Path) -> Layer:
    """What the ``text`` of the file ``path`` says; raises :class:`DocumentError`."""
    root = parse(text)
    if isinstance(root, Pairs):
        yield from _Reader(path).top(root)
    elif root is not None and not is_empty(root):
        yield _Reader(path).no_section("", root)


def is_empty(node: Node) -> bool:
    """Whether nothing stands there, or YAML's word for nothing."""
    return isinstance(node, Scalar) and not node.quoted and node.text in ("", "~", "null", "Null", "NULL")


@dataclass(frozen=True, slots=True)
class _Reader:
    """Goes through the document of the file ``path``."""

    path: Path

    def top(self, root: Pairs) -> Layer:
        """The whole document."""
        yield from self._keys(root, "")
        for section in SECTIONS:
            found = root.get(section)
            if found is None or is_empty(found[1]):
                continue
            if isinstance(found[1], Pairs):
                yield from self._keys(found[1], section)
            else:
                yield self.no_section(section, found[1])

    def no_section(self, section: str, node: Node) -> Notice:
        """The notice that ``node`` should hold settings and does not."""
        allowed = f"the keys {', '.join(names_in(section))}"
        return self._notice(Problem.NOT_A_SECTION, node, section, describe(node), allowed)

    def _keys(self, mapping: Pairs, section: str) -> Layer:
        """The settings that stand directly in ``section``, and what is wrong with its keys."""
        yield from self._wrong_keys(mapping, section)
        for name in names_in(section):
            setting = SETTINGS.get(f"{section}.{name}" if section else name)
            found = mapping.get(name)
            if setting is not None and found is not None:
                yield self._value(setting, found[1])

    def _wrong_keys(self, mapping: Pairs, section: str) -> Iterator[Notice]:
        first: dict[str, int] = {}
        known = names_in(section)
        for key, _ in mapping.entries:
            name = key_text(key)
            path = f"{section}.{name}" if section else name
            if name not in known:
                yield self._notice(Problem.UNKNOWN_KEY, key, path, "", ", ".join(known))
            elif name in first:
                notice = self._notice(Problem.DUPLICATE_KEY, key, path, f"line {first[name]}")
                yield replace(notice, setting=SETTINGS.get(path))
            else:
                first[name] = key.span.line

    def _value(self, setting: Setting, node: Node) -> Said | Notice:
        value = read_value(setting.kind, node)
        if not isinstance(value, Wrong):
            return Said(setting, value)
        key = setting.key + value.item
        notice = self._notice(Problem.WRONG_VALUE, value.node, key, value.found, value.allowed)
        return replace(notice, setting=setting)

    def _notice(self, problem: Problem, node: Node, key: str, found: str = "", allowed: str = "") -> Notice:
        return Notice(problem, str(self.path), self.path, node.span.line, key, found, allowed)
