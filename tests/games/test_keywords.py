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
    kind: str = ""  # of the Bearer, where it is not as the others
    phase: str = ""
    beside: str = ""  # a line that the Bearer has both times


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
    "intimidate": Tried(
        {"board": ["Lich"]}, {"board": ["Bearer"]}, ["Lich attacks Bearer"],
        [REFUSED, "Bearer is on the board"], ["Bearer was destroyed"],
    ),
    "barrier": Tried(
        {"board": ["Lich"]}, {"board": ["Bearer"]}, ["Lich attacks Bearer"],
        ["Bearer is on the board", "Bearer has 3 defense"], ["Bearer was destroyed"],
    ),
    "aura": Tried(
        {"hand": ["Bolt"], "pp": 1}, {"board": ["Bearer"]}, ["I play Bolt targeting Bearer"],
        ["action 1 was refused by sv.play.needs-a-target", "Bearer is on the board"], ["Bearer was destroyed"],
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
    "powered-breaker": Tried(
        {"battle": ["Bearer"]}, SIX_SHIELDS, ["Bearer attacks opponent"],
        ["in every outcome, opponent's shield zone has 4 cards"], ["in every outcome, opponent's shield zone has 5 cards"], beside="This has 12000 more power.",
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
    "g-strike": Tried(
        {"battle": [{"card": "Other", "as": "first"}, {"card": "Other", "as": "second"}]}, {"shields": ["Bearer"]},
        ["first attacks opponent choosing yes and second", "second attacks opponent"],
        ["Bearer is in opponent's hand", "action 2 was refused by dm.attack.who-may-attack"], ["Bearer is in opponent's hand", "I win"],
    ),
    "charger": Tried(
        {"hand": ["Bearer"], "mana": ["Other"], "deck": ["2 x Other"]}, {}, ["I play Bearer"],
        ["Bearer is in my mana zone"], ["Bearer is in my graveyard"], kind="spell", beside="Draw a card.",
    ),
    "evo-charger": Tried(
        {"hand": ["Bearer"], "mana": ["Other"], "deck": ["2 x Other"]}, {}, ["I play Bearer"],
        ["Bearer is in my mana zone"], ["Bearer is in my graveyard"], kind="spell", beside="Draw a card.",
    ),
}  # fmt: skip
DEFENDED = ["Bearer attacks opponent", "Other defends", "nobody answers"]
OF_VISION = {
    "first-strike": Tried(
        {"field": ["Bearer"]}, {"field": ["Other"]}, DEFENDED,
        ["Other was destroyed", "Bearer is on the field"], ["Bearer and Other were destroyed"],
    ),
    "piercing": Tried(
        {"field": ["Bearer"]}, {"field": [{"card": "Other", "damage": 2}]}, DEFENDED,
        ["Other was destroyed", "the enemy leader has 23 defense"], ["Other was destroyed", "the enemy leader has 25 defense"],
    ),
    "stealth": Tried(
        {"field": ["Bearer"]}, {"field": ["Other"]}, DEFENDED,
        ["the enemy leader has 22 defense", "Other is on the field"], ["the enemy leader has 25 defense", "Other was destroyed"],
    ),
    "vigilance": Tried(
        {"field": [{"card": "Bearer", "asleep": True}]}, {"deck": ["2 x Other"]}, ["I pass", "opponent passes"],
        ["it is opponent's turn", "Bearer is active"], ["it is opponent's turn", "Bearer is asleep"], phase="discard",
    ),
    "haste": Tried(
        {"hand": ["Bearer"]}, {}, ["I play Bearer", "nobody answers", "Bearer attacks opponent", "nobody answers"],
        ["the enemy leader has 22 defense"], ["action 3 was refused by vis.battle.active-character", "the enemy leader has 25 defense"],
    ),
    "ambush": Tried(
        {"field": ["Other"]}, {"hand": ["Bearer"]}, ["Other attacks opponent", "opponent plays Bearer", "nobody answers"],
        ["Bearer is on the field"], ["action 2 was refused by vis.play.in-the-own-main-phase", "Bearer is in opponent's hand"],
    ),
}  # fmt: skip
TRIED = {"shadowverse": OF_SHADOWVERSE, "duel-masters": OF_DUEL_MASTERS, "duel-masters-plays": OF_DUEL_MASTERS, "vision": OF_VISION, "chrono-card": {}}


class Head(NamedTuple):
    """A keyword that stands before a line: a board on which the line counts for a Bearer with 3000 power, and one on which it does not."""

    counts: tuple[dict[str, Cards], list[str]]
    idle: tuple[dict[str, Cards], list[str]]


IT = {"card": "Bearer", "as": "it"}
CROSSED: dict[str, Cards] = {"battle": [IT, {"card": "Other", "as": "beside"}, "Gear"], "mana": ["2 x Other"]}
SUMMONED: dict[str, Cards] = {"hand": [IT], "mana": ["Other"], "shields": ["Other"]}
HIT = 'I do "Put a chosen card in your shield zone into your hand." choosing it and yes'
HEADS_OF_DUEL_MASTERS = {
    "shield-force": Head((SUMMONED, ["I play it choosing Other"]), (SUMMONED, ["I play it choosing nothing"])),
    "wave-striker": Head(({"battle": [IT, "2 x Bearer"]}, []), ({"battle": [IT, "Bearer", "Other"]}, [])),
    "metamorph": Head(({"battle": [IT], "mana": ["7 x Other"]}, []), ({"battle": [IT], "mana": ["6 x Other"]}, [])),
    "turbo-rush": Head(({"battle": [IT, "Other"]}, ["Other attacks opponent"]), ({"battle": [IT, "Other"]}, ["it attacks opponent"])),
    "super-bonus": Head(({"shields": [IT]}, [HIT]), ({"shields": [IT, "Other"]}, [HIT])),
    "holy-field": Head(({"battle": [IT], "shields": 1}, []), ({"battle": [IT], "shields": 0}, [])),
    "accelerator": Head((CROSSED, ["I use Gear's effect choosing it"]), (CROSSED, ["I use Gear's effect choosing beside"])),
}
HEADS = {"duel-masters": HEADS_OF_DUEL_MASTERS, "duel-masters-plays": HEADS_OF_DUEL_MASTERS}
FIGURES = {
    "shadowverse": {"kind": "follower", "class": "neutral", "cost": 1, "attack": 3, "defense": 3},
    "vision": {"kind": "character", "attack": 3, "defense": 3},
}
CREATURE = {"kind": "creature", "class": "light", "cost": 1, "power": 3000}


def plain(game: str, name: str, text: str = "", kind: str = "") -> dict[str, Any]:
    """A card of this test's own with 3 attack, or 3000 power."""
    figures = FIGURES.get(game, CREATURE)
    if kind:
        figures = {**{k: v for k, v in figures.items() if k != "power"}, "kind": kind}
    return {"name": {"en": name, "ja": name}, "text": text, **figures}


@pytest.mark.parametrize("game, keyword", [(game, keyword) for game, tried in TRIED.items() for keyword in tried])
def test_a_keyword_does_what_it_says(fails: Fails, game: str, keyword: str) -> None:
    """The board is the same both times, but for one word on the Bearer."""
    tried = TRIED[game][keyword]
    given = {"turn": "me", "me": tried.mine, "opponent": tried.theirs, **({"phase": tried.phase} if tried.phase else {})}
    word = GAMES[game].vocabulary.word("keyword", keyword).en + "."
    for text, then in ((word, tried.having), ("", tried.lacking)):
        cards = [plain(game, "Bearer", f"{text}\n{tried.beside}".strip(), tried.kind), plain(game, "Other")]
        if game == "shadowverse":
            cards.append({"name": {"en": "Bolt", "ja": "Bolt"}, "kind": "spell", "class": "neutral", "cost": 1, "text": "Destroy an enemy follower."})
        assert fails(given, tried.when, then, game, cards) == [], text


@pytest.mark.parametrize("game, head", [(game, head) for game, heads in HEADS.items() for head in heads])
def test_a_line_counts_when_the_keyword_before_it_says_so(fails: Fails, game: str, head: str) -> None:
    """The card is the same both times; what lies on the board, or what has been done, is not."""
    tried = HEADS[game][head]
    line = GAMES[game].vocabulary.word("keyword", head).en + ": this has 2000 more power."
    beside = "Shield Trigger." if head == "super-bonus" else ""
    cards = [plain(game, "Bearer", f"{line}\n{beside}".strip()), plain(game, "Other"), plain(game, "Gear", kind="cross-gear")]
    for (mine, when), power in ((tried.counts, 5000), (tried.idle, 3000)):
        given = {"turn": "me", "me": mine, "opponent": {"shields": ["Other"]}}
        assert fails(given, when, [f"it has {power} power"], game, cards) == [], power


def test_every_keyword_is_tried() -> None:
    """A word that no rule reads would do nothing, and nobody would say so."""
    tried = {game: {*TRIED[game], *HEADS.get(game, ())} for game in TRIED}
    assert {game.id: [word.id for word in game.vocabulary.of("keyword") if word.id not in tried[game.id]] for game in GAMES.values()} == {
        game: [] for game in TRIED
    }
