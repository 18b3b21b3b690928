"""From events to a timeline: what moves, in what order, and what is heard. Decides no rule."""

from napoleon_game.core.cards import HAND_SIZE, KITTY_SIZE, SEATS, Card, Seat
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
    Events,
    HandDealt,
    KittyTaken,
    Passed,
    PicturesShown,
    TrickWon,
)
from napoleon_game.core.tricks import WonBy
from napoleon_game.view.layout import (
    DECK,
    DISCARD_PLACE,
    DISCARDS,
    FAN_HEIGHT,
    KITTY_PLACE,
    fan_pose,
    hand_x,
    kitty_pose,
    own_back_pose,
    place_of,
    plate_centre,
    trick_pose,
)
from napoleon_game.view.pacing import Pacing
from napoleon_game.view.places import PLAIN, Places
from napoleon_game.view.pose import Key, Pose, Poses, back_key, card_key
from napoleon_game.view.timeline import Caption, Cue, Span, Timeline

SPECIAL = (WonBy.YOROMEKI, WonBy.SAME_TWO)
"""Ways to win a trick that get a flourish."""


class Choreographer:
    """Builds the timeline of one batch."""

    def __init__(self, viewer: Seat, before: Poses, pacing: Pacing, places: Places = PLAIN) -> None:
        """``before`` are the poses at the start, as ``viewer`` sees them."""
        self.viewer, self.pacing, self._places = viewer, pacing, places
        self.poses = dict(before)
        self.timeline = Timeline()
        self.now = 0.0

    def run(self, events: Events, after: Poses) -> Timeline:
        """Show the events in order, then let what still differs from ``after`` settle; without any, turn."""
        for event in events:
            self._show(event)
        self.timeline.end = max(self.timeline.end, self.now)
        self._settle(after, self.pacing.settle if events else self.pacing.turn)
        return self.timeline

    def _show(self, event: Event) -> None:
        pacing = self.pacing
        match event:
            case HandDealt(seat, cards):
                self._deal(seat, cards, last=seat == SEATS - 1)
            case BidMade() | Passed():
                if event.seat != self.viewer:
                    self.now += pacing.call_gap
                self._cue("bid" if isinstance(event, BidMade) else "pass", event)
            case AuctionWon():
                self._caption(event, pacing.auction_won)
            case DealPassedOut():
                self._caption(event, pacing.auction_won)
            case AdjutantCardNamed():
                self._cue("bid", event)
                self._caption(event, pacing.named)
            case KittyTaken(seat, cards):
                self._take_kitty(seat, cards)
            case CardsDiscarded(seat, cards):
                self._discard(seat, cards)
            case PicturesShown():
                self._caption(event, pacing.named)
            case CardPlayed(seat, card):
                self._play(seat, card)
            case AdjutantShown():
                self._cue("reveal", event)
                self._caption(event, pacing.reveal)
            case TrickWon():
                self._sweep(event)
            case DealEnded():
                self.now += pacing.end_hold
                self._cue("", event)

    # Small steps ------------------------------------------------------------------------------------------

    def _cue(self, sound: str, event: Event | None = None) -> None:
        self.timeline.cues.append(Cue(self.now, sound, event))

    def _caption(self, event: Event, length: float) -> None:
        self.timeline.captions.append(Caption(self.now, self.now + length, event))
        self.now += length

    def _move(self, key: Key, to: Pose | None, start: float, length: float, ease: str) -> None:
        source = self.poses.get(key)
        if source is None:
            return
        self.timeline.add(Span(start, length, key, source, to, self.pacing.ease[ease]))
        if to is None:
            del self.poses[key]
        else:
            self.poses[key] = to

    def _appear(self, key: Key, pose: Pose, start: float) -> None:
        self.timeline.add(Span(start, 0.0, key, pose, pose, self.pacing.ease["play"]))
        self.poses[key] = pose

    def _vanish(self, key: Key, start: float) -> None:
        if (pose := self.poses.pop(key, None)) is not None:
            self.timeline.add(Span(start, 0.0, key, pose, None, self.pacing.ease["play"]))

    # Events -----------------------------------------------------------------------------------------------

    def _deal(self, seat: Seat, cards: tuple[Card | None, ...], *, last: bool) -> None:
        """Ten cards from the deck to a seat, in turn with the others; the kitty after the last hand."""
        if seat == 0:
            for key in list(self.poses):
                self._vanish(key, 0.0)
            for slot in range(KITTY_SIZE):
                self._appear(back_key(KITTY_PLACE, slot), kitty_pose(slot), 0.0)
            self._cue("shuffle")
            self.now += 8 * self.pacing.deal_gap
        place = place_of(seat, self.viewer)
        deck = Pose(DECK.x, DECK.y, FAN_HEIGHT + 34, 0.0, z=150)
        for slot in range(HAND_SIZE):
            at = self.now + (slot * SEATS + place) * self.pacing.deal_gap
            card = cards[slot]
            key = back_key(seat, slot) if card is None else card_key(card)
            resting = self._back(place, slot, HAND_SIZE) if card is None else _in_hand(slot, HAND_SIZE)
            self._appear(key, deck, at)
            self._move(key, resting, at, self.pacing.deal_fly, "deal")
            if place == 0:
                self.timeline.cues.append(Cue(at, "deal"))
        if last:
            self.now += HAND_SIZE * SEATS * self.pacing.deal_gap + self.pacing.deal_fly

    def _take_kitty(self, seat: Seat, cards: tuple[Card | None, ...]) -> None:
        place, length = place_of(seat, self.viewer), self.pacing.take_kitty
        self._cue("flip")
        for slot in range(KITTY_SIZE):
            back, card = back_key(KITTY_PLACE, slot), cards[slot]
            start = self.poses.get(back, Pose(DECK.x, DECK.y, FAN_HEIGHT, 0.0))
            self._vanish(back, self.now)
            number = HAND_SIZE + slot
            if card is None:
                key, to = back_key(seat, number), self._back(place, number, HAND_SIZE + KITTY_SIZE)
            else:
                key, to = card_key(card), _in_hand(number, HAND_SIZE + KITTY_SIZE)
            self._appear(key, start, self.now)
            self._move(key, to, self.now, length, "kitty")
        self.now += length

    def _discard(self, seat: Seat, cards: tuple[Card | None, ...]) -> None:
        length = self.pacing.discard
        if seat != self.viewer:
            self.now += self.pacing.bot_gap
        self._cue("discard")
        for slot, card in enumerate(cards):
            key = back_key(seat, HAND_SIZE + slot) if card is None else card_key(card)
            start = self.poses.get(key)
            if start is None:
                continue
            self._vanish(key, self.now)
            moving = back_key(DISCARD_PLACE, slot)
            self._appear(moving, Pose(start.x, start.y, start.height, start.face, z=150), self.now)
            heap = Pose(DISCARDS.x + 12 * (slot - 1), DISCARDS.y, FAN_HEIGHT + 34, 0.0, z=150, fade=0.0)
            self._move(moving, heap, self.now, length, "kitty")
            self._vanish(moving, self.now + length)
        self.now += length

    def _play(self, seat: Seat, card: Card) -> None:
        place = place_of(seat, self.viewer)
        key = card_key(card)
        if seat != self.viewer:
            self.now += self.pacing.bot_gap
        if key not in self.poses:  # it lay face down: from the same end whatever card it is
            back = max((k for k in self.poses if k[:2] == ("back", seat)), default=None)
            start = (
                Pose(*plate_centre(place, self._places), FAN_HEIGHT, 0.0)
                if back is None
                else self.poses[back]
            )
            if back is not None:
                self._vanish(back, self.now)
            self._appear(key, start, self.now)
        order = sum(pose.z >= trick_pose(0, 0).z for k, pose in self.poses.items() if k != key)
        self._move(key, trick_pose(place, order), self.now, self.pacing.play, "play")
        self._cue("place", CardPlayed(seat, card))
        self.now += self.pacing.play

    def _sweep(self, event: TrickWon) -> None:
        pacing = self.pacing
        self._cue("", event)
        if event.won_by in SPECIAL:
            self._cue("special")
            self._caption(event, pacing.special_hold)
        self.now += pacing.trick_hold
        self._cue("sweep")
        target = plate_centre(place_of(event.seat, self.viewer), self._places)
        for order, card in enumerate(event.cards):
            to = Pose(target.x, target.y, FAN_HEIGHT, z=200 + order, fade=0.0)
            self._move(card_key(card), to, self.now, pacing.sweep, "sweep")
            self._vanish(card_key(card), self.now + pacing.sweep)
        self.now += pacing.sweep

    def _back(self, place: int, slot: int, count: int) -> Pose:
        """A card face down in a hand; the hand at the bottom is larger."""
        return own_back_pose(slot, count) if place == 0 else fan_pose(place, slot, count, self._places)

    def _settle(self, after: Poses, length: float) -> None:
        """Whatever no event moved goes to its resting place by a short move."""
        start, timeline = self.timeline.end, self.timeline
        ease = self.pacing.ease["settle"]
        for key in sorted(self.poses.keys() - after.keys()):
            timeline.add(Span(start, 0.0, key, self.poses[key], None, ease))
        for key in sorted(after):
            source = self.poses.get(key, after[key])
            if self.poses.get(key) != after[key]:
                timeline.add(Span(start, length, key, source, after[key], ease))


def _in_hand(index: int, count: int) -> Pose:
    return Pose(hand_x(index, count), fan_pose(0, 0, 1).y, 146, z=100 + index)
