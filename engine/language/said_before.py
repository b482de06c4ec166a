"""What a card says only by pointing at what it said before: "3ダメージではなく5ダメージ", "10以上なら", "その中から1体".

A print that says only what differs means the whole sentence with that difference, so it becomes that sentence's tree. What points at nothing stays
as it is: no game can do it, and the line is refused where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.language.changing import alike, all_of_them, changed, other_step, so_many
from engine.language.meaning.unknown_x import gives_x, needs_x, own_parts
from engine.language.tree import Node, Part

RATHER = "rather"  # a figure, a number, a card or targets of the sentence before, said otherwise
AGAIN = "same_again"  # the condition before, with another bound
AMONG = "among_said"  # some of the cards that the condition before asks for
NTH = "nth_time"  # which time it is that the trigger came about
AS_MANY = "as_many"  # a change of figures, so many times over
AND_NEW = "and_new"  # those on the table and those that come to it: in a text that holds while a card is there, the same
STATE_FROM = "state_from"  # a state that begins: what it was not before
X_LAST = "x_last"  # what X is, said behind the sentence
POINTING = frozenset((RATHER, AGAIN, AMONG, NTH, AS_MANY, AND_NEW, STATE_FROM, X_LAST))
_COUNTED = frozenset(("new", "draw", "random", "top", "of_them", "copies"))
LEFT_OUT = {"deal": "targets", "heal": "targets", "destroy": "targets", "summon": "made", "give": "targets", "gain": "gifts", "add": "made"}
_DEEDS = ("destroyed", "discarded", "banished", "returned")
_ASKED = ("destroy", "summon", "add")
_SHORT = {"deal": ("damage",), "heal": ("heal",), "destroy": ("count",), "summon": ("count",), "add": ("count",), "give": ("stats",), "gain": ("stats",)}
_OF: dict[str, Callable[[Node], str]] = {
    "damage": lambda node: "amount" if node.kind == "deal" else "",
    "count": lambda node: "count" if node.kind in _COUNTED else "",
    "heal": lambda node: "amount" if node.kind in ("heal", "points") else "",
    "times": lambda node: "n" if node.kind == "repeat" else "",
    "stats": lambda node: "stats" if node.kind == "figures" else "",
    "card": lambda node: "card" if node.kind == "new" else "",
    "figure": lambda node: "bound" if node.kind == "figure" else "",
    "change": lambda node: "amount" if node.kind == "change" else "",
    "new": lambda node: "card" if node.kind == "new" else "",
    "all": lambda node: "count" if node.kind in ("chosen", "random") else "",
}  # fmt: skip


class SaidBefore:
    """Puts the whole in the place of what only points, over the lines of one card in their order."""

    def __init__(self) -> None:
        self._bounded: Node | None = None
        self._asked: Node | None = None
        self._trigger: Node | None = None
        self._said: list[Node] = []

    def line(self, tree: Node) -> Node:
        """A line with what it points at put in its place."""
        made = self._whole(tree)
        assert isinstance(made, Node)
        return made

    def _whole(self, part: Part) -> Part:
        if isinstance(part, tuple):
            return tuple(self._whole(item) for item in part)
        if not isinstance(part, Node):
            return part
        if part.kind in ("ability", "text"):
            return self._ability(part)
        if part.kind == "body":
            return Node("body", {"sentences": self._sentences(part["sentences"])}, part.at)
        first = [name for name in ("condition",) if name in part]
        made = {name: self._whole(part[name]) for name in (*first, *(name for name, _ in part.parts if name not in first))}
        return self._pointed(Node(part.kind, made, part.at))

    def _ability(self, node: Node) -> Node:
        held = self._trigger
        self._trigger = node.get("trigger")
        made = dict(node.parts)
        for name in ("trigger", "condition", "line", "body"):
            if name in made:
                made[name] = self._whole(made[name])
        self._trigger = held
        return Node(node.kind, made, node.at)

    def _sentences(self, sentences: Sequence[Node]) -> tuple[Node, ...]:
        made: list[Node] = []
        for sentence in sentences:
            whole = self._whole(sentence)
            for each in x_apart(made, in_place(self._said, whole)):
                made.append(each)
                self._said.append(each)
        return tuple(made)

    def _pointed(self, node: Node) -> Node:
        """A node, or what it points at; notes what later ones may point at."""
        if node.kind == AGAIN and self._bounded is not None and same_matter(self._bounded, node):
            return rebound(self._bounded, node["bound"])
        if node.kind == AGAIN and "of" in node and node["happening"].kind in _DEEDS:
            done = Node("done", deed=Node(node["happening"].kind))
            of = Node(node["of"].kind, {**dict(node["of"].parts), "tests": (*(node["of"].get("tests") or ()), done)})
            return Node("compare", left=Node("count", filter=of), limit=node["bound"])
        if node.kind == NTH:
            node = nth(node, self._trigger)
        elif node.kind == AMONG and self._asked is not None:
            kind = "random" if node.get("random") else "chosen"
            return Node(kind, {"count": node["count"], "filter": self._asked}, node.at)
        elif node.kind == AS_MANY and (many := so_many(node["then"])) is not None:
            return Node("where", {"x": node["x"], "then": many}, node.at)
        elif node.kind == AND_NEW and alike(node["first"], node["new"]):
            return Node("all", {"filter": node["first"]}, node.at)
        elif node.kind == STATE_FROM and node["was"] == node["state"]:
            return Node("state_on", {"state": node["state"]}, node.at)
        elif asks_first(node) and self._asked is not None:
            return done_to_asked(node, self._asked)
        if node.kind == "exists":
            self._asked = node["filter"]
        if bound_of(node) is not None:
            self._bounded = node
        return node


def x_apart(before: Sequence[Node], sentence: Node) -> tuple[Node, ...]:
    """A sentence behind which it is said what X is: that alone or, where earlier sentences speak of X, what it is for all of them."""
    last = sentence.get("then")
    if not isinstance(last, Node) or last.kind != X_LAST:
        return (sentence,)
    parts = [part for one in before for part in own_parts(one)]
    if any(map(needs_x, parts)) and not any(gives_x(part) or part.kind == "x_is" for part in parts):
        return Node(sentence.kind, {"then": last["then"]}, sentence.at), Node("x_is", {"x": last["x"]}, last.at)
    return (Node(sentence.kind, {"then": Node("where", dict(last.parts), last.at)}, sentence.at),)


def bound_of(node: Node) -> tuple[str, ...] | None:
    """Where a condition has its bound, if it has one."""
    if node.kind in ("exists", "has_points", "has_cards", "has_figure") and "bound" in node:
        return ("bound",)
    if node.kind == "compare":
        return ("limit",)
    if node.kind == "did" and node["deed"].get("what") is not None and "bound" in node["deed"]["what"]:
        return ("deed", "what", "bound")
    return ("subject", "bound") if node.kind == "happened" and "bound" in node["subject"] else None


def same_matter(condition: Node, again: Node) -> bool:
    """Whether a condition is about what the words that ask it again name: the same happening, of the same kind of card."""
    parts = list(condition.walk())
    happening, of = again.get("happening"), again.get("of")
    if happening is not None and not any(node.kind == happening.kind for node in parts):
        return False
    return of is None or any(node == of["noun"] for node in parts)


def rebound(condition: Node, bound: Node) -> Node:
    """A condition with another bound."""

    def put(node: Node, path: Sequence[str]) -> Node:
        value = bound if len(path) == 1 else put(node[path[0]], path[1:])
        return Node(node.kind, {**dict(node.parts), path[0]: value}, node.at)

    path = bound_of(condition)
    return condition if path is None else put(condition, path)


def nth(node: Node, trigger: Node | None) -> Node:
    """Which time it is, as the number of times that what the trigger waits for has come about."""
    if trigger is not None and trigger.kind == "invocation":
        trigger = trigger["when"]
    if trigger is not None and trigger.kind == "when_player":
        left = Node("times_done", player=trigger["player"], deed=trigger["deed"], period=node["period"])
    elif trigger is not None and trigger.kind == "when":
        left = Node("times", subject=trigger["subject"], happening=trigger["happening"], period=node["period"])
    elif trigger is not None and trigger.kind == "fusion" and node["period"]["when"] == "match":
        left = Node("fusions")
    else:
        return node
    made = Node("compare", {"left": left, "limit": node["bound"]}, node.at)
    return Node("both", first=Node("turn_of", who="me"), second=made) if node.get("mine") else made


def in_place(said: Sequence[Node], sentence: Node) -> Node:
    """A sentence of which a part is said otherwise than before, as one that stands in place of what an earlier one does."""
    if sentence.kind not in ("if", "say") or "otherwise" in sentence or not any(node.kind == RATHER for node in sentence["then"].walk()):
        return sentence
    then = other_clause(said, sentence["then"])
    if then is None:
        return sentence
    if sentence.kind == "say":
        return Node("in_place", {"then": then}, sentence.at)
    condition = sentence["condition"]
    if said[-1].kind == "if" and not left_out(then):
        condition = Node("both", first=said[-1]["condition"], second=condition)
    return Node("instead", {"condition": condition, "then": then}, sentence.at)


def left_out(clause: Node) -> bool:
    """Whether a clause leaves out what it is done to, so that it only changes an earlier step."""
    return any(LEFT_OUT.get(node.kind, node.kind) not in node for node in clause.walk() if node.kind in LEFT_OUT)


def other_clause(said: Sequence[Node], clause: Node) -> Node | None:
    """A clause with what is said otherwise written as English prints do ("deal 5 damage instead"); None where it cannot be told what is meant."""
    if clause.kind == "paying":
        then = other_clause(said, clause["then"])
        return then and Node("paying", {"cost": clause["cost"], "then": then}, clause.at)
    steps = clause["steps"] if clause.kind == "sequence" else ()
    other = [step for step in steps if step.kind == RATHER]
    if len(other) == 1 and other[0]["of"] == "step":
        return other_step(said, steps, other[0])
    if len(other) != 1 or sum(any(meant(node, other[0]) for node in sentence.walk()) for sentence in said) != 1:
        return None  # nothing is meant, or it is not said which
    made: list[Node] = []
    for step in steps:
        others = (step,) if step.kind != RATHER else short_of(said, step) or whole_of(said, step, len(steps) == 1)
        if others is None:
            return None
        made += others
    done = Node("sequence", {"steps": tuple(made)}, clause.at)
    return Node("more", then=done) if len(steps) > 1 else done


def short_of(said: Sequence[Node], rather: Node) -> tuple[Node, ...] | None:
    """The latest step of the kind that is meant, with what is other and nothing else; None where another step or none is meant."""
    for step in (step for sentence in reversed(said) for step in reversed([n for n in sentence.walk() if n.kind in LEFT_OUT])):
        if rather["of"] not in _SHORT.get(step.kind, ()):
            continue
        if rather["of"] == "stats":
            gifts = tuple(other_figures(gift, rather) for gift in step["gifts"])
            return (Node("give", {"gifts": gifts}, rather.at),) if gifts != step["gifts"] else None
        if not any(meant(node, rather) for node in step.walk()) or any(node.kind == "chosen" and meant_in(node, rather) for node in step.walk()):
            return None
        part = "count" if rather["of"] == "count" else "amount"
        return (Node(step.kind, {part: rather["now"]}, rather.at),)
    return None


def meant_in(node: Node, rather: Node) -> bool:
    """Whether how many are chosen, or of what, is said otherwise: what has been chosen is not chosen again."""
    return bool(rather["of"] == "count" and node["count"] == rather["was"])


def other_figures(gift: Node, rather: Node) -> Node:
    """A gift with the change of figures said otherwise, if it is the one that is meant."""
    return Node("figures", {"stats": rather["now"]}, gift.at) if meant(gift, rather) else gift


def whole_of(said: Sequence[Node], rather: Node, alone: bool) -> tuple[Node, ...] | None:
    """The steps of the sentence before, with what is said otherwise; None where it cannot be told, or where more is done besides."""
    if not said or not alone or said[-1].kind not in ("say", "if") or "otherwise" in said[-1]:
        return None
    then = otherwise_said(said[-1]["then"], rather)
    return None if then is None else (then["steps"] if then.kind == "sequence" else None)


def meant(node: Node, rather: Node) -> str:
    """The part of a node that is said otherwise; "" where that node is not meant."""
    part = _OF[rather["of"]](node)
    fits = part and node.get(part) == rather["was"] and ("attribute" not in rather or node.get("attribute") == rather["attribute"])
    return part if fits else ""


def otherwise_said(clause: Node, rather: Node) -> Node | None:
    """A clause with what is said otherwise, done to what it chose; None where that cannot be told.

    What has been chosen is not chosen again: so a clause that chooses in several places, or that would choose otherwise, is not understood.
    """
    if rather["of"] == "all":
        return all_of_them(clause, lambda node: meant(node, rather))
    chosen = [node for node in clause.walk() if node.kind == "chosen"]
    if len(chosen) > 1 or any(node.kind in ("choose", "may") for node in clause.walk()):
        return None
    if any(meant(inner, rather) for node in chosen for inner in node.walk()):
        return None
    found = 0

    def other(node: Node) -> Node:
        nonlocal found
        if node.kind == "chosen":
            return Node("it") if node["count"] == Node("number", n=1) else Node("them")
        if part := meant(node, rather):
            found += 1
            count = {"count": rather["count"]} if "count" in rather else {}
            return Node(node.kind, {**dict(node.parts), part: rather["now"], **count}, node.at)
        return node

    made = changed(clause, other)
    return made if found else None


def asks_first(node: Node) -> bool:
    """Whether a sentence asks for cards and then does something to so many without saying of what: “if there are any Fairies, destroy 1”."""
    if node.kind != "if" or not any(part.kind == "exists" for part in node["condition"].walk()):
        return False
    return any(step.kind in _ASKED and LEFT_OUT[step.kind] not in step for step in node["then"].walk())


def done_to_asked(sentence: Node, asked: Node) -> Node:
    """That sentence with the cards it asked for: some of them are chosen; where there were none of a name, new ones of it are made."""
    named = asked["noun"]["card"] if asked["noun"].kind == "named" else None

    def whole(step: Node) -> Node:
        part = LEFT_OUT.get(step.kind, "")
        if step.kind not in _ASKED or part in step or (step.kind != "destroy" and named is None):
            return step
        rest = {name: value for name, value in step.parts if name != "count"}
        if step.kind == "destroy":
            of: Node = Node("chosen", count=step["count"], filter=asked)
        else:
            of = Node("new", count=step["count"], card=named)
            if step.kind == "add":
                rest["into"] = Node("into", owner=Node("player", who="me"), zone="hand")
        return Node(step.kind, {**rest, part: (of,)}, step.at)

    return Node(sentence.kind, {**dict(sentence.parts), "then": changed(sentence["then"], whole)}, sentence.at)


def points(tree: Node) -> bool:
    """Whether anything of a text points at what was said before."""
    return any(node.kind in POINTING or asks_first(node) for node in tree.walk())
