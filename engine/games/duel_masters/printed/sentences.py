"""How cards print sentences that go together otherwise than the language's own."""

from engine.games.duel_masters.printed.pieces import (
    CARD,
    PARTS,
    TARGETS,
    THEIR_HAND,
    THEN,
    THIS,
    THIS_TURN,
    THIS_TURN_WHEN,
    cards,
    holds,
    only,
    saying,
)
from engine.language.tree import Node
from engine.language.wordings import Hole, W

UNUSED = Node("take_unused", targets=TARGETS, keyword=Hole("keyword"))

PRINTED_SENTENCES = [
    *W("sentence", *(f"choose~one{of}{mark} {{options:choice*}}" for of in ("", "~of~the~following", "~of~the~following~effects", "~of~these") for mark in (" :", " —", " .")),
       tree=Node("say", then=Node("choose", options=Hole("options"))), preferred=True),
    *W("sentence", "this~turn , {line:ability_line}", "until~the~end~of~the~turn , {line:ability_line}", tree=THIS_TURN),
    *W("sentence", "when|whenever {subject} {happening~n} this~turn , {body}", tree=THIS_TURN_WHEN),
    *W("sentence", "you~can~put~an~evolution~creature~of~any~race~on~this~creature|you~may~put~an~evolution~creature~of~any~race~on~this~creature .", tree=saying(
        Node("be", targets=(THIS,), quality=Node("bears_any")))),
    *W("sentence", "while this~creature~is~in~the~battle~zone|this~is~in~the~battle~zone, {then:clause} .", tree=Node("say", then=THEN)),
    *W("sentence", "while battling {what:filter}, {then:clause} .", "{then:clause} while battling {what:filter} .", tree=Node("while", condition=Node("is_battling", what=Hole("what")), then=THEN)),
    *W("sentence", "while battling, {then:clause} .", tree=Node("while", condition=Node("is_like", yes=1, target=Node("this"), adjective=Node("battling")), then=THEN)),
    *W("sentence", "while blocking, {then:clause} .", tree=Node("while", condition=Node("is_like", yes=1, target=Node("this"), adjective=Node("blocking")), then=THEN)),
    *W("sentence", "while attacking, {then:clause} .", tree=Node("while", condition=Node("is_like", yes=1, target=Node("this"), adjective=Node("attacking")), then=THEN)),
    *W("sentence", f"look~at~your~opponent's~hand. choose {{count}} {PARTS} from~it, and your~opponent~discards~it|and~discard~it .",
       f"look~at~your~opponent's~hand and choose {{count}} {PARTS} from~it. your~opponent~discards~it|discard~it|your~opponent~discards~that~card .", tree=Node("say", then=Node("sequence", steps=(
        Node("look", targets=(Node("all", filter=only(CARD, THEIR_HAND)),)),
        Node("discard", targets=(Node("chosen", count=Hole("count"), filter=cards(tests=(THEIR_HAND,))),)))))),
    *(w for whose, side in (("your", "me"), ("your~opponent's", "opponent")) for w in (
        *W("sentence", f"{{targets:target+}} {{quality~n}} during~{whose}~turn .", f"during~{whose}~turn , {{targets:target+}} {{quality~n}} .",
           tree=Node("while", condition=Node("turn_of", who=side), then=Node("sequence", steps=(holds(TARGETS, Hole("quality")),)))),
    )),
    *(w for may, tree in (("", saying(UNUSED)), ("you~may ", Node("say", then=Node("may", do=Node("sequence", steps=(UNUSED,)))))) for w in W("sentence", *(
        f"{may}{take} you~can't~use~the \" {{keyword:KEYWORD}} \" ability|abilities of~that~shield|of~those~shields ." for take in (
            "choose {targets:target+} and put it|them into~your~hand .", "put {targets:target+} into~your~hand .")), tree=tree)),
    *(w for whose, side in (("your", "me"), ("your~opponent's", "opponent")) for w in W(
        "sentence", f"during~{whose}~turn , {{then:clause}} .", tree=Node("while", condition=Node("turn_of", who=side), then=Hole("then")))),
]  # fmt: skip
