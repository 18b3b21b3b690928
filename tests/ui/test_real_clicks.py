"""A whole deal by real clicks, on a virtual display."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool on this machine"
)
def test_a_whole_deal_by_real_clicks() -> None:
    read, write = os.pipe()
    screen = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-noreset"]
    with subprocess.Popen(screen, pass_fds=[write], stderr=subprocess.DEVNULL) as display:
        try:
            os.close(write)
            number = os.read(read, 16).decode().strip()
            environment = os.environ | {"DISPLAY": f":{number}", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
            done = subprocess.run(
                [sys.executable, "-m", "tests.ui.real_clicks"],
                cwd=ROOT,
                env=environment,
                capture_output=True,
                text=True,
                timeout=120,
                check=False,
            )
        finally:
            display.terminate()
            os.close(read)
    assert done.returncode == 0, done.stderr
    assert "decisions by real clicks" in done.stdout
