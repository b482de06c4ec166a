"""Whom and what the cards of Phantom Magic Vision speak of: players by number, nodes, cards by their names, what an effect has done so far."""

from __future__ import annotations

from engine.games.vision.printed_parts import BOTH, CARD, ME, OPPONENT, OWNER, PARTS, WORDS, filtered, in_zone, into, only, put, steps
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

OPPONENTS = Node("player", who="opponent", n=Hole("n"))
TURN_PLAYER, OTHER_PLAYER = Node("player", who="turn"), Node("player", who="not_turn")
PLAYERS = [
    *J("owner", "相手プレイヤー{n}人", "〔相手プレイヤー{n}人〕", slots="n:NUMBER", tree=OPPONENTS),
    *J("owner", "全てのプレイヤー", tree=BOTH),
    *J("owner", "〔あなた〕", tree=ME),
    *J("owner", "〔相手プレイヤー〕", tree=OPPONENT),
    *J("player", "相手プレイヤー{n}人", "〔相手プレイヤー{n}人〕", "目標の〔相手プレイヤー{n}人〕", slots="n:NUMBER", tree=OPPONENTS),
    *J("player", "ターンプレイヤー", "〔ターンプレイヤー〕", tree=TURN_PLAYER),
    *J("player", "非ターンプレイヤー", "〔非ターンプレイヤー〕", tree=OTHER_PLAYER),
]

TOP = Node("top", owner=Hole("owner"), zone=Hole("zone"), count=Hole("count"))
LIBRARY = "owner:owner zone:ZONE count:quantity"
NODES = Node("filter", adjectives=(Hole("adjectives"),), noun=CARD, tests=(in_zone("node", BOTH),))
PLACES = [
    *J("affected", "{owner}の{zone}の上のカード{count}枚", "{owner}の{zone}の上から{count}枚", slots=LIBRARY, tree=TOP),
    *J("affected", "デッキの上のカード{count}枚", "デッキの上から{count}枚", slots="count:quantity", tree=Node("top", owner=ME, zone="deck", count=Hole("count"))),
    *J("affected", "冥界の上のカード{count}枚", slots="count:quantity", tree=Node("top", owner=ME, zone="netherworld", count=Hole("count"))),
    *J("filter", "{adjectives}ノード", "{adjectives}ノードエリアにあるカード", slots="adjectives:adjective*?", tree=NODES),
    *J("in_a_zone", "{owner}の{zone}", slots="owner:owner zone:ZONE", tree=Node("in", owner=Hole("owner"), zone=Hole("zone"))),
    *J("in_a_zone", "手札", tree=in_zone("hand", ME)),
    *J("in_a_zone", "冥界", tree=in_zone("netherworld", BOTH)),
    *J("test", "ゲームから除外されている", "除外されている", tree=in_zone("exile", BOTH)),
    *J("test", "ゲームから除外されている{owner}の", "除外されている{owner}の", slots="owner:owner", tree=Node("in", owner=Hole("owner"), zone="exile")),
    *J("bare_pointer", "手札にあるこのキャラクターカード", "ゲームから除外されているこのキャラクターカード", "ゲームから除外されているこのカード", tree=Node("this")),
    *J("bare_pointer", "セットされたキャラクター", tree=Node("that", noun=Node("kind", word="character"))),
    *J("bare_pointer", "それらのキャラクター", "それらのカード", tree=Node("them")),
]

NOUNS = [
    *J("noun", "{first}と{second}", "{first}{second}のいずれか", "{first}と{second}のいずれか", slots="first:noun_one second:noun_one",
       tree=Node("either", first=Hole("first"), second=Hole("second"))),
    *J("noun", "{first}、及び{second}", "{first}及び{second}", "{first}、または{second}のいずれか", slots="first:noun_one second:noun_one",
       tree=Node("either", first=Hole("first"), second=Hole("second"))),
]

ONE = Node("number", n=1)
CHOSEN = [
    *J("affected", "あなたの任意の{noun}", "任意の{noun}", slots="noun:noun", tree=Node("chosen", late=1, count=ONE, filter=Node("filter", noun=Hole("noun")))),
    *J("affected", f"任意の枚数の{WORDS}", f"{WORDS}任意の枚数", f"{WORDS}を任意の枚数", slots=PARTS, tree=Node("chosen", late=1, any=1, filter=filtered())),
    *J("affected", f"あなたの場にいる任意の枚数の{WORDS}", f"あなたの場の任意の枚数の{WORDS}", slots=PARTS, tree=Node("chosen", late=1, any=1, filter=filtered(Node("side", who="me")))),
    *[
        wording
        for words, place in (("あなたの手札にある", in_zone("hand", ME)), ("あなたの冥界にある", in_zone("netherworld", ME)))
        for wording in J("affected", f"{words}任意の枚数の{WORDS}", f"{words}{WORDS}任意の枚数", slots=PARTS, tree=Node("chosen", late=1, any=1, filter=filtered(tests=(place,))))
    ],
]

HAND = Node("filter", noun=CARD, tests=(Node("in", owner=Hole("owner"), zone="hand"),))
AT_RANDOM = Node("random", count=Hole("count"), filter=HAND)
SEEN = Node("look", targets=(Node("all", filter=HAND),))
OF_HAND = Node("filter", adjectives=(Hole("adjectives"),), noun=Hole("noun"), tests=(Hole("tests"), Node("in", owner=Hole("owner"), zone="hand")))
THEIRS = ("〔{owner}の手札{count}枚〕を", "目標の〔{owner}の手札{count}枚〕を", "{owner}の手札{count}枚を", "{owner}の手札を{count}枚")
HANDS = [
    *J("effect", *(f"{whose}{how}破棄する" for whose in THEIRS for how in ("無作為に選んで", "無作為に選び、", "無作為に選び", "無作為に")), slots="owner:owner count:count", preferred=True,
       tree=Node("discard", player=Hole("owner"), targets=(AT_RANDOM,))),
    *J("effect", *(f"{whose}無作為に選んで公開する" for whose in THEIRS), slots="owner:owner count:count", tree=Node("reveal", targets=(AT_RANDOM,))),
    *J("steps", *(
        f"{whose}を{every}見て{comma}{{adjectives&tests}}{{noun}}{{count}}枚を{picked}破棄する"
        for whose in ("〔{owner}の手札〕", "目標の〔{owner}の手札〕", "{owner}の手札", "目標の{owner}の手札")
        for every in ("全て", "") for comma in ("、", "") for picked in ("選んで", "選び、")
    ), slots="owner:owner count:count adjectives:adjective*? noun:noun tests:test*?", preferred=True,
       tree=steps(SEEN, Node("discard", player=Hole("owner"), targets=(Node("chosen", count=Hole("count"), late=1, filter=OF_HAND),)))),
    *J("steps", *(
        f"{whose}を全て見て、{{count}}枚を選んで破棄する" for whose in ("〔{owner}の手札〕", "目標の〔{owner}の手札〕")
    ), slots="owner:owner count:count", preferred=True,
       tree=steps(SEEN, Node("discard", player=Hole("owner"), targets=(Node("chosen", count=Hole("count"), late=1, filter=HAND),)))),
    *J("steps", "〔{owner}の手札〕を全て見る", "〔{owner}の手札全て〕を見る", slots="owner:owner", tree=steps(SEEN)),
    *J("effect", "手札{count}枚を破棄する", "手札{count}枚を選び破棄する", "手札を{count}枚選んで破棄する", "〔あなたの手札{count}枚〕を選び破棄する", slots="count:count",
       tree=Node("discard", player=ME, targets=(Node("chosen", count=Hole("count"), filter=only(CARD, in_zone("hand", ME)), late=1),))),
]

DEEDS = (
    ("破棄した", "破棄された", "discarded"), ("除外した", "除外された", "banished"), ("ゲームから除外した", "ゲームから除外された", "banished"),
    ("手札に戻した", "手札に戻された", "returned"), ("決死状態にした", "決死状態になった", "dying"),
)  # fmt: skip
THIS_WAY = [
    wording
    for did, suffered, deed in DEEDS
    for there in (filtered(tests=(Node("done", deed=Node(deed)),)),)
    for wording in (
        *J("condition_one", f"この効果で{WORDS}を{did}", f"この効果で{WORDS}が{suffered}", f"この効果によって{WORDS}が{suffered}", slots=PARTS, tree=Node("exists", yes=1, filter=there)),
        *J("condition_one", f"この効果で{WORDS}を{{bound!数}}{did}", slots=f"{PARTS} bound:bound", tree=Node("exists", yes=1, bound=Hole("bound"), filter=there)),
        *J("bare_pointer", f"この効果で{did}{{noun}}", f"この効果によって{suffered}{{noun}}", slots="noun:noun", tree=Node("this_way", noun=Hole("noun"), deed=Node(deed))),
        *[w for category in ("amount", "amount_one") for w in J(
            category, f"この効果で{did}{WORDS}の枚数", f"この効果によって{suffered}{WORDS}の枚数", slots=PARTS, tree=Node("count", filter=there))],
        *[w for category in ("amount", "amount_one") for w in J(
            category, f"この効果で{did}{WORDS}の枚数の{{n}}倍", f"この効果で{did}{WORDS}の{{n}}倍の枚数", slots=f"{PARTS} n:NUMBER",
            tree=Node("multiple", n=Node("count", filter=there), by=Hole("n")))],
    )
] + J("bare_pointer", "この効果で場に出たキャラクター", "この効果で場に出たカード", "この効果で場に出した{_noun}", "この効果で場に出た{_noun}", slots="_noun:noun", tree=Node("them"))

BACK = [
    *J("effect", "{targets}を本来のプレイヤーのデッキに戻し、シャッフルする", "{targets}をデッキに戻し、シャッフルする", "{targets}を本来の持ち主のデッキに戻し、シャッフルする", slots="targets:target+",
       tree=put(Hole("targets"), into("deck", OWNER, at="anywhere"))),
    *J("laid", "デッキの下に置く", tree=into("deck", OWNER, at="bottom")),
    *[
        wording
        for ja, at in (("上", "top"), ("下", "bottom"))
        for wording in J("laid", *(
            f"{order}{comma}{whose}デッキの{ja}に{end}" for order in ("任意の順番で", "あなたの任意の順番で", "好きな順番で") for comma in ("", "、") for whose in ("", "本来のプレイヤーの", "そのプレイヤーの", "本来の持ち主の")
            for end in ("戻す", "置く")
        ), f"本来のプレイヤーの任意の順番でデッキの{ja}に戻す", tree=into("deck", OWNER, at=at, order=True))
    ],
    *J("laid", "デッキの上か下に戻す", "デッキの上か下に置く", "デッキの上または下に戻す", tree=into("deck", OWNER, at="either")),
    *J("laid", "本来の持ち主のデッキの上に戻す", tree=into("deck", OWNER, at="top")),
    *J("laid", "本来のプレイヤーの手札に戻す", "本来の持ち主の手札に戻す", tree=into("hand", OWNER)),
    *J("laid", "冥界の上に置く", "冥界の上に戻す", "冥界に戻す", tree=into("netherworld", OWNER)),
    *J("effect", "{targets}を本来のプレイヤーの場に戻す", "{targets}を本来のプレイヤーの場に移す", "{targets}は本来のプレイヤーの場に戻る", "{targets}は、本来のプレイヤーの場に戻る", slots="targets:target+",
       tree=Node("hand_over", targets=(Hole("targets"),), player=OWNER)),
    *J("effect", "{targets}を相手プレイヤーの場に移す", "{targets}は相手プレイヤーの場に移る", slots="targets:target+", tree=Node("hand_over", targets=(Hole("targets"),), player=OPPONENT)),
]

SPOKEN = (*PLAYERS, *PLACES, *NOUNS, *CHOSEN, *HANDS, *THIS_WAY, *BACK)
