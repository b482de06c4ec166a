"""What the words mean that only Shadowverse's cards say."""

from __future__ import annotations

from engine.games.shadowverse.mechanisms import board, evolving, hand, rites, states

MECHANISMS = {**board.MEANINGS, **evolving.MEANINGS, **hand.MEANINGS, **rites.MEANINGS, **states.MEANINGS}
