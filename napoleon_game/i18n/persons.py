"""Sentences about somebody whose name may be "You": then they are spoken to, and the verb follows."""

from napoleon_game.i18n.catalogue import Catalogue


def about(catalogue: Catalogue, key: str, who: str, **arguments: str | int) -> str:
    """The text called ``key`` about ``who``; where that is the language's own "you", its ``.you``.

    A text that reads well with any name has no ``.you``, and is taken as it is.
    """
    spoken_to = f"{key}.you"
    if who == catalogue("player-name-0") and spoken_to in catalogue:
        return catalogue(spoken_to, **arguments)
    return catalogue(key, who=who, **arguments)
