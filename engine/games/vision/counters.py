"""The counters of Phantom Magic Vision, all on cards."""

from __future__ import annotations

from engine.kernel.counters import Counter, never_shown

COUNTERS = (
    Counter("asleep", "asleep", "スリープ", shown="sideways"),
    Counter("dying", "dying", "決死状態", shown="state"),
    *never_shown("declared-name", "declared-race", "declared-kind"),
)
