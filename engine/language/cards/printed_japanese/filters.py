"""How printed Japanese cards describe cards: kinds, adjectives, what is asked of them."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import FILTER_PARTS, PAST, SIDES, SORTS, cards, filler, number, only, side
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.said_of_each import OF_EACH
from engine.language.tree import Node
from engine.language.wordings import Hole


def _with(name: str) -> Node:
    return cards(tests=(Node("with_keyword", keyword=Hole(name)),))


_IT = Node("it")
_QUOTED = "「{adjectives&tests}{noun}{but}」"
FILTERS = [
    *J("test", "{attribute}{n}の", slots="attribute:attribute n:quantity", tree=Node("figure", attribute=Hole("attribute"), bound=Node("exactly", n=Hole("n")))),
    *J("filter", *(f"{quote}{{a}}か{{b}}を持つ{{adjectives&tests}}{{noun}}{{but}}{end}" for quote, end in (("", ""), ("「", "」"))), slots=f"a:KEYWORD b:KEYWORD {FILTER_PARTS}", tree=Node(
        "either_filter", first=_with("a"), second=_with("b"))),
    *J("test", "{head}能力を持つ", slots="head:head", tree=Node("with_ability", head=Hole("head"))),
    *J("test", "それと同名の", "同名の", tree=Node("same_name", target=_IT)),
    *J("test", "{attribute}{bound}で", slots="attribute:attribute bound:bound", tree=Node("figure", attribute=Hole("attribute"), bound=Hole("bound"))),
    *J("test", "{period}{happening}、", slots="period:period happening:happened", tree=PAST),
    *(w for slot, kind in (("keyword:KEYWORD", "with_keyword"), ("head:head", "with_ability")) for name in (slot.split(":")[0],) for w in J(
        "filter", f"{{period}}破壊されたとき{{{name}}}を持っていた{{adjectives&tests}}{{noun}}{{but}}", f"{{period}}破壊されたとき{{{name}}}能力を持っていた{{adjectives&tests}}{{noun}}{{but}}",
        slots=f"period:period {slot} {FILTER_PARTS}",
        tree=cards(tests=(Node(kind, **{name: Hole(name)}), Node("past", happening=Node("destroyed"), period=Hole("period")))))),
    *(
        wording
        for ja, who, player in SIDES
        for hand in (Node("in", owner=player, zone="hand"),)
        for wording in (
            *J("filter", f"{ja}の{_QUOTED}", f"{ja}の場の{_QUOTED}", slots=FILTER_PARTS, tree=cards(adjectives=(side(who),))),
            *J("filter", f"{ja}の他の{_QUOTED}", f"{ja}の場の他の{_QUOTED}", slots=FILTER_PARTS, tree=cards(adjectives=(side(who), Node("other")))),
            *J("filter", f"{ja}の手札の{_QUOTED}", slots=FILTER_PARTS, tree=cards(tests=(hand,))),
            *J("filter", f"{ja}のデッキの{_QUOTED}", slots=FILTER_PARTS, tree=cards(tests=(Node("in", owner=player, zone="deck"),))),
            *J("filter", f"{ja}の他の手札の{{adjectives&tests}}{{noun}}{{but}}", slots=FILTER_PARTS, tree=cards(adjectives=(Node("other"),), tests=(hand,))),
            *J("condition_one", f"{ja}の場に{_QUOTED}が{{%noun:いる}}", slots=FILTER_PARTS, tree=Node("exists", yes=1, filter=cards(adjectives=(side(who),)))),
            *J("condition_one", f"{ja}の場に{_QUOTED}が{{%noun:いない}}", slots=FILTER_PARTS, tree=Node("exists", yes=0, filter=cards(adjectives=(side(who),)))),
            *J("trigger", f"{ja}の場に{_QUOTED}が出るたび", f"{ja}の場に{_QUOTED}が出たとき", slots=FILTER_PARTS,
               tree=Node("when", happening=Node("enters"), subject=Node("any_of", filter=cards(adjectives=(side(who),))))),
            *J("effect", f"{ja}の手札すべてを捨てる", f"{ja}の手札をすべて捨てる", tree=Node("discard", targets=(Node("all", filter=only(Node("card"), tests=(hand,))),))),
            *J("effect", f"{ja}の手札すべてを消滅させる", f"{ja}の手札をすべて消滅させる", tree=Node("banish", targets=(Node("all", filter=only(Node("card"), tests=(hand,))),))),
            *J("effect", f"{ja}の手札をランダムに{{count}}枚捨てる", f"{ja}の手札{{count}}枚をランダムに捨てる", slots="count:count",
               tree=Node("discard", targets=(Node("random", count=Hole("count"), filter=only(Node("card"), tests=(hand,))),))),
            *J("effect", f"{ja}の手札の{{adjectives&tests}}{{noun}}{{but}}をすべて捨てる", slots=FILTER_PARTS, tree=Node("discard", targets=(Node("all", filter=cards(tests=(hand,))),))),
        )
    ),
]

EITHER = [
    *(w for ja, noun in SORTS.items() for w in J(
        "adjective", f"{{first}}・{ja}か{{second}}・", slots="first:TRAIT second:TRAIT", tree=Node("either_trait", first=Hole("first"), second=Hole("second"), noun=noun))),
    *J("adjective", "選択できる", tree=Node("targetable")),
    *J("adjective", *(f"{this}以外の" for this in ("これ", "このカード", "このフォロワー", "このアミュレット")), preferred=True, tree=Node("other")),
    *J("adjective", "ダメージを受けていない", tree=Node("undamaged")),
    *J("test", "{head}を持たない", slots="head:head", tree=Node("without_ability", head=Hole("head"))),
]

_TWO = tuple(Node("with_keyword", keyword=Hole(name)) for name in "ab")


def _held(first: str, *adjectives: Node) -> list[JapaneseWording]:
    """Cards that have two keywords."""
    return J("filter", f"{first}「{{a}}と{{b}}を持つ{{adjectives&tests}}{{noun}}{{but}}」", slots=f"a:KEYWORD b:KEYWORD {FILTER_PARTS}", tree=cards(adjectives=adjectives, tests=_TWO))


OF_CARDS = [
    *J("test", "攻撃済み状態の", tree=Node("past", happening=Node("attacks"), period=Node("period", when="turn"))),
    *J("condition_one", "{subject}が攻撃済み状態", slots="subject:pointer", tree=Node("happened", subject=Hole("subject"), happening=Node("attacks"), period=Node("period", when="turn"))),
    *J("test", "{keyword}状態の", slots="keyword:KEYWORD", tree=Node("with_keyword", keyword=Hole("keyword"))),
    *_held(""),
    *(w for ja, who, player in SIDES for w in (
        *_held(f"{ja}の", side(who)),
        *J("condition_one", f"{ja}の場に「{{a}}と{{b}}を持つ{{noun}}」が{{%noun:いる}}", slots="a:KEYWORD b:KEYWORD noun:noun", tree=Node("exists", yes=1, filter=only(
            Hole("noun"), adjectives=(side(who),), tests=_TWO))),
        *J("target", f"{ja}の場の最も古い{{noun}}", slots="noun:noun", tree=Node("first", count=number(1), filter=only(Hole("noun"), adjectives=(side(who),)))),
        *J("target", f"{ja}の手札の最も古い{{noun}}", slots="noun:noun", tree=Node("first", count=number(1), filter=only(
            Hole("noun"), tests=(Node("in", owner=player, zone="hand"),)))),
        *J("condition_one", f"{ja}のデッキに{{adjectives&tests}}{{noun}}{{but}}が{{%noun:いる}}", slots=FILTER_PARTS, tree=Node(
            "exists", yes=1, filter=cards(tests=(Node("in", owner=player, zone="deck"),)))),
        *J("condition_one", f"{ja}のデッキに{{adjectives&tests}}{{noun}}{{but}}が{{%noun:いない}}", slots=FILTER_PARTS, tree=Node(
            "exists", yes=0, filter=cards(tests=(Node("in", owner=player, zone="deck"),)))),
        *J("condition_one", f"{ja}の手札に{{adjectives&tests}}{{noun}}{{but}}が{{%noun:いない}}", slots=FILTER_PARTS, tree=Node(
            "exists", yes=0, filter=cards(tests=(Node("in", owner=player, zone="hand"),)))),
    )),
]

_PARTICIPLES = {"ダメージを受けている": Node("damaged"), "ダメージを受けていない": Node("undamaged"), "進化していない": Node("evolved", yes=0), "進化している": Node("evolved", yes=1)}
MOST = [
    *(w for kind, words in (("highest", ("高い", "大きい", "多い")), ("lowest", ("低い", "小さい", "少ない"))) for w in J(
        "test", *(f"{{attribute}}が最も{word}" for word in words), *(f"最も{{attribute}}{of}{word}" for of in ("が", "の") for word in words), slots="attribute:attribute", tree=Node(kind, attribute=Hole("attribute")))),
    *filler("most_of_it", "高い", "大きい", "多い"),
    *filler("least_of_it", "低い", "小さい", "少ない"),
    *(w for kind, words in (("highest", ("高い", "大きい", "多い")), ("lowest", ("低い", "小さい", "少ない"))) for w in J(
        "target", *(f"{most}{much}{{adjectives&tests}}{{noun}}{{but}}{{count}}{{%noun:体}}" for most in ("{attribute}が最も", "最も{attribute}が", "最も{attribute}の") for much in words), slots=f"attribute:attribute count:count {FILTER_PARTS}", preferred=True, tree=Node(
            "random", count=Hole("count"), filter=cards(tests=(Node(kind, attribute=Hole("attribute")),))))),
    *(w for ja, who, _ in SIDES for kind, words in (("highest", ("高い", "大きい", "多い")), ("lowest", ("低い", "小さい", "少ない"))) for w in J(
        "target", *(f"{ja}の{there}{most}{much}{{adjectives&tests}}{{noun}}{{but}}{{count}}{{%noun:体}}" for there in ("", "場の") for most in ("{attribute}が最も", "最も{attribute}が") for much in words), slots=f"attribute:attribute count:count {FILTER_PARTS}", preferred=True, tree=Node(
            "random", count=Hole("count"), filter=cards(adjectives=(side(who),), tests=(Node(kind, attribute=Hole("attribute")),))))),
    *(w for ja, who, _ in SIDES for kind, words in (("highest", "most"), ("lowest", "least")) for found in (cards(adjectives=(side(who),), tests=(Node(kind, attribute=Hole("attribute")),)),) for ways in (
        (f"{ja}の場で{{attribute}}が最も{{_much}}{{adjectives&tests}}{{noun}}{{but}}", f"{ja}の場で最も{{attribute}}の{{_much}}{{adjectives&tests}}{{noun}}{{but}}"),) for slots in (f"attribute:attribute _much:{words}_of_it {FILTER_PARTS}",) for w in (
        *J("filter", *ways, slots=slots, tree=found),
        *J("target", *(way + "{count}{%noun:体}" for way in ways), slots=slots + " count:count", preferred=True, tree=Node("random", count=Hole("count"), filter=found)))),
    *J("test", "{test}、", slots="test:test", tree=Node(OF_EACH, word=Hole("test"))),
    *(w for words, tree in _PARTICIPLES.items() for w in J("adjective", words + "、", tree=Node(OF_EACH, word=tree))),
]

_LACKING = Node("no_trait", trait=Hole("trait"))
_WITHOUT = Node("without_keyword", keyword=Hole("keyword"))
NOT_OF_A_TRAIT = [
    *(w for ja, kind in (("フォロワー", "follower"), ("アミュレット", "amulet")) for w in J(  # what has it is left out, not what is of the kind
        "plain_filter", f"{{keyword}}を持つ{ja}以外の{{adjectives&tests}}{ja}{{but}}", slots="keyword:KEYWORD adjectives:adjective*? tests:test*? but:but?", preferred=True, tree=Node(
            "filter", adjectives=(Hole("adjectives"),), noun=Node("kind", word=kind), tests=(_WITHOUT, Hole("tests"), Hole("but"))))),
    *J("adjective", "{trait}以外の", "{trait}・カード以外の", slots="trait:TRAIT", tree=_LACKING),
    *(w for ja, kind in (("フォロワー", "follower"), ("アミュレット", "amulet"), ("スペル", "spell"), ("カード", None)) for w in J(
        "plain_filter", f"{{trait}}・{ja}以外の{{adjectives&tests}}{ja}{{but}}", slots="adjectives:adjective*? tests:test*? but:but? trait:TRAIT", preferred=True, tree=Node(
            "filter", adjectives=(_LACKING, Hole("adjectives")), noun=Node("kind", word=kind) if kind else Node("card"), tests=(Hole("tests"), Hole("but"))))),
    *(w for ja, kind in (("フォロワー", "follower"), ("アミュレット", "amulet"), ("スペル", "spell")) for w in J(
        "plain_filter", f"{{adjectives&tests}}{{trait}}・{ja}以外の{ja}{{but}}", slots="adjectives:adjective*? tests:test*? but:but? trait:TRAIT", preferred=True, tree=Node(
            "filter", adjectives=(_LACKING, Hole("adjectives")), noun=Node("kind", word=kind), tests=(Hole("tests"), Hole("but"))))),
    *(w for words, yes in (("進化後", 0), ("進化前", 1)) for w in J(
        "plain_filter", f"{words}フォロワー以外の{{adjectives&tests}}フォロワー{{but}}", slots="adjectives:adjective*? tests:test*? but:but?", preferred=True, tree=Node(
            "filter", adjectives=(Node("evolved", yes=yes), Hole("adjectives")), noun=Node("kind", word="follower"), tests=(Hole("tests"), Hole("but"))))),
]

DONE = [
    *(w for done, kind in (("破壊した", "destroyed"), ("消滅させた", "banished"), ("捨てた", "discarded"), ("手札に戻した", "returned"), ("この能力で破壊した", "destroyed"), ("この能力で捨てた", "discarded"), *((f"{how}{done}", kind) for how in ("これによって", "この能力によって") for done, kind in (
        ("破壊された", "destroyed"), ("破壊した", "destroyed"), ("消滅した", "banished"), ("消滅させた", "banished"), ("捨てた", "discarded"), ("捨てられた", "discarded"), ("手札に戻した", "returned"), ("手札に戻った", "returned"))))
      for w in J("plain_filter", f"{done}{{adjectives&tests}}{{noun}}{{but}}", slots=FILTER_PARTS, tree=cards(tests=(Node("done", deed=Node(kind)),)))),
]

EXCEPTED = [
    *J("but", "（{card}を除く）", slots="card:NAME", tree=Node("other_than", card=Hole("card"))),
    *J("filter", "{adjectives&tests}{noun}{but}", slots="adjectives:adjective*? noun:noun tests:test*? but:but", tree=cards()),
    *J("filter", _QUOTED, slots=FILTER_PARTS, tree=cards()),
    *J("filter", f"他の{_QUOTED}", slots=FILTER_PARTS, tree=cards(adjectives=(Node("other"),))),
]

_OR_MORE = "{a_of}{a}か{b_of}{b}"
EITHER_FIGURE = [
    *(w for ja, who in (("", None), *((f"{ja}の", who) for ja, who, _ in SIDES)) for mine in ((() if who is None else (side(who),)),) for w in J(
        "plain_filter", *(f"{_OR_MORE}の{ja}{place}{{adjectives&tests}}{{noun}}{{but}}" for place in (("",) if who is None else ("", "他の"))[:1]), slots=f"a_of:attribute a:bound b_of:attribute b:bound {FILTER_PARTS}", tree=Node(
            "either_filter", **{name: cards(adjectives=mine, tests=(Node("figure", attribute=Hole(f"{n}_of"), bound=Hole(n)),)) for name, n in (("first", "a"), ("second", "b"))}))),
]

JAPANESE_FILTERS = [*FILTERS, *EITHER, *OF_CARDS, *NOT_OF_A_TRAIT, *DONE, *MOST, *EXCEPTED, *EITHER_FIGURE]
