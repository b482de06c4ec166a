"""What a card says only by pointing at what it said before: "3ダメージではなく5ダメージ", "10以上なら", "その中から1体".

A print that says only what differs means the whole sentence with that difference, so it becomes that sentence's tree. What points at nothing stays
as it is: no game can do it, and the line is refused where it stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.language.among_said import AMONG, among_asked, among_them
from engine.language.asked_then_done import asks_first, done_to_asked
from engine.language.changing import alike, changed, so_many, with_its_most
from engine.language.said_above import ABOVE, ability_above
from engine.language.said_by_deed import Deeds, named_by_deed
from engine.language.said_of_it import of_the_one_in_hand, of_the_same, of_this
from engine.language.said_otherwise import LEFT_OUT, RATHER, and_rather, in_place, so_many_of_them
from engine.language.so_while import so_while
from engine.language.tree import Node, Part
from engine.language.unknown_x import gives_x, letters_of, own_parts
from engine.language.which_time import nth

AGAIN = "same_again"  # the condition before, with another bound
SORT_AGAIN = "sort_again"  # what the condition before asks of a card, with another sort: 「それがスペルなら…。フォロワーなら…」
NTH = "nth_time"  # which time it is that the trigger came about
AS_MANY = "as_many"  # a change of figures, so many times over
AND_NEW = "and_new"  # those on the table and those that come to it: in a text that holds while a card is there, the same
STATE_FROM = "state_from"  # a state that begins: what it was not before
X_LAST = "x_last"  # what X is, said behind the sentence
GROWS = "grows"  # by how much X is more for each Spellboost, said in a line of its own
LAST = "last_turn_said"  # “last turn”: of what a player did his own, of anything else the turn before
MET = "met"  # “the enemy follower” in the text of a moment in which one is fought
STILL_MORE = "still_more"  # a step that says only how much, besides that of the sentence before
WAITS = "waits"  # a later moment, for the sentence and all that are said behind it
DENIED = "denied"  # “otherwise”, said with the verb of the condition before
HELD = "held"  # figures that cards are said to have got: what they have as long as it holds, or what an act gives
TAKES = "takes"  # damage that something takes: dealt to it or, where it is none or lasts, what damage to it becomes
UNDONE = "not_done"  # something named by what was done to it, where that was not done
POINTING = frozenset((ABOVE, UNDONE, RATHER, AGAIN, SORT_AGAIN, AMONG, MET, NTH, AS_MANY, AND_NEW, STATE_FROM, X_LAST, TAKES, HELD, GROWS, LAST, WAITS, DENIED, STILL_MORE))
_DEEDS = ("destroyed", "discarded", "banished", "returned")
_AT_LEAST_ONE = Node("at_least", n=Node("number", n=1))
_LOOKED = frozenset(("look", "reveal", "draw", "put"))  # what brings cards of which some are spoken of next


class SaidBefore:
    """Puts the whole in the place of what only points, over the lines of one card in their order."""

    def __init__(self) -> None:
        self._bounded: Node | None = None
        self._only_asked = False  # whether that condition only asked whether there is one
        self._asked: Node | None = None
        self._looked = False
        self._trigger: Node | None = None
        self._said: list[Node] = []
        self._deeds = Deeds()
        self._abilities: list[Node] = []  # the lines above this one that are abilities
        self.continued = False  # whether the latest line only goes on with what the line before it asks

    def line(self, tree: Node) -> Node:
        """A line with what it points at put in its place."""
        self.continued = tree.kind == "text" and asks_again(tree["body"]["sentences"][0])
        made = self._whole(tree)
        assert isinstance(made, Node)
        if made.kind == "ability":
            self._abilities.append(made)
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
        first = [name for name in ("condition",) if name in part] + (["x"] if known_at_once(part) else [])
        made = {name: self._whole(part[name]) for name in (*first, *(name for name, _ in part.parts if name not in first))}
        whole = self._pointed(Node(part.kind, made, part.at))
        self._deeds.add(whole)
        return whole

    def _ability(self, node: Node) -> Node:
        before, deeds = self._trigger, self._deeds.begin(node.get("trigger"))
        self._trigger = node.get("trigger")
        made = dict(node.parts)
        for name in ("trigger", "condition", "line", "body"):
            if name in made:
                made[name] = self._whole(made[name])
        self._trigger = before
        self._deeds.end(deeds)
        whole = of_the_one_in_hand(Node(node.kind, made, node.at))
        return so_while(whole) if HELD in node.kinds else whole

    def _sentences(self, sentences: Sequence[Node]) -> tuple[Node, ...]:
        made: list[Node] = []
        for place, sentence in enumerate(sentences):
            if sentence.kind == WAITS:
                return (*made, put_off(sentence, self._sentences((sentence["sentence"], *sentences[place + 1 :]))))
            whole = self._whole(so_many_of_them(self._said, sentence))
            if made and (both := and_rather(self._said, whole)) is not None:
                made[-1] = self._said[-1] = both
                continue
            for each in x_apart(made, in_place(self._said, whole)):
                made.append(each)
                self._said.append(each)
        return tuple(made)

    def _pointed(self, node: Node) -> Node:
        """A node, or what it points at; notes what later ones may point at."""
        if node.kind in ("it", "them", "that_many"):
            return self._deeds.meant(node) or Node(UNDONE, {}, node.at)
        if node.kind == AGAIN and self._bounded is not None and same_matter(self._bounded, node) and (node["bound"].kind == _AT_LEAST_ONE.kind or not self._only_asked):
            return rebound(self._bounded, node["bound"])
        if node.kind == AGAIN and "of" in node and node["happening"].kind in _DEEDS:
            done = Node("done", deed=Node(node["happening"].kind))
            of = Node(node["of"].kind, {**dict(node["of"].parts), "tests": (*(node["of"].get("tests") or ()), done)})
            return Node("compare", left=Node("count", filter=of), limit=node["bound"])
        if node.kind == ABOVE:
            return ability_above(self._abilities, node) or node
        if node.kind == STILL_MORE and (more := besides(self._said, node)) is not None:
            return more
        if node.kind == NTH:
            node = nth(node, self._trigger)
        elif node.kind == AMONG and self._looked:
            return among_them(node)
        elif node.kind == AMONG and self._asked is not None and (some := among_asked(node, self._asked)) is not None:
            return some
        elif node.kind == MET and self._trigger is not None and self._trigger.kind == "clash":
            return Node("opposing", {"noun": node["noun"]}, node.at)
        elif node.kind == "lose_keywords" and [target.kind for target in node["targets"]] == [MET]:  # 「相手のフォロワーは守護を失う」 where none is fought
            node = Node(node.kind, {**dict(node.parts), "targets": (_theirs(node["targets"][0]),)}, node.at)
        elif node.kind == AS_MANY and (many := done_as_many(node)) is not None:
            return many
        elif node.kind == "be" and any(t.kind == AND_NEW for t in node["targets"]):
            node = Node("be", {**dict(node.parts), "targets": tuple(map(_with_new, node["targets"]))}, node.at)
        elif "period" in node and node["period"].kind == LAST:
            when = "my_last_turn" if node.get("player") == Node("player", who="me") else "their_last_turn"
            return self._pointed(Node(node.kind, {**dict(node.parts), "period": Node("period", when=when)}, node.at))
        elif node.kind == HELD:
            node = Node("be", {"targets": node["targets"], "quality": Node("has", {"grants": node["grants"]})}, node.at) if self._trigger is None else Node("give", dict(node.parts), node.at)
        elif node.kind == "be" and node["quality"].kind == TAKES:
            node = damage_taken(node)
        elif node.kind == "if" and node.get("otherwise") is not None and node["otherwise"].kind == DENIED and denies(node["otherwise"], node["condition"]):
            return Node("if", {**dict(node.parts), "otherwise": Node("say", {"then": node["otherwise"]["then"]}, node["otherwise"].at)}, node.at)
        elif node.kind == STATE_FROM and node["was"] == node["state"]:
            return Node("times_state" if "period" in node else "state_on", {name: part for name, part in node.parts if name != "was"}, node.at)
        elif asks_first(node) and self._asked is not None:
            return done_to_asked(node, self._asked)
        elif (node.kind == "if" and (same := of_the_same(node)) is not None) or (self._trigger is None and node.kind in ("if", "while") and (same := of_this(node)) is not None):
            return same
        if node.kind == "exists":
            self._asked = node["filter"]
            if node.get("yes"):  # so many are asked for behind it: “then, if there are at least 3, …”
                self._bounded, self._only_asked = Node("compare", left=Node("count", filter=self._asked), limit=_AT_LEAST_ONE), True
        if self._bounded is None and (counted := _counted(node)) is not None:  # “gain +1/+1 for each … If there are at least 3, …”
            self._bounded, self._only_asked = Node("compare", left=counted, limit=_AT_LEAST_ONE), True
        self._looked = node.kind in _LOOKED or (self._looked and node.kind != "exists")
        if bound_of(node) is not None:
            self._bounded, self._only_asked = node, False
        return node


def _counted(node: Node) -> Node | None:
    """How many cards something is done for, or X is; None for anything else."""
    if node.kind == "figures_each":
        return Node("count", filter=node["filter"])
    return node["x"] if node.kind in ("where", "x_is") and node["x"].kind == "count" else None


def _with_new(those: Node) -> Node:
    """All of them, for what holds while a card is there: what is done once is not done to those that come later."""
    return Node("all", {"filter": those["first"]}, those.at) if those.kind == AND_NEW and alike(those["first"], those["new"]) else those


def _theirs(met: Node) -> Node:
    """All of the opponent's that could be met."""
    return Node("all", {"filter": Node("filter", noun=met["noun"], adjectives=(Node("side", who="opponent"),))}, met.at)


def known_at_once(clause: Node) -> bool:
    """Whether what X is stands behind a clause of which the first act is done with it already, so that the clause itself gives it nothing."""
    then = clause.get("then")
    return clause.kind == "where" and isinstance(then, Node) and then.kind == "sequence" and "X" in letters_of(then["steps"][0])


def besides(said: Sequence[Node], more: Node) -> Node | None:
    """A step that says only how much, done to what the latest step of its kind was done to; None where there is none of which that can be told."""
    step = more["then"]
    part = LEFT_OUT.get(step.kind, "")
    before = next((one for sentence in reversed(said) for one in reversed(list(sentence.walk())) if one.kind == step.kind and part in one), None)
    if before is None:
        return None
    if part != "made":
        picked = [item for item in before[part] if item.kind in ("chosen", "random")]
        of: tuple[Part, ...] = before[part] if not picked else (Node("it" if picked[0].get("count") == Node("number", n=1) else "them"),) if len(before[part]) == 1 else ()
        return Node(step.kind, {**dict(step.parts), part: of}, more.at) if of else None
    if len(before[part]) != 1 or before[part][0].kind != "new":
        return None
    rest = {name: value for name, value in before.parts if name != part}
    new = Node("new", {**dict(before[part][0].parts), "count": step["count"]})
    return Node(step.kind, {**rest, part: (new,)}, more.at)


def damage_taken(node: Node) -> Node:
    """“Each leader takes 2 damage” deals it; “takes 0 damage”, or “takes 2 damage this turn”, says what damage becomes."""
    amount = node["quality"]["amount"]
    if "duration" in node or amount == Node("number", n=0):
        return Node("be", {**dict(node.parts), "quality": Node("damage_taken", amount=amount)}, node.at)
    return Node("deal", {"amount": amount, "targets": node["targets"]}, node.at)


_THERE = frozenset(("exists", "has_cards"))
_HAVING = frozenset(("has_keyword", "has_ability"))
_HELD = frozenset(("with_keyword", "with_ability"))
_BEING = frozenset(("is", "is_like", "is_in", "state", "turn_of", "compare"))


def denies(said: Node, condition: Node) -> bool:
    """Whether words that deny a condition by its verb alone (「いないなら」, 「持たないなら」) are of that condition."""
    while condition.kind == "both":
        condition = condition["second"]
    yes = condition.get("yes") != 0
    kinds = {node.kind for node in condition.walk()}
    meant = {
        "there": yes and condition.kind in _THERE,
        "none": not yes and condition.kind in _THERE,
        "having": yes and (condition.kind in _HAVING or (condition.kind == "is" and bool(kinds & _HELD))),
        "taking": yes and "damaged" in kinds,
        "being": yes and condition.kind in _BEING and not kinds & _HELD and said.get("filter") in (None, condition.get("filter")),
    }
    return meant[said["of"]]


def x_apart(before: Sequence[Node], sentence: Node) -> tuple[Node, ...]:
    """A sentence behind which it is said what X is: that alone or, where earlier sentences speak of X, what it is for all of them."""
    last = sentence.get("then")
    if sentence.kind == "say" and isinstance(last, Node) and last.kind == "paying" and last["then"].kind == "where" and "X" in letters_of(last["cost"]) and not gives_x(last):
        then = Node("paying", {**dict(last.parts), "then": last["then"]["then"]}, last.at)
        return Node("say", {"then": then}, sentence.at), Node("x_is", {"x": last["then"]["x"]}, last.at)
    if not isinstance(last, Node) or last.kind != X_LAST:
        return (sentence,)
    parts = [part for one in before for part in own_parts(one)]
    if any(map(letters_of, before)) and not any(gives_x(part) or part.kind == "x_is" for part in parts):
        return Node(sentence.kind, {"then": last["then"]}, sentence.at), Node("x_is", {"x": last["x"]}, last.at)
    return (Node(sentence.kind, {"then": Node("where", dict(last.parts), last.at)}, sentence.at),)


def put_off(waiting: Node, sentences: tuple[Node, ...]) -> Node:
    """Sentences done once at a later moment: at the end of this turn what they do one after the other, else by an ability that a leader has until then."""
    says = all(one.kind == "say" for one in sentences)
    if waiting.get("turn_ends") and says and len(sentences) == 1:
        return Node("later", {"then": sentences[0]["then"]}, waiting.at)
    if waiting.get("turn_ends") and says and all(one["then"].kind == "sequence" for one in sentences):
        return Node("later", {"then": Node("sequence", steps=tuple(step for one in sentences for step in one["then"]["steps"]))}, waiting.at)
    first = (waiting["sentence"],)
    given = changed(waiting["given"], lambda node: Node("body", sentences=sentences) if node.kind == "body" and node["sentences"] == first else node)
    return Node(given.kind, dict(given.parts), waiting.at)


def asks_again(sentence: Node) -> bool:
    """Whether a sentence asks what an earlier one asks, with another bound, or asks of a card by what an earlier one did to it."""
    condition = sentence.get("condition")
    return isinstance(condition, Node) and (AGAIN in condition.kinds or named_by_deed(condition))


def bound_of(node: Node) -> tuple[str, ...] | None:
    """Where a condition has its bound, if it has one."""
    if node.kind in ("exists", "has_points", "has_cards", "has_figure", "fused_place") and "bound" in node:
        return ("bound",)
    if node.kind == "compare":
        return ("limit",)
    if node.kind == "both" and node["first"].kind == "turn_of" and (path := bound_of(node["second"])) is not None:  # “the third time this turn of yours”
        return ("second", *path)
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


def done_as_many(node: Node) -> Node | None:
    """A change of figures with X in it; what is ``often`` done so many times and is no such change, done again and again."""
    then: Node = node["then"]
    x = with_its_most(node["x"], then)
    figures = "often" not in node or (then.kind == "sequence" and all("stats" in step.kinds for step in then["steps"]))
    many = so_many(then) if figures else None
    if many is None and "often" in node:
        many = Node("repeat", n=Node("x"), then=then)
    return None if many is None or x is None else Node("where", {"x": x, "then": many}, node.at)


def points(tree: Node) -> bool:
    """Whether anything of a text points at what was said before."""
    if "works_in" in tree.kinds:
        return True
    if any(of_this(node) is not None for node in tree.of("if", "while")):
        return True
    return not POINTING.isdisjoint(tree.kinds) or named_by_deed(tree) or any(asks_first(node) or of_the_same(node) is not None for node in tree.of("if"))
