"""The game's sounds, synthesised: authoring only, not part of the program."""
