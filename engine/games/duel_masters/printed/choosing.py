"""How cards print what another player chooses, or each player."""

from engine.games.duel_masters.printed.pieces import (
    CARD,
    COUNT,
    EACH,
    ME,
    ONE,
    OPPONENT,
    PARTS,
    cards,
    chosen,
    of_each,
    of_side,
    only,
    put,
    within,
)
from engine.language.tree import Node
from engine.language.wordings import W, Wording


def by_opponent(verb: str, done: Node) -> list[Wording]:
    """What the other player chooses: "Your opponent chooses one of his creatures and destroys it"."""
    found: list[Wording] = []
    for words, count in (("one~of~his|one~of~their", ONE), ("{count:quantity} of~his|of~their", COUNT)):
        target = Node("chosen", count=count, by="opponent", filter=cards(of_side("opponent")))
        tree = Node(done.kind, {**dict(done.parts), "targets": (target,)})
        found += W("effect", *(f"your~opponent chooses {words} {PARTS} and {verb.format(it)}" for it in ("it", "them")), tree=tree)
    return found


OF_EACH = of_each(ONE)

EACH_MANA = tuple(Node("chosen", count=COUNT, filter=only(CARD, within(player, "mana")), **by) for player, by in ((ME, {}), (OPPONENT, {"by": "opponent"})))

PRINTED_CHOOSING = [
    *by_opponent("destroys {0}", Node("destroy")),
    *by_opponent("puts {0} into~his~mana~zone|into~their~mana~zone", put((), "mana")),
    *by_opponent("puts {0} into~his~graveyard|into~their~graveyard", put((), "graveyard")),
    *by_opponent("returns {0} to~his~hand|to~their~hand", Node("return")),
    *W("effect", "your~opponent chooses {count} card(s) in~his~mana~zone and returns it|them to~his~hand",
       tree=Node("return", targets=(chosen(only(CARD, within(OPPONENT, "mana")), by="opponent"),))),
    *W("effect", "your~opponent chooses {count} card(s) in~his~mana~zone and puts it|them into~his~graveyard",
       tree=put((chosen(only(CARD, within(OPPONENT, "mana")), by="opponent"),), "graveyard")),
    *(w for verb, tree in (("puts it|them into~his~graveyard|into~their~graveyard", put(EACH_MANA, "graveyard")), ("returns it|them to~his~hand|to~their~hand", Node("return", targets=EACH_MANA)))
      for w in W("effect", f"each~player chooses {{count}} card(s) in~his~mana~zone|in~their~mana~zone and {verb}", tree=tree)),
    *W("effect", "each~player returns~all~cards~from~his~mana~zone~to~his~hand|returns~all~cards~from~their~mana~zone~to~their~hand", tree=Node("return", targets=tuple(
        Node("all", filter=only(CARD, within(player, "mana"))) for player in (ME, OPPONENT)))),
    *W("effect", *(f"each~player discards~all~cards~{there}~{whose}~hand|discards~all~the~cards~{there}~{whose}~hand" for there in ("in", "from") for whose in ("his", "their", "his~or~her")),
       "each~player discards~his~hand|discards~their~hand|discards~his~or~her~hand", tree=Node("discard", player=EACH, targets=(Node("all", filter=only(CARD, within(EACH, "hand"))),)), preferred=True),
    *W("effect", *(f"each~player {does} {{count}} card(s) from~{whose}~hand" for does in ("discards", "chooses~and~discards") for whose in ("his", "their", "his~or~her")),
       tree=Node("discard", player=EACH, targets=(chosen(only(CARD, within(EACH, "hand"))),)), preferred=True),
    *W("effect", *(f"each~player discards {{count}} card(s) at~random{end}" for end in ("", "~from~his~hand", "~from~their~hand", "~from~his~or~her~hand")),
       tree=Node("discard", player=EACH, targets=(Node("random", count=COUNT, filter=only(CARD, within(EACH, "hand"))),)), preferred=True),
    *(w for whose in ("their", "his") for w in (
        *W("effect", f"each~player chooses one~of~{whose} {PARTS} and~destroys~it", f"each~player destroys one~of~{whose} {PARTS}", tree=Node("destroy", targets=OF_EACH)),
        *W("effect", f"each~player returns one~of~{whose} {PARTS} to~{whose}~hand", tree=Node("return", targets=OF_EACH)),
        *W("effect", f"each~player puts one~of~{whose} {PARTS} into~{whose}~mana~zone", tree=put(OF_EACH, "mana")),
        *W("effect", f"each~player chooses one~of~{whose} {PARTS} and~puts~it~into~{whose}~mana~zone", tree=put(OF_EACH, "mana")),
        *W("effect", f"each~player chooses one~of~{whose} {PARTS} and~puts~it~into~{whose}~graveyard", tree=put(OF_EACH, "graveyard")),
        *W("effect", f"each~player chooses one~of~{whose} {PARTS} and~returns~it~to~{whose}~hand", tree=Node("return", targets=OF_EACH)),
    )),
]  # fmt: skip
