"""English forms that go together with any phrase: once for each, what an effect of the other player would do, a race besides its own."""

from engine.games.duel_masters.printed.pieces import (
    AT_LEAST,
    CARD,
    EACH,
    ME,
    NO_ATTACK,
    ONE,
    OPPONENT,
    PARTS,
    POWER,
    TARGETS,
    THEN,
    THIS,
    cards,
    for_each,
    holds,
    of_side,
    only,
    put,
)
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_CREATURE = Node("kind", word="creature")
_THEIRS = {"effects": CARD, "spells": Node("kind", word="spell"), "creatures": _CREATURE}


def either_of(happening: Node | Hole) -> Node:
    """The creature itself, or another of the player's that fits."""
    return Node("each_of", first=Node("when", subject=THIS, happening=happening), second=Node(
        "when", subject=Node("any_of", filter=cards(of_side("me"), Node("other"))), happening=happening))


THEIRS_PICKED = Node("chosen", count=ONE, by="opponent", filter=cards(of_side("opponent")))

WIDER = [
    *W("clause", "for~each {each:filter} , {then:clause}", tree=for_each(THEN)),
    *(w for what, noun in _THEIRS.items() for w in W("would", *(f"{{would:would}} {cause}~your~opponent's~{what}" for cause in ("by", "because~of", "due~to")), preferred=True, tree=Node(
        "by_effect", would=Hole("would"), by=only(noun, adjectives=(of_side("opponent"),))))),
    *W("quality", "is|are also a|an {trait:TRAIT}", tree=Node("of_trait", trait=Hole("trait"), yes=1)),
    *W("sentence", "if this~is|this~creature~is your~only~creature~in~the~battle~zone|your~only~creature , destroy~it|destroy~this~creature .", tree=Node("if", condition=Node(
        "exists", yes=0, filter=only(_CREATURE, adjectives=(Node("other"), of_side("me")))), then=Node("sequence", steps=(Node("destroy", targets=(THIS,)),)))),
    *(w for zone, said in (("graveyard", "graveyard"), ("mana", "mana~zone")) for w in W("effect", f"put {{targets:target+}} into~his~{said}|into~his~or~her~{said}", tree=put(TARGETS, zone))),
    *(w for who, player in (("your~opponent", OPPONENT), ("players", EACH), ("you", ME)) for w in (
        *W("effect", f"{who} can't~attack", tree=holds(player, NO_ATTACK), preferred=True),
        *W("effect", f"{who} can't~attack {{duration}}", f"{{duration}} , {who} can't~attack", tree=holds(player, NO_ATTACK, duration=Hole("duration")), preferred=True),
    )),
    *W("sentence", *(f"while this~creature has {power}, it|this~creature gets|has {{grants:grant+}} ." for power in ("{n:quantity} or~more power", "power {n:quantity} or~more")), tree=Node("while", condition=Node(
        "has_figure", target=THIS, attribute=POWER, bound=AT_LEAST), then=Node("sequence", steps=(holds(THIS, Node("has", grants=Hole("grants"))),)))),
    *(w for verb, done in (("destroys", Node("destroy", targets=(THEIRS_PICKED,))),) for w in W(
        "effect", f"your~opponent chooses~and~{verb} one~of~his|one~of~their {PARTS}", tree=done)),
    *W("sentence", "{trait:TRAIT} magic .", tree=Node("magic", what=only(Node("of_trait", trait=Hole("trait")), adjectives=(of_side("me"),)))),
    *W("happening", "attack[s]~you", tree=Node("attacks", whom=Node("leader", who="me"))),
    *W("trigger", f"when|whenever this~creature|this or another~of~your {PARTS} {{happening~n}}", tree=either_of(Hole("happening"))),
]  # fmt: skip
