"""Count how players come by their cards and what their plays give away: ``ai/search/habits.yaml``.

    python -m tools.training.habits [--deals 3000] [--players "rules,hard cunning=0"] [--seed TEXT] [--jobs N]

So many deals are played by five of each of the players, and counted together. A figure says how much oftener
than by chance, or than for others, a card lies somewhere; small counts are drawn to 1.

Levels reckon with the figures that lie there while they play, so that the same seed, players and number of
deals make the same file only beside the same file. Without cunning, as is the rule here, they reckon with
`alone` and `alone_discarded` alone.
"""

import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from tqdm import tqdm

from napoleon_game.ai.search import signs
from napoleon_game.ai.search.habits import FILE, KINDS, PLAIN_KINDS, kind_of, plain_kind_of
from napoleon_game.cli.main import CommandError
from napoleon_game.cli.options import positive, seed_text, try_players
from napoleon_game.cli.output import check_writable, writing
from napoleon_game.core.actions import MakeBid
from napoleon_game.core.cards import HAND_SIZE, KITTY_SIZE, PACK, SEATS
from napoleon_game.core.public import FinalCards, Public
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.processes import map_in_processes
from napoleon_game.match.simulation import Simulation
from tools import command

Counts = Counter[tuple[str, ...]]
_DOUBT: Final = 3.0
"""Added to both counts of a ratio, in the proportion of the whole: what is seldom says little."""
_LEAST: Final = 0.01
_MOST: Final = 10.0
"""Nothing is taken for surer: what these players never do, others may."""
_CHUNK: Final = 10

PLAYERS: Final = ("rules", "hard cunning=0")
"""Those whose deals are counted: of the old figures only those for playing alone have a part in new ones."""


def count_deals(seed: str, players: tuple[str, ...], number: int) -> Counts:
    """What there is to count in the deals of this number, one by five of each of ``players``."""
    counts: Counts = Counter()
    for name in players:
        simulation = Simulation(seed, number, (name,) * SEATS, RuleSet())
        final_state = simulation.play(number)[-1]
        assert final_state.public.final is not None
        counts.update(_of_cards(final_state.public, final_state.public.final))
        counts.update(_of_plays(final_state.public, final_state.public.final))
    return counts


def _of_cards(public: Public, final: FinalCards) -> Iterator[tuple[str, ...]]:
    assert public.contract is not None
    napoleon, trump = public.contract.napoleon, public.contract.trump
    yield ("deals",)
    yield ("alone", str(final.adjutant == napoleon))
    yield ("thrown adjutant", str(public.adjutant_card in final.discards))
    for card in (*final.hands[napoleon], *final.kitty):
        if card is not public.adjutant_card:
            yield ("discarded" if card in final.discards else "held", KINDS[kind_of(card, trump)])
    last = {call.seat: call.bid.trump for call in public.calls if isinstance(call, MakeBid)}
    for seat in range(SEATS):
        if seat == napoleon:
            continue
        for card in final.hands[seat]:
            if card is not public.adjutant_card:
                yield ("others", KINDS[kind_of(card, trump)])
            if seat in last:
                yield ("bid", KINDS[kind_of(card, last[seat])])
            else:
                yield ("passed", plain_kind_of(card))
        for card in PACK:  # what a hand would hold by chance
            kind = KINDS[kind_of(card, last[seat])] if seat in last else plain_kind_of(card)
            yield ("of the pack", "bid" if seat in last else "passed", kind)


def _of_plays(public: Public, final: FinalCards) -> Iterator[tuple[str, ...]]:
    assert public.contract is not None
    napoleon = public.contract.napoleon
    if final.adjutant == napoleon:
        return
    for seat, situation, act in signs.signs_of(public, napoleon):
        who = "adjutant" if seat == final.adjutant else "ally"
        yield (who, situation, act)
        yield (who, situation)


def figures(counts: Counts) -> dict[str, object]:
    """The figures of ``habits.yaml`` from what was counted."""
    deals = counts["deals",]
    alone = counts["alone", "True"] / deals
    thrown = counts["thrown adjutant", "True"] / deals
    others = HAND_SIZE * (SEATS - 1)

    def lying(where: str, room: int) -> dict[str, float]:
        found = {}
        for kind in KINDS:
            everything = sum(counts[place, kind] for place in ("held", "discarded", "others"))
            there = max(counts["others", kind] / others, everything / len(PACK) / _MOST)
            found[kind] = _figure(counts[where, kind] / room / there)
        return found

    def called(what: str, kinds: tuple[str, ...]) -> dict[str, float]:
        chance = HAND_SIZE / len(PACK)
        return {
            kind: _figure(counts[what, kind] / (counts["of the pack", what, kind] * chance)) for kind in kinds
        }

    return {
        "held": lying("held", HAND_SIZE),
        "discarded": lying("discarded", KITTY_SIZE),
        "bid": called("bid", KINDS),
        "passed": called("passed", PLAIN_KINDS),
        "alone": _figure(others / HAND_SIZE * alone / (1 - alone)),
        "alone_discarded": _figure(others / KITTY_SIZE * thrown / (1 - thrown)),
        "signs": {situation: _ratios(counts, situation) for situation in signs.SITUATIONS},
    }


def _ratios(counts: Counts, situation: str) -> dict[str, float]:
    """By act: how much oftener the adjutant does it than an ally in the same situation."""
    share = counts["adjutant", situation] / counts["ally", situation]
    acts = sorted({key[2] for key in counts if len(key) == 3 and key[:2] == ("ally", situation)})
    return {
        act: _ratio(counts["adjutant", situation, act], counts["ally", situation, act], share) for act in acts
    }


def _ratio(here: int, there: int, share: float) -> float:
    """How much oftener something was counted here than there, where ``share`` is as often."""
    return _figure((here + _DOUBT * share) / (there + _DOUBT) / share)


def _figure(value: float) -> float:
    return float(f"{min(_MOST, max(_LEAST, value)):.2g}")


def written(made: Mapping[str, object], how: str) -> str:
    """The file's text."""
    import yaml

    head = (
        f"# How players come by their cards, and what their plays give away. Made by\n#   {how}\n"
        "# What each figure means: habits.py beside this file.\n"
    )
    return head + yaml.safe_dump(dict(made), sort_keys=False, allow_unicode=True)


@command.tool
def main() -> None:
    """Count and write."""
    parser = command.parser(__doc__)
    parser.add_argument("--deals", type=positive, default=3000)
    parser.add_argument("--players", default=",".join(PLAYERS))
    parser.add_argument("--seed", type=seed_text, default="habits")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=FILE)
    options = parser.parse_args()
    players = tuple(options.players.split(","))
    check_writable(str(options.out))
    try_players(players)
    counts: Counts = Counter()
    numbers = range(1, options.deals + 1)
    each = map_in_processes(partial(count_deals, options.seed, players), numbers, options.jobs, _CHUNK)
    for found in tqdm(each, total=options.deals, unit="deal", disable=None, file=sys.stderr):
        counts.update(found)
    how = (
        f"python -m tools.training.habits --deals {options.deals} --players '{options.players}' "
        f"--seed {options.seed}"
    )
    try:
        made = figures(counts)
    except ZeroDivisionError:
        raise CommandError(
            f"--deals: in {options.deals} some things never came, so none can be told"
        ) from None
    with writing(str(options.out)):
        options.out.write_text(written(made, how), encoding="utf-8")


if __name__ == "__main__":
    main()
