"""The page of a game's language: its words, and an example of every phrase that its cards can do."""

from __future__ import annotations

from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_safe

from engine.games.registry import GAMES
from engine.study.game_language import LanguageEntry, language_of_game, sections
from rulings.board import texts
from rulings.http import answers
from rulings.store.models import Game
from rulings.store.search import LONGEST


@require_safe
def game_language(request: HttpRequest, game_id: str) -> HttpResponseBase:
    """All of a game's language; with ``?q=`` only what has these letters in it, in either language."""
    row = get_object_or_404(Game, id=game_id)
    if game_id not in GAMES:
        raise Http404
    wanted = request.GET.get("q", "")[:LONGEST].strip()
    shown = ((title, [one for one in said if holds(one, wanted)]) for title, said in sections(language_of_game(game_id), texts.here()))
    parts = [{"title": title, "id": f"part-{n}", "said": said} for n, (title, said) in enumerate(shown, 1) if said]
    return answers.page(request, "handbook/game_language.html", {"game": row, "parts": parts, "q": wanted})


def holds(one: LanguageEntry, letters: str) -> bool:
    """Whether a word or a phrase has some letters in it, in any of its spellings."""
    return any(letters.casefold() in spelling.casefold() for spelling in (one.en, one.ja, *one.also))
