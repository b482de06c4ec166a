"""The list of games: which there are is known without loading them, and who reads a card of one loads no other."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games.registry import GAMES

ROOT = Path(__file__).resolve().parents[2]
FIRST_LINE = """
import json, sys
from engine.games.registry import GAMES
from engine.language import NO_NAMES, card_grammar
known = [game for game in GAMES if game in GAMES], len(GAMES)
before = list(sys.modules)
game, line = sys.argv[1:]
card_grammar(GAMES[game].vocabulary).parse("line", line, NO_NAMES)
print(json.dumps({"known": known, "before": before, "after": list(sys.modules)}))
"""
LINES = {
    "shadowverse": "Last Words: deal 2 damage to the enemy leader.",
    "vision": "ラストワード：相手に2ダメージを与える。",
    "duel-masters": "When this attacks, draw a card.",
    "chrono-card": "When this attacks, draw a card.",
}


def folder(game):
    return f"engine.games.{game.replace('-', '_')}"


def inside(modules, package):
    return [name for name in modules if name == package or name.startswith(package + ".")]


@pytest.mark.parametrize("game", LINES)
def test_who_reads_a_line_of_one_game_loads_no_other(game):
    said = subprocess.run([sys.executable, "-c", FIRST_LINE, game, LINES[game]], cwd=ROOT, check=True, capture_output=True, text=True)
    found = json.loads(said.stdout)
    assert found["known"] == [list(GAMES), len(GAMES)]
    assert not [name for other in GAMES for name in inside(found["before"], folder(other))]
    assert inside(found["after"], folder(game))
    assert not [name for other in GAMES if other != game for name in inside(found["after"], folder(other))]
    assert not inside(found["after"], "engine.language.sentences")  # nor the tables of what scenarios say


def test_each_folder_of_a_game_is_in_the_list():
    folders = [path.name for path in (ROOT / "engine" / "games").iterdir() if path.is_dir() and not path.name.startswith("_")]
    assert sorted(folder(game) for game in GAMES) == sorted(f"engine.games.{name}" for name in folders)
    assert [game.id for game in GAMES.values()] == list(GAMES)


def test_a_game_that_there_is_not():
    assert "poker" not in GAMES
    assert GAMES.get("poker") is None
    with pytest.raises(KeyError, match="poker"):
        GAMES["poker"]
