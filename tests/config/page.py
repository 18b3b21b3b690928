"""Writes ``docs/configuration.md`` from the schema: ``python -m tests.config.page``."""

from pathlib import Path

from napoleon_game.config.settings import SECTIONS, SETTINGS

PAGE = Path(__file__).parents[2] / "docs" / "configuration.md"

INTRODUCTION = """\
# Configuration

Settings come in layers, each over those below it:

1. the command line, as key path and value (`sound.master` = `30`),
2. environment variables (`NAPOLEON_SOUND_MASTER=30`),
3. your own file, which the program writes when you change a setting:

   | system | file |
   |---|---|
   | Linux | `~/.config/napoleon-game/config.yaml` |
   | macOS | `~/Library/Application Support/napoleon-game/config.yaml` |
   | Windows | `%LOCALAPPDATA%\\napoleon-game\\config.yaml` |

   A file named on the command line takes its place.
4. `config.yaml` beside the program, which explains every setting,
5. the defaults.

A value that is not allowed counts as if it were not there: the next layer below decides, and the program
says on screen which key in which line of which file is wrong, what is allowed, and what it uses instead.
Keys that it does not know are named too, and stay in the file. Of a key that stands twice in a section, the
last one counts. A file that is no YAML, no UTF-8 text, larger than 1 MiB or nested too deeply is ignored as a
whole, and named.

When you change a setting in the program, only its own characters in your file change: comments, order and
everything else stay. A file that cannot be read is never overwritten.

Values are read as what the setting expects. So `off` is a speed where a speed is expected, and somebody may
be called `No`. Numbers and truth values have no quotes; `yes`, `no`, `on` and `off` stand for true and false.
YAML's anchors, aliases and merge keys are not followed. In environment variables and on the command line, the
items of a list have commas between them: `NAPOLEON_MATCH_PLAYERS=human,rules,rules,random,rules`.

Each setting has an environment variable: `NAPOLEON_` and its key path in capitals, with `_` for the point.
"""


def page() -> str:
    """The text of the page."""
    parts = [INTRODUCTION]
    for section in ("", *SECTIONS):
        parts.append(f"\n## {section or 'At the top'}\n\n")
        parts.append("| key | allowed | default | for | meaning |\n|---|---|---|---|---|\n")
        for setting in SETTINGS.values():
            if setting.section == section:
                default = setting.kind.write(setting.default)
                allowed = setting.kind.short.replace("|", "\\|")
                cells = (f"`{setting.key}`", allowed, f"`{default}`", setting.page.value, setting.meaning)
                parts.append(f"| {' | '.join(cells)} |\n")
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
