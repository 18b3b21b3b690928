"""Where the program keeps what it writes of itself: saved matches and history."""

from pathlib import Path


def data_folder() -> Path:
    """The folder that the system has for a person's data; it may not be there yet."""
    from platformdirs import user_data_path  # only the program itself asks; tests bring their own

    return user_data_path("napoleon-game", appauthor=False)
