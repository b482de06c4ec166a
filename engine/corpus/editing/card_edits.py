"""Edits of the cards that a ruling brings along."""

from __future__ import annotations

from engine.corpus.editing.document import EditableFile
from engine.corpus.editing.inheritance import names_of_scenarios
from engine.corpus.editing.refusal import refused
from engine.corpus.editing.request import EditRequest, comma_separated, whole_number
from engine.corpus.problems import BadInput, nearest, short
from engine.corpus.read_cards import LONGEST_TEXT, folded
from engine.corpus.read_rulings import MOST_OWN
from engine.corpus.shapes import LANGUAGES
from engine.corpus.spot import language_of
from engine.corpus.strict_yaml import Value, ValuePath

_FIGURES = ("cost", "power", "attack", "defense")
_FIELDS = (
    "name_en", "name_ja", "kind", "class", *_FIGURES, "traits", "text", "evolved_attack", "evolved_defense", "evolved_text", "was",
)  # fmt: skip


def card(doc: EditableFile, request: EditRequest) -> None:
    """Change the card of that name, which one language is enough for (with ``was``, of that earlier name), or add one.

    A field that is empty is removed, one that is not given stays.
    """
    name = _name(request)
    cards = own_cards(doc)
    was = request.line("was", 200, name)
    path = cards.get(folded(was))
    if path is None and request.line("was", default=""):
        raise _none(was, doc, cards)
    if cards.get(folded(name), path) != path:
        raise refused(f"There is a card “{short(name)}” already.", f"カード「{short(name)}」はすでにあります。", name)
    now = doc.mapping(path) if path else {}
    made = _made(now, request)
    if path is None:
        if len(cards) >= MOST_OWN:
            raise refused(f"A ruling brings at most {MOST_OWN} cards along.", f"1つの裁定に書けるカードは{MOST_OWN}枚までです。")
        doc.insert(("cards",), len(doc.entries(("cards",))), made)
        return
    for key in [k for k in now if k not in made]:
        doc.remove((*path, key))
    for key, value in made.items():
        _settle(doc, (*path, key), value)


def uncard(doc: EditableFile, request: EditRequest) -> None:
    """Take out a card that the ruling brings along."""
    name = _name(request)
    cards = own_cards(doc)
    path = cards.get(folded(name))
    if path is None:
        raise _none(name, doc, cards)
    doc.remove(path)
    if not doc.entries(path[:-1]):
        doc.remove(path[:-1])


def own_cards(doc: EditableFile) -> dict[str, ValuePath]:
    """The paths of the cards that a ruling and its scenarios bring along, by each of their names (folded: without case and width)."""
    found: dict[str, ValuePath] = {}
    lists: list[ValuePath] = [("cards",), *(("scenarios", i, "cards") for i in range(len(names_of_scenarios(doc))))]
    for path in lists:
        for n, entry in enumerate(doc.entries(path) if doc.get(path) is not None else []):
            for name in _names(entry.get("name") if isinstance(entry, dict) else None):
                found.setdefault(folded(name), (*path, n))
    return found


def _names(value: Value | None) -> list[str]:
    """What a card is called, in the order of the languages."""
    if isinstance(value, dict):
        return [name for lang in LANGUAGES if isinstance(name := value.get(lang), str)]
    return [value] if isinstance(value, str) else []


def _name(request: EditRequest) -> str:
    """The name that an edit gives, the English one where it gives both."""
    name = request.line("name_en", 200, "") or request.line("name_ja", 200, "")
    if not name:
        raise refused("The card has no name; one is enough, in either language.", "カードに名前がありません。どちらの言語でも書けます。")
    return name


def _none(name: str, doc: EditableFile, cards: dict[str, ValuePath]) -> BadInput:
    names = dict.fromkeys(next(iter(_names(doc.get((*path, "name")))), "") for path in cards.values())
    return refused(
        f"This ruling brings no card “{short(name)}” along.", f"この裁定にカード「{short(name)}」はありません。", name, nearest(name, names)
    )


def _made(now: dict[str, Value], request: EditRequest) -> dict[str, Value]:
    """The card as it is to be."""
    made = dict(now)
    called = now.get("name")
    before = called if isinstance(called, dict) else {language_of(called): called} if isinstance(called, str) else {}
    names = {lang: request.line(f"name_{lang}", 200, "") if request.has(f"name_{lang}") else before.get(lang, "") for lang in LANGUAGES}
    made["name"] = {lang: name for lang, name in names.items() if name}
    for key in ("kind", "class"):
        if request.has(key):
            made[key] = request.word(key) if request.line(key, default="") else ""
    for key in _FIGURES:
        if request.has(key):
            made[key] = _figure(request, key)
    if request.has("traits"):
        made["traits"] = [*comma_separated(request.line("traits", default=""), 20)]
    if request.has("text"):
        made["text"] = f"{lines}\n" if (lines := request.lines("text", LONGEST_TEXT)) else ""
    evolved = now.get("evolved")
    side = dict(evolved) if isinstance(evolved, dict) else {}
    for key in ("attack", "defense"):
        if request.has(f"evolved_{key}"):
            side[key] = _figure(request, f"evolved_{key}")
    if request.has("evolved_text"):
        lines = request.lines("evolved_text", LONGEST_TEXT)
        side["text"] = f"{lines}\n" if "\n" in lines else lines
    made["evolved"] = {k: v for k, v in side.items() if v}
    if not made.get("kind"):
        raise request.missing("kind")
    return {k: v for k, v in made.items() if v or (k in now and v == now[k])}


def _figure(request: EditRequest, key: str) -> str:
    word = request.line(key, 20, "")
    return str(whole_number(word, key, 0, 1_000_000)) if word else ""


def _settle(doc: EditableFile, path: ValuePath, value: Value) -> None:
    """Put a value where it differs from what is there, mappings key by key. Spaces around the lines of a text make no difference."""
    now = doc.get(path)
    if isinstance(value, dict) and isinstance(now, dict) and now:
        for key in [k for k in now if k not in value]:
            doc.remove((*path, key))
        for key, below in value.items():
            _settle(doc, (*path, key), below)
    elif not (isinstance(value, str) and isinstance(now, str) and _lines(value) == _lines(now)):
        doc.set(path, value)


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


OPERATIONS = {"card": (card, _FIELDS), "uncard": (uncard, ("name_en", "name_ja"))}
