"""From a frame to the words for it: the single happening that a sentence could name, the effect that waits, the card it is about."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.kernel.agenda import Pending
from engine.kernel.game import PLAYERS_THEMSELVES
from engine.kernel.happenings import Participle, ScenarioWording
from engine.kernel.state import State
from engine.kernel.trace import Event, Frame
from engine.kernel.vocabulary import Vocabulary
from engine.language.sentences import parse_expectation
from engine.language.tree import Node
from engine.log.happenings.table import participles, printed_moments, statements
from engine.play.details import SentencePart, thing_of, told
from engine.play.happenings import event_of
from engine.play.play import Played
from engine.suggest.unique_names import UniqueNames


def undergone(verb: str) -> Node:
    """What is done to a card."""
    return Node("deed", verb=verb)


@lru_cache(maxsize=16)
def told_in(vocabulary: Vocabulary) -> Mapping[str, tuple[Participle | ScenarioWording, ...]]:
    """For each type of event the wordings in which a run is described that shows it: what is only true of some of them first."""
    found: list[tuple[int, str, Participle | ScenarioWording]] = []
    for p in participles(vocabulary).values():
        found += [(0 if p.where is not None else 2, type, p) for type in p.told]
    for s in statements(vocabulary).values():
        found += [(1, type, s) for type in s.events if s.weight]
    found.sort(key=lambda row: row[0])
    return {type: tuple(wording for _, t, wording in found if t == type) for _, type, _ in found}


class Descriptions:
    """Puts what is in the frames of one run into trees of sentences; None for what has no words, or no name of its own."""

    def __init__(self, played: Played) -> None:
        self.run = played.run
        self.frames = played.run.frames
        self.last = self.frames[-1].state
        self.names = UniqueNames(self.run.game, played.naming, played.staging.names)
        self.vocabulary: Vocabulary = self.run.game.vocabulary
        self.themselves = self.run.game.leaders is PLAYERS_THEMSELVES
        self.called: dict[tuple[int, str, str], Node | None] = {}
        self.effects: dict[tuple[Node | None, str, str], Node | None] = {}
        self.texts: dict[tuple[int, str], set[str]] = {}
        for f in self.frames:
            p = f.pending
            if p is not None:
                self.texts.setdefault((p.source, p.moment), set()).add(p.ability.text["en"])

    def write(self, claim: Node) -> str | None:
        """A claim as a line of ``then``; None for one that the language cannot say, or not read back."""
        return self.names.write(claim, parse_expectation)

    def name(self, id: int, state: State) -> Node | None:
        """What a card is called by a claim: a name that means it alone, then and at the end."""
        t = state.things.get(id)
        if t is None:
            return None
        key = (id, t.card.slug, t.controller)
        if key not in self.called:
            found = self.names.in_claim((self.last, state), id)
            self.called[key] = found.node if found is not None else None
        return self.called[key]

    def effect(self, p: Pending, state: State) -> Node | None:
        """What waits or resolves: by its head where it has one, by its text too where that is not enough to tell it from others."""
        if p.moment == "boarding" and p.event is not None:
            pilot = self.name(p.event.subject, state)
            return Node("boarding", pilot=pilot) if pilot is not None else None
        if p.ability.role == "declaration":
            return Node("declared", who=p.controller, what=p.moment)
        source = self.name(p.source, state)
        printed = p.ability.text["en"].casefold()
        strange = p.moment in printed_moments(self.vocabulary) and p.moment.replace("-", " ") not in printed
        alike = [texts for (card, moment), texts in self.texts.items() if card == p.source and (strange or moment == p.moment)]
        text = p.ability.text["en"] if sum(map(len, alike)) > 1 else ""
        key = (source, p.moment, text)
        if key not in self.effects and source is not None:
            known = (p.moment, p.ability.head, "")
            heads = dict.fromkeys(head for head in known if not (strange and head == p.moment))
            nodes = [Node("effect_of", source=source, head=head, text=text) for head in heads]
            self.effects[key] = next((n for n in nodes if self.write(Node("is_waiting", effects=(n,), negated=0))), None)
        return self.effects.get(key)

    # ---- happenings

    def happening(self, f: Frame) -> Node | None:
        """The happening that a frame shows."""
        if f.pending is not None and f.kind in ("resolving", "fizzled"):
            effect = self.effect(f.pending, f.state)
            kind = next(s.kind for s in statements(self.vocabulary).values() if s.effect == f.kind)
            return Node(kind, effect=effect) if effect is not None else None
        e = event_of(f)
        if e is None:
            return None
        for wording in told_in(self.vocabulary).get(e.type, ()):
            if isinstance(wording, Participle):
                if e.did and wording.shown_by(e):
                    return self.card_is(undergone(wording.verb), e, f.state)
            elif (e.did or not needs_doing(wording)) and all(so is None or so(e) for so in (wording.where, wording.told)):
                return self.in_words(wording, e, f.state)
        if e.type == "put" and e.did:
            t = f.state.things[e.subject]
            return self.card_is(Node("put", place=Node("place", who=t.owner, zone=t.zone)), e, f.state)
        return None

    def card_is(self, done: Node, e: Event, state: State) -> Node | None:
        """That a card undergoes something; None where it has no name."""
        name = self.name(e.subject, state)
        return Node("undergoes", card=name, deed=done) if name is not None else None

    def in_words(self, wording: ScenarioWording, e: Event, state: State) -> Node | None:
        """An event in the words of a happening; None where something in it cannot be named."""
        parts: dict[str, SentencePart] = {}
        for part, detail in wording.parts.items():
            t = state.things.get(thing_of(detail, e)) if detail.or_player and self.themselves else None
            if t is not None and t.zone == "leader":
                parts["who"] = t.controller
                continue
            said = told(e, detail, state, self.name)
            if said is None:
                return None
            parts[part] = said
        return Node(wording.kind, parts)


def needs_doing(wording: ScenarioWording) -> bool:
    """Whether there is nothing to tell of an event that did nothing: it is about a thing or an amount."""
    return any(detail.what in ("thing", "figure") for detail in wording.parts.values())
