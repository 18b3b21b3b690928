"""The exact solver: what a deal is worth when all cards are known.

With all hands and both sides known, play is a game of two sides for picture cards; ``api`` says what the
Napoleon side takes if both play perfectly, and what each card that may be played leads to. ``docs/solver.md``
tells how it is done.
"""
