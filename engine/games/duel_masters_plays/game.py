"""Duel Masters Play's put together: the paper game, and what differs."""

from __future__ import annotations

from dataclasses import replace

from engine.games.duel_masters.game import GAME as PAPER
from engine.games.duel_masters_plays.behaviour import DuelMastersPlays
from engine.games.duel_masters_plays.policies import POLICIES
from engine.games.duel_masters_plays.turn_parts import TURN

MESSAGES = {
    "put.burned": (
        "There is no place for {subject}: it goes to the {zone}",
        "上限枚数のため{subject}は{zone}に置かれる",
    ),
}

GAME = replace(
    PAPER,
    id="duel-masters-plays",
    name={"en": "Duel Masters Play's", "ja": "デュエル・マスターズ プレイス"},
    policies=POLICIES,
    messages={**PAPER.messages, **MESSAGES},
    turn=TURN,
    behaviour=DuelMastersPlays(),
    based_on=PAPER,
)
