"""What players of Shadowverse say in other words in scenarios, and what that comes to (:mod:`engine.language.plainer`)."""

from __future__ import annotations

import re

from engine.language.plainer import Stage, decked_out

_FIGHT = "battles?|fights?|clash(?:es)?|combats?|trades?"
_CAME = Stage(
    (rf"^(?:no (?:{_FIGHT}) (?:took place|takes place|happened|occurred|(?:is|was|were) fought)|there (?:is|was|were) no (?:{_FIGHT}))$", "0 followers were attacked"),
    (r"^(?:nobody|no one|no follower) (?:battled|fought|clashed)$", "0 followers were attacked"),
    flags=re.IGNORECASE,
)
_CAME_JA = Stage((r"^(?:フォロワー同士の)?(?:交戦|バトル|戦闘)[はが](?:一度も)?(?:行われなかった|起こらなかった|起きなかった|発生しなかった|なかった)$", "0枚のフォロワーが攻撃された"))
_DECKED_OUT = decked_out("reaper")
PLAINER = {"en": {"expectation": (_DECKED_OUT["en"], _CAME)}, "ja": {"expectation": (_DECKED_OUT["ja"], _CAME_JA)}}
