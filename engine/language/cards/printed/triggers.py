"""How printed English cards say when, how often and for how long."""

from __future__ import annotations

from engine.language.cards.printed.pieces import CARD, EACH, ME
from engine.language.said_before import LAST
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_RAISED = Node("when", subject=Node("this"), happening=Node("raised"))
TRIGGERS = [
    *W("trigger", "if this~card|this~follower|this~spell|this~amulet is~discarded~from~your~hand|is~discarded|is~discarded~by~an~effect", "if you~discard this~card|this~follower|this~spell|this~amulet", tree=Node("when", subject=Node("this"), happening=Node("discarded"))),
    *W("trigger", "whenever|when this~follower's~attack~or~defense~is~increased~by~an~effect", tree=_RAISED),
    *W("trigger", "whenever|when {subject} 's attack~or~defense~is~increased~by~an~effect|attack~or~defense~is~increased", tree=Node("when", subject=Hole("subject"), happening=Node("raised"))),
    *W("trigger", "whenever|when this~follower's~attack~or~defense~is~increased or~its~defense~is~restored by~an~effect", tree=Node(
        "each_of", first=_RAISED, second=Node("when", subject=Node("this"), happening=Node("healed")))),
    *W("ability_line", "if|when|whenever this~follower's~attack~or~defense~is~increased~by~an~effect during your~turn, {body}", tree=Node(
        "ability", modifiers=(Node("during", owner=ME),), trigger=_RAISED, body=Hole("body"))),
    *W("ability_line", *(f"{{modifiers:modifier*?}} whenever|when this~follower attacks {{whom:subject}} , {{then:steps}} {after}." for after in ("after~damage~is~dealt", "after~dealing~damage")), tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=Node("when", subject=Node("this"), happening=Node("hits", whom=Hole("whom"))), body=Node(
            "body", sentences=(Node("say", then=Hole("then")),)))),
    *W("trigger", "whenever|when this~follower|this~card becomes~maneuverable", tree=Node("when", subject=Node("this"), happening=Node("boarded"))),
    *W("period", "last~turn", tree=Node(LAST)),
    *W("period", "during~their~last~turn|during~their~previous~turn", tree=Node("period", when="their_last_turn")),
    *W("period", "during~your~last~turn", tree=Node("period", when="my_last_turn")),
    *W("deed", "discard[s] cards~from~your~hand|cards", tree=Node("discards", what=Node("groups", filter=Node("filter", noun=Node("card"))))),
    *W("trigger", "whenever|when your~leader's~defense~is~restored|defense~is~restored~to~your~leader", tree=Node(
        "when", subject=Node("leader", who="me"), happening=Node("healed"))),
    *W("trigger", "whenever|when this~follower's~defense~is~restored", tree=Node("when", subject=Node("this"), happening=Node("healed"))),
    *W("trigger", "whenever|when an~effect~restores~defense~to an~ally", preferred=True, tree=Node(
        "when", subject=Node("groups", filter=Node("filter", noun=Node("character", who="me"))), happening=Node("healed"))),
    *W("trigger", "whenever|when an~effect~restores~defense~to {subject}", tree=Node("when", subject=Hole("subject"), happening=Node("healed"))),
    *W("trigger", "at~the~start~of|at~the~beginning~of the~opponent's turn", tree=Node("turn_start", owner=Node("player", who="opponent"))),
    *W("trigger", "at~the~end~of the~opponent's turn", tree=Node("turn_end", owner=Node("player", who="opponent"))),
    *W("trigger", "at~the~beginning~of {owner} turn", tree=Node("turn_start", owner=Hole("owner"))),
    *W("modifier", "up~to~twice~each~turn,", "up~to~twice~per~turn,", "twice~per~turn,", tree=Node("limit", n=2, per="turn")),
    *W("modifier", "once~each~turn,", tree=Node("limit", n=1, per="turn")),
    *W("trigger", "whenever|when cards~are~fused~to~this~card|a~card~is~fused~to~this~card|you~fuse~to~this~card|you~fuse~a~card~to~this~card|you~fuse~cards~to~this~card|you~fuse~a~card~to~this|you~fuse~cards~to~this", tree=Node("fusion")),
]

_FROM_DECK = Node("when", subject=Node("groups", filter=CARD), happening=Node("drawn"))
ADDED = [
    *W("player", "the~opponent", tree=Node("player", who="opponent")),
    *W("trigger", "whenever|when cards~are~added~to~your~hand~from~your~deck", tree=_FROM_DECK),
    *W("period", "{it:period} (your~starting~hand~doesn't~count)", tree=Hole("it")),
]

OF_TURNS = [
    *W("trigger", "at~the~start~of|at~the~beginning~of each|every turn", tree=Node("turn_start", owner=EACH)),
    *W("trigger", "at~the~end~of each|every turn", tree=Node("turn_end", owner=EACH)),
    *W("happening", "is/are~returned~to~your~hand~from~play|is/are~returned~to~hand~from~play|is/are~returned~from~play~to~your~hand", tree=Node("returned")),
]

HAVING = [
    *W("period", "that~turn", tree=Node("period", when="turn")),
    *W("period", "that~match", tree=Node("period", when="match")),
]


def done_by(words: str, who: str, happening: str) -> list[Wording]:
    """What a player's doing something to a card sets off."""
    filter = Node("filter", adjectives=(Node("side", who=who), Hole("adjectives")), noun=Hole("noun"), tests=Hole("tests"))
    return W("trigger", f"whenever|when {words} a|an {{adjectives:adjective*?}} {{noun}} {{tests:test*?}}", tree=Node(
        "when", subject=Node("any_of", filter=filter), happening=Node(happening)))


DONE_BY = [
    *W("trigger", "whenever|when this~card|this~follower|this~spell|this~amulet is~drawn", tree=Node("when", subject=Node("this"), happening=Node("drawn"))),
    *(w for verb, happening in (("evolve", "evolves"), ("summon", "summoned"), ("reanimate", "reanimated")) for words, who in ((f"you~{verb}", "me"), (f"your~opponent~{verb}s|the~opponent~{verb}s", "opponent")) for w in done_by(words, who, happening)),
    *W("trigger", "whenever|when you~restore~your~leader's~defense|you~restore~defense~to~your~leader", tree=Node("when", subject=Node("leader", who="me"), happening=Node("healed"))),
    *W("trigger", "whenever|when {at_least:NUMBER} or~more~cards~are~fused~to~this~card|to~this|to~this~follower", "whenever|when at~least {at_least:NUMBER} cards~are~fused~to~this~card|to~this|to~this~follower",
       tree=Node("fusion", at_least=Hole("at_least"), together=1)),
    *W("happening", *(f"{verb}~to~{where}" for verb in ("is/are~returned", "return[s]") for where in ("a~player's~hand", "either~player's~hand", "its~owner's~hand", "their~owner's~hand", "your~opponent's~hand")),
       "return[s]~to~hand|return[s]~to~your~hand", tree=Node("returned")),
    *W("period", "during~your~opponent's~last~turn|during~the~opponent's~last~turn|during~the~opponent's~previous~turn", tree=Node("period", when="their_last_turn")),
]

PRINTED_TRIGGERS = [*TRIGGERS, *OF_TURNS, *ADDED, *HAVING, *DONE_BY]
