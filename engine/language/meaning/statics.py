"""What holds of cards as long as something is on the table: marks, keywords and figures (damage and what players may not do are apart)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Ability, Test
from engine.kernel.holding import LISTENS, Holds, settle
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning.builder import Bench, NoMeaning
from engine.language.meaning.filters import places
from engine.language.meaning.grants import itself, keyword_text
from engine.language.tree import Node
from engine.language.unknown_x import letters_needed


def marks(b: Bench, quality: Node) -> tuple[str, ...] | None:
    """The marks that a quality amounts to, or None where it is more than marks."""
    return (b.make("mark", quality),) if b.meaning("mark", quality.kind) is not None else None


def named(b: Bench, word: str) -> tuple[str, Bilingual]:
    """A keyword or mark with its name in both languages."""
    return (word, keyword_text(word, b.game.vocabulary))


def is_continuous(b: Bench, grant: Node) -> bool:
    """Whether a grant is one that can come and go with what it depends on: keywords, figures that are plain numbers or worked out anew."""
    if grant.kind == "figures":
        return letters_needed(grant["stats"]) <= ({"X"} if b.x is not None else set())
    if grant.kind == "figures_each":
        return not with_x(grant)
    return b.meaning("worked_out", grant.kind) is not None or keywords_of(b, grant) is not None


def keywords_of(b: Bench, grant: Node) -> tuple[str, ...] | None:
    """The keywords that a grant amounts to, also one written out as a line; None where it is more, or none."""
    if grant.kind == "keyword":
        return (grant["keyword"],)
    if grant.kind != "ability" or b.line_maker is None:
        return None
    made = b.line_maker(grant["line"])
    return tuple(word for a in made for word in a.keywords) if all(a.role == "keyword" for a in made) else None


Figures = Callable[[Context], tuple[int, int]]


def with_x(grant: Node) -> bool:
    """Whether a change of figures has an X in it."""
    return any(isinstance(grant["stats"][name], str) for name in ("attack", "defense"))


def plain(figure: int | str) -> int:
    """What a figure of a change is without its X."""
    return figure if isinstance(figure, int) else 0


def worked_out(b: Bench, grants: tuple[Node, ...]) -> Figures | None:
    """How much of both figures those grants are that are worked out anew; None where there are none."""
    made: list[Figures] = []
    for g in grants:
        maker = b.meaning("worked_out", g.kind)
        if maker is not None:
            made.append(first_figure(cast(Callable[[Context], int], maker(b, g))))
        elif g.kind == "figures_each":
            made.append(so_often(g["stats"], for_every(b.make("filter", g["filter"]).select, g.get("per", 1))))
        elif g.kind == "figures" and with_x(g) and b.x is not None:
            x = {name: -1 if str(g["stats"][name]).startswith("-") else 1 for name in ("attack", "defense") if isinstance(g["stats"][name], str)}
            made.append(so_often(Node("stats", attack=x.get("attack", 0), defense=x.get("defense", 0)), b.x))
    if not made:
        return None
    return lambda ctx: (sum(figures(ctx)[0] for figures in made), sum(figures(ctx)[1] for figures in made))


def for_every(select: Callable[[Context], list[int]], per: int) -> Callable[[Context], int]:
    """How often so many cards are among those that fit."""
    return lambda ctx: len(select(ctx)) // per


def first_figure(amount: Callable[[Context], int]) -> Figures:
    """So much of the first figure alone."""
    return lambda ctx: (amount(ctx), 0)


def so_often(stats: Node, often: Callable[[Context], int]) -> Figures:
    """A change of figures so many times."""
    attack, defense = stats["attack"], stats["defense"]
    return lambda ctx: (attack * often(ctx), defense * often(ctx))


def holding(b: Bench, e: Node, fits: Callable[[Context, Thing], bool], condition: Test | None) -> Ability:
    """The ability of "<targets> have <keywords, figures>" or of "<targets> can't …", with its condition."""
    quality = e["quality"]
    found = marks(b, quality)
    if found is not None:
        holds = Holds(fits, tuple(named(b, word) for word in found), mark=True, zones=zones_of(e["targets"]))
    elif quality.kind == "has" and all(is_continuous(b, g) for g in quality["grants"]):
        grants = quality["grants"]
        words = tuple(named(b, word) for g in grants for word in keywords_of(b, g) or ())
        stats = [g["stats"] for g in grants if g.kind == "figures"]
        fixed = (sum(plain(s["attack"]) for s in stats), sum(plain(s["defense"]) for s in stats))
        holds = Holds(fits, words, fixed, amount=worked_out(b, grants), zones=zones_of(e["targets"]))
    else:
        raise NoMeaning("static", quality.kind)
    zones = frozenset({b.game.table, "leader"})
    return Ability("static", b.text(e, "effect"), None, condition, (settle,), zones=zones, hears=(LISTENS,), holds=holds)


def zones_of(targets: Sequence[Node]) -> tuple[str, ...]:
    """Where cards lie that are spoken of by their place (“cards in your hand”); none where no place is named. Raises NoMeaning for some so and some not."""
    said = [tuple(zone for test in t["filter"].get("tests", ()) if test.kind == "in" for zone in places(test)) for t in targets if t.kind == "all"]
    if any(said) and not (all(said) and len(said) == len(targets)):
        raise NoMeaning("static", "be", ("cards of several places do not hold it together: write a line for each", "場所の違うカードに同時に続けることはできないので、1行ずつ書いてください"))
    return tuple(dict.fromkeys(zone for zones in said for zone in zones))


def while_there(
    b: Bench,
    text: Bilingual,
    words: tuple[tuple[str, Bilingual], ...],
    condition: Test | None,
    fits: Callable[[Context, Thing], bool] | None = None,
    zones: tuple[str, ...] = (),
) -> Ability:
    """Keywords that cards have (this one, where nothing else is said) as long as this is on the table and the condition holds."""
    holds = Holds(fits or itself, words, mark=True, zones=zones)
    return Ability("static", text, None, condition, (settle,), zones=frozenset({b.game.table, "leader"}), hears=(LISTENS,), holds=holds)
