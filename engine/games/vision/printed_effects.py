"""What printed effects of Phantom Magic Vision do: its verbs, and looking through a deck."""

from __future__ import annotations

from engine.games.vision.printed_parts import (
    CARD,
    DECK,
    ME,
    OPPONENT,
    OWNER,
    PARTS,
    SIDES,
    WORDS,
    filtered,
    in_zone,
    into,
    only,
    put,
    steps,
)
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

TARGET = "targets:target+"
TARGETS = (Hole("targets"),)
AMOUNT = "amount:quantity"

VERBS = [
    *J("effect", "{targets}を破棄する", "{targets}は破棄される", slots=TARGET, tree=Node("destroy", targets=TARGETS)),
    *J("effect", "{targets}をゲームから除外する", "{targets}を除外する", slots=TARGET, tree=Node("banish", targets=TARGETS)),
    *J("effect", "{targets}を本来のプレイヤーの手札に戻す", slots=TARGET, tree=Node("return", targets=TARGETS)),
    *J("effect", "{targets}は決死状態になる", slots=TARGET, tree=Node("make_dying", targets=TARGETS)),
    *J("effect", "{targets}を全て見る", "{targets}を見る", slots=TARGET, tree=Node("look", targets=TARGETS)),
    *J("effect", "{player}は{count}ドローする", "{player}は{count}枚ドローする", slots="player:player count:count",
       tree=Node("draw", player=Hole("player"), count=Hole("count"))),
    *J("effect", "{count}ドローする", "{count}枚ドローする", slots="count:count", tree=Node("draw", count=Hole("count"))),
    *J("effect", "{player}は{amount}ダメージを受ける", slots="player:player amount:much", tree=Node("deal", amount=Hole("amount"), targets=(Hole("player"),))),
    *J("effect", "{player}はライフポイントを{amount}得る", slots=f"player:player {AMOUNT}",
       tree=Node("points", player=Hole("player"), how="gain", counter="life", amount=Hole("amount"))),
    *J("effect", "ライフポイントを{amount}得る", slots=AMOUNT, tree=Node("points", player=ME, how="gain", counter="life", amount=Hole("amount"))),
    *J("effect", "{player}はライフポイントを{amount}失う", slots=f"player:player {AMOUNT}",
       tree=Node("points", player=Hole("player"), how="lose", counter="life", amount=Hole("amount"))),
    *J("effect", "デッキをシャッフルする", "あなたのデッキをシャッフルする", "シャッフルする", tree=Node("shuffle", owner=ME, zone="deck")),
    *J("effect", "{targets}のプレイを無効とし、破棄する", "{targets}のプレイを無効にし、破棄する", "{targets}のプレイを無効とする",
       slots=TARGET, tree=Node("void", targets=TARGETS)),
    *J("effect", "{targets}を{place:laid}", "{targets}を、{place:laid}", slots="targets:target+ place:laid", tree=put(Hole("targets"), Hole("place"))),
    *J("effect", "{targets}を{host}にセットする", slots="targets:target+ host:target", tree=Node("set_on", targets=TARGETS, host=Hole("host"))),
    *J("effect", "{host}に{targets}をセットする", "{host}に、{targets}をセットする", slots="targets:target+ host:target", tree=Node("set_on", targets=TARGETS, host=Hole("host"))),
    *J("effect", "{targets}を裏向きにして{host}にセットする", "{targets}を裏向きにして、{host}にセットする", "{targets}を、裏向きにして{host}にセットする",
       "{targets}を裏向きで{host}にセットする", "{host}に{targets}を裏向きでセットする", slots="targets:target+ host:target",
       tree=Node("set_on", targets=TARGETS, host=Hole("host"), down=1)),
    *J("effect", "破棄される", tree=Node("destroy", targets=(Node("this"),))),
    *J("effect", "決死状態になる", tree=Node("make_dying", targets=(Node("this"),))),
    *J("effect", "〔相手プレイヤーの手札〕を全て見て、{count}枚を選んで破棄する", "〔相手プレイヤー1人の手札〕を全て見て、{count}枚を選んで破棄する", slots="count:count",
       tree=Node("discard", player=OPPONENT, targets=(Node("chosen", count=Hole("count"), filter=only(CARD, in_zone("hand", OPPONENT)), late=1),))),
    *J("effect", "{n}支払う", slots="n:NUMBER", tree=Node("pay", n=Hole("n"), counter="node")),
    *J("effect", "ライフポイントを{n}支払う", slots="n:NUMBER", tree=Node("pay", n=Hole("n"), counter="life")),
    *J("effect", "{player}は{n}支払う", slots="player:player n:NUMBER", tree=Node("pay", player=Hole("player"), n=Hole("n"), counter="node")),
    *J("effect", "{player}はライフポイントを{n}支払う", slots="player:player n:NUMBER", tree=Node("pay", player=Hole("player"), n=Hole("n"), counter="life")),
    *J("core", "{do!て}も良い", "{do!て}もよい", slots="do:steps", tree=Node("may", do=Hole("do"))),
    *J("core", "〔相手プレイヤー〕は{do!て}も良い", "相手プレイヤーは{do!て}も良い", slots="do:steps", preferred=True, tree=Node("may", player=OPPONENT, do=Hole("do"))),
    *J("core", "直ちに{do}", slots="do:core", tree=Hole("do")),
    *J("sentence", "以下の効果から1つを選んで解決する。{options|}", "以下の効果から1つを選び解決する。{options|}", slots="options:numbered;",
       tree=Node("say", then=Node("choose", options=(Hole("options"),)))),
    *J("sentence", "以下の効果から{n}つを選んで解決する。{options|}", "以下の効果から{n}つ選んで解決する。{options|}", slots="options:numbered; n:NUMBER",
       tree=Node("say", then=Node("repeat", n=Node("number", n=Hole("n")), then=Node("choose", options=(Hole("options"),))))),
    *[w for n in range(1, 6) for w in J("numbered", f"{n}.{{do}}。", slots="do:steps", tree=Hole("do"))],
]

HANDS = [
    wording
    for ja, owner in (*SIDES, ("", ME))
    for whose in (f"{ja}の手札" if ja else "手札",)
    for hand in (only(CARD, in_zone("hand", owner)),)
    for wording in (
        *J("effect", f"〔{whose}{{count}}枚〕を破棄する", f"{whose}{{count}}枚を破棄する", slots="count:count", preferred=True,
           tree=Node("discard", player=owner, targets=(Node("chosen", count=Hole("count"), filter=hand, late=1),))),
        *J("effect", f"〔{whose}{{count}}枚〕を無作為に選んで破棄する", f"〔{whose}{{count}}枚〕を無作為に破棄する", f"{whose}{{count}}枚を無作為に選んで破棄する", slots="count:count",
           tree=Node("discard", player=owner, targets=(Node("random", count=Hole("count"), filter=hand),))),
        *J("effect", f"〔{whose}全て〕を破棄する", f"〔{whose}〕を全て破棄する", preferred=True, tree=Node("discard", player=owner, targets=(Node("all", filter=hand),))),
    )
] + [
    wording
    for ja, owner in SIDES
    for wording in J("effect", f"〔{ja}のデッキの上のカード{{count}}枚〕を破棄する", slots="count:quantity", preferred=True,
                     tree=put(Node("top", owner=owner, zone="deck", count=Hole("count")), into("netherworld", owner)))
]

LIES = (("アクティブ状態で", "active"), ("スリープ状態で", "asleep"))
PLACES = [
    *J("laid", "手札に加える", tree=into("hand", ME)),
    *J("laid", "冥界に置く", "あなたの冥界に置く", tree=into("netherworld", OWNER)),
    *J("laid", "デッキの上に戻す", "本来のプレイヤーのデッキの上に戻す", "あなたのデッキの上に戻す", "デッキの上に置く", tree=into("deck", OWNER, at="top")),
    *J("laid", "デッキの下に戻す", "本来のプレイヤーのデッキの下に戻す", "あなたのデッキの下に戻す", tree=into("deck", OWNER, at="bottom")),
    *[
        wording
        for ja, turned in LIES
        for wording in (
            *J("laid", f"あなたの場に{ja}出す", f"場に{ja}出す", f"{ja}あなたの場に出す", f"{ja}場に出す", f"あなたの場に、{ja}出す", f"自分の場に{ja}出す", tree=into("field", ME, turned=turned)),
            *J("laid", f"{ja}ノードに加える", f"{ja}ノードにセットする", tree=into("node", OWNER, turned=turned)),
        )
    ],
]

FOUND = Node("chosen", count=Hole("count"), late=1, filter=filtered(tests=(DECK,)))
FOUND_FEWER = Node("chosen", count=Hole("count"), late=1, up_to=1, filter=filtered(tests=(DECK,)))
ANY_NUMBER = Node("chosen", late=1, any=1, filter=filtered(tests=(DECK,)))
LOOKED_AT = Node("look", targets=(Node("all", filter=only(CARD, DECK)),))
THEN = put(Hole("found"), Hole("place"))
SHOWN = (Node("reveal", targets=(Hole("found"),)), put(Node("them"), Hole("place")))
SEARCHED = "found:found place:laid"
SEARCHES = [
    *J("found", f"{WORDS}{{count}}枚を", f"〔{WORDS}{{count}}枚〕を", f"{WORDS}を{{count}}枚", slots=f"{PARTS} count:count", tree=FOUND),
    *J("found", f"{WORDS}を{{count}}枚まで", f"{WORDS}を{{count}}枚まで選んで", f"〔{WORDS}{{count}}枚まで〕を", slots=f"{PARTS} count:count", tree=FOUND_FEWER),
    *J("found", f"任意の枚数の{WORDS}を", slots=PARTS, tree=ANY_NUMBER),
    *J("laid", "破棄する", tree=into("netherworld", OWNER)),
    *J("laid", "ゲームから除外する", tree=into("exile", OWNER)),
    *[
        wording
        for every in ("全て", "すべて")
        for comma in ("、", "")
        for shown in ("", "相手プレイヤーに見せてから", "公開してから")
        for moved in (SHOWN if shown else (THEN,),)
        for begin in (f"〔あなたのデッキ〕を{every}見て{comma}{{found}}抜き出し、{shown}",)
        for wording in (
            *J("steps", begin + "{place}", slots=SEARCHED, tree=steps(LOOKED_AT, *moved)),
            *J("steps", begin + "{host}にセットする", slots="found:found host:pointer",
               tree=steps(LOOKED_AT, *((Node("reveal", targets=(Hole("found"),)),) if shown else ()), Node("set_on", targets=(Node("them") if shown else Hole("found"),), host=Hole("host")))),
        )
    ],
]

EFFECTS = (*VERBS, *HANDS, *PLACES, *SEARCHES)
