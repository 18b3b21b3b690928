"""A review as JSON, for other programs."""

from napoleon_game.ai.advice.advice import Reason, Why
from napoleon_game.ai.search.gap import Gap
from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, PlayCard
from napoleon_game.core.cards import SEATS
from napoleon_game.match.review.review import Finding, KnownCost, LaidCost, Review

Json = dict[str, object]


def to_json(review: Review) -> Json:
    """All of a review; costs are positive where something was lost, and rounded to four places."""
    return {
        "findings": [_finding(one) for one in review.findings],
        "course": [
            {"at": moment.at, "chance": _rounded(moment.chance), "wins": moment.wins}
            for moment in review.course
        ],
        "turns": [moment.at for moment in review.turns],
        "flips": [moment.at for moment in review.flips],
        "costliest": [[one.at for one in review.costliest(seat)] for seat in range(SEATS)],
        "blunders": [one.at for one in review.blunders],
    }


def action_json(action: Action) -> Json:
    """An action, with the keys of a record."""
    match action:
        case MakeBid(_, bid):
            return {"bid": str(bid)}
        case NameAdjutantCard(_, card):
            return {"adjutant_card": card.code}
        case Discard(_, cards):
            return {"discards": [card.code for card in cards]}
        case PlayCard(_, card):
            return {"card": card.code}
    return {"pass": True}


def _finding(finding: Finding) -> Json:
    return {
        "at": finding.at,
        "seat": finding.seat,
        "action": action_json(finding.action),
        "known": None if finding.known is None else _known(finding.known),
        "laid": None if finding.laid is None else _laid(finding.laid),
    }


def _known(known: KnownCost) -> Json:
    return {
        "better": action_json(known.better),
        "reasons": [_reason(one) for one in known.reasons],
        "wins": _gap(known.wins),
        "pictures": _gap(known.pictures),
        "points": _gap(known.points),
        "chance": _rounded(known.chance),
        "deals": known.deals,
        "exact": known.exact,
        "shows": known.shows,
        "blunder": known.blunder,
    }


def _reason(reason: Reason) -> Json:
    """What is true of the better action: :class:`Why` says which of the keys go with it."""
    told: Json = {"why": reason.why.value}
    if reason.of:
        told |= {"count": reason.count, "of": reason.of}
    elif reason.count:
        told["count"] = reason.count
    if reason.why is Why.OFTENER:
        told["less"] = reason.less
    if reason.cards:
        told["cards"] = [card.code for card in reason.cards]
    if reason.seat is not None:
        told["seat"] = reason.seat
    if reason.suit is not None:
        told["suit"] = reason.suit.letter
    if reason.bid is not None:
        told["bid"] = str(reason.bid)
    return told


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 4)


def _gap(gap: Gap | None) -> Json | None:
    return None if gap is None else {"cost": round(gap.mean, 4), "margin": round(gap.margin, 4)}


def _laid(laid: LaidCost) -> Json:
    return {
        "lost": laid.lost,
        "keeping": [card.code for card in laid.keeping],
        "pictures": laid.pictures,
    }
