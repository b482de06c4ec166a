"""Changing the board on the table itself: at its first step each card leads to its editor, each zone to the search for another card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from rulings.board.address import Address
from rulings.board.runs import EngineRun
from rulings.lab.panes.board import zones_of


class TableLinks:
    """From the things of the first step to the places in the file where they are given."""

    def __init__(self, run: EngineRun, address: Address) -> None:
        self.stem = address.link(pane="board", step=0)
        self.zones = set(zones_of(run))
        self.given = given(run)

    def card(self, thing_id: Any) -> str:
        """Where a card is changed; nothing for one that the file does not name, such as the blank rest of a deck."""
        return self._link("at", self.given[thing_id], "picked") if thing_id in self.given else ""

    def zone(self, player: str, zone: str) -> str:
        """Where a zone gets a card."""
        return self._link("to", f"{player}.{zone}", "finder") if zone in self.zones else ""

    def _link(self, name: str, at: str, anchor: str) -> str:
        return f"{self.stem}&{urlencode({name: at})}#{anchor}"


def given(run: EngineRun) -> Mapping[Any, str]:
    """The places in the file of the things that it gives. A zone is read from its beginning, as far as it holds what the file says."""
    found = {}
    players = run.frame(0)["state"]["players"]
    for player in players:
        for zone, placed in run.scenario.given.side(player).zones.items():
            slugs = [one.card for one in placed for _copy in range(one.copies)]
            for n, (slug, thing) in enumerate(zip(slugs, players[player]["zones"].get(zone, ()), strict=False)):
                if thing["card"] == slug:
                    found[thing["id"]] = f"{player}.{zone}.{n}"
    return found
