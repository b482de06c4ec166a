"""How people lay a ruling's file out: the order of its keys, and which lists and mappings are spread over lines of their own."""

from __future__ import annotations

from engine.corpus.strict_yaml import ValuePath

RULING = (
    "ruling", "game", "title", "question", "answer", "claims", "status", "since", "sources", "evidence", "looked_at", "other_answers",
    "see", "note", "cards", "scenarios",
)  # fmt: skip
SCENARIO = (
    "name", "title", "game", "as_of", "like", "set", "choose", "claims", "cards", "given", "when", "then", "otherwise",
)  # fmt: skip
GIVEN = ("turn", "turn_number", "phase", "priority", "first", "me", "opponent")
CARD = (
    "name", "slug", "reading", "aliases", "kind", "class", "traits", "cost", "power", "attack", "defense", "text", "evolved",
    "earlier", "scripted", "note",
)  # fmt: skip
PLACED = ("card", "as", "copies")
EVOLVED = ("attack", "defense", "text")


def order_of(path: ValuePath) -> tuple[str, ...]:
    """The keys of the mapping at ``path`` in the order in which they are written; keys that are not named come last."""
    match path:
        case ():
            return RULING
        case ("scenarios", int()):
            return SCENARIO
        case ("scenarios", int(), "given"):
            return GIVEN
        case ("cards", int()) | ("scenarios", int(), "cards", int()):
            return CARD
        case ("scenarios", int(), "given", str(), str(), int()):
            return PLACED
        case (*_, "evolved"):
            return EVOLVED
        case (*_, "title" | "question" | "answer" | "note" | "name" | "as" | "shows" | "infers" | "why"):
            return ("en", "ja")
    return ()


def spread(path: ValuePath) -> bool:
    """Whether the list or mapping at ``path`` always stands on lines of its own; others do when they are too long for one line."""
    match path:
        case () | ("scenarios",) | ("scenarios", int()) | ("scenarios", int(), "given" | "when" | "then" | "otherwise"):
            return True
        case ("scenarios", int(), "otherwise", str()):
            return True
        case ("cards",) | ("cards", int()) | ("scenarios", int(), "cards") | ("scenarios", int(), "cards", int()):
            return True
    return False


def apart(path: ValuePath) -> bool:
    """Whether an empty line stands between the entries of the list at ``path``, where the file does not show it."""
    return path == ("scenarios",)
