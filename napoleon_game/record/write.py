"""A record as JSON."""

import json
from typing import Any

from napoleon_game.core.actions import Call, MakeBid
from napoleon_game.core.cards import Cards
from napoleon_game.core.scoring import Result
from napoleon_game.core.state import State
from napoleon_game.core.tricks import Trick
from napoleon_game.record.deal_record import FORMAT, VERSION, DealRecord


def to_line(record: DealRecord) -> str:
    """The record as one line of JSON Lines, without the line's end."""
    return json.dumps(to_json(record), ensure_ascii=False, separators=(",", ":"))


def to_json(record: DealRecord) -> dict[str, Any]:
    """The record as plain values, with as many keys as the deal has reached so far."""
    state = record.state
    deal, public = state.deal, state.public
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": public.rules.to_mapping(),
        "seed": deal.seed,
        "deal": deal.number,
        "players": [{"name": player.name, "kind": player.kind} for player in record.players],
        "dealer": deal.dealer,
        "hands": [_codes(hand) for hand in deal.hands],
        "kitty": _codes(deal.kitty),
        "auction": [_call(call) for call in public.calls],
    }
    if public.passed_out:
        document["passed_out"] = True
    document.update(_after_auction(state))
    for key in ("undone", "played_out"):
        if count := getattr(record, key):
            document[key] = count
    return document


def _after_auction(state: State) -> dict[str, Any]:
    public = state.public
    document: dict[str, Any] = {}
    if public.contract is not None:
        document |= {"napoleon": public.contract.napoleon, "contract": str(public.contract.bid)}
    if public.adjutant_card is not None:
        document |= {"adjutant_card": public.adjutant_card.code, "adjutant": state.adjutant}
    if state.discards is not None:
        document["discards"] = _codes(state.discards)
        document["tricks"] = [_trick(trick) for trick in played_tricks(state)]
    if public.final is not None:
        document["result"] = result_to_json(public.final.result)
    return document


def played_tricks(state: State) -> tuple[Trick, ...]:
    """The tricks of a deal, the one on the table included if a card lies there."""
    public = state.public
    if public.trick is not None and public.trick.cards:
        return (*public.tricks, public.trick)
    return public.tricks


def result_to_json(result: Result) -> dict[str, Any]:
    """A result as plain values."""
    return {
        "captured": list(result.captured),
        "napoleon_side": result.napoleon_side,
        "winner": result.winner.value,
        "complete": result.complete,
        "points": list(result.points),
    }


def _codes(cards: Cards) -> list[str]:
    return [card.code for card in cards]


def _call(call: Call) -> dict[str, Any]:
    return {"seat": call.seat, "bid": str(call.bid) if isinstance(call, MakeBid) else "pass"}


def _trick(trick: Trick) -> dict[str, Any]:
    document: dict[str, Any] = {"leader": trick.leader, "cards": _codes(trick.cards)}
    if trick.winner is not None:
        document["winner"] = trick.winner
    return document
