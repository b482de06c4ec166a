"""Reading the board that a scenario begins with (``given``).

This is the same for all games: which zones, points and counters there are comes as data (:class:`~engine.corpus.shapes.GameTerms`).
A card is its name, ``3 x Name``, or a mapping with ``card`` and what is special about this copy (:mod:`engine.corpus.read_placed`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from engine.corpus.board_names import BoardNames
from engine.corpus.known import GameTerms
from engine.corpus.other_words import meant
from engine.corpus.problems import nearest, short
from engine.corpus.read_cards import card_named, folded
from engine.corpus.read_placed import PLAYERS, cards_in, granted, numbers, other_spellings, player_of, unnamed
from engine.corpus.shapes import Given, Placed, Side
from engine.corpus.spot import Spot, whole_number, without_space

MOST_IN_ALL = 250  # on a whole board, its decks, cards beneath others and cards of the past included
_SIDE_KEYS = ("deck_size", "leader", "damage", "class", "counters", "history")
_TOP = ("turn", "turn_number", "phase", "priority", "first", *PLAYERS)
_LEADER_KEYS = ("defense", "damage", "granted", "counters", "lost_abilities")


def read_given(spot: Spot, terms: GameTerms, names: BoardNames, below: Given | None = None) -> Given:
    """The board. With ``below``, the board of the scenario that this one is ``like``, the file says only what differs from that."""
    entries = spot.mapping(_TOP)
    base = below or Given()
    changes: dict[str, Any] = {}
    for player in PLAYERS:
        if player in entries:
            changes[player] = _side(entries[player], terms, names, base.side(player))
    for key in ("turn", "first"):
        if key in entries:
            changes[key] = player_of(entries[key])
    if "priority" in entries:
        changes["priority"] = player_of(entries["priority"], "nobody")
    if "turn_number" in entries:
        changes["turn_number"] = entries["turn_number"].number(1)
    if "phase" in entries:
        changes["phase"] = _phase(entries["phase"], terms)
    made = replace(base, **changes)
    many = sum(_in_all(made.side(player)) for player in PLAYERS)
    if many > MOST_IN_ALL:
        spot.problem(
            f"At most {MOST_IN_ALL} cards lie on a board, decks included; here are {many}.",
            f"1つの盤面に置けるカードは、デッキも含めて{MOST_IN_ALL}枚までです（今は{many}枚）。",
            str(many),
        )
    return made


def _phase(spot: Spot, terms: GameTerms) -> str:
    """A phase of the game, by its id or in another word for it."""
    said = meant(spot.value, terms.phases) if isinstance(spot.value, str) and spot.value not in terms.phases else ()
    return said[0] if said else (spot.one_of(terms.phases) if terms.phases else spot.text()) or ""


def _class(spot: Spot, terms: GameTerms) -> str:
    """A leader's class, by its id or as it is read on cards."""
    said = terms.spelled.get("class", {}).get(folded(spot.value)) if isinstance(spot.value, str) else None
    return said or (spot.one_of(terms.classes) if terms.classes else spot.text()) or ""


def _in_all(side: Side) -> int:
    """How many cards a player has anywhere."""
    named = sum(map(_counted, side.zones.get("deck", ())))
    others = (placed for zone, cards in (*side.zones.items(), *side.history.items()) if zone != "deck" for placed in cards)
    return max(named, side.deck_size or 0) + sum(map(_counted, others))


def _counted(placed: Placed) -> int:
    """A card with what lies beneath it and who is aboard, as often as it stands there."""
    return placed.copies * (1 + sum(map(_counted, placed.under)) + (_counted(placed.pilot) if placed.pilot else 0))


def _side(spot: Spot, terms: GameTerms, names: BoardNames, below: Side) -> Side:
    everything = (*_SIDE_KEYS, *terms.zones, *terms.points) if terms.zones or terms.points else None
    aliases = {other: k for k in everything or () for other in other_spellings(k)[: None if k in terms.zones else 1]}
    said: dict[str, str] = {}
    zones, points, changes, life = dict(below.zones), dict(below.points), dict[str, Any](), list[tuple[str, Spot]]()
    for written, e in spot.mapping(None).items():
        key = written if everything is None or written in everything else aliases.get(written, written)
        if said.setdefault(key, written) != written:
            e.problem(
                f"“{written}” and “{said[key]}” are the same here. Keep one of them.",
                f"「{written}」と「{said[key]}」は同じものです。一方だけにしてください。",
                written,
                key=True,
            )
        elif everything is not None and key not in everything:
            spot_of_key(e, written, everything, terms, names)
        elif key == "deck_size":
            changes["deck_size"] = e.number(0, 200)
        elif key == "leader":
            changes["leader"] = leader = _leader(e, terms)
            life += [(key, e)] if leader is not None and (leader.defense is not None or leader.damage) else []
        elif key == "damage":
            leader = Placed("", "", e.mark.line, e.mark.column, damage=e.number() or 0)
            changes["leader"] = leader
            life += [(key, e)]
        elif key == "class":
            changes["klass"] = _class(e, terms)
        elif key == "counters":
            given = numbers(e, terms.points or None)
            points |= given
            life += [(name, e) for name in given if name in terms.life]
        elif key == "history":
            changes["history"] = {k: cards_in(v, terms, names) for k, v in e.mapping(terms.history or None).items()}
        elif (key in terms.points and key not in terms.zones) or (everything is None and isinstance(e.value, str)):
            n = e.number(None)
            if n is not None:
                points[key] = n
                life += [(key, e)] if key in terms.life else []
        elif key == "deck" and isinstance(e.value, str) and (n := unnamed(e.value, names)) is not None:
            changes["deck_size"], zones[key] = n, ()
        else:
            zones[key] = placed = cards_in(e, terms, names, key)
            if placed and key in terms.given_with:
                _with_its_card(e, written, terms.given_with[key], placed[0].name)
    if life:
        _life_once(life)
        points = {name: n for name, n in points.items() if name not in terms.life or name == life[0][0]}
        leader = changes.get("leader", below.leader)
        if life[0][0] not in ("leader", "damage") and leader is not None:
            changes["leader"] = replace(leader, defense=None, damage=0)
    return replace(below, zones=zones, points=points, **changes)


def _with_its_card(spot: Spot, zone: str, key: str, card: str) -> None:
    """Add the problem that cards are given in a zone where they lie only with another one, with the key of it that holds them."""
    right = f"{{card: …, {key}: {card if key == 'pilot' else f'[{card}]'}}}"
    spot.problem(
        f"Cards lie there only with another card. Write them with that one, in its own zone: “{right}”.",
        f"ここのカードは必ずほかのカードに付いています。そのカードの領域に「{right}」と書いてください。",
        zone,
        (right,),
        key=True,
    )


def _life_once(said: Sequence[tuple[str, Spot]]) -> None:
    """Add the problem that what a leader has left is given twice, at the place of the second."""
    for key, spot in said[1:]:
        first = said[0][0]
        spot.problem(
            f"“{first}” and “{key}” both say what life this player has left. Keep one of them.",
            f"「{first}」と「{key}」はどちらもこのプレイヤーに残っているライフを表します。どちらか一方だけにしてください。",
            key,
            key=True,
        )


def spot_of_key(spot: Spot, key: str, known: Collection[str], terms: GameTerms, names: BoardNames | None = None) -> None:
    """Add the problem that a key is neither a zone nor a point of the game, with the key that is called so, or else the zones there are."""
    called = folded(key.replace("_", " ").replace("-", " "))
    number = isinstance(spot.value, str) and whole_number(spot.value)
    called_so = (terms.counted if number else {}).get(called) or terms.keys.get(called)
    if names is not None and card_named(key, names.index):
        right = f"[{key}, …]"
        en, ja = f"The cards of a zone stand in brackets: “{right}”.", f"領域のカードは角括弧で囲みます：「{right}」。"
        spot.problem(en, ja, key, (right,), key=True)
        return
    if key == "ダメージ" and number:
        called_so = "damage"
    if near := without_space(key, spot.value, known):
        en, ja = f"A space belongs behind the colon: “{near[0]}”.", f"コロンのあとに空白が必要です：「{near[0]}」。"
        spot.problem(en, ja, key, near, key=True)
        return
    if called_so is None and called in terms.states:
        right = terms.states[called]
        en = f"“{short(key)}” is a state that follows from the board: write “{right}: …”."
        ja = f"「{short(key)}」は盤面から決まる状態です。「{right}: …」と書いてください。"
        spot.problem(en, ja, key, (right,), key=True)
        return
    near = (called_so,) if called_so is not None else meant(key, known) or nearest(key, known)
    wanted = ("points", "ポイント", terms.points) if number else ("zones", "領域", terms.zones)
    all_of = "" if near else ", ".join(sorted(wanted[2]))
    spot.problem(
        f"This game has no zone and no points called “{short(key)}”." + (f" Its {wanted[0]}: {all_of}." if all_of else ""),
        f"このゲームに「{short(key)}」という領域やポイントはありません。" + (f"{wanted[1]}：{all_of}" if all_of else ""),
        key,
        near,
        key=True,
    )


def _leader(spot: Spot, terms: GameTerms) -> Placed | None:
    """A leader: what defense is left, or a mapping."""
    mark = spot.mark
    if isinstance(spot.value, str):
        defense = spot.number(None)
        return Placed("", "", mark.line, mark.column, defense=defense)
    parts = spot.mapping(_LEADER_KEYS)
    return Placed(
        "",
        "",
        mark.line,
        mark.column,
        defense=parts["defense"].number(None) if "defense" in parts else None,
        damage=(parts["damage"].number() or 0) if "damage" in parts else 0,
        counters=numbers(parts["counters"], terms.counters) if "counters" in parts else {},
        granted=granted(parts.get("granted")),
        lost_abilities=bool(parts["lost_abilities"].flag()) if "lost_abilities" in parts else False,
    )
