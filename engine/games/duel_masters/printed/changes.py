"""How cards print what somebody gets or has: power, keywords, what it can't do, and for how long."""

from engine.games.duel_masters.printed.pieces import (
    BY_THEIRS,
    DURATION,
    EACH,
    GRANTS,
    LINE,
    TARGETS,
    THIS,
    UNCHOSEN,
    UNCHOSEN_BY,
    WHAT,
    N,
    holds,
    saying,
    steps,
)
from engine.language.tree import Node
from engine.language.wordings import Hole, W

BLANK = Node("loses_all")
NEXT_START = Node("until", edge="end", turn="next_opponent")

PRINTED_CHANGES = [
    *W("effect", "{targets:target+} get[s] {grants:grant+} {duration}", "{duration} , {targets:target+} get[s] {grants:grant+}",
       tree=Node("give", targets=TARGETS, grants=GRANTS, duration=DURATION)),
    *W("effect", "{targets:target+} get[s] {grants:grant+}", tree=Node("be", targets=TARGETS, quality=Node("has", grants=GRANTS))),
    *W("effect", "{targets:target+} get[s] {grants:grant+} and has|have {more:grant+}", tree=Node("be", targets=TARGETS, quality=Node("has", grants=(GRANTS, Hole("more"))))),
    *W("steps", "{targets:target+} get[s] {grants:grant+} and {quality~n}", tree=steps(
        Node("be", targets=TARGETS, quality=Node("has", grants=GRANTS)), Node("be", targets=TARGETS, quality=Hole("quality")))),
    *W("effect", "{duration} , {targets:target+} {quality~n}", tree=Node("be", targets=TARGETS, quality=Hole("quality"), duration=DURATION)),
    *W("quality", "can't~use the \" {keyword:KEYWORD} \" ability~of~his~shields|ability~of~their~shields|ability~of~your~shields", tree=Node("cant_use", keyword=Hole("keyword"))),
    *W("effect", "{targets:target+} each~get {grants:grant+}", tree=Node("be", targets=TARGETS, quality=Node("has", grants=GRANTS))),
    *W("effect", "{targets:target+} each~get {grants:grant+} and have {more:grant+}", tree=Node("be", targets=TARGETS, quality=Node("has", grants=(GRANTS, Hole("more"))))),
    *W("effect", "{targets:target+} each~get {grants:grant+} {duration}", "{duration} , {targets:target+} each~get {grants:grant+}", tree=Node(
        "give", targets=TARGETS, grants=GRANTS, duration=DURATION)),
    *W("quality", "break[s] one~more~shield", tree=Node("breaks_more", n=1)),
    *W("quality", "enter[s]~tapped", tree=Node("enters_tapped")),
    *W("duration", "until~the~end~of~his~next~turn|until~the~end~of~their~next~turn|until~the~end~of~his~or~her~next~turn", tree=Node("until", edge="end", turn="next_opponent")),
    *W("duration", "this~turn", "during~this~turn", tree=Node("until", edge="end", turn="this")),
    *W("grant", "+ {amount:quantity} power", tree=Node("power", how="more", amount=Hole("amount"))),
    *W("grant", "- {amount:quantity} power", tree=Node("power", how="less", amount=Hole("amount"))),
    *W("grant", "+ {amount:quantity} power for~each {each:filter}", tree=Node("power", how="more", amount=Hole("amount"), each=Hole("each"), every=1)),
    *W("grant", "- {amount:quantity} power for~each {each:filter}", tree=Node("power", how="less", amount=Hole("amount"), each=Hole("each"), every=1)),
    *(w for sign, how in (("+", "more"), ("-", "less")) for w in W("grant", f"{sign} {{amount:quantity}} power for~every {{every:NUMBER}} {{each:filter~pl}}", tree=Node(
        "power", how=how, amount=Hole("amount"), each=Hole("each"), every=Hole("every")))),
    *W("grant", "\" {keyword:KEYWORD} \"", "\" {keyword:KEYWORD} . \"", tree=Node("keyword", keyword=Hole("keyword"))),
    *W("grant", "\" {line:ability_line} \"", tree=Node("ability", line=LINE)),
    *W("quality", "can't~be~blocked~by any {by:filter}", tree=Node("not_by", deed="block", by=Hole("by"))),
    *W("quality", "must~attack~if~able", "attack[s]~if~able", tree=Node("must_attack")),
    *W("quality", "can't~cast {what:filter~pl}", "can't~summon {what:filter~pl}", "can't~use {what:filter~pl}", tree=Node("cant_play", what=WHAT)),
    *W("quality", "can't~be~chosen~by~your~opponent", "can't~be~chosen~by~your~opponent's~effects", tree=UNCHOSEN),
    *W("quality", "can't~be~chosen~by~your~opponent's {words:KIND|~pl}", "can't~be~chosen~by~the~effects~of~your~opponent's {words:KIND|~pl}", tree=UNCHOSEN_BY),
    *W("quality", "can't~be~destroyed~by~your~opponent's {words:KIND|~pl}", tree=Node("cant_be", deed=Node("destroyed"), by=BY_THEIRS)),
    *W("sentence", "your~opponent~can't~choose {targets:target+} .", tree=saying(holds(TARGETS, UNCHOSEN))),
    *W("sentence", "ignore~all~abilities~of {targets:target+} .", tree=saying(holds(TARGETS, BLANK))),
    *W("effect", "ignore~all~abilities~of {targets:target+} {duration}", tree=Node("lose_all", targets=TARGETS, duration=Hole("duration"))),
    *W("steps", "{targets:target+} can't~be~attacked~or~blocked", tree=Node("sequence", steps=tuple(
        holds(TARGETS, Node("cant_be", deed=Node(deed))) for deed in ("attacked_at", "blocked")))),
    *W("steps", "{targets:target+} can't~attack~or~block", tree=Node("sequence", steps=tuple(holds(TARGETS, Node(kind)) for kind in ("cant_attack", "cant_block")))),
    *(w for form in ("{targets:target+} can't~attack~or~block {duration}", "{duration} , {targets:target+} can't~attack~or~block") for w in W(
        "steps", form, tree=Node("sequence", steps=tuple(holds(TARGETS, Node(kind), duration=Hole("duration")) for kind in ("cant_attack", "cant_block"))))),
    *W("quality", "can't~use~shield~triggers|can't~use~a~shield~trigger", tree=Node("cant_use", keyword="shield-trigger")),
    *W("sentence", "neither~player~can~use~shield~triggers .", tree=saying(holds(EACH, Node("cant_use", keyword="shield-trigger")))),
    *W("quality", "can't~use \" {keyword:KEYWORD} \" abilities", "can't~use \" {keyword:KEYWORD} \"", tree=Node("cant_use", keyword=Hole("keyword"))),
    *W("effect", "{targets:target+} don't|doesn't untap~at~the~start~of~his~next~turn|untap~at~the~start~of~their~next~turn|untap~at~the~start~of~your~opponent's~next~turn",
       tree=Node("be", targets=Hole("targets"), quality=Node("stays_tapped"), duration=NEXT_START)),
    *W("quality", "break[s]~one~more~shield|break[s]~one~additional~shield", tree=Node("breaks_more", n=1)),
    *W("quality", "break[s] {n:NUMBER} additional shield(s)", tree=Node("breaks_more", n=N)),
    *(w for deed in ("block", "attack") for w in (
        *W("quality", f"can't {deed} any {{by:filter}}", f"can't {deed} a|an {{by:filter}}", tree=Node("not_those", deed=deed, by=Hole("by"))),
        *W("quality", f"can {deed} only {{by:filter~pl}}", f"can~only {deed} {{by:filter~pl}}", tree=Node("only_those", deed=deed, by=Hole("by"))),
        *W("quality", f"can be~{deed}ed only by {{by:filter~pl}}", f"can~only be~{deed}ed by {{by:filter~pl}}", f"can't be~{deed}ed except by {{by:filter~pl}}", tree=Node("only_by", deed=deed, by=Hole("by"))),
    )),
    *W("quality", "can cast|summon|use only {n:NUMBER} {what:filter} each~turn", "can't cast|summon|use more~than {n:NUMBER} {what:filter} each~turn", tree=Node("play_limit", n=N, what=WHAT)),
    *W("quality", "can~attack~with~only~one creature~each~turn|creature~per~turn", tree=Node("attack_limit", n=1)),
    *W("quality", "can attack~with only {n:quantity} creature(s)~each~turn", "can't attack~with more~than {n:quantity} creature(s)~each~turn|creature(s)~per~turn", "can only attack~with {n:quantity} creature(s)~each~turn",
       tree=Node("attack_limit", n=N)),
    *W("sentence", "your~opponent's~creatures attack|must~attack {targets:target} if~able .", "your~opponent's~creatures attack|must~attack {targets:target} each~turn~if~able .",
       tree=saying(holds(TARGETS, Node("must_be_attacked")))),
    *W("quality", "can~attack~untapped {what:filter~pl}", tree=Node("reaches", what=WHAT)),
    *W("quality", "is|are put~into~the~battle~zone~tapped", tree=Node("enters_tapped")),
    *W("grant", "the {trait:TRAIT} race", tree=Node("trait", trait=Hole("trait"))),
    *(w for whom, this in (("this~one|this~creature", THIS), ("the~crossed~creature", Node("crossed"))) for w in W(
        "sentence", f"whenever|when your~opponent~would~choose a~creature~in~the~battle~zone|a~creature , he~can't~choose|they~can't~choose {whom} .", tree=saying(Node(
            "be", targets=(this,), quality=UNCHOSEN)))),
    *W("quality", "enter[s]~tapped", tree=Node("enters_tapped")),
]  # fmt: skip
