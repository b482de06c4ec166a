"""An action of which it is left open what is chosen, with choices written out as they were taken: what to write instead of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from engine.corpus.problems import BadInput
from engine.corpus.shapes import Sentence
from engine.kernel.bilingual import Bilingual
from engine.kernel.state import Thing
from engine.kernel.trace import Decision
from engine.language.sentences import act
from engine.language.tree import Node
from engine.play.play import Played
from engine.study.open_decisions import differs
from engine.study.playable import PlayableCorpus

MOST_PICKS, MOST_PLAYS = 4, 8  # choices that are written out; runs that are made for it


def written_out(corpus: PlayableCorpus, played: Played) -> tuple[int, Bilingual] | None:
    """The first action with an open choice as it could be written, all its choices being said, and its line; the options are this run's.

    None where no such sentence was found: it is played, and must leave nothing of that action open and choose nothing in vain.
    """
    scenario = played.scenario
    at = next((n for n, done in enumerate(played.actions) if opened(played, n) and done.refused is None), None)
    if at is None or at >= len(scenario.when):
        return None
    here, plays = played, 0
    for _ in range(MOST_PICKS):
        fewer = None
        for sentence in with_one_more(here, at):
            if plays == MOST_PLAYS:
                return None
            plays += 1
            changed = replace(scenario, when=(*scenario.when[:at], sentence, *scenario.when[at + 1 :]))
            try:
                there = corpus.play(changed, scenario.as_of, {}, staging=played.staging)
            except BadInput:
                continue
            if not there.actions[at].unasked and len(opened(there, at)) < len(opened(here, at)):
                fewer = there
                break
        if fewer is None:
            return None
        here = fewer
        if not opened(here, at):
            text = played.staging.text(here.scenario.when[at])
            return scenario.when[at].line, {lang: text[lang] for lang in ("en", "ja")}
    return None


def opened(played: Played, at: int) -> list[Decision]:
    """The choices of an action (from 0) of which nobody said what is chosen, although it can matter."""
    done = played.actions[at]
    within = [d for d in played.run.decisions if done.first <= d.frame <= done.last + 1]
    return [d for d in within if d.kind == "choice" and d.defaulted and differs(played.run, d)]


def with_one_more(played: Played, at: int) -> Iterator[Sentence]:
    """The action with the first open choice said at each place among those that it says already, the last first."""
    sentence, open_one = played.scenario.when[at], opened(played, at)[0]
    if open_one.prompt.key == "which-first":
        yield from (replace(sentence, node=in_order(sentence.tree, effects)) for effects in (effects_of(open_one),) if effects)
        return
    core, picks = bared(sentence.tree)
    pick = pick_of(open_one)
    if pick is None:
        return
    for place in range(len(picks), -1, -1):
        yield replace(sentence, node=Node("with_picks", action=core, picks=(*picks[:place], pick, *picks[place:])))


def bared(node: Node) -> tuple[Node, tuple[Node, ...]]:
    """An action without its choices, and those."""
    picks = act(node).picks
    return (without(node), picks) if picks else (node, ())


def without(node: Node) -> Node:
    """An action with all that is said beside it but what is chosen."""
    if node.kind in ("with_picks", "with_deed"):
        return without(node["action"])
    if node.kind.startswith("with_") and "action" in node:
        return Node(node.kind, {**dict(node.parts), "action": without(node["action"])}, node.at)
    return node


def in_order(action: Node, effects: Sequence[Node]) -> Node:
    """An action with effects put in this order, each before the next."""
    for first, second in pairwise(effects):
        action = Node("with_order", action=action, first=first, second=second)
    return action


def effects_of(d: Decision) -> list[Node]:
    """The effects of which one goes first, that one at the front; none where the names of their cards do not tell them apart."""
    sources = [message.parts.get("source") for _, message in d.options]
    effects = [Node("effect_of", source=named(source), head="", text="") for source in sources if isinstance(source, Thing)]
    if not len(effects) == len(d.options) == len(set(effects)):
        return []
    return [effects[d.picked], *effects[: d.picked], *effects[d.picked + 1 :]]


def named(t: Thing) -> Node:
    """What a card is called: its label, or its name; a leader by whose it is."""
    return Node("leader", who=t.controller) if t.zone == "leader" else Node("named", name=str(t.label) or t.card.slug)


def pick_of(d: Decision) -> Node | None:
    """The option that was taken, as a scenario says that it is chosen; None for a card that has no name."""
    id, message = d.options[d.picked]
    source = message.parts.get("source")
    if isinstance(source, Thing):
        return Node("pick_thing", card=named(source))
    quoted = message.parts.get("text")
    said = quoted.get("en") if isinstance(quoted, dict) else ""
    if said in ("yes", "no"):
        return Node(f"pick_{said}")
    return Node("pick_none") if said == "no more" else Node("pick_number", number=id)
