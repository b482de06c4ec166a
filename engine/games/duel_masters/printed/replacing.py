"""How cards print that one thing happens in place of another."""

from engine.games.duel_masters.printed.pieces import THEN
from engine.language.tree import Node
from engine.language.wordings import Hole, W

PRINTED_REPLACING = [
    *W("sentence", "when|whenever {subject} would {would}, {then:clause} instead .", tree=Node("replace", subject=Hole("subject"), would=Hole("would"), then=THEN)),
]  # fmt: skip
