"""The parts of the table on screen: each draws one thing, or lets a person decide one thing."""
