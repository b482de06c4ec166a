"""What printed effects of Phantom Magic Vision do."""

from __future__ import annotations

from engine.games.vision.printed.pieces import (
    BOTH,
    CANNOT_IN_KANJI,
    CARD,
    DURATION,
    FOR_GOOD,
    ME,
    NEVER,
    OPPONENT,
    OPPONENT_DOES,
    OWNER,
    PARTS,
    SIDES,
    TARGETS,
    THIS,
    WAYS,
    WORDS,
    be,
    becomes,
    filtered,
    in_zone,
    into,
    only,
    put,
    say,
    steps,
    text_of,
)
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_LOSES = Node("lose_all", targets=TARGETS, duration=Hole("duration"))
_ALL_CHARACTERS = Node("kind", word="character")
_PLAYED = Node("resolve_as_played", targets=TARGETS)
_DEEDS_OF_FEW = (("破棄する", "destroy"), ("決死状態にする", "make_dying"), ("ゲームから除外する", "banish"))
_THEIRS = (Node("chosen", count=Hole("count"), late=1, by="opponent", filter=filtered(Node("side", who="opponent"))),)
_DEEDS_AND_RETURN = (("決死状態にする", "make_dying"), ("破棄する", "destroy"), ("ゲームから除外する", "banish"), ("手札に戻す", "return"))
_DEEDS = (("決死状態にする", "make_dying"), ("破棄する", "destroy"), ("ゲームから除外する", "banish"))


def _onto_nodes(owner: Node, turned: str) -> Node:
    """Cards of the top of a deck become nodes."""
    top = Node("top", owner=owner, zone="deck", count=Hole("n"))
    return put(top, into("node", Node("player", who="owner"), turned=turned))


EFFECTS = [
    *W("effect", "make~void and destroy {targets:target+}", "make~void and discard {targets:target+}", "counter {targets:target+}", tree=Node("void", targets=TARGETS)),
    *W("filter", "played {adjectives:adjective*?} {noun} {tests:test*?}", tree=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Hole("tests"), Node("waiting")))),
    *J("effect", "{duration}{targets}をあなたの場に移す", slots="duration:duration? targets:target+", tree=Node("take_control", targets=TARGETS, duration=Hole("duration"))),
    *J("effect", "その決死状態を無効にする", "その決死状態を無効とする", tree=Node("undying", targets=(Node("it"),))),
    *J("effect", "{duration}{targets}の攻撃力と耐久力を入れ替える", "{duration}{targets}の戦闘力を入れ替える", "{targets}の戦闘力を{duration}入れ替える", slots="duration:duration? targets:target+",
       tree=Node("swap", targets=TARGETS, duration=Hole("duration"))),
    *J("effect", "{duration}{targets}の攻撃力は{n}に変更される", "{targets}の攻撃力は{duration}{n}に変更される", slots="duration:duration? targets:target+ n:quantity",
       tree=becomes("attack", Hole("n"))),
    *J("effect", "{duration}{targets}の耐久力は{n}に変更される", slots="duration:duration? targets:target+ n:quantity", tree=becomes("defense", Hole("n"))),
    *J("effect", "{duration}{targets}のテキストを無効にする", "{duration}{targets}のテキストは無効になる", "{duration}{targets}のテキストを無効とする", slots="duration:duration? targets:target+", tree=_LOSES),
    *J("effect", *(f"{who}{said}破棄する" for who in ("", "〔あなた〕は", "あなたは") for said in ("手札を{count}枚", "手札{count}枚を選んで")), "〔あなたの手札{count}枚〕を選んで破棄する", slots="count:count",
       tree=Node("discard", player=ME, targets=(Node("chosen", count=Hole("count"), filter=only(CARD, in_zone("hand", ME)), late=1),))),
    *J("effect", *(
        f"{who}{own}手札{how}破棄する" for who in (*OPPONENT_DOES, "〔相手プレイヤー1人〕は") for own in ("", "自分の") for how in ("{count}枚を選んで", "を{count}枚", "を{count}枚選んで", "を{count}枚選び、", "{count}枚を")
    ), *(f"{who}〔自分の手札{{count}}枚〕を{how}破棄する" for who in (*OPPONENT_DOES, "〔相手プレイヤー1人〕は") for how in ("選んで", "選び、", "")), slots="count:count", preferred=True,
       tree=Node("discard", player=OPPONENT, targets=(Node("chosen", count=Hole("count"), filter=only(CARD, in_zone("hand", OPPONENT)), late=1, by="opponent"),))),
    *J("effect", "{targets}を選んで{place:laid}", "{targets}を選び、{place:laid}", slots="targets:target+ place:laid", tree=put(Hole("targets"), Hole("place"))),
    *J("effect", "{targets}を選んで破棄する", "{targets}を選び、破棄する", slots="targets:target+", tree=Node("destroy", targets=TARGETS)),
    *J("effect", "{targets}を選んでゲームから除外する", "{targets}を選び、ゲームから除外する", slots="targets:target+", tree=Node("banish", targets=TARGETS)),
    *J("effect", "ゲームから除外する", tree=Node("banish", targets=(Node("it"),))),
    *J("effect", "手札に戻る", "手札に戻す", tree=Node("return", targets=(Node("this"),))),
    *J("effect", "{targets}は手札に戻る", slots="targets:target+", tree=Node("return", targets=TARGETS)),
    *(
        wording
        for whose, side in (("〔全てのプレイヤー〕", None), ("〔相手プレイヤー〕", (Node("side", who="opponent"),)))
        for deed, kind in (("防御", "cant_block"), ("攻撃", "cant_attack"))
        for held in (be((Node("all", filter=Node("filter", adjectives=side, noun=_ALL_CHARACTERS)),), Node(kind)),)
        for how in ("ことが", "ことは", "事が", "事は")
        for cannot in CANNOT_IN_KANJI
        for said in (f"{whose}は自分のキャラクターに{deed}を行わせる{how}{cannot}", f"{whose}は自分のキャラクターに{deed}させる{how}{cannot}")
        for wording in (
            *J("effect", said, tree=held),
            *J("effect", "{duration}" + said, slots="duration:duration", tree=Node(  # of those who come later, too
                "give", targets=(Node("leader", who="me"),), grants=(Node("ability", line=text_of(say(held))),), duration=Hole("duration"))),
        )
    ),
    *J("effect", *(f"{way}{what}解決する" for way in WAYS for what in ("", "効果を")), slots="targets:target+", preferred=True, tree=_PLAYED),
    *(
        wording
        for ja, owner in (*SIDES, ("", ME))
        for whose in (f"{ja}の手札" if ja else "手札",)
        for hand in (only(CARD, in_zone("hand", owner)),)
        for wording in (
            *J("effect", f"〔{whose}{{count}}枚〕を破棄する", f"{whose}{{count}}枚を破棄する", slots="count:count", preferred=True,
               tree=Node("discard", player=ME if owner == ME else None, targets=(Node("chosen", count=Hole("count"), filter=hand, late=1),))),
            *J("effect", f"〔{whose}{{count}}枚〕を無作為に選んで破棄する", f"〔{whose}{{count}}枚〕を無作為に破棄する", f"{whose}{{count}}枚を無作為に選んで破棄する", slots="count:count",
               tree=Node("discard", player=owner, targets=(Node("random", count=Hole("count"), filter=hand),))),
            *J("effect", f"〔{whose}全て〕を破棄する", f"〔{whose}〕を全て破棄する", preferred=True, tree=Node("discard", player=owner, targets=(Node("all", filter=hand),))),
        )
    ),
    *(
        wording
        for said, kind in _DEEDS_OF_FEW
        for wording in J("effect", *(
            f"{who}{what}{said}" for who in OPPONENT_DOES for what in (
                f"自分の場の{WORDS}{{count}}枚を選んで", f"〔自分の場の{WORDS}{{count}}枚〕を選んで", f"〔自分の場の{WORDS}{{count}}枚〕を", f"〔自分の場の{WORDS}{{count}}枚〕を選び、",
            )
        ), slots=f"{PARTS} count:count", preferred=True, tree=Node(kind, targets=_THEIRS))
    ),
    *[
        wording
        for ja, turned in (("アクティブ状態で", "active"), ("スリープ状態で", "asleep"))
        for wording in J("effect", f"{{targets}}を本来のプレイヤーの場に{ja}戻す", f"{{targets}}を、本来のプレイヤーの場に{ja}戻す", f"{{targets}}は本来のプレイヤーの場に{ja}戻る", slots="targets:target+",
                         tree=Node("bring_back", targets=TARGETS, turned=turned))
    ],
    *J("effect", "{targets}は次の相手ターンのアクティブフェイズの規定の効果でアクティブ状態にならない", "{targets}は次の相手ターンのアクティブフェイズの既定の効果でアクティブ状態にならない",
       "{targets}は、次の相手ターンのアクティブフェイズの規定の効果でアクティブ状態にならない", slots="targets:target+",
       tree=Node("be", targets=TARGETS, quality=Node("stays_asleep"), duration=Node("until", edge="end", turn="next_opponent"))),
    *(
        wording
        for who, whose in (("〔あなた〕は", ME), ("〔相手プレイヤー〕は", OPPONENT))
        for wording in J("effect", *(f"{who}{own}手札を{every}破棄する" for own in ("", "自分の") for every in ("全て", "すべて")), preferred=True,
                         tree=Node("discard", player=whose, targets=(Node("all", filter=only(CARD, in_zone("hand", whose))),)))
    ),
    *J("effect", "〔全てのプレイヤーの手札全て〕を破棄する", "〔全てのプレイヤーの手札〕を全て破棄する", *(f"〔全てのプレイヤー〕は{own}手札を{every}破棄する" for own in ("", "自分の") for every in ("全て", "すべて")), preferred=True,
       tree=Node("discard", player=BOTH, targets=(Node("all", filter=only(CARD, in_zone("hand", BOTH))),))),
    *(
        wording
        for who, side in (("〔相手プレイヤー〕は", "opponent"), ("相手プレイヤーは", "opponent"))
        for said, kind in _DEEDS_AND_RETURN
        for wording in J("effect", *(f"{who}{whose}{WORDS}{{count}}枚{how}{said}" for whose in ("自分の場の", "〔自分の場の") for how in ("を選び、", "を選んで", "〕を選び、", "〕を選んで") if ("〔" in whose) == ("〕" in how)),
                         slots=f"{PARTS} count:count", preferred=True, tree=Node(kind, targets=(Node("chosen", count=Hole("count"), late=1, by="opponent", filter=filtered(Node("side", who=side))),)))
    ),
    *(
        wording
        for said, kind in _DEEDS_AND_RETURN
        for wording in J("effect", *(
            f"{who}{each}{whose}{WORDS}{{count}}枚{how}{said}" for who in ("〔全てのプレイヤー〕は", "全てのプレイヤーは", "〔お互いのプレイヤー〕は") for each in ("", "、", "それぞれ")
            for whose in ("自分の場の", "〔自分の場の") for how in ("を選び、", "を選んで", "を", "〕を選び、", "〕を選んで", "〕を") if ("〔" in whose) == ("〕" in how)
        ), slots=f"{PARTS} count:count", preferred=True, tree=Node(kind, targets=(Node("chosen", count=Hole("count"), late=1, by="each", filter=filtered()),)))
    ),
    *J("effect", *(f"{who}{own}手札{how}破棄する" for who in ("〔全てのプレイヤー〕は", "〔お互いのプレイヤー〕は") for own in ("", "自分の", "それぞれ") for how in ("{count}枚を選んで", "を{count}枚", "を{count}枚選んで", "{count}枚を")),
       slots="count:count", preferred=True, tree=Node("discard", player=BOTH, targets=(Node("chosen", count=Hole("count"), late=1, filter=only(CARD)),))),
    *J("effect", *(f"{whose}を無作為に{picked}破棄する" for whose in ("目標の{owner}の手札{count}枚",) for picked in ("選び、", "選んで", "選び")), slots="owner:owner count:count", preferred=True,
       tree=Node("discard", player=Hole("owner"), targets=(Node("random", count=Hole("count"), filter=Node("filter", noun=CARD, tests=(Node("in", owner=Hole("owner"), zone="hand"),))),))),
    *J("effect", "{duration}{targets}は「{trait}」を得る", "{targets}は{duration}「{trait}」を得る", "{duration}{targets}は「種族:{trait}」を得る",
       "{targets}は{duration}「種族:{trait}」を得る", slots="duration:duration? targets:target+ trait:TRAIT",
       tree=Node("be", targets=(Hole("targets"),), duration=Hole("duration"), quality=Node("of_trait", yes=1, trait=Hole("trait")))),
    *J("effect", "{targets}は{quality}", slots="targets:target+ quality:quality", tree=Node("be", targets=(Hole("targets"),), quality=Hole("quality"))),
    *J("effect", *(f"{{targets}}は変身状態となり{comma}{never}" for comma in ("", "、") for never in NEVER), slots="targets:target+", preferred=True, tree=FOR_GOOD),
    *J("effect", "{duration}{targets}は変身状態になる", slots="duration:duration? targets:target+", tree=Node("turn_side", targets=TARGETS, duration=Hole("duration"))),
    *(
        wording
        for said, kind in _DEEDS
        for wording in J("effect", *(
            f"{who}は{what}{how}{said}" for who in ("〔相手プレイヤー1人〕", "目標の〔相手プレイヤー1人〕") for what in (f"自分の場の{WORDS}{{count}}枚", f"〔自分の場の{WORDS}{{count}}枚〕")
            for how in ("を選んで", "を選び", "を選び、")
        ), slots=f"{PARTS} count:count", preferred=True, tree=Node(kind, targets=_THEIRS))
    ),
    *(
        wording
        for ja, owner in (("〔あなた〕", ME), ("〔相手プレイヤー〕", OPPONENT), ("〔全てのプレイヤー〕", BOTH))
        for how, turned in (("スリープ", "asleep"), ("アクティブ", "active"))
        for top in ("〔デッキの上のカード{n}枚〕", "デッキの上のカード{n}枚", "〔自分のデッキの上のカード{n}枚〕")
        for wording in J("effect", f"{ja}は{top}を{how}状態でノードに加える", slots="n:quantity", preferred=True, tree=_onto_nodes(owner, turned))
    ),
    *(
        wording
        for how, turned in (("スリープ", "asleep"), ("アクティブ", "active"))
        for top in ("〔デッキの上のカード{n}枚〕", "デッキの上のカード{n}枚", "〔自分のデッキの上のカード{n}枚〕")
        for good in ("良い", "よい")
        for wording in J("core", f"〔全てのプレイヤー〕は{top}を{how}状態でノードに加えても{good}", slots="n:quantity", preferred=True, tree=Node(
            "may", player=BOTH, do=steps(_onto_nodes(Node("player", who="that"), turned))))
    ),
]

_THEIR_DECK = Node("top", owner=Hole("owner"), zone="deck", count=Hole("count"))
PLAYERS = [
    *J("effect", *(f"{said}を破棄する" for said in ("目標の〔{owner}〕のデッキの上のカード{count}枚", "目標の〔{owner}のデッキの上のカード{count}枚〕")), slots="owner:owner count:quantity", preferred=True,
       tree=Node("destroy", targets=(_THEIR_DECK,))),
    *J("effect", *(f"{said}を破棄する" for said in ("{player}はデッキの上のカード{count}枚", "{player}は〔デッキの上のカード{count}枚〕", "{player}は自分のデッキの上のカード{count}枚")), slots="player:player count:quantity", preferred=True,
       tree=Node("destroy", targets=(Node("top", owner=Hole("player"), zone="deck", count=Hole("count")),))),
    *J("effect", "直ちに{do}", slots="do:effect", tree=Hole("do")),
    *J("effect", "（{n}）支払う", slots="n:NUMBER", tree=Node("pay", n=Hole("n"), counter="node")),
    *J("effect", "{player}は（{n}）支払う", slots="player:player n:NUMBER", tree=Node("pay", player=Hole("player"), n=Hole("n"), counter="node")),
]

_THEIR_HANDS = ("〔{owner}の手札{count}枚〕", "目標の〔{owner}の手札{count}枚〕", "{owner}の手札{count}枚", "目標の{owner}の手札{count}枚")
_AT_RANDOM = Node("random", count=Hole("count"), filter=Node("filter", noun=Node("card"), tests=(Node("in", owner=Hole("owner"), zone="hand"),)))
LAID = [
    *J("effect", *(f"{whose}を無作為に{picked}{{place}}" for whose in _THEIR_HANDS for picked in ("選び、", "選んで", "選び")), slots="owner:owner count:count place:laid", preferred=True,
       tree=Node("put", targets=(_AT_RANDOM,), into=Hole("place"))),
    *J("effect", "{targets}を抜き出す", slots="targets:target+", tree=Node("select", targets=TARGETS)),
    *J("effect", "{targets}を{host}に移す", "{targets}を、{host}に移す", slots="targets:target+ host:target", tree=Node("set_on", targets=TARGETS, host=Hole("host"))),
]

CHANGES = [
    *J("effect", "{duration}{targets}の戦闘力は本来の戦闘力の{n}倍に変更される", "{duration}{targets}の戦闘力は本来の{n}倍に変更される", "{targets}の戦闘力は{duration}本来の戦闘力の{n}倍に変更される",
       slots=f"{DURATION} n:NUMBER", tree=Node("times_power", targets=TARGETS, n=Hole("n"), duration=Hole("duration"))),
    *J("effect", "{targets}は{amount}ダメージを受ける", slots="targets:target+ amount:much", tree=Node("deal", amount=Hole("amount"), targets=TARGETS)),
    *J("effect", *(
        f"{{amount}}ダメージを{whom}に{how}" for whom in ("〔任意の{what:filter}〕", "〔あなたの任意の{what:filter}〕", "任意の{what:filter}") for how in ("割り振る", "割り振って与える", "振り分けて与える")
    ), slots="amount:much what:filter", tree=Node("distribute", amount=Hole("amount"), what=Hole("what"))),
    *J("effect", "スリープ状態になる", tree=Node("turn_card", targets=(THIS,), how="sleep")),
    *J("effect", "アクティブ状態になる", tree=Node("turn_card", targets=(THIS,), how="wake")),
    *J("effect", "{targets}はスリープ状態になる", slots="targets:target+", tree=Node("turn_card", targets=TARGETS, how="sleep")),
    *J("effect", "{targets}はアクティブ状態になる", slots="targets:target+", tree=Node("turn_card", targets=TARGETS, how="wake")),
    *J("effect", "ゲームから除外される", tree=Node("banish", targets=(THIS,))),
    *J("effect", "デッキの下に戻る", "あなたのデッキの下に戻る", tree=put(THIS, into("deck", OWNER, at="bottom"))),
    *J("effect", "{targets}はゲームから除外される", slots="targets:target+", tree=Node("banish", targets=TARGETS)),
    *J("effect", "{targets}はデッキの下に戻る", "{targets}は本来のプレイヤーのデッキの下に戻る", slots="targets:target+", tree=put(Hole("targets"), into("deck", OWNER, at="bottom"))),
    *J("effect", "{targets}は本来のプレイヤーの手札に戻る", slots="targets:target+", tree=Node("return", targets=TARGETS)),
    *J("effect", "〔あなた〕は勝利する", "〔あなた〕はゲームに勝利する", "あなたは勝利する", tree=Node("win")),
    *J("effect", "{player}は敗北する", "{player}はゲームに敗北する", slots="player:player", tree=Node("lose_game", player=Hole("player"))),
]

_TARGET = "targets:target+"
_AMOUNT = "amount:quantity"
VERBS = [
    *J("effect", "{targets}を破棄する", "{targets}は破棄される", slots=_TARGET, tree=Node("destroy", targets=TARGETS)),
    *J("effect", "{targets}をゲームから除外する", "{targets}を除外する", slots=_TARGET, tree=Node("banish", targets=TARGETS)),
    *J("effect", "{targets}を本来のプレイヤーの手札に戻す", "{targets}を持ち主の手札に戻す", slots=_TARGET, tree=Node("return", targets=TARGETS)),
    *J("effect", "{targets}は決死状態になる", slots=_TARGET, tree=Node("make_dying", targets=TARGETS)),
    *J("effect", "{targets}を全て見る", "{targets}を見る", slots=_TARGET, tree=Node("look", targets=TARGETS)),
    *J("effect", "{player}は{count}ドローする", "{player}は{count}枚ドローする", slots="player:player count:count",
       tree=Node("draw", player=Hole("player"), count=Hole("count"))),
    *J("effect", "{count}ドローする", "{count}枚ドローする", slots="count:count", tree=Node("draw", count=Hole("count"))),
    *J("effect", "{player}は{amount}ダメージを受ける", slots="player:player amount:much", tree=Node("deal", amount=Hole("amount"), targets=(Hole("player"),))),
    *J("effect", "{player}はライフポイントを{amount}得る", slots=f"player:player {_AMOUNT}",
       tree=Node("points", player=Hole("player"), how="gain", counter="life", amount=Hole("amount"))),
    *J("effect", "ライフポイントを{amount}得る", slots=_AMOUNT, tree=Node("points", player=ME, how="gain", counter="life", amount=Hole("amount"))),
    *J("effect", "{player}はライフポイントを{amount}失う", slots=f"player:player {_AMOUNT}",
       tree=Node("points", player=Hole("player"), how="lose", counter="life", amount=Hole("amount"))),
    *J("effect", "デッキをシャッフルする", "あなたのデッキをシャッフルする", "シャッフルする", tree=Node("shuffle", owner=ME, zone="deck")),
    *J("effect", "{targets}を無効にする", "{targets}を無効とする", "{targets}のプレイを無効にする", slots="targets:target+", tree=Node("void", targets=TARGETS)),
    *W("effect", "{attacker:target} attack[s] {whom:target}", "have {attacker:target} attack {whom:target}", tree=Node("make_attack", attacker=Hole("attacker"), whom=Hole("whom"))),
    *[
        w for what, en, ja in (("name", "name", "カードの名称"), ("trait", "race", "種族"), ("kind", "kind", "カードの種類"))
        for declared in (Node("declare_word", what=what),)
        for w in (
            *J("steps", *(f"{you}は{ja}{one}" for you in ("〔あなた〕", "あなた") for one in ("を1つ宣言する", "1つを宣言する", "を宣言する")), tree=steps(declared)),
            *W("effect", f"you~declare~a~{en}", f"name~a~{en}" if what != "name" else "name~a~card", f"declare~a~{en}", f"choose~a~card~{en}" if what != "trait" else "choose~a~race", tree=declared),
        )
    ],
    *W("effect", "{attacker:target} attack[s]", tree=Node("make_attack", attacker=Hole("attacker"), whom=Node("leader", who="opponent"))),
    *W("effect", "make {targets:target+} void", tree=Node("void", targets=TARGETS)),
    *W("effect", *(f"{make} target {{adjectives:adjective*?}} {{noun}} {{tests:test*?}} {played} {void}and discard~it" for make, void in (("make", "void "), ("void", "")) for played in ("being~played", "that~is~being~played")),
       tree=Node("void", targets=(Node("chosen", count=Node("number", n=1), filter=filtered(tests=(Node("waiting"),))),))),
    *J("effect", "{targets}のプレイを無効とし、破棄する", "{targets}のプレイを無効にし、破棄する", "{targets}のプレイを無効とする",
       slots=_TARGET, tree=Node("void", targets=TARGETS)),
    *J("effect", "{targets}を{place:laid}", "{targets}を、{place:laid}", slots="targets:target+ place:laid", tree=put(Hole("targets"), Hole("place"))),
    *J("effect", "{targets}を{host}にセットする", slots="targets:target+ host:target", tree=Node("set_on", targets=TARGETS, host=Hole("host"))),
    *J("effect", "{host}に{targets}をセットする", "{host}に、{targets}をセットする", slots="targets:target+ host:target", tree=Node("set_on", targets=TARGETS, host=Hole("host"))),
    *J("effect", "{targets}を裏向きにして{host}にセットする", "{targets}を裏向きにして、{host}にセットする", "{targets}を、裏向きにして{host}にセットする",
       "{targets}を裏向きで{host}にセットする", "{host}に{targets}を裏向きでセットする", slots="targets:target+ host:target",
       tree=Node("set_on", targets=TARGETS, host=Hole("host"), down=1)),
    *J("effect", "破棄される", tree=Node("destroy", targets=(Node("this"),))),
    *J("effect", "決死状態になる", tree=Node("make_dying", targets=(Node("this"),))),
    *J("effect", "{n}支払う", slots="n:NUMBER", tree=Node("pay", n=Hole("n"), counter="node")),
    *J("effect", "ライフポイントを{n}支払う", slots="n:NUMBER", tree=Node("pay", n=Hole("n"), counter="life")),
    *J("effect", "{player}は{n}支払う", slots="player:player n:NUMBER", tree=Node("pay", player=Hole("player"), n=Hole("n"), counter="node")),
    *J("effect", "{player}はライフポイントを{n}支払う", slots="player:player n:NUMBER", tree=Node("pay", player=Hole("player"), n=Hole("n"), counter="life")),
]

_HANDS_OF = ("〔{owner}の手札{count}枚〕を", "目標の〔{owner}の手札{count}枚〕を", "{owner}の手札{count}枚を", "{owner}の手札を{count}枚")
HANDS = [
    *J("effect", *(f"{whose}{how}破棄する" for whose in _HANDS_OF for how in ("無作為に選んで", "無作為に選び、", "無作為に選び", "無作為に")), slots="owner:owner count:count", preferred=True,
       tree=Node("discard", player=Hole("owner"), targets=(_AT_RANDOM,))),
    *J("effect", *(f"{whose}無作為に選んで公開する" for whose in _HANDS_OF), slots="owner:owner count:count", tree=Node("reveal", targets=(_AT_RANDOM,))),
    *J("effect", *(f"{who}{said}破棄する" for who in ("", "〔あなた〕は", "あなたは") for said in ("手札{count}枚を", "手札{count}枚を選び", "手札を{count}枚選んで", "手札を{count}枚選び、")),
       "〔あなたの手札{count}枚〕を選び破棄する", slots="count:count",
       tree=Node("discard", player=ME, targets=(Node("chosen", count=Hole("count"), filter=only(CARD, in_zone("hand", ME)), late=1),))),
]

BACK = [
    *J("effect", "{targets}を本来のプレイヤーのデッキに戻し、シャッフルする", "{targets}をデッキに戻し、シャッフルする", "{targets}を本来の持ち主のデッキに戻し、シャッフルする", slots="targets:target+",
       tree=put(Hole("targets"), into("deck", OWNER, at="anywhere"))),
    *J("effect", "{targets}を本来のプレイヤーの場に戻す", "{targets}を本来のプレイヤーの場に移す", "{targets}は本来のプレイヤーの場に戻る", "{targets}は、本来のプレイヤーの場に戻る", slots="targets:target+",
       tree=Node("hand_over", targets=(Hole("targets"),), player=OWNER)),
    *J("effect", "{targets}を相手プレイヤーの場に移す", "{targets}は相手プレイヤーの場に移る", slots="targets:target+", tree=Node("hand_over", targets=(Hole("targets"),), player=OPPONENT)),
]

PRINTED_EFFECTS = [*EFFECTS, *PLAYERS, *LAID, *CHANGES, *VERBS, *HANDS, *BACK]
