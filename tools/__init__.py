"""What makes art and sounds, and what measures players; none of it is needed to play."""
