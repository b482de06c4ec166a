"""The counters of Chrono Card, all on cards."""

from __future__ import annotations

from engine.games.chrono_card.starting import TOKENS
from engine.kernel.counters import ENTERED, TAPPED, Counter

COUNTERS = (
    Counter(TAPPED.id, "checked", "Check状態", shown="sideways"),
    Counter(TOKENS, given=True),
    ENTERED,
)
