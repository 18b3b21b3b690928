"""The table: a deal as one seat sees it, and that seat's decisions."""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from napoleon_game.core.actions import Action, PlayCard
from napoleon_game.core.cards import Card, Seat
from napoleon_game.core.events import CardPlayed, DealEnded, TrickWon
from napoleon_game.core.illegal import IllegalActionError
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.i18n.narration import strip, tell, why
from napoleon_game.match.session import Session, watchers
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed, Pressed, Released, Typed, meaning_of
from napoleon_game.ui.scene import Command, Scene
from napoleon_game.ui.table import marks
from napoleon_game.ui.table.adjutant import AdjutantPanel
from napoleon_game.ui.table.auction import AuctionPanel
from napoleon_game.ui.table.banner import draw_banner, draw_last_trick
from napoleon_game.ui.table.exchange import ExchangePanel
from napoleon_game.ui.table.hand import HandControl
from napoleon_game.ui.table.panel import Panel
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.widget import Look
from napoleon_game.view import table_view
from napoleon_game.view.director import Director
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import HAND_HEIGHT, LAST_TRICK, MENU, TRICK_HEIGHT, hand_of
from napoleon_game.view.pose import CARD_ASPECT, Key, Pose, card_key
from napoleon_game.view.timeline import Cue

_log = logging.getLogger(__name__)

_PANELS: Final[dict[Phase, Callable[[Context, Observation, tuple[str, ...]], Panel]]] = {
    Phase.AUCTION: AuctionPanel,
    Phase.ADJUTANT: AdjutantPanel,
    Phase.EXCHANGE: ExchangePanel,
}


class TableScene(Scene):
    """Plays a session from one seat's point of view.

    Attributes:
        session: the match.
        viewer: the seat that looks and, if a person sits there, acts.
        director: shows what happens.
    """

    def __init__(
        self,
        context: Context,
        session: Session,
        deal_over: Callable[[Observation], Command],
        pause: Callable[[], Command],
        rules: Callable[[], Command],
    ) -> None:
        """Deal the session's first deal; ``deal_over`` is asked what comes after each finished one."""
        self.context, self.session = context, session
        self._deal_over, self._pause, self._rules = deal_over, pause, rules
        people = watchers(session.occupants)
        self.viewer: Seat = people[0] if people else 0
        self.director = Director(
            session.table.observation(self.viewer), context.pacing, context.arrangement, self._hear
        )
        self._hand = HandControl()
        self._panel: Panel | None = None
        self._message, self._alert = "", False
        self._won: TrickWon | None = None
        self._show_last = False
        self._finished = False
        self._asked: Observation | None = None
        self._replaced_told = 0
        self._menu = Button(MENU, context.say("pause-menu"), lambda: None, style="caption")
        self._menu_hovered = False
        context.listen(lambda _: self._follow())
        self.start_deal()

    def start_deal(self) -> None:
        """Deal the next deal."""
        opening = self.session.next_deal()
        self._finished, self._won, self._panel = False, None, None
        self._message, self._alert = "", False
        self._hand = HandControl()
        self.director.reset(opening.observation_for(self.viewer))
        self.director.push(opening.events_for(self.viewer), opening.observation_for(self.viewer))
        self.dirty = True

    def left(self) -> None:
        """The match is left: nobody need think any longer."""
        self.session.close()

    def _follow(self) -> None:
        self.director.rearrange(self.context.arrangement)
        self._menu.label = self.context.say("pause-menu")
        self._message, self._alert = "", False
        if self._panel is not None:
            self._open_panel()
        self.dirty = True

    # Time -------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> Command | None:
        """Let cards move and players act; what comes after a finished deal is for the program to do."""
        director = self.director
        director.speed, director.reduced = self.context.speed, self.context.config.motion.reduced
        self.dirty |= director.update(seconds) | self._hand.update(seconds)
        if director.waiting == 0 and not self._finished:
            batch = self.session.advance()
            self._tell_of_replaced_players()
            if batch is not None:
                director.push(batch.events_for(self.viewer), batch.observation_for(self.viewer))
                self._panel = None
                self.dirty = True
        if director.idle:
            return self._rest()
        return None

    def _tell_of_replaced_players(self) -> None:
        """A computer player that failed is named, and who plays on in its seat."""
        for replaced in self.session.replaced[self._replaced_told :]:
            self._replaced_told += 1
            who, kind = self.session.names[replaced.seat], self.context.words.player_kind("rules")
            self._message = self.context.say("notice-player-replaced", who=who, kind=kind)
            self._alert = self.dirty = True
            _log.warning("%s", replaced.reason)

    def _rest(self) -> Command | None:
        """Everything has been shown: ask the viewer, or end the deal."""
        shown = self.director.shown
        if self._won is not None:
            self._won, self.dirty = None, True
        if shown.public.phase is Phase.OVER and not self._finished:
            self._finished = True
            if shown.public.passed_out:
                self.start_deal()
                return None
            return self._deal_over(shown)
        if self._deciding and shown is not self._asked:
            self._asked = shown
            self._ask(shown)
        return None

    def _ask(self, shown: Observation) -> None:
        """It is the viewer's turn; a card that is the only one may play itself."""
        legal = shown.legal
        if self.context.config.helps.play_forced_card and isinstance(legal, LegalPlays) and len(legal) == 1:
            self._submit(legal[0])
            return
        self.context.audio.play("your_turn")
        self._open_panel()

    @property
    def _dealing(self) -> bool:
        """Whether the cards are still being dealt: nobody's turn is told before they lie."""
        return not self.director.idle and not self.director.showing.public.calls

    @property
    def _deciding(self) -> bool:
        """Whether the viewer is to decide now: it is a person's turn, and nothing moves."""
        person = self.session.people.get(self.viewer)
        return person is not None and person.asked is not None and self.director.idle

    def _open_panel(self) -> None:
        shown = self.director.shown
        make = _PANELS.get(shown.public.phase)
        self._panel = (
            None if make is None or not shown.my_turn else make(self.context, shown, self.session.names)
        )
        self.dirty = True

    def _hear(self, cue: Cue) -> None:
        """A cue's moment has come: a sound, and perhaps a sentence."""
        self.context.audio.play(cue.sound)
        event = cue.event
        if event is None:
            return
        contract = self.director.showing.public.contract
        told = tell(event, self.session.names, self.context.say, self._spoken_to, contract)
        if told and not isinstance(event, CardPlayed):
            self._message, self._alert = told, False
        if isinstance(event, TrickWon):
            self._won = event
            side = table_view.side_of(self.director.showing, event.seat)
            if side is not None and side is self.director.showing.side:
                self.context.audio.play("trick")
        if isinstance(event, DealEnded):
            self._play_ending(event)
        self.dirty = True

    def _play_ending(self, event: DealEnded) -> None:
        won = event.result.points[self.viewer] > 0
        name = "complete" if won and event.result.complete else "win" if won else "lose"
        self.context.audio.play(name)

    @property
    def _spoken_to(self) -> Seat | None:
        """The seat that is called "you"; nobody is where only computer players play."""
        return self.viewer if self.session.occupants[self.viewer].human else None

    # Inputs -----------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> Command | None:
        """A click while something moves finishes the move and is used up."""
        match event:
            case Pointed(at):
                self._point(event)
                self._menu_hovered = MENU.contains(at)
            case Pressed(at, _) if MENU.contains(at):
                return None
            case Released(at, _) if MENU.contains(at):
                return self._pause()
            case Asked(Do.CANCEL):
                if self._show_last:
                    self._show_last, self.dirty = False, True
                    return None
                return self._pause()
            case Asked(Do.RULES):
                return self._rules()
            case Asked(Do.LAST_TRICK):
                self._toggle_last()
            case Typed(letter) if meaning_of(letter) is Do.LAST_TRICK:
                self._toggle_last()
            case Pressed(at, _) if LAST_TRICK.contains(at):
                self._toggle_last()
            case Pressed() | Asked(Do.CONFIRM | Do.SKIP) if not self.director.idle:
                self.director.flush()
                self.dirty = True
            case _ if self._deciding:
                self._decide(event)
        return None

    def _toggle_last(self) -> None:
        self._show_last, self.dirty = not self._show_last, True

    def _point(self, event: Pointed) -> None:
        self.dirty |= self._menu_hovered != MENU.contains(event.at)
        shown = self.director.shown
        if not self._deciding or shown.public.phase not in (Phase.PLAY, Phase.EXCHANGE):
            hovered = None
        else:
            hovered = self._hand.under(event.at, shown.hand, self.director.poses())
        if hovered is not self._hand.hovered:
            self._hand.hovered, self.dirty = hovered, True
        if self._panel is not None:
            self._panel.handle(event)
            self.dirty |= self._panel.changed

    def _decide(self, event: Input) -> None:
        """An input while the viewer is to decide: to the panel, else to the hand."""
        self.dirty = True
        panel, phase = self._panel, self.director.shown.public.phase
        if panel is not None:
            action = panel.handle(event)
            if action is not None:
                self._submit(action)
                return
        if phase not in (Phase.PLAY, Phase.EXCHANGE):
            return
        hand = hand_of(self.director.shown, self.context.arrangement)
        match event:
            case Pressed(at, 1):
                card = self._hand.under(at, hand, self.director.poses())
                if card is not None:
                    self._use(card, by_key=False)
            case Asked(Do.LEFT):
                self._hand.step(hand, -1)
            case Asked(Do.RIGHT):
                self._hand.step(hand, 1)
            case Asked(Do.SKIP) if self._hand.focus in hand and phase is Phase.EXCHANGE:
                self._use(self._hand.focus, by_key=True)
            case Asked(Do.UP) if self._hand.focus in hand and phase is Phase.EXCHANGE:
                self._use(self._hand.focus, by_key=True)
            case Asked(Do.CONFIRM) if self._hand.focus in hand and phase is Phase.PLAY:
                self._use(self._hand.focus, by_key=True)

    def _use(self, card: Card | None, *, by_key: bool) -> None:
        """A card was clicked or confirmed: mark it in the exchange, play it in a trick."""
        if card is None:
            return
        if self._panel is not None:
            self._panel.card_clicked(card)
            return
        if self.context.config.helps.confirm_card and not by_key and self._hand.focus is not card:
            self._hand.focus = card  # a first click chooses, a second plays
            return
        self._submit(PlayCard(self.viewer, card))

    def _submit(self, action: Action) -> None:
        """Hand a decision in; an illegal one is refused with its reason, and can be made anew."""
        try:
            self.session.people[self.viewer].submit(action)
        except IllegalActionError as error:
            self.context.audio.play("illegal")
            if self.context.config.helps.explain_illegal:
                self._message, self._alert = why(error, self.context.say, self.session.names), True
            if isinstance(action, PlayCard):
                self._hand.refuse(action.card)
            return
        self._message, self._alert, self._panel = "", False, None
        self._hand.focus = self._hand.hovered = None

    # Drawing ----------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The felt, what stands around it, the cards, and what is asked."""
        shown, names, words = self.director.shown, self.session.names, self.context.words
        for height in (HAND_HEIGHT, TRICK_HEIGHT):
            canvas.art.prepare(canvas.px(height))
        canvas.felt()
        marks.draw_trick_places(canvas)
        plates = table_view.plates(shown)
        if self._dealing or self._won is not None:  # it is nobody's turn to be told
            plates = tuple(replace(plate, on_turn=False) for plate in plates)
        marks.draw_plaque(canvas, table_view.plaque(shown), names, words)
        score = table_view.score(shown)
        counted = self.context.config.helps.picture_count
        if not counted:
            plates = tuple(replace(plate, pictures=None) for plate in plates)
        if score is not None and counted:
            marks.draw_score(canvas, score, min(10, len(shown.public.tricks) + 1), words)
        for plate in plates:
            if plate.place != 0:
                marks.draw_plate(canvas, plate, names[plate.seat], words)
        self._draw_cards(canvas)
        highest = shown.public.highest
        for plate in plates:
            best = highest is not None and plate.call == highest
            if plate.place != 0 or self._panel is None:
                marks.draw_bubble(canvas, plate, words, best=best)
        if self.context.config.helps.last_trick:
            draw_last_trick(canvas, shown, names, words, large=self._show_last)
        self._draw_strip(canvas, plates[self.viewer])
        if self._panel is not None:
            self._panel.draw(canvas)
        for event, part in self.director.captions():
            contract = self.director.showing.public.contract
            draw_banner(canvas, event, part, names, self._spoken_to, self.context, contract)
        self._menu.draw(canvas, Look(hovered=self._menu_hovered))

    def _draw_strip(self, canvas: Canvas, plate: table_view.PlateView) -> None:
        shown, say = self.director.shown, self.context.say
        message = self._message
        if self._dealing:
            marks.draw_strip(canvas, plate, "", "", self.context.words, alert=False)
            return
        if (self._deciding and not self._alert) or not message:
            single = len(watchers(self.session.occupants)) == 1
            message = strip(shown, self.session.names, say, single_player=single)
        role = "" if plate.role in (None, "unknown") else self.context.words.role(plate.role)  # type: ignore[arg-type]
        marks.draw_strip(canvas, plate, role, message, self.context.words, alert=self._alert)

    def _draw_cards(self, canvas: Canvas) -> None:
        shown, poses = self.director.shown, self.director.poses()
        own = {card_key(card): card for card in shown.hand}
        dim = self._dimmed(shown)
        chosen = self._panel.chosen_cards if self._panel is not None else frozenset()

        def nearness(item: tuple[Key, Pose]) -> tuple[int, Key]:
            return item[1].z, item[0]

        for key, pose in sorted(poses.items(), key=nearness):
            card = Card(key[1]) if key[0] == "card" else None
            if key in own and self.director.idle:
                pose = self._hand.pose(own[key], pose)
                if own[key] in chosen:
                    pose = Pose(pose.x, pose.y - 26, pose.height, z=pose.z)
            canvas.card(card, pose, dim=card is not None and card in dim)
        if self.director.idle and self._hand.focus in shown.hand and self._hand.focus is not None:
            self._ring_focus(canvas, poses[card_key(self._hand.focus)])
        self._draw_trick_marks(canvas, shown)

    def _ring_focus(self, canvas: Canvas, pose: Pose) -> None:
        focus = self._hand.focus
        assert focus is not None
        place = self._hand.pose(focus, pose)
        rect = Rect.around(Point(place.x, place.y), place.height * CARD_ASPECT, place.height)
        canvas.focus_ring(rect, canvas.theme.radii["card"])

    def _draw_trick_marks(self, canvas: Canvas, shown: Observation) -> None:
        if self._won is not None:
            marks.draw_ring(canvas, (self._won.seat - self.viewer) % 5)
            return
        trick = table_view.trick(shown)
        if trick is not None and self.context.config.helps.winning_card:
            marks.draw_trick_marks(canvas, trick, self.viewer, self.context.words)

    def _dimmed(self, shown: Observation) -> frozenset[Card]:
        """The cards of the hand that may not be played now."""
        if not (self._deciding and shown.public.phase is Phase.PLAY and self.context.config.helps.show_legal):
            return frozenset()
        legal = {action.card for action in shown.legal if isinstance(action, PlayCard)}
        return frozenset(shown.hand) - legal
