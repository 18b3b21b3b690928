"""Rounded plates and frames, drawn in place."""

import pygame
import pytest

from napoleon_game.ui import shapes

GROUND = (40, 90, 60)
INK = (200, 40, 20)
Rect = pygame.Rect
SIZES = [(200, 80, 16), (81, 33, 999), (40, 40, 20), (9, 7, 0), (3, 2, 1), (1, 1, 5)]


def ground() -> pygame.Surface:
    surface = pygame.Surface((240, 120))
    surface.fill(GROUND)
    return surface


def shade(surface: pygame.Surface, place: tuple[int, int]) -> tuple[int, int, int]:
    color = surface.get_at(place)
    return color.r, color.g, color.b


def blended(alpha: int) -> tuple[float, ...]:
    return tuple(old + (new - old) * alpha / 255 for old, new in zip(GROUND, INK, strict=True))


def near(found: tuple[int, int, int], wanted: tuple[float, ...]) -> bool:
    """Two shades that nobody can tell apart: blending rounds."""
    return all(abs(a - b) <= 2 for a, b in zip(found, wanted, strict=True))


@pytest.mark.parametrize("alpha", [0, 1, 90, 244, 255])
@pytest.mark.parametrize(("width", "height", "radius"), SIZES)
def test_a_plate_has_one_shade_and_stays_within_its_size(
    width: int, height: int, radius: int, alpha: int
) -> None:
    surface, place = ground(), Rect(11, 13, width, height)
    shapes.fill(surface, place, radius, (*INK, alpha))
    corner = min(radius, width // 2, height // 2)
    for x in range(240):
        for y in range(120):
            found = shade(surface, (x, y))
            if not place.collidepoint(x, y):
                assert found == GROUND
                continue
            in_a_corner = (x < place.left + corner or x >= place.right - corner) and (
                y < place.top + corner or y >= place.bottom - corner
            )
            if not in_a_corner:
                assert near(found, blended(alpha)), (x, y)
            assert all(
                min(a, b) - 2 <= c <= max(a, b) + 2
                for a, b, c in zip(GROUND, blended(alpha), found, strict=True)
            )


@pytest.mark.parametrize(("width", "height", "radius"), SIZES)
def test_a_plate_is_the_same_in_all_four_corners(width: int, height: int, radius: int) -> None:
    surface, place = ground(), Rect(11, 13, width, height)
    shapes.fill(surface, place, radius, (*INK, 160))
    shapes.frame(surface, place, radius, 2, (*INK, 255))
    part = surface.subsurface(place)
    for flip in ((True, False), (False, True)):
        turned = pygame.transform.flip(part, *flip)
        for x in range(width):
            for y in range(height):
                assert near(shade(part, (x, y)), shade(turned, (x, y)))


@pytest.mark.parametrize("alpha", [90, 255])
@pytest.mark.parametrize("line", [1, 3])
def test_a_frame_leaves_what_it_encloses(line: int, alpha: int) -> None:
    surface, place = ground(), Rect(11, 13, 150, 90)
    shapes.frame(surface, place, 12, line, (*INK, alpha))
    for x in range(240):
        inside = place.inflate(-2 * line, -2 * line)
        for y in range(120):
            if not place.collidepoint(x, y) or (inside.collidepoint(x, y) and 30 < x < 140):
                assert shade(surface, (x, y)) == GROUND
            elif 30 < x < 140:
                assert near(shade(surface, (x, y)), blended(alpha))
    middle = shade(surface, (11 + line // 2, 60))
    assert near(middle, blended(alpha))


def test_a_frame_too_thick_for_its_size_is_a_plate() -> None:
    surface = ground()
    shapes.frame(surface, Rect(11, 13, 4, 3), 2, 5, (*INK, 255))
    assert near(shade(surface, (13, 14)), INK)


def test_a_plate_that_fades_keeps_no_picture_of_each_shade() -> None:
    shapes._corner.cache_clear()
    surface = pygame.Surface((1920, 1080))
    for alpha in range(1, 256):
        shapes.fill(surface, Rect(0, 0, 1900, 1000), 12, (*INK, alpha))
    kept = shapes._corner.cache_info().currsize * (2 * 12) ** 2 * 4
    assert kept < 1_000_000  # bytes; a picture of each would take 1.9 GB
