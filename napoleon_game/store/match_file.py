"""The file of a match: a line for the plan and one for everything that was done (``docs/saves.md``)."""

import json
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final
from unicodedata import category
from zlib import crc32

from napoleon_game import __version__
from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.cards import KITTY_SIZE, SEATS
from napoleon_game.core.errors import NapoleonError, RuleSetError
from napoleon_game.core.illegal import IllegalActionError
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.course import Course, Place
from napoleon_game.match.series import Series, series_of
from napoleon_game.match.session import Occupant
from napoleon_game.record.codes.deal_code import DealCode, code_of, read_code
from napoleon_game.record.codes.letters import CodeError
from napoleon_game.record.deal_record import PlayerInfo, RecordError
from napoleon_game.record.node import Node, kind, parse_json

FORMAT: Final = "napoleon-match"
VERSION: Final = 1

MAX_BYTES: Final = 2**24
"""The longest file that is read; a match of ten deals takes about 30,000 bytes."""

MAX_NAME: Final = 28
"""Letters in the name of a match."""

_LONGEST_TEXT: Final = 200
"""Letters in any text that is shown."""

_NO_LETTERS: Final = ("Cc", "Zl", "Zp")
_CHECKSUM: Final = 8
_LONGEST_LINE: Final = 2**16


class SaveError(NapoleonError):
    """A saved match cannot be used."""


class NewerSaveError(SaveError):
    """A newer version of the program wrote it.

    Attributes:
        program: the version of that program.
    """

    def __init__(self, version: int, program: str) -> None:
        """Say which ``version`` of the format it has."""
        super().__init__(
            f"it has version {version} of the format and this program reads up to {VERSION}: "
            f"Napoleon {program} wrote it"
        )
        self.program = program


class UnreadableSaveError(SaveError):
    """Not even its first line can be read."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What was decided before a match.

    Attributes:
        name: how a person calls it; empty until it has a name.
        occupants: who sits where, by seat.
        series: the match before its first deal.
        rules: the house rules.
        begun: when it began, in universal time.
    """

    name: str
    occupants: tuple[Occupant, ...]
    series: Series
    rules: RuleSet
    begun: datetime


@dataclass(frozen=True, slots=True)
class Damage:
    """The first line that cannot be used, and with it all those after it.

    Attributes:
        line: its number, from 1.
        reason: what is wrong with it, in English.
        lost: how many lines that is.
    """

    line: int
    reason: str
    lost: int


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """What a file says.

    Attributes:
        plan: how the match began, under its present name.
        course: the match as far as it can be read.
        lines: the lines that could be read.
        damage: what could not; ``None`` for a sound file.
    """

    plan: Plan
    course: Course
    lines: tuple[bytes, ...]
    damage: Damage | None


# Writing ----------------------------------------------------------------------------------------------------


def plan_line(plan: Plan) -> bytes:
    """The first line of a file."""
    series = plan.series
    opening = {} if series.opening is None else {"code": code_of(series.opening, plan.rules)}
    return _line(
        0,
        {
            "format": FORMAT,
            "version": VERSION,
            "program": __version__,
            "name": plan.name,
            "begun": plan.begun.isoformat(timespec="seconds"),
            "seed": series.seed,
            "deals": series.deals,
            "first": series.first,
            **opening,
            "rules": plan.rules.to_mapping(),
            "players": [{"name": occupant.name, "kind": occupant.kind} for occupant in plan.occupants],
        },
    )


def action_line(number: int, action: Action, played_out: int = 0) -> bytes:
    """Line ``number`` (from 0): something was done, as the ``played_out``-th thing by the program itself."""
    said: dict[str, Any] = {"seat": action.seat}
    match action:
        case MakeBid(_, bid):
            said["bid"] = str(bid)
        case Pass():
            said["bid"] = "pass"
        case NameAdjutantCard(_, card):
            said["adjutant_card"] = card.code
        case Discard(_, cards):
            said["discards"] = [card.code for card in cards]
        case PlayCard(_, card):
            said["card"] = card.code
    if played_out:
        said["played_out"] = played_out
    return _line(number, said)


def back_line(number: int, place: Place) -> bytes:
    """Line ``number``: nothing stands that was done after ``place``."""
    return _line(number, {"back": place.actions, "over": place.deals})


def name_line(number: int, name: str) -> bytes:
    """Line ``number``: the match has another name from now on."""
    return _line(number, {"name": name})


def _line(number: int, said: dict[str, Any]) -> bytes:
    text = json.dumps({"n": number} | said, ensure_ascii=True, separators=(",", ":")).encode("ascii")
    return b"%08x %s\n" % (crc32(text), text)


# Reading ----------------------------------------------------------------------------------------------------


def read_match(raw: bytes) -> SavedMatch:
    """Read the content of a file; every action is held against the rules.

    Raises:
        NewerSaveError: a newer program wrote it.
        UnreadableSaveError: there is no match in it.
    """
    first, *others = lines = _lines(raw)
    try:
        reading = _Reading(_read_plan(_read_line(first, 0)))
    except RecordError as error:
        raise UnreadableSaveError(f"line 1: {error}") from None
    damage = None
    for number, line in enumerate(others, 1):
        try:
            reading.take(_read_line(line, number))
        except RecordError as error:
            damage = Damage(number + 1, str(error), len(lines) - number)
            break
    good = tuple(lines[: damage.line - 1 if damage else None])
    return SavedMatch(reading.plan, reading.course, good, damage)


def _lines(raw: bytes) -> list[bytes]:
    """The lines with their ends, at least one; the last may have none."""
    *lines, rest = raw.split(b"\n")
    ended = [line + b"\n" for line in lines]
    return [*ended, rest] if rest or not ended else ended


def _read_line(line: bytes, number: int) -> Node:
    """What a line says, if it is whole and stands in its place; raises :class:`RecordError`."""
    if not line.endswith(b"\n"):
        raise RecordError("", "the line breaks off")
    if len(line) > _LONGEST_LINE:
        raise RecordError("", "the line is too long")
    checksum, text = line[:_CHECKSUM], line[_CHECKSUM + 1 : -1]
    if line[_CHECKSUM : _CHECKSUM + 1] != b" " or checksum != b"%08x" % crc32(text):
        raise RecordError("", "the checksum is wrong")
    try:
        node = parse_json(text.decode("ascii"))
    except UnicodeDecodeError:
        raise RecordError("", "not ASCII") from None
    if node.member("n").integer() != number:
        node.member("n").fail(f"this is line {number}")
    return node


def _read_plan(root: Node) -> Plan:
    if root.member("format").text() != FORMAT:
        root.member("format").fail(f"is not {FORMAT!r}")
    version, program = root.member("version").integer(1), root.member("program").text()
    if version > VERSION:
        raise NewerSaveError(version, program)
    try:
        rules = RuleSet.from_mapping(root.member("rules").members(), ignore_unknown=True)
    except RuleSetError as error:
        root.member("rules").fail(f"{error.key}: {kind(error.value)} is not allowed")
    occupants = tuple(
        Occupant(_words(player.member("name")), _words(player.member("kind")))
        for player in root.member("players").items(SEATS)
    )
    deals = root.member("deals").integer()
    if (code := root.optional("code")) is not None:
        series = series_of(_code(code), deals)
    else:
        series = Series(root.member("seed").text(), deals, first=root.member("first").integer(1))
    return Plan(_words(root.member("name")), occupants, series, rules, _date(root.member("begun")))


def _code(node: Node) -> DealCode:
    try:
        return read_code(node.text())
    except CodeError as error:
        node.fail(str(error))


def _words(node: Node) -> str:
    """A text that can be shown."""
    text = node.text()
    if len(text) > _LONGEST_TEXT or any(category(letter) in _NO_LETTERS for letter in text):
        node.fail(f"expected at most {_LONGEST_TEXT} letters, and nothing that ends a line")
    return text


def _date(node: Node) -> datetime:
    try:
        return datetime.fromisoformat(node.text()).astimezone(UTC)
    except (ValueError, OverflowError):
        node.fail(f"expected a date, not {kind(node.value)}")


class _Reading:
    """A match while its lines are read."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        players = tuple(PlayerInfo(occupant.name, occupant.kind) for occupant in plan.occupants)
        self.course = Course.begin(players, plan.series, plan.rules)

    def take(self, node: Node) -> None:
        """Do what a line says; raises :class:`RecordError`."""
        if (back := node.optional("back")) is not None:
            over = node.optional("over")
            deals = len(self.course.records) if over is None else over.integer()
            try:
                self.course = self.course.back(Place(deals, back.integer()))
            except ValueError as error:
                back.fail(str(error))
        elif (name := node.optional("name")) is not None:
            self.plan = replace(self.plan, name=_words(name))
        else:
            self._act(node)

    def _act(self, node: Node) -> None:
        played_out = node.optional("played_out")
        try:
            action = _read_action(node)
            self.course = self.course.after(action, 0 if played_out is None else played_out.integer())
        except IllegalActionError as error:
            node.fail(f"seat {error.seat} may not {error.action}: {error.reason}")


def _read_action(node: Node) -> Action:
    seat = node.member("seat").seat()
    if (bid := node.optional("bid")) is not None:
        return Pass(seat) if bid.value == "pass" else MakeBid(seat, bid.bid())
    if (named := node.optional("adjutant_card")) is not None:
        return NameAdjutantCard(seat, named.card())
    if (discards := node.optional("discards")) is not None:
        return Discard(seat, discards.cards(KITTY_SIZE))
    return PlayCard(seat, node.member("card").card())
