"""What the Japanese wordings are put together from."""

from engine.games.duel_masters.printed.pieces import ME, OPPONENT, OWNER, TARGETS, THIS, into
from engine.language.tree import Node
from engine.language.wordings import Hole

PARTS = "adjectives:adjective*? noun:noun tests:test*?"
CARDS = "{adjectives&tests}{noun}"
PLAYERS = (("自分", "me", ME), ("相手", "opponent", OPPONENT))
THAT = Hole("it")


def trait(word: object, kind: str = "trait") -> Node:
    """Of a race, or of none such."""
    return Node(kind, trait=word)


EVOLUTION = trait("evolution")


PICK = "_pick:pick?"
CONDITION = Hole("c")
CREATURE = "このクリーチャー"


def holding(quality: Node | Hole, targets: object = TARGETS) -> Node:
    """Something holds of some cards."""
    return Node("be", targets=(targets,), quality=quality)


def power(how: str, **more: object) -> Node:
    """More or less power."""
    return Node("power", how=how, amount=Hole("n"), **more)


BATTLING = Node("is_like", yes=1, target=THIS, adjective=Node("battling"))
BLOCKING = Node("is_like", yes=1, target=THIS, adjective=Node("blocking"))
ATTACKING = Node("is_like", yes=1, target=THIS, adjective=Node("attacking"))
UNDER = into("deck", OWNER, at="bottom")
