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


# Keywords of one game which English tables of all games said once: a phrase made with them stands beside the phrase that means it.
KEYWORDS_OF_ONE_GAME = ("spellboost", "skybound art", "union burst")


def keywords_said(path: Path) -> set[str]:
    plain = " | ".join(re.sub(r"[_~-]", " ", said) for said in said_in_code(path)).casefold()
    return {keyword for keyword in KEYWORDS_OF_ONE_GAME if keyword in plain}


def test_how_english_cards_are_printed_names_a_keyword_of_one_game_in_its_folder_alone():
    printed = (ROOT / "engine" / "language" / "cards" / "printed").rglob("*.py")
    assert {name_of(path): said for path in printed if (said := keywords_said(path))} == {}
    assert {said for path in (ROOT / "engine" / "games" / "shadowverse").glob("printed*.py") for said in keywords_said(path)} == set(KEYWORDS_OF_ONE_GAME)


# What may be anything, by the name of its type, and why.
ANYTHING = {
    "engine.language.tree.Part": "what a part of a tree holds is said by the phrase that it is of: a node, several, a number or a word",
}


def mentions(annotation: ast.AST | None, names: set[str]) -> bool:
    """Whether an annotation says one of these names, as such or in a text that holds a type."""
    if annotation is None:
        return False
    for n in ast.walk(annotation):
        said = n.id if isinstance(n, ast.Name) else n.attr if isinstance(n, ast.Attribute) else n.value if isinstance(n, ast.Constant) else ""
        if isinstance(said, str) and names & set(re.findall(r"\w+", said)):
            return True
    return False


def public_functions(body: list[ast.stmt], within: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a module that others may call: those of names without a line before them, and those with a meaning of Python's."""
    for n in body:
        if isinstance(n, ast.FunctionDef) and (not n.name.startswith("_") or n.name.endswith("__")):
            yield within + n.name, n
        elif isinstance(n, ast.ClassDef) and not n.name.startswith("_"):
            yield from public_functions(n.body, f"{within}{n.name}.")


def names_of_anything(tree: ast.Module) -> set[str]:
    """What a module calls a type that takes anything: ``Any`` itself and what it makes of it."""
    names = {"Any"}
    for n in tree.body:
        if isinstance(n, ast.Assign) and isinstance(n.value, (ast.Name, ast.Subscript)) and mentions(n.value, names):
            names |= {t.id for t in n.targets if isinstance(t, ast.Name)}
    return names


def untyped(tree: ast.Module, names: set[str]) -> list[str]:
    """The public functions of a module that take or give something of one of these types."""
    found = []
    for name, function in public_functions(tree.body):
        taken = function.args
        every = [*taken.posonlyargs, *taken.args, *taken.kwonlyargs, *(one for one in (taken.vararg, taken.kwarg) if one is not None)]
        if any(mentions(one.annotation, names) for one in every) or mentions(function.returns, names):
            found.append(name)
    return found


def test_no_public_function_of_the_engine_takes_or_gives_anything_whatever():
    texts = {name_of(path): path.read_text(encoding="utf-8") for path in (ROOT / "engine").rglob("*.py")}
    trees = {module: ast.parse(text) for module, text in texts.items() if re.search(r"\bAny\b", text)}
    own = {module: names_of_anything(tree) for module, tree in trees.items()}
    made = {f"{module}.{name}" for module, names in own.items() for name in names - {"Any"}}
    assert ANYTHING.keys() <= made  # an exception that is none any more goes
    passed_on = {name.rpartition(".")[2] for name in made - ANYTHING.keys()}
    found = []
    for module, text in texts.items():
        names = (own.get(module, set()) | passed_on) - {name.rpartition(".")[2] for name in ANYTHING}
        if module in trees or any(re.search(rf"\b{name}\b", text) for name in passed_on):
            found += [f"{module}.{name}" for name in untyped(trees.get(module) or ast.parse(text), names)]
    assert found == []


def test_a_function_that_takes_anything_is_found_by_whatever_name():
    text = "Bag = dict[str, Any]\ndef f(x: Bag): ...\ndef _g(x: Any): ...\nclass C:\n def h(self, *a: int) -> 'list[Any]': ...\n def k(self): ..."
    tree = ast.parse(text)
    assert untyped(tree, names_of_anything(tree)) == ["f", "C.h"]


def late_imports(tree: ast.Module) -> set[str]:
    """The functions of a module that import something only as they are called."""
    functions = (n for n in ast.walk(tree) if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef)))
    return {n.name for n in functions if any(isinstance(inner, (ast.Import, ast.ImportFrom)) for inner in ast.walk(n))}


def test_the_engine_imports_nothing_late():
    """What one module needs of another stands at its top, so that a circle shows."""
    trees = {name_of(path): ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "engine").rglob("*.py")}
    assert {module: late for module, tree in trees.items() if (late := late_imports(tree))} == {}
    assert late_imports(ast.parse("def f():\n def g():\n  import os\nimport re")) == {"f", "g"}


# Names that several classes have, and why that is no second meaning.
SAME_NAMES = {
    "Command": "Django finds the commands of an app by it",
    "Migration": "Django finds the migrations of an app by it",
    "Game": "the row in which the handbook finds the game of that name",
    "Card": "the row in which the handbook finds the card of that name",
    "Claim": "the row in which the handbook finds the claim of that name",
    "Rule": "the row in which the handbook finds the rule of that name",
    "Ruling": "the row in which the handbook finds the ruling of that name",
}


def classes_of(texts: dict[str, str]) -> dict[str, list[str]]:
    """The modules by the names of the classes at their top; names that begin with a line are a module's own."""
    found: dict[str, list[str]] = {}
    for module, text in texts.items():
        for n in ast.parse(text).body:
            if isinstance(n, ast.ClassDef) and not n.name.startswith("_"):
                found.setdefault(n.name, []).append(module)
    return found


def test_no_two_classes_have_one_name():
    """A reader who meets a name needs not ask which of two it is. Scripts are programs of their own."""
    found = classes_of({name_of(path): path.read_text(encoding="utf-8") for path in MODULES if "script" not in path.relative_to(ROOT).parts})
    twice = {name: modules for name, modules in found.items() if len(modules) > 1}
    assert {name: modules for name, modules in twice.items() if name not in SAME_NAMES} == {}
    assert SAME_NAMES.keys() <= twice.keys()  # an exception that is none any more goes
    for name in SAME_NAMES.keys() - {"Command", "Migration"}:
        assert [module for module in twice[name] if not module.startswith("engine.")] == ["rulings.store.models"]


def test_a_name_of_two_classes_is_found():
    assert classes_of({"a": "class One: pass\nclass _Own: pass", "b": "class One:\n class Meta: pass"}) == {"One": ["a", "b"]}


def test_a_module_is_short_enough_to_be_one_concept():
    lines = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES if "migrations" not in path.parts}
    assert {name: length for name, length in lines.items() if length > LONGEST} == {}
