"""How printed Japanese cards put effects together to sentences: conditions, costs, what one effect has to do with another."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import (
    AMOUNT,
    BOARD,
    COST,
    FIGURES,
    FILTER_PARTS,
    HAND,
    INTO_HAND,
    ITEM,
    ME,
    NAMED,
    PLACE,
    REVEAL,
    TARGETS,
    THIS,
    X,
    drawn,
    filler,
    only,
    sequence,
    side,
)
from engine.language.in_one_clause import AFTER
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.said_before import AS_MANY, X_LAST
from engine.language.tree import Node
from engine.language.under_its_condition import APART, BESIDES
from engine.language.wordings import Each, Hole

_OTHERS_IN_HAND = only(Node("card"), adjectives=(Node("other"),), tests=(HAND,))
_EACH = (("{filter}1{%filter:体}につき", "filter:filter ", Hole("filter")), ("自分の他の手札1枚につき", "", _OTHERS_IN_HAND), ("自分の手札1枚につき", "", only(Node("card"), tests=(HAND,))))


def _so_often(filter_: Node | Hole, then: Node | Hole) -> Node:
    return Node("where", x=Node("count", filter=filter_), then=Node("repeat", n=X, then=then))


_HAS_IT = Node("is", yes=1, target=Node("it"), filter=only(Node("card"), tests=(Node("with_ability", head=Hole("head")),)))
_IT = (Node("it"),)
_ONE_DRAWN = tuple("{filter}{count}{%filter:体}をランダムに" + said for said in ("選び", "選択し", "選択して"))
_DRAWN = (Node("random", count=Hole("count"), filter=Hole("filter")),)


def _if_it(then: Node) -> Node:
    """What is done to the card spoken of, if it is such a card."""
    return Node("if", condition=Node("is", yes=1, target=Node("it"), filter=Hole("filter")), then=sequence(then))


def _made_to_happen(**more: object) -> Node:
    """Those abilities of the thing spoken of happen so often, if it has any."""
    return Node("if", condition=_HAS_IT, then=Node("repeat", n=Hole("n"), then=sequence(Node("activate", head=Hole("head"), targets=_IT, **more))))


def _more(kind: str, **parts: object) -> Node:
    return Node("more", then=sequence(Node(kind, **parts)))


_DOUBLE = tuple(Node("double", targets=TARGETS if name == "attack" else (Node("them"),), attribute=Node("attribute", name=name)) for name in ("attack", "defense"))
_BOTH = ("attack", "defense")
_HEALTH = Node("attribute", name="defense")


def _set(attribute: str, whose: Node | Hole) -> Node:
    """A figure becomes the number of that name."""
    return Node("set_figure", attribute=Node("attribute", name=attribute), targets=(whose,), amount=Hole(attribute))


_BOTH_SET = tuple(Node("set_figure", attribute=Node("attribute", name=name), targets=(whose,), amount=Hole("n")) for name, whose in (("attack", Hole("targets")), ("defense", Node("them"))))


SENTENCES = [
    *filler("number_of", "数", "枚数", "体数"),
    *J("clause", "{a}に{n}ダメージと{b}に{m}ダメージ", slots="a:target+ n:much b:target+ m:much",
       tree=sequence(Node("deal", targets=(Hole("a"),), amount=Hole("n")), Node("deal", targets=(Hole("b"),), amount=Hole("m")))),
    *J("sentence", *(f"自分の残り{{counter}}が{{has}}以上なら{mark}{{n}}消費して、{{then}}。" for mark in ("", "、")), slots="counter:COUNTER has:quantity n:NUMBER then:clause", tree=Node(
        "if", condition=Node("has_points", player=ME, counter=Hole("counter"), bound=Node("at_least", n=Hole("has"))), then=Node("paying", cost=Node("spend", n=Hole("n"), counter=Hole("counter")), then=Hole("then")))),
    *J("clause", "葬送 したなら、{then}", slots="then:clause", tree=Node("paying", cost=Node("burial_rite"), then=Hole("then"))),
    *J("sentence", "連携{n};{then}。", slots="n:quantity then:clause",
       tree=Node("if", condition=Node("has_points", player=ME, counter="rally", bound=Node("at_least", n=Hole("n"))), then=Hole("then"))),
    *J("sentence", "{then}。Xは「{x}」である。", "{then}。Xは{x}である。", slots="then:core x:amount", tree=Node("say", then=Node(X_LAST, then=Hole("then"), x=Hole("x")))),
    *J("sentence", "{condition}なら公開して、{then}。", slots="condition:condition then:effect&", tree=Node(
        "if", condition=Hole("condition"), then=sequence(REVEAL, Hole("then")))),
    *(
        w
        for words, slots, found in _EACH
        for each in (Node("figures_each", filter=found, stats=Hole("stats")),)
        for w in (
            *J("core", *(f"{words}{mark}{{then}}" for mark in ("", "、")), slots=slots + "then:steps", tree=_so_often(found, Hole("then"))),
            *J("effect", *(f"{words}{mark}{{stats}}する" for mark in ("", "、")), slots=slots + "stats:STATS", preferred=True, tree=Node("gain", grants=(each,))),
            *J("effect", *(f"{{targets}}を{mark}{words}{{stats}}する" for mark in ("", "、")), slots=slots + "stats:STATS targets:target+", tree=Node("give", targets=(Hole("targets"),), grants=(each,))),
        )
    ),
    *J("effect", *(f"{{filter}}{{per}}{{%filter:体}}につき{mark}{{stats}}する" for mark in ("", "、")), slots="filter:filter per:NUMBER stats:STATS", tree=Node(
        "gain", grants=(Node("figures_each", filter=Hole("filter"), per=Hole("per"), stats=Hole("stats")),))),
    *J("sentence", f"{BESIDES}{{then}}。", slots="then:clause", tree=Node("say", then=Hole("then"), **{APART: 1})),
    *J("sentence", f"{BESIDES}{{do}}。これを{{n}}回行う。", slots="do:steps n:quantity", tree=Node("say", then=Node("repeat", n=Hole("n"), then=Hole("do")), **{APART: 1})),
    *J("sentence", *(f"{BESIDES}{when}、{{then}}。" for when in ("このターンの終了時", "このターン終了時", "ターン終了時")), slots="then:clause", tree=Node("later", then=Hole("then"), **{APART: 1})),
    *J("effect", "さらに{then}", "さらに、{then}", "その後{then}", slots="then:effect", tree=Hole("then")),
    *J("clause", "さらに、{then}", "さらに{then}", "その後、{then}", slots="then:clause", tree=Hole("then")),
    *filler("so_many_times", *(f"{words}{mark}" for words in ("だけ", "分", "と同じだけ", "と同じ回数") for mark in ("", "、"))),
    *(w for end, kind, more in (("出す", "summon", {}), ("場に出す", "summon", {}), ("手札に加える", "add", {"into": INTO_HAND})) for w in J(
        "core", *(f"{{card}}を{x}{{_times}}{end}" for x in ("「{x}」", "{x}")), *(f"{x}{{_times}}{{card}}を{end}" for x in ("「{x}」", "{x}")), *(f"{many}の{{card}}を{end}" for many in ("「{x}」と同じ{_number}", "{x}と同じ{_number}")),
        slots="card:NAME x:amount _number:number_of _times:so_many_times", tree=Node("where", x=Hole("x"), then=sequence(Node(kind, made=(Node("new", card=Hole("card"), count=X),), **more))))),
    *J("core", *(words for x in ("「{x}」", "{x}") for words in (f"{x}{{_times}}カードを引く", f"カードを{x}{{_times}}引く")), slots="x:amount _times:so_many_times", tree=Node(
        "where", x=Hole("x"), then=sequence(Node("draw", count=X)))),
    *J("sentence", *(f"それが「{words}を含まない{{head}}能力」を持つなら{{n}}回働かせる。" for words in ("チョイス と対象選択", "チョイスと対象選択")), slots="head:head n:quantity",
       tree=_made_to_happen(untargeted=1)),
    *J("sentence", "それが{head}能力を持つなら{n}回働かせる。", slots="head:head n:quantity", tree=_made_to_happen()),
    *J("core", "{attribute}を「{x}」と同じだけ遅らせる", "この{attribute}を「{x}」と同じだけ遅らせる", slots="attribute:attribute x:amount", tree=Node(
        "where", x=Hole("x"), then=sequence(Node("change", how="more", targets=THIS, attribute=Hole("attribute"), amount=Node("x"))))),
    *J("sentence", "+{amount}ダメージ", slots="amount:much", tree=_more("deal", amount=Hole("amount"))),
    *J("sentence", "+{amount}回復", slots="amount:much", tree=_more("heal", amount=Hole("amount"))),
    *J("sentence", "+{count}体", "+{count}つ", slots="count:quantity", tree=_more("summon", count=Hole("count"))),
    *J("sentence", "引くカード+{count}枚", "引く枚数+{count}枚", slots="count:quantity", tree=_more("draw", count=Hole("count"))),
    *(w for kind, words in (("summon", tuple(f"{m}{end}" for m in ("体", "つ") for end in ("出す", "を出す"))), ("draw", ("枚引く",)), ("add", ("枚手札に加える", "枚を手札に加える", "枚加える"))) for w in (
        *J("sentence", *(f"さらに{mark}{{count}}{end}。" for mark in ("", "、") for end in words), slots="count:quantity", tree=_more(kind, count=Hole("count"))),
        *J("sentence", *(f"{{condition}}なら、さらに{mark}{{count}}{end}。" for mark in ("", "、") for end in words), slots="condition:condition count:quantity", preferred=True, tree=Node(
            "more", condition=Hole("condition"), then=sequence(Node(kind, count=Hole("count"))))))),
    *J("sentence", "「{do}。{more}」これを{n}回行う。", slots="do:effect& more:effect& n:quantity", tree=Node("say", then=Node(
        "repeat", n=Hole("n"), then=sequence(Hole("do"), Hole("more"))))),
    *J("steps", *(f"{this}攻撃力{and_}体力を2倍にする" for this in ("", "これの", "このフォロワーの") for and_ in ("/", "と")), preferred=True, tree=Node("sequence", steps=tuple(
        Node("double", targets=THIS, attribute=Node("attribute", name=name)) for name in _BOTH))),
    *J("steps", "{targets}の攻撃力/体力を2倍にする", "{targets}の攻撃力と体力を2倍にする", slots="targets:target+", tree=Node("sequence", steps=_DOUBLE)),
    *J("steps", "{targets}の攻撃力/体力を2倍にして、{then}", slots="targets:target+ then:effect&", tree=Node("sequence", steps=(*_DOUBLE, Hole("then")))),
    *J("sentence", *(f"Xは{x}である{most}" for x in ("「{x}」", "{x}") for most in ("（上限は{most}）。", "（最大{most}）。", "。上限は{most}。")), slots="x:amount most:NUMBER", tree=Node("x_is", x=Node("no_more", n=Hole("x"), most=Hole("most")))),
    *J("sentence", "Xは「{x}」である。", "Xは{x}である。", slots="x:amount", tree=Node("x_is", x=Hole("x"))),
    *J("sentence", "それが{filter}なら、{attribute}を-{amount}する。", slots="filter:filter attribute:attribute amount:quantity", tree=_if_it(
        Node("change", how="less", attribute=Hole("attribute"), amount=Hole("amount"), targets=_IT))),
    *J("sentence", "それが{filter}なら、{attribute}を+{amount}する。", slots="filter:filter attribute:attribute amount:quantity", tree=_if_it(
        Node("change", how="more", attribute=Hole("attribute"), amount=Hole("amount"), targets=_IT))),
    *J("sentence", "それが{filter}なら、{attribute}を{amount}にする。", slots="filter:filter attribute:attribute amount:quantity", tree=_if_it(
        Node("set_figure", attribute=Hole("attribute"), amount=Hole("amount"), targets=_IT))),
    *filler("for_each", "だけ", "だけ、", "分", "分、", "と同じ回数", "と同じ回数、"),
    *J("core", "{x}{_each}{then}", "「{x}」{_each}{then}", slots="x:amount then:steps _each:for_each", tree=Node("where", x=Hole("x"), then=Node("repeat", n=X, then=Hole("then")))),
    *J("core", "{x}だけ、{targets}にダメージ", "{x}だけ、{targets}にダメージを与える", *(f"{{targets}}に{mark}{{x}}だけダメージ{end}" for mark in ("", "、") for end in ("", "を与える")), slots="x:amount targets:target+", tree=Node("where", x=Hole("x"), then=sequence(
        Node("deal", amount=X, targets=TARGETS)))),
    *J("core", "{x}だけ、{targets}を回復", "{x}だけ、{targets}を回復する", slots="x:amount targets:target+", tree=Node("where", x=Hole("x"), then=sequence(
        Node("heal", amount=X, targets=TARGETS)))),
    *J("steps", "{targets}を選び、{amount}ダメージ", "{targets}を選び、{amount}ダメージを与える", "{targets}を選んで{amount}ダメージ", "{targets}を選んで{amount}ダメージを与える", slots="targets:target+ amount:much",
       tree=sequence(Node("deal", amount=Hole("amount"), targets=TARGETS))),
    *(w for verb, kind in (("破壊する", "destroy"), ("消滅させる", "banish"), ("手札に戻す", "return")) for w in J(
        "steps", f"{{targets}}を選び、{verb}", f"{{targets}}を選んで{verb}", slots="targets:target+", tree=sequence(Node(kind, targets=TARGETS)))),
    *J("steps", *(f"{drawn_one}、{{amount}}ダメージ{end}" for drawn_one in _ONE_DRAWN for end in ("", "を与える")), slots="filter:filter count:count amount:much", tree=sequence(Node("deal", amount=Hole("amount"), targets=_DRAWN))),
    *(w for verb, kind in (("破壊する", "destroy"), ("消滅させる", "banish"), ("手札に戻す", "return")) for w in J(
        "steps", *(f"{drawn_one}、{verb}" for drawn_one in _ONE_DRAWN), slots="filter:filter count:count", tree=sequence(Node(kind, targets=_DRAWN)))),
    *J("steps", *(f"{drawn_one}、{{then}}" for drawn_one in _ONE_DRAWN), slots="filter:filter count:count then:effect&", tree=sequence(Node("select", targets=_DRAWN), Hole("then"))),
    *J("steps", *(f"{{made}}を{out}、{{grants}}を{given}" for out in ("出し", "出して", "場に出し", "場に出して") for given in ("与える", "持たせる")), slots="made:made grants:grant+", preferred=True, tree=sequence(
        Node("summon", made=(Hole("made"),)), Node("give", targets=_IT, grants=(Hole("grants"),)))),
    *J("sentence", "{keywords|}", slots="keywords:KEYWORD+", tree=Node("keywords", keywords=Hole("keywords"))),
    *J("steps", "攻撃力/体力をそれぞれ{n}にする", slots="n:quantity", tree=Node("sequence", steps=tuple(
        Node("set_figure", attribute=Node("attribute", name=name), targets=THIS, amount=Hole("n")) for name in _BOTH))),
    *J("core", "{target}の体力が{n}になるようにダメージを与える", slots="target:pointer n:quantity", tree=Node(
        "where", x=Node("difference", a=Node("figure_of", attribute=_HEALTH, target=Hole("target")), b=Hole("n")), then=Node("sequence", steps=(
            Node("deal", amount=Node("x"), targets=(Hole("target"),)),)))),
    *J("steps", "{targets}の攻撃力/体力を{attack}/{defense}にする", slots="targets:target+ attack:quantity defense:quantity", tree=Node("sequence", steps=(
        _set("attack", Hole("targets")), _set("defense", Node("them"))))),
    *J("steps", "{targets}の攻撃力と体力を{n}にする", slots="targets:target+ n:quantity", tree=Node("sequence", steps=_BOTH_SET)),
    *J("steps", "{targets}の攻撃力と体力を{n}にして、{then}", slots="targets:target+ n:quantity then:effect&", tree=Node("sequence", steps=(*_BOTH_SET, Hole("then")))),
    *J("steps", "{targets}の攻撃力/体力を{attack}/{defense}にして、{then}", slots="targets:target+ attack:quantity defense:quantity then:effect&", tree=Node("sequence", steps=(
        _set("attack", Hole("targets")), _set("defense", Node("them")), Hole("then")))),
    *J("steps", *(f"{this}攻撃力/体力を{{attack}}/{{defense}}にする" for this in ("", "これの", "このフォロワーの")), slots="attack:quantity defense:quantity", preferred=True, tree=Node("sequence", steps=(
        _set("attack", Node("this")), _set("defense", Node("this"))))),
    *J("steps", *(f"{this}攻撃力と体力を{{n}}にする" for this in ("", "これの", "このフォロワーの")), slots="n:quantity", preferred=True, tree=Node("sequence", steps=tuple(
        Node("set_figure", attribute=Node("attribute", name=name), targets=THIS, amount=Hole("n")) for name in _BOTH))),
    *J("steps", "{targets}を選択して、{then}", "{targets}を選択し、{then}", slots="targets:target+ then:effect&", tree=Node("sequence", steps=(
        Node("select", targets=(Hole("targets"),)), Hole("then")))),
]

_SPLIT = {"x": Hole("x"), "lot": 1}
MORE = [
    *J("core", "{before!連}、{then}", "{before!て}、{then}", slots="before:effect& then:core", tree=Node(AFTER, before=(Hole("before"),), then=Hole("then"))),
    *J("sentence", *(f"{{before!{form}}}、{{condition}}なら{mark}{{then}}。" for form in ("連", "て") for mark in ("", "、")), slots="before:effect& condition:condition then:clause", tree=Node(
        "say", then=Node(AFTER, before=(Hole("before"),), then=Node("if", condition=Hole("condition"), then=Hole("then"))))),
    *J("sentence", "その後、{sentence}", "さらに、{sentence}", "さらに{sentence}", slots="sentence:sentence", tree=Hole("sentence")),
    *(w for words, names in (("XとY", "XY"), ("XとYとZ", "XYZ")) for w in J("sentence", *(
        f"{words}は{mark}合計が{x}になるようにランダムに決まる。" for mark in ("、", "") for x in ("{x}", "「{x}」")), slots="x:amount", tree=Node("x_is", names=names, **_SPLIT))),
    *(w for how, ends in (("gain", ("+する", "増やす")), ("lose", ("-する", "減らす", "消費する", "失う")), ("recover", ("回復", "回復する"))) for w in J(
        "core", *(f"{who}{{counter}}を{mark}「{{x}}」と同じだけ{end}" for end in ends for who in ("自分の", "自分の残り") for mark in ("", "、")), *(f"{x}と同じだけ{mark}自分の{{counter}}を{end}" for end in ends if not end.startswith(("+", "-")) for x in ("「{x}」", "{x}") for mark in ("", "、")),
        slots="counter:COUNTER x:amount", tree=Node(
            "where", x=Hole("x"), then=sequence(Node("points", how=how, counter=Hole("counter"), amount=X))))),
    *J("core", "このターン中にカードをプレイした枚数を「{x}」と同じだけ+する", slots="x:amount", tree=Node("where", x=Hole("x"), then=sequence(Node("points", how="gain", counter="combo", amount=X)))),
    *(w for how, ends in (("more", ("+する", "増やす", "遅らせる")), ("less", ("-する", "減らす", "進める"))) for w in J(
        "core", *(f"{{targets}}の{{attribute}}を{mark}「{{x}}」と同じだけ{end}" for end in ends for mark in ("", "、")), slots="targets:target+ attribute:attribute x:amount", tree=Node(
            "where", x=Hole("x"), then=sequence(Node("change", how=how, attribute=Hole("attribute"), targets=TARGETS, amount=X))))),
    *(w for how, ends in (("more", ("+する", "増やす")), ("less", ("-する", "減らす", "進める"))) for w in J(
        "core", *(f"{this}{{attribute}}を「{{x}}」と同じだけ{end}" for end in ends for this in ("", "この", "このカードの")), slots="attribute:attribute x:amount", tree=Node(
            "where", x=Hole("x"), then=sequence(Node("change", how=how, attribute=Hole("attribute"), targets=THIS, amount=X))))),
]

MANY = [
    *J("core", "{duration}「{x}」と同じだけ{stats}する", "{duration}{x}と同じだけ{stats}する", "{duration}{x}と同じだけ、{stats}する", slots="duration:duration? x:amount stats:STATS", tree=Node(
        AS_MANY, x=Hole("x"), then=sequence(Node("gain", grants=(FIGURES,), duration=Hole("duration"))))),
    *J("core", "{targets}を「{x}」と同じだけ{stats}する", "{targets}を、「{x}」と同じだけ{stats}する", slots="targets:target+ x:amount stats:STATS", tree=Node(
        AS_MANY, x=Hole("x"), then=sequence(Node("give", targets=(Hole("targets"),), grants=(FIGURES,))))),
]


def _several(done: str, kind: str, **more: Node) -> list[JapaneseWording]:
    """New cards that are drawn of several, each by itself: one may be drawn again."""
    made = sequence(Node(kind, made=(Node("one_of", cards=Each("cards", ITEM)),), **more))
    words = (f"{{cards|、}}の中から、ランダムに{{n}}{measure}を{done}" for measure in ("枚", "体", "つ"))
    return J("core", *words, slots="cards:NAME+ n:quantity", tree=Node("repeat", n=Hole("n"), then=made))


SEVERAL = [
    *_several("手札に加える", "add", into=INTO_HAND),
    *_several("デッキに加える", "add", into=Node("into", owner=ME, zone="deck", at="anywhere")),
    *_several("出す", "summon"),
]


def _follows(how: str, quality: Node) -> list[JapaneseWording]:
    """A cost in hand that follows what is so, as long as it is so."""
    words = (f"{{condition}}限り、自分の手札の{this}コスト{end}。" for this in ("この", "このカードの") for end in how.split("|"))
    return J("sentence", *words, slots="condition:condition amount:quantity", tree=Node(
        "while", condition=Hole("condition"), then=sequence(Node("be", targets=THIS, quality=quality))))


COSTS_IN_HAND = [
    *_follows("を-{amount}する", Node("cost_less", amount=AMOUNT)),
    *_follows("を{amount}にする|は{amount}になる", Node("cost_is", amount=AMOUNT)),
]


def _up_to(words: str, x: Node | Hole) -> list[JapaneseWording]:
    """Cards drawn from a place that cost at most an amount."""
    cost = Node("figure", attribute=COST, bound=Node("at_most", n=Node("x")))
    found = Node("filter", adjectives=(Hole("adjectives"),), noun=Hole("noun"), tests=(cost, Hole("tests"), Hole("but"), PLACE))
    ends = (("{into}", " into:into", Hole("into")), ("手札に加える", "", INTO_HAND), ("場に出す", "", BOARD))
    parts, before = f"x:amount {FILTER_PARTS} count:count owner:owner zone:ZONE", f"「{{x}}」{words}{NAMED}をランダムに{{count}}枚、{{owner}}の{{zone}}から"

    def put(into: Node | Hole) -> Node:
        return Node("put", targets=(drawn("count", found),), into=into)

    return [
        *(w for end, slots, into in ends for w in J("core", before + end, slots=parts + slots, tree=Node("where", x=x, then=sequence(put(into))))),
        *J("core", before + "場に出し、{then}", slots=parts + " then:effect&", tree=Node("where", x=x, then=sequence(put(BOARD), Hole("then")))),
    ]


COMPARED = [
    *_up_to("以下のコストの", Hole("x")),
    *(w for words in ("より低いコストの", "未満のコストの") for w in _up_to(words, Node("difference", a=Hole("x"), b=Node("number", n=1)))),
]

_OPTIONS = Node("choose", options=(Hole("first"), Hole("second")))
SAME = [
    *J("core", "チョイス {first}か、{second}", "チョイス {first}か{second}", slots="first:steps second:steps", tree=_OPTIONS),
    *J("steps", "{targets}は進化して、{grants}を持つ", "{targets}は進化し、{grants}を持つ", slots="targets:target+ grants:grant+", preferred=True, tree=sequence(
        Node("evolve", targets=(Hole("targets"),)), Node("give", targets=(Node("them"),), grants=(Hole("grants"),)))),
]

_HERE = tuple(f"{this}が場に{there}限り、" for this, there in (("これ", "いる"), ("これ", "ある"), ("このフォロワー", "いる"), ("このアミュレット", "ある")))
HELD = [
    *J("sentence", *(f"{this}が{{bound}}のダメージを受ける{when}、{becomes}。" for this in ("これ", "このフォロワー") for when in ("とき", "時", "場合") for becomes in (
        "代わりに{amount}ダメージを受ける", "代わりに{amount}のダメージを受ける", "そのダメージは{amount}になる", "そのダメージを{amount}にする")), slots="bound:bound amount:much", tree=Node(
        "say", then=sequence(Node("be", targets=THIS, quality=Node("damage_taken", amount=Hole("amount"), bound=Hole("bound")))))),
    *J("sentence", *(f"{here}{{targets}}への{{bound}}のダメージは{{amount}}になる。" for here in _HERE), slots="targets:target+ bound:bound amount:much", tree=Node(
        "say", then=sequence(Node("be", targets=TARGETS, quality=Node("damage_taken", amount=Hole("amount"), bound=Hole("bound")))))),
    *J("sentence", *(f"{here}{{targets}}へのダメージを-{{amount}}する。" for here in _HERE), slots="targets:target+ amount:much", tree=Node(
        "say", then=sequence(Node("be", targets=TARGETS, quality=Node("damage_less", amount=Hole("amount")))))),
    *J("sentence", "{first!連}、{second}。", slots="first:quality second:quality", tree=Node("say", then=sequence(
        Node("be", targets=THIS, quality=Hole("first")), Node("be", targets=THIS, quality=Hole("second"))))),
    *J("sentence", "※このカードは{card}として扱う。", "※{card}として扱う。", slots="card:NAME", tree=Node("treated_as", card=Hole("card"))),
]

_REANIMATED = tuple(Node("reanimate", n=Hole(n)) for n in "abc")
REANIMATED = [
    *J("steps", "リアニメイト {a}、リアニメイト {b}", slots="a:quantity b:quantity", tree=Node("sequence", steps=_REANIMATED[:2])),
    *J("steps", "リアニメイト {a}、リアニメイト {b}、リアニメイト {c}", slots="a:quantity b:quantity c:quantity", tree=Node("sequence", steps=_REANIMATED)),
]

_ENEMY = Node("filter", adjectives=(side("opponent"),), noun=Node("kind", word="follower"))
_AT_RANDOM = Node("random", count=Hole("count"), filter=_ENEMY)
_ENEMY_LEADER = Node("leader", who="opponent")


def _or_leader(body: dict[str, object], *words: str, slots: str) -> list[JapaneseWording]:
    """Damage to a follower drawn on the other side, or to the leader where there is none."""

    def deal(to: Node) -> object:
        dealt = sequence(Node("deal", amount=body["amount"], targets=(to,)))
        return Node("where", x=Hole("x"), then=dealt) if "x" in body else dealt

    tree = Node("if", condition=Node("exists", yes=1, filter=_ENEMY), then=deal(_AT_RANDOM), otherwise=Node("say", then=deal(_ENEMY_LEADER)))
    which = ("ランダムなそれ{count}体に", "ランダムな相手のフォロワー{count}体に")
    return J("sentence", *(f"相手の場にフォロワーがいるなら{one}、いないなら相手のリーダーに{end}。" for one in which for end in words), slots=slots, tree=tree)


OR_LEADER = [
    *_or_leader({"amount": Hole("amount")}, "、{amount}ダメージ", "{amount}ダメージ", slots="count:count amount:much"),
    *_or_leader({"amount": Node("x"), "x": True}, "「{x}」と同じダメージ", "、「{x}」と同じダメージ", "、Xダメージ。Xは「{x}」である", slots="count:count x:amount"),
]

JAPANESE_SENTENCES = [*SENTENCES, *MORE, *MANY, *SEVERAL, *COSTS_IN_HAND, *COMPARED, *SAME, *HELD, *REANIMATED, *OR_LEADER]
