"""Lessons' files: what is wrong with one is said with its place."""

import re

import pytest

from napoleon_game.lessons.lesson import LessonError
from napoleon_game.lessons.read import parse_lesson

PART = """
- dealer: 3
  hands:
    - HA HK HJ HT H9 H4 DA D5 C7 JK
    - S7 S4 H8 H7 DQ D8 D7 D4 CJ C2
    - SA SK SJ ST S9 H3 DT D6 C8 C6
    - S8 S6 S2 H2 D3 D2 CA CT C5 C4
    - S5 S3 HQ H5 DK DJ D9 CK CQ C9
  kitty: SQ H6 C3
  moves: "-"
  steps:
    - say: one
      at: hand
    - act: two
      right: H12
      wrong: {other: rest}
"""


def test_a_lesson_is_read() -> None:
    lesson = parse_lesson("mine", PART)
    assert [step.name for step in lesson.steps] == ["one", "two"]
    opening = lesson.steps[0].opens
    assert opening is not None
    assert opening.public.turn == 0
    assert lesson.steps[1].opens is None
    assert lesson.text(lesson.steps[1], "right") == "lesson-mine-two.right"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (PART, "dealer: 3", "is a list of parts"),
        (PART, "[]", "is a list of parts"),
        ("- dealer: 3", "- dealer: [", "is no YAML"),
        ("dealer: 3", "dealer: 7", "part 1: the dealer must be a seat, 0-4"),
        ("  kitty: SQ H6 C3\n", "", "part 1: 'kitty' is missing"),
        ("SQ H6 C3", "SQ H6 HA", "part 1: dealt more than once: HA"),
        ("SQ H6 C3", "SQ H6 X3", "X3"),
        ('"-"', "S13 S12", "does not beat"),
        ("  steps:", "  stops:", "no key 'stops'"),
        ("say: one", "sing: one", "no key 'sing'"),
        ("at: hand", "act: hand", "step 1: a step has exactly one of say, act"),
        ("right: H12", "aim: take", "step 2: no answer is right"),
        ("right: H12", "right: H12\n      aim: sleep", "step 2: 'sleep' is not a valid Aim"),
        ("{other: rest}", "{off: rest}", "step 2: 'False' cannot be a reason's name"),
        ("at: hand", "claims: {moon: cheese}", "step 1: "),
        ("act: two", "act: one", "two steps called 'one'"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(old: str, new: str, said: str) -> None:
    assert old in PART
    with pytest.raises(LessonError, match=re.escape(said)) as error:
        parse_lesson("mine", PART.replace(old, new, 1))
    assert str(error.value).startswith("mine.yaml")
    assert "\n" not in str(error.value)
