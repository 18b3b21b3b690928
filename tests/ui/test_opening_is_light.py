"""The first picture waits for no compiler."""

import os
import subprocess
import sys

PROGRAM = """
import sys
from napoleon_game.config.loading import load
from napoleon_game.ui.app import App
from napoleon_game.ui.audio import Audio, Volumes
from napoleon_game.ui.context import Context
from napoleon_game.ui import launch
from napoleon_game.ui.program import Program
from napoleon_game.ui.window import Window
loaded = load()
window = Window((960, 540), fullscreen=False, title="test")
context = Context(loaded.config, loaded.file, (), Audio(Volumes(), enabled=False))
App(context, window, Program(context).title()).frame(0.0, [])
print("\\n".join(sys.modules))
"""


def test_the_title_is_drawn_without_what_is_compiled() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(ran.stdout.split())
    assert "pygame" in loaded
    assert not loaded & {"numba", "llvmlite", "napoleon_game.solver.kernels"}
