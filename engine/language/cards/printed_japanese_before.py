"""Wordings of Japanese cards that point at what was said before; :mod:`engine.language.said_before` puts the whole in their place."""

from engine.language.cards.printed_japanese_parts import FILTER_PARTS, SIDES, cards, side, steps
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.said_before import AGAIN, AMONG, AND_NEW, AS_MANY, NTH, STATE_FROM
from engine.language.said_otherwise import RATHER
from engine.language.tree import Node
from engine.language.wordings import Hole

_MEASURES = ("枚", "体", "つ")
_TAILS = ("", "引く", "出す", "を出す", "場に出す", "を場に出す", "手札に加える", "を手札に加える", "を加える")
_FIGURES = Node("figures", stats=Hole("stats"))


def _rather(of: str, *words: str, slots: str = "was:quantity now:quantity", **more: Node | Hole) -> list[JapaneseWording]:
    return J("effect", *words, *(text.replace("ではなく", "ではなく、") for text in words), slots=slots, tree=Node(
        RATHER, of=of, was=Hole("was"), now=Hole("now"), **more))


def _nth(words: str, period: str, mine: int | None = None) -> list[JapaneseWording]:
    tree = {"period": Node("period", when=period), "mine": mine}
    return [
        wording
        for counted in ("枚目", "体目", "回目", "つ目")
        for wording in (
            *J("condition_one", f"それが{words}{{n}}{counted}", slots="n:quantity", tree=Node(NTH, bound=Node("exactly", n=Hole("n")), **tree)),
            *J("condition_one", f"それが{words}{{n}}{counted}かそれ以降", slots="n:quantity", tree=Node(NTH, bound=Node("at_least", n=Hole("n")), **tree)),
        )
    ]


INSTEAD = [
    *_rather("damage", "{was}ダメージではなく{now}ダメージ", "{was}ダメージではなく{now}ダメージを与える"),
    *(w for m in _MEASURES for tail in _TAILS for w in _rather("count", f"{{was}}{m}ではなく{{now}}{m}{tail}")),
    *_rather("heal", "{was}回復ではなく{now}回復", "{was}回復ではなく{now}回復する"),
    *_rather("times", "{was}回ではなく{now}回", "{was}回ではなく{now}回行う"),
    *_rather("stats", "{was}ではなく{now}する", "{was}するのではなく{now}する", slots="was:STATS now:STATS"),
    *_rather("card", "{was}ではなく{now}を出す", "{was}ではなく{now}を加える", "{was}ではなく{now}を手札に加える", slots="was:NAME now:NAME"),
    *_rather("change", "-{was}ではなく-{now}する", "-{was}ではなく-{now}", "{was}ではなく{now}進める"),
    *(w for m in _MEASURES for tail in _TAILS if tail for w in _rather("new", f"{{was}}ではなく{{now}}{{count}}{m}{tail}", slots="was:NAME now:NAME count:count", count=Hole("count"))),
    *(w for m in _MEASURES for w in J("effect", f"{{was}}{m}ではなく、すべて", f"{{was}}{m}ではなくすべて", slots="was:quantity", tree=Node(RATHER, of="all", was=Hole("was")))),
    *J("effect", "{was}のではなく、{now}", "{was}のではなく{now}", slots="was:effect now:effect", tree=Node(RATHER, of="step", was=Hole("was"), now=Hole("now"))),
    *(w for name, ja in (("attack", "攻撃力"), ("defense", "体力"), ("cost", "コスト")) for w in _rather(
        "figure", f"{ja}{{was}}ではなく{ja}{{now}}", f"{ja}{{was}}ではなく{{now}}", slots="was:bound now:bound", attribute=Node("attribute", name=name))),
]

OTHER_BOUND = [
    *J("condition_one", "{bound!数}", "{bound!数}プレイしていた", "{bound!数}ある", slots="bound:bound", tree=Node(AGAIN, bound=Hole("bound"))),
    *(w for counted in ("枚目", "体目", "回目") for w in (
        *J("condition_one", f"{{n}}{counted}", slots="n:quantity", tree=Node(AGAIN, bound=Node("exactly", n=Hole("n")))),
        *J("condition_one", f"{{n}}{counted}かそれ以降", slots="n:quantity", tree=Node(AGAIN, bound=Node("at_least", n=Hole("n")))),
    )),
    *_nth("このターン中に", "turn"),
    *_nth("このバトル中に", "match"),
    *_nth("この自分のターン中に", "turn", 1),
]

AMONG_THEM = [
    *(w for m in _MEASURES for w in (
        *J("target", f"その中から{{count}}{m}", f"それ{{count}}{m}", slots="count:count", tree=Node(AMONG, count=Hole("count"))),
        *J("target", f"ランダムなそれ{{count}}{m}", f"その中からランダムに{{count}}{m}", f"ランダムに{{count}}{m}", slots="count:count", tree=Node(AMONG, count=Hole("count"), random=1)),
        *J("effect", f"ランダムに{{count}}{m}捨てる", slots="count:count", tree=Node("discard", targets=(Node(AMONG, count=Hole("count"), random=1),))),
        *J("effect", f"{{count}}{m}捨てる", slots="count:count", tree=Node("discard", targets=(Node(AMONG, count=Hole("count")),))),
    )),
]

MANY = [
    *J("core", "{duration}「{x}」と同じだけ{stats}する", slots="duration:duration? x:amount stats:STATS", tree=Node(
        AS_MANY, x=Hole("x"), then=steps(Node("gain", gifts=(_FIGURES,), duration=Hole("duration"))))),
    *J("core", "{targets}を「{x}」と同じだけ{stats}する", "{targets}を、「{x}」と同じだけ{stats}する", slots="targets:target+ x:amount stats:STATS", tree=Node(
        AS_MANY, x=Hole("x"), then=steps(Node("give", targets=(Hole("targets"),), gifts=(_FIGURES,))))),
]

NEW_ONES = [
    wording
    for ja, who, _ in SIDES
    for wording in J(
        "target", f"{{first}}すべてと新たに場に出た{ja}の{{adjectives&tests}}{{noun}}{{but}}すべて", slots=f"first:filter {FILTER_PARTS}",
        tree=Node(AND_NEW, first=Hole("first"), new=cards(adjectives=(side(who),))))
]

STATES = J("trigger", *(f"{whose}が{{was}}でない状態から{{state}}状態になるたび" for whose in ("自分", "自分のリーダー")), slots="was:STATE state:STATE", tree=Node(
    STATE_FROM, was=Hole("was"), state=Hole("state")))

JAPANESE_BEFORE = [*INSTEAD, *OTHER_BOUND, *AMONG_THEM, *MANY, *NEW_ONES, *STATES]
