"""Each numbered sentence of docs/rules.md is tested under its number, as ``test_r5_4_…``."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_rule_has_a_test() -> None:
    rules = set(
        re.findall(r"^- R(\d\.\d)", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert len(rules) == 32
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    tested = {f"{part}.{number}" for part, number in re.findall(r"def test_r(\d)_(\d)_", sources)}
    assert tested == rules


def test_docstrings_name_only_rules_that_exist() -> None:
    rules = set(
        re.findall(r"^- (R\d\.\d)", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.MULTILINE)
    )
    for path in (ROOT / "napoleon_game").rglob("*.py"):
        named = set(re.findall(r"\bR\d\.\d\b", path.read_text(encoding="utf-8")))
        assert named <= rules, path
