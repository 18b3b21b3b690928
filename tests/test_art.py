"""Cards and sounds: every file is there, can be loaded, and is just what its script makes."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from napoleon_game.config.choices import Back
from napoleon_game.core.cards import PACK
from napoleon_game.resources import asset
from napoleon_game.ui.audio import SOUNDS, files_of
from napoleon_game.ui.card_art import CardArt, CardStyle
from tests.ui.support import make_app, make_context
from tests.ui.test_app import Plain

ROOT = Path(__file__).parents[1]
FACES = ("classic", "classic_large", "four_colour", "four_colour_large")
SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    "defs", "linearGradient", "radialGradient", "stop",
}  # fmt: skip
"""What the loader draws; it passes over everything else without a word."""
ATTRIBUTES = {"fx", "fy", "filter", "mask", "clip-path", "style", "class"}
"""What it does not heed."""


def files() -> list[Path]:
    return sorted(asset("cards").rglob("*.svg"))


@pytest.mark.parametrize("faces", FACES)
def test_every_face_is_there(faces: str) -> None:
    assert {path.stem for path in asset("cards", faces).glob("*.svg")} == {card.code for card in PACK}


def test_every_back_that_can_be_chosen_is_there() -> None:
    assert {path.stem for path in asset("cards", "backs").glob("*.svg")} == {back.value for back in Back}


def test_no_file_holds_what_the_loader_does_not_know() -> None:
    for path in files():
        root = ElementTree.parse(path).getroot()
        for element in root.iter():
            assert element.tag.removeprefix(SVG) in ELEMENTS, path
            for value in element.attrib.values():
                assert "hsl(" not in value, path
            assert (
                not {"fx", "fy", "filter", "mask", "clip-path", "style", "class"} & element.attrib.keys()
            ), path
        assert root.attrib["viewBox"].split()[2:] == ["520", "730"], path


def test_no_file_is_large() -> None:
    assert max(path.stat().st_size for path in files()) < 45_000


def test_the_script_draws_these_very_files(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "tools.art", "--out", str(tmp_path)], cwd=ROOT, check=True, capture_output=True
    )
    drawn = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.svg")}
    assert drawn == {path.relative_to(asset("cards")): path.read_bytes() for path in files()}


def test_every_face_can_be_told_from_every_other_at_sixty_pixels() -> None:
    make_app(Plain(), make_context())
    for faces in FACES:
        art = CardArt(CardStyle(faces, "bees"))
        pictures = {pygame.image.tobytes(art.get(card, 84), "RGBA") for card in PACK}
        assert len(pictures) == 53


def test_the_back_tells_no_way_up() -> None:
    make_app(Plain(), make_context())
    for back in Back:
        surface = CardArt(CardStyle("classic", back.value)).get(None, 292)
        width, height = surface.get_size()
        off = 0
        for x in range(4, width // 2, 3):
            for y in range(4, height - 4, 3):
                here, there = surface.get_at((x, y)), surface.get_at((width - 1 - x, height - 1 - y))
                off += max(abs(a - b) for a, b in zip(here, there, strict=True)) > 60
        assert off < 0.02 * (width // 6) * (height // 3), back


def test_every_sound_is_there_and_loads() -> None:
    pygame.mixer.init()
    for name in SOUNDS:
        for file in files_of(name):
            assert 0.02 < pygame.mixer.Sound(asset("sounds", f"{file}.ogg")).get_length() < 4
    pygame.mixer.quit()
    named = {file for name in SOUNDS for file in files_of(name)}
    assert {path.stem for path in asset("sounds").iterdir()} == named


def test_the_program_plays_no_sound_that_is_not_there() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "napoleon_game").rglob("*.py"))
    played = set(re.findall(r"\.play\(\"(\w+)\"\)", code)) | set(re.findall(r"_cue\(\"(\w+)\"", code))
    assert len(played) > 8
    assert played <= set(SOUNDS)
