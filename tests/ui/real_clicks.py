"""A whole deal by real clicks on a real display: ``python -m tests.ui.real_clicks``, with ``xdotool``.

The test of the same name starts it on a display of its own.
"""

import os
import subprocess
import time

os.environ["TEST_VIDEODRIVER"] = "x11"

import pygame

from napoleon_game.core.phase import Phase
from napoleon_game.view.geometry import Point
from tests.ui.driver import Driver, by_mouse


class RealDriver(Driver):
    """Clicks by the display's own mouse."""

    def click(self, at: Point) -> None:
        """Move the mouse there and press its button; then wait until the program has heard of it."""
        left, top = self.app.window.position
        fit = self.app.canvas.fit
        x, y = round(left + fit.left + at.x * fit.scale), round(top + fit.top + at.y * fit.scale)
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)
        heard = False
        end = time.monotonic() + 5
        while not heard and time.monotonic() < end:
            events = pygame.event.get()
            heard = any(event.type == pygame.MOUSEBUTTONUP for event in events)
            self.app.frame(1 / 60, events)
            time.sleep(0.005)
        assert heard, "the click did not arrive"


def main() -> None:
    driver = RealDriver("kyoto")
    end = time.monotonic() + 1
    while time.monotonic() < end:  # until the window stands
        driver.app.frame(1 / 60, pygame.event.get())
        time.sleep(0.01)
    phases = []
    while (observation := driver.until_asked()) is not None:
        phases.append(observation.public.phase)
        by_mouse(driver, observation)
    assert set(phases) == {Phase.AUCTION, Phase.ADJUTANT, Phase.EXCHANGE, Phase.PLAY}
    assert driver.over[0].public.final is not None
    print(f"{len(phases)} decisions by real clicks")


if __name__ == "__main__":
    main()
