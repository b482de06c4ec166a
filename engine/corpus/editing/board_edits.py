"""Edits of the board that a scenario begins with: cards put, taken, moved and changed, points, leaders, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.corpus.editing.document import EditableFile
from engine.corpus.editing.inheritance import EditedScenario, edited_scenario
from engine.corpus.editing.refusal import refused, too_many
from engine.corpus.editing.request import EditRequest, flag, whole_number
from engine.corpus.editing.zone_entries import ZoneEntries, card_name, counted, parted, zone_is_full
from engine.corpus.files import terms_of
from engine.corpus.known import GameTerms
from engine.corpus.problems import nearest, short
from engine.corpus.read_placed import FLAGS, MOST_CARDS, MOST_COPIES, NUMBERS, PLAYERS, POWER, SAME, other_spelling
from engine.corpus.strict_yaml import Value, ValuePath
from engine.games.registry import GAMES

_ON_LEADER = ("defense", "damage", "granted", "counters", "lost_abilities")
_ON_CARD = (*FLAGS, *NUMBERS, *POWER, *SAME, "card", "as", "copies", "counters", "damage", "granted", "owner", "pilot", "under")
_FIRST = {"card": 0, "as": 1, "copies": 2}


@lru_cache
def terms(game: str) -> GameTerms:
    """The ids that files of a game may use; for an unknown game any will do."""
    return terms_of(GAMES[game]) if game in GAMES else GameTerms()


def put(doc: EditableFile, request: EditRequest) -> None:
    """Put a card into a zone, at its end or before card ``at``."""
    zone = _zone(edited_scenario(doc, request), request)
    entry = counted(card_name(request.line("card", 200)), request.number("copies", 1, MOST_COPIES, 1))
    zone.put(entry, request.number("at", 0, zone.size, zone.size))


def take(doc: EditableFile, request: EditRequest) -> None:
    """Take a card off a zone."""
    zone = _zone(edited_scenario(doc, request), request)
    zone.take(request.number("index", 0, MOST_CARDS))


def move(doc: EditableFile, request: EditRequest) -> None:
    """Move a card to another place, with all that is special about it. ``to-index`` is its index there once it has been taken away."""
    found = edited_scenario(doc, request)
    zone = _zone(found, request)
    index = zone.checked(request.number("index", 0, MOST_CARDS))
    player = request.player("to-player") if request.line("to-player", default="") else request.player()
    name = "to-zone" if request.line("to-zone", default="") else "zone"
    to = _zone(found, request, player, name)
    if to.path != zone.path and to.size >= MOST_CARDS:
        raise zone_is_full()
    end = to.size - (to.path == zone.path)
    at = request.number("to-index", 0, end, end)
    if to.path == zone.path and len(zone.entries) == zone.size:
        zone.scenario.write_out(*zone.whole)
        doc.shift(zone.path, index, at)
        return
    to.put(zone.take(index), at)


def change(doc: EditableFile, request: EditRequest) -> None:
    """Change what is special about a card. ``key`` is a key of a placed card, or a part of one (``counters.damage``, ``under.0``).

    An empty ``value`` removes it.
    """
    zone = _zone(edited_scenario(doc, request), request)
    index = zone.checked(request.number("index", 0, MOST_CARDS))
    key = request.line("key", 100)
    if key == "copies":
        n = zone.entry_of(index)
        copies = whole_number(request.value("text") or "1", "copies", 1, MOST_COPIES)
        if zone.size - parted(zone.entries[n])[1] + copies > MOST_CARDS:
            raise zone_is_full()
        doc.set((*zone.path, n), counted(zone.entries[n], copies))
        return
    n = zone.single(index)
    path = (*zone.path, n)
    changed = with_change(zone.entries[n], key, request, _ON_CARD)
    doc.set(path, counted(changed, 1)) if set(changed) <= {"card"} else _refine(doc, path, changed)


def with_change(entry: Value, key: str, request: EditRequest, known: tuple[str, ...]) -> dict[str, Value]:
    """An entry, as a mapping, with one of its keys changed. ``known`` are the keys that it may have."""
    base, _, detail = key.partition(".")
    if base not in known:
        raise refused(f"A card has no “{short(key)}”.", f"カードに「{short(key)}」という項目はありません。", key, nearest(base, known))
    if detail and base not in ("counters", "granted", "under") and key not in ("as.en", "as.ja"):
        raise refused(f"A card has no “{short(key)}”.", f"カードに「{short(key)}」という項目はありません。", key, (base,))
    made: dict[str, Value] = dict(entry) if isinstance(entry, dict) else {"card": parted(entry)[0]}
    if base == "counters":
        counters = made.get("counters")
        now = {k: v for k, v in (counters.items() if isinstance(counters, dict) else ()) if k not in (detail, other_spelling(detail))}
        value = request.value("number")
        return _with(made, "counters", {**now, _counter(detail): value} if value else now)
    if base in ("granted", "under"):
        now_listed = made.get(base, [])
        value = request.value("text")
        return _with(made, base, _with_line(now_listed if isinstance(now_listed, list) else [now_listed], detail, value, base))
    if base in FLAGS or base in SAME:
        same = [k for k in (*FLAGS, *SAME) if SAME.get(k, k) == SAME.get(base, base)]
        said = next((k for k in same if k in made), base)
        value = flag(request.line("value", default=""))
        made = {k: v for k, v in made.items() if k not in same or (value and k == said)}
        return _with(made, said, value)
    if base == "owner":
        return _with(made, base, request.value("word", PLAYERS))
    if base == "as":
        return _with(made, base, _label(made.get(base), detail, request.value("text")))
    value = request.value("amount" if base == "damage" else "number" if base in (*NUMBERS, *POWER) else "text")
    if base == "card":
        if not value:
            raise request.missing("value")
        card_name(value)
    said = next((k for k in made if POWER.get(k, k) == POWER.get(base, base)), base)
    return _with(made, said, value)


def _with(made: dict[str, Value], key: str, value: Value) -> dict[str, Value]:
    """A mapping with a value for a key, or without the key if the value is empty."""
    return {**made, key: value} if value else {k: v for k, v in made.items() if k != key}


def _label(now: Value | None, lang: str, value: str) -> Value:
    """A label changed in one language, or (without ``lang``) in both; one that it has in some language already changes nothing."""
    said: dict[str, Value] = dict(now) if isinstance(now, dict) else {"en": now, "ja": now} if isinstance(now, str) else {}
    if not lang:
        return now if now is not None and value and value in said.values() else value
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


def _with_line(now: list[Value], detail: str, value: str, key: str) -> list[Value]:
    """A list with one more line; with ``detail`` (an index) with that line changed, or removed if the value is empty."""
    if not detail:
        if not value:
            return []
        if len(now) >= MOST_CARDS:
            raise too_many(MOST_CARDS)
        return [*now, value]
    n = whole_number(detail, key, 0, MOST_CARDS)
    if n >= len(now):
        raise refused(f"“{key}” has no entry {n}.", f"「{key}」に{n}番はありません。", detail)
    return [*now[:n], *([value] if value else []), *now[n + 1 :]]


def _refine(doc: EditableFile, path: ValuePath, made: dict[str, Value]) -> None:
    """Change the mapping at a path key by key, so that what stays the same stays as it was written."""
    now = doc.get(path)
    if not isinstance(now, dict):
        doc.set(path, made)
        return
    for key in [k for k in now if k not in made]:
        doc.remove((*path, key))
    for key, value in made.items():
        doc.set((*path, key), value)


def points(doc: EditableFile, request: EditRequest) -> None:
    """Set one of a player's points or counters; an empty value removes it."""
    found, player = edited_scenario(doc, request), request.player()
    name = request.word("name", terms(found.game).points)
    value = request.value("number")
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


def deck_size(doc: EditableFile, request: EditRequest) -> None:
    """Set how many cards a deck has; an empty value removes that."""
    found, player = edited_scenario(doc, request), request.player()
    value = request.value("amount")
    if value:
        whole_number(value, "deck_size", 0, 200)
    _say(found, (player, "deck_size"), value)


def klass(doc: EditableFile, request: EditRequest) -> None:
    """Set a leader's class; an empty value removes it."""
    found, player = edited_scenario(doc, request), request.player()
    _say(found, (player, "class"), request.value("word", terms(found.game).classes))


def leader(doc: EditableFile, request: EditRequest) -> None:
    """Change what is special about a leader. Where that is only the defense, the leader is written as that number."""
    found, player = edited_scenario(doc, request), request.player()
    found.write_out(player, "leader")
    now = doc.get(found.given(player, "leader"))
    entry: dict[str, Value] = dict(now) if isinstance(now, dict) else {"defense": now} if isinstance(now, str) else {}
    made = with_change(entry, request.line("key", 100), request, _ON_LEADER)
    path = found.given(player, "leader")
    if not made:
        found.drop(player, "leader")
    elif set(made) == {"defense"}:
        doc.set(path, made["defense"])
    else:
        _refine(doc, path, made)


def moment(key: str) -> Callable[[EditableFile, EditRequest], None]:
    """The edit that sets one key of the board as a whole: whose turn it is, which phase, and so on."""

    def edit(doc: EditableFile, request: EditRequest) -> None:
        found = edited_scenario(doc, request)
        if key == "turn_number":
            value = request.value("amount")
            if value:
                whole_number(value, key, 1, 1_000_000)
        elif key == "phase":
            value = request.value("word", terms(found.game).phases)
        else:
            value = request.value("word", (*PLAYERS, "nobody") if key == "priority" else PLAYERS)
        _say(found, (key,), value)

    return edit


def _say(found: EditedScenario, below: tuple[str, ...], value: str) -> None:
    if value:
        found.doc.set(found.given(*below), value)
    else:
        found.drop(*below)


def _zone(found: EditedScenario, request: EditRequest, player: str = "", key: str = "zone") -> ZoneEntries:
    """The zone that an edit names. ``history.destroyed`` and the like are lists of cards to which something happened earlier."""
    name = request.line(key, 100)
    known = terms(found.game)
    if name.startswith("history."):
        what = name.removeprefix("history.")
        if known.history and what not in known.history:
            raise refused(
                f"There is no history “{short(what)}”.", f"履歴に「{short(what)}」はありません。", what, nearest(what, known.history)
            )
    else:
        name = request.word(key, known.zones)
    return ZoneEntries(found, player or request.player(), name)


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
