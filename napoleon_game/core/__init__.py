"""The rules of Napoleon, on the standard library alone.

A deal is a value: :func:`~napoleon_game.core.engine.step` takes a frozen ``State`` and an action and
returns the next ``State`` with the events that led there. Nothing here knows that a screen, a player or
a file exists. The numbers in the docstrings (``R5.4``) are those of ``docs/rules.md``.
"""
