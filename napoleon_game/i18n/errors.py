"""What can be wrong with a catalogue, or with what is asked of it."""

from napoleon_game.core.errors import NapoleonError


class CatalogueError(NapoleonError):
    """A catalogue cannot say what it should; the message names the language and the text's key."""


class CatalogueFileError(CatalogueError):
    """A catalogue's file is missing, is no Fluent, or defines a key a second time."""


class MissingTextError(CatalogueError, LookupError):
    """The catalogue has no text with this key."""


class FormatError(CatalogueError, ValueError):
    """A text cannot be formatted: most often an argument is missing."""
