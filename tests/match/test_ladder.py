"""The ladder: each against the yardstick, and against the one below."""

from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.arena import DealReport, Duel, Summary, summarise
from napoleon_game.match.ladder import climb


def summary(*gains: float) -> Summary:
    return summarise(
        [DealReport(n, gain, ("ally",) * 5, (0,) * 5, 0, 0, 0, [0.1]) for n, gain in enumerate(gains)]
    )


def test_each_meets_the_yardstick_and_the_one_below() -> None:
    met: list[Duel] = []

    def measure(duel: Duel) -> Summary:
        met.append(duel)
        return summary(400, 500) if duel.field == "weak" else summary(-100, 200)

    rungs = list(climb(["random", "weak", "strong"], "seed", RuleSet(), measure))
    assert [(duel.candidate, duel.field) for duel in met] == [
        ("random", "rules"),
        ("weak", "rules"),
        ("weak", "random"),
        ("strong", "rules"),
        ("strong", "weak"),
    ]
    assert {duel.seed for duel in met} == {"seed"}
    assert [(rung.player, rung.below) for rung in rungs] == [
        ("random", None),
        ("weak", "random"),
        ("strong", "weak"),
    ]
    assert [rung.clear for rung in rungs] == [False, False, True]
    assert rungs[0].over_below is None
    assert rungs[2].over_below == summary(400, 500)
