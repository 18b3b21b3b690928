"""Looking back at a deal: what each decision cost, by what the seat could know and by what the cards were.

``review`` is what is found, as data; ``known`` judges by sampled deals, ``laid`` by the true cards,
``course`` finds out how the deal stood; ``reviewing`` does all of it on two threads; ``report`` writes it as
JSON.
"""
