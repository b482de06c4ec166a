"""How printed Japanese cards say what comes later, once more, or as long as something is so."""

from __future__ import annotations

from engine.language.cards.printed.pieces import LEADER, NEXT_OF_OPPONENT, NEXT_TURN, ONCE, TURN_ENDS, granted, later
from engine.language.cards.printed_japanese.pieces import COST, FIGURES, FILTER_PARTS, ME, SIDES, TARGETS, THIS, X, cards, filler, sequence
from engine.language.in_one_clause import AFTER
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.said_before import WAITS
from engine.language.tree import Node
from engine.language.wordings import Hole

_ALWAYS = Node("be", targets=(Hole("targets"),), quality=Node("has", grants=(Hole("grants"),)))
_EVERY = ("", "すべて")
_AS_LONG_AS_HERE = ("これが場にいる限り、", "これが場にある限り、", "このフォロワーが場にいる限り、", "このアミュレットが場にある限り、")
_OWN = ("このコストは", "このカードのコストは", "自分の手札のこのコストは", "自分の手札のこのカードのコストは")


def _this_is(quality: Node) -> Node:
    return sequence(Node("be", targets=THIS, quality=quality))


_BE = Node("be", targets=THIS, quality=Hole("quality"))
_NOT_TWICE = "。リーダーはこの能力を重複して持たない"


def _once(body: object, moment: Node, targets: tuple[object, ...], once: int | None = None) -> Node:
    return Node("give", targets=targets, grants=(granted(moment, body, once),), duration=ONCE)


def _said(effect: Node) -> Node:
    return Node("say", then=sequence(effect))


_LOSE = ("、この能力を失う", "。この能力を失う")
_ENDS = (("」を持つ", None), (f"」を持つ{_NOT_TWICE}", 1))


def _after_next(when: str, moment: Node) -> list[JapaneseWording]:
    """What is done once at the moment after that one."""
    once = _once(Node("body", sentences=(Hole("sentence"),)), moment, (LEADER,))
    return [
        *J("sentence", f"次の{when}、{{sentence}}", slots="sentence:sentence", tree=Node(WAITS, sentence=Hole("sentence"), given=_said(_once(Node("body", sentences=(_said(once),)), moment, (LEADER,))))),
        *(w for end, only in _ENDS for then in (Node("body", sentences=(Node("say", then=sequence(later(moment))),)),) for w in (
            *J("effect", f"{{who}}は「次の{when}、{{then}}{end}", slots="who:target+ then:clause", tree=_once(then, moment, (Hole("who"),), only)),
            *J("effect", *(f"{{who}}は「次の{when}、{{then}}{lose}{end}" for lose in _LOSE), slots="who:target+ then:clause", preferred=True, tree=_once(then, moment, (Hole("who"),), only)))),
    ]


def _at(when: str, moment: Node) -> list[JapaneseWording]:
    """What is done once at a later moment, and what somebody is given that does it."""
    given = f"{{who}}は「{when}、"
    once = _once(Node("body", sentences=(Hole("sentence"),)), moment, (LEADER,))
    return [
        *J("sentence", f"{when}、{{sentence}}", slots="sentence:sentence", tree=Node(WAITS, sentence=Hole("sentence"), given=_said(once), turn_ends=1 if moment == TURN_ENDS else None)),
        *J("sentence", *(f"{{condition}}なら、{besides}{when}、{{sentence}}" for besides in ("", "さらに、")), slots="condition:condition sentence:sentence", tree=Node(WAITS, sentence=Hole("sentence"), given=Node(
            "if", condition=Hole("condition"), then=sequence(once)))),
        *J("sentence", f"{{cost}}{when}、{{sentence}}", slots="cost:cost sentence:sentence", tree=Node(WAITS, sentence=Hole("sentence"), given=Node(
            "say", then=Node("paying", cost=Hole("cost"), then=sequence(once))))),
        *(w for end, only in _ENDS for w in (
            *J("effect", f"{given}{{body}}{end}", slots="who:target+ body:body", preferred=True, tree=_once(Hole("body"), moment, (Hole("who"),), only)),
            *J("effect", *(f"{given}{{then}}{lose}{end}" for lose in _LOSE), slots="who:target+ then:clause", tree=later(moment, (Hole("who"),), only)))),
        *([] if moment == TURN_ENDS else _after_next(when, moment)),
    ]


LATER = [
    *filler("as_often", "と同じだけ", "と同じ回数", "と同じ回数だけ", "だけ", "分"),
    *J("sentence", *(f"{this}が場に{there}限り、{{targets}}は{{grants}}を持つ。" for this, there in (("これ", "いる"), ("これ", "ある"), ("このフォロワー", "いる"), ("このアミュレット", "ある"))),
       slots="targets:target+ grants:grant+", tree=Node("say", then=sequence(_ALWAYS))),
    *[
        wording
        for ja, who, _ in SIDES
        for wording in (
            *J("sentence", f"{ja}のターン中、{{stats}}する。", f"{ja}のターン中、{{stats}}される。", slots="stats:STATS", tree=Node("while", condition=Node("turn_of", who=who), then=sequence(
                Node("be", targets=THIS, quality=Node("has", grants=(FIGURES,)))))),
            *J("sentence", f"{ja}のターン中、{{quality!連}}、{{grants}}を持つ。", slots="quality:quality grants:grant+", preferred=True, tree=Node("while", condition=Node("turn_of", who=who), then=sequence(
                _BE, Node("be", targets=THIS, quality=Node("has", grants=(Hole("grants"),)))))),
            *J("sentence", *(f"{ja}のターン中、{{stats}}{end}、{{quality}}。" for end in ("されて", "され", "して", "し")), slots="stats:STATS quality:quality", tree=Node("while", condition=Node("turn_of", who=who), then=sequence(
                Node("be", targets=THIS, quality=Node("has", grants=(FIGURES,))), _BE))),
            *J("sentence", f"{ja}のターン中、{{grants}}を持つ。", slots="grants:grant+", tree=Node("while", condition=Node("turn_of", who=who), then=sequence(
                Node("be", targets=THIS, quality=Node("has", grants=(Hole("grants"),)))))),
        )
    ],
    *J("sentence", "{do}。これを{n}回行う。", slots="do:steps n:quantity", tree=Node("say", then=Node("repeat", n=Hole("n"), then=Hole("do")))),
    *J("sentence", "{condition}なら、{do}。これを{n}回行う。", slots="condition:condition do:steps n:quantity", tree=Node("if", condition=Hole("condition"), then=Node("repeat", n=Hole("n"), then=Hole("do")))),
    *J("sentence", "{condition}{grants}を持つ。", slots="condition:as_long grants:grant+", preferred=True, tree=Node("while", condition=Hole("condition"), then=sequence(
        Node("be", targets=(Node("this"),), quality=Node("has", grants=(Hole("grants"),)))))),
    *J("sentence", *(f"{{do}}。これを{x}{{_each}}行う。{limit}{{most}}回。" for x in ("「{x}」", "{x}") for limit in ("上限は", "ただし上限は", "最大")), slots="do:steps x:amount _each:as_often most:NUMBER", tree=Node(
        "say", then=Node("where", x=Node("no_more", n=Hole("x"), most=Hole("most")), then=Node("repeat", n=Node("x"), then=Hole("do"))))),
    *J("sentence", *(f"{{do}}。これを{x}{{_each}}行う。" for x in ("「{x}」", "{x}")), "{do}。これをX回行う。Xは「{x}」である。", slots="do:steps x:amount _each:as_often", tree=Node(
        "say", then=Node("where", x=Hole("x"), then=Node("repeat", n=Node("x"), then=Hole("do"))))),
    *(
        w
        for sign, verb, kind, how in (("-", "減る", "cost_less", "less"), ("+", "増える", "cost_more", "more"))
        for quality in (Node(kind, amount=Hole("n")),)
        for ends in ((f"{sign}{{n}}される", f"{{n}}{verb}"),)
        for w in (
            *J("sentence", *(f"{here}{{filter}}{every}のコストは{end}。" for here in ("", *_AS_LONG_AS_HERE) for every in _EVERY for end in ends),
               *(f"{here}{{filter}}{every}のコストを{sign}{{n}}する。" for here in _AS_LONG_AS_HERE for every in _EVERY), slots="filter:filter n:quantity", tree=Node("say", then=sequence(
                Node("be", targets=(Node("all", filter=Hole("filter")),), quality=quality)))),
            *J("sentence", *(f"{own}、{{filter}}1{{%filter:体}}につき{end}。" for own in _OWN for end in ends), slots="filter:filter n:quantity", tree=Node("say", then=Node(
                "where", x=Node("count", filter=Hole("filter")), then=Node("repeat", n=X, then=_this_is(quality))))),
            *J("sentence", *(f"{own}、{{period}}プレイした{{adjectives&tests}}{{noun}}{{but}}1枚につき{end}。" for own in _OWN for end in ends), slots=f"period:period {FILTER_PARTS} n:quantity", tree=Node("say", then=Node(
                "where", x=Node("times_done", player=ME, period=Hole("period"), deed=Node("plays", what=Node("any_of", filter=cards()))), then=Node("repeat", n=X, then=_this_is(quality))))),
            *J("sentence", *(f"{own}、「{{x}}」と同じだけ{sign}される。" for own in _OWN), *(f"{own}、{{x}}だけ{verb}。" for own in _OWN), slots="x:amount", tree=Node("say", then=Node(
                "where", x=Hole("x"), then=sequence(Node("change", how=how, targets=THIS, attribute=COST, amount=X))))),
            *J("sentence", *(f"{{condition}}{own}{end}。" for own in _OWN for end in ends), *(f"{{condition}}{own[:-1]}を{sign}{{n}}する。" for own in _OWN),
               slots="condition:as_long n:quantity", tree=Node("while", condition=Hole("condition"), then=_this_is(quality))),
            *J("sentence", *(f"{{condition}}{{filter}}{every}のコストは{end}。" for every in _EVERY for end in ends), slots="condition:as_long filter:filter n:quantity", tree=Node("while", condition=Hole("condition"), then=sequence(
                Node("be", targets=(Node("all", filter=Hole("filter")),), quality=quality)))),
            *J("effect", *(f"{{duration}}{{filter}}{every}のコストは{end}" for every in _EVERY for end in ends), slots="duration:duration filter:filter n:quantity", tree=Node(
                "be", targets=(Node("all", filter=Hole("filter")),), quality=quality, duration=Hole("duration"))),
            *J("sentence", *(f"{{condition}}なら、{own}{end}。" for own in _OWN for end in ends), slots="condition:condition n:quantity", tree=Node("if", condition=Hole("condition"), then=_this_is(quality))),
        )
    ),
    *J("sentence", "{condition}場合、{then}。", "{condition}の場合、{then}。", "{condition}場合は、{then}。", slots="condition:condition then:clause", tree=Node("if", condition=Hole("condition"), then=Hole("then"))),
    *J("sentence", "{condition}でなければ、{then}。", "{condition}でない限り、{then}。", "{condition}でないかぎり、{then}。", slots="condition:condition_one then:clause",
       tree=Node("if", condition=Node("not_so", condition=Hole("condition")), then=Hole("then"))),
    *(w for ja, who, _ in SIDES for w in (
        *J("sentence", f"{ja}のターン中、{{targets}}は{{quality}}。", f"{ja}のターン中、{{targets}}は、{{quality}}。", slots="targets:target+ quality:quality", tree=Node(
            "while", condition=Node("turn_of", who=who), then=sequence(Node("be", targets=TARGETS, quality=Hole("quality"))))),
        *J("sentence", f"{ja}のターン中、{{quality}}。", slots="quality:quality", tree=Node("while", condition=Node("turn_of", who=who), then=sequence(_BE))),
        *J("sentence", f"{ja}のターン中、{{targets}}へのダメージを-{{amount}}する。", slots="targets:target+ amount:much", tree=Node(
            "while", condition=Node("turn_of", who=who), then=sequence(Node("be", targets=TARGETS, quality=Node("damage_less", amount=Hole("amount")))))),
        *J("sentence", f"{ja}のターン中、{{targets}}へのダメージは{{amount}}になる。", slots="targets:target+ amount:much", tree=Node(
            "while", condition=Node("turn_of", who=who), then=sequence(Node("be", targets=TARGETS, quality=Node("damage_cap", amount=Hole("amount")))))),
    )),
    *J("sentence", "「{do}」を{n}回行う。", "「{do}」を{n}回繰り返す。", "「{do}」これを{n}回行う。", slots="do:steps n:quantity", tree=Node("say", then=Node("repeat", n=Hole("n"), then=Hole("do")))),
    *_at("次の自分のターン開始時", NEXT_TURN),
    *_at("次の相手のターン開始時", NEXT_OF_OPPONENT),
    *_at("このターン終了時", TURN_ENDS),
    *J("sentence", *(f"{{before!{form}}}、{when}、{{then}}。" for form in ("連", "て") for when in ("このターン終了時", "ターン終了時")), slots="before:effect& then:clause", tree=Node(
        "say", then=Node(AFTER, before=(Hole("before"),), then=Node("later", then=Hole("then"))))),
    *(w for verb, deed in (("を破壊する", "destroy"), ("を消滅させる", "banish"), ("を手札に戻す", "return")) for w in J(
        "sentence", f"自分のターン終了時、{{targets}}{verb}。", slots="targets:pointer", tree=_said(_once(Node("body", sentences=(Node("say", then=sequence(Node(deed, targets=TARGETS))),)), Node("turn_end", owner=ME), (LEADER,))))),
    *J("sentence", "ターン終了時、{sentence}", slots="sentence:sentence", tree=Node(WAITS, sentence=Hole("sentence"), given=_said(_once(Node("body", sentences=(Hole("sentence"),)), TURN_ENDS, (LEADER,))), turn_ends=1)),
    *J("core", "もう{n}回行う", "もう{n}回繰り返す", "もう{n}回くり返す", slots="n:quantity", tree=Node("again", n=Hole("n"))),
    *J("sentence", "{filter}は{quality}。", "これが場にいる限り、{filter}は{quality}。", "これが場にある限り、{filter}は{quality}。", slots="filter:filter quality:quality", tree=Node(
        "say", then=Node("sequence", steps=(Node("be", targets=(Node("all", filter=Hole("filter")),), quality=Hole("quality")),)))),
]

_WHILE = Node("while", condition=Hole("condition"), then=sequence(Node("be", targets=THIS, quality=Node("has", grants=(Hole("grants"),)))))
AS_LONG = [
    *(w for ja, who, _ in SIDES for w in J("as_long", f"{ja}のターン中、", tree=Node("turn_of", who=who))),
    *J("as_long", "{condition}限り、", "{condition}である限り、", "{condition}の限り、", "{condition!間}、", slots="condition:condition", preferred=True, tree=Hole("condition")),
    *J("sentence", "{condition}{stats}する。", "{condition}{stats}される。", slots="condition:as_long stats:STATS", preferred=True, tree=Node("while", condition=Hole("condition"), then=sequence(
        Node("be", targets=THIS, quality=Node("has", grants=(FIGURES,)))))),
    *(w for words, slots, grants in (("を{stats}する", "stats:STATS", (FIGURES,)), ("は{stats}される", "stats:STATS", (FIGURES,)), ("は{grants}を持つ", "grants:grant+", (Hole("grants"),)),
                                     ("は{stats}されて、{grants}を持つ", "stats:STATS grants:grant+", (FIGURES, Hole("grants")))) for w in J(
        "sentence", *(f"{{condition}}{{targets}}{mark}{end}。" for mark, end in ((words[0], words[1:]), (words[0] + "、", words[1:]))), slots=f"condition:as_long targets:target+ {slots}", preferred=True, tree=Node(
            "while", condition=Hole("condition"), then=sequence(Node("be", targets=TARGETS, quality=Node("has", grants=grants)))))),
    *J("sentence", "{condition}{stats}されて、{grants}を持つ。", "{condition}{stats}して、{grants}を持つ。", slots="condition:as_long stats:STATS grants:grant+", preferred=True, tree=Node("while", condition=Hole("condition"), then=sequence(
        Node("be", targets=THIS, quality=Node("has", grants=(FIGURES, Hole("grants"))))))),
    *J("sentence", "{condition}{quality!連}、{grants}を持つ。", slots="condition:as_long quality:quality grants:grant+", preferred=True, tree=Node("while", condition=Hole("condition"), then=sequence(
        _BE, Node("be", targets=THIS, quality=Node("has", grants=(Hole("grants"),)))))),
    *J("sentence", *(f"{{condition}}{{stats}}{end}、{{quality}}。" for end in ("されて", "され", "して", "し")), slots="condition:as_long stats:STATS quality:quality", tree=Node("while", condition=Hole("condition"), then=sequence(
        Node("be", targets=THIS, quality=Node("has", grants=(FIGURES,))), _BE))),
    *J("sentence", "{condition}{grants}が働く。", slots="condition:as_long grants:grant+", tree=_WHILE),
    *J("sentence", "{condition}{then}。", slots="condition:as_long then:clause", tree=Node("while", condition=Hole("condition"), then=Hole("then"))),
]

JAPANESE_LATER = [*LATER, *AS_LONG]
