"""Layers are one-way, and modules are small."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 350
MODULES = sorted(path for folder in ("engine", "rulings", "script", "bench") for path in (ROOT / folder).rglob("*.py"))

# Each layer, and what nothing in it may import. The first that fits a module counts.
ABOVE = ("engine.library", "engine.scenarios", "rulings", "django")
FORBIDDEN = {
    "engine.kernel": ("engine.games", "engine.language", *ABOVE),
    "engine.games": ("engine.language", *ABOVE),
    "engine.language": ("engine.games", *ABOVE),
    "engine": ("rulings", "django"),
}


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path, source: str | None = None) -> Iterator[tuple[int, str]]:
    """Every module that a module imports, relative imports resolved, also inside functions."""
    package = name_of(path) if path.name == "__init__.py" else name_of(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(source if source is not None else path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def breaches(path: Path, source: str | None = None) -> list[str]:
    forbidden = next((names for layer, names in FORBIDDEN.items() if f"{name_of(path)}.".startswith(f"{layer}.")), ())
    return [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for line, name in imported(path, source)
        if any(f"{name}.".startswith(f"{layer}.") for layer in forbidden)
    ]


def test_there_is_something_to_check():
    assert {"rulings.settings", "rulings.library.load"} <= {name_of(path) for path in MODULES}


def test_nothing_imports_a_layer_above_its_own():
    assert [breach for path in MODULES for breach in breaches(path)] == []


@pytest.mark.parametrize(
    "module, source",
    [
        ("engine/kernel/run.py", "from engine.games import shadowverse"),
        ("engine/kernel/run.py", "from engine import games"),
        ("engine/kernel/run.py", "from ..games import shadowverse"),
        ("engine/kernel/run.py", "def f():\n    import engine.language.grammar"),
        ("engine/games/vision/__init__.py", "from engine.library import Library"),
        ("engine/games/vision/__init__.py", "from engine.language.grammar import parse"),
        ("engine/language/grammar.py", "import django.utils"),
        ("engine/language/grammar.py", "from engine.games.registry import GAMES"),
        ("engine/library/__init__.py", "from rulings.library import models"),
    ],
)
def test_a_breach_is_found(module, source):
    assert len(breaches(ROOT / module, source)) == 1


@pytest.mark.parametrize(
    "module, source", [("rulings/library/load.py", "from engine.library import Library"), ("engine/games/a.py", "import engine.kernel")]
)
def test_what_is_allowed_is_no_breach(module, source):
    assert breaches(ROOT / module, source) == []


def test_the_kernel_names_no_game():
    games = [path.name for path in (ROOT / "engine" / "games").iterdir() if path.is_dir() and not path.name.startswith("_")]
    for path in (ROOT / "engine" / "kernel").rglob("*.py"):
        text = path.read_text(encoding="utf-8").casefold()
        for game in games:
            assert game.replace("_", "-") not in text, f"{path.name} names {game}"
            assert game not in text, f"{path.name} names {game}"


@pytest.mark.parametrize("path", [path for path in MODULES if "migrations" not in path.parts], ids=name_of)
def test_a_module_is_short_enough_to_be_one_concept(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST
