"""How Japanese cards print which cards are meant: whose they are, of what kind, race and civilization, with what power or keyword."""

from engine.games.duel_masters.printed.pieces import CARD, CROSSED, ME, OWNER, POWER, cards, of_side, only, within
from engine.games.duel_masters.printed_japanese.pieces import CARDS, EVOLUTION, PARTS, PLAYERS, trait
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

NO_EVOLUTION = trait("evolution", "no_trait")

MORE = "of_more:adjective*? more:noun of_them:test*?"
MORE_CARDS = "{of_more&of_them}{more}"
JOINS = ("または", "か", "と", "および", "、または")


def either(*filters: Node | Hole) -> Node:
    """Cards that fit one of several filters."""
    first, *rest = filters
    return Node("either_filter", first=first, second=either(*rest)) if rest else first  # type: ignore[return-value]


def second(*adjectives: Node | Hole, tests: tuple[Node | Hole, ...] = ()) -> Node:
    """The other filter whose parts the template gives."""
    return only(Hole("more"), Hole("of_them"), *tests, adjectives=(*adjectives, Hole("of_more")))


def _races(*names: str) -> Node:
    return either(*(only(Node("of_trait", trait=Hole(name)), Hole("tests"), adjectives=(Hole("adjectives"),)) for name in names))


def _than(how: str) -> Node:
    return Node("compared", how=how, attribute=Hole("attribute"), target=Hole("target"))


COMPARED = [
    w
    for said, bound in (("小さい", "less_than"), ("少ない", "less_than"), ("大きい", "more_than"), ("多い", "more_than"))
    for w in J(
        "test",
        *(form.format(said=said) for form in ("{{target}}より{said}{{attribute}}を持つ", "{{target}}より{said}{{attribute}}の", "{{attribute}}が{{target}}より{said}",
                                              "{{target}}より{{attribute}}が{said}", "{{target}}より{{attribute}}の{said}", "{{target}}より{{attribute}}が{said}、")),
        slots="target:pointer attribute:attribute",
        tree=_than(bound),
    )
] + [
    *J("test", "{target}と同じ{attribute}を持つ", slots="target:pointer attribute:attribute", tree=_than("exactly")),
    *J("test", "{attribute}が{n}以下の", "{n}以下の{attribute}を持つ", "{n}以下の{attribute}の", slots="attribute:attribute n:amount",
       tree=Node("figure", attribute=Hole("attribute"), bound=Node("at_most", n=Hole("n")))),
    *J("test", "{attribute}が{n}以上の", slots="attribute:attribute n:amount", tree=Node("figure", attribute=Hole("attribute"), bound=Node("at_least", n=Hole("n")))),
    *(w for word, kind in (("大きい", "highest"), ("高い", "highest"), ("小さい", "lowest"), ("低い", "lowest")) for w in J(
        "test", f"{{attribute}}が一番{word}", f"一番{{attribute}}の{word}", f"{{attribute}}の一番{word}", f"一番{{attribute}}が{word}", slots="attribute:attribute",
        tree=Node(kind, attribute=Hole("attribute")))),
    *(w for name, said in (("power", "パワー"), ("cost", "コスト")) for word, bound in (("以下", "at_most"), ("以上", "at_least")) for w in J(
        "test", f"{said}{{n}}{word}の、", slots="n:quantity", tree=Node("figure", attribute=Node("attribute", name=name), bound=Node(bound, n=Hole("n"))))),
    *J("test", "{target}と同じ名前の", "{target}と同じ名前を持つ", slots="target:pointer", tree=Node("same_name", target=Hole("target"))),
]  # fmt: skip

EITHER = [
    *J("filter", *(f"{CARDS}{join}{MORE_CARDS}" for join in JOINS), slots=f"{PARTS} {MORE}", tree=either(cards(), second())),
    *(w for ja, who, _ in PLAYERS for where, tests in (("", ()), ("バトルゾーンにある", (Node("in", zone="battle"),))) for w in (
        *J("filter", *(f"{where}{ja}の{CARDS}{join}{MORE_CARDS}" for join in JOINS), slots=f"{PARTS} {MORE}", preferred=True,
           tree=either(cards(of_side(who), tests=tests), second(of_side(who), tests=tests))),
    )),
    *J("filter", *("{adjectives&tests}{a}、{b}" + end for end in ("、{c}のいずれか", "、または{c}", "または{c}", "、{c}")), slots="adjectives:adjective*? tests:test*? a:TRAIT b:TRAIT c:TRAIT",
       tree=_races("a", "b", "c")),
]  # fmt: skip

PRINTED_FILTERS = [
    *J("noun", "《{card}》", slots="card:NAME", tree=Node("named", card=Hole("card"))),
    *J("filter", "手札", tree=only(CARD, within(ME, "hand"))),
    *COMPARED,
    *EITHER,
    *J("noun", "{first}または{second}", "{first}と{second}", "{first}および{second}", "{first}か{second}", slots="first:TRAIT second:TRAIT",
       tree=Node("of_either_trait", first=Hole("first"), second=Hole("second"))),
    *J("noun", "{trait}・クリーチャー", "種族に{trait}とあるクリーチャー", "「{trait}」と種族にあるクリーチャー", slots="trait:TRAIT", tree=Node("of_trait", trait=Hole("trait"))),
    *J("adjective", "種族に{trait}とある", "{trait}の", slots="trait:TRAIT", tree=trait(Hole("trait"))),
    *J("adjective", "進化", tree=EVOLUTION),
    *J("adjective", "進化クリーチャーではない", "進化ではない", "進化クリーチャーでない", "進化でない", "進化クリーチャー以外の", tree=NO_EVOLUTION),
    *J("adjective", "{class}", slots="class:CLASS", tree=Node("of_class", **{"class": Hole("class")})),
    *J("adjective", "{first}または{second}の", "{first}と{second}の", "{first}か{second}の", slots="first:CLASS second:CLASS",
       tree=Node("of_either_class", first=Hole("first"), second=Hole("second"))),
    *J("adjective", *(f"クロスギア{p}クロス{end}" for p in ("が", "を") for end in ("されている", "された", "している", "した") if p + end not in ("がされている", "をしている")), "クロスされている", "クロスされた", tree=CROSSED),
    *J("adjective", "タップされている", "タップされた", "タップ状態の", tree=Node("tapped", yes=1)),
    *J("adjective", "タップされていない", "アンタップされている", "アンタップ状態の", tree=Node("tapped", yes=0)),
    *(w for ja, who, _ in PLAYERS for w in J("adjective", f"{ja}の、", tree=of_side(who))),
    *J("adjective", "相手", tree=of_side("opponent")),
    *J("test", "名前に{part}とある", "名前に{part}とある、", "、名前に{part}とある", "、名前に{part}とある、", "名前に{part}を含む", "名前に{part}がある", slots="part:PART", tree=Node("name_with", part=Hole("part"))),
    *J("test", "選んだ種族を持つ", "その種族を持つ", "選んだ種族に属する", tree=Node("of_chosen_race")),
    *J("test", "{class}ではない", "{class}でない", slots="class:CLASS", tree=Node("not_of_class", **{"class": Hole("class")})),
    *J("test", "{class}以外の", slots="class:CLASS", tree=Node("not_of_class", **{"class": Hole("class")})),
    *J("test", "バトルゾーンにある", "バトルゾーンにある、", tree=Node("in", zone="battle")),
    *J("test", "{owner}の{zone}にある", slots="owner:owner zone:ZONE", tree=Node("in", owner=Hole("owner"), zone=Hole("zone"))),
    *J("test", "「{keyword}」を持つ", "「{keyword}」を持つ、", slots="keyword:KEYWORD", tree=Node("with_keyword", keyword=Hole("keyword"))),
    *J("test", "「{keyword}」を持たない", slots="keyword:KEYWORD", tree=Node("without_keyword", keyword=Hole("keyword"))),
    *J("test", "パワー{n}の", slots="n:quantity", tree=Node("figure", attribute=POWER, bound=Node("exactly", n=Hole("n")))),
    *J("filter", "{owner}のシールド", slots="owner:owner", tree=only(CARD, Node("in", owner=Hole("owner"), zone="shields"))),
    *J("filter", "{owner}の手札", slots="owner:owner", tree=only(CARD, Node("in", owner=Hole("owner"), zone="hand"))),
    *J("filter", "{owner}の{zone}で{adjectives&tests}{noun}", slots=f"owner:owner zone:ZONE {PARTS}",
       tree=only(Hole("noun"), Node("in", owner=Hole("owner"), zone=Hole("zone")), Hole("tests"), adjectives=(Hole("adjectives"),))),
    *J("owner", "自分自身", tree=ME),
    *J("owner", "持ち主", tree=OWNER),
]  # fmt: skip
