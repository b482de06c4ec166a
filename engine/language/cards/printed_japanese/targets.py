"""How printed Japanese cards say what an effect is done to: picks, pronouns, new cards."""

from __future__ import annotations

from engine.language.among_said import AMONG
from engine.language.cards.printed_japanese.pieces import (
    ATTACKED,
    DONE,
    FILTER_PARTS,
    HAND,
    INTO_HAND,
    ME,
    MEASURES,
    OPPONENT,
    SIDES,
    SORTS,
    cards,
    number,
    only,
    picked,
    side,
)
from engine.language.governing import BOTH
from engine.language.japanese_wordings import J
from engine.language.said_before import AND_NEW, MET
from engine.language.said_by_deed import REALLY_DONE
from engine.language.tree import Node
from engine.language.wordings import Hole

FROM_A_PLACE = [
    *J("into", "手札に加える", tree=INTO_HAND),
    *J("into", "デッキに加える", tree=Node("into", owner=ME, zone="deck", at="anywhere")),
    *J("target", "{owner}の手札{count}枚", slots="owner:owner count:count", tree=Node("chosen", count=Hole("count"), filter=only(Node("card"), tests=(
        Node("in", owner=Hole("owner"), zone="hand"),)))),
    *J("target", "手札{count}枚", slots="count:count", tree=Node("chosen", count=Hole("count"), filter=only(Node("card"), tests=(HAND,)))),
    *J("target", "ランダムな{owner}の手札{count}枚", slots="owner:owner count:count", tree=Node("random", count=Hole("count"), filter=only(Node("card"), tests=(
        Node("in", owner=Hole("owner"), zone="hand"),)))),
    *J("target", "{owner}の手札のランダムな{adjectives&tests}{noun}{but}{count}枚", slots=f"owner:owner {FILTER_PARTS} count:count",
       tree=picked("random", Node("in", owner=Hole("owner"), zone="hand"))),
    *J("target", "手札の{adjectives&tests}{noun}{but}{count}枚", slots=f"{FILTER_PARTS} count:count", tree=picked("chosen", HAND)),
    *J("target", "手札のランダムな{adjectives&tests}{noun}{but}{count}枚", slots=f"{FILTER_PARTS} count:count", tree=picked("random", HAND)),
    *(w for words, player in (("手札", ME), ("自分の手札", ME), ("相手の手札", OPPONENT)) for w in J("target", f"{words}すべて", tree=Node("all", filter=only(Node("card"), tests=(
        Node("in", owner=player, zone="hand"),))))),
    *J("target", "手札の{adjectives&tests}{noun}{but}すべて", slots=FILTER_PARTS, tree=Node("all", filter=cards(tests=(HAND,)))),
    *J("target", "お互いの{adjectives&tests}{noun}{but}すべて", slots=FILTER_PARTS, tree=Node(BOTH, of=Node("all", filter=cards()))),
    *J("target", "{attribute}最大の{adjectives&tests}{noun}{but}{count}{%noun:体}", slots=f"attribute:attribute {FILTER_PARTS} count:count", preferred=True,
       tree=picked("random", Node("highest", attribute=Hole("attribute")))),
    *J("target", "{attribute}最小の{adjectives&tests}{noun}{but}{count}{%noun:体}", slots=f"attribute:attribute {FILTER_PARTS} count:count", preferred=True,
       tree=picked("random", Node("lowest", attribute=Hole("attribute")))),
    *(w for most, kind in (("最大", "highest"), ("最小", "lowest")) for w in J("target", f"{{owner}}の手札の{{attribute}}{most}の{{adjectives&tests}}{{noun}}{{but}}{{count}}枚", slots=f"owner:owner attribute:attribute {FILTER_PARTS} count:count", preferred=True,
       tree=picked("random", Node("in", owner=Hole("owner"), zone="hand"), Node(kind, attribute=Hole("attribute"))))),
]

_OUTER_PARTS = f"outer:test {FILTER_PARTS} count:count"
_OUTER = Node("filter", adjectives=(Hole("adjectives"),), noun=Hole("noun"), tests=(Hole("outer"), Hole("tests"), Hole("but")))
_EITHER = Node("either_filter", first=Hole("first"), second=Hole("second"))
TARGETS = [
    *(
        wording
        for ja, who, _ in SIDES
        for n in range(1, 4)
        for kind, first in (("chosen", ""), ("random", "ランダムな"))
        for wording in J(
            "target", *(f"{first}{ja}の{{first}}{n}{{%first:体}}か{of}{{second}}{n}{{%second:つ}}" for of in (f"{ja}の", "")), slots="first:noun_one second:noun_one", preferred=True,
            tree=Node(kind, count=number(n), filter=only(Node("either", first=Hole("first"), second=Hole("second")), adjectives=(side(who),))))
    ),
    *(w for ja, who, _ in SIDES for n in range(1, 4) for w in J(  # only a card of the first kind says that others of it are meant
        "target", f"{ja}の他の{{first}}{n}{{%first:体}}か{ja}の{{second}}{n}{{%second:つ}}", slots="first:noun_one second:noun_one", preferred=True, tree=Node(
            "chosen", count=number(n), filter=only(Node("either", first=Hole("first"), second=Hole("second")), adjectives=(side(who), Node("other")))))),
    *J("target", *(f"{{owner}}の{{zone}}の{top}" for top in ("一番上のカード", "一番上のカード1枚", "一番上の1枚", "上から1枚")), slots="owner:owner zone:ZONE", tree=Node("top", count=number(1), owner=Hole("owner"), zone=Hole("zone"))),
    *(w for m in MEASURES for w in (
        *J("target", f"その中から{{count}}{m}", f"それ{{count}}{m}", slots="count:count", tree=Node(AMONG, count=Hole("count"))),
        *J("target", f"ランダムなそれ{{count}}{m}", f"その中からランダムに{{count}}{m}", f"ランダムに{{count}}{m}", slots="count:count", tree=Node(AMONG, count=Hole("count"), random=1)),
        *J("target", *(f"その中から{comma}{{filter}}{{count}}{m}" for comma in ("", "、")), slots="filter:filter count:count", tree=Node(AMONG, count=Hole("count"), filter=Hole("filter"))),
        *J("target", f"その中からランダムな{{filter}}{{count}}{m}", f"その中からランダムに{{filter}}{{count}}{m}", f"その中から{{filter}}をランダムに{{count}}{m}", slots="filter:filter count:count",
           tree=Node(AMONG, count=Hole("count"), filter=Hole("filter"), random=1)),
        *J("effect", f"ランダムに{{count}}{m}捨てる", slots="count:count", tree=Node("discard", targets=(Node(AMONG, count=Hole("count"), random=1),))),
        *(w for verb, kind in (("手札に戻す", "return"), ("消滅させる", "banish"), *((("破壊する", "destroy"),) if m != "体" else ())) for w in J(
            "effect", f"{{count}}{m}を{verb}", slots="count:quantity", tree=Node(kind, targets=(Node(AMONG, count=Hole("count")),)))),
        *J("effect", f"{{count}}{m}捨てる", slots="count:count", tree=Node("discard", targets=(Node(AMONG, count=Hole("count")),))),
    )),
    *(
        wording
        for ja, who, _ in SIDES
        for wording in J(
            "target", f"{{first}}すべてと新たに場に出た{ja}の{{adjectives&tests}}{{noun}}{{but}}すべて", slots=f"first:filter {FILTER_PARTS}",
            tree=Node(AND_NEW, first=Hole("first"), new=cards(adjectives=(side(who),))))
    ),
    *J("pointer", "その{_trait}・{noun}", slots="_trait:TRAIT noun:noun", tree=Node("that", noun=Hole("noun"))),
    *J("target", "{outer}ランダムな{adjectives&tests}{noun}{but}{count}{%noun:体}", slots=_OUTER_PARTS, tree=Node("random", count=Hole("count"), filter=_OUTER)),
    *(
        wording
        for ja, who, _ in SIDES
        for wording in (
            *J("target", *(f"{ja}の{there}ランダムな{{adjectives&tests}}{{noun}}{{but}}{{count}}{{%noun:体}}" for there in ("", "場の")), slots=f"{FILTER_PARTS} count:count", preferred=True,
               tree=Node("random", count=Hole("count"), filter=cards(adjectives=(side(who),)))),
            *J("target", f"{ja}の場のすべての{{adjectives&tests}}{{noun}}", f"{ja}のすべての{{adjectives&tests}}{{noun}}", slots=FILTER_PARTS,
               tree=Node("all", filter=cards(adjectives=(side(who),)))),
        )
    ),
    *J("target", *(f"{{filter}}{among}ランダムに{{count}}{{%filter:体}}" for among in ("から", "の中から", "のうち")), slots="filter:filter count:count",
       tree=Node("random", count=Hole("count"), filter=Hole("filter"))),
    *(w for n in (1,) for word in ("か", "か、") for w in J(
        "target", f"{{first}}{n}{{%first:体}}{word}{{second}}{n}{{%second:体}}", slots="first:filter second:filter",
        tree=Node("chosen", count=Node("number", n=n), filter=_EITHER))),
    *J("target", "相手のフォロワー", tree=Node(MET, noun=Node("kind", word="follower"))),
    *J("pointer", "攻撃する相手のフォロワー", tree=Node("opposing", noun=Node("kind", word="follower"))),
    *J("pointer", "交戦する相手", tree=ATTACKED),
    *(w for n, words in ((1, "前者"), (2, "後者")) for w in J("pointer", words, tree=Node("nth_selected", n=n, noun=Node("card")))),
    *J("pointer", "両リーダー", "両方のリーダー", tree=Node("leader", who="each")),
]


def _new(**more: object) -> Node:
    return Node("new", count=Hole("count"), card=Hole("card"), **more)


LACKING = [
    *(w for m in MEASURES for w in J("new_card", f"{{count}}{m}の{{card}}", slots="count:quantity card:NAME", tree=_new())),
    *J("new_card", "{without}を持たない{card}{count}{%card:体}", "{without}能力を持たない{card}{count}{%card:体}", slots="without:head card:NAME count:count", tree=_new(without=Hole("without"))),
    *J("new_card", "コスト{cost}の{card}{count}{%card:体}", slots="cost:NUMBER card:NAME count:count", tree=_new(cost=Hole("cost"))),
    *J("new_card", "コスト{cost}、{without}を持たない{card}{count}{%card:体}", "コスト{cost}の{without}を持たない{card}{count}{%card:体}", "コスト{cost}の、{without}を持たない{card}{count}{%card:体}", "コスト{cost}の、{without}能力を持たない{card}{count}{%card:体}",
       slots="cost:NUMBER without:head card:NAME count:count", tree=_new(cost=Hole("cost"), without=Hole("without"))),
    *J("new_card", *(f"{form}攻撃力{{attack}}/体力{{defense}}の{{card}}{{count}}{{%card:体}}" for form in ("", "進化前が")), slots="attack:NUMBER defense:NUMBER card:NAME count:count",
       tree=_new(attack=Hole("attack"), defense=Hole("defense"))),
    *J("new_card", "コスト{cost}、攻撃力{attack}/体力{defense}の{without}を持たない{card}{count}{%card:体}", "コスト{cost}、攻撃力{attack}/体力{defense}の、{without}を持たない{card}{count}{%card:体}",
       slots="cost:NUMBER attack:NUMBER defense:NUMBER without:head card:NAME count:count", tree=_new(cost=Hole("cost"), attack=Hole("attack"), defense=Hole("defense"), without=Hole("without"))),
    *J("new_card", "{card}（進化前）{count}{%card:体}", slots="card:NAME count:count", tree=_new()),
]


def _copies(of: Node) -> Node:
    return Node("copies", count=number(1), target=of)


_DRAWN = Node("random", count=Hole("count"), filter=Hole("filter"))
_NOUNS = tuple(SORTS)
_DIFFERENT = Node("random", count=Hole("count"), filter=Hole("filter"), different=1)
COPIES = [
    *J("made", *(f"{words}と同名の{noun}{many}{{count}}{{%filter:体}}" for words in ("「{filter}」", "{filter}") for noun in _NOUNS for many in ("", "をランダムに")),
       slots="filter:filter count:count", tree=_copies(_DRAWN)),
    *J("made", *(f"{words}と同名の{noun}を1{measure}ずつ" for words in ("「{filter}」", "{filter}") for noun in _NOUNS for measure in ("{%filter:体}", "枚")), slots="filter:filter", tree=_copies(Node("all", filter=Hole("filter")))),
    *J("made", *(f"{words}と同名の{noun}{many}{{count}}種類を1{{%filter:体}}" for words in ("「{filter}」", "{filter}") for noun in _NOUNS for many in ("", "をランダムに")),
       slots="filter:filter count:count", tree=_copies(_DIFFERENT)),
    *J("made", *(f"{{target}}と同名の{noun}{{count}}{{%target:体}}" for noun in ("フォロワー", "アミュレット", "スペル")), slots="target:target count:count",
       tree=Node("copies", target=Hole("target"), count=Hole("count"))),
    *(w for copies, words in (("copies", "と同名のカード"), ("exact_copies", "のコピー")) for w in (
        *J("effect", *(f"{{target}}{words}を{{count}}{{%target:体}}{end}" for end in ("出す", "場に出す", "自分の場に出す")), slots="target:target count:count", tree=Node(
            "summon", made=(Node(copies, target=Hole("target"), count=Hole("count")),))),
        *J("effect", *(f"{{target}}{words}を{{count}}枚{end}" for end in ("手札に加える", "自分の手札に加える")), slots="target:target count:count", tree=Node(
            "add", made=(Node(copies, target=Hole("target"), count=Hole("count")),), into=INTO_HAND)))),
    *J("made", *(f"{{target}}と同名の{noun}" for noun in ("フォロワー", "アミュレット", "カード")), slots="target:target",
       tree=Node("copies", target=Hole("target"), count=Node("number", n=1))),
    *J("pointer", *(f"その{noun}すべて" for noun in ("フォロワー", "アミュレット", "カード", "スペル")), tree=Node("them")),
    *(w for deed, words in DONE.items() for done in words for noun, sort in SORTS.items() for w in (
        *J("pointer", done + noun, tree=Node("it", by=deed, noun=sort) if deed in REALLY_DONE else Node("it", by=deed)), *J("pointer", f"{done}{noun}すべて", f"{done}すべての{noun}", tree=Node("them", by=deed)))),
]

EITHER_SIDE = [
    *J("target", "お互いの{of}", slots="of:target", tree=Node(BOTH, of=Hole("of"))),
    *J("target", "自分か相手の{adjectives&tests}{noun}{but}{count}{%noun:体}", "場の{adjectives&tests}{noun}{but}{count}{%noun:体}", slots=f"{FILTER_PARTS} count:count",
       tree=Node("chosen", count=Hole("count"), filter=cards())),
    *J("target", "{target}と、同名の{adjectives&tests}{noun}すべて", "{target}と、それと同名の{adjectives&tests}{noun}すべて", slots="target:pointer adjectives:adjective*? noun:noun tests:test*?",
       tree=Node("all", filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Hole("tests"), Node("same_name", target=Hole("target")))))),
    *J("target", "お互いの、{adjectives&tests}{noun}{but}すべて", slots=FILTER_PARTS, tree=Node(BOTH, of=Node("all", filter=cards()))),
    *J("target", "{tests}お互いの{adjectives&others}{noun}すべて", slots="adjectives:adjective*? noun:noun tests:test* others:test*?", tree=Node(BOTH, of=Node("all", filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Hole("tests"), Hole("others")))))),
]

_ONE_OF_THEM = only(Node("either", first=Hole("first"), second=Hole("second")))
_HAND, _DECK = (cards(tests=(Node("in", owner=ME, zone=zone),)) for zone in ("hand", "deck"))
_MINE = cards(adjectives=(side("me"),))
_TWO_PLACES = (("自分の場と手札", _MINE, _HAND), ("自分の手札と場", _MINE, _HAND), ("自分の手札とデッキ", _HAND, _DECK), ("自分のデッキと手札", _HAND, _DECK), ("自分の場とデッキ", _MINE, _DECK))
LISTED = [
    *J("target", "{adjectives&tests}{first}と{second}すべて", slots="adjectives:adjective*? first:noun_one second:noun_one tests:test*?", preferred=True, tree=Node("all", filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=_ONE_OF_THEM["noun"], tests=Hole("tests")))),
    *J("target", "{first}と{second}すべて", "{first}と、{second}すべて", slots="first:plain_filter second:plain_filter", tree=Node("all", filter=_EITHER)),
    *(w for words, first, second in _TWO_PLACES for found in (Node("either_filter", first=first, second=second),) for w in (
        *J("target", *(f"{words}の{quote}すべて" for quote in ("{adjectives&tests}{noun}{but}", "「{adjectives&tests}{noun}{but}」")), slots=FILTER_PARTS, tree=Node("all", filter=found)),
        *J("condition_one", f"{words}に{{adjectives&tests}}{{noun}}{{but}}が{{%noun:いる}}", slots=FILTER_PARTS, tree=Node("exists", yes=1, filter=found)),
        *J("condition_one", f"{words}に{{adjectives&tests}}{{noun}}{{but}}が{{%noun:いない}}", slots=FILTER_PARTS, tree=Node("exists", yes=0, filter=found)),
        *J("filter", f"{words}の{{adjectives&tests}}{{noun}}{{but}}", slots=FILTER_PARTS, tree=found))),
    *(w for ja, who, _ in SIDES for first, kind in (("", "chosen"), ("ランダムな", "random")) for w in J(
        "target", f"{first}{ja}の{{first}}か{ja}の{{second}}{{count}}{{%second:つ}}", slots="first:noun_one second:noun_one count:count",
        tree=Node(kind, count=Hole("count"), filter=Node("filter", adjectives=(side(who),), noun=_ONE_OF_THEM["noun"])))),
    *(w for which, kind in (("", "chosen"), ("ランダムな", "random")) for w in J(
        "target", f"{which}「{{first}}」か「{{second}}」{{count}}{{%second:体}}", f"{which}{{first}}か{{second}}{{count}}{{%second:体}}", slots="first:plain_filter second:plain_filter count:count",
        tree=Node(kind, count=Hole("count"), filter=_EITHER))),
]

JAPANESE_TARGETS = [*FROM_A_PLACE, *TARGETS, *LACKING, *COPIES, *EITHER_SIDE, *LISTED]
