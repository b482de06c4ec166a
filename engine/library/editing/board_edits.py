"""Edits of the board that a scenario begins with: cards put, taken, moved and changed, points, leaders, whose turn it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.games.registry import GAMES
from engine.library.editing.asking import Ask, flag, whole
from engine.library.editing.cards_on_board import MOST_CARDS, Zone, card_name, counted, parted
from engine.library.editing.document import Document
from engine.library.editing.inheriting import Scene, scene
from engine.library.editing.refusing import refused
from engine.library.problems import nearest, short
from engine.library.read_boards import FLAGS, MOST_COPIES, NUMBERS, PLAYERS, SAME, other_spelling
from engine.library.shapes import GameWords
from engine.library.shelf import words_of
from engine.library.strict_yaml import Path

_ON_LEADER = ("defense", "damage", "granted", "counters", "lost_abilities")
_ON_CARD = (*FLAGS, *NUMBERS, *SAME, "card", "as", "copies", "counters", "damage", "granted", "owner", "pilot", "under")
_FIRST = {"card": 0, "as": 1, "copies": 2}


@lru_cache
def words(game: str) -> GameWords:
    """What a game calls things; anything goes for one that there is not."""
    return words_of(GAMES[game]) if game in GAMES else GameWords()


def put(doc: Document, ask: Ask) -> None:
    """Put a card into a zone, at its end or before card ``at``."""
    zone = _zone(scene(doc, ask), ask)
    entry = counted(card_name(ask.words("card", 200)), ask.number("copies", 1, MOST_COPIES, 1))
    zone.put(entry, ask.number("at", 0, zone.size, zone.size))


def take(doc: Document, ask: Ask) -> None:
    """Take a card off a zone."""
    zone = _zone(scene(doc, ask), ask)
    zone.take(ask.number("index", 0, MOST_CARDS))


def move(doc: Document, ask: Ask) -> None:
    """Move a card to another place, with all that is special about it; ``to-index`` counts what lies there without it."""
    found = scene(doc, ask)
    zone = _zone(found, ask)
    index = zone.checked(ask.number("index", 0, MOST_CARDS))
    player = ask.player("to-player") if ask.words("to-player", default="") else ask.player()
    name = "to-zone" if ask.words("to-zone", default="") else "zone"
    to = _zone(found, ask, player, name)
    if to.path != zone.path and to.size >= MOST_CARDS:
        raise refused(f"At most {MOST_CARDS} cards lie in one zone here.", f"1つの領域に置けるカードは{MOST_CARDS}枚までです。")
    end = to.size - (to.path == zone.path)
    at = ask.number("to-index", 0, end, end)
    if to.path == zone.path and len(zone.entries) == zone.size:
        zone.scene.own(*zone.whole)
        doc.shift(zone.path, index, at)
        return
    to.put(zone.take(index), at)


def change(doc: Document, ask: Ask) -> None:
    """Change what is special about a card: ``key`` is one of a placed card's keys, an empty ``value`` takes it away."""
    zone = _zone(scene(doc, ask), ask)
    index = zone.checked(ask.number("index", 0, MOST_CARDS))
    key = ask.words("key", 100)
    if key == "copies":
        n = zone.entry_of(index)
        copies = whole(ask.value("text") or "1", "copies", 1, MOST_COPIES)
        if zone.size - parted(zone.entries[n])[1] + copies > MOST_CARDS:
            raise refused(f"At most {MOST_CARDS} cards lie in one zone here.", f"1つの領域に置けるカードは{MOST_CARDS}枚までです。")
        doc.set((*zone.path, n), counted(zone.entries[n], copies))
        return
    n = zone.single(index)
    path = (*zone.path, n)
    changed = with_change(zone.entries[n], key, ask, _ON_CARD)
    doc.set(path, counted(changed, 1)) if set(changed) <= {"card"} else _refine(doc, path, changed)


def with_change(entry: Any, key: str, ask: Ask, known: tuple[str, ...]) -> dict[str, Any]:
    """An entry, as a mapping, with one of its keys changed as asked."""
    base, _, detail = key.partition(".")
    if base not in known:
        raise refused(f"A card has no “{short(key)}”.", f"カードに「{short(key)}」という項目はありません。", key, nearest(base, known))
    if detail and base not in ("counters", "granted", "under") and key not in ("as.en", "as.ja"):
        raise refused(f"A card has no “{short(key)}”.", f"カードに「{short(key)}」という項目はありません。", key, (base,))
    made: dict[str, Any] = dict(entry) if isinstance(entry, dict) else {"card": parted(entry)[0]}
    if base == "counters":
        counters = made.get("counters")
        now = {k: v for k, v in (counters.items() if isinstance(counters, dict) else ()) if k not in (detail, other_spelling(detail))}
        value = ask.value("number")
        return _with(made, "counters", {**now, _counter(detail): value} if value else now)
    if base in ("granted", "under"):
        now_listed = made.get(base, [])
        value = ask.value("text")
        return _with(made, base, _with_line(now_listed if isinstance(now_listed, list) else [now_listed], detail, value, base))
    if base in FLAGS or base in SAME:
        same = [k for k in (*FLAGS, *SAME) if SAME.get(k, k) == SAME.get(base, base)]
        said = next((k for k in same if k in made), base)
        value = flag(ask.words("value", default=""))
        made = {k: v for k, v in made.items() if k not in same or (value and k == said)}
        return _with(made, said, value)
    if base == "owner":
        return _with(made, base, ask.value("word", PLAYERS))
    if base == "as":
        return _with(made, base, _label(made.get(base), detail, ask.value("text")))
    value = ask.value("amount" if base == "damage" else "number" if base in NUMBERS else "text")
    if base == "card":
        if not value:
            raise ask.missing("value")
        card_name(value)
    return _with(made, base, value)


def _with(made: dict[str, Any], key: str, value: Any) -> dict[str, Any]:
    """A mapping with a key, or without it where the value is empty."""
    return {**made, key: value} if value else {k: v for k, v in made.items() if k != key}


def _label(now: Any, lang: str, value: str) -> Any:
    """A label changed in one language, or as a whole: one that it is already called by leaves it as it is."""
    said: dict[str, Any] = dict(now) if isinstance(now, dict) else {"en": now, "ja": now} if isinstance(now, str) else {}
    if not lang:
        return now if value and value in said.values() else value
    said[lang] = value
    found = dict.fromkeys(str(v) for v in said.values() if v)
    return {"en": said["en"], "ja": said["ja"]} if len(found) > 1 else next(iter(found), "")


def _counter(word: str) -> str:
    if not word or len(word) > 60 or not word.replace("_", "").replace("-", "").isalnum() or not word.isascii():
        raise refused(
            "Write “counters.” and the counter's name.",
            "counters. に続けてカウンターの名前を書いてください。",
            word,
            ("counters.countdown",),
        )
    return word


def _with_line(now: list[Any], detail: str, value: str, key: str) -> list[Any]:
    """A list with a line more; with ``detail`` (a number) that line another, or gone."""
    if not detail:
        if not value:
            return []
        if len(now) >= MOST_CARDS:
            raise refused(f"At most {MOST_CARDS} will do here.", f"ここに書けるのは{MOST_CARDS}個までです。")
        return [*now, value]
    n = whole(detail, key, 0, MOST_CARDS)
    if n >= len(now):
        raise refused(f"“{key}” has no entry {n}.", f"「{key}」に{n}番はありません。", detail)
    return [*now[:n], *([value] if value else []), *now[n + 1 :]]


def _refine(doc: Document, path: Path, made: dict[str, Any]) -> None:
    """Let the entry at a path say this, what it said already staying as it was written."""
    now = doc.get(path)
    if not isinstance(now, dict):
        doc.set(path, made)
        return
    for key in [k for k in now if k not in made]:
        doc.remove((*path, key))
    for key, value in made.items():
        doc.set((*path, key), value)


def points(doc: Document, ask: Ask) -> None:
    """Set one of a player's points; an empty value takes it away."""
    found, player = scene(doc, ask), ask.player()
    name = ask.word("name", words(found.game).points)
    value = ask.value("number")
    side = doc.mapping(found.given(player))
    spellings = {name, other_spelling(name)}
    if not value:
        for where in (found.given(player), found.given(player, "counters")):
            for key in [k for k in doc.mapping(where) if k in spellings]:
                doc.remove((*where, key))
        for key in spellings:
            found.drop(player, key)
        return
    said = [found.given(player, k) for k in side if k in spellings]
    said += [found.given(player, "counters", k) for k in doc.mapping(found.given(player, "counters")) if k in spellings]
    for path in said or [found.given(player, name)]:
        doc.set(path, value)


def deck_size(doc: Document, ask: Ask) -> None:
    """Say how many cards a deck has, or no longer say it."""
    found, player = scene(doc, ask), ask.player()
    value = ask.value("amount")
    if value:
        whole(value, "deck_size", 0, 200)
    _say(found, (player, "deck_size"), value)


def klass(doc: Document, ask: Ask) -> None:
    """Say of which class a leader is."""
    found, player = scene(doc, ask), ask.player()
    _say(found, (player, "class"), ask.value("word", words(found.game).classes))


def leader(doc: Document, ask: Ask) -> None:
    """Change what is special about a leader; one of whom only the defense is said is written as that number."""
    found, player = scene(doc, ask), ask.player()
    found.own(player, "leader")
    now = doc.get(found.given(player, "leader"))
    entry: dict[str, Any] = dict(now) if isinstance(now, dict) else {"defense": now} if isinstance(now, str) else {}
    made = with_change(entry, ask.words("key", 100), ask, _ON_LEADER)
    path = found.given(player, "leader")
    if not made:
        found.drop(player, "leader")
    elif set(made) == {"defense"}:
        doc.set(path, made["defense"])
    else:
        _refine(doc, path, made)


def moment(key: str) -> Any:
    """The edit that says a thing of the moment: whose turn it is, which phase."""

    def edit(doc: Document, ask: Ask) -> None:
        found = scene(doc, ask)
        if key == "turn_number":
            value = ask.value("amount")
            if value:
                whole(value, key, 1, 1_000_000)
        elif key == "phase":
            value = ask.value("word", words(found.game).phases)
        else:
            value = ask.value("word", (*PLAYERS, "nobody") if key == "priority" else PLAYERS)
        _say(found, (key,), value)

    return edit


def _say(found: Scene, below: tuple[str, ...], value: str) -> None:
    if value:
        found.doc.set(found.given(*below), value)
    else:
        found.drop(*below)


def _zone(found: Scene, ask: Ask, player: str = "", key: str = "zone") -> Zone:
    """The zone that an edit names; ``history.destroyed`` and the like are the cards to which something happened before."""
    name = ask.words(key, 100)
    known = words(found.game)
    if name.startswith("history."):
        what = name.removeprefix("history.")
        if known.history and what not in known.history:
            raise refused(
                f"There is no history “{short(what)}”.", f"履歴に「{short(what)}」はありません。", what, nearest(what, known.history)
            )
    else:
        name = ask.word(key, known.zones)
    return Zone(found, player or ask.player(), name)


OPERATIONS = {
    "put": (put, ("player", "zone", "card", "copies", "at")),
    "take": (take, ("player", "zone", "index")),
    "move": (move, ("player", "zone", "index", "to-player", "to-zone", "to-index")),
    "change": (change, ("player", "zone", "index", "key", "value")),
    "points": (points, ("player", "name", "value")),
    "deck_size": (deck_size, ("player", "value")),
    "class": (klass, ("player", "value")),
    "leader": (leader, ("player", "key", "value")),
    **{key: (moment(key), ("value",)) for key in ("turn", "turn_number", "phase", "first", "priority")},
}
