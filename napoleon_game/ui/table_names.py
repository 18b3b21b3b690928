"""The names at the table, where nobody has chosen others."""

from collections.abc import Sequence

from napoleon_game.config.schema import Match
from napoleon_game.core.cards import SEATS
from napoleon_game.match.session import HUMAN
from napoleon_game.ui.context import Context


def names_at_the_table(context: Context, kinds: Sequence[str]) -> tuple[str, ...]:
    """Five names by seat: those of the settings, or the language's own where the settings say nothing.

    Whoever is called "you" there has another name where a computer player sits (``kinds``).
    """
    chosen = tuple(context.config.match.names)
    if chosen != Match().names:
        return chosen
    names = [context.say(f"player-name-{seat}") for seat in range(SEATS)]
    if kinds[0] != HUMAN:
        names[0] = context.say("player-name-bot")
    return tuple(names)
