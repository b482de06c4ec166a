"""How the cards of Phantom Magic Vision print what the other player's effects bring about, and what is resolved as if it had been played."""

from __future__ import annotations

from engine.games.vision.printed_parts import say, steps
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

TARGETS = (Hole("targets"),)
BY_THEM = ("相手プレイヤーのカードの効果によって", "相手プレイヤーのカードの効果で", "相手プレイヤーの効果によって", "相手プレイヤーの効果で", "相手プレイヤーのカードの効果により")
WHEN = Node("when", subject=Hole("subject"), happening=Hole("happening"))
FROM = (
    ("デッキ、または手札", ("deck", "hand")), ("手札、またはデッキ", ("hand", "deck")), ("デッキか手札", ("deck", "hand")), ("手札かデッキ", ("hand", "deck")), ("デッキ", ("deck",)), ("手札", ("hand",)),
)  # fmt: skip
GIVEN_UP = ("破棄された", "破棄され、冥界に置かれた", "破棄され冥界に置かれた")


def theirs(trigger: Node) -> Node:
    """What comes about by the other player's effect."""
    return Node("by_enemy_effect", trigger=trigger)


TRIGGERS = [
    *J("trigger", *(f"{{subject}}{ga}{by}{{happening:happened}}場合{comma}" for ga in ("が", "は") for by in BY_THEM for comma in ("、", "")), slots="subject:subject happening:happening", tree=theirs(WHEN)),
    *[
        wording
        for where, zones in FROM
        for kind, ends in (("given_up", GIVEN_UP), ("shown_from", ("公開された",)))
        for made in (Node(kind, zone=zones[0], other=zones[1]) if len(zones) == 2 else Node(kind, zone=zones[0]),)
        for wording in (
            *J("trigger", *(f"〔このカード〕が{by}{where}から{end}場合、" for by in BY_THEM for end in ends), tree=theirs(made)),
            *J("trigger", *(f"〔このカード〕が{where}から{end}場合、" for end in ends), tree=made),
        )
    ],
    *J("trigger", *(f"{{subject}}が戦闘、または{by}{{happening:happened}}場合、" for by in BY_THEM), slots="subject:subject happening:happening", tree=Node("by_enemy_effect", trigger=WHEN, battle=1)),
    *J("trigger", *(f"手札にある〔このカード〕が{by}{end}場合、" for by in BY_THEM for end in GIVEN_UP), tree=theirs(Node("given_up", zone="hand"))),
]

NOT_SEVERAL = [
    *J("sentence", *(
        f"{but}この効果で{{_card}}を{often}複数枚{where}出す{how}{cannot}。"
        for but in ("但し、", "ただし、") for often in ("{_n}度に", "一度に", "{_n}ターンに", "") for where in ("場に", "") for how in ("ことは", "事は", "ことが") for cannot in ("出来ない", "できない")
    ), slots="_card:NAME _n:NUMBER", preferred=True, tree=Node("one_at_once")),
]  # fmt: skip

PLAYED = Node("resolve_as_played", targets=TARGETS)
TIMELY = Node("resolve_as_played", targets=TARGETS, timely=1)
WAYS = ("{targets}をあなたがプレイしたものとして", "{targets}を、あなたがプレイしたものとして", "〔あなた〕が{targets}をプレイしたものとして", "{targets}を〔あなた〕がプレイしたものとして", "あなたが{targets}をプレイしたものとして", "〔あなた〕はもう一度{targets}をプレイしたものとして")
RIDER = tuple(
    f"但し、{by}タイミングが正しくない{what}{cannot}。"
    for by in ("この効果によって", "この効果では", "") for what in ("カードをプレイすることは", "カードはプレイ") for cannot in ("出来ない", "できない")
)  # fmt: skip
AS_PLAYED = [
    *J("effect", *(f"{way}{what}解決する" for way in WAYS for what in ("", "効果を")), slots="targets:target+", preferred=True, tree=PLAYED),
    *J("sentence", *(f"{also}{way}解決する。その後、{{then}}。{rider}" for also in ("", "その後、") for way in WAYS for rider in RIDER), slots="targets:target+ then:effect", preferred=True,
       tree=say(TIMELY, Hole("then"))),
    *J("sentence", *(f"{also}{way}解決する。{rider}" for also in ("", "その後、") for way in WAYS for rider in RIDER), slots="targets:target+", preferred=True, tree=say(TIMELY)),
]

AT_RANDOM = Node("random", count=Hole("count"), filter=Node("filter", noun=Node("card"), tests=(Node("in", owner=Hole("owner"), zone="hand"),)))
THEIR_HANDS = ("〔{owner}の手札{count}枚〕", "目標の〔{owner}の手札{count}枚〕", "{owner}の手札{count}枚", "目標の{owner}の手札{count}枚")
LAID = [
    *J("effect", *(f"{whose}を無作為に{picked}{{place}}" for whose in THEIR_HANDS for picked in ("選び、", "選んで", "選び")), slots="owner:owner count:count place:laid", preferred=True,
       tree=Node("put", targets=(AT_RANDOM,), into=Hole("place"))),
    *[
        wording
        for ja, turned in (("アクティブ状態で", "active"), ("スリープ状態で", "asleep"))
        for wording in J("laid", *(f"{whose}ノードに{ja}{end}" for whose in ("そのプレイヤーの", "本来のプレイヤーの", "あなたの", "相手プレイヤーの") for end in ("セットする", "加える")),
                         *(f"{ja}{whose}ノードに{end}" for whose in ("そのプレイヤーの", "本来のプレイヤーの") for end in ("セットする", "加える")),
                         tree=Node("into", owner=Node("player", who="owner"), zone="node", turned=turned))
    ],
    *J("effect", "{targets}を抜き出す", slots="targets:target+", tree=Node("select", targets=TARGETS)),
    *J("steps", "{targets}を見て、{place}", "{targets}を見て、そのカードを{place}", "{targets}を見て{place}", slots="targets:target+ place:laid", tree=steps(
        Node("look", targets=TARGETS), Node("put", targets=(Node("it"),), into=Hole("place")))),
    *J("steps", "{targets}を公開し、{place}", "{targets}を公開して{place}", slots="targets:target+ place:laid", tree=steps(
        Node("reveal", targets=TARGETS), Node("put", targets=(Node("it"),), into=Hole("place")))),
    *J("effect", "{targets}を{host}に移す", "{targets}を、{host}に移す", slots="targets:target+ host:target", tree=Node("set_on", targets=TARGETS, host=Hole("host"))),
]

CAUSED = (*TRIGGERS, *NOT_SEVERAL, *AS_PLAYED, *LAID)
