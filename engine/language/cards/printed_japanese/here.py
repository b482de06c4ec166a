"""How printed Japanese cards say what holds as long as the card is there: figures, abilities, what others cannot do."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import FIGURES, TARGETS, THIS, filler, sequence
from engine.language.japanese_wordings import J
from engine.language.said_before import HELD
from engine.language.tree import Node
from engine.language.wordings import Hole

_GRANTS = (Hole("grants"),)


def _have(grants: tuple[Node | Hole, ...]) -> Node:
    return Node("say", then=sequence(Node("be", targets=TARGETS, quality=Node("has", grants=grants))))


JAPANESE_HERE = [
    *filler("while_here", *(f"{this}が場に{there}{end}、" for this in ("これ", "このカード", "このフォロワー", "このアミュレット") for there in ("いる", "ある") for end in ("限り", "間"))),
    *J("sentence", "{_here}{targets}{_to}{stats}{_changed}。", slots="_here:while_here targets:target+ _to:given_to stats:STATS _changed:changed", preferred=True, tree=_have((FIGURES,))),
    *J("sentence", "{_here}{targets}{_to}{stats}{_and}{grants}を持つ。", slots="_here:while_here targets:target+ _to:who_gets stats:STATS _and:getting grants:grant+", preferred=True, tree=_have((FIGURES, Hole("grants")))),
    *J("sentence", "{_here}{targets}{_to}{grants}を持つ。", slots="_here:while_here targets:target+ _to:who_gets grants:grant+", preferred=True, tree=_have(_GRANTS)),
    *J("sentence", *(f"{{filter}}{{per}}{{%filter:体}}につき{mark}{{stats}}される。" for mark in ("", "、")), slots="filter:filter per:NUMBER stats:STATS", tree=Node("say", then=sequence(Node(
        "be", targets=THIS, quality=Node("has", grants=(Node("figures_each", filter=Hole("filter"), per=Hole("per"), stats=Hole("stats")),)))))),
    *J("sentence", *(f"{{filter}}1{{%filter:体}}につき{mark}{{stats}}される。" for mark in ("", "、")), slots="filter:filter stats:STATS", preferred=True, tree=Node("say", then=sequence(Node(
        "be", targets=THIS, quality=Node("has", grants=(Node("figures_each", filter=Hole("filter"), stats=Hole("stats")),)))))),
    *J("sentence", "{targets}は{stats}される。", "{targets}は、{stats}される。", slots="targets:target+ stats:STATS", preferred=True, tree=Node("say", then=sequence(Node(HELD, targets=TARGETS, grants=(FIGURES,))))),
    *J("sentence", "{condition}なら、{targets}は{stats}される。", slots="condition:condition targets:target+ stats:STATS", preferred=True, tree=Node("if", condition=Hole("condition"), then=sequence(Node(HELD, targets=TARGETS, grants=(FIGURES,))))),
    *filler("by_effects", *(f"{by}{mark}" for by in ("能力で", "能力によって", "効果で", "効果によって", "スペルや能力で", "スペルと能力で") for mark in ("", "、"))),
    *filler("cannot_choose", "選択できない", "選べない", "対象にできない"),
    *(w for whom, slot, targets in (("{targets}", "targets:target+", TARGETS), ("{filter}", "filter:filter", (Node("all", filter=Hole("filter")),))) for w in J(
        "sentence", *(f"{here}相手は{mark}{{_by}}{whom}を{{_not}}。" for here in ("", "{_here}") for mark in ("", "、")), slots=f"_here:while_here _by:by_effects _not:cannot_choose {slot}", tree=Node("say", then=sequence(Node(
            "be", targets=targets, quality=Node("cant_be", deed=Node("targeted"), by=Node("from_what", what="enemy_effects"))))))),
    *J("sentence", "{_here}{targets}{_to}{quality}。", slots="_here:while_here targets:target+ _to:who_gets quality:quality", preferred=True, tree=Node(
        "say", then=sequence(Node("be", targets=TARGETS, quality=Hole("quality"))))),
]
