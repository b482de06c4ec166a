"""The counters of Duel Masters, on cards and of players."""

from __future__ import annotations

from engine.games.duel_masters import again, d_switch, entering, fort, gear, hyper, paying_more
from engine.kernel.counters import ENTERED, TAPPED, Counter, never_shown

COUNTERS = (
    TAPPED,
    Counter(gear.CROSSED, "crossed", "クロス中", shown="state"),
    Counter(hyper.MODE, "in hyper mode", "ハイパーモード中", shown="state"),
    Counter(d_switch.SWITCHED, "upside down", "上下逆さま", shown="state"),
    ENTERED,
    *never_shown("crossed-with", "crossed-since", again.DONE, entering.BONUS, paying_more.DRIVEN, fort.FORTIFIED),
    *never_shown(entering.SHIELD, f"{entering.SHIELD}-since", entering.FORCE, f"{entering.FORCE}-since"),
    Counter("charged", of="player", shown="never"),  # the turn in which a card was last put into the mana zone
)
