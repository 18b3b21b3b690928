"""A deal and its house rules as a code: short where the seed tells the cards, long where it does not.

The short form has 12 letters and holds seed, number, attempt and rules, for the seeds that the program
draws itself (ten hexadecimal digits), the first :data:`DEALS` deals and the first :data:`ATTEMPTS` attempts
at each. The long form has 28 and holds the 53 cards, the dealer and the rules of any other deal.
"""

import re
from dataclasses import dataclass
from typing import Final

from napoleon_game.core.bids import MAX_TARGET
from napoleon_game.core.cards import SEATS
from napoleon_game.core.deal import Deal, numbered_deal
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.record.codes.arrangement import deal_of, number_of
from napoleon_game.record.codes.letters import (
    LENGTHS,
    CodeError,
    Fault,
    bare,
    grouped,
    read_number,
    write_number,
)

DEALS: Final = 64
ATTEMPTS: Final = 3

_SHORT, _LONG = LENGTHS
_SEEDS: Final = 2**40
_RULES: Final = MAX_TARGET * 2 * len(Reveal)
_DRAWN: Final = re.compile(r"([0-9a-f]{10})(?:#([2-9]))?")


@dataclass(frozen=True, slots=True)
class DealCode:
    """What a code says.

    Attributes:
        text: the code, in groups.
        deal: five hands, kitty and dealer.
        rules: the house rules.
        seed: the text that the deals after it come from; for a long code the code itself.
        attempt: which attempt at its number the deal is, from 1.
    """

    text: str
    deal: Deal
    rules: RuleSet
    seed: str
    attempt: int = 1


def code_of(deal: Deal, rules: RuleSet) -> str:
    """The code of a deal under these house rules, in groups of four letters."""
    short = _short(deal)
    if short is not None:
        return write_number(short * _RULES + _number_of_rules(rules), _SHORT)
    cards = number_of(deal.hands, deal.kitty) * SEATS + deal.dealer
    return write_number(cards * _RULES + _number_of_rules(rules), _LONG)


def read_code(text: str) -> DealCode:
    """Read a code as a person wrote it.

    Raises:
        CodeError: it is none, or has a slip in it.
    """
    number, length = read_number(text)
    rest, rules = divmod(number, _RULES)
    written = grouped(bare(text))
    if length == _SHORT:
        rest, attempt = divmod(rest, ATTEMPTS)
        digits, place = divmod(rest, DEALS)
        if digits >= _SEEDS:
            raise CodeError(Fault.NO_DEAL)
        seed = f"{digits:010x}"
        deal = numbered_deal(seed, place + 1, attempt + 1)
        return DealCode(written, deal, _rules_of(rules), seed, attempt + 1)
    rest, dealer = divmod(rest, SEATS)
    try:
        hands, kitty = deal_of(rest)
    except IndexError:
        raise CodeError(Fault.NO_DEAL) from None
    return DealCode(written, Deal(written, 1, dealer, hands, kitty), _rules_of(rules), written)


def _short(deal: Deal) -> int | None:
    """Seed, number and attempt in one; ``None`` unless they fit, and the cards are those of the seed."""
    drawn = _DRAWN.fullmatch(deal.seed)
    if drawn is None or not 1 <= deal.number <= DEALS:
        return None
    seed, attempt = drawn[1], int(drawn[2] or 1)
    if attempt > ATTEMPTS or numbered_deal(seed, deal.number, attempt) != deal:
        return None
    return (int(seed, 16) * DEALS + deal.number - 1) * ATTEMPTS + attempt - 1


def _number_of_rules(rules: RuleSet) -> int:
    reveal = list(Reveal).index(rules.reveal_discarded_pictures)
    return ((rules.min_target - 1) * 2 + rules.pass_is_final) * len(Reveal) + reveal


def _rules_of(number: int) -> RuleSet:
    rest, reveal = divmod(number, len(Reveal))
    target, final = divmod(rest, 2)
    return RuleSet(target + 1, bool(final), list(Reveal)[reveal])
