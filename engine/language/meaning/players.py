"""Effects on players, and how effects are put together: sequences, conditions, costs, repetition, choices."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.cards import Choice
from engine.kernel.resolve import Context, goes_on
from engine.kernel.trace import Event, Message
from engine.language.meaning.amounts import point
from engine.language.meaning.builder import Bench, NoMeaning, means, players
from engine.language.meaning.effects import Operation, done
from engine.language.tree import Node

HERE = {"en": "the follower to bury", "ja": "葬送するフォロワー"}


@means("effect", "points")
def points(b: Bench, node: Node) -> Operation:
    whose, amount, name = players(node.get("player")), b.make("amount", node["amount"]), node["counter"]
    sign = -1 if node["how"] == "lose" else 1

    def operation(ctx: Context) -> None:
        data = {"point": name, "how": node["how"]}
        done(ctx, [ctx.run.happen(Event("gained", 0, p, sign * amount(ctx), ctx.source, dict(data))) for p in whose(ctx)])

    return operation


@means("effect", "set_points")
def set_points(b: Bench, node: Node) -> Operation:
    whose, amount, name = players(node["owner"]), b.make("amount", node["amount"]), node["counter"]

    def operation(ctx: Context) -> None:
        for p in whose(ctx):
            ctx.run.happen(Event("gained", 0, p, amount(ctx) - point(ctx, p, name), ctx.source, {"point": name}))

    return operation


def one_more(name: str) -> Operation:
    """One more of the player's points (or marks) of that name."""

    def operation(ctx: Context) -> None:
        ctx.run.happen(Event("gained", 0, ctx.me, 1, ctx.source, {"point": name}))

    return operation


@means("effect", "force_state")
def force_state(b: Bench, node: Node) -> Operation:
    return one_more(node["state"])


@means("effect", "extra_turn")
def extra_turn(b: Bench, node: Node) -> Operation:
    return one_more("extra_turns")


@means("effect", "win")
def win(b: Bench, node: Node) -> Operation:
    return lambda ctx: finish(ctx, ctx.me, "won")


@means("effect", "lose_game")
def lose_game(b: Bench, node: Node) -> Operation:
    whose = players(node["player"])

    def operation(ctx: Context) -> None:
        loser = whose(ctx)[0]
        finish(ctx, "opponent" if loser == "me" else "me", "lost")

    return operation


def finish(ctx: Context, winner: str, how: str) -> None:
    """Decide the game by an effect, the way the game has it (at once, or as state-based processing)."""
    hook = ctx.run.game.hooks.get("finish")
    if hook is not None:
        hook(ctx, winner, how)
        return
    ctx.run.end(winner, "won", "effect")


@means("effect", "victory_card")
def victory_card(b: Bench, node: Node) -> Operation:
    return one_more("victory_card")


@means("effect", "nothing")
def nothing(b: Bench, node: Node) -> Operation:
    return lambda ctx: None


# ---- putting together


@means("clause", "sequence")
def sequence(b: Bench, node: Node) -> Operation:
    steps = [b.make("effect", s) for s in node["steps"]]
    if len(steps) == 1:
        return steps[0]

    def operation(ctx: Context) -> None:
        for n, step in enumerate(steps):
            if n and not goes_on(ctx):
                return
            step(ctx)

    return operation


@means("clause", "where")
def where(b: Bench, node: Node) -> Operation:
    x, then = b.make("amount", node["x"]), b.make("clause", node["then"])

    def operation(ctx: Context) -> None:
        ctx.values["X"] = x(ctx)
        then(ctx)

    return operation


@means("clause", "if_then")
@means("sentence", "if")
def if_then(b: Bench, node: Node) -> Operation:
    test, then = b.make("condition", node["condition"]), b.make("clause", node["then"])
    otherwise = b.make("sentence", node["otherwise"]) if "otherwise" in node else None
    said = int(node["condition"].kind == "succeeded")

    def operation(ctx: Context) -> None:
        if test(ctx):
            ctx.values["if-you-do"] = said
            then(ctx)
            ctx.values["if-you-do"] = 0
        elif otherwise is not None:
            otherwise(ctx)
        else:
            ctx.last = []

    return operation


@means("sentence", "say")
def say(b: Bench, node: Node) -> Operation:
    made: Operation = b.make("clause", node["then"])
    return made


@means("clause", "repeat")
def repeat(b: Bench, node: Node) -> Operation:
    n, then = b.make("amount", node["n"]), b.make("clause", node["then"])

    def operation(ctx: Context) -> None:
        for turn in range(n(ctx)):
            if turn:
                ctx.run.checkpoint("repeat")
                ctx.tally = []
            then(ctx)

    return operation


@means("clause", "again")
def again(b: Bench, node: Node) -> Operation:
    n, before = b.make("amount", node["n"]), b.previous
    if before is None:
        raise NoMeaning("clause", "again without a sentence before it")

    def operation(ctx: Context) -> None:
        for _ in range(n(ctx)):
            ctx.run.checkpoint("repeat")
            ctx.tally = []
            before(ctx)

    return operation


@means("clause", "may")
def may(b: Bench, node: Node) -> Operation:
    do, text = b.make("clause", node["do"]), b.text(node["do"], "steps")

    def operation(ctx: Context) -> None:
        if yes(ctx, text):
            do(ctx)
        else:
            ctx.last = []

    return operation


def yes(ctx: Context, text: object) -> bool:
    """Ask the player whether to do something; as the scenario says, else yes."""
    wishes = ctx.run.wishes
    wish = None
    if wishes and wishes[0][0] in ("yes", "no"):
        wish = 0 if wishes.pop(0)[0] == "yes" else 1
    options = tuple((n, Message("text", {"text": t})) for n, t in enumerate(({"en": "yes", "ja": "はい"}, {"en": "no", "ja": "いいえ"})))
    return ctx.run.decide("choice", ctx.me, Message("choose", {"source": ctx.origin, "text": text}), options, wish=wish) == 0


@means("clause", "choose")
def choose(b: Bench, node: Node) -> Operation:
    options = [(b.make("clause", o), b.text(o, "steps")) for o in node["options"]]
    kind = "random" if node.get("random") else "choice"
    secret = kind == "choice" and any(adds_to_hand(o) for o in node["options"])
    once, key = bool(node.get("unused")), next(b.keys)

    def operation(ctx: Context) -> None:
        wishes = ctx.run.wishes
        wish = None
        left = [n for n in range(len(options)) if n not in (used(ctx, key) if once else ())]
        if not left:
            done(ctx, [])
            return
        if wishes and wishes[0][0] == "number" and wishes[0][1] - 1 in left:
            wish = left.index(wishes.pop(0)[1] - 1)
        said = tuple((n, Message("text", {"text": options[n][1]})) for n in left)
        prompt = Message("choose", {"source": ctx.origin, "text": {"en": "one of these", "ja": "次のうち1つ"}, "secret": secret})
        held = ctx.values.get(kind, 0)
        picked = left[ctx.run.decide(kind, ctx.me, prompt, said, wish=wish) if len(left) > 1 else 0]
        if once:
            use(ctx, key, picked)
        ctx.values[kind] = 1
        options[picked][0](ctx)
        ctx.values[kind] = held

    return operation


def used(ctx: Context, key: int) -> tuple[int, ...]:
    """Which of an effect's options its card has done before, as long as it has stayed where it is."""
    found: tuple[int, ...] = ctx.state.extra.get("used", {}).get((ctx.source, ctx.origin.since, key), ())
    return found


def use(ctx: Context, key: int, option: int) -> None:
    """Note that one of an effect's options has been done."""
    s = ctx.run.state.fork()
    s.extra = {**s.extra, "used": {**s.extra.get("used", {}), (ctx.source, ctx.origin.since, key): (*used(ctx, key), option)}}
    ctx.run.state = s


def adds_to_hand(node: Node) -> bool:
    """Whether an effect in this part of a text brings new cards to a hand."""
    if node.kind == "add":
        return "into" not in node or node["into"].get("zone", "hand") == "hand"
    inside = [v for _, value in node.parts for v in (value if isinstance(value, tuple) else (value,))]
    return any(isinstance(v, Node) and adds_to_hand(v) for v in inside)


# ---- costs


@means("clause", "paying")
def paying(b: Bench, node: Node) -> Operation:
    pay: Callable[[Context], bool] = b.make("cost", node["cost"])
    then = b.make("clause", node["then"])

    def operation(ctx: Context) -> None:
        if pay(ctx):
            then(ctx)
        else:
            ctx.last = []

    return operation


@means("cost", "spend")
def spend(b: Bench, node: Node) -> Callable[[Context], bool]:
    n, name = node["n"], node["counter"]

    def pay(ctx: Context) -> bool:
        if point(ctx, ctx.me, name) < n:
            return False
        ctx.run.happen(Event("gained", 0, ctx.me, -n, ctx.source, {"point": name, "paid": True}))
        return True

    return pay


@means("cost", "burial_rite")
@means("effect", "burial_rite")
def burial_rite(b: Bench, node: Node) -> Callable[[Context], bool]:
    key = next(b.keys)

    def candidates(ctx: Context) -> list[int]:
        things = ctx.state.things
        return [i for i in ctx.state.zone(ctx.me, "hand") if things[i].card.kind == "follower" and i != ctx.source]

    if b.declares:
        b.choices.append(Choice(key, candidates, 1, 1, HERE, True, "bury"))

    def pay(ctx: Context) -> bool:
        named = ctx.chosen.get(key) if ctx.chosen is not None else None
        early = ctx.run.performed.pop((ctx.source, key), None)
        ctx.last = ctx.run.game.hooks["bury"](ctx, named) if early is None else early
        return any(e.did for e in ctx.last)

    return pay
