"""What Japanese cards speak of: filters in brackets, exceptions behind a noun, either side's cards, places."""

from engine.language.cards.printed_japanese_parts import FILTER_PARTS, SIDES, THIS, cards, only, side
from engine.language.governing import BOTH
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_QUOTED = "「{adjectives&tests}{noun}{but}」"


def _set(attribute: str, whose: Node | Hole) -> Node:
    """A figure becomes the number of that name."""
    return Node("set_figure", attribute=Node("attribute", name=attribute), targets=(whose,), amount=Hole(attribute))


EXCEPTED = [
    *J("but", "（{card}を除く）", slots="card:NAME", tree=Node("other_than", card=Hole("card"))),
    *J("filter", "{adjectives&tests}{noun}{but}", slots="adjectives:adjective*? noun:noun tests:test*? but:but", tree=cards()),
    *J("filter", _QUOTED, slots=FILTER_PARTS, tree=cards()),
    *J("filter", f"他の{_QUOTED}", slots=FILTER_PARTS, tree=cards(adjectives=(Node("other"),))),
]

OF_A_SIDE = [
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
        *J("effect", f"{ja}の手札をランダムに{{count}}枚捨てる", slots="count:count",
           tree=Node("discard", targets=(Node("random", count=Hole("count"), filter=only(Node("card"), tests=(hand,))),))),
        *J("effect", f"{ja}の手札の{{adjectives&tests}}{{noun}}{{but}}をすべて捨てる", slots=FILTER_PARTS, tree=Node("discard", targets=(Node("all", filter=cards(tests=(hand,))),))),
    )
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

COPIES = [
    *J("made", *(f"{{target}}と同名の{noun}{{count}}{{%target:体}}" for noun in ("フォロワー", "アミュレット", "スペル")), slots="target:target count:count",
       tree=Node("copies", target=Hole("target"), count=Hole("count"))),
    *J("made", *(f"{{target}}と同名の{noun}" for noun in ("フォロワー", "アミュレット", "カード")), slots="target:target",
       tree=Node("copies", target=Hole("target"), count=Node("number", n=1))),
    *J("effect", "{made}を場に出す", "{made}を自分の場に出す", slots="made:made+", tree=Node("summon", made=(Hole("made"),))),
    *(w for done in ("消滅させた", "破壊した", "捨てた", "選択した", "進化した", "破壊された") for noun in ("フォロワー", "アミュレット", "カード") for w in J("pointer", done + noun, tree=Node("it"))),
]

GOES = [
    *J("effect", "手札に戻る", tree=Node("return", targets=THIS)),
    *J("effect", "場に出る", tree=Node("put", targets=THIS, into=Node("into", zone="board"))),
    *J("effect", "{duration}{targets}への{bound}のダメージは{amount}になる", "{duration}{targets}への{bound}のダメージを{amount}にする", "{targets}への{bound}のダメージは{amount}になる",
       slots="duration:duration? targets:target+ bound:bound amount:much", tree=Node("be", targets=(Hole("targets"),), duration=Hole("duration"), quality=Node(
           "damage_taken", amount=Hole("amount"), bound=Hole("bound")))),
    *J("effect", "{duration}{targets}へのダメージは{amount}になる", slots="duration:duration targets:target+ amount:much", tree=Node(
        "be", targets=(Hole("targets"),), duration=Hole("duration"), quality=Node("damage_taken", amount=Hole("amount")))),
    *J("quality", "これが受ける{bound}のダメージは{amount}になる", slots="bound:bound amount:much", tree=Node("damage_taken", amount=Hole("amount"), bound=Hole("bound"))),
    *J("effect", "この能力を失う", tree=Node("lose_this")),
    *J("steps", "{targets}の攻撃力/体力を{attack}/{defense}にする", slots="targets:target+ attack:quantity defense:quantity", tree=Node("sequence", steps=(
        _set("attack", Hole("targets")), _set("defense", Node("them"))))),
    *J("steps", "攻撃力/体力を{attack}/{defense}にする", slots="attack:quantity defense:quantity", tree=Node("sequence", steps=(
        _set("attack", Node("this")), _set("defense", Node("this"))))),
    *J("effect", "{targets}は{trait}・フォロワーになる", "{targets}は、{trait}・フォロワーになる", "{targets}を{trait}・フォロワーにする", "{targets}を、{trait}・フォロワーにする",
       slots="targets:target+ trait:TRAIT", tree=Node("give", targets=(Hole("targets"),), gifts=(Node("trait", trait=Hole("trait")),))),
    *J("sentence", "{filter}は{quality}。", "これが場にいる限り、{filter}は{quality}。", "これが場にある限り、{filter}は{quality}。", slots="filter:filter quality:quality", tree=Node(
        "say", then=Node("sequence", steps=(Node("be", targets=(Node("all", filter=Hole("filter")),), quality=Hole("quality")),)))),
    *J("effect", "{targets}は{gifts}を持つ。この能力は、このフォロワーが場を離れるとき失われる", slots="targets:target+ gifts:gift+", tree=Node(
        "give", targets=(Hole("targets"),), gifts=(Hole("gifts"),), duration=Node("until_leaves", what="this"))),
]

PICKED = [
    *J("steps", "{targets}を選択して、{then}", "{targets}を選択し、{then}", slots="targets:target+ then:effect&", tree=Node("sequence", steps=(
        Node("pick", targets=(Hole("targets"),)), Hole("then")))),
]

_FUSED = Node("fused_to_this", filter=only(Node("card")))
FUSED = [
    *J("trigger", "これに融合 したとき", tree=Node("fusion")),
    *J("condition_one", "これに融合 していた", tree=Node("compare", left=_FUSED, limit=Node("at_least", n=Node("number", n=1)))),
    *J("condition_one", "融合 が{bound!数}", "「これに融合 した枚数」が{bound!数}", slots="bound:bound", tree=Node("compare", left=_FUSED, limit=Hole("bound"))),
    *J("amount", "これに融合 した枚数", "これに融合 したカードの枚数", tree=_FUSED),
    *J("amount", "これに融合 した{filter}の枚数", slots="filter:filter", tree=Node("fused_to_this", filter=Hole("filter"))),
]

JAPANESE_TARGETS = [*EXCEPTED, *OF_A_SIDE, *EITHER_SIDE, *COPIES, *GOES, *PICKED, *FUSED]
