"""How players tell what they did and how often it came: I cast it targeting his, it was destroyed twice, its Fanfare activates. Understood, never written so."""

from __future__ import annotations

from engine.language.sentences.also import AMOUNT, CARDS, SOME, WHO, deed
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_ONCE_OR_TWICE = (("once", 1), ("twice", 2))
UNDERGONE = Node("undergoes", card=Hole("card"), deed=Hole("deed"))
PLAYS = Node("play", who=WHO, card=Hole("card"))
AIMED = Node("with_targets", action=Hole("action"), targets=Hole("targets"))

ACTIONS = [
    *W("core", "{who:subject} cast[s] {card:thing}", tree=PLAYS),
    *W("action", "{action:action} targeting {targets:aim+}", "{action:action} aiming at {targets:aim+}", tree=AIMED),
    *W("core", *(f"{them} is/are attacked by {{attacker:thing}}" for them in ("opponent", "the~opponent")), tree=Node("attack", attacker=Hole("attacker"))),
    *W("core", *(f"I~attack {them} with {{attacker:thing}}" for them in ("opponent", "the~opponent", "my~opponent")), tree=Node("attack", attacker=Hole("attacker"))),
]  # fmt: skip


def _times(frame: str, happening: Node) -> list[Wording]:
    """How often that came: once, twice, three times."""
    return [
        *W("claim", f"{frame} {{amount:figure}} time(s)", tree=Node("happened_times", amount=AMOUNT, happening=happening)),
        *(w for word, n in _ONCE_OR_TWICE for w in W("claim", f"{frame} {word}", tree=Node(
            "happened_times", amount=Node("exactly", n=n), happening=happening))),
    ]  # fmt: skip


HAPPENED = [
    *_times("{card:thing} was/were {deed:deed}", UNDERGONE),
    *_times("{card:thing} died", Node("undergoes", card=Hole("card"), deed=deed("destroyed"))),
    *_times("{card:thing} attacked", Node("attacks", attacker=Hole("card"))),
    *_times("{effect:effect} activated", Node("triggers", effect=Hole("effect"))),
    *W("claim", "{cards:those+} dies|die", tree=Node("underwent", cards=CARDS, deed=deed("destroyed"), negated=0)),
    *W("claim", *(f"{{cards:those+}} {never}" for never in ("doesn't|don't die", "does|do not~die", "never~dies", "never~died")), tree=Node(
        "underwent", cards=CARDS, deed=deed("destroyed"), negated=1)),
    *W("claim", "{effects:effect+} activated", "{effects:effect+} activate[s]", tree=Node("triggered", effects=Hole("effects"), negated=0)),
    *W("claim", *(f"{{effects:effect+}} {how}~activate" for how in ("didn't", "doesn't", "don't", "did~not", "does~not", "do~not")), tree=Node(
        "triggered", effects=Hole("effects"), negated=1)),
]  # fmt: skip

WHERE = [
    *W("claim", "{place:place} is/are not empty", "{place:place} isn't|aren't empty", tree=Node("count_in", place=Hole("place"), amount=SOME)),
    *W("claim", *(f"{{cards:those+}} {gone} the~board|the~field" for gone in ("left", "has/have left", "is/are off")), tree=Node(
        "located", cards=CARDS, place=Node("in_play"), negated=1)),
]  # fmt: skip

AS_TOLD = [*ACTIONS, *HAPPENED, *WHERE]
