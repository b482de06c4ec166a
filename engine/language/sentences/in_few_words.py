"""How players write rulings down in a hurry: it took no damage, I still have 3 shadows, only one was summoned. Understood, never written so."""

from __future__ import annotations

from engine.language.sentences.also import AMOUNT, CARDS, LEADER, NONE, WHO, deed
from engine.language.sentences.nouns import ME
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_PLACE, _CARD = Hole("place"), Hole("card")
_NOT = ("did~not", "didn't", "does~not", "doesn't", "do~not", "don't")
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
DAMAGED = deed("damaged")

AMOUNTS = [
    *(w for n, word in enumerate(_NUMBERS, 1) for w in W("figure", word, tree=Node("exactly", n=n))),
    *W("figure", "only {n:NUMBER}", "just {n:NUMBER}", tree=Node("exactly", n=Hole("n"))),
    *W("figure", "only~one", "just~one", "exactly~one", "a~single", tree=Node("exactly", n=1)),
    *W("figure", "at~least~one", tree=Node("at_least", n=1)),
    *W("figure", "{n:NUMBER} or~more", tree=Node("at_least", n=Hole("n"))),
]

ACTIONS = [
    *W("action", "{action:action} ( {how:how} )", tree=Node("with_how", action=Hole("action"), how=Hole("how"))),
    *W("action", "{action:action} , with {how:how}", "{action:action} via {how:how}", tree=Node("with_how", action=Hole("action"), how=Hole("how"))),
    *W("core", "super-evolve {card:thing}", tree=Node("super_evolve", who=ME, card=_CARD)),
    *W("core", "engage {card:thing}", tree=Node("engage", who=ME, card=_CARD)),
    *W("core", "fuse {cards:thing+} to|into|onto {card:thing}", "fuse {cards:thing+} with {card:thing}", tree=Node("fuse", who=ME, cards=CARDS, card=_CARD)),
    *W("core", "{who:subject} fuse[s] {cards:thing+} into|onto|with {card:thing}", tree=Node("fuse", who=WHO, cards=CARDS, card=_CARD)),
    *W("core", "cast {card:thing}", "I~use {card:thing}", "I~summon {card:thing} from~my~hand", tree=Node("play", who=ME, card=_CARD)),
    *W("core", "{attacker:thing} hits|hit {target:thing}", "{attacker:thing} attack[s] into {target:thing}", tree=Node("attack", attacker=Hole("attacker"), target=Hole("target"))),
    *W("action", "{action:action} in~response", "{action:action} in~answer", "{action:action} as~an~answer", tree=Hole("action")),
    *W("core", "{who:subject} summon[s] {card:thing}", "{who:subject} declare[s] the~use~of {card:thing}", tree=Node("play", who=WHO, card=_CARD)),
    *W("core", "summon {card:thing}", tree=Node("play", who=ME, card=_CARD)),
    *W("core", "nobody~responds", "no~one~responds", "no~one~answers", "nobody~interrupts", "both~players~pass", "both~pass", "everybody~passes", tree=Node("nobody_answers")),
    *W("core", "destroy {cards:those+}", "kill {cards:those+}", "{cards:those+} is/are killed", "{cards:those+} get[s] destroyed|killed", tree=Node("undergo", cards=CARDS, deed=deed("destroyed"), together=0)),
    *W("core", "banish {cards:those+}", tree=Node("undergo", cards=CARDS, deed=deed("banished"), together=0)),
    *W("core", "block with {card:thing}", "I~block with {card:thing}", "defend with {card:thing}", "I~defend with {card:thing}", tree=Node("defend", card=_CARD)),
    *W("core", "{who:owner} turn ends", tree=Node("end_turn", who=WHO)),
    *W("core", "draw {amount:NUMBER} card(s)", tree=Node("draw", who=ME, amount=AMOUNT)),
    *W("core", "draw a~card", tree=Node("draw", who=ME, amount=1)),
]

_NOTHING = ("{{who:subject}} {denied}~{verb} a~card", "{{who:subject}} {denied}~{verb} any~cards", "{{who:subject}} {denied}~{verb} cards", "{{who:subject}} {denied}~{verb}")
HAPPENED = [
    *(w for before, steps in (("before", (0, 1)), ("after", (1, 0))) for w in W("claim", f"{{effect:effect}} resolved|resolves {before} {{card:thing}} was|is {{deed:deed}}",
       tree=Node("order", steps=tuple((Node("resolves", effect=Hole("effect")), Node("undergoes", card=_CARD, deed=Hole("deed")))[n] for n in steps)))),
    *W("claim", *(f"{{cards:those+}} {denied}~take damage" for denied in _NOT), *(f"{{cards:those+}} {denied}~take any damage" for denied in _NOT), "{cards:those+} took|take|takes no damage",
       tree=Node("underwent", cards=CARDS, deed=DAMAGED, negated=1)),
    *W("claim", "{cards:those+} took damage", "{cards:those+} take[s] damage", tree=Node("underwent", cards=CARDS, deed=DAMAGED, negated=0)),
    *(w for plain, past, verb in (("draw", "drew", "drawn"), ("discard", "discarded", "discarded")) for w in W(
        "claim", *(way.format(denied=denied, verb=plain) for way in _NOTHING for denied in _NOT), f"{{who:subject}} {past} no cards", f"{{who:subject}} {past} nothing", tree=Node(
            "count_of", amount=NONE, deed=deed(verb), who=WHO))),
    *W("claim", "{who:subject} drew {amount:figure}", tree=Node("count_of", amount=AMOUNT, deed=deed("drawn"), who=WHO)),
    *W("claim", "{cards:those+} was|were killed", "{cards:those+} got killed|destroyed", tree=Node("underwent", cards=CARDS, deed=deed("destroyed"), negated=0)),
    *W("claim", "{who:subject} draw[s] {amount:figure} card(s)", tree=Node("count_of", amount=AMOUNT, deed=deed("drawn"), who=WHO)),
    *W("claim", "{source:thing} destroyed|destroys {card:thing}", tree=Node("underwent_by", cards=(_CARD,), source=Hole("source"), deed=deed("destroyed"), negated=0)),
    *W("claim", "{source:thing} banished|banishes {card:thing}", tree=Node("underwent_by", cards=(_CARD,), source=Hole("source"), deed=deed("banished"), negated=0)),
    *W("claim", "{cards:those+} was/were never {deed:deed}", tree=Node("underwent", cards=CARDS, deed=Hole("deed"), negated=1)),
    *W("claim", "{cards:those+} gets|got {deed:deed}", "{cards:those+} has/have been {deed:deed}", "{cards:those+} is/are {deed:deed}", tree=Node("underwent", cards=CARDS, deed=Hole("deed"), negated=0)),
    *W("claim", "{cards:those+} has/have not been {deed:deed}", "{cards:those+} hasn't|haven't been {deed:deed}", tree=Node("underwent", cards=CARDS, deed=Hole("deed"), negated=1)),
]  # fmt: skip

_TIMES = tuple((f"{mark}{word}", n) for mark in ("only ", "just ", "exactly ") for word, n in (("once", 1), ("twice", 2)))
HAPPENED += [
    *(w for words, n in _TIMES for frame, happening in (
        ("{card:thing} was|were {deed:deed}", Node("undergoes", card=_CARD, deed=Hole("deed"))), ("{effect:effect} triggered|triggers|activated", Node("triggers", effect=Hole("effect"))),
        ("{effect:effect} resolved|resolves", Node("resolves", effect=Hole("effect")))) for w in W("claim", f"{frame} {words}", tree=Node(
            "happened_times", amount=Node("exactly", n=n), happening=happening))),
    *W("claim", *(f"{{card:thing}} {denied}~{get} {{stats:STATS}}" for denied in _NOT for get in ("get", "gain", "receive")), tree=Node(
        "happened", happening=Node("gets_stats", card=_CARD, stats=Hole("stats")), negated=1)),
    *W("claim", *(f"{{card:thing}} {denied}~{get} {{keyword:KEYWORD}}" for denied in _NOT for get in ("get", "gain")), tree=Node(
        "happened", happening=Node("gains_keyword", card=_CARD, keyword=Hole("keyword")), negated=1)),
    *W("claim", *(f"{{card:thing}} {denied}~lose {{keyword:KEYWORD}}" for denied in _NOT), tree=Node("happened", happening=Node("loses_keyword", card=_CARD, keyword=Hole("keyword")), negated=1)),
]  # fmt: skip

_MOMENT, _CLAIM = Hole("moment"), Hole("claim")
MOMENTS = [
    *W("stated", "{moment:moment} {claim:claim}", "{claim:claim} {moment:moment}", tree=Node("at_moment", moment=_MOMENT, claim=_CLAIM)),
    *W("stated", *(f"{end}{mark} {{claim:claim}}" for end in ("in~the~end", "at~the~end", "finally", "afterwards", "as~a~result") for mark in ("", " ,")), "{claim:claim} in~the~end|at~the~end", tree=_CLAIM),
]

WHERE = [
    *W("claim", "{place:place} is/are {cards:thing+}", "{place:place} consists~of {cards:thing+}", "{place:place} has|contains exactly {cards:thing+}", tree=Node("contents", cards=CARDS, place=_PLACE)),
    *W("claim", "{who:owner} {zone:ZONE} isn't full", tree=Node("full", who=WHO, zone=Hole("zone"), negated=1)),
    *W("claim", "{place:place} still has {amount:figure} card(s)", tree=Node("count_in", place=_PLACE, amount=AMOUNT)),
    *W("claim", "{cards:those+} isn't|aren't on|in {place:place} anymore|any~more", "{cards:those+} is/are not on|in {place:place} anymore|any~more", tree=Node(
        "located", cards=CARDS, place=_PLACE, negated=1)),
    *W("claim", "{cards:those+} go[es] back to {place:place}", "{cards:those+} went back to {place:place}", "{cards:those+} returned to {place:place}", tree=Node(
        "located", cards=CARDS, place=_PLACE, negated=0)),
]  # fmt: skip

FIGURES = [
    *W("claim", "{who:owner} {attribute:attribute} is {amount:figure}", "{who:subject} has/have {amount:figure} {attribute:attribute}", "{who:subject} is|am at {amount:figure} {attribute:attribute}", tree=Node(
        "attribute", cards=LEADER, attribute=Hole("attribute"), amount=AMOUNT)),
    *W("claim", "{who:subject} still has/have {amount:figure} {point:COUNTER~n}", tree=Node("point", who=WHO, point=Hole("point"), amount=AMOUNT)),
    *W("claim", "{cards:those+} still has/have {amount:figure} {attribute:attribute}", tree=Node("attribute", cards=CARDS, attribute=Hole("attribute"), amount=AMOUNT)),
    *W("claim", "{cards:those+} is/are still {attack:NUMBER} / {defense:NUMBER}", "{cards:those+} is/are now {attack:NUMBER} / {defense:NUMBER}", "{cards:those+} is/are now a|an {attack:NUMBER} / {defense:NUMBER}",
       "{cards:those+} became {attack:NUMBER} / {defense:NUMBER}", "{cards:those+} has/have {attack:NUMBER} / {defense:NUMBER} stats", "{cards:those+} has/have {attack:NUMBER} / {defense:NUMBER}", "{cards:those+} {attack:NUMBER} / {defense:NUMBER}", tree=Node(
        "stats", cards=CARDS, attack=Hole("attack"), defense=Hole("defense"))),
    *W("claim", "{cards:those+} keep[s] {keyword:KEYWORD}", "{cards:those+} kept {keyword:KEYWORD}", tree=Node("has_keyword", cards=CARDS, keyword=Hole("keyword"), negated=0)),
    *W("claim", "{card:possessor} {counter:COUNTER} is {amount:figure}", tree=Node("counter_on", cards=(_CARD,), counter=Hole("counter"), amount=AMOUNT)),
    *W("claim", "{card:possessor} countdown is {amount:figure}", tree=Node("counter_on", cards=(_CARD,), counter="countdown", amount=AMOUNT)),
    *W("claim", "{cards:those+} no~longer has/have {keyword:KEYWORD}", "{cards:those+} has/have lost {keyword:KEYWORD}", tree=Node("has_keyword", cards=CARDS, keyword=Hole("keyword"), negated=1)),
    *W("claim", "{cards:those+} no~longer has/have {text:NAME}", tree=Node("has_ability", cards=CARDS, text=Hole("text"), negated=1)),
    *W("claim", "{cards:those+} is/are still {state:state}", tree=Node("in_state", cards=CARDS, state=Hole("state"), negated=0)),
    *W("claim", "{cards:those+} is/are back to {attack:NUMBER} / {defense:NUMBER}", tree=Node("stats", cards=CARDS, attack=Hole("attack"), defense=Hole("defense"))),
]  # fmt: skip

QUEUE = [
    *W("claim", *(f"{{effects:effect+}} {word}" for word in ("trigger[s]", "was/were triggered", "is/are triggered", "was/were activated", "is/are activated", "went off", "go[es] off")), tree=Node(
        "triggered", effects=Hole("effects"), negated=0)),
    *W("claim", *(f"{{effects:effect+}} {word}" for word in ("resolve[s]", "work[s]", "worked", "takes|take effect", "took effect")), tree=Node("resolved", effects=Hole("effects"), negated=0)),
    *W("claim", *(f"{{effects:effect+}} {denied}~{word}" for denied in _NOT for word in ("work", "take~effect")), tree=Node("resolved", effects=Hole("effects"), negated=1)),
    *W("claim", *(f"{{effects:effect+}} {denied}~go~off" for denied in _NOT), "{effects:effect+} was/were not activated", "{effects:effect+} wasn't|weren't activated", tree=Node(
        "triggered", effects=Hole("effects"), negated=1)),
    *W("claim", "{effects:effect+} fizzle[s]", "{effects:effect+} is/are lost", tree=Node("fizzled", effects=Hole("effects"), negated=0)),
    *W("claim", "{first:effect} come[s] before {second:effect}", "{first:effect} came before {second:effect}", "{first:effect} happens|happened before {second:effect}", tree=Node(
        "order_of_effects", first=Hole("first"), second=Hole("second"))),
    *W("claim", "{first:effect} resolve[s] first , then {second:effect}", "{first:effect} resolves|resolved , then {second:effect}", "{first:effect} , then {second:effect}", tree=Node(
        "order_of_effects", first=Hole("first"), second=Hole("second"))),
]  # fmt: skip

IN_FEW_WORDS = [*AMOUNTS, *ACTIONS, *HAPPENED, *MOMENTS, *WHERE, *FIGURES, *QUEUE]
