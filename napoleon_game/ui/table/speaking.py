"""What is read aloud of the table: never a hand to several people, unless they have asked for that."""

from napoleon_game.core.actions import PlayCard
from napoleon_game.core.phase import Phase
from napoleon_game.i18n.narration import strip
from napoleon_game.ui.context import Context
from napoleon_game.ui.table.decision import Decision
from napoleon_game.ui.table.stage import Stage
from napoleon_game.view.layout import hand_of


def may_tell_hands(context: Context, stage: Stage) -> bool:
    """Whether what only one person may know can be said: one plays alone, or all have agreed to it."""
    return stage.alone or context.config.speech.shared_hands


def turn_words(context: Context, stage: Stage, names: tuple[str, ...]) -> str:
    """Whose turn it is and what for; of the hand it tells only what may be told."""
    shown, alone = stage.director.shown, stage.spoken_to is not None
    return strip(shown if alone else shown.open, names, context.say, single_player=alone)


def focus_words(context: Context, stage: Stage, decision: Decision) -> str:
    """What is chosen at the moment; nothing while nobody decides, or where it must not be told."""
    if not stage.deciding or not may_tell_hands(context, stage):
        return ""
    card, shown = decision.hand.focus, stage.director.shown
    said = []
    if card is not None and card in shown.hand:
        name = context.words.card(card)
        legal = {action.card for action in shown.legal if isinstance(action, PlayCard)}
        playing = shown.public.phase is Phase.PLAY
        key = "speech-card-illegal" if playing and card not in legal else "speech-card-legal"
        said.append(context.say(key, card=name))
    if decision.panel is not None and decision.panel.spoken:
        said.append(decision.panel.spoken)
    return context.words.listed(said) if said else ""


def hand_words(context: Context, stage: Stage) -> str:
    """The hand of whoever looks, for the key that asks for it."""
    if not may_tell_hands(context, stage):
        return context.say("speech-no-hand")
    shown = stage.director.shown
    if stage.view.looks is None or not shown.hand:
        return context.say("speech-hand-covered")
    hand = hand_of(shown, stage.director.arrangement)
    return context.say("speech-hand", cards=context.words.listed(map(context.words.card, hand)))
