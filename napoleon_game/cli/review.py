"""``napoleon-game review``: what each decision of recorded deals cost."""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Final

from napoleon_game.cli.files import records_in, tell_none
from napoleon_game.cli.main import BAD_CONTENT, OK, CommandError
from napoleon_game.cli.output import flush, say
from napoleon_game.core.cards import SEATS
from napoleon_game.core.state import State
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.names import Words
from napoleon_game.match.review.report import to_json
from napoleon_game.match.review.review import Finding, Review
from napoleon_game.match.review.reviewing import Reviewing
from napoleon_game.record.deal_record import DealRecord
from napoleon_game.record.files import BadLine, GoodLine
from napoleon_game.record.replay import replay
from napoleon_game.view.review_words import better_words, did_words, known_words, laid_words, when_words

_EPILOG: Final = """\
For each decision two costs are found out and kept apart. "known" is by what the seat could know then: the
better action is ahead of the one taken by so much on deals that fit what it had seen, with the margin that
holds the truth in 95 of 100 cases. "laid" is by what the cards were, and exact: null where the solver had to
give up.
Without --json only what shows is told: costs larger than their margin, and cards that lost the deal.
A deal takes seconds. The first use on a machine compiles the solver, which takes a minute.
exit status: 0 all reviewed, 1 a line is bad or cannot be reviewed (FILE:LINE: reason), 2 the file cannot be
read.

examples:
  napoleon-game review games.jsonl
  napoleon-game review games.jsonl --line 3
  napoleon-game review games.jsonl --json > reviews.jsonl
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of this command."""
    parser.epilog = _EPILOG
    parser.add_argument("file", metavar="FILE", help="a file of records; - for standard input")
    parser.add_argument("--line", type=int, metavar="N", help="only the deal in this line")
    parser.add_argument("--json", action="store_true", help="print all of it, a line of JSON a deal")


def run(options: argparse.Namespace) -> int:
    """Review the deals; lines that are bad are named and passed over."""
    status, found = OK, False
    for line in records_in(options.file):
        if options.line not in (None, line.line):
            continue
        found = True
        try:
            review = _review(line)
        except CommandError as error:
            print(f"{options.file}:{line.line}: {error}", file=sys.stderr)
            status = BAD_CONTENT
            continue
        assert isinstance(line, GoodLine)
        say(json.dumps(to_json(review)) if options.json else "\n".join(_told(line.record, review)) + "\n")
        flush()
    if not found and options.line is not None:
        raise CommandError(f"{options.file}: there is no record in line {options.line}")
    if not found:
        tell_none(options.file)
    return status


def _review(line: GoodLine | BadLine) -> Review:
    """Review one deal; raises :class:`CommandError` if it cannot be done."""
    if isinstance(line, BadLine):
        raise CommandError(str(line))
    work = Reviewing(line.record.state)
    try:
        found = work.wait()
    finally:
        work.stop()
    if found is None:
        raise CommandError(work.problem)
    return found


def _told(record: DealRecord, review: Review) -> Iterator[str]:
    """What shows, in words."""
    words, names = Words(Catalogue("en")), [player.name for player in record.players]
    states = [state for state, _ in replay(record.state)]
    deal = record.state.deal
    yield f"deal {deal.number} of seed {deal.seed}"
    for seat in range(SEATS):
        yield f"  {words.catalogue('review-costliest', who=names[seat])}"
        costly = review.costliest(seat)
        for finding in costly:
            yield f"    {_line(finding, states[finding.at], words, names)}"
        if not costly:
            yield f"    {words.catalogue('review-nothing')}"
    lost = [one for one in review.findings if one.laid is not None and one.laid.lost]
    yield f"  {words.catalogue('review-laid')}"
    for finding in lost:
        when, did = when_words(states[finding.at], words), did_words(finding, words, names)
        yield f"    {when}, {did}: {laid_words(finding.laid, words)}"
    if not lost:
        yield f"    {words.catalogue('review-nothing')}"


def _line(finding: Finding, state: State, words: Words, names: list[str]) -> str:
    known = finding.known
    assert known is not None
    when = when_words(state, words)
    costs = ", ".join(known_words(known, words))
    return f"{when}, {did_words(finding, words, names)}: {costs}. {better_words(known, words, names)}"
