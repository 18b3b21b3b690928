"""The table: a deal as one seat sees it, and that seat's decisions."""

import logging
from collections.abc import Callable
from typing import Final

from napoleon_game.config.choices import Speed
from napoleon_game.config.schema import Config
from napoleon_game.core.actions import Action, PlayCard
from napoleon_game.core.cards import Card, Seat
from napoleon_game.core.events import CardPlayed, DealEnded, TrickWon
from napoleon_game.core.illegal import IllegalActionError
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.i18n.narration import tell, why
from napoleon_game.match.session import Session, watchers
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed, Pressed, Released, Typed, meaning_of
from napoleon_game.ui.scene import Command, Scene
from napoleon_game.ui.scenes.result_tiles import letters_at_most
from napoleon_game.ui.table.adjutant import AdjutantPanel
from napoleon_game.ui.table.auction import AuctionPanel
from napoleon_game.ui.table.exchange import ExchangePanel
from napoleon_game.ui.table.hand import HandControl
from napoleon_game.ui.table.panel import Panel
from napoleon_game.ui.table.picture import Moment, draw_table
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.widget import Look
from napoleon_game.view import table_view
from napoleon_game.view.director import Director
from napoleon_game.view.layout import LAST_TRICK, MENU, hand_of
from napoleon_game.view.timeline import Cue

_log = logging.getLogger(__name__)

_UNHURRIED: Final = 0.35
"""Seconds after a click or key that hurried on, in which the next one decides nothing."""
_TURN_SECONDS: Final = 0.25
"""The same after one's turn has come."""
_LARGEST_LETTERS: Final = 1.0
"""Factor on the sizes of the theme."""

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
        self._menu_hovered = self._menu_held = False
        self._unhurried = 0.0
        self._language = context.say
        context.listen(self._follow)
        self.start_deal()

    def start_deal(self) -> None:
        """Deal the next deal."""
        opening = self.session.next_deal()
        self._finished, self._won, self._panel = False, None, None
        self._message, self._alert = "", False
        self._show_last = False
        self._hand = HandControl()
        self.director.reset(opening.observation_for(self.viewer))
        self.director.push(opening.events_for(self.viewer), opening.observation_for(self.viewer))
        self.dirty = True

    def left(self) -> None:
        """The match is left: nobody need think any longer."""
        self.session.close()
        self.context.forget(self._follow)

    def _follow(self, _: Config) -> None:
        """Settings changed; what was marked or chosen stays, unless its words are of another language."""
        self.director.rearrange(self.context.arrangement)
        if self._language is not self.context.say:
            self._language = self.context.say
            self._menu.label = self.context.say("pause-menu")
            self._message, self._alert = "", False
            if self._panel is not None:
                self._open_panel()
        self.dirty = True

    # Time -------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> Command | None:
        """Let cards move and players act; what comes after a finished deal is for the program to do."""
        director = self.director
        director.speed, director.reduced = self.context.speed, self._still
        self._unhurried += seconds
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
        self._unhurried = min(self._unhurried, _UNHURRIED - _TURN_SECONDS)
        self._open_panel()

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
            case Pressed(at, 1) if MENU.contains(at):
                self._menu_held = True
            case Released(at, 1) if self._menu_held:
                self._menu_held = False
                return self._pause() if MENU.contains(at) else None
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
            case Pressed() | Asked(Do.CONFIRM | Do.SKIP | Do.NEXT) if not self.director.idle:
                self.director.flush()
                self._unhurried, self.dirty = 0.0, True
            case Pressed() | Asked(Do.CONFIRM | Do.SKIP) if self._unhurried < _UNHURRIED:
                self._unhurried = 0.0  # still hurrying on: whoever means it, waits a moment
            case _ if self._deciding:
                self._decide(event)
        return None

    def _toggle_last(self) -> None:
        if self.director.shown.public.tricks and self.context.config.helps.last_trick:
            self._show_last, self.dirty = not self._show_last, True

    @property
    def _still(self) -> bool:
        """Whether cards jump instead of moving."""
        motion = self.context.config.motion
        return motion.reduced or motion.speed is Speed.OFF

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
            self._message, self._alert = self.context.say("confirm-twice"), True
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
                self._hand.refuse(action.card, still=self._still)
            return
        self._message, self._alert, self._panel = "", False, None
        self._hand.focus = self._hand.hovered = None

    def draw(self, canvas: Canvas) -> None:
        """The table holds much: letters grow no further than it has room for."""
        moment = Moment(
            director=self.director,
            names=self.session.names,
            viewer=self.viewer,
            spoken_to=self._spoken_to,
            hand=self._hand,
            panel=self._panel,
            message=self._message,
            alert=self._alert,
            won=self._won,
            deciding=self._deciding,
            still=self._still,
            last_trick=self._show_last,
        )
        with letters_at_most(canvas, _LARGEST_LETTERS):
            draw_table(canvas, moment, self.context)
            self._menu.draw(canvas, Look(hovered=self._menu_hovered))
