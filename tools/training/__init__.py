"""Figures that players learn from deals of players against each other. What they make is committed."""
