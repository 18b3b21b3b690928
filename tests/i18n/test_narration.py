"""Sentences about events, turns and errors."""

from typing import Final, get_args

import pytest

from napoleon_game.core.actions import Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.bids import Bid, Contract
from napoleon_game.core.cards import SEATS, Card, Suit, parse_cards
from napoleon_game.core.deal import deal_cards
from napoleon_game.core.engine import legal, start, step
from napoleon_game.core.events import (
    AdjutantCardNamed,
    AdjutantShown,
    AuctionWon,
    BidMade,
    CardPlayed,
    CardsDiscarded,
    DealEnded,
    DealPassedOut,
    Event,
    HandDealt,
    KittyTaken,
    Passed,
    PicturesShown,
    TrickWon,
    redact,
)
from napoleon_game.core.illegal import (
    BidTooLowError,
    CardNotHeldError,
    DealOverError,
    DiscardCountError,
    IllegalActionError,
    MustFollowSuitError,
    OutOfTurnError,
    TargetTooLowError,
    WrongPhaseError,
)
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.scoring import score
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.core.tricks import WonBy
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.language import LANGUAGES, Language
from napoleon_game.i18n.narration import outcome, strip, tell, why
from tests.support import begin, deal_with, name_and_discard

JA, EN = Catalogue("ja"), Catalogue("en")
NAMES: Final = ("ソラ", "ハルカ", "アキ", "ケンジ", "ミナ")
LATIN: Final = ("Sora", "Haruka", "Aki", "Kenji", "Mina")
H13: Final = Bid.parse("H13")
CONTRACT: Final = Contract(2, H13)
TRICK: Final = parse_cards("S4 SA HQ S9 SK")
SA: Final = Card.parse("SA")


def ja(event: Event, viewer: int | None = None, contract: Contract | None = CONTRACT) -> str | None:
    return tell(event, NAMES, JA, viewer, contract)


def en(event: Event, viewer: int | None = None, contract: Contract | None = CONTRACT) -> str | None:
    return tell(event, LATIN, EN, viewer, contract)


def ended(captured: tuple[int, ...], target: int = 13, adjutant: int = 4) -> DealEnded:
    """A finished deal in which seat 2 was Napoleon."""
    return DealEnded(adjutant, score(Contract(2, Bid(target, Suit.HEARTS)), adjutant, captured))


EVENTS: Final[list[tuple[Event, str, str]]] = [
    (HandDealt(0, (None,) * 10), "カードが配られました", "The cards are dealt"),
    (BidMade(3, H13), "ケンジは♥13を宣言", "Kenji bids ♥13"),
    (Passed(1), "ハルカはパス", "Haruka passes"),
    (AuctionWon(2, H13), "アキが♥13でナポレオンになりました", "Aki is Napoleon with ♥13"),
    (
        DealPassedOut(0),
        "全員がパスしました。配り直します。",
        "Everybody passed. The cards are dealt again.",
    ),
    (AdjutantCardNamed(2, SA), "アキは♠Aを副官に指定", "Aki names ♠A as the adjutant card"),
    (KittyTaken(2, (None,) * 3), "アキが余った3枚を手札に加えました", "Aki takes the kitty"),
    (CardsDiscarded(2, (None,) * 3), "アキが3枚を捨てました", "Aki discards three cards"),
    (PicturesShown(2, 2, None), "捨て札に絵札が2枚あります", "2 picture cards were discarded"),
    (PicturesShown(2, 1, None), "捨て札に絵札が1枚あります", "1 picture card was discarded"),
    (PicturesShown(2, 0, ()), "捨て札に絵札はありません", "No picture card was discarded"),
    (
        PicturesShown(2, 2, parse_cards("HT DK")),
        "捨て札の絵札は♥10 ♦Kです",
        "Picture cards discarded: ♥10 ♦K",
    ),
    (CardPlayed(3, SA), "ケンジが♠Aを出しました", "Kenji plays ♠A"),
    (AdjutantShown(4, SA), "ミナが副官でした（♠A）", "Mina is the adjutant (♠A)"),
    (
        AdjutantShown(2, SA),
        "副官はいません。アキは単独でした（♠A）",
        "There is no adjutant: Aki plays alone (♠A)",
    ),
    (
        TrickWon(1, 0, 4, TRICK, WonBy.YOROMEKI),
        "よろめき！ ♥Qがマイティに勝ち、ハルカが絵札3枚を獲得",
        "Yoromeki! ♥Q beats the Mighty: Haruka takes 3 picture cards",
    ),
    (
        TrickWon(3, 0, 3, parse_cards("JK S4 S5 ST S7"), WonBy.JOKER_LED),
        "台札のジョーカーで、ケンジが絵札1枚を獲得",
        "The joker was led: Kenji takes 1 picture card",
    ),
    (
        TrickWon(4, 0, 2, parse_cards("D4 D5 D9 D8 D7"), WonBy.LED_SUIT),
        "♦9で、ミナが絵札のないトリックを獲得",
        "♦9 is highest: Mina takes a trick without picture cards",
    ),
    (
        ended((0, 3, 9, 3, 5)),
        "ナポレオン軍の勝利（絵札14枚）",
        "The Napoleon side wins with 14 picture cards",
    ),
    (
        ended((2, 3, 9, 3, 3)),
        "連合軍の勝利（ナポレオン軍は絵札12枚）",
        "The Allied side wins (12 picture cards for the Napoleon side)",
    ),
    (
        ended((0, 0, 12, 0, 8)),
        "連合軍の勝利（ナポレオン軍が宣言せずに20枚獲得）",
        "The Allied side wins: the Napoleon side took all 20 without bidding them",
    ),
    (
        ended((0, 0, 12, 0, 8), target=20),
        "ナポレオン軍の完全勝利！",
        "Complete victory for the Napoleon side!",
    ),
    (ended((5, 5, 0, 10, 0)), "連合軍の完全勝利！", "Complete victory for the Allied side!"),
]


@pytest.mark.parametrize(("event", "japanese", "english"), EVENTS)
def test_events_are_told_to_several_people(event: Event, japanese: str, english: str) -> None:
    assert ja(event) == japanese
    assert en(event) == english


SPOKEN_TO: Final[list[tuple[Event, str, str]]] = [
    (HandDealt(2, (None,) * 10), "カードが配られました", "The cards are dealt"),
    (BidMade(2, H13), "あなたは♥13を宣言", "You bid ♥13"),
    (Passed(2), "あなたはパス", "You pass"),
    (AuctionWon(2, H13), "あなたが♥13でナポレオンになりました", "You are Napoleon with ♥13"),
    (
        KittyTaken(2, parse_cards("HT D2 JK")),
        "余ったカードは♥10 ♦2 ジョーカーでした",
        "You take the kitty: ♥10 ♦2 joker",
    ),
    (AdjutantShown(2, SA), "単独だと明らかになりました（♠A）", "Now they know that you play alone (♠A)"),
    (
        TrickWon(2, 0, 1, TRICK, WonBy.MIGHTY),
        "マイティの♠Aで、あなたが絵札3枚を獲得",
        "The Mighty ♠A: you take 3 picture cards",
    ),
]


@pytest.mark.parametrize(("event", "japanese", "english"), SPOKEN_TO)
def test_the_viewer_is_spoken_to(event: Event, japanese: str, english: str) -> None:
    assert ja(event, viewer=2) == japanese
    assert en(event, viewer=2) == english


def test_the_adjutant_card_may_be_told_without_a_contract() -> None:
    assert ja(AdjutantShown(4, SA), contract=None) == "ミナから副官指定カードの♠Aが出ました"
    assert en(AdjutantShown(4, SA), 4, contract=None) == "You play ♠A, the adjutant card"


def test_the_cards_are_dealt_to_all_but_told_once() -> None:
    for viewer in (None, *range(SEATS)):
        told = [ja(HandDealt(seat, (None,) * 10), viewer) for seat in range(SEATS)]
        assert len([text for text in told if text]) == 1


def test_the_kitty_is_never_read_out_to_several_people() -> None:
    assert ja(KittyTaken(2, parse_cards("HT D2 JK"))) == "アキが余った3枚を手札に加えました"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("won_by", WonBy)
@pytest.mark.parametrize("viewer", [None, 1])
def test_every_reason_is_named(language: Language, won_by: WonBy, viewer: int | None) -> None:
    others = [
        tell(TrickWon(1, 0, 4, TRICK, other), NAMES, Catalogue(language), viewer)
        for other in WonBy
        if other is not won_by
    ]
    mine = tell(TrickWon(1, 0, 4, TRICK, won_by), NAMES, Catalogue(language), viewer)
    assert mine
    assert mine not in others


def test_every_event_has_an_example() -> None:
    assert {type(event) for event, *_ in EVENTS} == set(get_args(Event))


def play(seed: int, rules: RuleSet) -> list[tuple[State, Event | None]]:
    """A deal with actions at random: every state, and every event with the state after it."""
    stream = Stream("test-narration", seed)
    state, events = start(deal_cards(str(seed), 1, seed % SEATS), rules)
    seen: list[tuple[State, Event | None]] = [(state, None), *((state, event) for event in events)]
    while state.public.turn is not None:
        state, events = step(state, stream.choice(legal(state)))
        seen += [(state, None), *((state, event) for event in events)]
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reveal", Reveal)
def test_whole_deals_can_be_told_to_everybody(language: Language, reveal: Reveal) -> None:
    catalogue, rules = Catalogue(language), RuleSet(reveal_discarded_pictures=reveal)
    for seed in range(3):
        for state, event in play(seed, rules):
            for seat in range(SEATS):
                observation = observe(state, seat)
                assert strip(observation, NAMES, catalogue, single_player=True)
                assert strip(observation, NAMES, catalogue, single_player=False)
                if event is not None:
                    text = tell(redact(event, seat), NAMES, catalogue, seat, state.public.contract)
                    assert text or isinstance(event, HandDealt)
                    assert text is None or "\n" not in text


# Why a side won ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("captured", "target", "japanese", "english"),
    [
        ((0, 3, 9, 3, 5), 13, "宣言13枚に対して14枚を獲得", "14 picture cards for a target of 13"),
        ((0, 4, 9, 3, 4), 13, "宣言どおり13枚を獲得", "Made exactly: 13 picture cards"),
        ((2, 3, 9, 3, 3), 13, "宣言13枚に1枚足りず", "One short of the target of 13"),
        ((2, 3, 8, 4, 3), 13, "宣言13枚に2枚足りず", "2 short of the target of 13"),
        (
            (0, 0, 12, 0, 8),
            19,
            "20枚を宣言せずに20枚すべて獲得",
            "All 20 picture cards taken without bidding 20",
        ),
        (
            (0, 0, 12, 0, 8),
            20,
            "宣言どおり20枚すべてを獲得（点数2倍）",
            "All 20 picture cards, as bid: points are doubled",
        ),
        (
            (5, 5, 0, 10, 0),
            13,
            "連合軍が20枚すべてを獲得（点数2倍）",
            "All 20 picture cards to the Allied side: points are doubled",
        ),
    ],
)
def test_outcomes(captured: tuple[int, ...], target: int, japanese: str, english: str) -> None:
    contract = Contract(2, Bid(target, Suit.HEARTS))
    result = score(contract, 4, captured)
    assert outcome(result, contract, JA) == japanese
    assert outcome(result, contract, EN) == english


# Whose turn --------------------------------------------------------------------------------------------


def strips(state: State, seat: int, catalogue: Catalogue = JA) -> tuple[str, str]:
    """The strip before ``seat``: for a single player, and among several people."""
    names = NAMES if catalogue is JA else LATIN
    observation = observe(state, seat)
    return (
        strip(observation, names, catalogue, single_player=True),
        strip(observation, names, catalogue, single_player=False),
    )


def in_play() -> State:
    """Seat 0 is Napoleon and leads; seat 1 holds hearts, seat 2 hearts and the joker, seat 3 neither."""
    hands = {0: "HA SK SQ DA DK DQ CA CK CQ C4", 1: "HK H9", 2: "HT JK", 3: "S9 S8 S7 S6 S5 D9 D8 D7 C9 C8"}
    return name_and_discard(begin(deal_with(hands, kitty="D2 D3 C2"), "S14 - - - -"), "JK", "D2 D3 C2")[0]


def test_strip_in_each_phase() -> None:
    state = start(deal_with({}), RuleSet())[0]
    assert strips(state, 0) == (
        "あなたの番です — 宣言するかパスしてください",
        "ソラさんの番です — 宣言かパスをします",
    )
    assert strips(state, 1) == (
        "ソラの番です — 宣言かパスをします",
        "ソラさんの番です — 宣言かパスをします",
    )
    assert strips(state, 1, EN) == ("Sora’s turn — bid or pass", "Sora’s turn — bid or pass")
    state = begin(deal_with({}), "- S14 - - - -")
    assert strips(state, 1)[0] == "あなたの番です — 副官を指定してください"
    assert strips(state, 0)[1] == "ハルカさんの番です — 副官を指定します"
    state, _ = step(state, NameAdjutantCard(1, SA))
    assert strips(state, 1)[0] == "あなたの番です — 捨てる3枚を選んでください"
    assert strips(state, 3, EN)[0] == "Haruka’s turn — discard three cards"


def test_strip_says_what_a_hand_allows_to_its_holder_alone() -> None:
    state = in_play()
    assert strips(state, 0)[0] == "あなたの番です — 台札を出してください"
    state, _ = step(state, PlayCard(0, Card.parse("HA")))
    assert strips(state, 1)[0] == "あなたの番です — ♥を出してください"
    assert strips(state, 0) == ("ハルカの番です — カードを出します", "ハルカさんの番です — カードを出します")
    state, _ = step(state, PlayCard(1, Card.parse("HK")))
    assert strips(state, 2)[0] == "あなたの番です — ♥かジョーカーをどうぞ"
    assert strips(state, 2, EN)[0] == "Your turn — ♥ or the joker"
    state, _ = step(state, PlayCard(2, Card.parse("JK")))
    assert strips(state, 3) == (
        "あなたの番です — どれでも出せます",
        "ケンジさんの番です — どれでも出せます",
    )


def test_strip_when_nobody_acts() -> None:
    state = begin(deal_with({}), "- - - - -")
    assert strips(state, 0)[0] == "全員がパスしました。配り直します。"
    over = play(1, RuleSet())[-1][0]
    assert strips(over, 0, EN)[0] in ("This deal is over", "Everybody passed. The cards are dealt again.")


# Errors ------------------------------------------------------------------------------------------------

PLAYED: Final = PlayCard(3, SA)
ERRORS: Final[list[tuple[IllegalActionError, str, str]]] = [
    (DealOverError(PLAYED, Phase.OVER), "この局はもう終わっています", "This deal is over"),
    (OutOfTurnError(PLAYED, Phase.PLAY, 1), "いまはハルカの番です", "It is Haruka’s turn"),
    (
        WrongPhaseError(PLAYED, Phase.AUCTION, "a bid"),
        "いまは競りです。宣言するかパスしてください。",
        "This is the auction: bid or pass",
    ),
    (
        BidTooLowError(MakeBid(3, Bid.parse("C12")), Phase.AUCTION, H13),
        "♥13より強い宣言が必要です",
        "A bid must beat ♥13",
    ),
    (
        TargetTooLowError(MakeBid(3, Bid.parse("C9")), Phase.AUCTION, 12),
        "宣言できるのは12枚からです",
        "The lowest target is 12",
    ),
    (CardNotHeldError(PLAYED, Phase.PLAY, SA), "♠Aは手札にありません", "♠A is not in the hand"),
    (
        MustFollowSuitError(PLAYED, Phase.PLAY, Suit.HEARTS),
        "ハートがあるので、ハートかジョーカーしか出せません",
        "There are hearts in the hand: follow suit, or play the joker",
    ),
    (
        DiscardCountError(Discard(3, (SA,)), Phase.EXCHANGE, 1),
        "捨てるのはちょうど3枚です（いまは1枚）",
        "Discard exactly three cards (now 1)",
    ),
    (
        IllegalActionError(Pass(3), Phase.AUCTION, "of a rule to come"),
        "いまはできません",
        "That is not possible now",
    ),
]


@pytest.mark.parametrize(("error", "japanese", "english"), ERRORS)
def test_errors_are_explained(error: IllegalActionError, japanese: str, english: str) -> None:
    assert why(error, JA, NAMES) == japanese
    assert why(error, EN, LATIN) == english


def test_every_error_has_an_example_of_its_own() -> None:
    def below(cls: type[IllegalActionError]) -> set[type[IllegalActionError]]:
        return {cls}.union(*map(below, cls.__subclasses__()))

    assert {type(error) for error, *_ in ERRORS} == below(IllegalActionError)
    assert len({japanese for _, japanese, _ in ERRORS}) == len(ERRORS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_the_wrong_phase_is_named(language: Language, phase: Phase) -> None:
    assert why(WrongPhaseError(PLAYED, phase, ""), Catalogue(language), NAMES)


def test_what_is_no_card_can_still_be_refused() -> None:
    error = CardNotHeldError(PLAYED, Phase.PLAY, 99)  # type: ignore[arg-type]  # a stranger's player may
    assert why(error, EN, LATIN) == "99 is not in the hand"
