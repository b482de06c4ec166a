"""How printed Japanese cards say where cards go: drawn, put, summoned, returned, discarded."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import (
    FILTER_PARTS,
    HAND,
    INTO_HAND,
    ITEM,
    ME,
    OPPONENT,
    THIS,
    cards,
    filler,
    only,
    picked,
)
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Each, Hole

FROM_A_PLACE = [
    *J("effect", "{adjectives&tests}{noun}{but}をランダムに{count}枚、{owner}の{zone}から{into}", slots=f"{FILTER_PARTS} count:count owner:owner zone:ZONE into:into",
       tree=Node("put", targets=(picked("random", Node("in", owner=Hole("owner"), zone=Hole("zone"))),), into=Hole("into"))),
    *J("effect", "{adjectives&tests}{noun}{but}をランダムに{count}枚、{owner}の{zone}から手札に加える", slots=f"{FILTER_PARTS} count:count owner:owner zone:ZONE",
       tree=Node("put", targets=(picked("random", Node("in", owner=Hole("owner"), zone=Hole("zone"))),), into=INTO_HAND)),
    *J("effect", "これを{count}枚、{owner}の{zone}から場に出す", "このカードを{count}枚、{owner}の{zone}から場に出す", slots="count:count owner:owner zone:ZONE",
       tree=Node("put", targets=(Node("random", count=Hole("count"), filter=only(Node("copy"), tests=(Node("in", owner=Hole("owner"), zone=Hole("zone")),))),),
                 into=Node("into", zone="board"))),
    *J("effect", "手札から{adjectives&tests}{noun}{but}をランダムに{count}枚捨てる", "自分の手札から{adjectives&tests}{noun}{but}をランダムに{count}枚捨てる", slots=f"{FILTER_PARTS} count:count",
       tree=Node("discard", targets=(picked("random", HAND),))),
    *J("effect", "手札をすべて捨てる", tree=Node("discard", targets=(Node("all", filter=only(Node("card"), tests=(HAND,))),))),
    *J("effect", "{made}をデッキに加える", "{made}を自分のデッキに加える", slots="made:made+", tree=Node("add", made=(Hole("made"),), into=Node("into", owner=ME, zone="deck", at="anywhere"))),
]

_IN = (Node("in", owner=Hole("owner"), zone=Hole("zone")),)


def _costs(names: str) -> Node:
    """Cards whose original cost is one of several."""
    first, *rest = (cards(tests=(Node("figure", attribute=Node("attribute", name="original_cost"), bound=Node("exactly", n=Hole(name))), *_IN)) for name in names)
    found = rest.pop()
    for each in reversed([first, *rest]):
        found = Node("either_filter", first=each, second=found)
    return found


# their own hand, though 自分 alone is the player of the card
THEIR_OWN = [
    *(w for how, kind in (("", "chosen"), ("ランダムに", "random")) for w in J(
        "effect", *(f"{{player}}は{hand}{said}" for hand in ("自分の手札", "手札") for said in (f"{{count}}枚を{how}捨てる", f"を{how}{{count}}枚捨てる", f"を{how}{{count}}枚、捨てる")),
        slots="player:player count:count", preferred=True, tree=Node("discard", player=Hole("player"), targets=(Node(kind, count=Hole("count"), filter=only(Node("card"))),)))),
]

_ALL_OF_IT = Node("discard", player=Node("player", who="each"), targets=(Node("all", filter=only(Node("card"))),))
MOVING = [
    *THEIR_OWN,
    *J("effect", *(f"{both}{hand}捨てる" for both in ("お互いの", "お互い", "お互いは", "お互いに", "お互いのプレイヤーは") for hand in ("手札をすべて", "手札すべてを", "すべての手札を")), preferred=True, tree=_ALL_OF_IT),
    *J("effect", "手札{count}枚を捨てる", "手札を{count}枚選んで捨てる", "自分の手札を{count}枚選んで捨てる", "自分の手札を{count}枚選び、捨てる", "手札を{count}枚捨てる", "手札{count}枚捨てる", "自分の手札を{count}枚捨てる", "自分の手札{count}枚捨てる", slots="count:count", tree=Node("discard", targets=(Node("chosen", count=Hole("count"), filter=only(Node("card"), tests=(HAND,))),))),
    *(
        w
        for names in ("abc", "abcd", "abcde")
        for words in ("{owner}の{zone}の「元のコスト" + "、".join(f"{{{n}}}" for n in names) + "の{adjectives&tests}{noun}{but}」",)
        for slots in (f"{FILTER_PARTS} owner:owner zone:ZONE " + " ".join(f"{n}:quantity" for n in names),)
        for w in (
            *J("effect", f"{words}の中から、ランダムに{{count}}枚を手札に加える", slots=slots + " count:count", tree=Node("put", into=INTO_HAND, targets=(
                Node("random", count=Hole("count"), filter=_costs(names)),))),
            *J("target", f"{words}すべて", slots=slots, tree=Node("all", filter=_costs(names))),
        )
    ),
    *(w for mark in ("{made|、}", "{made|と|、}") for w in (
        *J("effect", *(mark + end for end in ("を出す", "を場に出す", "を自分の場に出す")), slots="made:made+", tree=Node("summon", made=Hole("made"))),
        *J("effect", *(mark + end for end in ("を手札に加える", "を自分の手札に加える")), slots="made:made+", tree=Node("add", made=Hole("made"), into=INTO_HAND)),
        *J("effect", *(mark + end for end in ("をデッキに加える", "を自分のデッキに加える")), slots="made:made+", tree=Node("add", made=Hole("made"), into=Node("into", owner=ME, zone="deck", at="anywhere"))),
    )),
    *(w for m in ("枚", "体", "つ") for tails, kind, more in (
        (("出す", "を出す", "場に出す"), "summon", {}), (("手札に加える", "を手札に加える", "加える"), "add", {"into": INTO_HAND})) for w in J(
        "effect", *(f"{{cards|と|、}}を1{m}ずつ{tail}" for tail in tails), slots="cards:NAME+", tree=Node(kind, made=Each("cards", ITEM), **more))),
    *J("effect", *(f"{{card}}を{{count}}{{%card:体}}{end}" for end in ("出す", "場に出す", "自分の場に出す")), slots="card:NAME count:count", tree=Node("summon", made=(Node("new", card=Hole("card"), count=Hole("count")),))),
    *J("effect", *(f"{{card}}を{{count}}枚{end}" for end in ("手札に加える", "自分の手札に加える")), slots="card:NAME count:count", tree=Node(
        "add", made=(Node("new", card=Hole("card"), count=Hole("count")),), into=INTO_HAND)),
    *J("effect", "自分の手札{count}枚をデッキに戻す", "自分の手札{count}枚を自分のデッキに戻す", "手札{count}枚をデッキに戻す", slots="count:count", tree=Node("put", into=Node("into", owner=ME, zone="deck", at="anywhere"), targets=(
        Node("chosen", count=Hole("count"), filter=only(Node("card"), tests=(HAND,))),))),
    *J("effect", "{made}出す", "{made}場に出す", "{made}、場に出す", "{made}、自分の場に出す", slots="made:made", tree=Node("summon", made=(Hole("made"),))),
    *J("effect", "{made}手札に加える", "{made}、手札に加える", slots="made:made", tree=Node("add", made=(Hole("made"),), into=INTO_HAND)),
    *J("effect", *(words for many in ("「{many}」", "{many}") for words in (f"{many}{{_times}}カードを引く", f"カードを{many}{{_times}}引く")), slots="many:so_many_done _times:so_many_times", preferred=True, tree=Node("draw", count=Hole("many"))),
    *J("effect", "{made}を場に出す", "{made}を自分の場に出す", slots="made:made+", tree=Node("summon", made=(Hole("made"),))),
    *J("effect", "これを{count}体出す", "これを{count}体場に出す", "これと同名のカードを{count}体出す", slots="count:count", tree=Node("summon", made=(Node("copies", target=Node("this"), count=Hole("count")),))),
    *(w for most, kind in (("最大", "highest"), ("最小", "lowest")) for w in J(
        "effect", *(f"{hand}の{{attribute}}{most}の{{adjectives&tests}}{{noun}}{{but}}を{many}捨てる" for hand in ("自分の手札", "手札") for many in ("", "1枚", "ランダムに1枚")), slots=f"attribute:attribute {FILTER_PARTS}", tree=Node(
            "discard", targets=(Node("random", count=Node("number", n=1), filter=cards(tests=(HAND, Node(kind, attribute=Hole("attribute"))))),)))),
    *(w for verb, kind in (("破壊する", "destroy"), ("消滅させる", "banish"), ("手札に戻す", "return")) for w in J("effect", f"{{filter}}{{count}}{{%filter:体}}をランダムに{verb}", f"{{filter}}をランダムに{{count}}{{%filter:体}}{verb}", f"{{filter}}をランダムに{{count}}{{%filter:体}}、{verb}", slots="filter:filter count:count", tree=Node(
        kind, targets=(Node("random", count=Hole("count"), filter=Hole("filter")),)))),
    *J("effect", *(f"{this}自分の手札に戻{end}" for this, end in (("これを", "す"), ("このフォロワーを", "す"), ("このアミュレットを", "す"), ("", "る"))), preferred=True, tree=Node("return", targets=THIS)),
    *J("effect", "手札をランダムに{count}枚捨てる", "手札からランダムに{count}枚捨てる", "自分の手札からランダムに{count}枚捨てる", slots="count:count", tree=Node("discard", targets=(
        Node("random", count=Hole("count"), filter=only(Node("card"), tests=(HAND,))),))),
    *J("effect", "{n}枚になるまでカードを引く", "{n}枚になるまで引く", slots="n:quantity", tree=Node("draw_until", n=Hole("n"))),
    *J("effect", "手札に戻る", tree=Node("return", targets=THIS)),
    *J("effect", "場に出る", tree=Node("put", targets=THIS, into=Node("into", zone="board"))),
]

_PICKED = (picked("chosen", Node("in", owner=Hole("owner"), zone=Hole("zone"))),)
FROM_HAND = [
    *J("effect", "{adjectives&tests}{noun}{but}{count}枚を{owner}の{zone}から場に出す", "{owner}の{zone}から{adjectives&tests}{noun}{but}{count}枚を場に出す", slots=f"{FILTER_PARTS} count:count owner:owner zone:ZONE",
       tree=Node("put", targets=_PICKED, into=Node("into", zone="board"))),
]

_ROOM = Node("room", zone="board")
_FOUND = "{adjectives&tests}{noun}{but}"
_FROM_DECK = Node("random", count=_ROOM, different=1, filter=cards(tests=(Node("in", owner=Hole("owner"), zone=Hole("zone")),)))
ROOM = [
    *J("effect", *(f"{way}{mark}出す" for many in ("枚数", "") for way in (f"{{card}}を場が上限{many}になるまで", f"{{card}}を自分の場が上限{many}になるまで") for mark in ("", "、")),
       *(f"{{card}}を{up_to}{mark}出す" for up_to in ("上限まで", "場の上限まで", "自分の場の上限まで", "場が埋まるまで") for mark in ("", "、")),
       *(f"{whose}場が上限{many}になるまで{mark}{{card}}を出す" for many in ("枚数", "") for whose in ("", "自分の") for mark in ("", "、")), slots="card:NAME", tree=Node("summon", made=(Node("new", count=_ROOM, card=Hole("card")),))),
    *J("effect", *(f"それぞれ名前の異なる{found}をランダムに1枚ずつ、{{owner}}の{{zone}}から場が上限{many}になるまで出す" for found in (_FOUND, f"「{_FOUND}」") for many in ("枚数", "")),
       slots=f"{FILTER_PARTS} owner:owner zone:ZONE", tree=Node("put", targets=(_FROM_DECK,), into=Node("into", zone="board"))),
    *J("effect", *(f"{{outer}}それぞれ名前の異なる{_FOUND}をランダムに1枚ずつ、{{owner}}の{{zone}}から場が上限{many}になるまで出す" for many in ("枚数", "")), slots=f"outer:test {FILTER_PARTS} owner:owner zone:ZONE",
       tree=Node("put", into=Node("into", zone="board"), targets=(Node("random", count=_ROOM, different=1, filter=cards(tests=(Hole("outer"), Node("in", owner=Hole("owner"), zone=Hole("zone"))))),))),
    *J("effect", *(f"それぞれ名前の異なる「{{filter}}」と同名の{noun}をランダムに1枚ずつ、場が上限枚数になるまで出す" for noun in ("フォロワー", "アミュレット", "カード")), slots="filter:filter",
       tree=Node("summon", made=(Node("copies", count=Node("number", n=1), target=Node("random", count=_ROOM, different=1, filter=Hole("filter"))),))),
]

_EACH = Node("player", who="each")
BOTH_PLAYERS = [
    *J("effect", "{count}枚引く", slots="count:quantity", tree=Node("draw", count=Hole("count"))),
    *filler("both_players", *(f"{both}{each}" for both in ("自分と相手は", "自分と相手は、", "お互いに", "お互いは", "お互いは、", "お互い") for each in ("", "それぞれ", "それぞれ、"))),
    *J("effect", *(f"{{_both}}カードを{{count}}枚{each}引く" for each in ("", "ずつ")), slots="count:count _both:both_players", tree=Node("draw", player=_EACH, count=Hole("count"))),
    *(w for words, player in (("相手", OPPONENT), ("お互い", _EACH)) for zone, into in (("手札", {"zone": "hand"}), ("デッキ", {"zone": "deck", "at": "anywhere"})) for w in J(
        "effect", f"{words}の{zone}に{{made}}を加える", f"{{made}}を{words}の{zone}に加える", slots="made:made", tree=Node(
            "add", made=(Hole("made"),), into=Node("into", owner=player, **into)))),
]

JAPANESE_MOVING = [*FROM_A_PLACE, *MOVING, *FROM_HAND, *ROOM, *BOTH_PLAYERS]
