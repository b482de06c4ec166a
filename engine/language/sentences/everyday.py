"""How players say it among themselves: understood as well, and written back in the words of the phrases that mean it."""

from __future__ import annotations

from engine.language.sentences.also import AMOUNT, CARDS, WHO, deed
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_CARD = Hole("card")
_HAND = ("to hand", "to~my hand", "to~their hand", "to~its~owner's hand")
_TWICE = (("once", 1), ("twice", 2))

ACTIONS = [
    *W("core", *(f"{who} attack[s] {{target:thing}} with {{attacker:thing}}" for who in ("opponent", "the~opponent", "my~opponent")), tree=Node(
        "attack", attacker=Hole("attacker"), target=Hole("target"))),
    *W("core", "{attacker:thing} attack[s] the~leader", tree=Node("attack", attacker=Hole("attacker"))),
    *W("core", "I~discard {cards:those+}", "discard {cards:those+}", tree=Node("undergo", cards=CARDS, deed=deed("discarded"), together=0)),
    *W("core", *(f"{{cards:those+}} return[s] {where}" for where in _HAND), tree=Node("undergo", cards=CARDS, deed=deed("returned"), together=0)),
    *W("core", "heal {targets:those+} for|by {amount:NUMBER}", "I~heal {targets:those+} for|by {amount:NUMBER}", "{targets:those+} is/are healed for|by {amount:NUMBER}",
       "{targets:those+} recover[s] {amount:NUMBER} defense", "restore {amount:NUMBER} defense to {targets:those+}", tree=Node(
        "restore", targets=Hole("targets"), amount=AMOUNT)),
    *W("core", "{who:subject} skip[s] the~turn", *(f"{{who:subject}} skip[s] {whose}turn" for whose in ("my~", "his~", "her~", "their~")), tree=Node(
        "end_turn", who=WHO)),
    *W("action", *(f"{{action:action}}{mark} selecting {{picks:pick+}}" for mark in ("", " ,")), "{action:action} and select[s] {picks:pick+}",
       tree=Node("with_picks", action=Hole("action"), picks=Hole("picks"))),
    *W("action", "{action:action} ( target : {targets:aim+} )", tree=Node("with_targets", action=Hole("action"), targets=Hole("targets"))),
]  # fmt: skip

HAPPENINGS = [
    *W("happening", "{card:thing} has taken {amount:figure} damage", tree=Node("takes_damage", card=_CARD, amount=AMOUNT)),
    *W("happening", "{card:thing} is/are healed by|for {amount:figure}", "{card:thing} was/were healed by|for {amount:figure}",
       "{card:thing} recover[s] {amount:figure} defense", "{card:thing} recovered {amount:figure} defense", tree=Node("restores", card=_CARD, amount=AMOUNT)),
    *W("happening", "{card:thing} gained {stats:STATS}", "{card:thing} gains {stats:STATS}", tree=Node("gets_stats", card=_CARD, stats=Hole("stats"))),
]  # fmt: skip


def _times(verb: str, kind: str) -> list[Wording]:
    """How often an effect did that: "triggered twice"."""
    happening = Node(kind, effect=Hole("effect"))
    counted = W("claim", f"{{effect:effect}} {verb} {{amount:figure}} time(s)", tree=Node("happened_times", amount=AMOUNT, happening=happening))
    return counted + [w for word, n in _TWICE for w in W("claim", f"{{effect:effect}} {verb} {word}", tree=Node(
        "happened_times", amount=Node("exactly", n=n), happening=happening))]


CLAIMS = [
    *(w for place, tree in (("in|on {place:place}", Hole("place")), ("in~play", Node("in_play"))) for w in W(
        "claim", *(f"{{cards:those+}} {verb} {place}" for verb in ("remain[s]", "stay[s]", "remained", "stayed", "is/are back")), tree=Node(
            "located", cards=CARDS, place=tree, negated=0))),
    *W("claim", *(f"{{cards:those+}} {verb} {{place:place}}" for verb in ("went to", "go[es] to", "ended~up in|on", "end[s]~up in|on")), tree=Node(
        "located", cards=CARDS, place=Hole("place"), negated=0)),
    *W("claim", "{cards:those+} is/are alive", "{cards:those+} is/are still alive", tree=Node("located", cards=CARDS, place=Node("in_play"), negated=0)),
    *W("claim", "{cards:those+} is/are under {who:owner} control", "{cards:those+} belong[s] to {who:object}", "{cards:those+} is/are on {who:owner} side",
       tree=Node("controlled", who=WHO, cards=CARDS)),
    *W("claim", "{cards:those+} is/are now {name:NAME}", "{cards:those+} is/are now a|an {name:NAME}", "{cards:those+} turned into {name:NAME}",
       "{cards:those+} was/were transformed into {name:NAME}", *(f"{{cards:those+}} {verb} a|an {{name:NAME}}" for verb in ("became", "turned into", "was/were transformed into")),
       tree=Node("became", cards=CARDS, name=Hole("name"))),
    *W("claim", "both~boards are empty", tree=Node("contents", cards=(), place=Node("place", zone="board"))),
    *W("claim", "the~top~card~of {place:place} is {cards:thing+}", "{cards:thing+} is/are on~top~of {place:place}", tree=Node(
        "begins_with", place=Hole("place"), cards=CARDS)),
    *W("claim", "{cards:those+} still has/have {keyword:KEYWORD}", tree=Node("has_keyword", cards=CARDS, keyword=Hole("keyword"), negated=0)),
    *W("claim", "{cards:those+} has/have {amount:figure} {attribute:attribute} left|remaining", tree=Node(
        "attribute", cards=CARDS, attribute=Hole("attribute"), amount=AMOUNT)),
    *W("claim", "{cards:those+} cost[s] {amount:figure} now", "{cards:those+} now cost[s] {amount:figure}", tree=Node(
        "attribute", cards=CARDS, attribute=Node("attribute", {"is": "cost"}), amount=AMOUNT)),
    *W("claim", "{cards:those+} has/have evolved", tree=Node("underwent", cards=CARDS, deed=deed("evolved"), negated=0)),
    *W("claim", "{cards:those+} may attack", tree=Node("can_attack", cards=CARDS, negated=0)),
    *_times("triggered", "triggers"), *_times("triggers", "triggers"), *_times("resolved", "resolves"), *_times("resolves", "resolves"),
    *W("claim", "{first:effect} resolve[s] after {second:effect}", "{first:effect} resolved after {second:effect}", tree=Node(
        "order_of_effects", first=Hole("second"), second=Hole("first"))),
    *W("claim", "{first:effect} resolved before {second:effect}", tree=Node("order_of_effects", first=Hole("first"), second=Hole("second"))),
    *(w for word, a, b in (("before", "a", "b"), ("after", "b", "a")) for w in W("claim", f"{{a:effect}} triggered {word} {{b:effect}}", tree=Node(
        "order", steps=tuple(Node("triggers", effect=Hole(x)) for x in (a, b))))),
    *(w for word, a, b in (("before", "a", "b"), ("after", "b", "a")) for verb in ("died", "was destroyed", "is destroyed", "dies") for w in W(
        "claim", f"{{a:thing}} {verb} {word} {{b:thing}}", tree=Node("order", steps=tuple(
            Node("undergoes", card=Hole(x), deed=deed("destroyed")) for x in (a, b))))),
    *W("claim", "the~enemy~leader is at {amount:figure}", "the~enemy~leader is at {amount:figure} defense|life|health|hp", tree=Node(
        "attribute", cards=(Node("leader", who=Node("player", {"is": "opponent"})),), attribute=Node("attribute", {"is": "defense"}), amount=AMOUNT)),
    *W("claim", "{counter:COUNTER} on|of {cards:those+} is {amount:figure}", "{cards:those+} has/have a|an {counter:COUNTER} of {amount:figure}", tree=Node(
        "counter_on", cards=CARDS, counter=Hole("counter"), amount=AMOUNT)),
    *W("claim", "{cards:those+} has/have a~countdown~of {amount:figure}", tree=Node("counter_on", cards=CARDS, counter="countdown", amount=AMOUNT)),
]  # fmt: skip

EVERYDAY = [*ACTIONS, *HAPPENINGS, *CLAIMS]
