"""What the words mean that only Shadowverse's cards say."""

from __future__ import annotations

from engine.games.shadowverse.mechanisms import beyond, board, crests, decks, evolving, fusing, hand, next_played, restoring, rites, states

MECHANISMS = {
    **beyond.MEANINGS,
    **board.MEANINGS,
    **crests.MEANINGS,
    **decks.MEANINGS,
    **evolving.MEANINGS,
    **fusing.MEANINGS,
    **hand.MEANINGS,
    **next_played.MEANINGS,
    **restoring.MEANINGS,
    **rites.MEANINGS,
    **states.MEANINGS,
}
