"""Dates and times in words."""

from datetime import datetime

from napoleon_game.i18n.catalogue import Catalogue


def date_and_time(say: Catalogue, moment: datetime) -> str:
    """A moment as the clocks show it where the program runs."""
    there = moment.astimezone()
    return say(
        "date-and-time",
        year=f"{there.year:04}",
        month=f"{there.month:02}",
        day=f"{there.day:02}",
        time=f"{there.hour}:{there.minute:02}",
    )
