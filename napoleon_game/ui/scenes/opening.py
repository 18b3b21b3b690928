"""Fetching a deal from the history to look at it again."""

from sqlite3 import Connection

from napoleon_game.record.deal_record import DealRecord
from napoleon_game.record.steps import Steps
from napoleon_game.store.history.deals import entry


def fetch(connection: Connection, number: int) -> tuple[DealRecord, Steps] | None:
    """A deal with all its positions, made on the thread of the history; ``None`` if it is gone.

    Raises:
        RecordError: its line was damaged.
    """
    found = entry(connection, number)
    return None if found is None else (found.record, Steps(found.record.state))
