"""What is right, and why something is wrong."""

from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import pictures
from napoleon_game.core.scoring import Side, side_wins
from napoleon_game.core.state import State
from napoleon_game.core.tricks import Trick, judge
from napoleon_game.lessons.lesson import LEARNER, REST, Act, Asked, Pick


def options(pick: Pick, state: State) -> tuple[str, ...]:
    """The answers to choose from."""
    return pick.options or tuple(map(str, _trick(state).cards))


def right_answers(task: Act | Pick, state: State) -> tuple[str, ...]:
    """The right answers in ``state``, as the rules have it; the best known first."""
    if isinstance(task, Act):
        return task.right
    match task.asked:
        case Asked.WINNER:
            public, cards = state.public, _trick(state).cards
            return (str(cards[judge(cards, public.bid.trump, first_trick=not public.tricks).place]),)
        case Asked.HAND:
            return (str(pictures(state.hands[LEARNER])),)
        case Asked.TRICK:
            return (str(pictures(_trick(state).cards)),)
        case Asked.RESULT:
            side = Side.NAPOLEON if side_wins(*task.given) else Side.ALLIED
            return (side.value,)
        case Asked.HIGHER:
            return (str(max(map(Bid.parse, task.options))),)


def reason(task: Act | Pick, answer: str) -> str | None:
    """The name of the reason why ``answer`` is wrong; ``None`` if the lesson has none."""
    parts = set(answer.split("+"))
    for name, answers in task.wrong:
        if parts & answers:
            return name
    return next((name for name, answers in task.wrong if REST in answers), None)


def _trick(state: State) -> Trick:
    assert state.public.trick is not None, "a question about a trick, so there is one"
    return state.public.trick
