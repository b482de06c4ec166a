"""Reading the updates of a game: on which day what was changed, so that what rests on it is looked at again."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.corpus.evidence import Update
from engine.corpus.problems import nearest, short
from engine.corpus.read_cards import folded
from engine.corpus.spot import Spot, check_unique, top
from engine.corpus.strict_yaml import YamlReading


def read_updates(reading: YamlReading, game: str, names: Mapping[str, tuple[str, ...]], rules: Collection[str]) -> tuple[Update, ...]:
    """The updates of a file ``<game>/updates.yaml``, the oldest first.

    ``names`` are the slugs of the game's cards by folded name; ``rules`` the ids of its rules. ``rules:`` of an update may also hold the
    beginning that several ids have in common (``sv.order``).
    """
    if reading.value is None:
        return ()
    holder = top(reading).mapping(("updates",), ("updates",)).get("updates")
    found: list[tuple[Update, Spot]] = []
    for spot in holder.entries() if holder else ():
        parts = spot.mapping(("date", "title", "cards", "rules"), ("date", "title"))
        day = parts["date"].date() if "date" in parts else None
        title = parts["title"].either() if "title" in parts else None
        cards = [slug for e in parts["cards"].entries() for slug in _card(e, names)] if "cards" in parts else []
        changed = [rule for e in parts["rules"].entries() if (rule := _rule(e, rules))] if "rules" in parts else []
        if "cards" not in parts and "rules" not in parts:
            en = "Say which cards or rules the update changed."
            spot.problem(en, "更新で変わったカード（cards）かルール（rules）を書いてください。", "")
        if day and title:
            found.append((Update(game, day, title, tuple(cards), tuple(changed), spot.mark.line), spot))
    check_unique([(u.day.isoformat(), spot) for u, spot in found], {"en": "The update of", "ja": "更新"})
    return tuple(sorted((u for u, _spot in found), key=lambda u: u.day))


def _card(spot: Spot, names: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    name = spot.text()
    slugs = names.get(folded(name), ()) if name else ()
    if name and not slugs:
        en, ja = f"There is no card “{short(name)}” in this game.", f"このゲームに「{short(name)}」というカードはありません。"
        spot.problem(en, ja, name, nearest(name, names))
    return slugs


def _rule(spot: Spot, rules: Collection[str]) -> str | None:
    name = spot.text()
    if name and not any(rule == name or rule.startswith(f"{name}.") for rule in rules):
        spot.problem(
            f"No rule of this game is “{short(name)}” or begins with it.",
            f"「{short(name)}」というルール、またはそれで始まるルールはこのゲームにありません。",
            name,
            nearest(name, rules),
        )
        return None
    return name
