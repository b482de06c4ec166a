"""Sentences that change what an earlier one does: "deal 4 damage instead", "draw 2 more". They say only what is other; the rest is as it was.

Two things are woven into what stands before: a sentence of the same ability, and a line that only goes on with the line before it (a printed
"Enhance 7: deal 5 damage instead."). Which earlier step is meant is told by what is left out: the latest one of the same kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.kernel.cards import Test
from engine.kernel.resolve import Context
from engine.language.meaning.builder import Bench, NoMeaning, lacking, means
from engine.language.meaning.effects import Operation, targets_of
from engine.language.meaning.in_place import paid_before, under_its_cost
from engine.language.meaning.pointing import points_back, steps_of
from engine.language.meaning.said_after import known
from engine.language.meaning.those_replaced import NOTHING_MORE, said_of_those
from engine.language.tree import Node
from engine.language.unknown_x import gives_x, letters_of

CONTINUING = ("instead", "in_place", "more", "x_is")


def goes_on(line: Node) -> bool:
    """Whether a line only makes sense after the line before it."""
    body = line.get("body")
    if body is None or line.kind not in ("text", "ability") or not body["sentences"]:
        return False
    first = body["sentences"][0]
    if first.kind in CONTINUING:
        return True
    lacks_x = bool(letters_of(first)) and not any(map(gives_x, first.walk()))
    return line.kind == "text" and (lacks_x or points_back(first))


def joined(lines: Sequence[Node], done: Callable[[Node], bool] = lambda line: False) -> list[tuple[int, Node, list[Node]]]:
    """The lines of a card with their numbers, each with the lines that go on with it.

    Lines that are ``done`` as a spell is go on with one another, so that each sees what came of those before it.
    """
    found: list[tuple[int, Node, list[Node]]] = []
    for n, line in enumerate(lines):
        before = next((f for f in reversed(found) if f[1].kind in ("text", "ability")), None)
        if before is not None and (goes_on(line) or (done(before[1]) and done(line))):
            before[2].append(line)
        else:
            found.append((n, line, []))
    return found


class Continuation(NamedTuple):
    """What a line adds to the one before it; ``waits`` says that what sets it off is waited for as well."""

    sentences: list[Node]
    waits: bool = False


def added(b: Bench, line: Node) -> Continuation:
    """What a line that goes on adds to the one before it: a bare one its sentences, others by what its trigger means there."""
    sentences = list(line["body"]["sentences"])
    if line.kind == "text":
        return Continuation(sentences)
    return b.make("goes_on", line["trigger"])(sentences)


def as_said(sentence: Node) -> Node:
    """A sentence as it is written, without what the line that it stands in makes of it."""
    if sentence.kind == "under":
        sentence = sentence["sentence"]
    return sentence["more"] if sentence.kind == "scaled" else sentence


def whole(line: Node, more: Iterable[Continuation]) -> Node:
    """A line with all that goes on with it."""
    body = Node("body", sentences=(*line["body"]["sentences"], *(s for m in more for s in m.sentences)))
    return Node(line.kind, {**dict(line.parts), "body": body}, line.at)


def woven(sentences: Sequence[Node]) -> list[Node]:
    """The sentences with those that change an earlier one woven into it; one for each that was there."""
    found = list(sentences)
    for k, s in enumerate(sentences):
        condition, scale = None, None
        if s.kind == "under":
            condition, s = s["condition"], s["sentence"]
        if s.kind == "scaled":
            scale, s = s["by"], s["more"]
        if s.kind in CONTINUING[:3] and k:
            steps = list(steps_of(s["then"]))
            if s.kind == "more" or any(map(lacking, steps)):
                found[k] = _weave(found, k, s, steps, condition, scale)
            elif s.kind == "in_place" or condition is not None:
                found[k] = Node("instead", condition=_all(condition, s.get("condition")) or Node("always"), then=s["then"])
            if paid_before(found[k - 1], found[k]):
                found[k - 1], found[k] = under_its_cost(found[k - 1], found[k]), NOTHING_MORE
        elif condition is not None:
            found[k] = Node("if", condition=condition, then=Node("clause_of", sentence=s))
    return known(said_of_those(found))


def only_besides(sentence: Node) -> bool:
    """Whether a woven sentence is only what was left of one that changes an earlier: what takes the place of that one takes the place of this too."""
    return sentence is NOTHING_MORE or (sentence.kind == "say" and sentence["then"].kind == "under_switch")


def _all(*conditions: Node | None) -> Node | None:
    there = [c for c in conditions if c is not None]
    if len(there) == 2:
        return Node("both", first=there[0], second=there[1])
    return there[0] if there else None


def _weave(found: list[Node], k: int, s: Node, steps: list[Node], condition: Node | None, scale: Node | None) -> Node:
    """Put the steps of a sentence into earlier sentences; what is left is the sentence itself."""
    test = _all(condition, s.get("condition"))
    cost = s["then"]["cost"] if s["then"].kind == "paying" else None
    switch = Node("switch", key=k, condition=test, cost=cost)
    left = []
    for step in steps:
        if step.kind in WHOLE_CLAUSES:
            _weave_clause(found, k, step, switch, s.kind == "more")
            continue
        if not lacking(step) and s.kind == "more":
            left.append(step)
            continue
        place = next(((j, old) for j in range(k - 1, -1, -1) for old in reversed(list(steps_of(found[j]))) if _same(old, step)), None)
        if place is None:
            left.append(step)
            continue
        j, old = place
        every = [old]
        if lacking(step) and "amount" in step and "targets" not in step:  # of several with one amount it is said of all
            every = [one for one in steps_of(found[j]) if _same(one, step) and one.kind == step.kind and "amount" in one] or every
        if s.kind != "more" and len({one["amount"] for one in every if "amount" in one}) > 1:
            raise NoMeaning("effect", step.kind, ("it could be done in place of several things before it; write it out", "前のどれの代わりに行うのか決まりません。省略せずに書いてください"))
        for one in every:
            new = changed(one, step, s.kind == "more", scale)
            found[j] = replaced(found[j], one, new if scale is not None else Node("fork", switch=switch, no=one, yes=new))
    if left and scale is not None and test is None:
        often = Node("repeat", n=Node("x"), then=Node("sequence", steps=tuple(left)))
        return Node("say", then=Node("where", x=scale, then=often))
    return Node("say", then=Node("under_switch", switch=switch, then=Node("sequence", steps=tuple(left)))) if left else NOTHING_MORE


WHOLE_CLAUSES = {"so_often": "repeat", "do_all": "choose"}  # what only changes how often a clause is done, or how much of it: that clause


def _weave_clause(found: list[Node], k: int, step: Node, switch: Node, more: bool) -> None:
    """Put into the latest clause that is repeated how often it is done now; of the latest list, all of it is done."""
    kind = WHOLE_CLAUSES[step.kind]
    place = next(((j, old) for j in range(k - 1, -1, -1) for old in reversed([n for n in found[j].walk() if n.kind == kind or (kind == "choose" and _draws_one(n))])), None)
    before = found[k - 1]
    if place is None and not more and step.kind == "so_often" and before.kind == "say" and before["then"].kind == "sequence":
        often = Node("switched", switch=switch, no=Node("number", n=1), yes=step["n"])  # what is not repeated is done once
        found[k - 1] = Node("say", {"then": Node("repeat", n=often, then=before["then"])}, before.at)
        return
    if place is None or more:
        raise NoMeaning("effect", step.kind, ("nothing before says what it is done in place of; write it out", "何の代わりに行うのかが前にありません。省略せずに書いてください"))
    j, old = place
    if step.kind == "so_often":
        new = Node("repeat", {**dict(old.parts), "n": Node("switched", switch=switch, no=old["n"], yes=step["n"])}, old.at)
    elif _draws_one(old):
        made = tuple(card for one in old["made"] for card in (one["cards"] if one.kind == "one_of" else (one,)))
        new = Node("fork", switch=switch, no=old, yes=Node(old.kind, {**dict(old.parts), "made": made}, old.at))
    else:
        if any(option.kind == "paying_option" for option in old["options"]):
            raise NoMeaning("effect", step.kind, ("not every one of these can be done without paying; write them out", "支払いのあるものをまとめて行うことはできません。省略せずに書いてください"))
        every = Node("all_done", clauses=tuple(c for option in old["options"] for c in _one_by_one(option)))
        new = Node("clause_fork", switch=switch, no=old, yes=every)
    found[j] = replaced(found[j], old, new)


def _one_by_one(option: Node) -> Sequence[Node]:
    """The steps of an option, each a clause of its own; of one that is more than steps, the whole."""
    return [Node("sequence", steps=(s,)) for s in option["steps"]] if option.kind == "sequence" else [option]


def _draws_one(step: Node) -> bool:
    """Whether a step brings one new card of several, by lot."""
    return "made" in step and any(one.kind == "one_of" for one in step["made"])


def _same(old: Node, step: Node) -> bool:
    """Whether an earlier step is of the kind that a later one changes; giving and gaining are one kind."""
    kinds = ("give", "gain")
    if old.kind == "fork":
        return _same(old["no"], step)
    return old.kind == step.kind or (old.kind in kinds and step.kind in kinds)


def changed(old: Node, step: Node, more: bool, scale: Node | None) -> Node:
    """An earlier step as a later sentence has it; of a step that has two forms already, either form."""
    if old.kind == "fork":
        return Node("fork", {**dict(old.parts), **{name: changed(old[name], step, more, scale) for name in ("no", "yes")}}, old.at)
    parts = dict(old.parts)
    for name in ("amount", "count"):
        if name in step:
            _set(parts, name, step[name], more, scale)
    if step.kind == "deal" and "targets" in step:
        parts["targets"] = step["targets"]
    if "grants" in step:
        parts["grants"] = (*old["grants"], *step["grants"]) if more else step["grants"]
    return Node(old.kind, parts, old.at)


def _set(parts: dict[str, object], name: str, said: Node, more: bool, scale: Node | None) -> None:
    """A number of a step, where it stands: its own, or that of the one thing it is done to or makes."""
    if scale is not None:
        if said.kind != "number":
            raise NoMeaning("amount", said.kind, ("how much it is for each time must be a number here", "1回ごとの量は、ここでは数で書いてください"))
        said = Node("multiple", n=scale, by=said["n"])
    if name in parts:
        old = parts[name]
        parts[name] = Node("sum", a=old, b=said) if more else said
        return
    for where in ("made", "targets"):
        inner = parts.get(where)
        if isinstance(inner, tuple) and len(inner) == 1 and "count" in inner[0] and inner[0].kind != "chosen":
            count = Node("sum", a=inner[0]["count"], b=said) if more else said
            parts[where] = (Node(inner[0].kind, {**dict(inner[0].parts), "count": count}, inner[0].at),)
            return
    raise NoMeaning("amount", "chosen", ("it names another number of what is chosen, or of several things; write it out", "選ぶ数を変えるか、数のあるものがいくつもあります。省略せずに書いてください"))


def replaced(node: Node, old: Node, new: Node) -> Node:
    """A tree with one of its nodes (that very one) in the place of another."""
    if node is old:
        return new
    parts: dict[str, object] = {}
    for name, value in node.parts:
        if isinstance(value, Node):
            value = replaced(value, old, new)
        elif isinstance(value, tuple):
            value = tuple(replaced(v, old, new) if isinstance(v, Node) else v for v in value)
        parts[name] = value
    return Node(node.kind, parts, node.at)


# ---- what comes of it


def switched(b: Bench, node: Node) -> Test:
    """Whether the changed form is done: judged (and paid for) once, as the first of its steps is reached."""
    condition = b.make("condition", node["condition"]) if "condition" in node else None
    pay = b.make("cost", node["cost"]) if "cost" in node else None
    key = f"switch-{node['key']}"

    def test(ctx: Context) -> bool:
        if key not in ctx.values:
            holds = (condition is None or condition(ctx)) and (pay is None or pay(ctx))
            ctx.values[key] = int(holds)
        return bool(ctx.values[key])

    return test


@means("effect", "fork")
def fork(b: Bench, node: Node) -> Operation:
    """One of two forms of a step, done to the same things."""
    forms = list(forms_of(node))
    if "targets" in forms[0] and all(form.get("targets") == forms[0]["targets"] for form in forms):
        before, b.shared = b.shared, targets_of(b, forms[0])
        made = forked(b, node, shared=True)
        b.shared = before
        return made
    return forked(b, node, shared=False)


def forms_of(node: Node) -> Iterator[Node]:
    """Every form of a step."""
    if node.kind != "fork":
        yield node
        return
    yield from forms_of(node["no"])
    yield from forms_of(node["yes"])


def forked(b: Bench, node: Node, shared: bool) -> Operation:
    """A step in one of its forms, the ``shared`` targets being picked once for all of them."""
    if node.kind != "fork":
        return b.make("effect", Node(node.kind, {**dict(node.parts), "targets": (Node("shared"),)}, node.at) if shared else node)
    test, first, second = switched(b, node["switch"]), forked(b, node["no"], shared), forked(b, node["yes"], shared)
    return lambda ctx: second(ctx) if test(ctx) else first(ctx)


@means("clause", "clause_fork")
def clause_fork(b: Bench, node: Node) -> Operation:
    """One of two forms of a clause."""
    test, first, second = switched(b, node["switch"]), b.make("clause", node["no"]), b.make("clause", node["yes"])
    return lambda ctx: second(ctx) if test(ctx) else first(ctx)


@means("amount", "switched")
def switched_amount(b: Bench, node: Node) -> Callable[[Context], int]:
    """One of two amounts."""
    test, first, second = switched(b, node["switch"]), b.make("amount", node["no"]), b.make("amount", node["yes"])
    return lambda ctx: second(ctx) if test(ctx) else first(ctx)


@means("target", "shared")
def shared(b: Bench, node: Node) -> Callable[[Context], list[int]]:
    """What both forms of a step are done to."""
    assert b.shared is not None
    return b.shared


@means("clause", "under_switch")
def under_switch(b: Bench, node: Node) -> Operation:
    """What is done besides, in the changed form."""
    test, then = switched(b, node["switch"]), b.make("clause", node["then"])

    def operation(ctx: Context) -> None:
        if test(ctx):
            then(ctx)

    return operation


@means("clause", "clause_of")
def clause_of(b: Bench, node: Node) -> Operation:
    """A sentence where a clause is wanted."""
    return b.make("sentence", node["sentence"])


@means("condition", "always")
def always(b: Bench, node: Node) -> Test:
    """What stands in the place of another without a condition."""
    return lambda ctx: True
