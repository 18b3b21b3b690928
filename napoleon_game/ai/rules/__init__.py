"""The ``rules`` player: sound play by simple reckoning, without search.

``hand`` values a hand for the auction, the adjutant card and the exchange; ``knowledge`` gathers what a
seat can tell about the others; ``play`` chooses a card; ``player`` puts them together.
"""
