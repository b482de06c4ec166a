"""How cards print their forms: evolving, what lies beneath, turning over, sealing, further cards of a shield."""

from engine.games.duel_masters.printed.pieces import (
    BENEATH,
    COUNT,
    ME,
    ONE,
    OPPONENT,
    OWNER,
    PARTS,
    PLUS,
    RELEASED,
    TARGETS,
    THEIRS,
    THIS,
    N,
    cards,
    saying,
    sealed_often,
    sealing,
    under,
    within,
)
from engine.language.tree import Node
from engine.language.wordings import Hole, W

PRINTED_FORMS = [
    *W("sentence", "evolution — put~on~one {what:filter~n} .", "evolution - put~on~one {what:filter~n} .", "evolution-put~on~one~of~your {what:filter~pl} .", tree=Node("stands_on", count=ONE, what=Hole("what"))),
    *W("sentence", "evolution : one {what:filter~n} .", "evolution : {what:filter~n} .", "evolution : put~on~one {what:filter~n} .", "evolution : put~on~one~of~your {what:filter~pl} .", "evolution — one {what:filter~n} .", tree=Node("stands_on", count=ONE, what=Hole("what"))),
    *W("effect", "put the~top~card~of {targets:target+} {into:into}", "put only~the~top~card~of {targets:target+} {into:into}", tree=Node("put_top", targets=TARGETS, into=Hole("into"))),
    *W("effect", "return the~top~card~of {targets:target+} to~your~hand|to~its~owner's~hand|to~hand", tree=Node("put_top", targets=TARGETS, into=Node("into", zone="hand", owner=OWNER))),
    *W("effect", *(f"choose {{targets:target+}} and return {top} to~its~owner's~hand|to~his~hand|to~their~hand" for top in ("its~top~card", "the~top~card~of~it", "only~its~top~card")),
       tree=Node("put_top", targets=TARGETS, into=Node("into", zone="hand", owner=OWNER))),
    *W("effect", *(f"choose {{targets:target+}} and put {top} {{into:into}}" for top in ("its~top~card", "the~top~card~of~it", "only~its~top~card")), tree=Node("put_top", targets=TARGETS, into=Hole("into"))),
    *W("effect", "put its~top~card {into:into}", "put only~its~top~card {into:into}", tree=Node("put_top", targets=(Node("it"),), into=Hole("into"))),
    *W("effect", "return its~top~card to~its~owner's~hand|to~his~hand|to~their~hand", tree=Node("put_top", targets=(Node("it"),), into=Node("into", zone="hand", owner=OWNER))),
    *W("test", "beneath~this", "under~this", "beneath~this~creature", "under~this~creature", tree=BENEATH),
    *W("sentence", "vortex~evolution — put~on~one {first:filter~n} and~one {second:filter~n} .", "evolution — put~on~one {first:filter~n} and~one {second:filter~n} .",
       tree=Node("stands_on_several", first=Hole("first"), second=Hole("second"))),
    *W("effect", "flip|turn {targets:target+} upside~down", tree=Node("switch", targets=Hole("targets"))),
    *W("effect", "flip {targets:target+}", "flip {targets:target+} over", *(f"{turn} {{targets:target+}} to|onto its {side}~side" for turn in ("flip", "turn") for side in ("awakened", "other", "released")), tree=Node("show_other_side", targets=Hole("targets"))),
    *(w for words, head in ((("awakening : ",), "awaken"), (("dragsolution : ",), "dragon-release"), (("meteorburn — ", "meteorburn - "), "meteorburn"), (("d-switch — ", "d-switch - ", "d-switch : "), "d-switch"))
      for w in W("line", *(f"{word}{{line:ability_line}}" for word in words), tree=under(head))),
    *W("line", *(f"{word} {{n:NUMBER}} {dash} {{line:ability_line}}" for word in ("mana~arms",) for dash in ("—", "-")), tree=under("mana-arms", n=N)),
    *W("line", *(f"{word} {{n:NUMBER}} {dash} {{line:ability_line}}" for word in ("revolution",) for dash in ("—", "-")), tree=under("revolution", n=N)),
    *W("sentence", "release.", tree=RELEASED),
    *W("effect", "seal this~creature|this", tree=sealing(ME, THIS)),
    *W("effect", "put {n:quantity} seal(s) on this~creature|this", "put~the~top {n:quantity} card(s) of~your~deck face~down|face-down on~this~creature|on~this as seal(s)", tree=sealed_often()),
    *W("effect", f"seal one~of~your~opponent's {PARTS}", tree=sealing(OPPONENT, Node("chosen", count=ONE, filter=THEIRS))),
    *W("effect", f"choose one~of~your~opponent's {PARTS} and seal it", tree=sealing(OPPONENT, Node("chosen", count=ONE, filter=THEIRS))),
    *W("effect", f"seal {{count:quantity}} of~your~opponent's {PARTS}", tree=sealing(OPPONENT, Node("chosen", count=COUNT, filter=THEIRS))),
    *W("effect", "add~the~top~card~of~your~deck to~one~of~your~shields face~down|face-down", "put~the~top~card~of~your~deck on~one~of~your~shields face~down|face-down",
       "add~the~top~card~of~your~deck face~down|face-down to~one~of~your~shields", tree=PLUS),
    *W("sentence", "shield~plus.", tree=saying(PLUS)),
    *(w for dash in ("—", "-", ":") for w in (
        *W("sentence", f"neo~evolution {dash} put~on~one {{what:filter~n}} .", f"neo~evolution {dash} put~on~one~of~your {{what:filter~pl}} .", f"neo~evolution {dash} {{what:filter~n}} .", tree=Node("neo_evolution", what=Hole("what"))),
        *W("sentence", f"star~evolution {dash} put~on~one {{what:filter~n}} .", f"star~evolution {dash} put~on~one~of~your {{what:filter~pl}} .", f"star~evolution {dash} {{what:filter~n}} .", tree=Node("star_evolution", what=Hole("what"))),
        *(w for name, zone, said in (("mana", "mana", "mana~zone"), ("graveyard", "graveyard", "graveyard"), ("hand", "hand", "hand")) for w in W(
            "sentence", *(f"{name}~evolution {dash} put~on~one|put~on~a|put~on~an {PARTS} {at}~your~{said} ." for at in ("in", "from")),
            *(f"{name}~evolution {dash} put~on~one~of~your {PARTS} {at}~your~{said} ." for at in ("in", "from")), tree=Node("stands_on", count=ONE, what=cards(tests=(within(ME, zone),))))),
    )),
    *W("sentence", "deck~evolution — {what:filter~n} .", "deck~evolution - {what:filter~n} .", tree=Node("deck_evolution", what=Hole("what"))),
    *W("core", "gr~summon twice", tree=Node("repeat", n=Node("number", n=2), then=Node("sequence", steps=(Node("gr_summon"),)))),
]  # fmt: skip
