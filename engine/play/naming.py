"""From names in sentences to things on the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple

from engine.corpus.problems import BadInput, Problem
from engine.corpus.shapes import Sentence
from engine.kernel.state import Player, State, Thing, likeness
from engine.kernel.trace import Frame
from engine.language.tree import Node


class Location(NamedTuple):
    """Where in which file the sentence being worked on stands, for messages; a place is where cards lie."""

    path: str
    sentence: Sentence


def player_of(who: str | None) -> Player | None:
    """The player that a part of a sentence names; None for nobody or nothing said."""
    return who if who in ("me", "opponent") else None


class Naming:
    """Finds things by label or card name.

    ``titles`` gives a name's wording for messages; in ``hand_like`` zones copies are alike, in ``piles`` to whoever chooses.
    """

    def __init__(
        self, labels: Mapping[str, int], titles: Callable[[str, str], str], hand_like: Collection[str], piles: Collection[str] = ()
    ) -> None:
        self.piles = piles
        self.labels = labels
        self.titles = titles
        self.hand_like = hand_like
        self.acted: dict[str, set[int]] = {}
        self._ever: dict[str, set[int]] = {}
        self._noted: set[Thing] = set()
        self._unread: list[State] = []
        self._frames: tuple[Frame, ...] = ()

    def fork(self) -> Naming:
        """The same names, for somebody who will come to know others."""
        self._look()
        return self._copy()

    def through(self, frames: Iterable[Frame], state: State) -> Naming:
        """These names, those in ``state``, and every other under which a thing stood on the table in some of these frames."""
        other = self._copy()
        other._frames = tuple(frames)
        other.learn(state)
        return other

    def _copy(self) -> Naming:
        other = Naming(self.labels, self.titles, self.hand_like, self.piles)
        other._ever = {name: set(ids) for name, ids in self._ever.items()}
        other._noted = set(self._noted)
        other._unread = self._unread.copy()
        other.acted = {name: set(ids) for name, ids in self.acted.items()}
        return other

    @property
    def ever(self) -> dict[str, set[int]]:
        """By the name of a card the ids of all things that were known under it: a thing that transforms is found under both."""
        self._look()
        return self._ever

    @property
    def seen(self) -> int:
        """How many things were looked at; one that changed is another."""
        self._look()
        return len(self._noted)

    def _look(self) -> None:
        last: object = None
        for state in self._unread:
            if state.things is not last:
                last = state.things
                fresh = set(last.values()) - self._noted
                self._noted |= fresh
                for t in fresh:
                    known = self._ever.get(t.card.slug)
                    if known is None:
                        known = self._ever[t.card.slug] = set()
                    known.add(t.id)
        for frame in self._frames:
            things, e = frame.state.things, frame.happening
            if things is not last:
                last = things
                if e is not None and e.subject in things:
                    t = things[e.subject]
                    self._ever.setdefault(t.card.slug, set()).add(t.id)
        self._unread.clear()
        self._frames = ()

    def learn(self, state: State) -> None:
        """Remember under which names things are known in this state. It is looked through when a name is next asked for."""
        self._unread.append(state)

    def all(self, node: Node, state: State) -> list[int]:
        """Every thing that a sentence's name can mean, oldest first; what was there only before the first frame if there is no other."""
        if node.kind in ("leader", "someone"):
            who = player_of(node["who"])
            return list(state.zone(who, "leader")) if who else []
        if node.kind == "anything":
            return list(state.things)
        name = node["name"]
        if name in self.labels:
            return [self.labels[name]]
        ids = sorted(self.ever.get(name, ()))
        now = [i for i in ids if i in state.things and state.things[i].card.slug == name]
        ids = now or ids
        ids = [i for i in ids if i not in state.things or state.things[i].zone != "past"] or ids
        who = player_of(node.get("who"))
        if who:
            ids = [i for i in ids if i in state.things and state.things[i].controller == who]
        if "place" in node:
            ids = [i for i in ids if i in state.things and lies_in(state.things[i], node["place"])]
        which = node.get("which")
        if which is not None:
            ids = ids[which - 1 : which]
        return ids

    def means(self, node: Node, thing: int, state: State) -> bool:
        """Whether a thing is among :meth:`all` that a sentence's name can mean; of a crowd only this one is looked at."""
        if node.kind == "anything":
            return thing != 0
        t = state.things.get(thing)
        if node.kind == "named" and node["name"] not in self.labels and node.get("which") is None and "place" not in node:
            if thing not in self.ever.get(node["name"], ()):
                return False
            if t is not None and t.card.slug == node["name"] and t.zone != "past":
                who = player_of(node.get("who"))
                return not who or t.controller == who
        return thing in self.all(node, state)

    def act_with(self, thing: int, state: State) -> None:
        """Note that an action named this thing as the card that it is about."""
        self.acted.setdefault(state.things[thing].card.slug, set()).add(thing)

    def acted_one(self, name: str) -> int | None:
        """The one thing of a name that actions were about; None where there is none, or more than one."""
        ids = self.acted.get(name, set())
        return next(iter(ids)) if len(ids) == 1 else None

    def there(self, node: Node, state: State) -> bool:
        """Whether there is anything that a name means."""
        return any(i in state.things for i in self.all(node, state))

    def several(self, node: Node, state: State, where: Location) -> tuple[int, ...]:
        """The things that a choice may mean: one; or several, of which one that can be chosen is meant.

        Several are those in several places, and copies in a pile that nothing tells apart.
        """
        ids = apart([i for i in self.all(node, state) if i in state.things], state, self.hand_like)
        places = {(state.things[i].zone, state.things[i].controller) for i in ids}
        alike = len(ids) > 1 and len({(state.things[i].zone, likeness(state.things[i])) for i in ids}) == 1
        return tuple(ids) if len(places) > 1 or (alike and state.things[ids[0]].zone in self.piles) else (self.one(node, state, where),)

    def each(
        self, nodes: Iterable[Node], state: State, where: Location, zones: tuple[str, ...] = (), player: Player | None = None
    ) -> list[int]:
        """The things that a list of names means, one each: of copies that nothing tells apart another one each time."""
        found: list[int] = []
        for node in nodes:
            if "many" in node:
                found += self.every(node, state, where, zones, player)
            else:
                found.append(self.one(node, state, where, zones, player, found))
        return found

    def every(
        self, node: Node, state: State, where: Location, zones: tuple[str, ...] = (), player: Player | None = None
    ) -> list[int]:
        """All things of a name (“all Goblins”), or exactly so many (“both Goblins”); a problem where there are none or another number."""
        ids = preferred([i for i in self.all(node, state) if i in state.things], state, zones, player)
        if not ids or not as_many(node, len(ids)):
            en, ja = self.titles(node["name"], "en"), self.titles(node["name"], "ja")
            told = f"There are {len(ids)} of “{en}” on the table at that moment.", f"その時点で「{ja}」は{len(ids)}枚です。"
            raise problem(where, *told, en)
        return ids

    def one(
        self,
        node: Node,
        state: State,
        where: Location,
        zones: tuple[str, ...] = (),
        player: Player | None = None,
        named: Collection[int] = (),
    ) -> int:
        """The one thing meant, preferring those in ``zones`` of ``player``; a clear problem where there is none or more than one.

        Of copies in hand or as shields that nothing tells apart it is the first that has not been ``named`` before. Where
        none lies in those zones it is the one that an action was about.
        """
        labelled = self.labels.get(node.get("name", ""))
        if labelled is not None and labelled in state.things:
            return labelled
        ids = [i for i in self.all(node, state) if i in state.things]
        if len(ids) > 1:
            ids = [i for i in ids if i not in named] or ids
            ids = apart(preferred(ids, state, zones, player), state, self.hand_like)
            acted = self.acted_one(node["name"]) if node.kind == "named" else None
            if acted in ids and not any(fits(state.things[i], zones, player) for i in ids):
                ids = [i for i in ids if i == acted]
        if len(ids) == 1:
            return ids[0]
        name = self.titles(node["name"], "en") if node.kind == "named" else "leader"
        name_ja = self.titles(node["name"], "ja") if node.kind == "named" else "リーダー"
        if not ids:
            raise problem(where, f"There is no “{name}” on the table at that moment.", f"その時点で「{name_ja}」はありません。", name)
        raise problem(
            where,
            f"“{name}” could be {len(ids)} cards here; say “the first …”, “my …”, “opponent's …”, or give the copies labels (as: …).",
            f"「{name_ja}」に当てはまるカードが{len(ids)}枚あります。"
            "「1番目の…」「自分の…」「相手の…」と書くか、as: で区別してください。",
            name,
        )


def apart(ids: list[int], state: State, hand_like: Collection[str]) -> list[int]:
    """The things without copies in these zones that nothing tells from another one before them: the first of such copies is meant."""
    found: dict[object, int] = {}
    for i in ids:
        t = state.things[i]
        found.setdefault((t.zone, likeness(t)) if t.zone in hand_like else i, i)
    return list(found.values())


def as_many(node: Node, count: int) -> bool:
    """Whether so many cards are as many as a name says: two for “both Goblins”, any number for “all Goblins” and for a plain name."""
    return node.get("many", 0) in (0, count)


def preferred(ids: list[int], state: State, zones: tuple[str, ...], player: Player | None) -> list[int]:
    """Those of the things that are where an action needs them; all of them where none is."""
    return [i for i in ids if fits(state.things[i], zones, player)] or ids


def fits(t: Thing, zones: tuple[str, ...], player: Player | None) -> bool:
    """Whether a thing is where an action needs it."""
    return (not zones or t.zone in zones) and (player is None or t.controller == player)


def lies_in(t: Thing, place: Node) -> bool:
    """Whether a thing lies in a place that a sentence names: in a zone, or in that of one player."""
    return t.zone == place["zone"] and place.get("who") in (None, t.controller)


def problem(where: Location, en: str, ja: str, found: str, nearest: tuple[str, ...] = ()) -> BadInput:
    """Something wrong with a sentence, at its location."""
    s = where.sentence
    return BadInput(Problem(where.path, s.line, s.column, {"en": en, "ja": ja}, found, nearest))
