"""Actions that come in while the one before them goes on: a block, and what a player is asked about just then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.corpus.shapes import Sentence
from engine.kernel.game import Game
from engine.kernel.joins import BLOCK, MAY, PLAYED, Join
from engine.kernel.state import State
from engine.language.sentences import Act, act
from engine.language.tree import Node
from engine.play.naming import Location, Naming, player_of, problem

NOT_ALONE = (
    "This comes in while an action goes on; write it in the line after that action.",
    "これは他の行動の途中で行うことです。その行動の次の行に書いてください。",
)


PLAYING = ("play", "play_free")
AGREEING = ("agrees", "agrees_not")  # somebody does, or does not do, what they are asked
NOTHING_YET = (0,)  # the id of no card: what is named comes to the table later


class Joining(NamedTuple):
    """A line that says what comes in while the action above it goes on, and the way in which it does.

    With ``alone`` it may be an action of its own as well, and is one where nothing asked for it meanwhile.
    """

    sentence: Sentence
    said: Act
    head: str
    where: Location
    alone: bool = False

    @property
    def picks(self) -> tuple[Node, ...]:
        """What is chosen there, whether it is said to be chosen or aimed at."""
        return (*self.said.picks, *(Node("pick_thing", card=aim) for aim in self.said.targets))

    def join(self, naming: Naming, state: State, table: str) -> Join:
        """The same by ids: of a block one creature in play, else whatever the name can mean and its player owns."""
        core = self.said.core
        negated = core.kind in ("use_not", "no_block", "agrees_not")
        if core.kind in AGREEING:
            price = (core["amount"], core["counter"]) if "amount" in core else None
            return Join((), self.head, negated, by=player_of(core["who"]) or "", price=price)
        if core.kind == "no_block":
            return Join((), self.head, True)
        if self.head == BLOCK:
            return Join((naming.one(core["card"], state, self.where, (table,)),), BLOCK)
        named, who = core["card"] if "card" in core else core["effect"]["source"], player_of(core.get("who"))
        found = [i for i in naming.all(named, state) if i in state.things]
        found = [i for i in found if state.things[i].owner == who] or found
        if self.alone and (not found or (self.head == PLAYED and who == state.turn)):
            return Join(NOTHING_YET, self.head, negated)
        if not found:
            en, ja = naming.titles(named["name"], "en"), naming.titles(named["name"], "ja")
            raise problem(self.where, f"There is no “{en}” on the table at that moment.", f"その時点で「{ja}」はありません。", en)
        return Join(tuple(found), self.head, negated)


def way_in(said: Act, game: Game) -> str | None:
    """In which way an action comes in while another goes on; None for one that stands for itself. "" is any of the game's ways."""
    core = said.core
    if not game.joins or said.moment is not None:
        return None
    if core.kind in ("use", "use_not"):
        head = core["effect"].get("head", "") if core["effect"].kind == "effect_of" else None
        return head if head in game.joins or (core.kind == "use_not" and head == "") else None
    if core.kind in AGREEING:
        return core["in"] if core["in"] in game.joins else None
    if core.kind in PLAYING:
        for how in said.how:
            if how in game.joins:
                return how
        return None
    return BLOCK if core.kind in ("defend", "no_block") and BLOCK in game.joins else None


def may_come_in(said: Act, game: Game) -> str | None:
    """In which way a line that stands for itself may come in while the action before it goes on, if something asks for it then.

    Somebody does what a card lets them do (“I use Goblin's effect”), or uses a card in the turn of the other (“opponent casts Gust”).
    """
    core = said.core
    if MAY not in game.joins or said.moment is not None:
        return None
    if core.kind in PLAYING:
        return None if said.paid else PLAYED
    return MAY if core.kind == "use" and core["effect"].kind == "effect_of" and not core["effect"].get("text", "") else None


def standing_alone(sentence: Sentence, game: Game, path: str) -> Act:
    """What a line says that stands for itself. Raises BadInput for one that comes in while another action goes on."""
    said = act(sentence.tree)
    if way_in(said, game) is not None:
        not_alone(said, Location(path, sentence))
    return said


def not_alone(said: Act, where: Location) -> None:
    """Raise BadInput for a line that comes in while an action goes on, and stands behind none. Of a block the game says so itself."""
    if said.core.kind != "defend":
        raise problem(where, *NOT_ALONE, said.core.kind)


def with_joins(when: Sequence[Sentence], game: Game, path: str) -> Iterator[tuple[Sentence, Act, Sequence[Joining]]]:
    """The actions, each with those after it that come in while it goes on; who blocks is said after an attack alone."""
    acts = [act(sentence.tree) for sentence in when]
    heads = [way_in(said, game) for said in acts] if game.joins else []
    if MAY not in game.joins and heads.count(None) == len(heads):  # nothing comes in
        yield from ((sentence, said, ()) for sentence, said in zip(when, acts, strict=True))
        return
    n = 0
    while n < len(when):
        sentence, first, stands = when[n], acts[n], heads[n] is None
        if not stands:
            not_alone(first, Location(path, sentence))
        joins: list[Joining] = []
        n += 1
        while n < len(when) and stands and first.moment is None:
            said, head = acts[n], heads[n]
            way = may_come_in(said, game) if head is None else head
            if way is None or (head == BLOCK and first.core.kind != "attack"):
                break
            joins.append(Joining(when[n], said, way, Location(path, when[n]), head is None))
            n += 1
        yield sentence, first, joins
