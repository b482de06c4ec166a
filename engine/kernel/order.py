"""The order of what waits: a key whose parts are rules.

``Order`` is made once for a game and a ruleset. A key is a tuple of whole numbers; the smaller key goes first. Why one effect goes
before another is the first part in which their keys differ, and the rule that owns that part (:meth:`Order.why`).

The parts of a key, in their usual sequence (another one is a setting of :data:`~engine.kernel.questions.ORDER_PARTS`):

========  ==================================================================================================================
part      what it counts
========  ==================================================================================================================
occasion  the happening under which it triggered: the first first, or the last; a latecomer (``Game.latecomers``) after all
timing    the line of the game's timing table (``Game.timeline``) where its moment stands
place     the zone in which its source was
player    whether its player is the one whose turn it is
position  its source's place among the cards of that zone: see :class:`Positions`
line      its line within its card, printed ones before granted ones or the reverse
number    which of two triggered first: the same ability, twice
========  ==================================================================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple, cast

from engine.kernel.cards import CardAbility
from engine.kernel.game import Game
from engine.kernel.questions import (
    BASE,
    FAR,
    ORDER_HAND,
    ORDER_INVOKED,
    ORDER_LINE,
    ORDER_OCCASION,
    ORDER_PARTS,
    ORDER_PLACE,
    ORDER_PLAYER,
    ORDER_POSITION,
)
from engine.kernel.rules import Ruleset

if TYPE_CHECKING:
    from engine.kernel.agenda import Pending


class Why(NamedTuple):
    """The deciding part of two keys, the question that owns it, and the two values."""

    part: str
    question: str
    first: int
    second: int


class Positions(NamedTuple):
    """How the rules have sources counted that lie in one zone: what stands in the "position" and "line" parts of a key.

    ============  ================================  ========================================================================
    field         usual value                       meaning
    ============  ================================  ========================================================================
    leader        -1; ``FAR`` or ``-FAR``           a leader's position: before every card, which counts from 1, or beyond all
    board         1; -1 from right to left          the sign of a card's position, the number of its stay (later: further right)
    hand          1; -1 for the newest first        the same in hand
    downwards     1; -1 from the bottom line up     the sign of a line within its card
    granted       ``FAR``; ``-FAR`` before all      what is added to the number of the granting of an ability that was granted
    ============  ================================  ========================================================================

    In the deck the position is always the number of the stay counted backwards: the topmost came last. ``FAR`` is further than any line,
    any stay and any number of a granting.
    """

    leader: int
    board: int
    hand: int
    downwards: int
    granted: int


class Order:
    """Keys for one game under one ruleset."""

    __slots__ = (
        "_deciding", "_others", "_pick", "aliases", "answers", "chains", "invoked", "late", "lifo", "owners", "place", "positions",
        "ranks", "sequence", "tier_question", "turn_player_first",
    )  # fmt: skip

    def __init__(self, game: Game, ruleset: Ruleset) -> None:
        self.answers = answers = ruleset.answers
        tiers = cast("Mapping[str, int | str]", answers)  # the answers to what the game's own tables name as questions
        self.aliases = {m: str(tiers[q]) for m, q in game.aliases.items()}
        self.ranks: dict[str, int] = {}
        self.tier_question: dict[str, str] = {}
        for chain in game.timeline:
            rank = 0
            for i, moment in enumerate(chain):
                answer = tiers[moment.question] if moment.question else 1
                if isinstance(answer, str):
                    self.ranks[moment.name] = self.ranks[answer]
                elif answer < 0:
                    self.ranks[moment.name] = rank + answer
                    self.tier_question[chain[i - 1].name] = moment.question
                else:
                    rank += answer if i else 0
                    self.ranks[moment.name] = rank
                self.tier_question[moment.name] = moment.question
        self.chains = [[m.name for m in chain] for chain in game.timeline]
        self.sequence: tuple[str, ...] = answers[ORDER_PARTS]
        other = {seq for p in game.policies if p == ORDER_PARTS for seq in p.answers.values() if isinstance(seq, tuple)} - {self.sequence}
        self._others = [itemgetter(*(self.sequence.index(part) for part in seq)) for seq in sorted(other)]
        self._deciding: dict[tuple[str, str, str, str], Sequence[str]] = {}
        usual = self.sequence == BASE
        self._pick: Callable[[tuple[int, ...]], tuple[int, ...]] | None = None if usual else itemgetter(*map(BASE.index, self.sequence))
        self.lifo = answers[ORDER_OCCASION] == "last-in-first-out"
        self.place = answers[ORDER_PLACE]
        self.turn_player_first = answers[ORDER_PLAYER] == "turn-player-first"
        self.positions = Positions(*answers[ORDER_POSITION], answers[ORDER_HAND], *answers[ORDER_LINE])
        self.invoked = answers[ORDER_INVOKED]
        self.late = {m: q for m, q in game.latecomers.items() if tiers[q] == "last"}
        self.owners = {p.name: p.question for p in game.parts}

    def moment(self, name: str) -> str:
        """The line of the timing table where an ability of this moment stands under this ruleset."""
        return self.aliases.get(name, name)

    def key(
        self, occasion: int, moment: str, zone: str, turn_player: bool, since: int, line: int, granted: int, number: int
    ) -> tuple[int, ...]:
        """The key of one triggered ability; ``since`` counts entries into zones, ``granted`` grantings, ``number`` events."""
        leader, board, hand, downwards, granted_at = self.positions
        position = leader if zone == "leader" else -since if zone == "deck" else since * (hand if zone == "hand" else board)
        if self.lifo:
            occasion = -occasion
        if moment in self.late:
            occasion += FAR
        if granted:
            line += granted_at + granted
        timing = self.ranks.get(self.aliases.get(moment, moment), 0)
        player = 0 if turn_player == self.turn_player_first else 1
        parts = (occasion, timing, self.place.get(zone, 0), player, position, downwards * line, number)
        return parts if self._pick is None else self._pick(parts)

    def why(self, first: tuple[int, ...], second: tuple[int, ...], moment: str, zone: str) -> Why:
        """Why ``first`` goes before ``second``, the key of an ability of ``moment`` whose source was in ``zone``."""
        part = self.parting(first, second)
        at = self.sequence.index(part)
        return Why(part, self.owner(part, moment, zone), first[at], second[at])

    def parting(self, first: tuple[int, ...], second: tuple[int, ...]) -> str:
        """The first part in which two keys differ."""
        for part, a, b in zip(self.sequence, first, second, strict=True):
            if a != b:
                return part
        raise ValueError("two waiting effects have the same key: their order would be an accident")

    def deciding_questions(self, first: Pending, second: Pending) -> Sequence[str]:
        """Every question whose rule makes ``first`` go before ``second``: another answer could turn them round.

        Besides the owner of the deciding part, these are the lines of the timing table that put two moments together, so that a later
        part had to decide; the rule of a part as such, where a rule for one moment owns it; and the sequence of the parts, where another
        sequence would decide otherwise.
        """
        part = self.parting(first.key, second.key)
        case = (part, first.moment, second.moment, first.zone)
        found = self._deciding.get(case)
        if found is None:
            found = self._deciding[case] = self.deciding_in(*case)
        for pick in self._others:
            if pick(first.key) > pick(second.key):
                return [*found, ORDER_PARTS]
        return found

    def deciding_in(self, part: str, moment: str, other: str, zone: str) -> list[str]:
        """The same, but for the sequence, of an ability of ``moment`` in ``zone`` before one of the ``other``; they part in ``part``."""
        found = [self.owner(part, other, zone)]
        if f"{part}:{other}" in self.owners:
            found.append(self.owners.get(part, ""))
        if moment != other and self.sequence.index(part) > self.sequence.index("timing"):
            found += self.merging(self.moment(moment), self.moment(other))
        return found

    def merging(self, one: str, other: str) -> list[str]:
        """The questions of the lines between two moments of one chain, whose answers put the two together."""
        for chain in self.chains:
            if one in chain and other in chain:
                low, high = sorted((chain.index(one), chain.index(other)))
                return [q for name in chain[low + 1 : high + 1] if (q := self.tier_question[name])]
        return []

    def owner(self, part: str, moment: str, zone: str) -> str:
        """The question whose rule owns a part of the key (timing by line of the table, others by moment or by zone where one says so)."""
        if part == "occasion" and moment in self.late:
            return self.late[moment]
        if part == "timing":
            return self.tier_question.get(self.moment(moment), "") or self.owners.get(part, "")
        if part == "position" and zone in self.owners:
            return self.owners[zone]
        return self.owners.get(f"{part}:{moment}") or self.owners.get(part, "")

    def line(self, h: CardAbility) -> int:
        """Where an ability stands within its card; one whose place is a rule of its own may stand below all others."""
        question = h.ability.line
        return 2 * FAR if question is not None and self.answers[question] == "bottom" else h.line

    def by_lot(self, p: Pending, q: Pending) -> bool:
        """Whether chance decides which of two goes first: both of one place where the rules say so, and of one player."""
        at = self.sequence.index("position")
        return p.zone == q.zone and p.zone in self.invoked and p.key[:at] == q.key[:at]

    def peers(self, agenda: list[Pending]) -> list[Pending]:
        """The first of what waits and those with it whose order chance decides."""
        first = agenda[0]
        if first.zone not in self.invoked:
            return agenda[:1]
        return [p for p in agenda if self.by_lot(p, first)]
