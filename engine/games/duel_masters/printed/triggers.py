"""How cards print when an ability triggers."""

from engine.games.duel_masters.printed.pieces import (
    BATTLED,
    BLOCKED_AND_THEN,
    CARD,
    EACH,
    ENTERING,
    FIRST_ATTACK,
    FIRST_TIME,
    ME,
    OPPONENT,
    OTHER_KINDS,
    PARTS,
    TWO,
    cards,
    of_side,
    only,
    saying,
    within,
)
from engine.language.tree import Node
from engine.language.wordings import Hole, W

PRINTED_TRIGGERS = [
    *(w for turn in ("each~turn", "in~a~turn", "in~each~turn") for w in W(
        "ability_line", f"the~first~time this~creature|this {{happening~n}} {turn}, {{body}}", f"when|whenever this~creature|this {{happening~n}} for~the~first~time {turn}, {{body}}", tree=FIRST_TIME)),
    *W("ability_line", *(f"when|whenever this~creature|this attacks for~the~first~time {turn}, {{steps:effect}} {end} ." for turn in ("each~turn", "in~a~turn", "in~each~turn")
                         for end in ("after~the~attack", "at~the~end~of~the~attack", "after~that~attack", "at~the~end~of~that~attack")), tree=FIRST_ATTACK),
    *W("ability_line", "when|whenever this~creature blocks, {steps:effect} after~the~battle|after~it~battles .", tree=BLOCKED_AND_THEN),
    *W("ability_line", "when|whenever this~creature battles, {steps:effect} after~the~battle .", tree=Node(
        "ability", trigger=BATTLED, body=Node("body", sentences=(saying(Hole("steps")),)))),
    *W("happening", "is/are~attacking~your~opponent~and~isn't~blocked", tree=Node("unblocked")),
    *W("happening", "is/are~put~into~the~battle~zone", tree=Node("enters")),
    *W("trigger", "when|whenever you~put this~creature|this into~the~battle~zone", *(f"when|whenever you~put this~{kind} into~the~battle~zone" for kind in OTHER_KINDS), tree=Node("when", subject=Node("this"), happening=Node("enters"))),
    *W("trigger", f"when|whenever you~put a|an {PARTS} into~the~battle~zone", tree=Node(
        "when", subject=Node("any_of", filter=cards(of_side("me"))), happening=Node("enters"))),
    *W("trigger", "at~the~end~of~each~of {owner} turns", tree=Node("turn_end", owner=Hole("owner"))),
    *W("trigger", "at~the~start~of~each~of {owner} turns", tree=Node("turn_start", owner=Hole("owner"))),
    *(w for whose, who in (("your", ME), ("your~opponent's", OPPONENT)) for w in W(
        "trigger", f"when|whenever one|any of {whose} shields leaves|leaves~the~shield~zone",
        tree=Node("when", subject=Node("any_of", filter=only(CARD, within(who, "shields"))), happening=Node("leaves_shields")), preferred=True)),
    *(w for zone, kind, said in (("mana", "into_mana", "mana~zone"), ("graveyard", "into_graveyard", "graveyard")) for whose, who in (("your", "me"), ("your~opponent's", "opponent")) for w in W(
        "trigger", f"when|whenever|each~time a|an {PARTS} is~put~into~{whose}~{said}", *([f"when|whenever|each~time you~put a|an {PARTS} into~your~{said}"] if who == "me" else []), preferred=True,
        tree=Node("when", subject=Node("any_of", filter=cards(of_side(who))), happening=Node(kind)))),
    *W("happening", "is/are~put~into~your~graveyard~from~the~battle~zone", "is/are~put~into~its~owner's~graveyard~from~the~battle~zone", tree=Node("put_away")),
    *W("trigger", "each~time {subject} {happening~n}", tree=Node("when", subject=Hole("subject"), happening=Hole("happening"))),
    *W("trigger", "each~time {player} {deed:deed}", tree=Node("when_player", player=Hole("player"), deed=Hole("deed"))),
    *W("happening", "become[s]~untapped", tree=Node("untaps")),
    *W("happening", "become[s]~blocked", tree=Node("is_blocked")),
    *W("happening", "leave[s]~the~battle~zone", tree=Node("leaves")),
    *W("happening", "enter[s]~the~battle~zone", tree=Node("enters")),
    *W("would", "leave~the~battle~zone", tree=Node("leaves")),
    *W("trigger", f"when|whenever your~opponent~puts a|an {PARTS} into~the~battle~zone", tree=ENTERING["opponent"]),
    *W("happening", "attack[s]~your~opponent~and~isn't~blocked", "attack[s]~and~isn't~blocked", "attack[s]~a~player~and~isn't~blocked", tree=Node("unblocked")),
    *W("trigger", "after~this~creature~attacks|after~this~attacks", "after~this~creature's~attack|after~this's~attack", tree=Node("when", subject=Node("this"), happening=Node("attack_ends"))),
    *W("ability_line", "when|whenever {subject} attack[s] , {steps:effect} after~the~attack .", tree=Node(
        "ability", trigger=Node("when", subject=Hole("subject"), happening=Node("attack_ends")), body=Node("body", sentences=(saying(Hole("steps")),)))),
    *W("trigger", f"when|whenever your {PARTS} {{happening~n}}", tree=Node("when", subject=Node("any_of", filter=cards(of_side("me"))), happening=Hole("happening"))),
    *W("trigger", "at~the~end~of~each~turn", tree=Node("turn_end", owner=EACH)),
    *W("trigger", "at~the~start~of~each~turn", tree=Node("turn_start", owner=EACH)),
    *W("trigger", f"when|whenever another~of~your {PARTS} leaves~the~battle~zone", f"when|whenever one~of~your~other {PARTS} leaves~the~battle~zone", tree=Node(
        "when", subject=Node("any_of", filter=cards(of_side("me"), Node("other"))), happening=Node("leaves"))),
    *W("happening", "enter[s]", tree=Node("enters")),
    *W("happening", "leave[s]", tree=Node("leaves")),
    *W("trigger", "when|whenever {subject} {first:happening~n} or {second:happening~n}", tree=TWO),
    *W("trigger", *(f"when|whenever another~of~your {PARTS} {enters}" for enters in ("enters", "enters~the~battle~zone")), tree=Node(
        "when", subject=Node("any_of", filter=cards(of_side("me"), Node("other"))), happening=Node("enters"))),
]  # fmt: skip
