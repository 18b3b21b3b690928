"""The rules read a second time, from the traditional text and without the program.

Records in, complaints out: works on the plain JSON of a finished or passed-out deal, with cards as texts, and
shares no code with the program.
"""

from typing import Any

SUITS = "SHDC"
RANKS = "AKQJT98765432"
PACK = {suit + rank for suit in SUITS for rank in RANKS} | {"JK"}
OTHER_OF_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}
BID_ORDER = "CDHS"


def is_picture(card: str) -> bool:
    return card[1] in "AKQJT" and card != "JK"


def may_play(hand: list[str], trick: list[str], trump: str) -> set[str]:
    """The cards of ``hand`` that may follow the cards of ``trick``."""
    if not trick:
        return set(hand)
    suit = trump if trick[0] == "JK" else trick[0][0]
    of_suit = {card for card in hand if card != "JK" and card[0] == suit}
    return of_suit | ({"JK"} & set(hand)) if of_suit else set(hand)


def trick_winner(cards: list[str], trump: str, number: int) -> int:
    """The place of the winning card of five; ``number`` counts tricks from 0."""
    if "SA" in cards:
        return cards.index("HQ" if "HQ" in cards else "SA")
    for jack in (trump + "J", OTHER_OF_COLOUR[trump] + "J"):
        if jack in cards:
            return cards.index(jack)
    suits = {"joker" if card == "JK" else card[0] for card in cards}
    if len(suits) == 1 and number > 0:
        twos = [card for card in cards if card[1] == "2"]
        if twos:
            return cards.index(twos[0])
    if cards[0] == "JK":
        return 0
    for suit in (trump, cards[0][0]):
        own = [card for card in cards if card != "JK" and card[0] == suit]
        if own:
            return cards.index(min(own, key=lambda card: RANKS.index(card[1])))
    raise AssertionError("the led suit is always there")


def points(contract: str, napoleon: int, adjutant: int, captured: list[int]) -> list[int]:
    """What each seat gets."""
    target = int(contract[1:])
    side = {napoleon, adjutant}
    taken = sum(captured[seat] for seat in side)
    alone = len(side) == 1
    won = taken == 20 if target == 20 else target <= taken <= 19
    if won:
        double = 2 if taken == 20 else 1
        share = {napoleon: 15000} if alone else {napoleon: 9000, adjutant: 6000}
        return [double * share.get(seat, 0) for seat in range(5)]
    double = 2 if sum(captured) - taken == 20 else 1
    return [0 if seat in side else double * (4000 if alone else 5000) for seat in range(5)]


def auction_complaints(record: dict[str, Any]) -> list[str]:
    """What is wrong with the bids."""
    rules, wrong = record["rules"], []
    best: tuple[int, int] | None = None
    owner, out = None, set[int]()
    seat = (record["dealer"] + 1) % 5
    for place, call in enumerate(record["auction"]):
        if call["seat"] != seat:
            wrong.append(f"call {place}: seat {call['seat']} calls, not {seat}")
        if call["bid"] == "pass":
            out.add(seat)
        else:
            bid = (int(call["bid"][1:]), BID_ORDER.index(call["bid"][0]))
            if (best is not None and bid <= best) or not rules["min_target"] <= bid[0] <= 20:
                wrong.append(f"call {place}: {call['bid']} is not legal")
            best, owner = bid, seat
            if not rules["pass_is_final"]:
                out = set()
        ended = len(out - {owner}) == (5 if owner is None else 4) or best == (20, 3)
        if ended != (place == len(record["auction"]) - 1):
            wrong.append(f"call {place}: the auction {'ends here' if ended else 'is not over'}")
            break
        seat = next((s % 5 for s in range(seat + 1, seat + 6) if s % 5 not in out | {owner}), seat)
    if not record.get("passed_out"):
        assert best is not None
        if (record["napoleon"], record["contract"]) != (owner, f"{BID_ORDER[best[1]]}{best[0]}"):
            wrong.append("the contract is not the highest bid")
    return wrong


def complaints(record: dict[str, Any]) -> list[str]:
    """Everything that the traditional rules find wrong with a finished or passed-out deal."""
    dealt = [card for cards in (*record["hands"], record["kitty"]) for card in cards]
    wrong = [] if len(dealt) == 53 and set(dealt) == PACK else ["not the 53 cards once each"]
    if [len(hand) for hand in record["hands"]] != [10] * 5 or len(record["kitty"]) != 3:
        wrong.append("hands or kitty of the wrong size")
    wrong += auction_complaints(record)
    if record.get("passed_out"):
        return wrong
    napoleon, trump = record["napoleon"], record["contract"][0]
    hands = [list(hand) for hand in record["hands"]]
    holders = [seat for seat in range(5) if record["adjutant_card"] in hands[seat]]
    if record["adjutant"] != (holders or [napoleon])[0]:
        wrong.append("the adjutant does not hold the card")
    hands[napoleon] += record["kitty"]
    for card in record["discards"]:
        hands[napoleon].remove(card)
    captured, leader = [0] * 5, napoleon
    for number, trick in enumerate(record["tricks"]):
        if [len(hand) for hand in hands] != [10 - number] * 5:
            wrong.append(f"trick {number}: hands of the wrong size")
        if trick["leader"] != leader:
            wrong.append(f"trick {number}: seat {trick['leader']} leads, not {leader}")
        for place, card in enumerate(trick["cards"]):
            hand = hands[(leader + place) % 5]
            if card not in may_play(hand, trick["cards"][:place], trump):
                wrong.append(f"trick {number}: {card} is not legal")
            hand.remove(card)
        leader = (leader + trick_winner(trick["cards"], trump, number)) % 5
        if trick["winner"] != leader:
            wrong.append(f"trick {number}: seat {trick['winner']} takes it, not {leader}")
        captured[leader] += sum(map(is_picture, trick["cards"]))
    if any(hands) or len(record["tricks"]) != 10:
        wrong.append("not all cards were played")
    return wrong + result_complaints(record, captured)


def result_complaints(record: dict[str, Any], captured: list[int]) -> list[str]:
    """What is wrong with the count and the points."""
    result, wrong = record["result"], []
    if result["captured"] != captured:
        wrong.append(f"captured {result['captured']}, counted {captured}")
    if sum(result["captured"]) != 20 - sum(map(is_picture, record["discards"])):
        wrong.append("picture cards do not add up to 20 less the discards")
    right = points(record["contract"], record["napoleon"], record["adjutant"], captured)
    if result["points"] != right:
        wrong.append(f"points {result['points']}, not {right}")
    winners = sum(share > 0 for share in result["points"])
    shape = sorted(result["points"], reverse=True)
    single = [share // (2 if result["complete"] else 1) for share in shape]
    if single not in ([9000, 6000, 0, 0, 0], [15000, 0, 0, 0, 0], [5000] * 3 + [0] * 2, [4000] * 4 + [0]):
        wrong.append(f"points of the wrong shape: {winners} winners, {shape}")
    return wrong
