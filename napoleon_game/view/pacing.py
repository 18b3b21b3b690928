"""How long things take, read from ``pacing.yaml``."""

from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from napoleon_game.view.easing import EASES, Ease


@dataclass(frozen=True, slots=True)
class Pacing:
    """Durations in seconds at normal speed, the feel of the moves, and the factor of each speed."""

    deal_gap: float
    deal_fly: float
    flip: float
    play: float
    settle: float
    turn: float
    trick_hold: float
    sweep: float
    special_hold: float
    bot_gap: float
    call_gap: float
    auction_won: float
    named: float
    take_kitty: float
    discard: float
    reveal: float
    end_hold: float
    ease: dict[str, Ease]
    speed: dict[str, float]


@cache
def load_pacing() -> Pacing:
    """The pacing that comes with the program."""
    data: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("pacing.yaml").read_text(encoding="utf-8"))
    durations = {
        field.name: data[field.name] / 1000 for field in fields(Pacing) if field.name not in ("ease", "speed")
    }
    ease = {move: EASES[name] for move, name in data["ease"].items()}
    return Pacing(**durations, ease=ease, speed=dict(data["speed"]))
