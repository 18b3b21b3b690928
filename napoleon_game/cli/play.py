"""``napoleon-game play``: the game itself, in a window."""

import argparse
import os
import re
import sys
from pathlib import Path
from typing import Final

from napoleon_game.ai.registry import player_names
from napoleon_game.cli.main import OK, CommandError
from napoleon_game.cli.options import deal_code, seed_text, try_player
from napoleon_game.config.loading import Loaded, load
from napoleon_game.config.schema import Config
from napoleon_game.core.cards import SEATS
from napoleon_game.match.session import HUMAN
from napoleon_game.store.folders import data_folder

_EPILOG: Final = f"""\
players: human, {", ".join(player_names())}, or module:Class for your own.

examples:
  napoleon-game
  napoleon-game play --lang ja --seed kyoto --size 1920x1080
  napoleon-game play --code 26A2-BFH7-G3WX
  napoleon-game play --demo --speed fast
  SDL_VIDEODRIVER=dummy napoleon-game play --demo --screenshots pictures
"""
_SIZE: Final = re.compile(r"(\d{3,4})x(\d{3,4})")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    parser.epilog = _EPILOG
    parser.add_argument("--lang", choices=("auto", "ja", "en"), help="language of all words")
    parser.add_argument(
        "--seed", type=seed_text, metavar="TEXT", help="begin a match with the cards of this text at once"
    )
    parser.add_argument(
        "--deal", type=int, default=1, metavar="N", help="begin with deal N of the seed (default: 1)"
    )
    parser.add_argument(
        "--code",
        type=deal_code,
        metavar="CODE",
        help="begin a match with the deal and the house rules of a code",
    )
    parser.add_argument(
        "--config", type=Path, metavar="FILE", help="read this file in place of your own settings"
    )
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="keep saved matches in this folder in place of your own"
    )
    parser.add_argument("--size", metavar="WxH", help="size of the window in pixels, 960x540 and up")
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    parser.add_argument("--speed", choices=("slow", "normal", "fast", "off"), help="how fast cards move")
    parser.add_argument("--no-sound", action="store_true", help="be silent")
    parser.add_argument(
        "--players", metavar="A,B,C,D,E", help="who sits in the five seats; begins a match at once"
    )
    parser.add_argument("--demo", action="store_true", help="let five computer players play")
    parser.add_argument(
        "--screenshots",
        type=Path,
        metavar="DIR",
        help="with --demo: save a picture of every phase, and end after the match",
    )


def run(options: argparse.Namespace) -> int:
    """Open the window and play until it is closed."""
    if options.screenshots is not None and not options.demo:
        raise CommandError("--screenshots goes with --demo")
    if options.code is not None and (options.seed is not None or options.deal != 1):
        raise CommandError("--code goes without --seed and --deal: it says both")
    if options.deal < 1:
        raise CommandError(f"--deal: expected a number from 1, not {options.deal}")
    loaded = load(options.config, overrides=_overrides(options))
    for notice in loaded.notices:  # the title screen shows them too; a match that begins at once has none
        print(f"napoleon-game: {notice}", file=sys.stderr)
    kinds = _kinds(options, loaded.config)
    return _open(options, loaded, kinds)


def _overrides(options: argparse.Namespace) -> dict[str, str]:
    """The settings that the command line decides, as texts by key path."""
    overrides = {}
    if options.lang:
        overrides["language"] = options.lang
    if options.speed:
        overrides["motion.speed"] = options.speed
    if options.no_sound:
        overrides["sound.enabled"] = "false"
    if options.fullscreen:
        overrides["window.fullscreen"] = "true"
    if options.size:
        size = _SIZE.fullmatch(options.size)
        if size is None:
            raise CommandError(f"--size: expected WIDTHxHEIGHT such as 1280x720, not {options.size!r}")
        overrides |= {"window.width": size[1], "window.height": size[2]}
    return overrides


def _kinds(options: argparse.Namespace, config: Config) -> tuple[str, ...]:
    """Who sits in the five seats."""
    if options.players is None:
        kinds = tuple(config.match.players)
    else:
        kinds = tuple(options.players.split(","))
        if len(kinds) == 1:
            kinds *= SEATS
    if len(kinds) != SEATS:
        raise CommandError(f"--players: expected {SEATS} names with commas between, or one, not {len(kinds)}")
    if options.demo:
        kinds = tuple("rules" if kind == HUMAN else kind for kind in kinds)
    for kind in kinds:
        if kind != HUMAN:
            try_player(kind)
    return kinds


def _open(options: argparse.Namespace, loaded: Loaded, kinds: tuple[str, ...]) -> int:
    """Open the window; what needs pygame is imported here, so that other commands start without it."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from napoleon_game.ui.launch import Launch, launch

    chosen = (options.seed, options.code, options.players)
    at_once = any(choice is not None for choice in chosen)
    launch(
        loaded,
        Launch(
            kinds=kinds,
            seed=options.seed,
            deal=options.deal,
            code=options.code,
            at_once=at_once,
            demo=options.demo,
            pictures=options.screenshots,
            data=options.data or data_folder(),
        ),
    )
    return OK
