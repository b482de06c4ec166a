"""How printed Japanese cards say if."""

from __future__ import annotations

from engine.language.cards.printed.pieces import DESTROYED_THIS_WAY
from engine.language.cards.printed_japanese.pieces import (
    FILTER_PARTS,
    FUSED,
    ITSELF,
    ME,
    PAST,
    SEVERAL_NAMES,
    SIDES,
    cards,
    filler,
    only,
    side,
)
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.said_before import AGAIN, NTH, SORT_AGAIN
from engine.language.tree import Node
from engine.language.wordings import Hole


def _in(zone: str, player: Node) -> Node:
    return Node("count", filter=only(Node("card"), tests=(Node("in", owner=player, zone=zone),)))


_MATCH = Node("period", when="match")
_THIS_TURN = Node("period", when="turn")
_PERIODS = (("このバトル中", _MATCH), ("このターン中", _THIS_TURN))


def _at_least(left: Node) -> Node:
    return Node("compare", left=left, limit=Hole("bound"))


def _plays(found: Node) -> Node:
    return Node("plays", what=Node("any_of", filter=found))


def _times(found: Node, period: Node) -> Node:
    """How often the player has played such a card."""
    return Node("times_done", player=ME, deed=_plays(found), period=period)


_OTHER_CARD = only(Node("card"), adjectives=(Node("other"),))
_CARD = only(Node("card"))
_NOT_THIS = ("（このカードを含めず）", "（これを含めず）", "（このカードを除く）", "（これを除く）", "（このカードを除き）", "（これを除き）")
_THIS_TOO = ("（このカードも含める）", "（これも含める）")


def _in_hand(player: Node, ja: str) -> list[JapaneseWording]:
    """How many cards a player has in hand."""
    there = Node("in", owner=player, zone="hand")
    others = [f"{which}{ja}の手札が{{bound!数}}" for which in _NOT_THIS] + [f"{ja}の他の手札が{{bound!数}}"]
    return [
        *J("condition_one", f"{ja}の手札がない", f"{ja}の手札にカードがない", tree=Node("exists", yes=0, filter=only(Node("card"), tests=(there,)))),
        *J("condition_one", f"{ja}の手札が{{bound!数}}", slots="bound:bound", tree=Node("has_cards", player=player, bound=Hole("bound"), filter=only(Node("card"), tests=(there,)))),
        *J("condition_one", *others, slots="bound:bound",
           tree=Node("exists", yes=1, bound=Hole("bound"), filter=only(Node("card"), adjectives=(Node("other"),), tests=(there,)))),
        *J("condition_one", f"{ja}の他の手札に{{adjectives&tests}}{{noun}}{{but}}が{{#bound:noun}}{{%noun:いる}}", slots=f"{FILTER_PARTS} bound:bound",
           tree=Node("exists", yes=1, bound=Hole("bound"), filter=cards(adjectives=(Node("other"),), tests=(there,)))),
        *J("condition_one", *(f"{which}{ja}の手札に{{adjectives&tests}}{{noun}}{{but}}が{{%noun:いる}}" for which in _NOT_THIS), slots=FILTER_PARTS,
           tree=Node("exists", yes=1, filter=cards(adjectives=(Node("other"),), tests=(there,)))),
    ]


_NOT_ATTACKED = Node("compare", limit=Node("exactly", n=Node("number", n=0)), left=Node(
    "times", subject=Node("this"), happening=Node("attacks"), period=Node("period", when="turn")))
_HANDS = {who: Node("in", owner=player, zone="hand") for _, who, player in SIDES}
_TARGET = Hole("target")
_CAME = Node("times", subject=Node("any_of", filter=cards(adjectives=(side("me"),))), happening=Node("enters"), period=Hole("period"))


def _any_of(left: Node, names: str) -> Node:
    """An amount is one of several numbers."""
    first, *rest = (Node("compare", left=left, limit=Node("exactly", n=Hole(name))) for name in names)
    found = rest.pop() if rest else first
    for test in [*reversed(rest), *([first] if found is not first else [])]:
        found = Node("either_condition", first=test, second=found)
    return found


_TURN = Node("turn_number", owner=ME)


def _figure_of_leader(who: str) -> Node:
    return Node("figure_of", attribute=Hole("attribute"), target=Node("leader", who=who))


_LEADER = _figure_of_leader("me")


def _listed(names: str) -> str:
    return "、".join(f"{{{name}}}" for name in names)


CONDITIONS = [
    *J("condition_one", "自分が{period}プレイした{adjectives&tests}{noun}{but}が{#bound:noun}", "{period}自分がプレイした{adjectives&tests}{noun}{but}が{#bound:noun}", slots=f"period:period {FILTER_PARTS} bound:bound",
       tree=Node("did", player=ME, period=Hole("period"), deed=Node("plays", what=Node("several", bound=Hole("bound"), filter=cards())))),
    *J("condition_one", "「{left}」が{limit!数}", "{left}が{limit!数}", slots="left:amount limit:limit", tree=Node("compare", left=Hole("left"), limit=Hole("limit"))),
    *J("condition_one", "{n}ターン目かそれ以降", "{n}ターン目以降", slots="n:quantity", tree=Node("compare", left=Node("turn_number", owner=ME), limit=Node("at_least", n=Hole("n")))),
    *(w for ja, who, _ in SIDES for w in J("condition_one", f"このターンが{ja}のターン", f"{ja}のターンである", f"{ja}のターン中", tree=Node("turn_of", who=who))),
    *J("condition_one", "{player}の{counter}が{bound!数}", "{player}の残り{counter}が{bound!数}", slots="player:player counter:COUNTER bound:bound", preferred=True, tree=Node(
        "has_points", player=Hole("player"), counter=Hole("counter"), bound=Hole("bound"))),
    *J("condition_one", "{state}状態である", "自分が{state}状態である", slots="state:STATE", tree=Node("state", state=Hole("state"), yes=1)),
    *(w for words, kind in (("土の秘術", "rites"), ("葬送", "buries"), ("ネクロマンス", "necromances")) for w in J(
        "condition_one", *(f"{{period}}{whose}{words} 能力が{{bound!数}}働いていた" for whose in ("自分の", "")), f"{{period}}自分が{words} した回数が{{bound!数}}", slots="period:period bound:bound",
        tree=_at_least(Node("times_done", player=ME, deed=Node(kind), period=Hole("period"))))),
    *filler("had_played", "プレイしていた", "プレイしている", "プレイした"),
    *J("condition_one", "{period}カードを{bound!数}{_played}", "{period}自分がカードを{bound!数}{_played}", "自分が{period}カードを{bound!数}{_played}", slots="period:period bound:bound _played:had_played",
       tree=Node("did", player=ME, period=Hole("period"), deed=Node("plays", what=Node("several", bound=Hole("bound"), filter=only(Node("card")))))),
    *J("condition_one", "{period}自分が{filter}を{bound!数}{_played}", "自分が{period}{filter}を{bound!数}{_played}", slots="period:period filter:filter bound:bound _played:had_played",
       tree=Node("did", player=ME, period=Hole("period"), deed=Node("plays", what=Node("several", bound=Hole("bound"), filter=Hole("filter"))))),
    *J("condition_one", *(f"{{target}}の{{attribute}}が（{before}前に）{{bound}}" for before in ("ダメージを与える", "ダメージを受ける")), slots="target:pointer attribute:attribute bound:bound", tree=Node(
        "has_figure", before=1, target=Hole("target"), attribute=Hole("attribute"), bound=Hole("bound"))),
    *J("condition_one", *(f"選択したフォロワーの{{attribute}}が（{before}前に）{{bound}}" for before in ("ダメージを与える", "ダメージを受ける")), slots="attribute:attribute bound:bound", tree=Node(
        "has_figure", before=1, target=Node("it"), attribute=Hole("attribute"), bound=Hole("bound"))),
    *(w for end, yes in (("いる", 1), ("いない", 0)) for w in J("condition_one", *(f"{this}攻撃力か体力が{by}+されて{end}" for this in ("", "これの", "このフォロワーの") for by in ("能力で", "能力によって")), tree=Node(
        "is", yes=yes, target=ITSELF, filter=only(Node("card"), tests=(Node("raised"),))))),
    *J("condition_one", *(f"{words}ダメージを{{bound!数}}受け{had}" for words in ("{period}{subject}が", "{subject}が{period}") for had in ("ていた", "ている", "た")), slots="period:period subject:pointer bound:bound", tree=Node(
        "compare", left=Node("times", subject=Hole("subject"), happening=Node("damaged"), period=Hole("period")), limit=Hole("bound"))),
    *J("condition_one", "{period}{filter}を{bound!数}{_played}", slots="period:period filter:filter bound:bound _played:had_played",
       tree=Node("did", player=ME, period=Hole("period"), deed=Node("plays", what=Node("several", bound=Hole("bound"), filter=Hole("filter"))))),
    *J("condition_one", *(f"{{period}}{which}カードを{{bound!数}}{{_played}}" for which in _NOT_THIS), slots="period:period bound:bound _played:had_played",
       tree=Node("did", player=ME, period=Hole("period"),
                 deed=Node("plays", what=Node("several", bound=Hole("bound"), filter=only(Node("card"), adjectives=(Node("other"),)))))),
    *J("condition_one", *(f"{{period}}{which}カードをプレイして{no}" for which in _NOT_THIS for no in ("いない", "いなかった")), slots="period:period", tree=Node(
        "did", player=ME, period=Hole("period"), deed=Node("plays", what=Node("no_one", filter=_OTHER_CARD)))),
    *(w for which in ("（これを含めず）", "（このカードを含めず）") for mine in ((side("me"), Node("other")),) for w in J(
        "condition_one", f"{{period}}{{happening}}自分の{{adjectives&tests}}{{noun}}{{but}}が{which}{{bound!数}}", f"{{period}}{{happening}}自分の{{adjectives&tests}}{{noun}}{{but}}が{which}{{bound!数}}いる",
        slots=f"period:period happening:happened {FILTER_PARTS} bound:bound", tree=Node("exists", yes=1, bound=Hole("bound"), filter=cards(adjectives=mine, tests=(PAST,))))),
    *J("condition_one", *(f"{{target}}が{{a}}か{{b}}を{has}" for has in ("持つ", "持っている")), slots="target:pointer a:KEYWORD b:KEYWORD", tree=Node(
        "is", yes=1, target=Hole("target"), filter=Node("either_filter", first=only(Node("card"), tests=(Node("with_keyword", keyword=Hole("a")),)), second=only(
            Node("card"), tests=(Node("with_keyword", keyword=Hole("b")),))))),
    *(
        w
        for zone, ja in (("hand", "手札"), ("deck", "デッキ"))
        for which, limit in (("more", "more_than"), ("fewer", "less_than"))
        for (a, _, first), (b, _, second) in (SIDES, SIDES[::-1])
        for w in J("condition_one", *(f"{a}の{ja}{many}が{b}{their}より{{_many}}" for many in ("", "の枚数") for their in ("", f"の{ja}")), slots=f"_many:{which}_words", tree=Node(
            "compare", left=_in(zone, first), limit=Node(limit, n=_in(zone, second))))
    ),
    *J("condition_one", "{period}{subject}の攻撃力か体力が上がった", slots="period:period subject:subject", tree=Node("happened", subject=Hole("subject"), happening=Node("raised"), period=Hole("period"))),
    *J("condition_one", "{filter}が{#bound:filter}いない", "{filter}が{#bound:filter}ない", slots="filter:filter bound:bound", tree=Node("not_so", condition=Node("exists", yes=1, filter=Hole("filter"), bound=Hole("bound")))),
    *J("condition_one", "進化前", "このフォロワーが進化前", "進化後でない", "進化していない", "このフォロワーが進化後でない", "このフォロワーが進化していない", tree=Node(
        "is_like", target=Node("this"), adjective=Node("evolved", yes=1), yes=0)),
    *J("condition_one", "進化後", "進化している", "このフォロワーが進化後", "このフォロワーが進化している", tree=Node(
        "is_like", target=Node("this"), adjective=Node("evolved", yes=1), yes=1)),
    *J("condition_one", "このスペルブースト が{bound!数}", *(f"{this}{{bound!数}}スペルブースト されて{has}" for this in ("", "これが", "このカードが", "このスペルが") for has in ("いた", "いる")), slots="bound:bound",
       tree=Node("has_figure", target=ITSELF, attribute=Node("attribute", name="spellboost"), bound=Hole("bound"))),
    *J("condition_one", "{target}が{attribute}{bound}", slots="target:pointer attribute:attribute bound:bound", tree=Node("has_figure", target=Hole("target"), attribute=Hole("attribute"), bound=Hole("bound"))),
    *J("condition_one", "{attribute}が{bound}", "この{attribute}が{bound}", "このカードの{attribute}が{bound}", slots="attribute:attribute bound:bound",
       tree=Node("has_figure", target=ITSELF, attribute=Hole("attribute"), bound=Hole("bound"))),
    *J("condition_one", "{period}{deed!続}", "{period}自分が{deed!続}", "自分が{period}{deed!続}", slots="period:period deed:deed_done", tree=Node("did", player=ME, period=Hole("period"), deed=Hole("deed"))),
    *J("condition_one", "{subject}が{period}{happening!続}", "{period}{subject}が{happening!続}", slots="subject:subject period:period happening:happened",
       tree=Node("happened", subject=Hole("subject"), period=Hole("period"), happening=Hole("happening"))),
    *J("condition_one", "{player}が{period}{deed}", slots="player:player period:period deed:deed_done",
       tree=Node("did", player=Hole("player"), period=Hole("period"), deed=Hole("deed"))),
    *J("condition_one", "{period}{deed}", slots="period:period deed:deed_done", tree=Node("did", player=ME, period=Hole("period"), deed=Hole("deed"))),
    *J("condition_one", "{subject}が{period}{happening}", slots="subject:subject period:period happening:happened",
       tree=Node("happened", subject=Hole("subject"), period=Hole("period"), happening=Hole("happening"))),
    *(w for no in ("!て}いない", "!否た}") for w in (
        *J("condition_one", "{period}{deed" + no, slots="period:period deed:deed_none", tree=Node("did", player=ME, period=Hole("period"), deed=Hole("deed"))),
        *J("condition_one", "{period}{player}が{deed" + no, "{player}が{period}{deed" + no, slots="player:player period:period deed:deed",
           tree=Node("not_so", condition=Node("did", player=Hole("player"), period=Hole("period"), deed=Hole("deed")))),
        *J("condition_one", "{period}{subject}が{happening" + no, "{subject}が{period}{happening" + no, slots="subject:pointer period:period happening:happening",
           tree=Node("not_so", condition=Node("happened", subject=Hole("subject"), period=Hole("period"), happening=Hole("happening")))),
    )),
    *J("condition_one", "{filter}を選択した", slots="filter:filter", tree=Node("is", yes=1, target=Node("it", by="selected"), filter=Hole("filter"))),
    *J("condition_one", "自分の残り{counter}が相手と同じ", slots="counter:COUNTER", tree=Node(
        "compare", left=Node("points_of", owner=ME, counter=Hole("counter")),
        limit=Node("exactly", n=Node("points_of", owner=Node("player", who="opponent"), counter=Hole("counter"))))),
    *J("condition_one", "「相手の場の{adjectives&tests}{noun}の数」が自分より多い", slots=FILTER_PARTS, tree=Node(
        "compare", left=Node("count", filter=cards(adjectives=(side("opponent"),))), limit=Node("more_than", n=Node("count", filter=cards(adjectives=(side("me"),)))))),
    *(
        wording
        for ja, period in _PERIODS
        for wording in (
            *J("condition_one", *(f"自分が{ja}にプレイした{{adjectives&tests}}{{noun}}{{but}}が{which}{{bound!数}}" for which in _NOT_THIS), slots=f"{FILTER_PARTS} bound:bound",
               tree=_at_least(_times(cards(adjectives=(Node("other"),)), period))),
            *J("amount", *(f"{ja}に{which}カードをプレイした枚数" for which in _NOT_THIS), *(f"{which[1:-1]}、{ja}にカードをプレイした枚数" for which in _NOT_THIS),
               tree=_times(_OTHER_CARD, period)),
            *J("amount", f"{ja}にカードをプレイした枚数", *(f"{ja}にカードをプレイした枚数{which}" for which in _THIS_TOO), tree=_times(_CARD, period)),
            *J("amount", f"自分が{ja}にプレイした{{adjectives&tests}}{{noun}}{{but}}の枚数", slots=FILTER_PARTS, tree=_times(cards(), period)),
            *J("amount", *(f"自分が{ja}に{which}プレイした{{adjectives&tests}}{{noun}}{{but}}の枚数" for which in _NOT_THIS), slots=FILTER_PARTS,
               tree=_times(cards(adjectives=(Node("other"),)), period)),
        )
    ),
    *(w for ja, _, player in SIDES for w in _in_hand(player, ja)),
    *J("condition_one", *(f"{this}が攻撃していない{so}" for this in ("このフォロワー", "これ") for so in ("", "状態")), tree=_NOT_ATTACKED),
    *J("condition_one", *(f"{this}が攻撃して{was}" for this in ("このフォロワー", "これ") for was in ("いた", "いる")), tree=Node("compare", left=_NOT_ATTACKED["left"], limit=Node("at_least", n=Node("number", n=1)))),
    *J("condition_one", "{adjectives&tests}{noun}{but}を捨てた", slots=FILTER_PARTS, tree=Node("exists", yes=1, filter=cards(adjectives=(Node("side", who="me"),), tests=(Node("done", deed=Node("discarded")),)))),
    *(w for words, others in (("自分の手札", ()), ("自分の他の手札", (Node("other"),))) for w in J("condition_one", f"{words}が相手の手札より多い", tree=Node(
        "compare", left=Node("count", filter=only(Node("card"), adjectives=others, tests=(_HANDS["me"],))),
        limit=Node("more_than", n=Node("count", filter=only(Node("card"), tests=(_HANDS["opponent"],))))))),
    *J("condition_one", "自分と相手の{counter}が{n}", slots="counter:COUNTER n:quantity", tree=Node("both", **{name: Node(
        "has_points", player=player, counter=Hole("counter"), bound=Node("exactly", n=Hole("n"))) for name, (_, _, player) in zip(("first", "second"), SIDES, strict=True)})),
    *J("condition_one", "{target}が{keyword}を持っている", "{target}が{keyword} を持っている", "{target}が{keyword} を持つ", slots="target:pointer keyword:KEYWORD",
       tree=Node("has_keyword", yes=1, target=_TARGET, keyword=Hole("keyword"))),
    *(w for yes, ends in ((1, ("持つ", "持っている")), (0, ("持たない", "持っていない"))) for w in J("condition_one", *(f"{{target}}が{{head}}{ability}を{end}" for ability in ("", "能力") for end in ends), slots="target:pointer head:head", tree=Node(
        "has_ability", yes=yes, target=_TARGET, head=Hole("head")))),
    *J("condition_one", "{target}が{keyword}を持っていない", "{target}が{keyword} を持っていない", slots="target:pointer keyword:KEYWORD",
       tree=Node("has_keyword", yes=0, target=_TARGET, keyword=Hole("keyword"))),
    *J("condition_one", "これを含めて、自分の場に出た{adjectives&tests}{noun}{but}が{period}{limit!数}", slots=f"{FILTER_PARTS} period:period limit:limit", tree=Node(
        "compare", left=_CAME, limit=Hole("limit"))),
    *(
        w
        for names in ("ab", "abc", "abcd", "abcde", "abcdef")
        for slots in (" ".join(f"{name}:quantity" for name in names),)
        for w in (
            *J("condition", f"{_listed(names)}ターン目", slots=slots, tree=_any_of(_TURN, names)),
            *J("condition", f"自分のリーダーの{{attribute}}が{_listed(names)}", slots=slots + " attribute:attribute", tree=_any_of(_LEADER, names)),
        )
    ),
    *J("condition_one", "「{left}」が{limit!数}だった", "{left}が{limit!数}だった", slots="left:amount limit:limit", tree=Node("compare", left=Hole("left"), limit=Hole("limit"))),
    *J("condition_one", "自分のデッキに重複するカードがない", tree=Node("no_duplicates")),
    *J("condition_one", "自分が{state}状態", slots="state:STATE", tree=Node("state", state=Hole("state"), yes=1)),
    *J("condition_one", "自分が{state}状態でない", slots="state:STATE", tree=Node("state", state=Hole("state"), yes=0)),
    *J("condition_one", *(f"{this}に{{bound!数}}融合 {done}" for this in ("これ", "このカード", "このフォロワー") for done in ("している", "していた", "した")), slots="bound:bound", tree=Node("compare", left=FUSED, limit=Hole("bound"))),
    *J("condition_one", "これに融合 したカードが{bound!数}", "これに融合されたカードが{bound!数}", "このカードに融合されたカードが{bound!数}", "このカードに融合 したカードが{bound!数}", "融合 したカードが{bound!数}", slots="bound:bound", tree=Node("compare", left=FUSED, limit=Hole("bound"))),
    *J("condition_one", "これに融合 していた", tree=Node("compare", left=FUSED, limit=Node("at_least", n=Node("number", n=1)))),
    *J("condition_one", "融合 が{bound!数}", "「これに融合 した枚数」が{bound!数}", slots="bound:bound", tree=Node("compare", left=FUSED, limit=Hole("bound"))),
]


def _nth(words: str, period: str, mine: int | None = None) -> list[JapaneseWording]:
    tree = {"period": Node("period", when=period), "mine": mine}
    return [
        wording
        for counted, unit in (("枚目", "card"), ("体目", None), ("回目", None), ("つ目", None))
        for wording in (
            *J("condition_one", f"それが{words}{{n}}{counted}", slots="n:quantity", tree=Node(NTH, bound=Node("exactly", n=Hole("n")), unit=unit, **tree)),
            *J("condition_one", f"それが{words}{{n}}{counted}かそれ以降", slots="n:quantity", tree=Node(NTH, bound=Node("at_least", n=Hole("n")), unit=unit, **tree)),
        )
    ]


OTHER_BOUND = [
    *J("condition_one", "{bound!数}", "{bound!数}プレイしていた", "{bound!数}ある", slots="bound:bound", tree=Node(AGAIN, bound=Hole("bound"))),
    *J("condition_one", "{filter}", slots="filter:plain_filter", tree=Node(SORT_AGAIN, filter=Hole("filter"))),
    *(w for counted in ("枚目", "体目", "回目") for w in (
        *J("condition_one", f"{{n}}{counted}", slots="n:quantity", tree=Node(AGAIN, bound=Node("exactly", n=Hole("n")))),
        *J("condition_one", f"{{n}}{counted}かそれ以降", slots="n:quantity", tree=Node(AGAIN, bound=Node("at_least", n=Hole("n")))),
    )),
    *_nth("このターン中に", "turn"),
    *_nth("このバトル中に", "match"),
    *_nth("この自分のターン中に", "turn", 1),
    *(w for total in ("合計",) for words, period, mine in (("このターン中に", "turn", None), ("このバトル中に", "match", None), ("この自分のターン中に", "turn", 1)) for w in _nth(words + total, period, mine)),
    *(w for words, period, mine in (("このターン中に", "turn", None), ("この自分のターン中に", "turn", 1)) for m in ("枚目", "体目", "回目", "つ目") for w in J(
        "condition", f"それが{words}{{low}}{m}か{{high}}{m}", slots="low:quantity high:quantity", tree=Node("either_condition", {
            which: Node(NTH, bound=Node("exactly", n=Hole(name)), period=Node("period", when=period), mine=mine) for which, name in (("first", "low"), ("second", "high"))}))),
]

_TWO_SORTS = " ".join(f"{n}_is:adjective*? {n}_noun:noun {n}_tests:test*? {n}_but:but?" for n in "ab")


def _sort(name: str, *mine: Node, tests: tuple[Node, ...] = ()) -> Node:
    """Some card of the one sort, of two that are named."""
    return Node("exists", yes=1, filter=Node("filter", adjectives=(*mine, Hole(f"{name}_is")), noun=Hole(f"{name}_noun"), tests=(Hole(f"{name}_tests"), Hole(f"{name}_but"), *tests)))


SO_MANY = [  # so many to which something happened: as English says it, that it happened to so many
    *(w for ja, who, _ in SIDES for subject in (Node("several", bound=Hole("bound"), filter=cards(adjectives=(side(who),))),) for w in J(
        "condition_one", f"{{period}}{{happening}}{ja}の{{adjectives&tests}}{{noun}}{{but}}が{{bound!数}}", f"{{period}}{ja}の{{adjectives&tests}}{{noun}}{{but}}が{{bound!数}}{{happening}}",
        f"{{period}}{ja}の{{adjectives&tests}}{{noun}}{{but}}が{{bound!数}}{{happening!続}}",
        slots=f"period:period happening:happened {FILTER_PARTS} bound:bound", preferred=True, tree=Node("happened", subject=subject, happening=Hole("happening"), period=Hole("period")))),
]

BOTH_SORTS = [
    *J("condition_one", *(f"これによって{the}{{attribute}}{mark}が{{bound!数}}になった" for the in ("", "その") for mark in ("", " ")), slots="attribute:attribute bound:bound", tree=Node(
        "has_figure", target=Node("it"), attribute=Hole("attribute"), bound=Hole("bound"))),
    *(w for ja, who, _ in SIDES for w in J(
        "condition_one", f"{ja}の場に{{a_is&a_tests}}{{a_noun}}{{a_but}}と{{b_is&b_tests}}{{b_noun}}{{b_but}}が{{%b_noun:いる}}", slots=_TWO_SORTS,
        tree=Node("both", first=_sort("a", side(who)), second=_sort("b", side(who))))),
    *(w for which, limit in (("more", "more_than"), ("fewer", "less_than")) for (a, first, _), (b, second, _) in (SIDES, SIDES[::-1]) for w in (
        *J("condition_one", *(f"{a}の{of}{{adjectives&tests}}{{noun}}{{but}}{count}が{b}{their}より{{_many}}" for of in ("", "場の") for count in ("", "の数") for their in ("", "の場")), slots=f"{FILTER_PARTS} _many:{which}_words", tree=Node(
            "compare", left=Node("count", filter=cards(adjectives=(side(first),))), limit=Node(limit, n=Node("count", filter=cards(adjectives=(side(second),)))))),
        *J("condition_one", *(f"{a}のリーダーの{{attribute}}が{b}{leader}より{{_many}}" for leader in ("", "のリーダー")), slots=f"attribute:attribute _many:{which}_words", tree=Node(
            "compare", left=_figure_of_leader(first), limit=Node(limit, n=_figure_of_leader(second)))))),
]

TOGETHER = [
    *J("condition_one", *(f"{it}{done}" for it in ("それ", "そのフォロワー", "そのアミュレット", "そのカード") for done in ("が破壊された", "を破壊した")), "（この効果で）破壊した", "破壊した", "破壊された", "破壊できた", "それを破壊できた", tree=DESTROYED_THIS_WAY),
    *J("condition_one", "破壊されなかった", "破壊されていない", *(f"{it}{done}" for it in ("", "それを", "そのフォロワーを") for done in ("破壊しなかった", "破壊できなかった")),
       tree=Node("exists", {**dict(DESTROYED_THIS_WAY.parts), "yes": 0})),
    *(w for deed, whose, words in (("banished", (), ("消滅させた", "消滅した")), ("returned", (), ("手札に戻った", "場から手札に戻した")), ("discarded", (Node("side", who="me"),), ("捨てた", "手札を捨てた")))
      for w in J("condition_one", *words, *(f"{it}{said}" for it in ("それを", "それが") for said in words[:2]), tree=Node("exists", yes=1, filter=only(Node("card"), adjectives=whose, tests=(Node("done", deed=Node(deed)),))))),
    *J("condition_one", *(f"{it}破壊されない" for it in ("", "それが", "そのフォロワーが")), *(f"{it}{done}" for it in ("それが", "そのフォロワーが") for done in ("破壊されなかった", "破壊されていない")), tree=Node("is_in", yes=1, target=Node("it"), place=Node("in", zone="board"))),
    *J("condition_one", "戻した", "加えた", "出した", "場に出した", tree=Node("succeeded", yes=1)),
    *J("condition_one", "そうしない", "しなかった", tree=Node("succeeded", yes=0)),
    *(w for yes, being in ((1, "いる"), (0, "いない")) for w in J("condition_one", f"場に{{adjectives&tests}}{{noun}}{{but}}が{{%noun:{being}}}", slots=FILTER_PARTS, tree=Node("exists", yes=yes, filter=cards()))),
    *J("condition_one", "場に{adjectives&tests}{noun}{but}が{#bound:noun}{%noun:いる}", slots=f"{FILTER_PARTS} bound:bound", tree=Node("exists", yes=1, bound=Hole("bound"), filter=cards())),
    *filler("this_too", "（このフォロワーも含める）", "（これも含める）", "（このカードも含める）"),
    *J("condition_one", "{condition}{_this_too}", slots="condition:condition_one _this_too:this_too", tree=Hole("condition")),
    *J("condition_and", "{first!て}、{second}", "{first!連}、{second}", "{first!て}、かつ{second}", slots="first:condition_one second:condition_and",
       tree=Node("both", first=Hole("first"), second=Hole("second"))),
    *J("condition", "{first}か、{second}", "{first}か{second}", slots="first:condition_and second:condition",
       tree=Node("either_condition", first=Hole("first"), second=Hole("second"))),
]

_BOUNDS = (("以上", "at_least"), ("以下", "at_most"), ("", "exactly"))


def _names(words: str, slots: str, left: Node) -> list[JapaneseWording]:
    """How many different names, compared."""
    return [w for end, kind in _BOUNDS for w in J("condition_one", f"{words}が{{n}}種類{end}", slots=f"{slots} n:quantity", tree=Node(
        "compare", left=left, limit=Node(kind, n=Hole("n"))))]


NAMES = [
    *_names("「{filter}の名前」", "filter:filter", SEVERAL_NAMES),
    *_names("{filter}", "filter:filter", SEVERAL_NAMES),
    *(w for ja, _, player in SIDES for w in _names(f"{ja}の{{zone}}の「カードの名前」", "zone:ZONE", Node(
        "count", different=1, filter=only(Node("card"), tests=(Node("in", owner=player, zone=Hole("zone")),))))),
    *J("condition_one", "「{filter}」が{limit!数}", slots="filter:filter limit:limit", tree=Node("compare", left=Node("count", filter=Hole("filter")), limit=Hole("limit"))),
]

JAPANESE_CONDITIONS = [*CONDITIONS, *SO_MANY, *BOTH_SORTS, *OTHER_BOUND, *TOGETHER, *NAMES]
