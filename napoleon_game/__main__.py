"""``python -m napoleon_game``."""

import sys

from napoleon_game.cli import main

if __name__ == "__main__":
    sys.exit(main())
