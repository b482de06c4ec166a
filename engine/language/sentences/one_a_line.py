"""Several things in one line. Of actions they are refused, with the lines to write instead; claims that stand in one sentence hold together."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.errors import LanguageError
from engine.language.japanese_wordings import J
from engine.language.players import ME
from engine.language.tree import Node
from engine.language.wordings import Each, Hole, W

SEVERAL, ALL_HOLD = "several", "all_hold"
_AT_A_MOMENT = ("can_attack", "can_only_attack", "can_be", "can_do", "can_play_nothing", "can_be_none", "attacks_again")  # what can be done is of the moment: “this turn” adds nothing
_BOTH = Node(SEVERAL, said=(Hole("a"), Hole("b")))
_ALL = Node(SEVERAL, said=(Each("cards", Node("play", who=Hole("who"), card=Hole("item"))),))
_MINE = Node(SEVERAL, said=(Each("cards", Node("play", who=ME, card=Hole("item"))),))
_EVOLVED = Node(SEVERAL, said=(Each("cards", Node("evolve", who=Hole("who"), card=Hole("item"))),))
_MINE_EVOLVED = Node(SEVERAL, said=(Each("cards", Node("evolve", who=ME, card=Hole("item"))),))
_MORE = (" ,", " ;", " , and", " and", " , then", " and then", " , and then")

ENGLISH = [
    *W("action", *(f"{{a:action}}{mark} {{b:action}}" for mark in _MORE), tree=_BOTH),
    *W("claim", *(f"{{a:claim}}{mark} {{b:claim}}" for mark in (*_MORE[:4], " , but", " but", " while", " , while")), tree=_BOTH),
    *W("core", "{who:subject} play[s] {cards:thing+}", tree=_ALL),
    *W("core", "{who:subject} evolve[s] {cards:thing+}", tree=_EVOLVED),
]  # fmt: skip
_JOINED = ("{a!て}{b}", "{a!て}、{b}", "{a!連}、{b}", "{a}、{b}", "{a!て}から{b}", "{a!て}から、{b}", "{a}。{b}", "{a!た}後、{b}", "{a!た}あと、{b}", "{a!て}、その後{b}", "{a!連}、その後{b}")
JAPANESE = [
    *J("action", *_JOINED, slots="a:action b:action", tree=_BOTH),
    *J("claim", "{a}、{b}", "{a}。{b}", "{a}が、{b}", slots="a:claim b:claim", tree=_BOTH),
    *J("core", *(f"{{cards|と}}を{do}" for do in ("プレイする", "プレイ", "使う", "出す")), slots="cards:thing+", tree=_MINE),
    *J("core", *(f"{{cards|{mark}}}{so}{do}" for mark, so in (("、", "の順に"), ("、", "の順で"), ("と", "を順に"), ("と", "を順番に")) for do in ("プレイする", "プレイ", "使う", "出す")), slots="cards:thing+", tree=_MINE),
    *J("core", *(f"{{who}}が{{cards|と}}を{do}" for do in ("プレイする", "プレイ", "使う", "出す")), slots="who:subject cards:thing+", tree=_ALL),
    *J("core", "{cards|と}を進化させる", slots="cards:thing+", tree=_MINE_EVOLVED),
    *J("core", "{who}が{cards|と}を進化させる", slots="who:subject cards:thing+", tree=_EVOLVED),
]  # fmt: skip


def parted(tree: Node) -> Iterator[Node]:
    """What several things in one line are, one after the other."""
    for one in tree["said"]:
        if isinstance(one, Node):
            yield from parted(one) if one.kind == SEVERAL else (one,)


def joined(tree: Node) -> Node:
    """A tree of what is expected, in which several claims that stand in one sentence hold together."""
    if tree.kind == SEVERAL:
        return Node(ALL_HOLD, {"claims": tuple(one for claim in parted(tree) for one in single(claim))}, tree.at)
    if tree.kind == "in_turn" and tree["claim"].kind in _AT_A_MOMENT:
        claim: Node = tree["claim"]
        return claim
    return Node(tree.kind, {name: joined(value) if isinstance(value, Node) else value for name, value in tree.parts}, tree.at)


def single(claim: Node) -> Iterator[Node]:
    """A claim; of several that hold together, and of happenings that came about in whatever order, each by itself."""
    if claim.kind == ALL_HOLD:
        yield from claim["claims"]
        return
    if claim.kind == "all_happened":
        yield from (Node("happened", {"happening": one, "negated": 0}, claim.at) for one in claim["happenings"])
    else:
        yield claim


def refused(lines: list[str], text: str, line: int, column: int) -> LanguageError:
    """The error for them, with a line for each."""
    en, ja = " and ".join(f"“{one}”" for one in lines), "と".join(f"「{one}」" for one in lines)
    return LanguageError(line, column, text, {
        "en": f"One sentence a line: write {en}, each on a line of its own.",
        "ja": f"1行に1文だけ書きます。{ja}を別々の行に書いてください。",
    }, lines)  # fmt: skip
