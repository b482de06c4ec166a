"""How else players say in English what figures, keywords and states things have."""

from __future__ import annotations

from engine.language.sentences.also.pieces import AMOUNT, BOTH_LEADERS, CARD, CARDS, DEFENSE, LEADER, NONE, WHO
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_KEYWORD = {"cards": CARDS, "keyword": Hole("keyword")}
_A, _B, _C = ({"cards": CARDS, "keyword": Hole(name), "negated": 0} for name in "abc")
ALSO_FIGURES = [
    *W("claim", *(f"{{cards:those+}} has/have {both}{{a:KEYWORD}} and {{b:KEYWORD}}" for both in ("", "both ")), tree=Node("several", said=(Node("has_keyword", **_A), Node("has_keyword", **_B)))),
    *W("claim", "{cards:those+} has/have {a:KEYWORD} , {b:KEYWORD} and {c:KEYWORD}", tree=Node("several", said=tuple(Node("has_keyword", **one) for one in (_A, _B, _C)))),
    *W("claim", "{cards:those+} has/have neither {a:KEYWORD} nor {b:KEYWORD}", tree=Node("several", said=tuple(Node("has_keyword", **{**one, "negated": 1}) for one in (_A, _B)))),
    *W("claim", "{cards:those+} is/are in {keyword:KEYWORD}", tree=Node("has_keyword", negated=0, **_KEYWORD)),
    *W("claim", "{cards:those+} is/are not in {keyword:KEYWORD}", "{cards:those+} isn't|aren't in {keyword:KEYWORD}", "{cards:those+} is/are no~longer in {keyword:KEYWORD}", tree=Node("has_keyword", negated=1, **_KEYWORD)),
    *W("claim", "{cards:those+} is/are a|an {attack:NUMBER} / {defense:NUMBER}", "{cards:those+} has/have {attack:NUMBER} attack and {defense:NUMBER} defense", tree=Node(
        "stats", cards=CARDS, attack=Hole("attack"), defense=Hole("defense"))),
    *W("claim", "{who:subject} has/have {amount:figure} defense|life|health|hp", "{who:subject} is|am at {amount:figure} defense|life|health|hp", "{who:subject} is|am at {amount:figure}",
       "{who:owner} leader has {amount:figure} life|health|hp", "{who:owner} leader is at {amount:figure}", "{who:owner} leader is at {amount:figure} defense|life|health|hp",
       tree=Node("attribute", cards=LEADER, attribute=DEFENSE, amount=AMOUNT)),
    *W("claim", "{who:subject} has/have {amount:figure} {point:COUNTER~n} left|remaining", tree=Node("point", who=WHO, point=Hole("point"), amount=AMOUNT)),
    *W("claim", "{cards:those+} doesn't|don't have {keyword:KEYWORD}", "{cards:those+} has/have no {keyword:KEYWORD}", tree=Node("has_keyword", negated=1, **_KEYWORD)),
    *W("claim", "{cards:those+} isn't|aren't {state:state}", preferred=True, tree=Node("in_state", cards=CARDS, state=Hole("state"), negated=1)),
    *W("claim", "{cards:those+} cannot attack", "{cards:those+} can~not attack", tree=Node("can_attack", cards=CARDS, negated=1)),
    *W("claim", "{cards:those+} cannot attack {target:thing}", tree=Node("can_attack", cards=CARDS, target=Hole("target"), negated=1)),
    *W("claim", "both~leaders have {amount:figure} defense|life|health|hp", "both~leaders are at {amount:figure}", "both~leaders are at {amount:figure} defense|life|health|hp", tree=Node(
        "attribute", cards=BOTH_LEADERS, attribute=DEFENSE, amount=AMOUNT)),
    *W("claim", "{active:STATE} is active", tree=Node("player_state", active=Hole("active"), negated=0)),
    *W("claim", "{active:STATE} is not active", "{active:STATE} isn't active", "{active:STATE} is inactive", tree=Node("player_state", active=Hole("active"), negated=1)),
    *W("claim", "{who:subject} is|am|are in {active:STATE}", tree=Node("player_state", who=WHO, active=Hole("active"), negated=0)),
    *W("claim", "{who:subject} is|am|are not in {active:STATE}", "{who:subject} is|am|are no~longer in {active:STATE}", "{who:subject} isn't in {active:STATE}", tree=Node("player_state", who=WHO, active=Hole("active"), negated=1)),
    *W("claim", "neither~leader has {n:NUMBER} defense|life|health|hp", "neither~leader is at {n:NUMBER}", tree=Node("attribute", cards=BOTH_LEADERS, attribute=DEFENSE, amount=Node("other_than", n=Hole("n")))),
    *W("claim", *(f"{{who:subject}} {denied} have any {{point:COUNTER~pl}}{left}" for denied in ("do~not|don't", "does~not|doesn't") for left in ("", " left")), tree=Node("point", who=WHO, point=Hole("point"), amount=NONE)),
    *W("claim", *(f"{{who:owner}} {{point:COUNTER}} {went}~by {{amount:figure}}" for went in ("increased", "went~up", "grew", "has~risen", "have~risen", "rise", "rises", "increase", "increases")), tree=Node("point_moved", who=WHO, point=Hole("point"), amount=AMOUNT, down=0)),
    *W("claim", *(f"{{who:owner}} {{point:COUNTER}} {went}~by {{amount:figure}}" for went in ("decreased", "went~down", "dropped", "has~fallen", "have~fallen", "fall", "falls", "shrank")), tree=Node("point_moved", who=WHO, point=Hole("point"), amount=AMOUNT, down=1)),
    *W("claim", "{cards:those+} cannot attack again", tree=Node("attacks_again", cards=CARDS, negated=1)),
    *W("claim", "{cards:those+} still has/have {keyword:KEYWORD}", tree=Node("has_keyword", cards=CARDS, keyword=Hole("keyword"), negated=0)),
    *W("claim", "{cards:those+} has/have {amount:figure} {attribute:attribute} left|remaining", tree=Node(
        "attribute", cards=CARDS, attribute=Hole("attribute"), amount=AMOUNT)),
    *W("claim", "{cards:those+} cost[s] {amount:figure} now", "{cards:those+} now cost[s] {amount:figure}", tree=Node(
        "attribute", cards=CARDS, attribute=Node("attribute", {"is": "cost"}), amount=AMOUNT)),
    *W("claim", "{cards:those+} may attack", tree=Node("can_attack", cards=CARDS, negated=0)),
    *W("claim", "{cards:those+} is/are at {amount:figure}", "{cards:those+} is/are at {amount:figure} defense|life|health|hp", tree=Node(
        "attribute", cards=CARDS, attribute=Node("attribute", {"is": "defense"}), amount=AMOUNT)),
    *W("claim", "{counter:COUNTER} on|of {cards:those+} is {amount:figure}", "{cards:those+} has/have a|an {counter:COUNTER} of {amount:figure}", tree=Node(
        "counter_on", cards=CARDS, counter=Hole("counter"), amount=AMOUNT)),
    *W("claim", "{cards:those+} has/have a~countdown~of {amount:figure}", tree=Node("counter_on", cards=CARDS, counter="countdown", amount=AMOUNT)),
    *W("claim", "{who:owner} {attribute:attribute} is {amount:figure}", "{who:subject} has/have {amount:figure} {attribute:attribute}", "{who:subject} is|am at {amount:figure} {attribute:attribute}", tree=Node(
        "attribute", cards=LEADER, attribute=Hole("attribute"), amount=AMOUNT)),
    *W("claim", "{who:subject} still has/have {amount:figure} {point:COUNTER~n}", tree=Node("point", who=WHO, point=Hole("point"), amount=AMOUNT)),
    *W("claim", "{cards:those+} still has/have {amount:figure} {attribute:attribute}", tree=Node("attribute", cards=CARDS, attribute=Hole("attribute"), amount=AMOUNT)),
    *W("claim", "{cards:those+} is/are still {attack:NUMBER} / {defense:NUMBER}", "{cards:those+} is/are now {attack:NUMBER} / {defense:NUMBER}", "{cards:those+} is/are now a|an {attack:NUMBER} / {defense:NUMBER}",
       "{cards:those+} became {attack:NUMBER} / {defense:NUMBER}", "{cards:those+} has/have {attack:NUMBER} / {defense:NUMBER} stats", "{cards:those+} has/have {attack:NUMBER} / {defense:NUMBER}", "{cards:those+} {attack:NUMBER} / {defense:NUMBER}", tree=Node(
        "stats", cards=CARDS, attack=Hole("attack"), defense=Hole("defense"))),
    *W("claim", "{cards:those+} keep[s] {keyword:KEYWORD}", "{cards:those+} kept {keyword:KEYWORD}", tree=Node("has_keyword", cards=CARDS, keyword=Hole("keyword"), negated=0)),
    *W("claim", "{card:possessor} {counter:COUNTER} is {amount:figure}", tree=Node("counter_on", cards=(CARD,), counter=Hole("counter"), amount=AMOUNT)),
    *W("claim", "{card:possessor} countdown is {amount:figure}", tree=Node("counter_on", cards=(CARD,), counter="countdown", amount=AMOUNT)),
    *W("claim", "{cards:those+} no~longer has/have {keyword:KEYWORD}", "{cards:those+} has/have lost {keyword:KEYWORD}", tree=Node("has_keyword", cards=CARDS, keyword=Hole("keyword"), negated=1)),
    *W("claim", "{cards:those+} no~longer has/have {text:NAME}", tree=Node("has_ability", cards=CARDS, text=Hole("text"), negated=1)),
    *W("claim", "{cards:those+} is/are still {state:state}", tree=Node("in_state", cards=CARDS, state=Hole("state"), negated=0)),
    *W("claim", "{cards:those+} is/are back to {attack:NUMBER} / {defense:NUMBER}", tree=Node("stats", cards=CARDS, attack=Hole("attack"), defense=Hole("defense"))),
]
