"""How effects are put together: sequences, conditions, costs, repetition, choices of one among several."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from engine.kernel.cards import Ability, Choice, Mode
from engine.kernel.resolve import Context, goes_on
from engine.kernel.run import Run
from engine.kernel.trace import Event, Message
from engine.language.changing import SPOKEN_OF
from engine.language.meaning.amounts import Amount, point
from engine.language.meaning.builder import Bench, NoMeaning, means
from engine.language.meaning.dropping import tells_of_failing, tried
from engine.language.meaning.effects import Operation, done
from engine.language.tree import Node
from engine.language.unknown_x import letters_of

_IT, _ONE = Node("it"), Node("number", n=1)
LETTER_OF_EACH = ("X could be another number for each of them; write the amount in its place (“deal 2 damage to it”)", "Xはそれぞれで異なりえます。その場所に値を書いてください（「それに2ダメージを与える」）")
WHICH_OF_ALL = ("whether all in play or those of the sentence before are meant can't be told; say whose they are, or what was done to them (“for each follower destroyed this way, …”)",
                "場のすべてか前の文のものかが決まりません。誰のものか、何をされたものかを書いてください（「こうして破壊されたフォロワーそれぞれについて…」）")  # fmt: skip


@means("clause", "sequence")
def sequence(b: Bench, node: Node) -> Operation:
    steps = [b.make("effect", s) for s in node["steps"]]
    if len(steps) == 1:
        return steps[0]

    def operation(ctx: Context) -> None:
        for n, step in enumerate(steps):
            if n and not goes_on(ctx):
                return
            tried(ctx, step)

    return operation


@means("clause", "all_done")
def all_done(b: Bench, node: Node) -> Operation:
    """Clause after clause; what follows speaks of all that they touched."""
    steps = [b.make("clause", c) for c in node["clauses"]]

    def operation(ctx: Context) -> None:
        touched: list[int] = []
        for step in steps:
            step(ctx)
            touched += ctx.it
        ctx.it = tuple(dict.fromkeys(touched))

    return operation


@means("clause", "where")
def where(b: Bench, node: Node) -> Operation:
    before, after = parted(node if b.previous is not None or b.brings_it else chosen_first(node))
    x, then = b.make("amount", node["x"]), b.make("clause", after)
    if before is None:
        return knowing_x(x, then)
    first, second = b.make("clause", before), knowing_x(x, then)

    def operation(ctx: Context) -> None:
        first(ctx)
        if goes_on(ctx):
            second(ctx)

    return operation


def knowing_x(x: Amount, then: Operation) -> Operation:
    """Work X out, then do what speaks of it."""

    def operation(ctx: Context) -> None:
        ctx.values["X"] = x(ctx)
        then(ctx)

    return operation


def chosen_first(node: Node) -> Node:
    """A clause whose X is a figure of what it is done to itself (“deal damage to an enemy follower equal to its attack”), with that chosen before X is worked out."""
    steps: tuple[Node, ...] = node["then"]["steps"] if node["then"].kind == "sequence" else ()
    targets = steps[0].get("targets") if steps else None
    if not any(part.kind == "figure_of" and part["target"] == _IT for part in node["x"].walk()) or not isinstance(targets, tuple) or len(targets) != 1:
        return node
    target: Node = targets[0]
    if target.kind not in ("chosen", "random", "first") or target.get("count") != _ONE or steps[0].kind == "select":
        return node
    done = Node(steps[0].kind, {**dict(steps[0].parts), "targets": (_IT,)}, steps[0].at)
    return Node(node.kind, {**dict(node.parts), "then": Node("sequence", steps=(Node("select", targets=targets), done, *steps[1:]))}, node.at)


def parted(node: Node) -> tuple[Node | None, Node]:
    """The steps before the first that speaks of X, which are done before it is worked out; and the others."""
    then = node["then"]
    if then.kind != "sequence":
        return None, then
    steps = then["steps"]
    at = next((n for n, step in enumerate(steps) if letters_of(step)), 0)
    return (Node("sequence", steps=steps[:at]), Node("sequence", steps=steps[at:])) if at else (None, then)


def not_done(then: Node) -> Operation:
    """What is left to speak of where a clause is not done: nothing came of it, and "it" cannot mean anything older than what it would have brought.

    What was spoken of before it is kept for a sentence that says what is done then.
    """
    brings = not SPOKEN_OF.isdisjoint(then.kinds)

    def operation(ctx: Context) -> None:
        ctx.last = []
        if brings:
            ctx.older, ctx.it = ctx.it, ()
            ctx.values["nothing"] = 1

    return operation


@means("clause", "if_then")
@means("sentence", "if")
def if_then(b: Bench, node: Node) -> Operation:
    test, then = b.make("condition", node["condition"]), b.make("clause", node["then"])
    otherwise = b.make("sentence", node["otherwise"]) if "otherwise" in node else None
    said = int(node["condition"].kind == "succeeded")
    failing = tells_of_failing(node)
    left_out = not_done(node["then"])

    def operation(ctx: Context) -> None:
        if test(ctx):
            if failing and ctx.older and not ctx.it:
                ctx.it, ctx.older = ctx.older, ()
                ctx.values.pop("nothing", None)
            ctx.values["if-you-do"] = said
            then(ctx)
            ctx.values["if-you-do"] = 0
        elif otherwise is not None:
            otherwise(ctx)
        else:
            left_out(ctx)

    return operation


@means("sentence", "say")
def say(b: Bench, node: Node) -> Operation:
    made: Operation = b.make("clause", node["then"])
    return made


@means("printed", "remark")
def remark(b: Bench, node: Node) -> list[Ability]:
    """What only reminds of a rule."""
    return []


@means("sentence", "remark")
def reminding(b: Bench, node: Node) -> Operation:
    """The same among what is done."""
    return lambda ctx: None


@means("clause", "repeat")
def repeat(b: Bench, node: Node) -> Operation:
    return repeated(b.make("amount", node["n"]), b.make("clause", node["then"]), first=True)


@means("clause", "each_in_turn")
def each_in_turn(b: Bench, node: Node) -> Operation:
    filter = node["filter"]
    if not filter.get("adjectives") and not filter.get("tests"):
        raise NoMeaning("clause", "each_in_turn", WHICH_OF_ALL)
    if letters_of(node["then"]):
        raise NoMeaning("clause", "each_in_turn", LETTER_OF_EACH)
    select, do = b.make("filter", filter).select, b.make("clause", node["then"])

    def operation(ctx: Context) -> None:
        them = tuple(select(ctx))
        for n, one in enumerate(them):
            if n:
                ctx.run.checkpoint("repeat")
            ctx.tally, ctx.it = [], (one,)
            do(ctx)
        ctx.it = them

    return operation


@means("clause", "again")
def again(b: Bench, node: Node) -> Operation:
    if b.previous is None:
        raise NoMeaning("clause", "again", ("there is no sentence before it that could be done again", "もう一度行う文が前にありません"))
    return repeated(b.make("amount", node["n"]), b.previous, first=False)


def repeated(times: Amount, do: Operation, first: bool) -> Operation:
    """Do the same so many times, each but the ``first`` after what is due; "this way" then means the latest time."""

    def operation(ctx: Context) -> None:
        for turn in range(times(ctx)):
            if turn or not first:
                ctx.run.checkpoint("repeat")
                ctx.tally = []
            do(ctx)

    return operation


@means("clause", "choose")
def choose(b: Bench, node: Node) -> Operation:
    asks = next(b.keys)  # under which a declared ability has the options named, ahead of their targets
    options, targets = [], []
    for n, o in enumerate(node["options"]):
        since = len(b.choices)
        options.append((b.make("clause", o), b.text(o, "option")))
        if b.declares and b.game.declares_modes is not None:
            targets.append(b.choices[since:])
            b.choices[since:] = [of_the_option(c, asks, n) for c in targets[n]]
    kind = "random" if node.get("random") else "choice"
    secret = kind == "choice" and any(adds_to_hand(o) for o in node["options"])
    once, key = bool(node.get("unused")), next(b.keys)
    made = [{str(made["card"]) for made in o.walk() if made.kind == "new"} for o in node["options"]]
    several, repeats = node.get("several", 1), bool(node.get("repeats"))

    def operation(ctx: Context) -> None:
        named = (ctx.chosen or {}).get(asks)
        if named is not None:
            for turn, n in enumerate(named):
                if turn and not goes_on(ctx):
                    return
                do(ctx, n)
            return
        done_now: list[int] = []
        for turn in range(several):
            if turn and not goes_on(ctx):
                return
            one(ctx, done_now)

    def one(ctx: Context, done_now: list[int]) -> None:
        left = [n for n in range(len(options)) if n not in (used(ctx, key) if once else () if repeats else done_now)]
        if not left:
            done(ctx, [])
            return
        picked = pick(ctx, left)
        done_now.append(picked)
        do(ctx, picked)

    def name(ctx: Context) -> tuple[int, ...]:
        there = [n for n, needed in enumerate(targets) if all(c.optional_group or c.candidates(ctx) for c in needed)]
        said = ctx.run.wishes[:1] and ctx.run.wishes[0].kind in ("number", "text")
        left, found = list(range(len(options))) if said or not there else there, list[int]()
        while left and len(found) < several:
            found.append(pick(ctx, left))
            left = left if repeats else [n for n in left if n != found[-1]]
        return tuple(sorted(found))

    def pick(ctx: Context, left: list[int]) -> int:
        wish = option_wished(ctx.run, left, made, [text for _, text in options])
        said = tuple((n, Message("text", {"text": options[n][1]})) for n in left)
        prompt = Message("choose", {"source": ctx.origin, "text": {"en": "one of these", "ja": "次のうち1つ"}, "secret": secret})
        return left[ctx.run.decide(kind, ctx.me, prompt, said, wish=wish) if len(left) > 1 else 0]

    def do(ctx: Context, picked: int) -> None:
        before = ctx.values.get(kind, 0)
        if once:
            use(ctx, key, picked)
        ctx.values[kind] = 1
        options[picked][0](ctx)
        ctx.values[kind] = before

    if targets and kind == "choice" and not once:
        b.modes.append(Mode(asks, name))
    return operation


def of_the_option(c: Choice, key: int, option: int) -> Choice:
    """A target that is named only where its option has been, if options are named at all."""
    before = c.when
    return replace(c, when=lambda ctx: option in (ctx.chosen or {}).get(key, (option,)) and (before is None or before(ctx)))


def option_wished(run: Run, left: list[int], made: list[set[str]], texts: Sequence[Mapping[str, str]]) -> int | None:
    """Where among the options that are left stands the one that a player is said to choose.

    It is said by its number, by words of its text that no other has, or by the one card that is ``made`` by it and by no other.
    """
    wish = run.wishes[0] if run.wishes else None
    if wish is None or wish.kind not in ("number", "text", "thing", "card"):
        return None
    if wish.kind == "text":
        quoted = wish.text.strip(" .。").casefold()
        meant = [n for n in left if any(quoted in text.casefold() for text in texts[n].values())]
    else:
        slug = run.state.things[wish.number].card.slug if wish.kind == "thing" else wish.text
        meant = [n for n in left if (n == wish.number - 1 if wish.kind == "number" else slug in made[n])]
    if len(meant) != 1:
        return None
    run.wishes.pop(0)
    return left.index(meant[0])


def used(ctx: Context, key: int) -> tuple[int, ...]:
    """Which of an effect's options its card has done before, as long as it has stayed where it is."""
    return ctx.state.memory.done_options.get((ctx.source, ctx.origin.since, key), ())


def use(ctx: Context, key: int, option: int) -> None:
    """Note that one of an effect's options has been done."""
    done_options = {**ctx.state.memory.done_options, (ctx.source, ctx.origin.since, key): (*used(ctx, key), option)}
    ctx.run.new_state().memory = ctx.state.memory._replace(done_options=done_options)


def adds_to_hand(node: Node) -> bool:
    """Whether an effect in this part of a text brings new cards to a hand."""
    if node.kind == "add":
        return "into" not in node or node["into"].get("zone", "hand") == "hand"
    inside = [v for _, value in node.parts for v in (value if isinstance(value, tuple) else (value,))]
    return any(isinstance(v, Node) and adds_to_hand(v) for v in inside)


@means("clause", "paying")
def paying(b: Bench, node: Node) -> Operation:
    pay: Callable[[Context], bool] = b.make("cost", node["cost"])
    then = b.make("clause", node["then"])
    left_out = not_done(node["then"])

    def operation(ctx: Context) -> None:
        if pay(ctx):
            then(ctx)
        else:
            left_out(ctx)

    return operation


@means("cost", "spend")
def spend(b: Bench, node: Node) -> Callable[[Context], bool]:
    n, name = node["n"], node["counter"]

    def pay(ctx: Context) -> bool:
        if point(ctx, ctx.me, name) < n:
            return False
        ctx.run.happen(Event("gained", 0, ctx.me, -n, ctx.source, point=name, paid=True))
        return True

    return pay
