"""Of which of several that were spoken of in one breath “it” is said, and whose figure: 「フェアリー2体を出す。それは守護を持つ」."""

from __future__ import annotations

from collections.abc import Collection

from engine.language import errors
from engine.language.changing import changed, with_parts
from engine.language.said_before import WAITS
from engine.language.tree import Node, Part
from engine.language.unclear import Unclear

_WORKED_OUT = ("amount", "x", "n")
_THIS = Node("this")
_LEADERS = ("leader", "character")
_IN_PLAY = ("follower", "amulet")
_SENTENCES = ("say", "if")
_EACH = Node("player", who="each")
_BRINGS = ("draw", "discard")  # what each player does to cards of their own
ASKING = frozenset(("is", "is_like", "has_figure", "has_keyword", "has_ability"))  # conditions that ask what a card is


class FigureUnclear(Unclear):
    """A figure of several that were spoken of together."""

    error = staticmethod(errors.figure_unclear)


class OneOfSeveralUnclear(Unclear):
    """“It” behind several things that were named one by one."""

    error = staticmethod(errors.one_of_several_unclear)


class AskedOfSeveral(Unclear):
    """What “it” is, asked behind several that were brought together."""

    error = staticmethod(errors.asked_of_several)


class Several:
    """Puts “them” where Japanese says それ of several; ``says_them``: in a language that says it itself, “it” behind two that were named is refused."""

    def __init__(self, says_them: bool = False) -> None:
        self._says_them = says_them
        self._several = False
        self._nouns: tuple[Node, ...] = ()  # what several put or made as one are called: “that follower” behind them (behind those that were selected it is all of them)
        self._named = False  # whether those are named one by one: “an allied follower and an enemy follower”
        self._about: Node | None = None  # what the ability waits for, where that is one card: “it” behind several
        self._asked = False  # whether the sentence before asked what “it” is: one behind it asks of the same

    def of(self, node: Node) -> Node:
        """A tree with that said, its steps taken in their order."""
        if node.kind == WAITS:
            then = self.of(node["sentence"])
            given = changed(node["given"], lambda part: then if part == node["sentence"] else part)
            return Node(node.kind, {**dict(node.parts), "given": given, "sentence": then}, node.at)
        before = self._about
        if node.kind == "ability" and "body" in node:
            self._several, self._named, self._about = False, False, _one_waited_for(node["trigger"])
        if "condition" in node and _THIS in (node["condition"].get("target"), node["condition"].get("subject")):
            self._about = _THIS
        asking = it_asked_of(node)
        parts = dict(node.parts)
        if asking is not None and self._several and not self._asked:
            if self._about is None:
                raise AskedOfSeveral(asking if asking.at else node)
            parts["condition"] = _asked_of(node["condition"], self._about)
        for amount in (parts[name] for name in _WORKED_OUT if self._several and name in parts):
            _of_one(amount)
        for name, value in node.parts:
            if name in ("condition", "trigger"):
                continue
            if name in ("line", "grants"):  # an ability of its own: nothing was spoken of in it yet
                parts[name] = tuple(Several(self._says_them).of(one) for one in value) if isinstance(value, tuple) else Several(self._says_them).of(value)
                continue
            if isinstance(value, Node):
                parts[name] = self.of(value)
            elif isinstance(value, tuple):
                parts[name] = tuple(self._item(name, item) for item in value)
        made = with_parts(node, parts)
        self._note(made)
        self._asked = asking is not None or (self._asked and node.kind not in _SENTENCES)
        self._about = before
        return made

    def _item(self, name: str, item: Part) -> Part:
        if not isinstance(item, Node):
            return item
        if name == "targets":
            if item.kind == "that" and self._of_them(item):
                if self._says_them:
                    raise OneOfSeveralUnclear(item)
                return Node("them", {}, item.at)
            if item.kind != "it" or not (self._named or self._several):
                return item
            if not self._says_them:
                return Node("them", dict(item.parts), item.at)
            if self._about is None or (self._named and self._about != _THIS):
                raise OneOfSeveralUnclear(item)
            return self._about
        return item if name in ("made", "tests", "adjectives") else self.of(item)

    def _note(self, step: Node) -> None:
        spoken = step.get("targets", step.get("made"))
        if isinstance(spoken, tuple):
            if not all(one.kind in ("it", "them") for one in spoken):
                self._named = len([one for one in spoken if one.kind not in _LEADERS]) > 1
                self._several = len(spoken) == 1 and _several(spoken[0])
                self._nouns = _called(spoken[0]) if self._several and step.kind != "select" else ()
        elif step.kind == "draw":
            self._several, self._named, self._nouns = _several(step), False, ()
        if step.get("player") == _EACH and step.kind in _BRINGS:
            self._several, self._named = True, False

    def _of_them(self, that: Node) -> bool:
        """Whether “that follower” is one of several that were put, made or chosen as one, and nothing else that was waited for."""
        return self._several and that["noun"] in self._nouns and (self._about is None or self._about.get("noun") != that["noun"])


def it_asked_of(sentence: Node, asking: Collection[str] = ASKING) -> Node | None:
    """The “it” of which a sentence asks before it does something, by one of these conditions; None where it asks of nothing so."""
    if sentence.kind != "if":
        return None
    return next((part["target"] for part in sentence["condition"].walk() if part.kind in asking and part["target"].kind == "it"), None)


def _asked_of(condition: Node, about: Node) -> Node:
    """A condition that asks of that what it asked of “it”."""
    return changed(condition, lambda part: Node(part.kind, {**dict(part.parts), "target": about}, part.at) if part.kind in ASKING and part["target"].kind == "it" else part)


def _one_waited_for(trigger: Node) -> Node | None:
    """The one card that something happens to, as it is spoken of later; None where an ability waits for no such thing."""
    subject: Node | None = trigger.get("subject")
    if subject is None or subject.kind == "this":
        return subject
    filter = subject.get("filter")
    return Node("that", noun=filter["noun"]) if filter is not None and filter.kind == "filter" and filter["noun"].kind in ("kind", "card", "named") else None


def of_which(tree: Node) -> Node:
    """An English tree in which “it” behind several is what the ability waits for, or what is asked of; refused, as a figure of it is, where that is none. Raises Unclear."""
    return Several(says_them=True).of(tree) if _pointing(tree) else tree


def in_japanese(tree: Node) -> Node:
    """A Japanese tree in which それ, and そのフォロワー, behind several is said of all of them."""
    return Several().of(tree) if _pointing(tree) else tree


def _pointing(tree: Node) -> bool:
    return not tree.kinds.isdisjoint(("it", "that"))


def _called(spoken: Node) -> tuple[Node, ...]:
    """The nouns by which one of several is called: of new ones any kind of card, of others what their filter says."""
    if spoken.kind == "new":
        return (*(Node("kind", word=word) for word in _IN_PLAY), Node("card"), Node("named", card=spoken["card"]))
    filter = spoken.get("filter")
    return (filter["noun"], Node("card")) if isinstance(filter, Node) and filter.kind == "filter" else ()


def _of_one(amount: Part) -> None:
    """Refuse a figure of “it” where several were spoken of: it can't be told of which one."""
    for figure in amount.of("figure_of") if isinstance(amount, Node) else ():
        if figure["target"].kind == "it" and "total" not in figure:
            raise FigureUnclear(figure)


def _several(spoken: Node) -> bool:
    count = spoken.get("count")
    return spoken.kind == "all" or (isinstance(count, Node) and count.kind == "number" and count["n"] > 1)
