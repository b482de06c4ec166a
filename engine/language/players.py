"""The two players, as trees of scenario sentences name them."""

from __future__ import annotations

from engine.language.tree import Node

ME = Node("player", {"is": "me"})
OPPONENT = Node("player", {"is": "opponent"})
