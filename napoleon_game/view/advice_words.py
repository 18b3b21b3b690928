"""Advice in words: what to do, by what figures, and why."""

from collections.abc import Iterable, Sequence

from napoleon_game.ai.advice.advice import Option, Reason, Why
from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, PlayCard
from napoleon_game.i18n.names import SYMBOLS, Words


def action_words(action: Action, words: Words) -> str:
    """An action in a word or two: ``♠A``, ``♥12``, ``Pass``."""
    match action:
        case PlayCard(_, card) | NameAdjutantCard(_, card):
            return words.short_card(card)
        case MakeBid(_, bid):
            return words.short_bid(bid)
        case Discard(_, cards):
            return words.short_cards(cards)
    return words.catalogue("hint-action-pass")


def figure_words(option: Option, words: Words) -> str:
    """The figure by which an option is measured: a call in points, anything else in chance to win."""
    say = words.catalogue
    if option.wins is None:
        return say("hint-worth", points=rounded(option.points))
    key = "hint-made" if isinstance(option.action, MakeBid) else "hint-wins"
    return say(key, percent=percent(option.wins))


def speaking_for(reasons: Iterable[Reason]) -> list[Reason]:
    """Those that can be told as why an action is the better one: not what is true of it and its price."""
    return [reason for reason in reasons if reason.why is not Why.SHOWS]


def reason_words(reason: Reason, words: Words, names: Sequence[str]) -> str:
    """A reason as a short sentence without a full stop."""
    say, key = words.catalogue, f"reason-{_SAME_WORDS.get(reason.why, reason.why).value}"
    arguments: dict[str, str | int] = {}
    if reason.why in _COUNTED:
        arguments["count"] = reason.count
    if reason.cards:
        arguments["cards"] = words.short_cards(reason.cards)
    if reason.seat is not None:
        arguments["who"] = names[reason.seat]
    if reason.suit is not None:
        arguments["suit"] = SYMBOLS[reason.suit]
    if reason.why is Why.BEST_BID:
        assert reason.bid is not None
        arguments["bid"] = words.short_bid(reason.bid)
        arguments |= {"points": rounded(reason.count), "average": rounded(reason.of)}
    elif reason.of:
        arguments |= {"deals": reason.of, "less": reason.less}
        if reason.count == reason.of and f"{key}.always" in say:
            key = f"{key}.always"
        if not reason.less and f"{key}.never" in say:
            key = f"{key}.never"
    return say(key, **arguments)


_SAME_WORDS = {Why.KEEPS_STRONGER: Why.KEEPS}
"""Reasons that are told in the words of another one."""
_COUNTED = frozenset(
    {
        Why.UNBEATEN,
        Why.OFTENER,
        Why.PICTURES_IN_TRICK,
        Why.FRIEND_HAS_IT,
        Why.PICTURE_TO_FRIEND,
        Why.DRAWS_TRUMP,
        Why.TRUMPS_STAY,
        Why.HELD_BY_OTHERS,
        Why.TRUMPS,
    }
)


def percent(chance: float) -> int:
    """A chance in whole percent: 0 and 100 only where it is that."""
    if 0.0 < chance < 1.0:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)


def rounded(points: float) -> int:
    """Points in steps of fifty: finer would be pretence."""
    return 50 * round(points / 50)
