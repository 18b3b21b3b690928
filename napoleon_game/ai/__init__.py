"""Computer players: they get an ``Observation`` and a ``Stream`` of random numbers, and answer an action."""
