"""How else players say in English where things are, and how many."""

from __future__ import annotations

from engine.language.sentences.also.pieces import AMOUNT, CARD, CARDS, HAND, SOME, WHO
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_NAMED = {"name": Hole("name")}
_IN_PLAY = ("", " in~play", " on~the~board", " on~my~board", " on~their~board", " on~my~side", " on~their~side")
_PLACE = Hole("place")
ALSO_WHERE = [
    *W("claim", "{cards:those+} is/are still in|on {place:place}", tree=Node("located", cards=CARDS, place=Hole("place"), negated=0)),
    *W("claim", "{cards:those+} isn't|aren't in|on {place:place}", "{cards:those+} is/are no~longer in|on {place:place}", tree=Node("located", cards=CARDS, place=Hole("place"), negated=1)),
    *W("claim", *(f"{{who:subject}} has/have {{amount:figure}} card(s) {there}" for there in ("in~hand", "in~my~hand", "in~their~hand", "left~in~hand")), tree=Node(
        "count_in", place=HAND, amount=AMOUNT)),
    *W("claim", *(f"{{who:subject}} has/have {a}{{name:NAME}} {there}" for a in ("a|an ", "") for there in ("in~hand", "in~my~hand", "in~their~hand")),
       tree=Node("count_in", place=HAND, amount=SOME, **_NAMED)),
    *W("claim", *(f"{{who:subject}} has/have {{amount:figure}} {{name:NAME~n}} {there}" for there in ("in~hand", "in~my~hand", "in~their~hand")), tree=Node(
        "count_in", place=HAND, amount=AMOUNT, **_NAMED)),
    *W("claim", "there~is a|an {name:NAME} in|on {place:place}", "{place:place} contains|has a|an {name:NAME}", "{place:place} contains {name:NAME}", tree=Node(
        "count_in", place=Hole("place"), amount=SOME, **_NAMED)),
    *W("claim", "{who:subject} has/have a|an {name:NAME}",
       *(f"{{who:subject}} has/have {a}{{name:NAME}}{there}" for a in ("a|an ", "") for there in _IN_PLAY[1:]),
       tree=Node("count_in", who=WHO, place=Node("in_play"), amount=SOME, **_NAMED)),
    *W("claim", *(f"{{who:subject}} has/have {{amount:figure}} {{name:NAME~n}}{there}" for there in _IN_PLAY[1:]), tree=Node(
        "count_in", who=WHO, place=Node("in_play"), amount=AMOUNT, **_NAMED)),
    *W("claim", *(f"{{who:subject}} has/have {{amount:figure}} {{kind:KIND~n}}{there}" for there in _IN_PLAY[1:]), tree=Node(
        "count_in", who=WHO, place=Node("in_play"), amount=AMOUNT, kind=Hole("kind"))),
    *W("claim", *(f"{{cards:those+}} is/are {either}in|on {{a:place}} or {in_}{{b:place}}" for either, in_ in (("", ""), ("", "in|on "), ("either ", ""), ("either ", "in|on "))), tree=Node(
        "any_hold", claims=tuple(Node("located", cards=CARDS, place=Hole(place), negated=0) for place in "ab"))),
    *W("claim", *(f"{{cards:those+}} is/are {either}in|on {{who:owner}} {{x:ZONE}} or {{y:ZONE}}" for either in ("", "either ")), preferred=True, tree=Node("any_hold", claims=tuple(Node("located", cards=CARDS, place=Node("place", who=WHO, zone=Hole(zone)), negated=0) for zone in "xy"))),
    *W("claim", "{place:place} are~empty", tree=Node("contents", cards=(), place=Hole("place"))),
    *W("claim", "I~have {amount:figure} card(s) in|on {place:place}", tree=Node("count_in", place=Hole("place"), amount=AMOUNT)),
    *W("claim", "{place:place} has {amount:figure} {state:state} card(s)", tree=Node("count_in", place=Hole("place"), amount=AMOUNT, state=Hole("state"))),
    *W("claim", "{amount:figure} card(s) is|are|was|were fused to|into|with|onto {host:thing}", "{amount:figure} card(s) lie[s] beneath|under {host:thing}", "{amount:figure} card(s) is/are under|underneath {host:thing}", "there is/are {amount:figure} card(s) beneath|under|underneath {host:thing}", "{host:thing} has {amount:figure} card(s) beneath|under|underneath it",
       tree=Node("count_with", host=Hole("host"), amount=AMOUNT)),
    *W("claim", "{place:place} contains {amount:figure} card(s)", tree=Node("count_in", place=Hole("place"), amount=AMOUNT)),
    *W("claim", "{who:subject} has/have {amount:figure} {zone:ZONE}", tree=Node("count_in", place=Node("place", who=WHO, zone=Hole("zone")), amount=AMOUNT)),
    *W("claim", "{place:place} is/are not empty", "{place:place} isn't|aren't empty", tree=Node("count_in", place=Hole("place"), amount=SOME)),
    *W("claim", *(f"{{cards:those+}} {gone} the~board|the~field" for gone in ("left", "has/have left", "is/are off")), "{cards:those+} left~play", "{cards:those+} has/have left~play", tree=Node(
        "located", cards=CARDS, place=Node("in_play"), negated=1)),
    *W("claim", "{place:place} only has|holds|contains {card:thing}", "{place:place} has|holds|contains only {card:thing}", "only {card:thing} is in|on {place:place}",
       "{card:thing} is the~only~card in|on {place:place}", tree=Node("contents", cards=(CARD,), place=_PLACE)),
    *W("claim", "{place:place} has {amount:figure} card(s) left|remaining", "there is/are {amount:figure} card(s) left|remaining in|on {place:place}", tree=Node(
        "count_in", place=_PLACE, amount=AMOUNT)),
    *(w for place, tree in (("in|on {place:place}", Hole("place")), ("in~play", Node("in_play"))) for w in W(
        "claim", *(f"{{cards:those+}} {verb} {place}" for verb in ("remain[s]", "stay[s]", "remained", "stayed", "is/are back")), tree=Node(
            "located", cards=CARDS, place=tree, negated=0))),
    *W("claim", *(f"{{cards:those+}} {verb} {{place:place}}" for verb in ("went to", "go[es] to", "ended~up in|on", "end[s]~up in|on")), tree=Node(
        "located", cards=CARDS, place=Hole("place"), negated=0)),
    *W("claim", "{cards:those+} is/are alive", "{cards:those+} is/are still alive", tree=Node("located", cards=CARDS, place=Node("in_play"), negated=0)),
    *W("claim", "{cards:those+} is/are under {who:owner} control", "{cards:those+} belong[s] to {who:object}", "{cards:those+} is/are on {who:owner} side",
       tree=Node("controlled", who=WHO, cards=CARDS)),
    *W("claim", "both~boards are empty", tree=Node("contents", cards=(), place=Node("place", zone="board"))),
    *W("claim", "{place:place} is/are {cards:thing+}", "{place:place} consists~of {cards:thing+}", "{place:place} has|contains|is exactly {cards:thing+}", "{place:place} is only|just {cards:thing+}", tree=Node("contents", cards=CARDS, place=_PLACE)),
    *W("claim", *(f"{{who:owner}} {{zone:ZONE}} {has}" for has in ("has~no~room", "has~no~more~room", "has~no~room~left", "has~no~space", "has~no~space~left")), tree=Node("full", who=WHO, zone=Hole("zone"), negated=0)),
    *W("claim", "{who:owner} {zone:ZONE} isn't full", *(f"{{who:owner}} {{zone:ZONE}} has~{room}" for room in ("room", "room~left", "space", "space~left")), tree=Node("full", who=WHO, zone=Hole("zone"), negated=1)),
    *W("claim", "{place:place} still has {amount:figure} card(s)", tree=Node("count_in", place=_PLACE, amount=AMOUNT)),
    *W("claim", "{cards:those+} isn't|aren't on|in {place:place} anymore|any~more", "{cards:those+} is/are not on|in {place:place} anymore|any~more", tree=Node(
        "located", cards=CARDS, place=_PLACE, negated=1)),
    *(w for right, side in enumerate(("left", "right")) for w in W("claim", *(f"{{cards:those+}} {verb} to~the~{side}~of {{other:thing}}" for verb in ("stand[s]", "lie[s]", "appear[s]")),
       *(f"{{cards:those+}} {verb} {way} {{other:thing}}" for verb in ("is/are", "stand[s]", "lie[s]") for way in (f"{side}~of", f"on~the~{side}~of")), tree=Node("beside", cards=CARDS, other=Hole("other"), right=right))),
    *W("claim", "{cards:those+} go[es] back to {place:place}", "{cards:those+} went back to {place:place}", "{cards:those+} returned to {place:place}", tree=Node(
        "located", cards=CARDS, place=_PLACE, negated=0)),
]
