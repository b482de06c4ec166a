"""The boards that are played: ten Last Words behind one wipe, and a chain of ten interrupts."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import replace
from typing import Any

from engine.games.registry import GAMES
from engine.kernel.requests import Request
from engine.kernel.run import Run
from engine.kernel.trace import Message
from engine.play.play import Played, play
from engine.study.library import Library

BOTH = {"en": "bench", "ja": "計測"}
MOURNER = {"en": "Mourner", "ja": "弔い人"}
WIPE = {"en": "Wipe", "ja": "一掃"}
SPARK = {"en": "Spark", "ja": "火花"}

LAST_WORDS = {
    "game": "shadowverse",
    "cards": [
        {"name": MOURNER, "kind": "follower", "class": "neutral", "cost": 2, "attack": 2, "defense": 2,
         "text": "Last Words: deal 2 damage to the enemy leader."},
        {"name": WIPE, "kind": "spell", "class": "neutral", "cost": 5, "text": "Destroy all followers."},
    ],
    "given": {"me": {"board": ["5 x Mourner"], "hand": ["Wipe"], "pp": 10}, "opponent": {"board": ["5 x Mourner"]}},
    "when": ["I play Wipe"],
    "then": ["Wipe is in my cemetery", "my leader has 10 defense", "the enemy leader has 10 defense"],
}  # fmt: skip

HANDS = {
    "me": {"hand": [{"card": "Spark", "as": f"spark-{n}"} for n in range(0, 11, 2)], "ep": 6},
    "opponent": {"hand": [{"card": "Spark", "as": f"spark-{n}"} for n in range(1, 11, 2)], "ep": 5},
}
INTERRUPTS = {
    "game": "chrono-card",
    "cards": [{"name": SPARK, "kind": "event", "cost": 1, "text": "Deal 1 damage to your opponent."}],
    "given": HANDS,
    "when": [f"{'opponent plays' if n % 2 else 'I play'} spark-{n}" for n in range(11)] + ["nobody answers"],
    "then": ["nothing is waiting", "spark-0 is in my discard pile"],
}


def rules_of(game: str) -> dict[str, Any]:
    """Every rule of a game in a corpus's words; the first behaviour is the default."""
    settings: dict[str, list[str]] = {}
    for policy in GAMES[game].policies:
        known = settings.setdefault(policy.rule, [])
        known.extend(s for s in policy.answers if s not in known)
    rules = []
    for id, names in settings.items():
        rule: dict[str, Any] = {"id": id, "title": BOTH, "statement": BOTH, "sources": []}
        rules.append(rule | ({"fixed": BOTH} if names == ["fixed"] else {"settings": dict.fromkeys(names, BOTH)}))
    return {"rules": rules}


def staged(board: Mapping[str, Any]) -> tuple[Callable[[], Played], Callable[[], Played], Callable[[], Run]]:
    """Ways to play a board: the scenario as pages play it, the same with its board laid out anew, and the kernel alone from the board."""
    game = board["game"]
    scenario = {"name": "one", **{key: board[key] for key in ("given", "when", "then")}}
    ruling = {"ruling": "bench", "game": game, "title": BOTH, "question": BOTH, "answer": BOTH, "status": "tentative", "sources": []}
    library = Library.from_texts(
        {
            f"{game}/rules/all.yaml": json.dumps(rules_of(game)),
            f"{game}/cards/all.yaml": json.dumps({"cards": board["cards"]}),
            f"{game}/rulings/bench.yaml": json.dumps({**ruling, "scenarios": [scenario]}),
        }
    )
    _, one = library.find("bench")
    staging, ruleset = library.staging(one, None), library.ruleset(game, None, {})
    fail = [v.sentence.text for v in play(one, staging, ruleset).verdicts(one.then) if not v.holds]
    if fail:
        raise AssertionError(f"the board was not played as it should be: {fail}")

    rules = GAMES[game]
    table = staging.board(one.given).state
    hands = {p: table.zone(p, "hand") for p in ("me", "opponent")}

    def kernel() -> Run:
        run = Run(rules, ruleset, table)
        run.emit("start", Message("start", {}))
        if game == "shadowverse":
            rules.actions["play"](run, Request("play", "me", hands["me"][0]))
            run.drain()
            return run
        for n in range(11):
            who = "opponent" if n % 2 else "me"
            rules.actions["play"](run, Request("play", who, hands[who][n // 2]))
        for who in ("opponent", "me"):
            rules.actions["end_interrupts"](run, Request("end_interrupts", who))
        return run

    def anew() -> Played:
        return play(replace(one, given=copy(one.given)), staging, ruleset)

    return lambda: play(one, staging, ruleset), anew, kernel
