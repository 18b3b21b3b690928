"""What can go wrong in searching."""

from napoleon_game.core.errors import NapoleonError


class ImpossibleError(NapoleonError):
    """No deal fits what the seat has seen."""
