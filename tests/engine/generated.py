"""Cards whose text is drawn from the grammar: whatever parses can be defined and played, or leaves a named gap."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.games.registry import GAMES
from engine.kernel.cards import Definition
from engine.language import Node, render
from engine.language.cards import CARD_TABLE
from engine.language.generating import Trees
from engine.language.meaning.define import Gap, Printed, define
from engine.library import Library
from engine.scenarios.play import Spoken
from tests.engine.tabletop import Draw, Pool

FIRST_KINDS = {"shadowverse": ("follower", "amulet", "spell"), "duel-masters": ("creature", "spell"), "duel-masters-plays": ("creature", "spell")}
LIMITS = {"shadowverse": {"board": 5, "hand": 9}, "duel-masters-plays": {"battle": 7}}
VALUES = ("keyword", "kind", "trait", "class", "zone", "counter", "state", "figure")


class Generated:
    """Draws cards of a game; names in their texts are those of real cards."""

    def __init__(self, library: Library, game: str) -> None:
        self.library = library
        self.game = GAMES[game]
        self.real = tuple(library.cards[game])
        words = self.game.vocabulary
        values = {v.upper(): [w.id for w in words.of(v)] for v in VALUES}
        self.trees = Trees(CARD_TABLE, values | {"NAME": list(self.real)})
        self.texts: list[str] = []
        self.last_gaps: list[Gap] = []

    def define(self, slug: str) -> Definition:
        return self.library.define(self.game.id, slug, None)

    def words(self, node: Node, category: str = "line") -> Mapping[str, str]:
        names = self.library.cards[self.game.id].names
        return Spoken(lambda lang: render(node, lang, self.game.vocabulary, names, category))

    def card(self, draw: Draw, number: int) -> Definition:
        """One card: a few lines, and an evolved side now and then."""
        kind = draw.pick(FIRST_KINDS.get(self.game.id, ("character", "event")))
        lines = tuple(self.trees.draw("line", draw, draw.number(4, 9)) for _ in range(draw.number(1, 2)))
        self.texts += [self.words(n)["en"] for n in lines]
        name = f"Card {number}"
        evolved = (3, 3, lines[:1]) if kind == "follower" and draw.pick((True, False)) else None
        figures = (draw.number(0, 4), draw.number(1, 4)) if kind not in ("spell", "amulet", "event") else (None, None)
        printed = Printed(
            f"card-{number}", {"en": name, "ja": name}, kind, "neutral", frozenset(), draw.number(0, 3), *figures, lines, evolved
        )
        made, gaps = define(self.game, printed, self.define, self.words)
        self.last_gaps += gaps
        return made

    def pool(self, draw: Draw, amount: int) -> Pool:
        """So many generated cards and as many real ones."""
        self.texts, self.last_gaps = [], []
        made = {c.slug: c for c in (self.card(draw, n) for n in range(amount))}
        real = [draw.pick(self.real) for _ in range(amount)]
        look: Callable[[str], Definition] = lambda slug: made[slug] if slug in made else self.define(slug)  # noqa: E731
        ruleset = self.library.ruleset(self.game.id, None, {})
        return Pool(self.game, ruleset, look, (*made, *real), LIMITS.get(self.game.id, {}))
