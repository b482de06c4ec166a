"""Against which effects a mark holds: what stands behind its colon ("untargetable-by:enemy-kind-spell")."""

from __future__ import annotations


def is_against(word: str, kind: str, theirs: bool) -> bool:
    """Whether a mark is against an effect of a card of that kind; ``theirs`` says that it is the other player's than the marked card's.

    Without a colon, and behind it ``effects``, it is against any; ``enemy_effects`` the other player's, ``enemy_<kind>s`` theirs of that
    kind, ``kind-<kind>+<kind>`` anybody's of these kinds, with ``enemy-`` before it the other player's.
    """
    against = word.partition(":")[2]
    if against in ("", "effects"):
        return True
    whose, named, kinds = against.partition("kind-")
    if named:
        return kind in kinds.split("+") and (theirs or not whose)
    return theirs and against in ("enemy_effects", f"enemy_{kind}s")
