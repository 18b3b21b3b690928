"""Write the game's sounds: `python -m tools.sound [--out FOLDER] [--report]` from the repository's root."""

import argparse
from pathlib import Path

from .catalogue import names, render
from .encoding import decode, encode
from .mastering import measure

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"


def report(paths: list[Path]) -> str:
    """Return a table of what the written files measure once decoded."""
    lines = [f"{'file':<16}{'seconds':>8}{'peak dBFS':>11}{'RMS dBFS':>10}{'dBA':>7}{'DC':>10}{'bytes':>8}"]
    for path in paths:
        m = measure(decode(path))
        row = f"{path.name:<16}{m.seconds:>8.3f}{m.peak:>11.1f}{m.rms:>10.1f}{m.loudest:>7.1f}{m.dc:>10.5f}"
        lines.append(f"{row}{path.stat().st_size:>8}")
    total = sum(path.stat().st_size for path in paths)
    return "\n".join([*lines, f"{len(paths)} files, {total / 1000:.1f} kB"])


def main() -> None:
    """Synthesise, encode and write every sound."""
    parser = argparse.ArgumentParser(prog="python -m tools.sound", description="Write the game's sounds.")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER", help="default: assets/sounds")
    parser.add_argument("--report", action="store_true", help="print what every file measures")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    paths = []
    for stem, sound in names().items():
        path = options.out / f"{stem}.ogg"
        path.write_bytes(encode(render(stem, sound)))
        paths.append(path)
    if options.report:
        print(report(paths))


if __name__ == "__main__":
    main()
