"""Cards to put on a board: what the search finds among a game's cards, and the scenario's own."""

from __future__ import annotations

import re
from typing import Any

from rulings.board import texts
from rulings.board.runs import EngineRun
from rulings.lab.edits import as_value
from rulings.store.folding import fold
from rulings.store.search import LONGEST, cards_found

MOST = 12


COPIES = re.compile(r"\s*(\d{1,2})\s*(?:[x×*]\s*|\s)(?=\S)")


def cards(run: EngineRun, query: str, into: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards that a query finds, each with the edit that puts it into the zone; without a query what is in use already.

    “3 x Name” puts three of it; in the place of a card comes one.
    """
    many = COPIES.match(query)
    copies = max(1, int(many[1])) if many else 1
    query = query[many.end() :] if many else query
    typed = [word for word in map(fold, query[:LONGEST].split()) if word]
    scenario = run.scenario
    found = [card for card in scenario.cards if all(any(word in fold(name) for name in card.names()) for word in typed)]
    if typed:
        slugs = cards_found(run.game, query[:LONGEST])[:MOST]
    else:
        sides = (scenario.given.me, scenario.given.opponent)
        slugs = list(dict.fromkeys(one.card for side in sides for zone in side.zones.values() for one in zone))
    found += [run.cards[slug] for slug in slugs if slug in run.cards and run.cards[slug] not in found]
    put = {"do": "put", "player": into["player"], "zone": into["zone"], **({"copies": copies} if copies > 1 else {})}
    if into["instead"]:
        put = {"do": "replace", "player": into["player"], "zone": into["zone"], "index": into["instead"]}
    return [
        {
            "name": texts.say(card.name),
            "cost": card.cost,
            "figures": "" if card.attack is None else f"{card.attack}/{card.defense}" if card.defense is not None else str(card.attack),
            "kind": texts.of_game(run.game, "kind", card.kind),
            "klass": card.klass,
            "copies": copies if copies > 1 else "",
            "value": as_value({**put, "card": card.name["en"]}),
        }
        for card in found[:MOST]
    ]
