"""A match: who sits where, the deal on the table, and the deals one after another.

Nothing here waits: a table asks the seat whose turn it is, and goes on when the answer is there.
"""
