"""Pieces of trees and of templates that the printed wordings of Phantom Magic Vision share."""

from __future__ import annotations

from engine.language.tree import Node
from engine.language.wordings import Hole

LEAST = Node("no_less", n=Hole("x"), least=Hole("least"))


def steps(*done: Node | Hole) -> Node:
    """One act after the other."""
    return Node("sequence", steps=done)


TARGETS = (Hole("targets"),)


def becomes(name: str, amount: Node | Hole) -> Node:
    """A figure becomes that number."""
    return Node("set_figure", attribute=Node("attribute", name=name), targets=TARGETS, amount=amount, duration=Hole("duration"))


WORDS = "{adjectives&tests}{noun}"


def filtered(*adjectives: Node, tests: tuple[Node, ...] = ()) -> Node:
    """A filter, with the parts of a template among its own."""
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=(Hole("tests"), *tests))


ME = Node("player", who="me")
PARTS = "adjectives:adjective*? noun:noun tests:test*?"


def only(noun: Node, *tests: Node) -> Node:
    """A filter that the words alone decide."""
    return Node("filter", noun=noun, tests=tests or None)


CARD = Node("card")


def in_zone(zone: str, owner: Node) -> Node:
    """Where a card is: somebody's zone."""
    return Node("in", owner=owner, zone=zone)


def say(*done: Node | Hole) -> Node:
    """A sentence of such acts."""
    return Node("say", then=steps(*done))


WAYS = ("{targets}をあなたがプレイしたものとして", "{targets}を、あなたがプレイしたものとして", "〔あなた〕が{targets}をプレイしたものとして", "{targets}を〔あなた〕がプレイしたものとして", "あなたが{targets}をプレイしたものとして", "〔あなた〕はもう一度{targets}をプレイしたものとして")


def put(targets: Node | Hole, place: Node | Hole) -> Node:
    """These cards go into a zone."""
    return Node("put", targets=(targets,), into=place)


BEHIND_IN = "a:owner b:owner counter:COUNTER of:COUNTER n:NUMBER"
FEWER = Node("difference", a=Node("points_of", owner=Hole("b"), counter=Hole("of")), b=Node("points_of", owner=Hole("a"), counter=Hole("counter")))
BEHIND = Node("compare", left=FEWER, limit=Node("at_least", n=Node("number", n=Hole("n"))))
OPPONENT = Node("player", who="opponent")
DECK = in_zone("deck", ME)
BUT = ("但し、", "ただし、", "")
OPPONENT_DOES = ("〔相手プレイヤー〕は", "相手プレイヤーは", "目標の〔相手プレイヤー1人〕は")
CANNOT_IN_KANJI = ("出来ない", "できない")


def be(targets: tuple[Node | Hole, ...], quality: Node | Hole, **more: Node | Hole) -> Node:
    """Something holds of these."""
    return Node("be", targets=targets, quality=quality, **more)


def cant(*verbs: str) -> list[str]:
    """What nobody can do, however it is spelled."""
    return [f"{verb}{how}{cannot}" for verb in verbs for how in ("ことが", "ことは", "事が", "事は") for cannot in ("出来ない", "できない")]


MUST = ("を行わなければならない", "を行わなくてはならない", "しなければならない", "しなくてはならない", "を行う", "する")
CANNOT = ("できない", "出来ない")
CAN = ("出来る", "できる")
COST_AND_NODES = {
    "の必要ノードとコスト": ("needs", "cost"), "の必要ノード、コスト": ("needs", "cost"), "の必要ノード": ("needs",), "のコスト": ("cost",),
}
FOR_GOOD = Node("turn_side", targets=TARGETS, good=1)
NEVER = tuple(f"以後は通常状態に戻る{how}{cannot}" for how in ("事が", "ことが", "ことは") for cannot in ("出来ない", "できない"))
CARDS_IN_HAND = Node("filter", noun=CARD, tests=(Node("in", owner=Hole("owner"), zone="hand"),))
SIDES = (("あなた", ME), ("相手プレイヤー", OPPONENT))
BOTH = Node("player", who="each")
HAND = in_zone("hand", ME)


def text_of(*sentences: Node) -> Node:
    """A line that says what holds: one of sentences alone, which waits for nothing."""
    return Node("text", body=Node("body", sentences=sentences))


EVERY = Node("figures_each", stats=Hole("stats"), filter=Hole("each"), per=Hole("per"))
NETHERWORLD = in_zone("netherworld", ME)
THIS = Node("this")
EACH = Node("figures_each", stats=Hole("stats"), filter=Hole("each"))
SKIPS = Node("skips", phase=Hole("phase"))
AT_TURN_END = Node("turn_end", owner=BOTH)


def of_itself(quality: Node) -> Node:
    """A line by which a card has that."""
    return text_of(say(Node("be", targets=(Node("this"),), quality=quality)))


UPKEEP = of_itself(Node("asks_upkeep", n=Hole("n")))
AGAINST = "耐性:{traits|/}", "耐性:{traits|、}", "耐性:種族:{traits|、}"
RESISTS = of_itself(Node("resists", traits=(Hole("traits"),)))
DURATION = "duration:duration? targets:target+"


def into(zone: str, owner: Node, *, at: str = "", turned: str = "", order: bool = False) -> Node:
    """Where something is put, how it lies there, and whether in the order that its player wants."""
    return Node("into", owner=owner, zone=zone, at=at or None, turned=turned or None, order=1 if order else None)


OWNER = Node("player", who="owner")
TURN_PLAYER = Node("player", who="turn")
