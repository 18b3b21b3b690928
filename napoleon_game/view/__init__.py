"""How the table looks and moves, without drawing it: themes, layout, timelines, and the director.

Nothing here knows pygame. Lengths are design units: pixels of a window of 1280x720, which
:class:`~napoleon_game.view.geometry.Fit` maps to the window that is there.
"""
