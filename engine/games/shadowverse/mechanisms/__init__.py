"""What the words mean that only Shadowverse's cards say."""

from __future__ import annotations

from engine.games.shadowverse.mechanisms import board, evolving, fusing, hand, rites, states

MECHANISMS = {**board.MEANINGS, **evolving.MEANINGS, **fusing.MEANINGS, **hand.MEANINGS, **rites.MEANINGS, **states.MEANINGS}
