"""Deal codes: there and back, and every slip of the pen noticed."""

from math import factorial

import pytest

from napoleon_game.core.bids import MAX_TARGET
from napoleon_game.core.cards import SEATS
from napoleon_game.core.deal import Deal, deal_cards, numbered_deal
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.record.codes.arrangement import WAYS, deal_of, number_of
from napoleon_game.record.codes.deal_code import ATTEMPTS, DEALS, code_of, read_code
from napoleon_game.record.codes.letters import LENGTHS, LETTERS, CodeError, Fault, bare, write_number
from napoleon_game.ui.match_plan import random_seed

RULES = [
    RuleSet(target, final, reveal)
    for target in range(1, MAX_TARGET + 1)
    for final in (False, True)
    for reveal in Reveal
]

GOLDEN = {
    "2222-2222-2222": (numbered_deal("0000000000", 1), RuleSet(1)),
    "26A2-BFH7-G3WX": (numbered_deal("0123456789", 3), RuleSet()),
    "ZSW8-7GSZ-GJQ9": (numbered_deal("fedcba9876", 64, 3), RuleSet(20, True, Reveal.CARDS)),
    "2PPC-WAV2-57ZZ-EYDF-FW5Q-EWRV-CSXH": (numbered_deal("kyoto-42", 3), RuleSet()),
    "2X6U-KCR4-H6TR-BAFA-K6ZT-XA4J-9HGJ": (deal_cards("京都", 7, 4), RuleSet(13, True, Reveal.COUNT)),
}
"""Codes that other people have written down: these may never change."""


def drawn(stream: Stream) -> tuple[Deal, RuleSet]:
    """A deal that the program could deal itself."""
    seed = f"{stream.below(2**20):05x}{stream.below(2**20):05x}"
    deal = numbered_deal(seed, 1 + stream.below(DEALS), 1 + stream.below(ATTEMPTS))
    return deal, stream.choice(RULES)


def other(stream: Stream) -> tuple[Deal, RuleSet]:
    """A deal whose cards no short code tells."""
    number = stream.below(1000)
    return deal_cards(f"other {number}", 1 + stream.below(100), stream.below(SEATS)), stream.choice(RULES)


def codes(count: int, length: int) -> list[str]:
    """The letters of some codes."""
    stream, make = Stream("codes", length), drawn if length == LENGTHS[0] else other
    return [bare(code_of(*make(stream))) for _ in range(count)]


def refused(text: str) -> Fault | None:
    """What is wrong with a code."""
    try:
        read_code(text)
    except CodeError as error:
        return error.fault
    return None


def same_cards(one: Deal, two: Deal) -> bool:
    return (one.hands, one.kitty, one.dealer) == (two.hands, two.kitty, two.dealer)


def there_and_back(count: int) -> None:
    """As many deals by short codes, and as many by long ones."""
    for make, length in ((drawn, LENGTHS[0]), (other, LENGTHS[1])):
        stream = Stream("there and back", length)
        for _ in range(count):
            deal, rules = make(stream)
            text = code_of(deal, rules)
            read = read_code(text)
            assert len(bare(text)) == length
            assert same_cards(read.deal, deal)
            assert (read.rules, read.text) == (rules, text)
            assert code_of(read.deal, read.rules) == text
            assert length != LENGTHS[0] or read.deal == deal


def test_deals_there_and_back() -> None:
    there_and_back(500)


@pytest.mark.slow
def test_twenty_thousand_deals_there_and_back() -> None:
    there_and_back(10_000)


@pytest.mark.parametrize("length", LENGTHS)
def test_every_wrong_letter_is_noticed(length: int) -> None:
    for code in codes(30, length):
        for place in range(length):
            for letter in LETTERS.replace(code[place], ""):
                assert refused(code[:place] + letter + code[place + 1 :]) is Fault.SLIP


@pytest.mark.parametrize("length", LENGTHS)
def test_every_exchange_of_two_letters_is_noticed(length: int) -> None:
    """Of neighbours, and of any others too."""
    for code in codes(40, length):
        for first in range(length):
            for second in range(first + 1, length):
                swapped = list(code)
                swapped[first], swapped[second] = code[second], code[first]
                assert refused("".join(swapped)) is (None if code[first] == code[second] else Fault.SLIP)


@pytest.mark.parametrize("length", LENGTHS)
def test_every_pair_of_equal_letters_that_became_another_is_noticed(length: int) -> None:
    for number in (0, 1, 31**5 + 7):
        letters = bare(write_number(number, length))  # it begins with equal letters
        for place in range(length - 8):
            pair = letters[place : place + 2]
            assert pair == 2 * LETTERS[0]
            for letter in LETTERS[1:]:
                assert refused(letters[:place] + 2 * letter + letters[place + 2 :]) is Fault.SLIP


@pytest.mark.parametrize("length", LENGTHS)
def test_letters_lost_or_doubled_change_the_length(length: int) -> None:
    for code in codes(20, length):
        for place in range(length):
            assert refused(code[:place] + code[place + 1 :]) is Fault.LENGTH
            assert refused(code[:place] + code[place] + code[place:]) is Fault.LENGTH


@pytest.mark.parametrize("text", GOLDEN)
def test_codes_never_change(text: str) -> None:
    deal, rules = GOLDEN[text]
    assert code_of(deal, rules) == text
    read = read_code(text)
    assert same_cards(read.deal, deal)
    assert read.rules == rules


def test_a_code_may_be_written_in_any_way() -> None:
    text = code_of(numbered_deal("0123456789", 3), RuleSet())
    letters = bare(text)
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in text)
    for written in (letters, text.lower(), " ".join(letters), f" {text}\n", wide, text.replace("-", "ー")):
        assert read_code(written).text == text


def test_what_the_program_draws_has_a_short_code() -> None:
    assert len(bare(code_of(numbered_deal(random_seed(), 1), RuleSet()))) == LENGTHS[0]


@pytest.mark.parametrize(
    ("seed", "number", "attempt"),
    [
        ("kyoto", 1, 1),
        ("0123456789", 65, 1),
        ("0123456789", 1, 4),
        ("0123456789", 1, 12),
        ("ABCDEF0123", 1, 1),
    ],
)
def test_what_does_not_fit_has_a_long_one(seed: str, number: int, attempt: int) -> None:
    deal = numbered_deal(seed, number, attempt)
    assert len(bare(code_of(deal, RuleSet()))) == LENGTHS[1]


def test_cards_that_do_not_come_from_the_seed_have_a_long_one() -> None:
    """Another program may deal in another way: a record's seed is not believed."""
    true = numbered_deal("0123456789", 1)
    hands = (true.hands[1], true.hands[0], *true.hands[2:])
    for made in (
        Deal(true.seed, 1, true.dealer, hands, true.kitty),
        Deal(true.seed, 1, (true.dealer + 1) % SEATS, true.hands, true.kitty),
    ):
        text = code_of(made, RuleSet())
        assert len(bare(text)) == LENGTHS[1]
        assert same_cards(read_code(text).deal, made)


@pytest.mark.parametrize(
    ("text", "fault", "said"),
    [
        ("", Fault.LENGTH, "a deal code has 12 or 28 letters, not 0"),
        ("2222-2222-222", Fault.LENGTH, "a deal code has 12 or 28 letters, not 11"),
        ("2" * 1000, Fault.LENGTH, "a deal code has 12 or 28 letters, not 1000"),
        ("2222-2222-222O", Fault.LETTER, f"'O' is in no deal code: expected {LETTERS}"),
        ("2222-2222-222é", Fault.LETTER, f"'é' is in no deal code: expected {LETTERS}"),
        ("2222-2222-222ß", Fault.LETTER, f"'ß' is in no deal code: expected {LETTERS}"),
        ("2222 2222 2223", Fault.SLIP, "this deal code has a slip in it: one of its letters is not as it was "
         "written"),
    ],
)  # fmt: skip
def test_what_is_no_code_is_told_in_one_line(text: str, fault: Fault, said: str) -> None:
    with pytest.raises(CodeError) as caught:
        read_code(text)
    assert (caught.value.fault, str(caught.value)) == (fault, said)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_number_without_a_deal_is_told(length: int) -> None:
    assert refused(write_number(len(LETTERS) ** (length - 1) - 1, length)) is Fault.NO_DEAL
    with pytest.raises(OverflowError):
        write_number(len(LETTERS) ** (length - 1), length)


def test_all_ways_to_deal_are_numbered() -> None:
    assert factorial(53) // (factorial(10) ** 5 * 6) == WAYS
    assert [number_of(*deal_of(number)) for number in (0, 1, WAYS // 3, WAYS - 1)] == [
        0,
        1,
        WAYS // 3,
        WAYS - 1,
    ]
    for number in (-1, WAYS):
        with pytest.raises(IndexError):
            deal_of(number)
