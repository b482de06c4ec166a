"""How cards print what is done to cards: destroyed, returned, put somewhere, tapped, discarded."""

from engine.games.duel_masters.printed.pieces import (
    CARD,
    COUNT,
    IT,
    ME,
    ONE,
    OPPONENT,
    OWNER,
    TARGETS,
    THEIR_HAND,
    THEM,
    THIS,
    chosen,
    for_each,
    into,
    only,
    put,
    steps,
    within,
)
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording


def doing(verb: str, tail: str, done: Node) -> list[Wording]:
    """Both "Destroy X", and "choose X and destroy it"."""
    it = ("it", "them", "that~creature", "those~creatures", "that~card")
    return W("effect", *(f"choose {{targets:target+}} and {verb} {word}{tail}" for word in it), tree=done)


HANDS = ("to~its~owner's~hand", "to~their~owners'~hands", "to~their~owner's~hand", "to~your~hand", "to~your~opponent's~hand", "to~his~hand")

PRINTED_EFFECTS = [
    *doing("destroy", "", Node("destroy", targets=TARGETS)),
    *doing("tap", "", Node("turn_card", how="tap", targets=TARGETS)),
    *doing("untap", "", Node("turn_card", how="untap", targets=TARGETS)),
    *(w for hand in HANDS for w in doing("return", " " + hand, Node("return", targets=TARGETS))),
    *W("effect", *(f"return {{targets:target+}} {hand}" for hand in HANDS), *(f"return {{targets:target+}} from~the~battle~zone {hand}" for hand in HANDS),
       tree=Node("return", targets=TARGETS)),
    *(w for zone in ("mana", "graveyard", "hand") for word in ("its~owner's", "their~owner's", "his", "your", "your~opponent's")
      for w in doing("put", f" into {word} {zone + ('~zone' if zone == 'mana' else '')}", put(TARGETS, zone))),
    *(w for zone, said in (("mana", "into~your~mana~zone|into~their~mana~zone|into~his~mana~zone|into~its~owner's~mana~zone"), ("graveyard", "into~your~graveyard|into~his~graveyard|into~its~owner's~graveyard")) for w in W(
        "effect", f"put {{targets:target+}} from~the~battle~zone {said}", tree=put(TARGETS, zone))),
    *W("effect", "he|she|they discards|discard {count} card(s)", tree=Node("discard", player=OPPONENT, targets=(chosen(only(CARD, within(OPPONENT, "hand")), by="opponent"),))),
    *W("effect", "he|she|they discards|discard his~hand|their~hand|his~or~her~hand", tree=Node("discard", player=OPPONENT, targets=(Node("all", filter=only(CARD, within(OPPONENT, "hand"))),))),
    *W("target", "the~card~on~top~of {owner} deck", tree=Node("top", count=ONE, owner=Hole("owner"), zone="deck")),
    *W("effect", "choose {targets:target+}", tree=Node("select", targets=TARGETS)),
    *W("effect", "put {targets:target+} into~the~battle~zone|into~battle~zone", tree=put(TARGETS, "battle")),
    *W("steps", "put {targets:target+} into {owner} mana~zone tapped", tree=steps(put(TARGETS, "mana", Hole("owner")), Node("turn_card", how="tap", targets=(THEM,)))),
    *W("effect", "add {targets:target+} to~your~shields face~down|face-down", "put {targets:target+} into~your~shield~zone face~down", "add {targets:target+} to~your~shields",
       tree=put(TARGETS, "shields", ME)),
    *W("effect", "shuffle {targets:pointer} into~your~deck|into~its~owner's~deck", tree=Node("put", targets=(TARGETS,), into=into("deck", OWNER, at="anywhere"))),
    *W("effect", "put~them~back~where~they~were|put~it~back~where~it~was", tree=Node("nothing")),
    *W("effect", *(f"your~opponent {does} {{count}} card(s) from~{whose}~hand" for does in ("discards", "chooses~and~discards") for whose in ("his", "their", "his~or~her")),
       tree=Node("discard", player=OPPONENT, targets=(chosen(only(CARD, within(OPPONENT, "hand")), by="opponent"),)), preferred=True),
    *W("effect", "your~opponent discards {count} card(s) at~random from~his~hand", tree=Node("discard", player=OPPONENT, targets=(
        Node("random", count=COUNT, filter=only(CARD, within(OPPONENT, "hand"))),))),
    *W("effect", "your~opponent discards~his~hand|discards~all~cards~from~his~hand", tree=Node("discard", player=OPPONENT, targets=(
        Node("all", filter=only(CARD, within(OPPONENT, "hand"))),))),
    *W("effect", "this~creature breaks~one~of~your~opponent's~shields", "it breaks~one~of~your~opponent's~shields", tree=Node("break_shields", count=ONE)),
    *W("clause", "draw {count} card(s) for~each {each:filter}", tree=for_each(steps(Node("draw", count=COUNT)))),
    *W("clause", "you~may~draw {count} card(s) for~each {each:filter}", tree=for_each(Node("may", do=steps(Node("draw", count=COUNT))))),
    *W("clause", "you~may~draw~a~number~of~cards~equal~to {x:amount}", tree=Node("where", x=Hole("x"), then=Node("may", do=steps(Node("draw", count=Node("x")))))),
    *W("effect", "draw~that~many~cards|draw~the~same~number~of~cards|draw~the~same~amount~of~cards", tree=Node("draw", count=Node("that_many"))),
    *W("effect", "he|she|they discards|discard {count} card(s) at~random from~his~hand|from~their~hand", tree=Node("discard", player=OPPONENT, targets=(
        Node("random", count=COUNT, filter=only(CARD, within(OPPONENT, "hand"))),))),
    *W("effect", "he|she|they discards|discard|chooses~and~discards {count} card(s) from~his~hand|from~their~hand", tree=Node("discard", player=OPPONENT, targets=(
        chosen(only(CARD, within(OPPONENT, "hand")), by="opponent"),))),
    *W("effect", *(f"put {{targets:target+}} on~{top}~of~your~deck~in~any~order" for top in ("top", "the~top")), tree=put(TARGETS, "deck", ME, at="top")),
    *W("effect", *(f"put {{targets:target+}} on~{top}~of~your~deck" for top in ("the~top",)), tree=put(TARGETS, "deck", ME, at="top")),
    *W("steps", *(f"put one~of~them into~your~hand, one into~your~mana~zone ,~and~the~rest~on~the~bottom~of~your~deck{end}" for end in ("", "~in~any~order")),
       *(f"put one~of~them into~your~hand, one~of~them into~your~mana~zone ,~and~the~rest~on~the~bottom~of~your~deck{end}" for end in ("", "~in~any~order")),
       tree=Node("sequence", steps=(put((Node("of_them", count=ONE),), "hand", ME), put((Node("of_them", count=ONE),), "mana"), put((Node("rest"),), "deck", ME, at="bottom")))),
    *(w for zone, said in (("mana", "mana~zone"), ("graveyard", "graveyard")) for w in W("effect", *(f"its~owner puts~it into~{whose}~{said}" for whose in ("his", "their", "his~or~her")), tree=put((IT,), zone))),
    *W("effect", *(f"its~owner {back} to~{whose}~hand" for back in ("returns~it", "puts~it~back") for whose in ("his", "their", "his~or~her")), tree=Node("return", targets=(IT,))),
    *W("effect", "take~an~extra~turn~after~this~one", tree=Node("extra_turn")),
    *W("effect", "draw~up~to {count:quantity} card(s)", tree=Node("draw_up_to", count=COUNT)),
    *W("into", "on~the~bottom~of {owner} deck in~any~order", tree=into("deck", Hole("owner"), at="bottom")),
    *W("steps", "put {targets:target+} into~your~hand and~the~rest~on~the~bottom~of~your~deck|and~put~the~rest~on~the~bottom~of~your~deck in~any~order",
       tree=Node("sequence", steps=(put(TARGETS, "hand", ME), put((Node("rest"),), "deck", ME, at="bottom")))),
    *W("steps", "put {targets:target+} into~your~hand and~the~rest~into~your~graveyard|and~put~the~rest~into~your~graveyard",
       tree=Node("sequence", steps=(put(TARGETS, "hand", ME), put((Node("rest"),), "graveyard", ME)))),
    *W("effect", "put {targets:target+} into~their~mana~zone|into~its~owner's~mana~zone|into~their~owner's~mana~zone", tree=put(TARGETS, "mana")),
    *W("effect", "return {targets:target+} to~their~hands|to~their~hand|to~its~owner's~hand|to~his~or~her~hand|to~hand", tree=Node("return", targets=TARGETS)),
    *W("effect", "your~opponent discards {count} card(s) at~random", tree=Node("discard", player=OPPONENT, targets=(
        Node("random", count=Hole("count"), filter=only(CARD, THEIR_HAND)),))),
    *W("effect", "break {count:quantity} of~your~opponent's~shields", "break {count:quantity} of~your~opponent's shields", tree=Node("break_shields", count=COUNT)),
    *W("effect", "break one~of~your~opponent's~shields", tree=Node("break_shields", count=ONE)),
    *W("effect", "this~creature battles {targets:target}", tree=Node("make_battle", attacker=THIS, whom=TARGETS)),
]  # fmt: skip
