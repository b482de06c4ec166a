"""Each keyword of a game does what it says: a board on which it matters, once with a bearer that has it and once with one that has not."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from engine.games.registry import GAMES
from tests.cast.cases import Fails

Cards = list[Any]


class Tried(NamedTuple):
    """A board with a Bearer, what is done, and what comes of it where the Bearer has the keyword, and where it has no text."""

    mine: dict[str, Cards]
    theirs: dict[str, Cards]
    when: list[str]
    having: list[str]
    lacking: list[str]


FRESH = [{"card": "Bearer", "entered_this_turn": True}]
REFUSED = "action 1 was refused by sv.attack.who-may"
OF_SHADOWVERSE = {
    "ward": Tried(
        {"board": ["Lich"]}, {"board": ["Bearer", "Fairy"]}, ["Lich attacks Fairy"],
        ["action 1 was refused by sv.attack.ward", "Fairy is on the board"], ["Fairy was destroyed"],
    ),
    "storm": Tried(
        {"board": FRESH}, {}, ["Bearer attacks the enemy leader"],
        ["the enemy leader has 17 defense"], [REFUSED],
    ),
    "rush": Tried(
        {"board": FRESH}, {"board": ["Knight"]}, ["Bearer attacks the enemy leader", "Bearer attacks Knight"],
        [REFUSED, "Knight was destroyed"], [REFUSED, "action 2 was refused by sv.attack.who-may"],
    ),
    "bane": Tried(
        {"board": ["Bearer"]}, {"board": ["Hero of Antiquity"]}, ["Bearer attacks Hero of Antiquity"],
        ["Hero of Antiquity was destroyed"], ["Hero of Antiquity is on the board"],
    ),
    "drain": Tried(
        {"board": ["Bearer"], "leader": 10}, {}, ["Bearer attacks the enemy leader"],
        ["my leader has 13 defense"], ["my leader has 10 defense"],
    ),
    "ambush": Tried(
        {"board": ["Lich"]}, {"board": ["Bearer"]}, ["Lich attacks Bearer"],
        [REFUSED, "Bearer is on the board"], ["Bearer was destroyed"],
    ),
}  # fmt: skip
SHIELDS = {"shields": ["4 x Other"]}
SIX_SHIELDS = {"shields": ["6 x Other"]}
OF_DUEL_MASTERS = {
    "blocker": Tried(
        {"battle": ["Other"]}, {"battle": ["Bearer"], "shields": ["Other"]}, ["Other attacks opponent choosing Bearer"],
        ["Bearer and Other were destroyed", "opponent's shield zone has 1 card"],
        ["Bearer is in the battle zone", "opponent's shield zone is empty"],
    ),
    "double-breaker": Tried(
        {"battle": ["Bearer"]}, SHIELDS, ["Bearer attacks opponent"],
        ["in every outcome, opponent's shield zone has 2 cards"], ["in every outcome, opponent's shield zone has 3 cards"],
    ),
    "triple-breaker": Tried(
        {"battle": ["Bearer"]}, SHIELDS, ["Bearer attacks opponent"],
        ["in every outcome, opponent's shield zone has 1 card"], ["in every outcome, opponent's shield zone has 3 cards"],
    ),
    "quadruple-breaker": Tried(
        {"battle": ["Bearer"]}, SIX_SHIELDS, ["Bearer attacks opponent"],
        ["in every outcome, opponent's shield zone has 2 cards"], ["in every outcome, opponent's shield zone has 5 cards"],
    ),
    "world-breaker": Tried(
        {"battle": ["Bearer"]}, SIX_SHIELDS, ["Bearer attacks opponent"],
        ["in every outcome, opponent's shield zone is empty"], ["in every outcome, opponent's shield zone has 5 cards"],
    ),
    "speed-attacker": Tried(
        {"battle": FRESH}, SHIELDS, ["Bearer attacks opponent"],
        ["in every outcome, Bearer is tapped"], ["action 1 was refused by dm.attack.who-may-attack"],
    ),
    "mach-fighter": Tried(
        {"battle": FRESH}, {"battle": ["Other"]}, ["Bearer attacks Other"],
        ["Bearer and Other were destroyed"], ["action 1 was refused by dm.attack.who-may-attack"],
    ),
    "guardman": Tried(
        {"battle": [{"card": "Other", "as": "attacker"}]}, {"battle": ["Bearer", {"card": "Other", "as": "attacked", "tapped": True}]},
        ["attacker attacks attacked choosing Bearer"],
        ["Bearer and attacker were destroyed", "attacked is in the battle zone"],
        ["attacked and attacker were destroyed", "Bearer is in the battle zone"],
    ),
    "slayer": Tried(
        {"battle": ["Bearer"]}, {"battle": [{"card": "Other", "attack": 9000, "tapped": True}]}, ["Bearer attacks Other"],
        ["Bearer and Other were destroyed"], ["Bearer was destroyed", "Other is in the battle zone"],
    ),
    "shield-trigger": Tried(
        {"battle": ["Other"]}, {"shields": ["Bearer"]}, ["Other attacks opponent choosing yes"],
        ["Bearer is in the battle zone"], ["Bearer is in opponent's hand"],
    ),
}  # fmt: skip
TRIED = {"shadowverse": OF_SHADOWVERSE, "duel-masters": OF_DUEL_MASTERS, "duel-masters-plays": OF_DUEL_MASTERS, "vision": {}, "chrono-card": {}}


def plain(game: str, name: str, text: str = "") -> dict[str, Any]:
    """A card of this test's own with 3 attack, or 3000 power."""
    figures = {"kind": "follower", "attack": 3, "defense": 3} if game == "shadowverse" else {"kind": "creature", "power": 3000}
    return {"name": {"en": name, "ja": name}, "class": next(iter(GAMES[game].vocabulary.of("class"))).id, "cost": 1, "text": text, **figures}


@pytest.mark.parametrize("game, keyword", [(game, keyword) for game, tried in TRIED.items() for keyword in tried])
def test_a_keyword_does_what_it_says(fails: Fails, game: str, keyword: str) -> None:
    """The board is the same both times, but for one word on the Bearer."""
    tried = TRIED[game][keyword]
    given = {"turn": "me", "me": tried.mine, "opponent": tried.theirs}
    word = GAMES[game].vocabulary.word("keyword", keyword).en + "."
    for text, then in ((word, tried.having), ("", tried.lacking)):
        assert fails(given, tried.when, then, game, [plain(game, "Bearer", text), plain(game, "Other")]) == [], text


def test_every_keyword_is_tried() -> None:
    """A word that no rule reads would do nothing, and nobody would say so."""
    assert {game.id: [word.id for word in game.vocabulary.of("keyword") if word.id not in TRIED[game.id]] for game in GAMES.values()} == {
        game: [] for game in TRIED
    }
