"""The first picture waits for no compiler."""

import os
import subprocess
import sys
from pathlib import Path

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

AT_ONCE = """
import sys
from pathlib import Path
from napoleon_game.ai.search import engine
from napoleon_game.config.loading import load
from napoleon_game.ui.app import App
from napoleon_game.ui.launch import Launch, launch

def run(app, begun):
    app.frame(0.0, [])
    print(engine.usable(), "numba" in sys.modules)

App.run = run
launch(load(Path("none.yaml")), Launch(("hard",) * 5, "once", 1, None, True, False, None, Path("data")))
"""


def test_a_match_that_begins_at_once_compiles_nothing_before_its_first_picture(tmp_path: Path) -> None:
    said = in_a_process(AT_ONCE, tmp_path)
    assert said.splitlines()[-1] == "False False"


def test_the_title_is_drawn_without_what_is_compiled(tmp_path: Path) -> None:
    loaded = set(in_a_process(PROGRAM, tmp_path).split())
    assert "pygame" in loaded
    assert not loaded & {"numba", "llvmlite", "napoleon_game.solver.kernels"}


def in_a_process(program: str, folder: Path) -> str:
    """What ``program`` prints, run in ``folder`` without a display."""
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout
