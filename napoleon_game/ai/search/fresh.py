"""A table for the solver in which nothing is remembered."""

from napoleon_game.solver.table import Table, own_table


def fresh_table() -> Table:
    """The calling thread's own table, emptied.

    What a search remembers decides how far a later one gets within its nodes. A question that is to have the
    same answer every time begins with this one.
    """
    table = own_table()
    table.clear()
    return table
