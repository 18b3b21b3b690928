"""The card artist: a small standard-library program that draws every card as SVG."""
