"""How cards are printed in Japanese, where that puts a thing together otherwise than the phrases that mean it.

What is left unsaid (this card, the player), what is said at the end for the whole sentence (from where, what X is), and the reminders, which say
nothing of their own.
"""

from engine.language.cards.printed_japanese_before import JAPANESE_BEFORE
from engine.language.cards.printed_japanese_besides import JAPANESE_BESIDES
from engine.language.cards.printed_japanese_composed import JAPANESE_COMPOSED
from engine.language.cards.printed_japanese_conditions import JAPANESE_CONDITIONS
from engine.language.cards.printed_japanese_costs import JAPANESE_COSTS
from engine.language.cards.printed_japanese_further import JAPANESE_FURTHER
from engine.language.cards.printed_japanese_having import JAPANESE_HAVING
from engine.language.cards.printed_japanese_held import JAPANESE_HELD
from engine.language.cards.printed_japanese_kinds import JAPANESE_KINDS
from engine.language.cards.printed_japanese_later import JAPANESE_LATER
from engine.language.cards.printed_japanese_lists import JAPANESE_LISTS
from engine.language.cards.printed_japanese_more import JAPANESE_MORE
from engine.language.cards.printed_japanese_parts import (
    COST,
    FILTER_PARTS,
    HAND,
    INTO_HAND,
    ME,
    SIDES,
    THIS,
    cards,
    number,
    only,
    side,
    steps,
)
from engine.language.cards.printed_japanese_past import JAPANESE_PAST
from engine.language.cards.printed_japanese_targets import JAPANESE_TARGETS
from engine.language.cards.printed_japanese_triggers import JAPANESE_TRIGGERS
from engine.language.governing import BOTH
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.reminders import REMINDERS
from engine.language.said_before import X_LAST
from engine.language.tree import Node
from engine.language.wordings import Hole

FIGURES = Node("figures", stats=Hole("stats"))
THIS_UNSAID = [
    *J("effect", "{duration}{stats}する", slots="duration:duration? stats:STATS", tree=Node("gain", gifts=(FIGURES,), duration=Hole("duration"))),
    *J("effect", "{duration}{stats}して、{gifts}を持つ", "これは{duration}{stats}されて、{gifts}を持つ", slots="duration:duration? stats:STATS gifts:gift+",
       tree=Node("gain", gifts=(FIGURES, Hole("gifts")), duration=Hole("duration"))),
    *J("effect", "{duration}{targets}を{stats}する", "{targets}を、{duration}{stats}する", "{duration}{targets}は{stats}される", slots="duration:duration? targets:target+ stats:STATS",
       tree=Node("give", targets=(Hole("targets"),), gifts=(FIGURES,), duration=Hole("duration"))),
    *J("effect", "{duration}{targets}は{stats}されて、{gifts}を持つ", "{targets}は{duration}{stats}されて、{gifts}を持つ", "{targets}を{duration}{stats}して、{gifts}を与える",
       slots="duration:duration? targets:target+ stats:STATS gifts:gift+",
       tree=Node("give", targets=(Hole("targets"),), gifts=(FIGURES, Hole("gifts")), duration=Hole("duration"))),
    *J("effect", "{duration}{quality}", slots="duration:duration? quality:quality", tree=Node("be", targets=THIS, quality=Hole("quality"), duration=Hole("duration"))),
    *J("effect", "進化する", tree=Node("evolve", targets=THIS)),
    *J("effect", "消滅する", tree=Node("banish", targets=THIS)),
    *J("effect", "{made!名}に変身する", slots="made:made", tree=Node("transform", targets=THIS, made=Hole("made"))),
    *J("effect", "コスト-{amount}", slots="amount:quantity", tree=Node("change", attribute=COST, how="less", amount=Hole("amount"), targets=THIS)),
    *J("effect", "この{attribute}を{amount}進める", "{attribute}を{amount}進める", "この{attribute}を-{amount}する", slots="attribute:attribute amount:quantity",
       tree=Node("change", attribute=Hole("attribute"), how="less", amount=Hole("amount"), targets=THIS)),
    *J("effect", "この{attribute}を{amount}遅らせる", "{attribute}を{amount}遅らせる", slots="attribute:attribute amount:quantity",
       tree=Node("change", attribute=Hole("attribute"), how="more", amount=Hole("amount"), targets=THIS)),
    *J("quality", "{counter}を消費せず進化できる", "このフォロワーは{counter}を消費せず進化できる", slots="counter:COUNTER", tree=Node("evolve_cost", n=0, counter=Hole("counter"))),
    *J("effect", "{targets}を、次のターン{quality}にする", slots="targets:target+ quality:quality",
       tree=Node("be", targets=(Hole("targets"),), quality=Hole("quality"), duration=Node("until", edge="end", turn="opponent"))),
]


def in_hand(how: str, change: Node) -> list[JapaneseWording]:
    """What an ability does, while in hand, to the cost of its own card."""
    does = Node("body", sentences=(Node("say", then=steps(change)),))
    ability = Node("ability", modifiers=Hole("modifiers"), trigger=Hole("trigger"), body=does)
    words = [f"{{modifiers}}{{trigger}}、自分の手札の{this}コストを{how}。" for this in ("この", "このカードの")]
    of_x = Node("ability", {**dict(ability.parts), "body": Node("body", sentences=(Node("say", then=Node("where", then=steps(change), x=Hole("x"))),))})
    return [
        *J("ability_line", *words, slots="modifiers:modifier*? trigger:trigger amount:quantity", tree=ability),
        *J("ability_line", *(f"{text}Xは「{{x}}」である。" for text in words), slots="modifiers:modifier*? trigger:trigger amount:quantity x:amount", tree=of_x),
    ]


IN_HAND = [
    *in_hand("-{amount}する", Node("change", attribute=COST, how="less", amount=Hole("amount"), targets=THIS)),
    *in_hand("{amount}にする", Node("set_figure", attribute=COST, amount=Hole("amount"), targets=THIS)),
]

POINTS = [
    *J("effect", "自分の{counter}を{amount}回復", slots="counter:COUNTER amount:quantity", tree=Node("points", how="recover", counter=Hole("counter"), amount=Hole("amount"))),
    *J("effect", "自分の{counter}を+{amount}する", slots="counter:COUNTER amount:quantity", tree=Node("points", how="gain", counter=Hole("counter"), amount=Hole("amount"))),
    *J("effect", "自分の{counter}を-{amount}する", "自分の{counter}を{amount}消費する", slots="counter:COUNTER amount:quantity",
       tree=Node("points", how="lose", counter=Hole("counter"), amount=Hole("amount"))),
    *J("effect", "スペルブースト する", tree=Node("spellboost", targets=(Node("all", filter=only(Node("card"), tests=(HAND,))),))),
    *J("effect", "{times}スペルブースト する", "スペルブースト を{times}行う", slots="times:times",
       tree=Node("spellboost", targets=(Node("all", filter=only(Node("card"), tests=(HAND,))),), times=Hole("times"))),
]


def picked(kind: str, *tests: Node) -> Node:
    """So many of some cards, from a place."""
    return Node(kind, count=Hole("count"), filter=cards(tests=tests))


FROM_A_PLACE = [
    *J("into", "手札に加える", tree=INTO_HAND),
    *J("into", "デッキに加える", tree=Node("into", owner=ME, zone="deck", at="anywhere")),
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
    *J("effect", "自分のデッキをランダムに{count}枚消滅させる", slots="count:count",
       tree=Node("banish", targets=(Node("random", count=Hole("count"), filter=only(Node("card"), tests=(Node("in", owner=ME, zone="deck"),))),))),
    *J("effect", "{made}をデッキに加える", "{made}を自分のデッキに加える", slots="made:made+", tree=Node("add", made=(Hole("made"),), into=Node("into", owner=ME, zone="deck", at="anywhere"))),
    *J("target", "{owner}の手札{count}枚", slots="owner:owner count:count", tree=Node("chosen", count=Hole("count"), filter=only(Node("card"), tests=(
        Node("in", owner=Hole("owner"), zone="hand"),)))),
    *J("target", "ランダムな{owner}の手札{count}枚", slots="owner:owner count:count", tree=Node("random", count=Hole("count"), filter=only(Node("card"), tests=(
        Node("in", owner=Hole("owner"), zone="hand"),)))),
    *J("target", "{owner}の手札のランダムな{adjectives&tests}{noun}{but}{count}枚", slots=f"owner:owner {FILTER_PARTS} count:count",
       tree=picked("random", Node("in", owner=Hole("owner"), zone="hand"))),
    *J("target", "手札の{adjectives&tests}{noun}{but}{count}枚", slots=f"{FILTER_PARTS} count:count", tree=picked("chosen", HAND)),
    *J("target", "手札のランダムな{adjectives&tests}{noun}{but}{count}枚", slots=f"{FILTER_PARTS} count:count", tree=picked("random", HAND)),
    *J("target", "手札の{adjectives&tests}{noun}{but}すべて", slots=FILTER_PARTS, tree=Node("all", filter=cards(tests=(HAND,)))),
    *J("target", "お互いの{adjectives&tests}{noun}{but}すべて", slots=FILTER_PARTS, tree=Node(BOTH, of=Node("all", filter=cards()))),
    *J("target", "{attribute}最大の{adjectives&tests}{noun}{but}{count}{%noun:体}", slots=f"attribute:attribute {FILTER_PARTS} count:count", preferred=True,
       tree=picked("random", Node("highest", attribute=Hole("attribute")))),
    *J("target", "{attribute}最小の{adjectives&tests}{noun}{but}{count}{%noun:体}", slots=f"attribute:attribute {FILTER_PARTS} count:count", preferred=True,
       tree=picked("random", Node("lowest", attribute=Hole("attribute")))),
    *J("test", "{attribute}{n}の", slots="attribute:attribute n:quantity", tree=Node("figure", attribute=Hole("attribute"), bound=Node("exactly", n=Hole("n")))),
    *J("effect", "{targets}を選択して、破壊する", slots="targets:target+", tree=Node("destroy", targets=(Hole("targets"),))),
    *J("effect", "{targets}を選択して、消滅させる", slots="targets:target+", tree=Node("banish", targets=(Hole("targets"),))),
]
EITHER = [
    wording
    for ja, who, _ in SIDES
    for n in range(1, 4)
    for kind, first in (("chosen", ""), ("random", "ランダムな"))
    for wording in J(
        "target", f"{first}{ja}の{{first}}{n}{{%first:体}}か{ja}の{{second}}{n}{{%second:つ}}", slots="first:noun_one second:noun_one",
        tree=Node(kind, count=number(n), filter=only(Node("either", first=Hole("first"), second=Hole("second")), adjectives=(side(who),))))
]

ON_BOARDS = [
    wording
    for ja, who, player in SIDES
    for wording in (
        *J("trigger", f"{ja}の場に{{adjectives&tests}}{{noun}}が出るたび", f"{ja}の場に{{adjectives&tests}}{{noun}}が出たとき", slots=FILTER_PARTS,
           tree=Node("when", happening=Node("enters"), subject=Node("any_of", filter=cards(adjectives=(side(who),))))),
        *J("condition_one", f"{ja}の場に{{adjectives&tests}}{{noun}}が{{%noun:いる}}", slots=FILTER_PARTS, tree=Node("exists", yes=1, filter=cards(adjectives=(side(who),)))),
        *J("condition_one", f"{ja}の場に{{adjectives&tests}}{{noun}}が{{%noun:いない}}", slots=FILTER_PARTS, tree=Node("exists", yes=0, filter=cards(adjectives=(side(who),)))),
        *J("condition_one", f"{ja}の場に{{adjectives&tests}}{{noun}}が{{#bound:noun}}{{%noun:いる}}", f"{ja}の場の{{adjectives&tests}}{{noun}}が{{#bound:noun}}",
           slots=f"{FILTER_PARTS} bound:bound", tree=Node("exists", yes=1, bound=Hole("bound"), filter=cards(adjectives=(side(who),)))),
        *J("filter", f"{ja}の場の{{adjectives&tests}}{{noun}}", slots=FILTER_PARTS, tree=cards(adjectives=(side(who),))),
        *J("condition_one", f"{ja}の手札に{{adjectives&tests}}{{noun}}が{{%noun:いる}}", slots=FILTER_PARTS,
           tree=Node("exists", yes=1, filter=cards(tests=(Node("in", owner=player, zone="hand"),)))),
        *J("condition_one", f"{ja}の手札に{{adjectives&tests}}{{noun}}が{{#bound:noun}}{{%noun:いる}}", slots=f"{FILTER_PARTS} bound:bound",
           tree=Node("exists", yes=1, bound=Hole("bound"), filter=cards(tests=(Node("in", owner=player, zone="hand"),)))),
        *J("condition_one", f"{ja}のデッキが{{bound!数}}", slots="bound:bound",
           tree=Node("exists", yes=1, bound=Hole("bound"), filter=only(Node("card"), tests=(Node("in", owner=player, zone="deck"),)))),
    )
]

CONDITIONS = [
    *J("condition_one", "自分が{period}プレイした{adjectives&tests}{noun}{but}が{#bound:noun}", slots=f"period:period {FILTER_PARTS} bound:bound",
       tree=Node("did", player=ME, period=Hole("period"), deed=Node("plays", what=Node("several", bound=Hole("bound"), filter=cards())))),
    *J("condition_one", "「{left}」が{limit!数}", "{left}が{limit!数}", slots="left:amount limit:limit", tree=Node("compare", left=Hole("left"), limit=Hole("limit"))),
    *J("condition_one", "{n}ターン目かそれ以降", slots="n:quantity", tree=Node("compare", left=Node("turn_number", owner=ME), limit=Node("at_least", n=Hole("n")))),
    *J("condition_one", "このターンが自分のターン", tree=Node("turn_of", who="me")),
    *J("condition_one", "{period}カードを{bound!数}プレイしていた", slots="period:period bound:bound",
       tree=Node("did", player=ME, period=Hole("period"), deed=Node("plays", what=Node("several", bound=Hole("bound"), filter=only(Node("card")))))),
    *J("condition_one", "{period}（このカードを含めず）カードを{bound!数}プレイしていた", "{period}（これを含めず）カードを{bound!数}プレイしていた", slots="period:period bound:bound",
       tree=Node("did", player=ME, period=Hole("period"),
                 deed=Node("plays", what=Node("several", bound=Hole("bound"), filter=only(Node("card"), adjectives=(Node("other"),)))))),
]

ALWAYS = Node("be", targets=(Hole("targets"),), quality=Node("has", gifts=(Hole("gifts"),)))
NOT_STACKABLE = Node("ability", line=Hole("line"), once=1)
SENTENCES = [
    *J("effect", "{duration}{targets}は「{line}」を持つ。リーダーはこの能力を重複して持たない", slots="duration:duration? targets:target+ line:ability_line",
       tree=Node("give", targets=(Hole("targets"),), gifts=(NOT_STACKABLE,), duration=Hole("duration"))),
    *J("sentence", *(f"{this}が場に{there}限り、{{targets}}は{{gifts}}を持つ。" for this, there in (("これ", "いる"), ("これ", "ある"), ("このフォロワー", "いる"), ("このアミュレット", "ある"))),
       slots="targets:target+ gifts:gift+", tree=Node("say", then=steps(ALWAYS))),
    *[
        wording
        for ja, who, _ in SIDES
        for wording in (
            *J("sentence", f"{ja}のターン中、{{stats}}する。", slots="stats:STATS", tree=Node("while", condition=Node("turn_of", who=who), then=steps(
                Node("be", targets=THIS, quality=Node("has", gifts=(FIGURES,)))))),
            *J("sentence", f"{ja}のターン中、{{gifts}}を持つ。", slots="gifts:gift+", tree=Node("while", condition=Node("turn_of", who=who), then=steps(
                Node("be", targets=THIS, quality=Node("has", gifts=(Hole("gifts"),)))))),
        )
    ],
    *J("clause", "{a}に{n}ダメージと{b}に{m}ダメージ", slots="a:target+ n:much b:target+ m:much",
       tree=steps(Node("deal", targets=(Hole("a"),), amount=Hole("n")), Node("deal", targets=(Hole("b"),), amount=Hole("m")))),
    *J("clause", "葬送 したなら、{then}", slots="then:clause", tree=Node("paying", cost=Node("burial_rite"), then=Hole("then"))),
    *J("effect", "進化させる", tree=Node("evolve", targets=(Node("it"),))),
    *J("effect", "このターン中にカードをプレイした枚数を+{amount}する", slots="amount:quantity", tree=Node("points", how="gain", counter="combo", amount=Hole("amount"))),
    *J("effect", "{targets}へのダメージを-{amount}する", slots="targets:target+ amount:much", tree=Node("be", targets=(Hole("targets"),), quality=Node("damage_less", amount=Hole("amount")))),
    *J("effect", "{targets}へのダメージは{amount}になる", slots="targets:target+ amount:much", tree=Node("be", targets=(Hole("targets"),), quality=Node("damage_taken", amount=Hole("amount")))),
    *J("sentence", "連携{n};{then}。", slots="n:quantity then:clause",
       tree=Node("if", condition=Node("has_points", player=ME, counter="rally", bound=Node("at_least", n=Hole("n"))), then=Hole("then"))),
    *J("sentence", "{do}。これを{n}回行う。", slots="do:steps n:quantity", tree=Node("say", then=Node("repeat", n=Hole("n"), then=Hole("do")))),
    *J("sentence", "{then}。Xは「{x}」である。", "{then}。Xは{x}である。", slots="then:core x:amount", tree=Node("say", then=Node(X_LAST, then=Hole("then"), x=Hole("x")))),
    *J("core", "{targets}に「{x}」と同じダメージ", "{targets}に、「{x}」と同じダメージ", slots="targets:target+ x:amount",
       tree=Node("where", then=steps(Node("deal", targets=(Hole("targets"),), amount=Node("x"))), x=Hole("x"))),
    *J("amount", "{amount}の値", slots="amount:amount", tree=Hole("amount")),
]

TRIGGERS = [
    *J("ability_line", "自分のターンごとに{n}回、{trigger}、{body}", slots="n:NUMBER trigger:trigger body:body",
       tree=Node("ability", modifiers=(Node("limit", n=Hole("n"), per="turn"), Node("during", owner=ME)), trigger=Hole("trigger"), body=Hole("body"))),
    *J("trigger", "攻撃時 フォロワーへ攻撃したなら", "攻撃時 フォロワーへ攻撃したなら（ダメージを与え合う前に）", tree=Node("strike", whom="follower")),
    *J("trigger", "これが能力によって手札から捨てられたなら", tree=Node("when", subject=Node("this"), happening=Node("discarded"))),
    *J("trigger", "{happening:happened}とき", "{happening}とき", slots="happening:happening", tree=Node("when", subject=Node("this"), happening=Hole("happening"))),
]

REMINDED = [
    *J("sentence", *(f"{{sentence}}（{said}）" for said in REMINDERS), slots="sentence:sentence _n:NUMBER", tree=Hole("sentence")),
    *J("core", *(f"{{then}}（{said}）" for said in REMINDERS), slots="then:core _n:NUMBER", tree=Hole("then")),
    *J("quality", *(f"{{quality}}（{said}）" for said in REMINDERS), slots="quality:quality _n:NUMBER", tree=Hole("quality")),
    *J("sentence", *(f"（{said}）" for said in REMINDERS), slots="_n:NUMBER", tree=Node("remark")),
]

PRINTED_JAPANESE = [*JAPANESE_HAVING, *JAPANESE_BESIDES, *JAPANESE_COMPOSED, *JAPANESE_COSTS, *JAPANESE_FURTHER, *JAPANESE_LISTS, *JAPANESE_LATER, *JAPANESE_PAST, *JAPANESE_HELD, *JAPANESE_MORE, *JAPANESE_KINDS, *JAPANESE_BEFORE, *JAPANESE_TARGETS, *JAPANESE_CONDITIONS, *JAPANESE_TRIGGERS, *THIS_UNSAID, *IN_HAND, *POINTS, *FROM_A_PLACE, *EITHER, *ON_BOARDS, *CONDITIONS, *SENTENCES, *TRIGGERS, *REMINDED]
