"""The table: a deal as one seat sees it, or as everybody may, and the decisions of those who sit there."""

from collections.abc import Callable
from typing import Final

from napoleon_game.config.schema import Config
from napoleon_game.core.actions import Action, PlayCard
from napoleon_game.core.cards import Seat
from napoleon_game.core.illegal import IllegalActionError
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.public import Public
from napoleon_game.i18n.narration import why
from napoleon_game.match.session import Session
from napoleon_game.record.deal_record import DealRecord
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.first_rules import FirstRules
from napoleon_game.ui.inputs import Asked, Do, Erased, Input, Pointed, Pressed, Released, Typed, meaning_of
from napoleon_game.ui.scene import Command, Push, Scene
from napoleon_game.ui.scenes.strengths import StrengthsScene
from napoleon_game.ui.table.corner import Corner
from napoleon_game.ui.table.curtain import curtain_contains
from napoleon_game.ui.table.decision import Decision
from napoleon_game.ui.table.ending import ending_of
from napoleon_game.ui.table.hint import Hint
from napoleon_game.ui.table.hurry import Hurry
from napoleon_game.ui.table.picture import Moment, draw_table
from napoleon_game.ui.table.sorting import Sorting
from napoleon_game.ui.table.speaking import focus_words, hand_words
from napoleon_game.ui.table.stage import Stage
from napoleon_game.ui.table.telling import Telling
from napoleon_game.ui.table.tooltip import Tooltip
from napoleon_game.ui.table_names import in_language
from napoleon_game.view.director import Director
from napoleon_game.view.hand_over import Viewpoint
from napoleon_game.view.places import LARGEST_LETTERS
from napoleon_game.view.timeline import Cue

_LETTERS: Final = (Do.STRENGTHS, Do.LAST_TRICK, Do.UNDO, Do.READ_HAND, Do.END_DEAL)
"""What a letter means here whoever is to decide."""


class TableScene(Scene):
    """Plays a session.

    Attributes:
        session: the match.
        stage: what is shown, and to whom.
        telling: what is said and heard.
        decision: how whoever looks decides.
        tooltip: explains what the mouse rests on.
        hint: what whoever is to decide is advised to do, once they ask.
        first_rules: explains rules to a person who plays alone; ``None`` if nobody does.
        reopened: told of each deal that was over and was gone back into; ``None`` if nobody asks.
    """

    largest_text = LARGEST_LETTERS
    first_rules: FirstRules | None = None
    reopened: Callable[[DealRecord], None] | None = None

    def __init__(
        self,
        context: Context,
        session: Session,
        deal_over: Callable[[Observation], Command],
        pause: Callable[[], Command],
        rules: Callable[[], Command],
    ) -> None:
        """Deal the session's next deal, or go on with the one that was left.

        ``deal_over`` is asked what comes after each finished one.
        """
        self.context, self.session = context, session
        self._deal_over, self._pause, self._rules = deal_over, pause, rules
        self.stage = Stage(context, session, self._hear)
        self.telling = Telling(context, self.stage)
        self.decision = Decision(context, session.names)
        self._explanation: Scene | None = None
        self.tooltip, self.hint = Tooltip(context), Hint(context)
        self._corner = Corner(self.stage, pause, self.take_back, self._end_deal, self._toggle_hint)
        self._show_last = False
        self._finished = False
        self._asked: Public | None = None
        self._hurry = Hurry()
        self._language = context.say
        context.listen(self._follow)
        if session.resumed:
            self.stage.show_now()  # a deal that is over goes on to its result
            self._corner.offer()
        else:
            self.start_deal()

    @property
    def director(self) -> Director:
        """Shows what happens."""
        return self.stage.director

    @property
    def viewer(self) -> Seat:
        """The seat at the bottom."""
        return self.stage.view.bottom

    def strengths(self) -> Command:
        """Lay the order of strength over the table."""
        return Push(StrengthsScene(self.context, self.director.shown))

    def start_deal(self) -> None:
        """Deal the next deal."""
        opening = self.session.next_deal()
        self._finished, self._asked, self._show_last = False, None, False
        self._look_from(self.stage.view.acted(None))
        self.telling.forget()
        self.decision = Decision(self.context, self.session.names)
        self.stage.begin(opening)
        self._corner.offer()
        self.dirty = True

    def left(self) -> None:
        """The match is left: nobody need think any longer."""
        self.session.close()
        self.context.forget(self._follow)

    def away(self) -> None:
        """Something comes between the table and whoever looks."""
        self._look_from(self.stage.view.hidden())

    def _follow(self, _: Config) -> None:
        """Settings changed; what was marked or chosen stays, unless its words are of another language."""
        self.stage.arrange()
        self._corner.relabel()
        if self._language is not self.context.say:
            self._language = self.context.say
            kinds = [occupant.kind for occupant in self.session.occupants]
            self.session.rename(in_language(self.session.names, kinds, self.context.say))
            self.decision.names = self.session.names
            if self._corner.ending is not None:
                self._corner.offer(ending_of(self.director.shown, self.stage.spoken_to, self.context))
            self.telling.say("")
            if self.decision.panel is not None:
                self.decision.ask(self.decision.panel.observation)
        self.dirty = True

    def _look_from(self, view: Viewpoint) -> None:
        """Let somebody else look, or nobody; what was said to who looked goes with their hand."""
        before = self.stage.view
        self.stage.look_from(view)
        if before.looks is not None and view.looks != before.looks:
            self.decision.unmark()
            self.telling.say("")
            self._corner.offer(ending_of(self.director.shown, None, self.context))
        self.dirty |= view.looks != before.looks or view.announced != before.announced

    # Time -------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> Command | None:
        """Let cards move and players act; what comes after a finished deal is for the program to do."""
        director = self.director
        director.speed, director.reduced = self.context.speed, self.context.config.motion.still
        self._hurry.update(seconds)
        self._look_from(self.stage.view.after(seconds, self.context.config.hot_seat.hide_seconds))
        self.dirty |= director.update(seconds) | self.decision.hand.update(seconds)
        if director.waiting == 0 and not self._finished and self._explanation is None:
            batch = self.session.advance()
            self.dirty |= self.telling.tell_of_replaced_players()
            if batch is not None:
                self._look_from(self.stage.view.acted(batch.turn))
                self.stage.take(batch)
                self.decision.close()
                self._corner.offer()
                self.dirty = True
        self.dirty |= self._corner.changed | self.tooltip.update(seconds)
        self.dirty |= self.hint.update(director.shown if self.stage.deciding else None)
        return self._rest() if director.idle else None

    def _rest(self) -> Command | None:
        """Everything has been shown: explain what is new, ask a person, or end the deal."""
        if self._explanation is not None:
            explanation, self._explanation = self._explanation, None
            return Push(explanation)
        shown = self.director.shown
        if self.telling.won is not None:
            self.telling.won, self.dirty = None, True
        if shown.public.phase is Phase.OVER and not self._finished:
            self._finished = True
            return self._passed_out() if shown.public.passed_out else self._deal_over(shown)
        asked, view = self.session.asked, self.stage.view
        if asked is None:
            return None
        if view.looks != asked:
            if view.announced != asked and self.stage.turn_to(asked):
                self._call()
        elif shown.public is not self._asked:
            self._asked = shown.public
            self._ask(shown)
        return None

    def _passed_out(self) -> Command | None:
        """Everybody passed: the same dealer deals anew (R2.4)."""
        self.start_deal()
        return None

    def _call(self) -> None:
        """The curtain names somebody: it is their turn."""
        self.telling.call()
        self._hurry.turn_comes()
        self._corner.offer(ending_of(self.director.shown, None, self.context))
        self.dirty = True

    def _ask(self, shown: Observation) -> None:
        """It is the turn of whoever looks; a card that is the only one may play itself.

        Not with several people: it would tell them what the hand is like.
        """
        legal, alone = shown.legal, self.stage.alone
        forced = self.context.config.helps.play_forced_card and isinstance(legal, LegalPlays)
        if forced and alone and len(legal) == 1:
            self._submit(legal[0])
            return
        if alone:
            self.telling.call()
        self._hurry.turn_comes()
        self.decision.ask(shown)
        self._corner.offer(ending_of(shown, self.stage.spoken_to, self.context))
        self.dirty = True

    def _hear(self, cue: Cue) -> None:
        """A cue's moment has come."""
        self.telling.hear(cue)
        self.dirty |= cue.event is not None
        if self.first_rules is not None and self._explanation is None:
            self._explanation = self.first_rules.scene_for(cue.event, self.stage)

    # Inputs -----------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> Command | None:
        """A click while something moves finishes the move and is used up."""
        self._make_room()
        if not isinstance(event, Pointed):
            self.stage.view = self.stage.view.stirred()
            self.dirty |= self.tooltip.hide()
        if isinstance(event, Typed) and (meant := meaning_of(event.text)) in self._letters:
            event = Asked(meant)
        match event:
            case Pointed():
                self._point(event)
            case Released():
                return self._corner.handle(event)
            case Pressed() if self._corner.takes(event):
                return self._corner.handle(event)
            case Asked(Do.CANCEL):
                if self._show_last or self.hint.asked is not None:
                    self._show_last, self.dirty = False, True
                    self.hint.close()
                    return None
                return self._pause()
            case Asked(Do.RULES):
                return self._rules()
            case Asked(Do.LAST_TRICK):
                self._toggle_last()
            case Asked(Do.UNDO) | Erased():
                self.take_back()
            case Asked(Do.HINT):
                self._toggle_hint()
            case Asked(Do.STRENGTHS):
                return self.strengths()
            case Asked(Do.READ_HAND):
                self.context.speech.say(hand_words(self.context, self.stage), at_once=True)
            case Asked(Do.END_DEAL):
                return self._corner.ask_to_end()
            case Pressed(at, _) if self.context.places.last_trick.contains(at) and not self.stage.blacked_out:
                self._toggle_last()
            case Pressed(_, 3) | Asked(Do.MOVE_LEFT | Do.MOVE_RIGHT) if self.stage.sort(
                event, self.decision.hand
            ):
                self.dirty = True
            case Pressed() | Asked(Do.CONFIRM | Do.SKIP | Do.NEXT) if not self.director.idle:
                self.director.flush()
                self._hurry.again()
                self.dirty = True
            case Asked() if self._corner.takes(event):
                return self._corner.handle(event)
            case Pressed() | Asked(Do.CONFIRM | Do.SKIP) if self._hurry.on:
                self._hurry.again()
            case _ if self.stage.calling:
                self._open_curtain(event)
            case _ if self.stage.deciding:
                self._decide(event)
        return None

    @property
    def _letters(self) -> tuple[Do, ...]:
        """What letters mean now."""
        return (*_LETTERS, Do.HINT) if self._corner.hint_key == "H" else _LETTERS

    def _toggle_hint(self) -> None:
        """Show whoever is to decide what is best, or put that away."""
        if self.stage.deciding:
            self.hint.toggle(self.director.shown)
            self.dirty = True

    def _make_room(self) -> None:
        """Let the panel make room for a hint while there is one."""
        if self.decision.panel is not None:
            self.decision.panel.advised = self.hint.asked is not None

    def _toggle_last(self) -> None:
        if self.director.shown.public.tricks and self.context.config.helps.last_trick:
            self._show_last, self.dirty = not self._show_last, True

    def _point(self, event: Pointed) -> None:
        self._corner.handle(event)
        covered = self.stage.blacked_out or self._show_last or self._corner.under(event.at)
        covered |= self.hint.covers(event.at)
        asked = self.decision.panel is not None
        self.dirty |= self.tooltip.point(None if covered else event.at, self.director, asked=asked)
        if self.stage.deciding:
            self.dirty |= self.decision.point(event, self.director)
        else:
            self.dirty |= self.decision.leave()
        self.dirty |= self._corner.changed

    def _open_curtain(self, event: Input) -> None:
        """Whoever was called is there, and asks for their hand."""
        self._corner.leave()
        match event:
            case Asked(Do.CONFIRM | Do.SKIP):
                self._look_from(self.stage.view.shown())
                self._hurry.turn_comes()
            case Pressed(at, 1) if curtain_contains(at, self.context):
                self._look_from(self.stage.view.shown())
                self._hurry.turn_comes()

    def _decide(self, event: Input) -> None:
        """An input while somebody is to decide."""
        self.dirty = True
        self._corner.leave()
        told = self.decision.message
        action = self.decision.handle(event, self.director)
        if self.decision.message:
            self.telling.say(self.decision.message, alert=True)
        elif told and told == self.telling.message:  # it was followed
            self.telling.say("")
        if action is not None:
            self._submit(action)

    def _submit(self, action: Action) -> None:
        """Hand a decision in; an illegal one is refused with its reason, and can be made anew."""
        try:
            self.session.people[action.seat].submit(action)
        except IllegalActionError as error:
            self.context.audio.play("illegal")
            if self.context.config.helps.explain_illegal:
                self.telling.say(why(error, self.context.say, self.session.names), alert=True)
            if isinstance(action, PlayCard):
                self.decision.hand.refuse(action.card, still=self.context.config.motion.still)
            return
        self.telling.say("")
        self.decision.close()

    # Comfort ----------------------------------------------------------------------------------------------

    def take_back(self) -> None:
        """Take the only person's last decision back, even if it lies in the deal before."""
        session = self.session
        deal, told = session.table.state.deal, len(session.course.reopened)
        if session.undo() is None:
            return
        for record in session.course.reopened[told:]:
            if self.reopened is not None:
                self.reopened(record)
        self.telling.forget()
        if session.table.state.deal != deal:
            self.stage.sorting = Sorting()
            self.stage.arrange()
            self.telling.say(self.context.say("undo-deal-before"), alert=True)
        self.stage.show_now()
        self._finished = False
        self.decision.close()
        self._asked, self._show_last = None, False
        self._hurry.again()
        self.dirty = True
        self._corner.offer()

    def _end_deal(self) -> None:
        """Let the rest be played, and show only how the deal ended."""
        batch = self.session.play_out()
        self._look_from(self.stage.view.acted(batch.turn))
        self.stage.end(batch)
        self.decision.close()
        self._corner.offer()
        self.dirty = True

    @property
    def spoken(self) -> str:
        """What is chosen, or the button in the corner that has the focus."""
        return self._corner.spoken or focus_words(self.context, self.stage, self.decision)

    def draw(self, canvas: Canvas) -> None:
        """The table, and the buttons in its corner."""
        deciding = self.stage.deciding
        self._make_room()
        moment = Moment(
            director=self.director,
            names=self.session.names,
            view=self.stage.view,
            spoken_to=self.stage.spoken_to,
            hand=self.decision.hand,
            panel=self.decision.panel if deciding else None,
            message=self.telling.message,
            alert=self.telling.alert,
            won=self.telling.won,
            deciding=deciding,
            still=self.context.config.motion.still,
            last_trick=self._show_last,
            advised=deciding and self.hint.asked is not None,
        )
        draw_table(canvas, moment, self.context)
        self._corner.draw(canvas)
        if deciding:
            self.hint.draw(canvas, self.director, self.decision, self.session.names)
        self.tooltip.draw(canvas)
