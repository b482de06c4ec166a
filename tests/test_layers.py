"""The kernel names no game, no shared floor what only one game has; modules are small. Imports are checked by import-linter (pyproject.toml)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from engine.games.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 350
MODULES = sorted(path for folder in ("engine", "rulings", "script", "bench") for path in (ROOT / folder).rglob("*.py"))


# What only one game has. The phrases of card texts and of sentences, and the wordings of happenings, are one language of all games.
WORDS_OF_ONE_GAME = (
    "necromancy", "earth rite", "earth sigil", "burial rite", "reanimate", "maneuver", "skybound art", "accelerate", "crystallize", "enhance", "invocation",
    "vengeance", "resonance", "overflow", "avarice", "wrath", "reaper", "victory card", "cemetery", "shadows", "ambush",
    "shield", "mana", "graveyard", "hyperspatial", "psychic", "blocker",
    "set node", "netherworld", "interference", "charm",
)  # fmt: skip
SHARED_FLOORS = [
    *(ROOT / "engine" / "kernel").rglob("*.py"),
    *(ROOT / "engine" / "log").glob("*.py"),
    *(ROOT / "engine" / "language" / "meaning").rglob("*.py"),
    *(ROOT / "engine" / "play").rglob("*.py"),
    *(ROOT / "engine" / "suggest").rglob("*.py"),
]


def said_in_code(path: Path) -> Iterator[str]:
    """Every name and every text of a module, without its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    bodies = [n.body for n in ast.walk(tree) if isinstance(n, (ast.Module, ast.ClassDef, ast.FunctionDef)) and n.body]
    documents = {id(b[0].value) for b in bodies if isinstance(b[0], ast.Expr)}
    for n in ast.walk(tree):
        if isinstance(n, ast.Constant) and isinstance(n.value, str) and id(n) not in documents:
            yield n.value
        elif isinstance(n, ast.Attribute):
            yield n.attr
        elif isinstance(n, (ast.FunctionDef, ast.ClassDef)):
            yield n.name
        elif isinstance(n, ast.Name):
            yield n.id


def words_of_one_game(path: Path) -> set[str]:
    plain = " | ".join(re.sub(r"[_~-]", " ", said) for said in said_in_code(path)).casefold()
    return {word for word in WORDS_OF_ONE_GAME if re.search(rf"(?<![a-z]){word}s?(?![a-z])", plain)}


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_there_is_something_to_check():
    assert {"rulings.settings", "rulings.store.load"} <= {name_of(path) for path in MODULES}


def test_the_kernel_names_no_game():
    games = [path.name for path in (ROOT / "engine" / "games").iterdir() if path.is_dir() and not path.name.startswith("_")]
    for path in (ROOT / "engine" / "kernel").rglob("*.py"):
        text = path.read_text(encoding="utf-8").casefold()
        for game in games:
            assert game.replace("_", "-") not in text, f"{path.name} names {game}"
            assert game not in text, f"{path.name} names {game}"


def test_who_plays_a_scenario_knows_no_zone_of_a_game():
    """Only where a player sits, hand and deck are known, and where a card is that is being played."""
    everywhere = {"leader", "hand", "deck", "resolving"}
    attached = {zone.attached for game in GAMES.values() for zone in game.zones}  # said of a card on a board: what lies under it
    happens = {event for game in GAMES.values() for event in game.appliers}  # "banished" is also what happens to a card
    zones = {zone.id for game in GAMES.values() for zone in game.zones} - everywhere - attached - happens
    assert {"board", "cemetery", "aboard", "battle", "field"} <= zones
    for path in (path for floor in ("kernel", "play", "suggest") for path in (ROOT / "engine" / floor).rglob("*.py")):
        said = {node.value for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Constant)}
        assert not said & zones, f"{path.relative_to(ROOT)} names {said & zones}"


def test_what_only_one_game_has_is_named_in_its_folder_alone():
    assert {name_of(path): words for path in SHARED_FLOORS if (words := words_of_one_game(path))} == {}
    in_games = {word for path in (ROOT / "engine" / "games").rglob("*.py") for word in words_of_one_game(path)}
    assert in_games == set(WORDS_OF_ONE_GAME)


def test_a_module_is_short_enough_to_be_one_concept():
    lines = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES if "migrations" not in path.parts}
    assert {name: length for name, length in lines.items() if length > LONGEST} == {}
