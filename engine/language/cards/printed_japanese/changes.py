"""How printed Japanese cards say what a card gets, loses or becomes: figures, abilities, qualities, and for how long."""

from __future__ import annotations

from engine.language.cards.printed.pieces import A_STACK
from engine.language.cards.printed_japanese.pieces import COST, FIGURES, TARGETS, THIS, filler
from engine.language.japanese_wordings import J
from engine.language.meanwhile import ENDLESS, WITHOUT_END
from engine.language.tree import Node
from engine.language.wordings import Hole

THIS_UNSAID = [
    *J("effect", WITHOUT_END + "{then}", slots="then:effect", tree=Node(ENDLESS, then=Hole("then"))),
    *filler("who_gets", "は", "は、"),
    *filler("who_is_given", "を", "を、"),
    *filler("given_to", "は", "は、", "を", "を、"),
    *filler("changed", "する", "される"),
    *filler("giving", "して、", "し、", "して"),
    *filler("getting", "されて、", "され、", "されて", "して、", "し、", "して"),
    *J("effect", "{duration}{stats}{_changed}", slots="duration:duration? stats:STATS _changed:changed", tree=Node("gain", grants=(FIGURES,), duration=Hole("duration"))),
    *(w for ing in ("giving", "getting") for w in J("effect", "{duration}{stats}{_and}{grants}を持つ", "これは{duration}{stats}{_and}{grants}を持つ", slots=f"duration:duration? stats:STATS _and:{ing} grants:grant+",
       tree=Node("gain", grants=(FIGURES, Hole("grants")), duration=Hole("duration")))),
    *J("effect", "{duration}{targets}{_to}{stats}{_changed}", "{targets}{_to}{duration}{stats}{_changed}", slots="duration:duration? targets:target+ _to:given_to stats:STATS _changed:changed",
       tree=Node("give", targets=(Hole("targets"),), grants=(FIGURES,), duration=Hole("duration"))),
    *(w for to, ing, had in (("who_gets", "getting", "を持つ"), ("who_is_given", "giving", "を与える"), ("who_is_given", "giving", "を持たせる")) for w in J(
        "effect", *(f"{words}{{stats}}{{_and}}{{grants}}{had}" for words in ("{duration}{targets}{_to}", "{targets}{_to}{duration}")),
        slots=f"duration:duration? targets:target+ _to:{to} stats:STATS _and:{ing} grants:grant+",
        tree=Node("give", targets=(Hole("targets"),), grants=(FIGURES, Hole("grants")), duration=Hole("duration")))),
    *J("effect", "{duration}{quality}", slots="duration:duration? quality:quality", tree=Node("be", targets=THIS, quality=Hole("quality"), duration=Hole("duration"))),
    *J("effect", "コスト-{amount}", "コスト-{amount}する", "コストを-{amount}する", "コストを{amount}減らす", slots="amount:quantity", tree=Node("change", attribute=COST, how="less", amount=Hole("amount"), targets=THIS)),
    *J("effect", "この{attribute}を{amount}進める", "{attribute}を{amount}進める", "この{attribute}を-{amount}する", slots="attribute:attribute amount:quantity",
       tree=Node("change", attribute=Hole("attribute"), how="less", amount=Hole("amount"), targets=THIS)),
    *J("effect", "この{attribute}を{amount}遅らせる", "{attribute}を{amount}遅らせる", slots="attribute:attribute amount:quantity",
       tree=Node("change", attribute=Hole("attribute"), how="more", amount=Hole("amount"), targets=THIS)),
    *J("effect", "{targets}は{duration}{quality}", "{targets}は、{duration}{quality}", slots="targets:target+ duration:duration quality:quality", tree=Node("be", targets=TARGETS, quality=Hole("quality"), duration=Hole("duration"))),
    *J("effect", "{targets}を、次のターン{quality}にする", slots="targets:target+ quality:quality",
       tree=Node("be", targets=(Hole("targets"),), quality=Hole("quality"), duration=Node("until", edge="end", turn="opponent"))),
]

_NOT_STACKABLE = Node("ability", line=Hole("line"), once=1)
_SO_OFTEN = Node("n_times", n=Hole("n"))
CHANGES = [
    *(w for words, up in (("（端数切り上げ）", {"up": 1}), ("（端数切り捨て）", {})) for w in J("sentence", f"{{targets}}の{{attribute}}を半分にする。{words}", slots="targets:target+ attribute:attribute", tree=Node(
        "say", then=Node("sequence", steps=(Node("halve", targets=TARGETS, attribute=Hole("attribute"), **up),))))),
    *J("effect", "{duration}{targets}は「{line}」を持つ。リーダーはこの能力を重複して持たない", slots="duration:duration? targets:target+ line:ability_line",
       tree=Node("give", targets=(Hole("targets"),), grants=(_NOT_STACKABLE,), duration=Hole("duration"))),
    *filler("dealt_to", "への", "が受ける", "の受ける"),
    *(w for kind, ends in (
        ("damage_less", ("を-{amount}する", "は-{amount}される", "を{amount}減らす")), ("damage_more", ("を+{amount}する", "は+{amount}される", "を{amount}増やす")),
        ("damage_cap", ("は{amount}になる", "を{amount}にする", "は最大{amount}になる", "は最大で{amount}になる"))) for whose, slot, targets in (
        ("{targets}", "targets:target+", TARGETS), ("{filter}", "filter:filter", (Node("all", filter=Hole("filter")),))) for w in J(
        "effect", *(f"{{duration}}{whose}{{_dealt}}ダメージ{end}" for end in ends), slots=f"{slot} _dealt:dealt_to amount:much duration:duration?", tree=Node(
            "be", targets=targets, quality=Node(kind, amount=Hole("amount")), duration=Hole("duration")))),
    *(w for end, up in (("切り上げ", {"up": 1}), ("切り捨て", {})) for w in J("effect", f"{{filter}}の{{attribute}}は半分（端数{end}）になる", slots="filter:filter attribute:attribute", tree=Node(
        "halve", targets=(Node("all", filter=Hole("filter")),), attribute=Hole("attribute"), **up))),
    *J("effect", "自分の場のスタック を+{amount}する", slots="amount:quantity", tree=Node(
        "change", how="more", targets=(A_STACK,), attribute=Node("attribute", name="stack"), amount=Hole("amount"))),
    *J("effect", "{targets}は「{line}」を持つ。リーダーはこの能力を重複して持たず、この能力は{n}回働くと失われる", slots="targets:target+ line:ability_line n:NUMBER", tree=Node(
        "give", targets=(Hole("targets"),), grants=(Node("ability", line=Hole("line"), once=1),), duration=_SO_OFTEN)),
    *J("effect", "{duration}{targets}への{bound}のダメージは{amount}になる", "{duration}{targets}への{bound}のダメージを{amount}にする", "{targets}への{bound}のダメージは{amount}になる",
       slots="duration:duration? targets:target+ bound:bound amount:much", tree=Node("be", targets=(Hole("targets"),), duration=Hole("duration"), quality=Node(
           "damage_taken", amount=Hole("amount"), bound=Hole("bound")))),
    *J("effect", "{targets}は{trait}・タイプを持つ", "{targets}は、{trait}・タイプを持つ", slots="targets:target+ trait:TRAIT", tree=Node("give", targets=(Hole("targets"),), grants=(Node("trait", trait=Hole("trait")),))),
    *J("effect", "{targets}は{trait}・フォロワーになる", "{targets}は、{trait}・フォロワーになる", "{targets}を{trait}・フォロワーにする", "{targets}を、{trait}・フォロワーにする",
       slots="targets:target+ trait:TRAIT", tree=Node("give", targets=(Hole("targets"),), grants=(Node("trait", trait=Hole("trait")),))),
    *J("effect", "{duration}{filter}は{stats}される", slots="duration:duration? filter:filter stats:STATS", tree=Node(
        "give", targets=(Node("all", filter=Hole("filter")),), grants=(FIGURES,), duration=Hole("duration"))),
    *J("effect", "{filter}は{keywords}を失う", slots="filter:filter keywords:KEYWORD+", tree=Node("lose_keywords", targets=(Node("all", filter=Hole("filter")),), keywords=Hole("keywords"))),
    *(w for words, turn in (("このターン", "this"), ("ターン", "this"), ("自分のターン", "me"), ("相手のターン", "opponent"), ("次の自分のターン", "next_me"), ("次の相手のターン", "next_opponent")) for w in J(
        "duration", f"{words}が終わるまで、", f"{words}が終わるまで", f"{words}の終わりまで、", f"{words}の終わりまで", tree=Node("until", edge="end", turn=turn))),
    *J("duration", "このターン、", "このターンの間、", tree=Node("until", edge="end", turn="this")),
    *J("effect", "{duration}{filter}は{quality}", slots="duration:duration filter:filter quality:quality", tree=Node(
        "be", targets=(Node("all", filter=Hole("filter")),), quality=Hole("quality"), duration=Hole("duration"))),
    *J("effect", *(f"{{targets}}に次の{what}を与える。「{{line}}」" for what in ("効果", "能力")), slots="targets:target+ line:ability_line", tree=Node(
        "give", targets=TARGETS, grants=(Node("ability", line=Hole("line")),))),
    *J("effect", "{targets}は{grants}を持つ。この能力は、このフォロワーが場を離れるとき失われる", slots="targets:target+ grants:grant+", tree=Node(
        "give", targets=(Hole("targets"),), grants=(Hole("grants"),), duration=Node("until_leaves", what="this"))),
]

_GIVEN = ("{duration}{targets}は「{a}」と「{b}」を持つ", "{duration}{targets}は、「{a}」と、「{b}」を持つ")
_NEVER_TWICE = ("。リーダーはこの能力を重複して持たない", "。リーダーはこれらの能力を重複して持たない")


def _lines(once: int | None) -> tuple[Node, ...]:
    return tuple(Node("ability", line=Hole(line), once=once) for line in "ab")


GIVEN = [
    *J("effect", *(words + end for words in _GIVEN for end in _NEVER_TWICE), slots="duration:duration? targets:target+ a:ability_line b:ability_line", tree=Node(
        "give", targets=TARGETS, grants=_lines(1), duration=Hole("duration"))),
    *J("effect", _GIVEN[1], slots="duration:duration? targets:target+ a:ability_line b:ability_line", tree=Node(
        "give", targets=TARGETS, grants=_lines(None), duration=Hole("duration"))),
]

JAPANESE_CHANGES = [*THIS_UNSAID, *CHANGES, *GIVEN]
