"""Draw all cards, and contact sheets of them: ``python -m tools.art --help``."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from .backs import BACKS
from .deck import draw
from .palette import CLASSIC, FOUR_COLOUR, RANKS, SUITS
from .sheet import contact_sheet

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "cards"
STYLES = {
    "classic": (CLASSIC, False),
    "classic_large": (CLASSIC, True),
    "four_colour": (FOUR_COLOUR, False),
    "four_colour_large": (FOUR_COLOUR, True),
}
NAMES = [suit + rank for suit in SUITS for rank in RANKS] + ["JK"]


def drawings() -> Iterator[tuple[str, str]]:
    """Yield the path below the assets folder and the text of every file."""
    for style, (scheme, large) in STYLES.items():
        for name in NAMES:
            yield f"{style}/{name}.svg", draw(name, scheme, large)
    for back, picture in BACKS.items():
        yield f"backs/{back}.svg", picture()


def write_all(folder: Path) -> None:
    """Write every card file, and say how large they are."""
    sizes: list[tuple[int, str]] = []
    for name, text in drawings():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
        sizes.append((len(text.encode()), name))
    total, (largest, worst) = sum(size for size, _ in sizes), max(sizes)
    print(f"{len(sizes)} files, {total / 1024:.0f} KiB; the largest is {worst}: {largest / 1024:.1f} KiB")


def main() -> None:
    """Read the command line and work."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.art", description="Draw the cards of the game as SVG."
    )
    parser.add_argument("--out", type=Path, default=ASSETS, help="folder of the card files")
    parser.add_argument(
        "--sheet", type=Path, help="write no cards, but a contact sheet picture of those on disk"
    )
    parser.add_argument("--style", default="classic", help="which folder the sheet shows (also: backs)")
    parser.add_argument(
        "--cards", default="", help="cards of the sheet, for example 'SA,HQ,JK'; all when left out"
    )
    parser.add_argument("--width", type=int, default=104, help="width of a card on the sheet in pixels")
    parser.add_argument("--columns", type=int, default=13, help="cards in a row")
    parser.add_argument(
        "--step", type=float, default=1.06, help="distance of cards in widths; under 1 they overlap"
    )
    args = parser.parse_args()
    if args.sheet is None:
        write_all(args.out)
        return
    names = args.cards.split(",") if args.cards else list(BACKS) if args.style == "backs" else NAMES
    files = [args.out / args.style / f"{name}.svg" for name in names]
    spent = contact_sheet(files, args.sheet, args.width, args.columns, args.step)
    print(f"{len(files)} cards loaded in {spent * 1000:.0f} ms")


if __name__ == "__main__":
    main()
