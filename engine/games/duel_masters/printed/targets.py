"""How cards print how many of some cards, and what they call what was spoken of."""

from engine.games.duel_masters.printed.pieces import (
    ATTACKING,
    BLOCKING,
    EACH,
    ONE,
    OTHER_KINDS,
    PARTS,
    THEM,
    THIS,
    cards,
    chosen,
    of_side,
    only,
)
from engine.language.tree import Node
from engine.language.wordings import Hole, W

PRINTED_TARGETS = [
    *W("target", "the~attacking~creature|that~attacking~creature", tree=ATTACKING),
    *W("subject", f"another~of~your {PARTS}", f"one~of~your~other {PARTS}", f"any~of~your~other {PARTS}", tree=Node("any_of", filter=cards(of_side("me"), Node("other")))),
    *(w for words, kind in (("the~lowest|the~least|the~smallest", "lowest"), ("the~highest|the~greatest|the~most", "highest")) for w in W(
        "target", f"the {{adjectives:adjective*?}} {{noun~n}} {{tests:test*?}} that~has|with {words} {{attribute}} {{more:test*?}}", tree=Node("chosen", count=ONE, filter=only(
            Hole("noun"), Node(kind, attribute=Hole("attribute")), Hole("tests"), Hole("more"), adjectives=(Hole("adjectives"),))))),
    *W("target", "one {filter~n}", tree=Node("chosen", count=ONE, filter=Hole("filter"))),
    *W("target", "up~to {count:quantity} {filter~n}", tree=chosen(Hole("filter"), up_to=1)),
    *W("target", "any~number {filter~pl}", "any~number~of {filter~pl}", tree=Node("chosen", filter=Hole("filter"), any=1)),
    *W("target", "each {filter}", "all~the {filter~pl}", "all {filter~pl}", tree=Node("all", filter=Hole("filter"))),
    *W("target", "the~top~card~of {owner} deck", tree=Node("top", count=ONE, owner=Hole("owner"), zone="deck")),
    *W("target", "one~of~them", tree=Node("of_them", count=ONE)),
    *W("subject", f"your~opponent's {PARTS}", tree=Node("any_of", filter=cards(of_side("opponent")))),
    *W("subject", "one|any {filter~n}", tree=Node("any_of", filter=Hole("filter"))),
    *W("pointer", *(f"this~{kind}" for kind in OTHER_KINDS), tree=THIS),
    *W("target", "the~blocking~creature|that~blocking~creature", "the~creature~that~blocked~it|the~creature~that~blocks~it|the~creature~that~is~blocking~it", tree=BLOCKING),
    *W("pointer", "that~creature|that~card|that~spell|this~spell", tree=Node("it")),
    *W("pointer", "those~creatures|those~cards", tree=THEM),
    *W("target", "{count:quantity} card(s) from~the~top~of {owner} deck", tree=Node("top", count=Hole("count"), owner=Hole("owner"), zone="deck")),
    *W("target", "{count:quantity} {filter~n} from~among~them", tree=Node("among", count=Hole("count"), filter=Hole("filter"))),
    *W("target", "a|an {filter~n} from~among~them", tree=Node("among", count=ONE, filter=Hole("filter"))),
    *W("target", "all {filter~pl} from~among~them", tree=Node("among", all=1, filter=Hole("filter"))),
    *W("target", "players", tree=EACH),
]  # fmt: skip
