"""From a scenario's given board to the kernel's state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.corpus.shapes import Given, Placed, Sentence, Side
from engine.kernel.cards import CardAbility, Definition, Face, watches
from engine.kernel.game import Game
from engine.kernel.history import Record
from engine.kernel.state import PLAYERS, Player, State, Thing, empty_state, make_thing, reset

BLANK = Definition(
    "blank", {"en": "a card", "ja": "カード"}, "card", "", frozenset(), 1, {"front": Face(None, None, (), ())}, {"blank": True}
)
MOST_DECKS = 20  # both players', at each of some ten places where they can begin
MOST_LEADERS = 100  # two of each class of each game
Define = Callable[[str], Definition]
AbilitiesOf = Callable[[Sentence], tuple[CardAbility, ...]]


@lru_cache(maxsize=MOST_LEADERS)
def leader_card(en: str, ja: str, klass: str, defense: int) -> Definition:
    """A leader (or, in games without leaders, the player) as a thing that can be hurt and can hold abilities."""
    return Definition("leader", {"en": en, "ja": ja}, "leader", klass, frozenset(), None, {"front": Face(0, defense, (), ())})


@lru_cache(maxsize=MOST_DECKS)
def blanks(first: int, amount: int, player: Player) -> dict[int, Thing]:
    """Cards in a deck that nobody has named, by their ids. Whoever changes one changes a copy: every run may begin with the same ones."""
    return {i: make_thing(i, BLANK, player, "deck") for i in range(first, first + amount)}


class GivenBoard(NamedTuple):
    """A board as it lies before the first frame. Every run of a scenario begins with the same one: nothing of it is written into.

    ``labels`` are the ids of cards that have one, ``newest`` is the greatest id, ``left_out`` are cards whose texts are done only in part.
    """

    state: State
    labels: Mapping[str, int]
    newest: int
    left_out: tuple[Definition, ...]


def lay_out(game: Game, given: Given, define: Define, granted: AbilitiesOf) -> GivenBoard:
    """The board that a scenario gives. Raises BadInput where it names what is not there."""
    table = TableBuilder(game, define, granted)
    state = table.build(given)
    return GivenBoard(state, table.labels, table.next, tuple(table.left_out))


class TableBuilder:
    """Builds a state card by card; ids are given in the order of building: leaders, then each side's zones."""

    def __init__(self, game: Game, define: Define, granted: AbilitiesOf) -> None:
        self.game = game
        self.define = define
        self.granted = granted
        self.state: State = empty_state()
        self.zones: dict[tuple[Player, str], list[int]] = {}  # as far as the state is built
        self.labels: dict[str, int] = {}
        self.left_out: list[Definition] = []
        self.next = 0

    def build(self, given: Given) -> State:
        """The state of a given board."""
        state = self.state
        state.turn = given.turn or "me"
        state.turn_number = given.turn_number or 9
        state.phase = given.phase or "main"
        if given.priority and given.priority != "nobody":
            state.priority = given.priority
        if given.first:
            state.memory = state.memory._replace(second="opponent" if given.first == "me" else "me")
        for p in PLAYERS:
            self.leader(p, given.side(p))
        for p in PLAYERS:
            self.side(p, given.side(p))
        state.zones = {key: tuple(ids) for key, ids in self.zones.items()}
        return state

    def new(self, card: Definition, owner: Player, zone: str, face: str = "front") -> Thing:
        """A new thing at the end of a zone."""
        self.next += 1
        if card.left_out and card not in self.left_out:
            self.left_out.append(card)
        t = make_thing(self.next, card, owner, zone, face)
        self.state.things[t.id] = t
        self.zones.setdefault((owner, zone), []).append(t.id)
        return t

    def leader(self, player: Player, side: Side) -> None:
        """A player's leader: defense as given, damage as the difference from the game's starting defense."""
        called, full = self.game.leaders[player], self.game.points.get("defense", 0)
        t = self.new(leader_card(called["en"], called["ja"], side.klass, full), player, "leader")
        given = {self.game.behaviour.given_as(name): value for name, value in side.points.items()}
        defense = given.get("defense")
        if side.leader is not None:
            self.special(t, side.leader)
            defense = side.leader.defense if side.leader.defense is not None and not side.leader.damage else defense
        if defense is not None:
            t.defense = max(full, defense)
            t.damage = t.defense - defense
        for name, value in given.items():
            if name == "damage":
                t.damage = value
            elif name != "defense":
                self.state.points[(player, name)] = value
        cards = {zone: sum([p.copies for p in placed]) for zone, placed in side.zones.items()}
        for name, value in self.game.behaviour.implied_points(side.points, cards).items():
            self.state.points.setdefault((player, name), value)

    def side(self, player: Player, side: Side) -> None:
        """The cards of one player: decks and their like from the top, the others from the left."""
        for zone in self.game.zones:
            if zone.id not in side.zones and zone.id != "deck":
                continue
            placed = side.zones.get(zone.id, ())
            if zone.id == "deck":
                named = sum([p.copies for p in placed])
                size = side.deck_size if side.deck_size is not None else (named if "deck" in side.zones else 20)
                self.blanks(player, max(0, size - named))
            if zone.from_top:
                placed = tuple(reversed(placed))
            if zone.id in side.zones:
                self.zones.setdefault((player, zone.id), [])
            for p in placed:
                for _ in range(p.copies):
                    self.place(player, zone.id, p)
        for what, past in side.history.items():
            for p in past:
                for _ in range(p.copies):
                    self.past(player, what, p)

    def blanks(self, player: Player, amount: int) -> None:
        """Cards at the bottom of a deck that nobody has named."""
        made = blanks(self.next + 1, amount, player)
        self.state.things.update(made)
        self.next += amount
        self.zones[(player, "deck")] = [*made]

    def past(self, player: Player, what: str, p: Placed) -> None:
        """A card to which something happened before the first frame: it lies in a zone that no game has."""
        t = self.new(self.define(p.card), player, "past", "evolved" if p.evolved else "front")
        then = t.fork()
        then.zone = self.game.table
        self.state.history = Record(what, then, player, 0, "", 1, earlier=self.state.history)

    def place(self, player: Player, zone: str, p: Placed) -> Thing:
        """One card as a scenario puts it; one of which it says nothing is blank."""
        card = self.game.behaviour.lies_as(self.define(p.card), zone) if p.card else BLANK
        t = self.new(card, player, zone, "evolved" if p.evolved else "front")
        if p.label:
            t.label = p.label
            self.labels[str(p.label)] = t.id
        if p.owner:
            t.owner = p.owner
        self.special(t, p)
        if p.pilot is not None:
            self.place(player, self.game.attached("pilot"), p.pilot).host = t.id
        for under in p.under:
            self.place(player, self.game.attached("under"), under).host = t.id
        return t

    def special(self, t: Thing, p: Placed) -> None:
        """What is different about this copy."""
        if p.plain:
            t.counters = {**self.game.behaviour.first_counters(t)}
            return
        if p.evolved:
            reset(t, "evolved")
        if p.attack is not None:
            t.attack = p.attack
        if p.defense is not None:
            t.defense = p.defense
        t.damage = p.damage
        if p.cost is not None:
            t.cost = p.cost
        t.counters = counters = {**p.counters}
        for name, n in self.game.behaviour.first_counters(t).items():
            counters.setdefault(name, n)
        if p.asleep:
            counters[self.game.turned] = 1
        if p.attacked:
            counters["attacks"] = 1
        if p.entered_this_turn:
            counters["entered"] = self.state.turn_number
        t.hidden = p.face_down
        if p.lost_abilities:
            t.abilities, t.keywords = (), ()
        for n, sentence in enumerate(p.granted, 1):
            for h in self.granted(sentence):
                if h.ability.role == "keyword":
                    t.keywords = (*t.keywords, *h.ability.keywords)
                else:
                    t.abilities = (*t.abilities, CardAbility(h.ability, 0, n))
        if p.lost_abilities or p.granted:
            t.watches = watches(t.abilities)
