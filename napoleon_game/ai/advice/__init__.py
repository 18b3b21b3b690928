"""What a seat is advised to do, from its observation alone, with figures and reasons that can be checked.

``advice`` is what is said, as data; ``reasons`` and ``unbeaten`` find out what is true of a card; ``adviser``
puts them together. Words are made of it in ``view/advice_words``.
"""
