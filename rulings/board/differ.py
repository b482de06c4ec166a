"""What is different on two boards, in words: where each card lies, its figures, the leaders, the points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from django.utils.translation import gettext as _

from rulings.board import texts
from rulings.board.faces import counters_said, label_of
from rulings.board.sides import down
from rulings.board.tables import GameTable, table

MOST = 10  # lines; a board that is another altogether is seen, not read


class Difference(NamedTuple):
    """One thing that the two boards do not agree about."""

    what: str
    first: str
    second: str


def differences(game: str, one: Mapping[str, Any], other: Mapping[str, Any], view: str = "all") -> tuple[list[Difference], int]:
    """What a viewer sees to be different between two states, and how many more differences there are than are told."""
    layout = table(game)
    alike = Counter((*_turns(one, other), *_players(layout, one, other), *_cards(game, one, other, view)))
    found = [same._replace(what=f"{same.what} ×{n}") if n > 1 else same for same, n in alike.items()]
    return found[:MOST], max(0, len(found) - MOST)


def _turns(one: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[Difference]:
    if one["turn"] != other["turn"]:
        yield Difference(_("Turn"), texts.word(texts.TURN, one["turn"]), texts.word(texts.TURN, other["turn"]))


def _players(layout: GameTable, one: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[Difference]:
    """The leaders and the figures of both players, and the cards in their decks."""
    names = {point.name: texts.say(point.label) for point in layout.points}
    for player in one["players"]:
        whose, mine, theirs = texts.word(texts.PLAYER, player), one["players"][player], other["players"][player]
        life = layout.life
        lives = [(side["leader"] or {}).get(life) for side in (mine, theirs)]
        if lives[0] != lives[1]:
            yield Difference(texts.told(whose, texts.say(layout.life_said)), str(lives[0]), str(lives[1]))
        for column in ("points", "counters"):
            for name in dict.fromkeys((*mine[column], *theirs[column])):
                if layout.counter(name).shown == "never":
                    continue
                pair = mine[column].get(name, 0), theirs[column].get(name, 0)
                if pair[0] != pair[1]:
                    said = names.get(name) or texts.of_game(layout.game.id, "counter", name)
                    yield Difference(texts.told(whose, said), str(pair[0]), str(pair[1]))


def _cards(game: str, one: Mapping[str, Any], other: Mapping[str, Any], view: str) -> Iterator[Difference]:
    """Cards that lie elsewhere or look otherwise. A card is known by its number and what it is."""
    mine, theirs = _laid(one), _laid(other)
    for key in dict.fromkeys((*mine, *theirs)):
        if mine.get(key) == theirs.get(key) or any(_unseen(game, side[key], view) for side in (mine, theirs) if key in side):
            continue
        placed = [_said(game, side.get(key), twin.get(key)) for side, twin in ((mine, theirs), (theirs, mine))]
        thing = (mine.get(key) or theirs[key])[2]
        if placed[0] != placed[1]:
            label = f" ({said})" if (said := label_of(thing)) else ""
            yield Difference(texts.say(thing["name"]) + label, *placed)


Laid = tuple[str, str, Mapping[str, Any]]


def _laid(state: Mapping[str, Any]) -> dict[tuple[int, str], Laid]:
    return {
        (thing["id"], thing["card"]): (player, zone, thing)
        for player, side in state["players"].items()
        for zone, things in side["zones"].items()
        for thing in things
    }


def _unseen(game: str, laid: Laid, view: str) -> bool:
    """Whether the viewer may not say which card this is."""
    player, zone, thing = laid
    return down(view, player, table(game).zone(zone), thing)


def _said(game: str, laid: Laid | None, twin: Laid | None) -> str:
    """Where a card lies and how it stands there: its figures, and of its keywords and counters those that its `twin` has not."""
    if laid is None:
        return _("not there")
    player, zone, thing = laid
    parts = [f"{texts.say(table(game).zone(zone).label)} ({texts.word(texts.PLAYER, player)})"]
    other = twin[2] if twin is not None else {"attack": None, "defense": None, "keywords": (), "counters": {}}
    if thing["attack"] is not None and (thing["attack"], thing["defense"]) != (other["attack"], other["defense"]):
        parts.append(str(thing["attack"]) if thing["defense"] is None else f"{thing['attack']}/{thing['defense']}")
    parts += [texts.of_game(game, "keyword", keyword) for keyword in thing["keywords"] if keyword not in other["keywords"]]
    theirs = counters_said(game, other)
    parts += [said for said in counters_said(game, thing) if said not in theirs]
    return (", " if texts.here() == "en" else "、").join(parts)
