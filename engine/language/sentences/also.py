"""What writers of scenarios say as well: understood, and written back in the words of the phrases that mean it."""

from __future__ import annotations

from engine.language.tree import Node
from engine.language.wordings import Hole, W

_DEEDS = {"drew": "drawn", "discarded": "discarded"}

ALSO = [
    wording
    for past, verb in _DEEDS.items()
    for wording in W(
        "claim",
        f"{{who:subject}} {past} {{amount:figure}} card(s)",
        tree=Node("count_of", amount=Hole("amount"), deed=Node("deed", verb=verb), who=Hole("who")),
    )
]
