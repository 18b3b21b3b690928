"""The findings of a review in words."""

from collections.abc import Sequence
from functools import reduce

from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from napoleon_game.i18n.names import Words, standing_alone
from napoleon_game.match.review.review import Finding, KnownCost, LaidCost
from napoleon_game.view.advice_words import action_words, reason_words, rounded, speaking_for


def when_words(state: State, words: Words) -> str:
    """The part of the deal that a decision fell in: the auction, the third trick."""
    public = state.public
    if public.phase is Phase.PLAY:
        return words.catalogue("review-trick", number=len(public.tricks) + 1)
    return words.phase(public.phase)


def did_words(finding: Finding, words: Words, names: Sequence[str]) -> str:
    """Who did what."""
    return words.catalogue("review-did", who=names[finding.seat], action=action_words(finding.action, words))


def known_words(known: KnownCost | None, words: Words) -> list[str]:
    """What a decision cost by what its seat could know: nothing is said within a margin, or that is none."""
    say = words.catalogue
    if known is None:
        return [say("review-known-forced")]
    told = []
    exact = ".exact" if known.exact else ""  # a sample without spread is still a sample
    if known.shows and known.wins is None:
        points, margin = rounded(known.points.mean), str(max(50, rounded(known.points.margin)))
        told.append(say("review-cost-points", points=points, margin=margin))
    elif known.shows and known.wins is not None:
        percent, margin = round(100 * known.wins.mean), str(max(1, round(100 * known.wins.margin)))
        told.append(say(f"review-cost-wins{exact}", percent=percent, margin=margin))
    if known.pictures is not None and known.shows_pictures:
        mean, margin = f"{known.pictures.mean:.1f}", f"{max(0.1, known.pictures.margin):.1f}"
        told.append(say(f"review-cost-pictures{exact}", pictures=mean, margin=margin))
    return told or [say("review-known-none")]


def better_words(known: KnownCost, words: Words, names: Sequence[str]) -> str:
    """What would have been better, and what speaks for it."""
    action = action_words(known.better, words)
    say, reasons = words.catalogue, [reason_words(one, words, names) for one in speaking_for(known.reasons)]
    if not reasons:
        return say("review-better", action=action)
    reason = reduce(lambda one, two: say("review-reasons", one=one, two=standing_alone(two)), reasons)
    return say("review-better-why", action=action, reason=reason)


def laid_words(laid: LaidCost | None, words: Words) -> str:
    """What a card cost by what the cards were; empty where that is not asked."""
    say = words.catalogue
    if laid is None:
        return ""
    if laid.lost:
        if laid.keeping:
            return say("review-lost-keeping", cards=words.short_cards(laid.keeping))
        return say("review-lost")
    if laid.pictures:
        return say("review-laid-pictures", count=laid.pictures)
    return say("review-laid-unknown" if laid.lost is None else "review-laid-none")


def basis_words(known: KnownCost, words: Words) -> str:
    """What the figures stand on."""
    return (
        words.catalogue("review-exact") if known.exact else words.catalogue("review-deals", deals=known.deals)
    )
