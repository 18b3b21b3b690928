"""What the history has to say, in the person's language."""

from napoleon_game.store.history.deals import Player
from napoleon_game.store.history.history import News
from napoleon_game.store.history.rescue import Rescued
from napoleon_game.store.history.trouble import HistoryError
from napoleon_game.ui.context import Context


def trouble_text(context: Context, error: HistoryError) -> str:
    """Why the history cannot be shown."""
    return context.say("history-trouble-open", problem=_problem(context, error))


def news_text(context: Context, news: News) -> tuple[str, str]:
    """What a person is to hear, and a detail."""
    say = context.say
    if isinstance(news, Rescued):
        aside = say("history-rescued-detail", file=str(news.aside)) if news.aside is not None else ""
        return say("history-rescued", count=news.deals), aside
    return say("history-trouble", problem=_problem(context, news)), str(news.path)


def player_label(context: Context, player: Player) -> str:
    """A person by name, computer players by their kind."""
    if player.human:
        return player.person
    return context.say("statistics-computer", kind=context.words.player_kind(player.kind))


def _problem(context: Context, error: HistoryError) -> str:
    return context.say(f"history-problem-{error.trouble.name.lower().replace('_', '-')}")
