"""Against which effects a mark holds: what stands behind its colon ("untargetable-by:enemy-kind-spell")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.state import Player, Thing

if TYPE_CHECKING:
    from engine.kernel.run import Run


def is_against(word: str, kind: str, theirs: bool) -> bool:
    """Whether a mark is against an effect of a card of that kind; ``theirs`` says that it is the other player's than the marked card's.

    Without a colon it is against any; behind it ``enemy_effects`` the other player's, ``enemy_<kind>s`` theirs of that kind,
    ``kind-<kind>+<kind>`` anybody's of these kinds, with ``enemy-`` before it the other player's.
    """
    against = word.partition(":")[2]
    if not against:
        return True
    whose, named, kinds = against.partition("kind-")
    if named:
        return kind in kinds.split("+") and (theirs or not whose)
    return theirs and against in ("enemy_effects", f"enemy_{kind}s")


def kept_from(t: Thing, mark: str, kind: str, theirs: bool) -> bool:
    """Whether a card has this mark against an effect of a card of that kind, ``theirs`` being as for ``is_against``."""
    return any(word.partition(":")[0] == mark and is_against(word, kind, theirs) for word in t.keywords)


def marked(run: Run, t: Thing, mark: str, by: Player, source: int) -> bool:
    """Whether a card has this mark against an effect of that player's, from that source."""
    if not t.keywords:
        return False
    dealer = run.state.things.get(source)
    return kept_from(t, mark, dealer.card.kind if dealer is not None else "", by not in ("", t.controller))
