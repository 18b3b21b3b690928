"""Reading a record: every card, turn, winner and point is held against the rules."""

from typing import Final

from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.cards import HAND_SIZE, KITTY_SIZE, SEATS, Card, Cards
from napoleon_game.core.deal import Deal
from napoleon_game.core.engine import start, step
from napoleon_game.core.errors import RuleSetError
from napoleon_game.core.illegal import IllegalActionError
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.record.deal_record import FORMAT, VERSION, DealRecord, PlayerInfo, RecordError
from napoleon_game.record.node import Node, kind, parse_json
from napoleon_game.record.write import result_to_json

_AFTER_AUCTION: Final = ("napoleon", "contract", "adjutant_card", "adjutant", "discards", "tricks", "result")


def parse_record(text: str) -> DealRecord:
    """Read the record of a finished, passed-out or unfinished deal, and check it against the rules.

    What follows from the rules (Napoleon, contract, adjutant, winners, result) must be right; it must be
    there in a finished deal, and may be missing in one that is still going on.

    Raises:
        RecordError: the text is no such record; the error says where and why.
    """
    root = parse_json(text)
    _check_version(root)
    players = tuple(
        PlayerInfo(player.member("name").text(), player.member("kind").text())
        for player in root.member("players").items(SEATS)
    )
    state = _Replay(root).run()
    return DealRecord(players, state, _count(root, "undone"), _count(root, "played_out"))


def _count(root: Node, key: str) -> int:
    """A number that is left out where it is 0."""
    node = root.optional(key)
    return 0 if node is None else node.integer()


def _check_version(root: Node) -> None:
    if root.member("format").text() != FORMAT:
        root.member("format").fail(f"{root.member('format').text()[:60]!r} is not {FORMAT!r}")
    if root.member("version").integer() != VERSION:
        root.member("version").fail(
            f"this program reads version {VERSION}, not {root.member('version').integer()}"
        )


def _read_deal(root: Node) -> Deal:
    """The cards as dealt; each of the 53 must be there once (R1)."""
    places: dict[Card, str] = {}

    def cards(node: Node, length: int) -> Cards:
        found = []
        for item in node.items():
            card = item.card()
            if card in places:
                item.fail(f"{card} was dealt already, at {places[card]} (R1.1)")
            places[card] = item.place
            found.append(card)
        if len(found) != length:
            node.fail(f"holds {len(found)} cards, not {length} (R1.2)")
        return tuple(found)

    hands = tuple(cards(hand, HAND_SIZE) for hand in root.member("hands").items(SEATS))
    kitty = cards(root.member("kitty"), KITTY_SIZE)
    seed = root.member("seed").text()
    return Deal(seed, root.member("deal").integer(), root.member("dealer").seat(), hands, kitty)


def _read_rules(root: Node) -> RuleSet:
    rules = {key: value for key, value in root.member("rules").members().items() if value is not None}
    try:
        return RuleSet.from_mapping(rules, ignore_unknown=True)
    except RuleSetError as error:
        reason = f"{kind(error.value)} is not allowed: expected {error.allowed}"
        raise RecordError(f"rules.{error.key}", reason) from None


class _Replay:
    """Plays a record's actions on a table of its own."""

    def __init__(self, root: Node) -> None:
        """Begin the deal that ``root`` describes."""
        self.root = root
        self.finished = root.optional("result") is not None
        self.state, _ = start(_read_deal(root), _read_rules(root))

    @property
    def phase(self) -> Phase:
        """The phase the deal is in."""
        return self.state.public.phase

    def run(self) -> State:
        """Play to the end of the record."""
        self._auction()
        if self.phase is Phase.AUCTION:
            self._nothing_from("napoleon", "the auction is not over")
        elif not self.state.public.passed_out:
            self._contract()
        return self.state

    def _do(self, action: Action, node: Node) -> None:
        try:
            self.state, _ = step(self.state, action)
        except IllegalActionError as error:
            raise RecordError(
                node.place, f"seat {error.seat} may not {error.action}: {error.reason}"
            ) from None

    def _nothing_from(self, key: str, why: str) -> None:
        """None of the keys from ``key`` on may be there."""
        for later in _AFTER_AUCTION[_AFTER_AUCTION.index(key) :]:
            if (node := self.root.optional(later)) is not None:
                node.fail(f"must not be there: {why}")

    def _auction(self) -> None:
        for node in self.root.member("auction").items():
            seat, bid = node.member("seat").seat(), node.member("bid")
            self._do(Pass(seat) if bid.value == "pass" else MakeBid(seat, bid.bid()), node)
        passed_out = self.root.optional("passed_out")
        claimed = passed_out is not None and passed_out.boolean()
        if self.state.public.passed_out:
            if not claimed:
                wrong = "missing" if passed_out is None else "false is wrong"
                Node(None, "passed_out").fail(f"{wrong}: all five seats passed (R2.4)")
            self._nothing_from("napoleon", "the deal was passed out (R2.4)")
        elif claimed and passed_out is not None:
            passed_out.fail("not all five seats passed (R2.4)")

    def _contract(self) -> None:
        contract = self.state.public.contract
        assert contract is not None
        self.root.claim("napoleon", contract.napoleon, required=self.finished)
        self.root.claim("contract", str(contract.bid), required=self.finished)
        card = self.root.member("adjutant_card") if self.finished else self.root.optional("adjutant_card")
        if card is None:
            self._nothing_from("adjutant", "no adjutant card was named")
            return
        self._do(NameAdjutantCard(contract.napoleon, card.card()), card)
        self.root.claim("adjutant", self.state.adjutant, required=self.finished)
        discards = self.root.member("discards") if self.finished else self.root.optional("discards")
        if discards is None:
            self._nothing_from("tricks", "nothing was discarded")
            return
        self._do(Discard(contract.napoleon, discards.cards(KITTY_SIZE)), discards)
        self._tricks()

    def _tricks(self) -> None:
        node = self.root.member("tricks") if self.finished else self.root.optional("tricks")
        for trick in node.items() if node is not None else ():
            self._trick(trick)
        if self.phase is Phase.OVER:
            self._result()
        else:
            played = len(self.state.public.tricks)
            self._nothing_from("result", f"only {played} of {HAND_SIZE} tricks were played")

    def _trick(self, node: Node) -> None:
        public = self.state.public
        if public.trick is None:
            node.fail("all ten tricks were played already (R5.6)")
        if public.trick.cards:
            node.fail(f"the trick before it has only {len(public.trick.cards)} of {SEATS} cards")
        node.claim("leader", public.trick.leader, required=True)
        cards = node.member("cards").items()
        if not 1 <= len(cards) <= SEATS:
            node.member("cards").fail(f"a trick has 1 to {SEATS} cards, not {len(cards)}")
        for place, card in enumerate(cards):
            self._do(PlayCard(public.trick.seat_at(place), card.card()), card)
        if len(cards) == SEATS:
            node.claim("winner", self.state.public.tricks[-1].winner, required=self.finished)
        elif (winner := node.optional("winner")) is not None:
            winner.fail(f"the trick has only {len(cards)} of {SEATS} cards")

    def _result(self) -> None:
        final = self.state.public.final
        assert final is not None
        node = self.root.member("result")
        for key, truth in result_to_json(final.result).items():
            node.claim(key, truth, required=True)
