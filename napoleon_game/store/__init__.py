"""What outlives the program: saved matches and history.

``folders`` knows where it lies. ``docs/saves.md`` describes the file of a match.
"""
