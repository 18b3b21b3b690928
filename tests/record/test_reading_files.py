"""Files of records, line by line: what is in them, and what line it stands in."""

from io import BytesIO

import pytest

from napoleon_game.record.files import MAX_LINE, BadLine, GoodLine, read_records
from napoleon_game.record.write import to_line
from tests.record.support import finished_states, record_of

RECORDS = [record_of(state) for state in finished_states()[-3:]]
LINES = [to_line(record).encode() for record in RECORDS]
GOOD = [GoodLine(line, record) for line, record in enumerate(RECORDS, start=1)]


def read(data: bytes) -> list[GoodLine | BadLine]:
    return list(read_records(BytesIO(data)))


def bad(data: bytes) -> list[tuple[int, int, str]]:
    """The bad lines: first, last, and what is said."""
    return [
        (line.line, line.until, str(line))
        for line in read_records(BytesIO(data))
        if isinstance(line, BadLine)
    ]


def test_every_line_is_a_record() -> None:
    assert read(b"\n".join(LINES) + b"\n") == GOOD


def test_the_last_line_may_lack_its_end() -> None:
    assert read(b"\n".join(LINES)) == GOOD


def test_line_ends_of_windows() -> None:
    assert read(b"\r\n".join(LINES) + b"\r\n") == GOOD


def test_a_byte_order_mark() -> None:
    assert read(b"\xef\xbb\xbf" + b"\n".join(LINES)) == GOOD


@pytest.mark.parametrize("data", [b"", b"\n", b"\n\n\n", b" \t\r\n  ", b"\xef\xbb\xbf", b"\xef\xbb\xbf\n"])
def test_an_empty_file_holds_nothing(data: bytes) -> None:
    assert read(data) == []


def test_blank_lines_are_passed_over_and_counted() -> None:
    assert [line.line for line in read(b"\n" + LINES[0] + b"\n  \n\r\n" + LINES[1] + b"\n\n")] == [2, 5]
    assert read(b"\n\n  " + LINES[0] + b"  \n") == [GoodLine(3, RECORDS[0])]


def test_a_bad_line_keeps_none_after_it_from_being_read() -> None:
    lines = read(b"\n".join([LINES[0], b'{"format": "chess"}', LINES[1], LINES[2][:-1], LINES[2]]))
    assert [type(line).__name__ for line in lines] == [
        "GoodLine",
        "BadLine",
        "GoodLine",
        "BadLine",
        "GoodLine",
    ]
    assert [line.line for line in lines] == [1, 2, 3, 4, 5]
    assert [line.record for line in lines if isinstance(line, GoodLine)] == RECORDS
    assert isinstance(lines[1], BadLine)
    assert lines[1].until == 2
    assert lines[1].error.place == "format"
    assert str(lines[1]) == "format: 'chess' is not 'napoleon-record'"


def test_bad_lines_between_good_ones_are_named_one_by_one() -> None:
    assert bad(b"hello\n" + LINES[0] + b"\n[]\n" + LINES[1] + b"\n{}\n") == [
        (1, 1, "not JSON: Expecting value at column 1"),
        (3, 3, "expected an object, not a list"),
        (5, 5, "format: missing"),
    ]


def test_lines_that_claim_to_be_records_are_named_one_by_one() -> None:
    cut, twice = b'{"format":"napoleon-record",', b'{"version":1,"version":1,"format":"napoleon-record"}'
    assert [line[:2] for line in bad(cut + b"\n" + cut + b"\n" + twice + b"\n")] == [(1, 1), (2, 2), (3, 3)]


def test_a_line_of_just_the_length_that_is_allowed() -> None:
    padded = LINES[0] + b" " * (MAX_LINE - len(LINES[0]))
    assert read(padded) == GOOD[:1]
    assert read(padded + b"\n" + LINES[1]) == GOOD[:2]


@pytest.mark.parametrize("more", [1, 2, 65_535, 65_536, 65_537, 3_000_000])
def test_a_line_that_is_too_long_is_one_bad_line(more: int) -> None:
    long = LINES[0] + b" " * (MAX_LINE + more - len(LINES[0]))
    said = "the line is longer than 1048576 bytes"
    assert bad(long) == [(1, 1, said)]
    lines = read(LINES[0] + b"\n" + long + b"\n" + LINES[2])
    assert [line.line for line in lines] == [1, 2, 3]
    assert lines[2] == GoodLine(3, RECORDS[2])


def test_two_lines_that_are_too_long_are_two_bad_lines() -> None:
    long = b"\xff" * (MAX_LINE + 1) + b"\n"
    assert [line for line, *_ in bad(long + long + LINES[0])] == [1, 2]


def test_bytes_that_are_no_text_are_named_with_their_place() -> None:
    assert bad(b"\xff\xfe{\x00") == [(1, 1, "not UTF-8 text: byte 0xff at column 1")]
    assert bad(b'{"seed": "caf\xe9"}') == [(1, 1, "not UTF-8 text: byte 0xe9 at column 14")]
    assert bad(b"\nab\xc3") == [(2, 2, "not UTF-8 text: byte 0xc3 at column 3")]


def test_the_place_is_right_behind_a_byte_order_mark() -> None:
    assert bad(b"\xef\xbb\xbfab\x80cd") == [(1, 1, "not UTF-8 text: byte 0x80 at column 3")]


def test_a_run_of_lines_that_are_no_text_is_one_bad_line() -> None:
    noise = b"\x80\n\xff\n\xc3\n"
    assert bad(noise) == [
        (1, 3, "not UTF-8 text: byte 0x80 at column 1 (nor is there a record in any line up to 3)")
    ]
    lines = read(LINES[0] + b"\n" + noise + LINES[1] + b"\n" + noise)
    assert [(line.line, getattr(line, "until", None)) for line in lines] == [
        (1, None),
        (2, 4),
        (5, None),
        (6, 8),
    ]


def test_a_line_that_claims_to_be_a_record_ends_a_run_of_noise_and_no_other_does() -> None:
    claims = b'{"format":"napoleon-record","version":1\n'
    assert [line[:2] for line in bad(b"\x80\n[]\n?\n\n\x80\n" + claims + claims + b"7\n\n{}\n")] == [
        (1, 5),
        (6, 6),
        (7, 7),
        (8, 10),
    ]


def test_a_file_of_another_kind() -> None:
    assert bad(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")[0][2].startswith(
        "not UTF-8 text: byte 0x89 at column 1"
    )
    assert bad(b"\x1f\x8b\x08")[0][2] == "not UTF-8 text: byte 0x8b at column 2"
    assert bad("{}".encode("utf-16"))[0][2] == "not UTF-8 text: byte 0xff at column 1"
