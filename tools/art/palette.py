"""Colours, gradients and line weights shared by all cards."""

from dataclasses import dataclass

SUITS = "SHDC"
RANKS = "AKQJT98765432"

INK = "#221B17"
PAPER = "#FCF8EE"
IVORY = "#F3EAD6"
EDGE = "#A89A78"
GOLD = "#D9B255"
GOLD_LIGHT = "#F6E3AE"
GOLD_DARK = "#7A5A16"
GOLD_MID = "#BE9238"
WHITE = "#FFFDF6"
PEARL = "#F1EADA"
GREY = "#B9B1A0"
NAVY = "#1F3564"
NAVY_DARK = "#121F40"
RED = "#B01E2D"
RED_DARK = "#74101B"
ROSE = "#D9667A"
GREEN = "#1F6152"
GREEN_DARK = "#0F3B31"
LEAF = "#5C7F45"
BROWN = "#5A3A22"
LEATHER = "#3C2616"
STEEL = "#C9CED3"
STEEL_DARK = "#7D868E"
BLACK = "#191614"

OUTLINE = 2.6
DETAIL = 1.7
FINE = 1.1

GILT = "url(#gilt)"
GILT_WIDE = "url(#giltw)"


@dataclass(frozen=True)
class Scheme:
    """A choice of suit colours."""

    spades: str
    hearts: str
    diamonds: str
    clubs: str

    def of(self, suit: str) -> str:
        """Return the colour of a suit letter."""
        return {"S": self.spades, "H": self.hearts, "D": self.diamonds, "C": self.clubs}[suit]


CLASSIC = Scheme("#1A1814", "#B01E2D", "#B01E2D", "#1A1814")
FOUR_COLOUR = Scheme("#15130F", "#C2185B", "#A86A00", "#1660C8")


def _stops(*colours: str) -> str:
    last = max(1, len(colours) - 1)
    out = []
    for i, colour in enumerate(colours):
        tint, _, alpha = colour.partition("/")
        opacity = f' stop-opacity="{alpha}"' if alpha else ""
        out.append(f'<stop offset="{round(i / last, 3):g}" stop-color="{tint}"{opacity}/>')
    return "".join(out)


def _down(name: str, *colours: str) -> str:
    ends = 'x1="0%" y1="0%" x2="0%" y2="100%"'
    return f'<linearGradient id="{name}" {ends}>{_stops(*colours)}</linearGradient>'


def _across(name: str, *colours: str) -> str:
    ends = 'x1="0%" y1="0%" x2="100%" y2="0%"'
    return f'<linearGradient id="{name}" {ends}>{_stops(*colours)}</linearGradient>'


def _glow(name: str, *colours: str) -> str:
    return f'<radialGradient id="{name}" cx="50%" cy="50%" r="50%">{_stops(*colours)}</radialGradient>'


GRADIENTS = {
    "paper": _down("paper", "#FFFDF8", "#F8F1E1"),
    "gilt": _down("gilt", "#F8E7B0", "#DDB65A", "#A87A26"),
    "giltw": _across("giltw", "#B98B33", "#F4DE9F", "#C99C42", "#F4DE9F", "#B98B33"),
    "steel": _across("steel", "#8D969E", "#F2F4F5", "#A2AAB1"),
    "fur": _down("fur", "#4A3B30", "#17120F"),
    "felt": _down("felt", "#3A3E4A", "#14161D"),
    "navy": _down("navy", "#37558F", "#16264C"),
    "crimson": _down("crimson", "#CC3545", "#7C111D"),
    "rose": _down("rose", "#E58B97", "#B93A50"),
    "forest": _down("forest", "#34755C", "#12392D"),
    "olive": _down("olive", "#71814A", "#36431F"),
    "teal": _down("teal", "#2F6D78", "#123740"),
    "amber": _down("amber", "#EDBE6A", "#AF6A1F"),
    "plum": _down("plum", "#70477F", "#34183F"),
    "sky": _down("sky", "#A9C3E4", "#6C8DBD"),
    "linen": _down("linen", "#FFFEFA", "#E3DAC5"),
    "skin": _across("skin", "#FBE3CC", "#F3CDAE", "#DDA986"),
    "fair": _across("fair", "#FDEBDB", "#F8D8C2", "#E9B99D"),
    "tan": _across("tan", "#F0CDA8", "#E2B189", "#C28A62"),
    "blush": _glow("blush", "#E0606A/0.36", "#E0606A/0"),
    "sun": _glow("sun", "#FBEDC0", "#DDB65A", "#A87A26"),
    "haloS": _glow("haloS", "#FDF9EE", "#ECEBE4", "#C6CDD8"),
    "haloH": _glow("haloH", "#FFFAF0", "#F9E9DF", "#E9C8BE"),
    "haloD": _glow("haloD", "#FFFBEE", "#F8EACB", "#E4CB98"),
    "haloC": _glow("haloC", "#FDFBEE", "#EBEEDA", "#C5D2B6"),
    "haloJ": _glow("haloJ", "#FFFBEE", "#F9E8CC", "#EBC9A6"),
    "backblue": _glow("backblue", "#2B4585", "#1A2D5E", "#0D1834"),
    "backwine": _glow("backwine", "#93283A", "#6B1524", "#3C0A14"),
    "backgreen": _glow("backgreen", "#24705D", "#124A3C", "#082A22"),
}
