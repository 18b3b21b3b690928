"""The names at the table: those that somebody chose, and the language's own where nobody did."""

from collections.abc import Sequence
from typing import Final

from napoleon_game.config.schema import Match
from napoleon_game.core.cards import SEATS
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.language import LANGUAGES
from napoleon_game.match.session import HUMAN, Occupant
from napoleon_game.ui.context import Context

_TABLES: Final = ((HUMAN, *[""] * (SEATS - 1)), ("",) * SEATS)
"""One person, and none: at each of these tables a language has names of its own."""


def own_names(say: Catalogue, kinds: Sequence[str]) -> tuple[str, ...]:
    """Five names by seat, as the language of ``say`` has them.

    Whoever is called "you" there has another name where a computer player sits (``kinds``), and where
    several people play: then nobody is "you".
    """
    names = [say(f"player-name-{seat}") for seat in range(SEATS)]
    if kinds[0] != HUMAN or kinds.count(HUMAN) > 1:
        names[0] = say("player-name-bot")
    return tuple(names)


def in_language(names: Sequence[str], kinds: Sequence[str], say: Catalogue) -> tuple[str, ...]:
    """``names`` in the language of ``say``: those that are a language's own follow it, what was typed stays.

    A name that somebody else at the table has typed is left to them.
    """
    every = [own_names(Catalogue(language), table) for language in LANGUAGES for table in _TABLES]
    chosen = [all(name != own[seat] for own in every) for seat, name in enumerate(names)]
    typed = {name for name, choice in zip(names, chosen, strict=True) if choice}
    return tuple(
        name if choice or own in typed else own
        for name, choice, own in zip(names, chosen, own_names(say, kinds), strict=True)
    )


def names_at_the_table(context: Context, kinds: Sequence[str]) -> tuple[str, ...]:
    """Five names by seat: those of the settings, in the person's language as far as nobody chose them."""
    names = tuple(context.config.match.names)
    return own_names(context.say, kinds) if names == Match().names else in_language(names, kinds, context.say)


def occupants(context: Context, kinds: Sequence[str]) -> tuple[Occupant, ...]:
    """Those of these kinds, by seat, under the names that they have at the table."""
    names = names_at_the_table(context, kinds)
    return tuple(Occupant(name, kind) for name, kind in zip(names, kinds, strict=True))
