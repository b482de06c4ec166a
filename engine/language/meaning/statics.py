"""What holds of cards as long as something is on the table: marks, keywords and figures (damage and what players may not do are apart)."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.cards import Ability, Test, Text
from engine.kernel.holding import LISTENS, Holds, settle
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning.builder import Bench, NoMeaning
from engine.language.meaning.grants import mark_text
from engine.language.tree import Node


def marks(b: Bench, quality: Node) -> tuple[str, ...] | None:
    """The marks that a quality amounts to, or None where it is more than marks."""
    return (b.make("mark", quality),) if b.meaning("mark", quality.kind) is not None else None


def named(b: Bench, word: str) -> tuple[str, Text]:
    """A keyword or mark with its name in both languages."""
    words = b.game.vocabulary
    if words is not None and words.has("keyword", word):
        w = words.word("keyword", word)
        return (word, {"en": w.en, "ja": w.ja})
    return (word, mark_text(word, words))


def standing(gift: Node) -> bool:
    """Whether a gift is one that can come and go with what it depends on: a keyword, or figures that are plain numbers."""
    if gift.kind == "figures":
        return isinstance(gift["stats"]["attack"], int) and isinstance(gift["stats"]["defense"], int)
    return gift.kind == "keyword"


def holding(b: Bench, e: Node, fits: Callable[[Context, Thing], bool], condition: Test | None) -> Ability:
    """The ability of "<targets> have <keywords, figures>" or of "<targets> can't …", with its condition."""
    quality = e["quality"]
    found = marks(b, quality)
    if found is not None:
        holds = Holds(fits, tuple(named(b, word) for word in found), mark=True)
    elif quality.kind == "has" and all(standing(g) for g in quality["gifts"]):
        gifts = quality["gifts"]
        words = tuple(named(b, g["keyword"]) for g in gifts if g.kind == "keyword")
        stats = [g["stats"] for g in gifts if g.kind == "figures"]
        holds = Holds(fits, words, (sum(s["attack"] for s in stats), sum(s["defense"] for s in stats)))
    else:
        raise NoMeaning("static", quality.kind)
    zones = frozenset({b.game.table, "leader"})
    return Ability("static", b.text(e, "effect"), None, condition, (settle,), zones=zones, hears=(LISTENS,), holds=holds)
