"""From a node of a document, or a text of the environment or command line, to the value of a setting."""

from dataclasses import dataclass

from napoleon_game.config.document import Alias, Items, Node, Pairs, Scalar
from napoleon_game.config.kinds import Kind, ScalarKind, Texts, Value
from napoleon_game.core.errors import shown


@dataclass(frozen=True, slots=True)
class Wrong:
    """A value that its kind does not allow.

    Attributes:
        item: the item of the list that is to blame, such as ``[2]``; empty for the whole value.
        node: what stands there.
        found: the same in few words.
        allowed: what is allowed there.
    """

    item: str
    node: Node
    found: str
    allowed: str


def read_value(kind: Kind, node: Node) -> Value | Wrong:
    """The value of a setting of this ``kind``."""
    if not isinstance(kind, Texts):
        return _read_scalar(kind, node, "")
    if not isinstance(node, Items):
        return Wrong("", node, describe(node), kind.allowed)
    if len(node.items) != kind.length:
        return Wrong("", node, f"a list of {len(node.items)}", kind.allowed)
    values = [_read_scalar(kind.item, item, f"[{index}]") for index, item in enumerate(node.items)]
    wrong = next((value for value in values if isinstance(value, Wrong)), None)
    return wrong or tuple(map(str, values))


def _read_scalar(kind: ScalarKind, node: Node, item: str) -> Value | Wrong:
    value = kind.read(node.text, quoted=node.quoted) if isinstance(node, Scalar) else None
    return Wrong(item, node, describe(node), kind.allowed) if value is None else value


def node_of(kind: Kind, text: str) -> Node:
    """What a text outside files says; the items of a list have commas between them, and perhaps brackets."""
    text = text.strip()
    if not isinstance(kind, Texts):
        return Scalar(text)
    if text.startswith("[") and text.endswith("]"):
        text = text[1:-1]
    return Items(tuple(Scalar(item.strip()) for item in text.split(",")) if text else ())


def describe(node: Node) -> str:
    """What a node is, in few words on one line."""
    match node:
        case Scalar(text=""):
            return "an empty text" if node.quoted else "nothing"
        case Scalar(text=text):
            return text if not node.quoted and text.isprintable() and len(text) <= 60 else shown(text)
        case Items():
            return "a list"
        case Pairs():
            return "a section"
        case Alias():
            return "an alias"


def key_text(node: Node) -> str:
    """The key that a node is, so that it can stand in a key path on one line."""
    if isinstance(node, Scalar) and node.text.replace("-", "_").isidentifier() and len(node.text) <= 40:
        return node.text
    return shown(node.text, 40) if isinstance(node, Scalar) else describe(node)
