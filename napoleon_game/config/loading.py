"""Reading the settings: the layers in order, each over those before it."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from napoleon_game.config.file_layer import file_layer
from napoleon_game.config.files import user_file
from napoleon_game.config.layers import Layer, Said, command_line_layer, environment_layer
from napoleon_game.config.notices import Notice, Problem
from napoleon_game.config.schema import Config
from napoleon_game.resources import default_config


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings as they were read.

    Attributes:
        config: the settings in force.
        notices: what was wrong with them, to be shown.
        file: the file that a person's changes belong in; it may not be there yet.
    """

    config: Config
    notices: tuple[Notice, ...]
    file: Path


def load(
    file: Path | None = None,
    *,
    program_file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    overrides: Mapping[str, str] | None = None,
) -> Loaded:
    """Read the settings: command line over environment over own file over ``config.yaml`` over defaults.

    Whatever the layers hold, there is a valid configuration: a wrong value counts as if it were not there,
    so that the next layer below decides, and is told in a notice.

    Args:
        file: the file to read in place of the person's own, as somebody named it: then it must be there.
        program_file: the ``config.yaml`` beside the program; its own place if it is ``None``.
        environment: environment variables; those of this process if it is ``None``.
        overrides: texts by key path, as the command line has them.
    """
    own = user_file() if file is None else file
    layers = (
        file_layer(default_config() if program_file is None else program_file, required=True),
        file_layer(own, required=file is not None),
        environment_layer(os.environ if environment is None else environment),
        command_line_layer(overrides or {}),
    )
    config, notices = _lay(layers)
    return Loaded(config, tuple(_complete(notice, config) for notice in notices), own)


def _lay(layers: tuple[Layer, ...]) -> tuple[Config, list[Notice]]:
    """Lay the layers over the defaults, the last on top."""
    config = Config()
    notices = []
    for layer in layers:
        for item in layer:
            if isinstance(item, Said):
                config = item.setting.put(config, item.value)
            else:
                notices.append(item)
    return config, notices


def _complete(notice: Notice, config: Config) -> Notice:
    """The notice, with the value that is in force where a wrong one stands."""
    if notice.problem is not Problem.WRONG_VALUE or notice.setting is None:
        return notice
    return replace(notice, used=notice.setting.kind.write(notice.setting.of(config)))
