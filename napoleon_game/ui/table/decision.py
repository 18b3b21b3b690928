"""How whoever looks decides: with the panel of the phase, and with the cards of the hand."""

from collections.abc import Callable
from typing import Final

from napoleon_game.core.actions import Action, PlayCard
from napoleon_game.core.cards import KITTY_SIZE, Card
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed, Pressed
from napoleon_game.ui.table.adjutant import AdjutantPanel
from napoleon_game.ui.table.auction import AuctionPanel
from napoleon_game.ui.table.exchange import ExchangePanel
from napoleon_game.ui.table.hand import HandControl
from napoleon_game.ui.table.panel import Panel
from napoleon_game.view.director import Director
from napoleon_game.view.layout import hand_of

_PANELS: Final[dict[Phase, Callable[[Context, Observation, tuple[str, ...]], Panel]]] = {
    Phase.AUCTION: AuctionPanel,
    Phase.ADJUTANT: AdjutantPanel,
    Phase.EXCHANGE: ExchangePanel,
}


class Decision:
    """What is chosen so far, and the way from inputs to an action.

    Attributes:
        hand: the focus in the hand.
        panel: what asks; ``None`` in play, and where nobody is asked.
        message: what is to be said about the last input; empty for nothing.
    """

    def __init__(self, context: Context, names: tuple[str, ...]) -> None:
        """Nobody is asked yet."""
        self.context, self.names = context, names
        self.hand = HandControl()
        self.panel: Panel | None = None
        self.message = ""

    def ask(self, shown: Observation) -> None:
        """Ask about what is shown, nothing being chosen."""
        make = _PANELS.get(shown.public.phase)
        self.panel = None if make is None else make(self.context, shown, self.names)
        self.unmark()

    def close(self) -> None:
        """It is decided, or nobody is to decide any longer."""
        self.panel, self.message = None, ""
        self.unmark()

    def unmark(self) -> None:
        """No card is under the mouse or has the focus."""
        self.hand.focus = self.hand.hovered = None

    def point(self, event: Pointed, director: Director) -> bool:
        """The mouse moved while somebody is to decide; returns whether anything looks different."""
        shown = director.shown
        in_hand = shown.public.phase in (Phase.PLAY, Phase.EXCHANGE)
        hovered = self.hand.under(event.at, shown.hand, director.poses()) if in_hand else None
        changed = hovered is not self.hand.hovered
        self.hand.hovered = hovered
        if self.panel is not None:
            self.panel.handle(event)
            changed |= self.panel.changed
        return changed

    def leave(self) -> bool:
        """The mouse is over no card; returns whether it was."""
        was, self.hand.hovered = self.hand.hovered, None
        return was is not None

    def handle(self, event: Input, director: Director) -> Action | None:
        """An input: to the panel, else to the hand; returns the decision once it is made."""
        shown = director.shown
        self.message = ""
        if self.panel is not None and (action := self.panel.handle(event)) is not None:
            return action
        phase = shown.public.phase
        if phase not in (Phase.PLAY, Phase.EXCHANGE):
            return None
        hand, focus = hand_of(shown, director.arrangement), self.hand.focus
        match event:
            case Pressed(at, 1):
                return self._use(self.hand.under(at, hand, director.poses()), shown, by_key=False)
            case Asked(Do.LEFT):
                self.hand.step(hand, -1)
            case Asked(Do.RIGHT):
                self.hand.step(hand, 1)
            case Asked(Do.SKIP | Do.UP) if focus in hand and phase is Phase.EXCHANGE:
                return self._use(focus, shown, by_key=True)
            case Asked(Do.CONFIRM) if focus in hand and phase is Phase.PLAY:
                return self._use(focus, shown, by_key=True)
            case Asked(Do.CONFIRM | Do.SKIP | Do.UP):
                self.message = self._how_to_choose(phase)
        return None

    def _how_to_choose(self, phase: Phase) -> str:
        """What to do for somebody who confirms what they have not chosen; no card is chosen for them."""
        if phase is Phase.EXCHANGE:
            missing = KITTY_SIZE - len(self.panel.chosen_cards if self.panel is not None else ())
            return self.context.say("choose-discards", count=missing) if missing else ""
        return self.context.say("choose-card") if self.hand.focus is None else ""

    def _use(self, card: Card | None, shown: Observation, *, by_key: bool) -> Action | None:
        """A card was clicked or confirmed: mark it in the exchange, play it in a trick."""
        if card is None:
            return None
        if self.panel is not None:
            self.panel.card_clicked(card)
            return None
        if self.context.config.helps.confirm_card and not by_key and self.hand.focus is not card:
            self.hand.focus = card  # a first click chooses, a second plays
            self.message = self.context.say("confirm-twice")
            return None
        return PlayCard(shown.seat, card)
