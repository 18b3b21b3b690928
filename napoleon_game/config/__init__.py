"""The settings: what there is to set, reading it from its layers, and writing what a person changed.

:mod:`~napoleon_game.config.schema` declares every setting once; all else asks it.
"""
