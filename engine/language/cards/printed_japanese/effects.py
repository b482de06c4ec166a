"""How printed Japanese cards say what is done."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import (
    BOARD,
    FIGURES,
    FILTER_PARTS,
    HAND,
    INTO_HAND,
    ME,
    NAMED,
    PLACE,
    REVEAL,
    TARGETS,
    THIS,
    cards,
    drawn,
    filler,
    number,
    only,
)
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

THIS_UNSAID = [
    *J("effect", "進化する", tree=Node("evolve", targets=THIS)),
    *J("effect", "消滅する", tree=Node("banish", targets=THIS)),
    *J("effect", "破壊される", tree=Node("destroy", targets=THIS)),
    *(w for verb, kind in (("消滅する", "banish"), ("手札に戻る", "return")) for w in J("effect", f"{{targets}}は{verb}", f"{{targets}}は、{verb}", slots="targets:target+", tree=Node(kind, targets=TARGETS))),
    *J("effect", "{made!名}に変身する", slots="made:made", tree=Node("transform", targets=THIS, made=Hole("made"))),
    *J("quality", "{counter}を消費せず進化できる", "{counter}を消費せずに進化できる", "このフォロワーは{counter}を消費せず進化できる", slots="counter:COUNTER", tree=Node("evolve_cost", n=0, counter=Hole("counter"))),
]

POINTS = [
    *J("effect", "自分の{counter}を{amount}回復", "自分の{counter}を{amount}回復する", slots="counter:COUNTER amount:quantity", preferred=True, tree=Node("points", how="recover", counter=Hole("counter"), amount=Hole("amount"))),
    *J("effect", "自分の{counter}を+{amount}する", slots="counter:COUNTER amount:quantity", tree=Node("points", how="gain", counter=Hole("counter"), amount=Hole("amount"))),
    *J("effect", "自分の{counter}を-{amount}する", "自分の{counter}を{amount}消費する", slots="counter:COUNTER amount:quantity",
       tree=Node("points", how="lose", counter=Hole("counter"), amount=Hole("amount"))),
    *J("effect", "{counter}を{amount}回復", slots="counter:COUNTER amount:quantity", tree=Node("points", how="recover", counter=Hole("counter"), amount=Hole("amount"))),
    *J("effect", "{counter}を+{amount}する", slots="counter:COUNTER amount:quantity", tree=Node("points", how="gain", counter=Hole("counter"), amount=Hole("amount"))),
    *J("effect", "スペルブースト する", tree=Node("spellboost", targets=(Node("all", filter=only(Node("card"), tests=(HAND,))),))),
    *J("effect", "{times}スペルブースト する", "スペルブースト を{times}行う", *(f"{hand}を{times}スペルブースト する" for hand in ("手札", "自分の手札") for times in ("{times}", "、{times}")), slots="times:times",
       tree=Node("spellboost", targets=(Node("all", filter=only(Node("card"), tests=(HAND,))),), times=Hole("times"))),
]

FROM_A_PLACE = [
    *J("effect", "自分のデッキをランダムに{count}枚消滅させる", slots="count:count",
       tree=Node("banish", targets=(Node("random", count=Hole("count"), filter=only(Node("card"), tests=(Node("in", owner=ME, zone="deck"),))),))),
    *J("effect", "{targets}を選択して、破壊する", slots="targets:target+", tree=Node("destroy", targets=(Hole("targets"),))),
    *J("effect", "{targets}を選択して、消滅させる", slots="targets:target+", tree=Node("banish", targets=(Hole("targets"),))),
]

_ANY_OF_DECK = Node("random", count=Hole("count"), filter=cards(tests=(Node("in", owner=ME, zone="deck"),)))
FROM_DECK = [  # nobody looks into a deck: whether or not a card says so, what comes from there is drawn by lot
    *filler("out_of_my_deck", *(f"{mine}デッキから{mark}" for mine in ("自分の", "") for mark in ("", "、"))),
    *(w for end, into in (("added", INTO_HAND), ("put_out", BOARD)) for w in J(
        "effect", *(f"{{_deck}}{lot}{NAMED}{{count}}{{%noun:体}}{{_end}}" for lot in ("", "ランダムに", "ランダムな")), *(f"{{_deck}}{NAMED}を{lot}{{count}}{{%noun:体}}{{_end}}" for lot in ("", "ランダムに")),
        *(f"{{_deck}}{lot}{NAMED}を{{count}}{{%noun:体}}{{_end}}" for lot in ("ランダムな", "ランダムに")), slots=f"{FILTER_PARTS} count:count _deck:out_of_my_deck _end:{end}", preferred=True, tree=Node("put", targets=(_ANY_OF_DECK,), into=into))),
]

_ALL_THOSE = (Node("all", filter=Hole("filter")),)
ALL_OF_THE_MOST = [  # where several have as much, it is done to all of them
    *(w for said, slots, kind, parts in (("を破壊する", "", "destroy", {}), ("を消滅させる", "", "banish", {}), ("を手札に戻す", "", "return", {}), ("に{amount}ダメージ", " amount:much", "deal", {"amount": Hole("amount")}),
                                         ("を{stats}する", " stats:STATS", "give", {"grants": (FIGURES,)})) for again in (said.replace("{amount}", "{_amount}").replace("{stats}", "{_stats}"),) for w in J(
        "effect", *(f"{{filter}}{said}（{{_filter}}が複数{there}なら、{those}すべて{again}）" for there in ("いる", "ある") for those in ("それら", "その")),
        slots=f"filter:filter _filter:filter{slots}{slots.replace(' ', ' _')}", preferred=True, tree=Node(kind, targets=_ALL_THOSE, **parts))),
]

_SHIELD = ("{source}次に受けるダメージを{amount}にする", "{source}次に受けるダメージは{amount}になる")
_NEXT = Node("damage_next", amount=Hole("amount"), source=Hole("source"))
EFFECTS = [
    *(w for verb, kind in (("破壊する", "destroy"), ("消滅させる", "banish"), ("手札に戻す", "return")) for w in J("effect", verb, tree=Node(kind, targets=(Node("it"),)))),
    *J("effect", "進化させる", tree=Node("evolve", targets=(Node("it"),))),
    *J("effect", "このターン中にカードをプレイした枚数を+{amount}する", slots="amount:quantity", tree=Node("points", how="gain", counter="combo", amount=Hole("amount"))),
    *J("effect", *(f"{this}体力を上限まで回復{end}" for this in ("", "この", "これの", "このフォロワーの") for end in ("", "する")), tree=Node("heal", targets=THIS)),
    *J("effect", "公開する", tree=REVEAL),
    *J("effect", "{targets}を選択する", "{targets}を選択", slots="targets:target+", tree=Node("select", targets=TARGETS)),
    *J("effect", "{targets}は{amount}回復", "{targets}は{amount}回復する", slots="targets:target+ amount:much", tree=Node("heal", targets=TARGETS, amount=Hole("amount"))),
    *(w for verb, kind in (("破壊する", "destroy"), ("消滅させる", "banish"), ("手札に戻す", "return")) for w in J("effect", f"{{filter}}をすべて{verb}", slots="filter:filter", tree=Node(
        kind, targets=(Node("all", filter=Hole("filter")),)))),
    *J("effect", "{targets}の攻撃力/体力を{stats}する", slots="targets:target+ stats:STATS", tree=Node("give", targets=TARGETS, grants=(Node("figures", stats=Hole("stats")),))),
    *(w for end, into in (("手札に加える", INTO_HAND), ("場に出す", BOARD)) for w in J(
        "effect", *(f"{{owner}}の{{zone}}から{mark}ランダムな{NAMED}{{count}}{{%noun:体}}を{end}" for mark in ("", "、")), slots=f"{FILTER_PARTS} count:count owner:owner zone:ZONE", tree=Node(
            "put", targets=(drawn("count", cards(tests=(PLACE,))),), into=into))),
    *J("effect", "{head}と同じ能力が働く", *(f"{this}の{{head}}{ability}と同じ能力が働く" for this in ("これ", "このフォロワー", "このカード") for ability in ("", "能力")), "{head}能力と同じ能力が働く", "この{head}能力が働く", "このフォロワーの{head}能力が働く", slots="head:head", tree=Node("activate", head=Hole("head"), targets=THIS)),
    *J("effect", *(f"{{targets}}を選択して、{{amount}}ダメージ{end}" for end in ("", "を与える")), slots="targets:target+ amount:much", tree=Node(
        "deal", targets=(Hole("targets"),), amount=Hole("amount"))),
    *J("effect", "{amount}ダメージを{targets}に与える", slots="targets:target+ amount:much", tree=Node("deal", targets=TARGETS, amount=Hole("amount"))),
    *J("effect", "同じ枚数のカードを引く", "同じ枚数カードを引く", "カードを同じ枚数引く", tree=Node("draw", count=Node("that_many"))),
    *J("effect", "{many}と同じ枚数のカードを引く", slots="many:so_many_done", tree=Node("draw", count=Hole("many"))),
    *J("effect", "{targets}に同じダメージ", "{targets}に同じダメージを与える", slots="targets:target+", tree=Node("deal", amount=Node("that_many"), targets=(Hole("targets"),))),
    *(w for verb, kind in (("を破壊する", "destroy"), ("を消滅させる", "banish"), ("を手札に戻す", "return")) for w in J(
        "effect", f"{{a}}と、{{b}}{verb}", slots="a:target b:target", tree=Node(kind, targets=(Hole("a"), Hole("b"))))),
    *J("effect", "{targets}を、{times}スペルブースト する", "{targets}を{times}スペルブースト する", slots="targets:target+ times:times?", tree=Node(
        "spellboost", targets=(Hole("targets"),), times=Hole("times"))),
    *J("effect", *(f"{{targets}}に{mark}それぞれ{{amount}}ダメージ{end}" for mark in ("", "、") for end in ("", "を与える")), slots="targets:target+ amount:much", tree=Node(
        "deal", targets=TARGETS, amount=Hole("amount"))),
    *J("effect", "{made!名}に変身させる", slots="made:made", tree=Node("transform", targets=(Node("it"),), made=Hole("made"))),
    *J("quality", "相手は、能力でこれを選択できるとき、これしか選択できない", "相手は、能力でこのフォロワーを選択できるとき、このフォロワーしか選択できない", tree=Node("lures")),
    *(w for a, b, name in (("攻撃力", "体力", "defense"), ("体力", "攻撃力", "attack")) for w in J("quality", *(f"{a}ではなく{b}と同じ{damage}" for damage in ("ダメージを与える", "値のダメージを与える")), tree=Node(
        "damage_dealt_is", amount=Node("figure_of", attribute=Node("attribute", name=name), target=Node("this"))))),
    *J("quality", *(f"受けるダメージ{of}最大{mark}{{amount}}になる" for of in ("は", "が") for mark in ("", "で")), slots="amount:much", tree=Node("damage_cap", amount=Hole("amount"))),
    *J("quality", *(f"{{source}}受けるダメージ{becomes}" for becomes in ("は{amount}になる", "が{amount}になる", "を{amount}にする")), slots="source:source? amount:much", tree=Node(
        "damage_cap", amount=Hole("amount"), source=Hole("source"))),  # as English prints of the same cards have it: “reduce damage to 1”
    *(w for words, what in (("", "effects"), ("相手の", "enemy_effects")) for w in J("quality", *(f"{words}{effects}{by}ダメージを受けない" for effects in ("能力", "効果") for by in ("による", "によって", "で", "からの")), tree=Node(
        "damage_taken", amount=number(0), source=Node("from_what", what=what)))),
    *(w for words, what in (("", "effects"), ("相手の", "enemy_effects")) for w in J("quality", *(f"{words}{effects}{by}ダメージ{becomes}" for effects in ("能力", "効果") for by in ("による", "によって受ける") for becomes in ("は0になる", "を0にする")), tree=Node(
        "damage_taken", amount=number(0), source=Node("from_what", what=what)))),
    *J("quality", *_SHIELD, slots="source:source? amount:much", tree=_NEXT),
    *(w for words, kind in (("を{amount}にする", "damage_next"), ("を-{amount}する", "damage_next_less")) for w in J(
        "effect", *(f"{{duration}}{said}受けるダメージ{words}" for said in ("{targets}が次に", "次に{targets}が")), slots="duration:duration? targets:target+ amount:much",
        tree=Node("be", targets=(Hole("targets"),), quality=Node(kind, amount=Hole("amount")), duration=Hole("duration")))),
    *J("quality", "{source}次に受けるダメージを-{amount}する", "{source}次に受けるダメージは-{amount}される", slots="source:source? amount:much", tree=Node(
        "damage_next_less", amount=Hole("amount"), source=Hole("source"))),
    *J("effect", "{owner}の残り{counter}をすべて消費する", slots="owner:owner counter:COUNTER", tree=Node("set_points", owner=Hole("owner"), counter=Hole("counter"), amount=number(0))),
    *J("effect", *(f"{{targets}}に「{{many}}」と同じ{end}" for end in ("ダメージ", "ダメージを与える")), slots="targets:target+ many:so_many_done", tree=Node(
        "deal", amount=Hole("many"), targets=(Hole("targets"),))),
    *J("quality", *(f"{this}受ける{{bound}}のダメージ{becomes}" for this in ("これが", "このフォロワーが", "") for becomes in ("は{amount}になる", "を{amount}にする")), slots="bound:bound amount:much", tree=Node("damage_taken", amount=Hole("amount"), bound=Hole("bound"))),
    *J("effect", "{targets}は{amount}ダメージを受ける", "{targets}が{amount}ダメージを受ける", slots="targets:target+ amount:much", tree=Node("deal", targets=TARGETS, amount=Hole("amount"))),
    *J("effect", "{duration}{targets}を攻撃不能にする", "{targets}を{duration}攻撃不能にする", "{targets}を、{duration}攻撃不能にする", slots="targets:target+ duration:duration?", tree=Node(
        "be", targets=TARGETS, quality=Node("cant_attack"), duration=Hole("duration"))),
    *J("effect", "この能力を失う", tree=Node("lose_this")),
    *J("effect", "{keywords}を失う", slots="keywords:KEYWORD+", tree=Node("lose_keywords", targets=THIS, keywords=Hole("keywords"))),
    *J("effect", "{targets}は{keywords}を失う", "{targets}は、{keywords}を失う", slots="targets:target+ keywords:KEYWORD+", tree=Node("lose_keywords", targets=TARGETS, keywords=Hole("keywords"))),
]


def _into(words: str, slots: str, found: tuple[Node, ...]) -> list[JapaneseWording]:
    """Cards drawn from a place, and where they go."""
    slots = f"{slots} owner:owner zone:ZONE"
    first = f"{{owner}}の{{zone}}{{_from}}{words}"
    return [
        *J("effect", first + "{_added}", slots=f"{slots} _from:from_there _added:added", tree=Node("put", targets=found, into=INTO_HAND)),
        *J("effect", first + "{_put}", slots=f"{slots} _from:from_there _put:put_out", tree=Node("put", targets=found, into=BOARD)),
        *J("effect", f"{words}、{{owner}}の{{zone}}から{{into}}", slots=slots + " into:into", tree=Node("put", targets=found, into=Hole("into"))),
        *J("effect", f"{words}、{{owner}}の{{zone}}から手札に加える", slots=slots, tree=Node("put", targets=found, into=INTO_HAND)),
        *J("effect", f"{words}、{{owner}}の{{zone}}から{{_put}}", slots=f"{slots} _put:put_out", tree=Node("put", targets=found, into=BOARD)),
    ]


def _lot_last(end: str, slot: str, into: Node) -> list[JapaneseWording]:
    """The same with the lot behind the place: 「スペルを自分のデッキからランダムに1枚手札に加える」."""
    words = (f"{NAMED}{{_these}}{{owner}}の{{zone}}からランダムに{{count}}{{%noun:体}}{{{end}}}", f"ランダムな{NAMED}{{count}}{{%noun:体}}{{_these}}{{owner}}の{{zone}}から{{{end}}}")
    return J("effect", *words, slots=f"{FILTER_PARTS} count:count owner:owner zone:ZONE _these:of_these {slot}", tree=Node("put", targets=(drawn("count", _FOUND),), into=into))


_FOUND = cards(tests=(PLACE,))
_OUTER = Node("filter", adjectives=(Hole("adjectives"),), noun=Hole("noun"), tests=(Hole("outer"), Hole("tests"), Hole("but"), PLACE))
_BOTH = "{a_is&a_tests}{a_noun}{a_but}をランダムに{a}枚と、{b_is&b_tests}{b_noun}{b_but}をランダムに{b}枚"
_BOTH_PARTS = " ".join(f"{n}_is:adjective*? {n}_noun:noun {n}_tests:test*? {n}_but:but? {n}:count" for n in ("a", "b"))
_FIRST = Node("filter", adjectives=(Hole("a_is"),), noun=Hole("a_noun"), tests=(Hole("a_tests"), Hole("a_but"), PLACE))
_SECOND = Node("filter", adjectives=(Hole("b_is"),), noun=Hole("b_noun"), tests=(Hole("b_tests"), Hole("b_but"), PLACE))
QUOTED = [
    *_lot_last("_added", "_added:added", INTO_HAND),
    *_lot_last("_put", "_put:put_out", BOARD),
    *_into(f"{NAMED}をランダムに{{count}}{{%noun:体}}", f"{FILTER_PARTS} count:count", (drawn("count", _FOUND),)),
    *_into(f"「{NAMED}」をランダムに{{count}}枚", f"{FILTER_PARTS} count:count", (drawn("count", _FOUND),)),
    *_into(f"{{outer}}「{NAMED}」をランダムに{{count}}枚", f"outer:test {FILTER_PARTS} count:count", (drawn("count", _OUTER),)),
    *_into(_BOTH, _BOTH_PARTS, (drawn("a", _FIRST), drawn("b", _SECOND))),
    *_into(_BOTH.replace("枚と、", "枚と"), _BOTH_PARTS, (drawn("a", _FIRST), drawn("b", _SECOND))),
]

_ONE_EACH = "{a_is&a_tests}{a_noun}{a_but}と{b_is&b_tests}{b_noun}{b_but}をランダムに{count}枚ずつ"
_EITHER_ONE = "「{a_is&a_tests}{a_noun}{a_but}」か「{b_is&b_tests}{b_noun}{b_but}」をランダムに{count}枚"
_EACH_PARTS = _BOTH_PARTS.replace(" a:count", "").replace(" b:count", "") + " count:count"
OF_TWO = [
    *_into(_ONE_EACH, _EACH_PARTS, (drawn("count", _FIRST), drawn("count", _SECOND))),
    *_into(_EITHER_ONE, _EACH_PARTS, (Node("random", count=Hole("count"), filter=Node("either_filter", first=_FIRST, second=_SECOND)),)),
]

def _turned(word: str, category: str) -> list[JapaneseWording]:
    """Cards of a kind that are of another class, or trait, from then on."""
    tree = Node(f"of_{word}", targets=(Hole("targets"),), word=Hole("word"), **{word: Hole(word)})
    of_this = Node(f"of_{word}", targets=THIS, word=Hole("word"), **{word: Hole(word)})
    become = f"{{{word}}}・{{word}}"
    return [
        *J("effect", f"{{targets}}は{become}になる", f"{{targets}}は、{become}になる", f"{{targets}}を{become}にする", f"{{targets}}を、{become}にする",
           slots=f"targets:target+ {word}:{category} word:KIND", tree=tree),
        *J("effect", f"{become}になる", slots=f"{word}:{category} word:KIND", tree=of_this),
    ]


TURNED = [*_turned("class", "CLASS"), *_turned("trait", "TRAIT")]

HELD = [
    *J("effect", "{duration}自分のリーダーは{state}状態になる", "{duration}自分のリーダーは（体力が{_n}以上でも）{state}状態になる", slots="duration:duration state:STATE _n:NUMBER",
       tree=Node("force_state", state=Hole("state"), duration=Hole("duration"))),
    *J("effect", "{targets}は能力すべて（攻撃力/体力はそのまま）を失う", *(f"{{targets}}は{mark}{every}を失う" for mark in ("", "、") for every in ("能力", "能力すべて", "すべての能力", "能力（攻撃力/体力はそのまま）")), slots="targets:target+", tree=Node("lose_all", targets=TARGETS)),
]

_LEFT = Node("difference", a=Node("count", filter=only(Node("card"), tests=(Node("in", owner=ME, zone="deck"),))), b=Hole("n"))
TO_SO_MANY = [
    *J("core", *(f"自分のデッキが{{n}}枚になるように{cards_}{how}消滅させる" for cards_ in ("", "カードを") for how in ("", "ランダムに")), slots="n:quantity", tree=Node("where", x=_LEFT, then=Node("sequence", steps=(
        Node("banish", targets=(Node("random", count=Node("x"), filter=only(Node("card"), tests=(Node("in", owner=ME, zone="deck"),))),)),)))),
]

_POOL = (Node("random", count=number(1), filter=Hole("filter")),)
SPLIT = [
    *J("effect", *(f"{{targets}}に{mark}{total}{{amount}}ダメージを{split}与える" for mark in ("", "、") for total in ("", "合計") for split in ("割りふって", "割り振って", "割りふり、")), slots="targets:target+ amount:much", tree=Node(
        "deal_pool", targets=TARGETS, amount=Hole("amount"))),
    *J("core", *(f"{{filter}}すべてに{mark}{total}{{n}}ダメージをランダムに{split}与える" for mark in ("", "、") for total in ("", "合計") for split in ("割りふって", "割り振って")), slots="filter:filter n:quantity", tree=Node(
        "repeat", n=Hole("n"), then=Node("sequence", steps=(Node("deal", amount=number(1), targets=_POOL),)))),
]
ACTIVATED = [
    *J("effect", *(f"{{targets}}の{{head}}{ability}{works}" for ability in ("", "能力") for works in ("が働く", "を働かせる")), slots="targets:target+ head:head", tree=Node("activate", head=Hole("head"), targets=TARGETS)),
]

BOTH_PLAYERS = [
    *J("effect", "追加ターンを得る", "追加のターンを得る", "このターンの次に追加ターンを得る", tree=Node("extra_turn")),
    *J("effect", "このバトルに勝利する", tree=Node("win")),
    *J("effect", "このバトルに敗北する", tree=Node("lose_game", player=ME)),
]


def _from(place: str, into: str, to: Node | Hole, more: str = "") -> list[JapaneseWording]:
    """So many of different names, drawn from a place."""
    picked = Node("random", count=Hole("count"), different=1, filter=cards(tests=(Node("in", owner=Hole("owner"), zone=Hole("zone")),)))
    slots = f"{FILTER_PARTS} count:count owner:owner zone:ZONE{more}"
    found = "{adjectives&tests}{noun}{but}"
    lists = [f"{first}{one}をランダムに{{count}}枚{each}、{place}{into}" for first in ("名前の異なる", "それぞれ名前の異なる") for one in (found, f"「{found}」") for each in ("", "ずつ")]
    lists.append(f"{found}をランダムに異なる{{count}}枚、{place}{into}")
    lists.append(f"{{adjectives&tests}}{{noun}}{{but}}をランダムに{{count}}種類を1枚ずつ、{place}{into}")
    return J("effect", *lists, slots=slots, tree=Node("put", targets=(picked,), into=to))


_FROM_PLACE = "{owner}の{zone}から"
DIFFERENT = [
    *_from(_FROM_PLACE, "手札に加える", INTO_HAND),
    *_from(_FROM_PLACE, "{into}", Hole("into"), " into:into"),
    *_from(_FROM_PLACE, "場に出す", Node("into", zone="board")),
]

FILLERS = [
    *filler("from_there", "から", "から、", "の"),
    *filler("added", "手札に加える", "、手札に加える", "を手札に加える"),
    *filler("put_out", "場に出す", "、場に出す", "を場に出す", "出す", "、出す", "を出す"),
    *filler("of_these", "を", "を、"),
]

JAPANESE_EFFECTS = [*FILLERS, *FROM_DECK, *ALL_OF_THE_MOST, *THIS_UNSAID, *POINTS, *FROM_A_PLACE, *EFFECTS, *QUOTED, *OF_TWO, *TURNED, *HELD, *TO_SO_MANY, *SPLIT, *ACTIVATED, *BOTH_PLAYERS, *DIFFERENT]
