"""How else players say in English what they do."""

from __future__ import annotations

from engine.language.players import ME
from engine.language.sentences.also.pieces import AIMED, AMOUNT, CARD, CARDS, HIS_NAMED, WHO, deed
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_PLAY = Node("play", who=WHO, card=Hole("card"))
_HAND = ("to hand", "to~my hand", "to~their hand", "to~its~owner's hand")


def _third(verb: str) -> str:
    """A verb as “he” has it: buries, discards, banishes."""
    return verb.removesuffix("y") + "ies" if verb.endswith("y") and verb != "destroy" else verb + ("es" if verb.endswith("sh") else "s")


_DOING = (("bury", "burying", "buried"), ("discard", "discarding", "discarded"), ("destroy", "destroying", "destroyed"), ("banish", "banishing", "banished"))
ALSO_ACTIONS = [
    *(w for do, doing, done in _DOING for w in W("action", *(f"{{action:action}}{mark} {doing} {{cards:thing+}}" for mark in ("", " ,")), *(f"{{action:action}}{mark} and {do}|{_third(do)} {{cards:thing+}}" for mark in ("", " ,")), f"{{action:action}} to {do} {{cards:thing+}}", preferred=True, tree=Node(
        "with_deed", action=Hole("action"), cards=CARDS, deed=deed(done)))),
    *W("core", *(f"{{who:subject}} play[s] {{card:thing}} from~{whose}hand" for whose in ("", "my~", "the~", "his~", "her~", "their~")), tree=_PLAY),
    *W("core", "play {card:thing}", tree=Node("play", who=ME, card=Hole("card"))),
    *W("core", "evolve {card:thing}", tree=Node("evolve", who=ME, card=Hole("card"))),
    *W("core", "end~the~turn", "end~turn", "end~my~turn", tree=Node("end_turn", who=ME)),
    *W("core", *(f"{{who:subject}} end[s] {whose}turn" for whose in ("", "his~", "her~", "their~", "its~")), "{who:subject} pass[es] the~turn", tree=Node("end_turn", who=WHO)),
    *W("core", "I~attack {target:thing} with {attacker:thing}", "attack {target:thing} with {attacker:thing}", tree=Node(
        "attack", attacker=Hole("attacker"), target=Hole("target"))),
    *W("core", "{who:subject} draw[s] a~card", tree=Node("draw", who=WHO, amount=1)),
    *W("core", "{cards:those+} dies|die", tree=Node("undergo", cards=CARDS, deed=deed("destroyed"), together=0)),
    *W("core", "{targets:those+} take[s] {amount:NUMBER} damage", "deal {amount:NUMBER} damage to {targets:those+}", tree=Node("deal", amount=AMOUNT, targets=Hole("targets"))),
    *W("core", "{cards:those+} gain[s] {stats:STATS}", tree=Node("give_stats", cards=CARDS, stats=Hole("stats"))),
    *W("core", "{cards:those+} get[s] {keyword:KEYWORD}", tree=Node("give_keyword", cards=CARDS, keyword=Hole("keyword"))),
    *W("core", "I~attack~with {attacker:thing}", "{attacker:thing} attack[s] directly|face", tree=Node("attack", attacker=Hole("attacker"))),
    *W("action", "{action:action} , choosing {picks:pick+}", "{action:action} , and choose[s] {picks:pick+}", "{action:action} and choose[s] {picks:pick+}", tree=Node(
        "with_picks", action=Hole("action"), picks=Hole("picks"))),
    *W("action", "{action:action} choosing {picks:pick&}", "{action:action} , choosing {picks:pick&}", tree=Node("with_picks", action=Hole("action"), picks=Hole("picks"))),
    *W("action", "{action:action} , paying with {cards:thing+}", "{action:action} , tapping {cards:thing+}", "{action:action} tapping {cards:thing+}", "{action:action} , and pay[s] with {cards:thing+}",
       "{action:action} and pay[s] with {cards:thing+}", tree=Node("with_payment", action=Hole("action"), cards=CARDS)),
    *W("action", "{action:action} , targeting {targets:aim+}", "{action:action} on {targets:aim+}", tree=Node("with_targets", action=Hole("action"), targets=Hole("targets"))),
    *W("action", *(f"{{action:action}} {with_} {{how:how}} {{n:NUMBER}}" for with_ in ("as", "using", "for", ", with")), tree=Node(
        "with_level", action=Hole("action"), how=Hole("how"), n=Hole("n"))),
    *W("action", "{action:action} as a|an {how:how}", "{action:action} using {how:how}", "{action:action} using~its {how:how}", "{action:action} , with {how:how}", tree=Node(
        "with_how", action=Hole("action"), how=Hole("how"))),
    *W("action", "{action:action} , ordering {first:effect} before {second:effect}", tree=Node(
        "with_order", action=Hole("action"), first=Hole("first"), second=Hole("second"))),
    *W("core", "{who:subject} cast[s] {card:thing}", tree=_PLAY),
    *W("action", "{action:action} targeting {targets:aim+}", "{action:action} aiming at {targets:aim+}", tree=AIMED),
    *W("core", *(f"{them} is/are attacked by {{attacker:thing}}" for them in ("opponent", "the~opponent")), tree=Node("attack", attacker=Hole("attacker"))),
    *W("core", *(f"I~attack {them} with {{attacker:thing}}" for them in ("opponent", "the~opponent", "my~opponent")), tree=Node("attack", attacker=Hole("attacker"))),
    *W("core", "{cards:those+} is/are {deed:deed} at~the~same~time|simultaneously|together", tree=Node("undergo", cards=CARDS, deed=Hole("deed"), together=1)),
    *W("core", "{name:NAME} is/are returned to {who:owner} hand", tree=Node("undergo", cards=HIS_NAMED, deed=deed("returned"), together=0)),
    *W("core", *(f"{who} attack[s] {{target:thing}} with {{attacker:thing}}" for who in ("opponent", "the~opponent", "my~opponent")), tree=Node(
        "attack", attacker=Hole("attacker"), target=Hole("target"))),
    *W("core", "{attacker:thing} attack[s] the~leader", tree=Node("attack", attacker=Hole("attacker"))),
    *W("core", "I~discard {cards:those+}", "discard {cards:those+}", tree=Node("undergo", cards=CARDS, deed=deed("discarded"), together=0)),
    *W("core", *(f"{{cards:those+}} return[s] {where}" for where in _HAND), tree=Node("undergo", cards=CARDS, deed=deed("returned"), together=0)),
    *W("core", "heal {targets:those+} for|by {amount:NUMBER}", "I~heal {targets:those+} for|by {amount:NUMBER}", "{targets:those+} is/are healed for|by {amount:NUMBER}",
       "{targets:those+} recover[s] {amount:NUMBER} defense", "restore {amount:NUMBER} defense to {targets:those+}", tree=Node(
        "restore", targets=Hole("targets"), amount=AMOUNT)),
    *W("core", "pass the~turn", "pass my~turn", "end my~turn", tree=Node("end_turn", who=ME)),
    *W("core", "{who:subject} skip[s] the~turn", *(f"{{who:subject}} skip[s] {whose}turn" for whose in ("my~", "his~", "her~", "their~")), tree=Node(
        "end_turn", who=WHO)),
    *W("action", *(f"{{action:action}}{mark} selecting {{picks:pick+}}" for mark in ("", " ,")), "{action:action} and select[s] {picks:pick+}", "{action:action} and pick[s] {picks:pick+}",
       tree=Node("with_picks", action=Hole("action"), picks=Hole("picks"))),
    *W("action", "{action:action} ( target : {targets:aim+} )", tree=Node("with_targets", action=Hole("action"), targets=Hole("targets"))),
    *W("action", "{action:action} ( {how:how} )", tree=Node("with_how", action=Hole("action"), how=Hole("how"))),
    *W("action", "{action:action} , with {how:how}", "{action:action} via {how:how}", tree=Node("with_how", action=Hole("action"), how=Hole("how"))),
    *W("core", "super-evolve {card:thing}", tree=Node("super_evolve", who=ME, card=CARD)),
    *W("core", "engage {card:thing}", tree=Node("engage", who=ME, card=CARD)),
    *W("core", "fuse {cards:those+} to|into|onto {card:thing}", "fuse {cards:those+} with {card:thing}", tree=Node("fuse", who=ME, cards=CARDS, card=CARD)),
    *W("core", "{who:subject} fuse[s] {cards:those+} into|onto|with {card:thing}", tree=Node("fuse", who=WHO, cards=CARDS, card=CARD)),
    *W("core", "cast {card:thing}", "I~use {card:thing}", "I~summon {card:thing} from~my~hand", tree=Node("play", who=ME, card=CARD)),
    *W("core", "{attacker:thing} hits|hit {target:thing}", "{attacker:thing} attack[s] into {target:thing}", tree=Node("attack", attacker=Hole("attacker"), target=Hole("target"))),
    *W("action", "{action:action} in~response", "{action:action} in~answer", "{action:action} as~an~answer", tree=Hole("action")),
    *W("core", "{who:subject} summon[s] {card:thing}", "{who:subject} use[s] {card:thing}", "{who:subject} declare[s] the~use~of {card:thing}", tree=Node("play", who=WHO, card=CARD)),
    *W("core", "summon {card:thing}", tree=Node("play", who=ME, card=CARD)),
    *W("core", "nobody~responds", "no~one~responds", "no~one~answers", "nobody~interrupts", tree=Node("nobody_answers")),
    *W("core", "both~pass", "everybody~passes", tree=Node("nobody_answers", all=1)),
    *W("core", "destroy {cards:those+}", "kill {cards:those+}", "{cards:those+} is/are killed", "{cards:those+} get[s] destroyed|killed", tree=Node("undergo", cards=CARDS, deed=deed("destroyed"), together=0)),
    *W("core", "banish {cards:those+}", tree=Node("undergo", cards=CARDS, deed=deed("banished"), together=0)),
    *W("core", "block with {card:thing}", "I~block with {card:thing}", "defend with {card:thing}", "I~defend with {card:thing}", tree=Node("defend", card=CARD)),
    *W("core", "{who:owner} turn ends", tree=Node("end_turn", who=WHO)),
    *W("core", "draw {amount:NUMBER} card(s)", tree=Node("draw", who=ME, amount=AMOUNT)),
    *W("core", "draw a~card", tree=Node("draw", who=ME, amount=1)),
    *W("core", "{cards:those+} evolve[s]", tree=Node("undergo", cards=CARDS, deed=deed("evolved"), together=0)),
]
