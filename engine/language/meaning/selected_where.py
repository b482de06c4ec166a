"""What is done to those that a step before selected: they lie where they were selected, and some deeds are done only to cards in play, or in a hand."""

from __future__ import annotations

from engine.kernel.game import Game
from engine.language.meaning.builder import NoMeaning
from engine.language.meaning.of_cards import SAY_OF_DOING_IT, SAY_OF_THE_HAND, lie_elsewhere, lie_in_play
from engine.language.tree import Node
from engine.language.unknown_x import own_parts

_SPOKEN_OF = frozenset(("it", "them", "that"))
_IN_PLAY_ALONE = {"destroy": "destroyed", "deal": "damaged", "heal": "healed", "evolve": "evolves", "super_evolve": "evolves", "return": "returned"}
_OF_THE_TABLE = frozenset(("attacked", "clashed", "damaged", "destroyed", "dying", "entered", "evolved", "left", "played"))  # what a card waits for that lies there, or did


def refuse_done_elsewhere(line: Node, game: Game) -> None:
    """Raise NoMeaning where a card is discarded that was selected in play, or what only happens in play is done to one selected in a hand or a deck."""
    if line.kind == "text":
        refuse_discarding_itself("played", line)
    selected: tuple[Node, ...] = ()
    for part in own_parts(line):
        targets = part.get("targets")
        if part.kind == "select":
            selected = targets
        elif isinstance(targets, tuple) and targets and selected:
            if not all(target.kind in _SPOKEN_OF for target in targets):
                selected = ()
            elif part.kind == "discard" and all(lie_in_play(cards, game) for cards in selected):
                raise NoMeaning("effect", part.kind, SAY_OF_THE_HAND)
            elif _IN_PLAY_ALONE.get(part.kind, "") in game.vocabulary.in_play_alone and all(lie_elsewhere(cards, game) for cards in selected):
                raise NoMeaning("effect", part.kind, SAY_OF_DOING_IT)
            elif part.kind in ("put", "discard", "transform"):
                selected = ()


def refuse_discarding_itself(trigger: str, body: Node) -> None:
    """Raise NoMeaning where a card is to discard itself upon what happens to it in play: it lies in no hand then."""
    if trigger in _OF_THE_TABLE and any(part.kind == "discard" and Node("this") in part["targets"] for part in own_parts(body)):
        raise NoMeaning("effect", "discard", SAY_OF_THE_HAND)
