"""Pieces of trees and of templates that the printed wordings of Japanese cards share."""

from __future__ import annotations

from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

FIGURES = Node("figures", stats=Hole("stats"))
THIS = (Node("this"),)
COST = Node("attribute", name="cost")
TARGETS = (Hole("targets"),)


def only(noun: Node | Hole, *, adjectives: tuple[Node, ...] = (), tests: tuple[Node | Hole, ...] = ()) -> Node:
    """A filter that the words alone decide."""
    return Node("filter", adjectives=adjectives or None, noun=noun, tests=tests or None)


def filler(category: str, *words: str) -> list[JapaneseWording]:
    """Words of which any may stand at a place and which say nothing of their own. Where several places vary, each wording is one production still."""
    return J(category, *words, tree=Node(category))


ME = Node("player", who="me")
OPPONENT = Node("player", who="opponent")
HAND = Node("in", owner=ME, zone="hand")
INTO_HAND = Node("into", owner=ME, zone="hand")
BOARD = Node("into", zone="board")
NAMED = "{adjectives&tests}{noun}{but}"
FILTER_PARTS = "adjectives:adjective*? noun:noun tests:test*? but:but?"


def drawn(count: str, found: Node) -> Node:
    return Node("random", count=Hole(count), filter=found)


def cards(*, adjectives: tuple[Node, ...] = (), tests: tuple[Node | Hole, ...] = ()) -> Node:
    """A filter, with the parts of a template among its own."""
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=(Hole("tests"), Hole("but"), *tests))


PLACE = Node("in", owner=Hole("owner"), zone=Hole("zone"))
REVEAL = Node("reveal", targets=(Node("it"),))


def number(n: int) -> Node:
    """A fixed number."""
    return Node("number", n=n)


SO_MANY_DONE = {  # how many something was done to, by the deed
    "returned": ("戻した枚数", "戻したカードの枚数"), "drawn": ("引いた枚数", "引いたカードの枚数"), "discarded": ("捨てた枚数", "捨てたカードの枚数"), "banished": ("消滅させたカードの枚数", "消滅したカードの枚数"),
    "left": ("その能力で場を離れたカードの枚数", "その能力で場を離れた枚数"), "added": ("加えたカードの枚数",), "damaged": ("そのダメージ", "受けたダメージ", "そのダメージの値", "受けたダメージの値"),
    "dealt": ("与えたダメージ", "与えたダメージの値"), "restored": ("回復した値", "回復した体力の値"),
}  # fmt: skip
DONE = {  # a thing by what was done to it
    "banished": ("消滅させた",), "destroyed": ("破壊した", "破壊された"), "discarded": ("捨てた",), "selected": ("選択した",), "evolved": ("進化した",), "drawn": ("引いた",), "added": ("加えた", "手札に加えた"),
    "summoned": ("出した", "場に出した", "この能力で出した", "この能力で出た"), "returned": ("戻した", "手札に戻した"), "reanimated": ("リアニメイト した",), "buried": ("葬送 した",),
}  # fmt: skip


def sequence(*done: Node | Hole) -> Node:
    """One act after the other."""
    return Node("sequence", steps=done)


SORTS = {"フォロワー": Node("kind", word="follower"), "アミュレット": Node("kind", word="amulet"), "スペル": Node("kind", word="spell"), "カード": Node("card")}
AMOUNT = Hole("amount")
ATTACKED = Node("opposing", noun=Node("kind", word="follower"))
ITSELF = Node("this")


def picked(kind: str, *tests: Node) -> Node:
    """So many of some cards, from a place."""
    return Node(kind, count=Hole("count"), filter=cards(tests=tests))


SIDES = (("自分", "me", ME), ("相手", "opponent", OPPONENT))


def side(who: str) -> Node:
    """Whose a card is."""
    return Node("side", who=who)


MEASURES = ("枚", "体", "つ")
PAST = Node("past", happening=Hole("happening"), period=Hole("period"))
SEVERAL_NAMES = Node("count", filter=Hole("filter"), different=1)
FUSED = Node("fused_to_this", filter=only(Node("card")))
X = Node("x")
ITEM = Node("new", card=Hole("item"), count=Node("number", n=1))
TAILS_OF_NEW = ("出す", "を出す", "手札に加える", "を手札に加える", "加える", "を加える")
ALL = sequence(Node("do_all"))
