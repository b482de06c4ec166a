"""What earlier steps of an effect did: which events a wording such as "put into your graveyard this way" is about, and which of them count."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.history import attempted, this_way
from engine.kernel.questions import THIS_WAY_NOTHING
from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.meaning.builder import NoMeaning
from engine.language.tree import Node
from engine.language.unknown_x import letters_of, own_parts
from engine.log.happenings.table import card_wordings

MOVES = ("put", "moved-to-hand")
_BY = {"discarded": ("discard",), "banished": ("banish",), "returned": ("return", "put"),
       "destroyed": ("destroy", "deal", "give", "gain", "change", "set_figure", "lose", "battle", "swap", "halve", "transform", "instead", "in_place", "more", "replace")}  # the kinds that do what only an act of that name does begin so
_NOTHING = ("nothing before it does what it speaks of; say first to what that is done", "それが指すことを前に何もしていません。先に、何に対してそれを行うかを書いてください")
_EACH_ITS_OWN = (
    "each of them would have to be done so much by a figure of its own, and the number is one for all; do it to one of them, or say of which card the figure is",
    "一つ一つに、それ自身の値だけ行うことになりますが、数は全体で一つです。一つに対して行うか、どのカードの値かを書いてください",
)
_NO_FIGHT = ("at that moment nothing is fought, so there is no opposing one; say which is meant", "そのとき交戦はないので、交戦相手はいません。どれを指すかを書いてください")
_HE_ATTACKS = ("the one that attacks is the opponent's, and what it attacks would be destroyed or hurt in its place; write “it” for the attacker", "攻撃しているのは相手のカードで、このままでは攻撃された側のことになります。攻撃した側は「それ」と書いてください")
_MAY_BE_FIGHTS = frozenset(("strike", "clash", "when", "automatic", "activated", "tap_ability", "silent_skill"))  # moments at which something may be fought
_NO_PART_OF_ONE = frozenset(("enters", "played", "evolves", "super_evolves", "summoned", "reanimated", "healed", "raised", "drawn", "discarded", "added", "returned", "banished", "gains_keyword", "boarded", "transforms"))  # what may happen to a card, and is no fight
_WITH_X = ("deal", "draw", "gain", "give", "heal")  # acts that only X makes as great as they are
_ONE = Node("number", n=1)
_THIS_WAY = Node("period", when="way")
_SPEAK_OF_ONE = ("when", "strike", "opposing", "activated")  # what an ability waits for that brings a card
_ANYTHING = ("activate",)  # what it does is said elsewhere


def recognised(done: Node) -> Callable[[Context], Callable[[Event], bool]]:
    """The events of an earlier step that a participle names, such as "put into your graveyard"."""
    if done.kind != "put":

        def named(ctx: Context) -> Callable[[Event], bool]:
            type = card_wordings(ctx.run.game.vocabulary)[done.kind].remembered
            return lambda e: e.type == type

        return named
    zone = done["into"]["zone"]

    def putting(ctx: Context) -> Callable[[Event], bool]:
        game = ctx.run.game
        kinds = ("entered", *MOVES) if zone == game.table else MOVES

        def fits(e: Event) -> bool:
            types = (e.type, *game.umbrella.get(e.type, ()))
            return any(t in kinds for t in types) and (e.zone or game.destinations.get(e.type, game.table)) == zone

        return fits

    return putting


def events_of(done: Node, reading: str) -> Callable[[Context], list[Event]]:
    """Those of them that count by the rule for this wording."""
    which = recognised(done)
    return lambda ctx: this_way(ctx, done.kind.replace("_", "-"), reading, which(ctx))


def nothing_counts(ctx: Context, done: Node) -> bool:
    """Whether it is read as nothing (0) where there was not even a try; what was only tried is another rule's."""
    if attempted(ctx, recognised(done)(ctx)):
        return False
    return ctx.run.ask(THIS_WAY_NOTHING) == "counts-as-zero"


def refuse_without_act(line: Node) -> None:
    """Raise NoMeaning where a line speaks of what is discarded, banished or returned, and nothing in it does that to anything."""
    parts = list(line.walk())
    if nothing_destroyed_before(line, parts):
        raise NoMeaning("target", "this_way", _NOTHING)
    if each_by_its_own(line):
        raise NoMeaning("amount", "figure_of", _EACH_ITS_OWN)
    if any(part.kind == "opposing" for name in ("body", "condition") if name in line for part in own_parts(line[name])):
        refuse_nobody_fought(line)
    for node in parts:
        deed = node["deed"] if node.kind in ("this_way", "done") else node.get("happening") if node.get("period") == _THIS_WAY else None
        by = _BY.get(deed.kind) if deed is not None else None
        if deed is not None and by is not None and not any(part is not deed and part.kind.startswith((*by, *_ANYTHING)) and part.kind != deed.kind for part in parts):
            raise NoMeaning("target", node.kind, _NOTHING)


def refuse_nobody_fought(line: Node) -> None:
    """Raise NoMeaning where a line that speaks of the one that is fought waits for no fight, or for an attack of the opponent's."""
    if line.kind not in ("ability", "text"):
        return
    trigger = line.get("trigger")
    if trigger is None or not _may_be_a_fight(trigger):
        raise NoMeaning("target", "opposing", _NO_FIGHT)
    subject = trigger.get("subject")
    theirs = isinstance(subject, Node) and subject.kind == "any_of" and Node("side", who="opponent") in (subject["filter"].get("adjectives") or ())
    if theirs and trigger["happening"].kind == "attacks":
        raise NoMeaning("target", "opposing", _HE_ATTACKS)


def _may_be_a_fight(trigger: Node) -> bool:
    """Whether at a moment, or at each of several, something may be fought."""
    if trigger.kind == "each_of":
        return all(map(_may_be_a_fight, trigger.children()))
    return trigger.kind in _MAY_BE_FIGHTS and not ("happening" in trigger and trigger["happening"].kind in _NO_PART_OF_ONE)


def nothing_destroyed_before(line: Node, parts: list[Node]) -> bool:
    """Whether the first and only act of a line is done with an X that comes of what has been destroyed: nothing has, then, nor been paid."""
    body = line.get("body")
    first = body["sentences"][0] if body is not None and body["sentences"] else None
    if first is None or first.kind != "say" or first["then"].kind != "where" or any(part.kind in ("paying", "price", "pay") for part in parts):
        return False
    then, x = first["then"]["then"], first["then"]["x"]
    if then.kind != "sequence" or len(then["steps"]) != 1 or then["steps"][0].kind not in _WITH_X:
        return False
    return any(part.kind in ("this_way", "done") and part["deed"].kind == "destroyed" and "period" not in part for part in x.walk())


def each_by_its_own(line: Node) -> bool:
    """Whether the first act of a line is done to several things as much as “its” figure says, where nothing before it, nor what it waits for, is spoken of as “it”."""
    body, trigger = line.get("body"), line.get("trigger")
    if body is None or not body["sentences"] or (trigger is not None and not trigger.kinds.isdisjoint(_SPEAK_OF_ONE)):
        return False
    first = body["sentences"][0]
    clause = first.get("then") if first.kind in ("say", "if") and "it" not in (first.get("condition") or Node("none")).kinds else None
    if not isinstance(clause, Node) or clause.kind != "where" or clause["then"].kind != "sequence":
        return False
    of_it = any(part.kind == "figure_of" and part.get("target", Node("it")) == Node("it") and not part.get("total") for part in clause["x"].walk())
    step = clause["then"]["steps"][0]
    targets = step.get("targets")
    return of_it and "X" in letters_of(step) and isinstance(targets, tuple) and any(target.kind == "all" or target.get("count", _ONE) != _ONE for target in targets)
