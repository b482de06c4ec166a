"""How cards print that one player has more of something than the other: shields, cards in hand or in the mana zone, creatures."""

from engine.games.duel_masters.printed.pieces import CARD, ME, OPPONENT, of_side, only, within
from engine.language.tree import Node
from engine.language.wordings import W

CREATURE = Node("kind", word="creature")


def all_of(player: Node, place: str) -> Node:
    """A player's creatures (no place), or cards in a zone."""
    return only(CARD, within(player, place)) if place else only(CREATURE, adjectives=(of_side(player["who"]),))


def compared(one: Node, other: Node, place: str, kind: str) -> Node:
    """The number of the one player's beside that of the other's: "more_than", "less_than"."""
    return Node("compare", left=Node("count", filter=all_of(one, place)), limit=Node(kind, n=Node("count", filter=all_of(other, place))))


WHAT = (
    ("shields", ("shields",), ("shields",)),
    ("hand", ("cards~in~hand", "cards~in~your~hand"), ("cards~in~hand", "cards~in~his~hand", "cards~in~their~hand")),
    ("mana", ("cards~in~your~mana~zone",), ("cards~in~his~mana~zone", "cards~in~their~mana~zone")),
    ("", ("creatures", "creatures~in~the~battle~zone"), ("creatures", "creatures~in~the~battle~zone")),
)
HOW = (("more", "more_than"), ("fewer", "less_than"))

WHO_HAS_MORE = [
    w for place, mine, theirs in WHAT for how, kind in HOW for w in (
        *W("condition_one", *(f"you~have~{how}~{what}~than~your~opponent" for what in mine), *(f"you~have~{how}~{what}~than~your~opponent~does|you~have~{how}~{what}~than~your~opponent~has" for what in mine),
           preferred=True, tree=compared(ME, OPPONENT, place, kind)),
        *W("condition_one", *(f"your~opponent~has~{how}~{what}~than~you" for what in theirs),
           *(f"your~opponent~has~{how}~{what}~than~you~do|your~opponent~has~{how}~{what}~than~you~have|your~opponent~has~{how}~{what}~than~you~have~in~yours" for what in theirs),
           preferred=True, tree=compared(OPPONENT, ME, place, kind)),
    )
]  # fmt: skip
