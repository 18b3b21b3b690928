"""The texts of one language, read from its files and formatted on request."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from napoleon_game.i18n.errors import CatalogueFileError, FormatError, MissingTextError
from napoleon_game.i18n.language import Language

SUBJECTS: Final = (
    "common",
    "cards",
    "auction",
    "table",
    "events",
    "errors",
    "results",
    "menus",
    "saves",
    "settings",
    "access",
    "hot_seat",
    "comfort",
    "rules",
    "history",
    "codes",
    "lessons",
    "help",
    "advice",
    "review",
    "drills",
    "problems",
)
"""The files of a catalogue, without ``.ftl``."""


class Catalogue:
    """All texts of one language. Call it: ``catalogue("key", name="Mina")``.

    Attributes:
        language: the language of the texts.
    """

    def __init__(self, language: Language) -> None:
        """Read the catalogue of ``language``; raises :class:`CatalogueFileError`."""
        self.language: Language = language
        self._bundle = _load(language)

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        """The text called ``key``, or ``key.attribute``, with ``arguments`` put in.

        Whole numbers decide plurals and are written as the language writes them (``9,000``); give a number
        as a text where it should stand as it is.

        Raises:
            MissingTextError: there is no such text.
            FormatError: it wants an argument that was not given.
        """
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise MissingTextError(f"the catalogue {self.language!r} has no text {key!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingTextError(f"the catalogue {self.language!r} has no text {key!r}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise FormatError(f"the text {key!r} of {self.language!r}: {errors[0]}")
        return str(text)

    def __contains__(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None


def read_source(language: str, subject: str) -> str:
    """The text of one file of a catalogue; raises :class:`CatalogueFileError` if it is not there."""
    path = files(__package__).joinpath("catalogues", language, f"{subject}.ftl")
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueFileError(f"the catalogue file {language}/{subject}.ftl cannot be read") from error


def parse(source: str, where: str) -> ast.Resource:
    """Read Fluent text; ``where`` names it in the :class:`CatalogueFileError` that bad text raises."""
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "this is no Fluent"
            first = (entry.content or "").strip().partition("\n")[0]
            raise CatalogueFileError(f"{where}: {reason}: {first!r}")
    return resource


def entries(resource: ast.Resource) -> list[ast.Message | ast.Term]:
    """The messages and terms of a file, in order."""
    return [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]


@cache
def _load(language: Language) -> FluentBundle:
    """Read all files of a language, once."""
    # Isolation marks are for mixing writing directions; fonts draw them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    known: dict[str, str] = {}
    for subject in SUBJECTS:
        where = f"{language}/{subject}.ftl"
        resource = parse(read_source(language, subject), where)
        for entry in entries(resource):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if key in known:
                raise CatalogueFileError(f"{where}: {key!r} stands in {known[key]} already")
            known[key] = where
        bundle.add_resource(resource)
    return bundle
