"""Errors that a person can be told of in one clear line; those of illegal actions stand in ``illegal``."""


class NapoleonError(Exception):
    """Whatever the program can tell a person in one clear line."""

    def __reduce__(self) -> tuple[object, ...]:
        # Errors travel between processes; Python would call __init__ with the message alone.
        return _rebuild, (type(self), self.args, self.__dict__)


def _rebuild(
    cls: type[NapoleonError], args: tuple[object, ...], attributes: dict[str, object]
) -> NapoleonError:
    error = cls.__new__(cls, *args)
    error.__dict__.update(attributes)
    return error


def shown(value: object, limit: int = 60) -> str:
    """A value as it may stand in a one-line message: quoted, escaped, and cut after ``limit`` characters."""
    text = repr(value) if isinstance(value, str | int | float | bool | None) else type(value).__name__
    return text if len(text) <= limit else text[: limit - 1] + "…"


def describe(error: BaseException) -> str:
    """An exception of somebody's code in one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def in_one_line(error: BaseException, limit: int = 200) -> str:
    """What to tell of whatever went wrong: our own errors say it, of others their class is told too."""
    return str(error) if isinstance(error, NapoleonError) else describe(error)[:limit]


class NotationError(NapoleonError, ValueError):
    """A text is not the card, suit or bid that it should be."""

    def __init__(self, kind: str, text: object, allowed: str) -> None:
        """Say that ``text`` is no ``kind``, and what is ``allowed``."""
        super().__init__(f"{shown(text)} is not a {kind}: expected {allowed}")
        self.kind, self.text, self.allowed = kind, text, allowed


class RuleSetError(NapoleonError, ValueError):
    """A house rule has an unknown name or a value that it does not allow."""

    def __init__(self, key: str, value: object, allowed: str) -> None:
        """Say which ``key`` has which wrong ``value``, and what is ``allowed``."""
        super().__init__(f"{key}: {shown(value)} is not allowed: expected {allowed}")
        self.key, self.value, self.allowed = key, value, allowed


class UnknownRuleError(RuleSetError):
    """No house rule bears this name."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        """Say which ``key`` is unknown and which are ``known``."""
        NapoleonError.__init__(
            self, f"no house rule is named {shown(key)}: expected one of {', '.join(known)}"
        )
        self.key, self.value, self.allowed = key, None, ", ".join(known)


class PackError(NapoleonError, ValueError):
    """What was dealt is not the pack of R1: a card twice, a card missing, a hand of the wrong size."""
