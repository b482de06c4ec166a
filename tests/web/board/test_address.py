"""Addresses of moments: the links that a step prints are those of the moment itself with one thing changed."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest

from rulings.board.address import VIEWS, Address

ALL_SAID = Address("left", 3, (0, 2), dt.date(2021, 4, 1), (("sv.a", "b"),), (("knight", dt.date(2020, 1, 1)),), "me", "ja", "board")


@pytest.mark.parametrize("address", [Address(), Address(step=0), Address(view="opponent"), Address("left", 4, lang="en"), ALL_SAID, replace(ALL_SAID, lang="")])
def test_the_links_to_other_views_are_the_moment_seen_otherwise(address: Address) -> None:
    assert address.seen_by(VIEWS) == [address.link(view=view) for view in VIEWS]
