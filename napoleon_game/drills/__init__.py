"""Short exercises out of self-play, without a screen: what is asked, how answers are judged, the next ones.

``drill`` says what an exercise is, ``judge`` what each answer is worth, ``choose`` finds moments of deals in
which the choice matters, and ``supply`` has the next ones ready.
"""
