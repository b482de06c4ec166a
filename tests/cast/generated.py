"""What is drawn at random: cards whose text comes from the grammar, boards of them and of real ones, actions upon those.

Whatever parses can be defined and played, or leaves a named gap; whatever cards meet, the table stays whole. Where the choices come
from is a parameter (``pick`` and ``number``), so that Hypothesis can shrink a board, and a plain random generator can run thousands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Any, Protocol

from engine.corpus.shapes import Given, Placed, Side
from engine.games.registry import GAMES
from engine.kernel.budget import Budget, Ended, OverBudget
from engine.kernel.cards import Definition
from engine.kernel.game import Game
from engine.kernel.requests import Refused, Request
from engine.kernel.rules import Ruleset
from engine.kernel.run import Run
from engine.kernel.state import OTHER, PLAYERS
from engine.kernel.trace import Event, Message
from engine.language import Node, render
from engine.language.cards import CARD_TABLE
from engine.language.generating import Trees
from engine.language.meaning.define import Gap, Printed, define
from engine.play.play import TextWhenRead
from engine.play.table import TableBuilder
from engine.study.library import Library
from tests.cast import shipped
from tests.cast.small import rules_of

BUDGET = Budget(steps=1500, depth=30, agenda=120, objects=220, decisions=120)


class Draw(Protocol):
    def pick(self, options: Sequence[Any]) -> Any: ...
    def number(self, low: int, high: int) -> int: ...


@dataclass(frozen=True)
class Pool:
    """A game under one ruleset, and the cards that may turn up in it."""

    game: Game
    ruleset: Ruleset
    define: Callable[[str], Definition]
    slugs: tuple[str, ...]
    limits: dict[str, int]

    def of(self, *kinds: str) -> list[str]:
        return [s for s in self.slugs if self.define(s).kind in kinds]


class Deciding(Run):
    """A run whose open decisions are drawn."""

    def __init__(self, draw: Draw, *args: Any) -> None:
        super().__init__(*args)
        self.draw = draw
        self.choose = []

    def decide(self, kind, player, prompt, options, odds=(), wish=None, fallback=0):
        if len(self.decisions) == len(self.choose):
            self.choose.append(self.draw.number(0, len(options) - 1))
        return super().decide(kind, player, prompt, options, odds, wish, fallback)


def cards(draw: Draw, slugs: list[str], most: int) -> tuple[Placed, ...]:
    return tuple(Placed(draw.pick(slugs), "", 0, 0) for _ in range(draw.number(0, most))) if slugs else ()


def side(draw: Draw, pool: Pool) -> Side:
    """One player's cards: as many on the board and in hand as there may be, a short deck, some points."""
    kinds = {pool.define(s).kind for s in pool.slugs}
    on_table = pool.of(*filter(pool.game.is_permanent, kinds))
    zones = {
        pool.game.table: cards(draw, on_table, pool.limits.get(pool.game.table, 4)),
        "hand": cards(draw, list(pool.slugs), pool.limits.get("hand", 6)),
        "deck": cards(draw, list(pool.slugs), 5),
    }
    for pile in ("mana", "shields", "cemetery", "graveyard"):
        if any(zone.id == pile for zone in pool.game.zones):
            zones[pile] = cards(draw, list(pool.slugs), 5)
    points = {name: draw.number(0, 10) for name in pool.game.points if name != "defense"}
    evolvable = pool.of("follower")
    board = tuple(replace(p, evolved=p.card in evolvable and draw.pick((True, False))) for p in zones[pool.game.table])
    return Side(zones={**zones, pool.game.table: board}, points=points, deck_size=draw.number(5, 8))


def start(draw: Draw, pool: Pool) -> Deciding:
    table = TableBuilder(pool.game, pool.define, lambda sentence: ())
    given = Given(turn=draw.pick(PLAYERS), me=side(draw, pool), opponent=side(draw, pool))
    run = Deciding(draw, pool.game, pool.ruleset, table.build(given), (), BUDGET)
    if pool.game.begin is not None:
        pool.game.begin(run)
    run.emit("start", Message("start", {}))
    return run


def requested(draw: Draw, run: Run) -> Callable[[], None]:
    """A random action of a player: legal ones often, others too."""
    game, state = run.game, run.state
    kind = draw.pick([k for k in game.actions if k in ("play", "attack", "evolve", "end_turn", "use", "pass", "end_interrupts", "produce")])
    who = draw.pick((state.turn, state.turn, OTHER[state.turn]))
    here = state.zone(who, "hand" if kind == "play" else game.table)
    there = [*state.zone(OTHER[who], game.table), *state.zone(OTHER[who], "leader")]
    thing = draw.pick(here) if here else state.zone(who, "leader")[0]
    targets = (draw.pick(there),) if kind == "attack" or draw.number(0, 3) == 0 else ()
    how = draw.pick(("", "", "accelerate", "crystallize"))
    return lambda: game.actions[kind](run, Request(kind, who, thing, targets, how=how))


def happening(draw: Draw, run: Run) -> Callable[[], None]:
    """Something that befalls a card, whoever does it."""
    state, known = run.state, run.game.appliers
    on_table = [i for p in PLAYERS for i in state.zone(p, run.game.table)]
    leaders = [i for p in PLAYERS for i in state.zone(p, "leader")]
    befall = [
        t for t in ("destroyed", "banished", "returned", "damaged", "healed", "evolved", "lost-abilities", "strengthened") if t in known
    ]
    player = draw.pick(PLAYERS)
    kind = draw.pick([*befall, "drawn"])
    if kind == "drawn" or not on_table:
        amount = draw.number(1, 4)
        return lambda: run.game.behaviour.draw(run, player, amount) and None
    chosen = sorted({draw.pick([*on_table, *(leaders if kind in ("damaged", "healed") else ())]) for _ in range(draw.number(1, 3))})
    data = {"by": "effect", "stats": (draw.number(-3, 3), draw.number(-3, 3))}
    events = [Event(kind, i, state.things[i].controller, draw.number(0, 6), **dict(data)) for i in chosen]

    def together() -> None:
        with run.deferring():
            run.together(events)
        run.checkpoint("operation")

    return together


def play(draw: Draw, pool: Pool, actions: int) -> Deciding:
    """A random game of so many actions; ends early where it is decided or over budget."""
    run = start(draw, pool)
    try:
        for _ in range(actions):
            act(run, draw.pick((requested, requested, happening))(draw, run))
    except (Ended, OverBudget):
        run.agenda.clear()
    return run


def act(run: Run, action: Callable[[], None]) -> None:
    """One action with all that comes of it; a refused one changes nothing."""
    before, waiting = run.state, tuple(run.agenda)
    try:
        run.depth = 1
        action()
        if run.game.discipline != "stack":
            run.drain()
            assert not run.agenda
    except Refused:
        run.state, run.agenda[:], run.occasion = before, waiting, 0
    finally:
        run.depth = run.cause = 0


def check(run: Run, pool: Pool) -> None:
    """What must hold in every frame: each card in one zone, no zone too full, what waits in its order, all of it sayable."""
    known: set[int] = set()
    for frame in run.frames:
        state = frame.state
        standing = [i for ids in state.zones.values() for i in ids]
        assert len(standing) == len(set(standing)), f"frame {frame.n}: a card in two places"
        assert set(standing) == set(state.things), f"frame {frame.n}: a card nowhere"
        assert known <= set(state.things), f"frame {frame.n}: a card was lost"
        known = set(state.things)
        for (player, zone), ids in state.zones.items():
            assert len(ids) <= pool.limits.get(zone, 10**6), f"frame {frame.n}: {zone} holds {len(ids)}"
            for i in ids:
                t = state.things[i]
                assert (t.id, t.zone) == (i, zone), f"frame {frame.n}: {t.card.slug} thinks it is in {t.zone}, not in {zone}"
                assert t.controller == player, f"frame {frame.n}: {t.card.slug} in {zone} belongs to the other side"
        if run.game.discipline == "queue":
            assert all(a.key < b.key for a, b in pairwise(frame.agenda)), f"frame {frame.n}: what waits is out of order"
        assert all(value >= 0 for value in state.points.values()), f"frame {frame.n}: points below 0"


# ---- cards whose text is drawn

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
        self.klass = next((w.id for w in words.of("class")), "")
        values = {v.upper(): [w.id for w in words.of(v)] for v in VALUES}
        self.trees = Trees(CARD_TABLE, values | {"NAME": list(self.real)})
        self.texts: list[str] = []
        self.last_gaps: list[Gap] = []

    def define(self, slug: str) -> Definition:
        return self.library.definitions.get(self.game.id, slug, None)

    def words(self, node: Node, category: str = "line") -> Mapping[str, str]:
        names = self.library.cards[self.game.id].names
        return TextWhenRead(lambda lang: render(node, lang, self.game.vocabulary, names, category))

    def card(self, draw: Draw, number: int) -> Definition:
        """One card: a few lines, and an evolved side now and then."""
        kind = draw.pick(FIRST_KINDS.get(self.game.id, ("character", "event")))
        lines = tuple(self.trees.draw("line", draw, draw.number(4, 9)) for _ in range(draw.number(1, 2)))
        self.texts += [self.words(n)["en"] for n in lines]
        name = f"Card {number}"
        evolved = (3, 3, lines[:1]) if kind == "follower" and draw.pick((True, False)) else None
        figures = (draw.number(0, 4), draw.number(1, 4)) if kind not in ("spell", "amulet", "event") else (None, None)
        printed = Printed(
            f"card-{number}", {"en": name, "ja": name}, kind, self.klass, frozenset(), draw.number(0, 3), *figures, lines, evolved
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


# ---- the shipped cards


@cache
def shipped_cards(game: str) -> Library:
    """The shipped cards of all games, and every rule of this one with its first setting."""
    return Library.from_texts({**shipped.texts("*/cards"), f"{game}/rules/all.yaml": rules_of(game)})


@cache
def shipped_pool(game: str) -> Pool:
    """A game's shipped cards under those rules, to lay out boards of."""
    library = shipped_cards(game)
    define = lambda slug: library.definitions.get(game, slug, None)  # noqa: E731
    return Pool(GAMES[game], library.ruleset(game, None, {}), define, tuple(library.cards[game]), LIMITS.get(game, {}))
