"""The picture of the table at one moment: all of it follows from what the viewer has been shown."""

from dataclasses import dataclass, replace
from typing import Final

from napoleon_game.core.actions import PlayCard
from napoleon_game.core.cards import SEATS, Card, Seat
from napoleon_game.core.events import TrickWon
from napoleon_game.core.phase import Phase
from napoleon_game.i18n.narration import strip
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.table import marks
from napoleon_game.ui.table.banner import Told, draw_banner, draw_last_trick
from napoleon_game.ui.table.curtain import draw_curtain
from napoleon_game.ui.table.hand import HandControl
from napoleon_game.ui.table.open_cards import draw_open_cards, is_open
from napoleon_game.ui.table.panel import Panel
from napoleon_game.ui.table.plaque import draw_plaque, draw_short_contract
from napoleon_game.view import table_view
from napoleon_game.view.director import Director
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.hand_over import Viewpoint
from napoleon_game.view.layout import HAND_HEIGHT, TRICK_HEIGHT
from napoleon_game.view.pose import CARD_ASPECT, Key, Pose, card_key
from napoleon_game.view.replay_view import ALL_COVERED, OpenCards

_OVER_PANEL: Final = Rect(24, 14, 780, 56)
"""What stands above a panel that covers the table."""
_MARKED: Final = 26.0
"""How far a marked card stands out of the hand, in design units."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the picture is made of.

    Attributes:
        director: what has been shown, and what moves.
        names: the players' names, by seat.
        view: from which place the table is drawn, and whose hand may be seen.
        spoken_to: the seat that is called "you"; ``None`` if nobody is.
        hand: the focus in the hand.
        panel: what asks the viewer, if anything does.
        message: what the strip says; empty for whose turn it is.
        alert: whether that is a warning.
        won: the trick that has just been won, while it lies there.
        deciding: whether the viewer is to decide.
        still: whether cards jump instead of moving.
        last_trick: whether the trick before is shown large.
        face_up: cards that lie face up besides the viewer's own, for somebody who looks on.
        riddle: whether somebody is just being asked which card wins the trick: then it is not marked.
        advised: whether a hint is to lie on the table, which may need room.
    """

    director: Director
    names: tuple[str, ...]
    view: Viewpoint
    spoken_to: Seat | None
    hand: HandControl
    panel: Panel | None
    message: str
    alert: bool
    won: TrickWon | None
    deciding: bool
    still: bool
    last_trick: bool
    face_up: OpenCards = ALL_COVERED
    riddle: bool = False
    advised: bool = False

    @property
    def viewer(self) -> Seat:
        """The seat at the bottom of the picture."""
        return self.director.shown.seat

    @property
    def called(self) -> Seat | None:
        """The seat that is called to open the curtain; ``None`` while it is open, or nobody is called."""
        return self.view.announced if self.view.looks is None and self.director.idle else None

    @property
    def dealing(self) -> bool:
        """Whether the cards are still being dealt: nobody's turn is told before they lie."""
        return not self.director.idle and not self.director.showing.public.calls


def draw_table(canvas: Canvas, moment: Moment, context: Context) -> None:
    """The felt, what stands around it, the cards, and what is asked."""
    shown, names, words, helps = moment.director.shown, moment.names, context.words, context.config.helps
    for height in (HAND_HEIGHT, TRICK_HEIGHT):
        canvas.art.prepare(canvas.px(height))
    canvas.felt()
    if moment.called is not None and context.config.hot_seat.blackout:
        draw_curtain(canvas, shown, moment.called, names, context)
        return
    marks.draw_trick_places(canvas)
    contract = table_view.plaque(shown)
    asked = moment.panel is not None or moment.last_trick
    crowded = marks.places_on(canvas).panels_cover_all
    covered, advised = asked and crowded, moment.advised and crowded
    if covered and contract is not None:
        draw_short_contract(canvas, contract, names, words, _OVER_PANEL)
    elif not covered and not advised:
        draw_plaque(canvas, shown, names, words)
    score = table_view.score(shown)
    if score is not None and helps.picture_count and not covered and not advised:
        marks.draw_score(canvas, score, min(10, len(shown.public.tricks) + 1), words)
    plates = _plates(moment, counted=helps.picture_count)
    for plate in plates:
        if plate.place != 0 and not covered:
            marks.draw_plate(canvas, plate, names[plate.seat], words)
    draw_open_cards(canvas, moment.face_up, moment.viewer, words)
    _draw_cards(canvas, moment, show_legal=helps.show_legal)
    _draw_trick_marks(canvas, moment, context)
    for plate in plates:
        if not covered and (plate.place != 0 or moment.panel is None):
            best = shown.public.highest is not None and plate.call == shown.public.highest
            marks.draw_bubble(canvas, plate, words, best=best)
    if helps.last_trick and (moment.last_trick or not covered):
        draw_last_trick(canvas, shown, names, words, large=moment.last_trick)
    if not (advised and moment.panel is not None):
        _draw_strip(canvas, moment, plates[moment.viewer], context)
    if moment.panel is not None:
        moment.panel.draw(canvas)
    if moment.view.looks is None:
        draw_curtain(canvas, shown, moment.called, names, context)
    told = Told(names, moment.spoken_to, moment.director.showing.public.contract, moment.still)
    for event, part in moment.director.captions():
        draw_banner(canvas, event, part, told, context)


def _plates(moment: Moment, *, counted: bool) -> tuple[table_view.PlateView, ...]:
    """The plates by seat; nobody's turn is told while something else is."""
    busy = moment.dealing or moment.won is not None or bool(moment.director.captions())
    return tuple(
        replace(
            plate,
            on_turn=plate.on_turn and not busy,
            pictures=plate.pictures if counted else None,
        )
        for plate in table_view.plates(moment.director.shown)
    )


def _draw_strip(canvas: Canvas, moment: Moment, plate: table_view.PlateView, context: Context) -> None:
    shown, words = moment.director.shown, context.words
    if moment.dealing:  # cards fly to the hand there, and there is nothing to say
        return
    message = moment.message
    if moment.called is not None:  # the curtain says whose turn it is
        message = context.say("curtain-look-away")
    if (moment.deciding and not moment.alert) or not message:
        single = moment.spoken_to is not None
        message = strip(shown, moment.names, context.say, single_player=single)
    role = "" if plate.role in (None, "unknown") else words.role(plate.role)  # type: ignore[arg-type]
    if moment.spoken_to is None:  # nobody is called "you": the seat at the bottom has its name
        role = f"{moment.names[moment.viewer]}　{role}".strip()
    if shown.public.phase is not Phase.PLAY:
        plate = replace(plate, pictures=None)
    marks.draw_strip(canvas, plate, role, message, words, alert=moment.alert)


def _draw_cards(canvas: Canvas, moment: Moment, *, show_legal: bool) -> None:
    director, hand = moment.director, moment.hand
    shown, poses = director.shown, director.poses()
    own = {card_key(card): card for card in shown.hand} if director.idle else {}
    dim = _dimmed(moment) if show_legal else frozenset()
    chosen = moment.panel.chosen_cards if moment.panel is not None else frozenset()

    def nearness(item: tuple[Key, Pose]) -> tuple[int, Key]:
        return item[1].z, item[0]

    for key, resting in sorted(poses.items(), key=nearness):
        if is_open(key, moment.face_up):
            continue
        card = Card(key[1]) if key[0] == "card" else None
        pose = resting
        if key in own:
            pose = hand.pose(own[key], resting)
            if own[key] in chosen:
                pose = replace(pose, y=pose.y - _MARKED)
        canvas.card(card, pose, dim=card is not None and card in dim)
    if hand.focus is not None and card_key(hand.focus) in own:
        place = hand.pose(hand.focus, poses[card_key(hand.focus)])
        rect = Rect.around(Point(place.x, place.y), place.height * CARD_ASPECT, place.height)
        canvas.focus_ring(rect, canvas.theme.radii["card"])


def _draw_trick_marks(canvas: Canvas, moment: Moment, context: Context) -> None:
    if moment.director.turning:
        return
    won = moment.won
    if won is not None:
        resting = moment.director.poses().get(card_key(won.cards[(won.seat - won.leader) % SEATS]))
        if resting is not None and not resting.moving:  # the ring does not stay behind when the trick goes
            marks.draw_ring(canvas, (won.seat - moment.viewer) % SEATS)
        return
    trick = table_view.trick(moment.director.shown)
    if trick is not None and context.config.helps.winning_card and not moment.riddle:
        marks.draw_trick_marks(canvas, trick, moment.viewer, context.words)


def _dimmed(moment: Moment) -> frozenset[Card]:
    """The cards of the hand that may not be played now."""
    shown = moment.director.shown
    if not moment.deciding or shown.public.phase is not Phase.PLAY:
        return frozenset()
    legal = {action.card for action in shown.legal if isinstance(action, PlayCard)}
    return frozenset(shown.hand) - legal
