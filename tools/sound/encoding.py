"""OGG Vorbis files that depend on the samples alone: the encoder's random serial number is replaced."""

import io
import struct
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]

from .dsp import RATE, Samples

COMPRESSION = 0.6
"""0 (best) to 1 (smallest); 0.6 is Vorbis quality 4."""

SERIAL = 0x4E41504F
"""The stream's serial number in every file: "NAPO"."""

HEADER = struct.Struct("<4sBBqIIIB")
"""An Ogg page header: mark, version, flags, position, serial, number, checksum, segment count."""


def crc_table() -> tuple[int, ...]:
    """Return Ogg's checksum table: polynomial 0x04C11DB7, most significant bit first."""
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return tuple(table)


TABLE = crc_table()


def checksum(page: bytes) -> int:
    """Return the checksum of a page whose checksum field is zero."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ TABLE[(value >> 24) ^ byte]
    return value


def with_serial(data: bytes, serial: int) -> bytes:
    """Return the same Ogg stream under another serial number."""
    out = bytearray()
    at = 0
    while at < len(data):
        mark, version, flags, position, _, number, _, count = HEADER.unpack_from(data, at)
        if mark != b"OggS":
            raise ValueError(f"no Ogg page at byte {at}")
        start = at + HEADER.size
        end = start + count + sum(data[start : start + count])
        body = data[start:end]
        blank = HEADER.pack(mark, version, flags, position, serial, number, 0, count)
        out += (
            HEADER.pack(mark, version, flags, position, serial, number, checksum(blank + body), count) + body
        )
        at = end
    return bytes(out)


def encode(x: Samples) -> bytes:
    """Return the samples as a mono OGG Vorbis file."""
    buffer = io.BytesIO()
    soundfile.write(buffer, x, RATE, format="OGG", subtype="VORBIS", compression_level=COMPRESSION)
    return with_serial(buffer.getvalue(), SERIAL)


def decode(path: Path) -> Samples:
    """Return the samples of a mono file, which must have the set's sampling rate."""
    x, rate = soundfile.read(path, dtype="float64")
    if rate != RATE or x.ndim != 1:
        raise ValueError(f"{path}: {rate} Hz, {x.ndim} dimensions")
    return np.asarray(x, dtype=np.float64)
