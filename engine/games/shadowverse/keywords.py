"""Keywords that a follower has only after evolving: they are given by an effect that triggers with the evolution and waits its turn."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.games.shadowverse import removal_policies as removal
from engine.kernel import moves
from engine.kernel.cards import Ability, CardAbility, Trigger
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.trace import Event
from engine.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from engine.kernel.run import Run

FIRST = -1  # before the lines of the card


def wait(run: Run, e: Event, before: Thing) -> None:
    """Take back the keywords that came with the evolved side; the evolution brings an effect that gives them (or not, by rule)."""
    now = run.state.things[e.subject]
    vocabulary = run.game.vocabulary
    fresh = tuple(k for k in now.card.face("evolved").keywords if k not in before.keywords and vocabulary.has("keyword", k))
    if not fresh or run.ask(removal.EVOLVE_KEYWORDS) == "at-once":
        return
    moves.change(run, now, keywords=tuple(k for k in now.keywords if k not in fresh))
    e.brings = (CardAbility(giving(fresh, vocabulary), FIRST),)


@lru_cache(maxsize=256)
def giving(keywords: tuple[str, ...], vocabulary: Vocabulary) -> Ability:
    """The effect of having these keywords."""
    names = [vocabulary.word("keyword", w) for w in keywords]

    def give(ctx: Context) -> None:
        run = ctx.run
        for name in names:
            t = run.state.things[ctx.source]
            moves.change(run, t, keywords=(*t.keywords, name.id))
            called = {"en": name.en, "ja": name.ja}
            run.happen(Event("keyword-gained", t.id, t.controller, 0, t.id, keyword=called, word=name.id))

    text = {"en": " ".join(f"{n.en}." for n in names), "ja": "".join(f"{n.ja}。" for n in names)}
    return Ability("keyword", text, Trigger("evolved", True, "evolve"), operations=(give,))
