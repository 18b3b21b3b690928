"""Players that search: they guess the cards they cannot see many times over, and judge each guess.

``hidden`` says where unseen cards may lie and how likely, ``sampling`` draws deals by it, ``worlds`` makes
them ready for the solver. ``contracts`` judges contracts before play, for the auction, the adjutant card and
the exchange; ``play`` judges cards; ``player`` puts them together by the figures of a ``level``.
"""
