"""The scenes with cards on the table, each as a person comes to it."""

from contextlib import ExitStack
from pathlib import Path
from typing import Final

from napoleon_game.ai.registry import make_player
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.controllers import Controller, InlineController
from napoleon_game.match.series import Series
from napoleon_game.match.session import HUMAN, Occupant, Session
from napoleon_game.record.steps import Steps
from napoleon_game.store.history.history import History
from napoleon_game.store.saves import Saves
from napoleon_game.ui.context import Context
from napoleon_game.ui.match_plan import MatchPlan
from napoleon_game.ui.program import Program
from napoleon_game.ui.replay_ways import ReplayWays
from napoleon_game.ui.scene import Command, Pop, Push, Scene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.replay import ReplayScene
from napoleon_game.ui.scenes.table import TableScene
from tests.ui.histories import a_history, played, record_of
from tests.ui.saves import fill

_RECORD: Final = 1


class Props:
    """What scenes need, and what must be put away afterwards.

    Attributes:
        context: settings and services.
        folder: an empty folder.
        names: of those who sit at tables, or sat there.
        stack: puts away what was opened.
    """

    def __init__(self, context: Context, folder: Path, names: tuple[str, ...]) -> None:
        self.context, self.folder, self.names = context, folder, names
        self.stack = ExitStack()

    def history(self) -> History:
        """A history with deals of a person."""
        return self.stack.enter_context(a_history(self.names))

    def saves(self) -> Saves:
        """Saved matches of all kinds."""
        saves = Saves(fill(self.folder / "matches"))
        self.stack.callback(saves.close)
        saves.look().result(60)
        return saves


def nothing(*_: object) -> Command:
    """Goes back."""
    return Pop()


def _bot(_: str) -> Controller:
    return InlineController(make_player("rules"))


def occupants(props: Props, people: int) -> tuple[Occupant, ...]:
    """So many people, and computer players."""
    kinds = [HUMAN if seat < people else "rules" for seat in range(5)]
    return tuple(Occupant(name, kind) for name, kind in zip(props.names, kinds, strict=True))


def sit(props: Props, kind: type[TableScene] = TableScene, people: int = 1) -> TableScene:
    """A table at which nobody has decided anything yet."""
    session = Session(Series("kyoto"), occupants(props, people), RuleSet(), _bot)
    return kind(props.context, session, nothing, nothing, nothing)


def sit_and_keep(props: Props) -> TableScene:
    """A table at which all is written down."""
    program = Program(props.context, saves=props.saves())
    props.context.make_bot = _bot  # type: ignore[assignment,method-assign]  # nobody waits for a thread here
    return program.table(MatchPlan(occupants(props, 1), "kyoto", 3, RuleSet()))


def in_play(states: Steps) -> int:
    """The position in which the fifth trick begins."""
    return next(chapter.first for chapter in states.chapters if chapter.trick == 4)


def practise(props: Props) -> Scene:
    """A table at which another line is tried out, from a deal that was over."""
    steps = Steps(played(_RECORD))
    state = next(each.state for each in steps.positions if each.state.public.phase is Phase.PLAY)
    props.context.make_bot = _bot  # type: ignore[assignment,method-assign]
    back = NoticeScene(props.context, "")
    command = ReplayWays(props.context, None).sit_down(
        state, record_of(_RECORD, props.names).players, 0, back
    )
    assert isinstance(command, Push)
    return command.scene


def look_again(props: Props, *, over: bool = False, note: str = "", view: int = 0) -> ReplayScene:
    """A deal that is looked at again, with all hands open or (``view`` 1 and up) from a seat."""
    steps = Steps(played(_RECORD))
    scene = ReplayScene(
        props.context,
        record_of(_RECORD, props.names),
        steps=steps,
        ways=ReplayWays(props.context, None),
        start=steps.last if over else in_play(steps),
        note=note and props.context.say(note),
    )
    if view:
        scene._look_as(view)
    return scene


def asked(scene: TableScene) -> bool:
    """Whether the person is to decide, or to open the curtain, and nothing moves."""
    person = scene.session.people.get(scene.viewer)
    waits = person is not None and person.asked is not None
    return scene.director.idle and (scene.stage.calling or waits)
