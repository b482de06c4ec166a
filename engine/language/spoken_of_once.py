"""What two prints of a card say in two ways behind what they speak of: “that follower” or “it”, “otherwise” or the condition denied, one sentence or two.

“That follower” is what the trigger is about or what was selected. Where nothing else has been spoken of since, “it” is the same, and both are one tree.
Where a condition asks of the follower that is fought, “it” behind it is that one, and not the card whose text it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.language.changing import ByKind
from engine.language.letters_at_home import so_many_at_once
from engine.language.one_way import gained_by_itself
from engine.language.other_enemies import than_those
from engine.language.selected_and_done import done_to_selected
from engine.language.tree import Node, Part

_IT = Node("it")
_THIS = Node("this")
_ONE = Node("number", n=1)
_FIGHTS = frozenset(("clash", "strike", "fought_and_died"))
_DENIABLE = frozenset(("state", "is_like", "is_in", "is", "turn_of", "has_keyword", "has_ability"))  # conditions that say yes or no in a part of their own
_OWN = frozenset(("fanfare", "evolve", "last_words", "turn_start", "turn_end", "accelerate", "enhance", "super_evolve", "engage", "invocation"))  # what an ability may wait for that is about no other card
_BEFALLS = frozenset(("enters", "leaves", "evolves", "returned", "discarded", "destroyed", "banished", "damaged", "healed", "drawn", "added"))  # what may happen to this card, of no other
_BRINGS = frozenset(("draw", "summon", "add", "reanimate", "burial_rite"))  # steps after which “it” is what they brought


def spoken_of_once(tree: Node) -> Node:
    """A tree in which one thing that is spoken of again is spoken of in one way."""
    if "repeat" in tree.kinds:
        tree = _SO_MANY.of(tree)
    return gained_by_itself(_LINES.of(tree))


def _line(node: Node) -> Node:
    body = node.get("body")
    if not isinstance(body, Node) or body.kind != "body":
        return node
    kinds, sentences = body.kinds, body["sentences"]
    if "select" in kinds:
        sentences = _selected_first(sentences)
    if "if" in kinds and len(sentences) > 1:
        sentences = _denied(sentences)
    trigger = node.get("trigger")
    if "it" in kinds and trigger is not None:
        sentences = _of_whom_it_is(sentences, trigger, node.get("condition"))
    about = _noun_of(trigger)
    if "that" in kinds and (about is not None or trigger is None or trigger.kind in _OWN):
        sentences = _called_it(sentences, about)
    if "select" in kinds:
        sentences = done_to_selected(sentences)
    if "other" in kinds:
        sentences = than_those(sentences, trigger)
    return node if sentences == body["sentences"] else Node(node.kind, {**dict(node.parts), "body": Node(body.kind, {"sentences": sentences}, body.at)}, node.at)


def _of_whom_it_is(sentences: Sequence[Node], trigger: Node, condition: Node | None) -> Sequence[Node]:
    """The sentences with “it” as what the trigger, or what a condition asks, makes it."""
    if trigger.kind in _FIGHTS:
        return _of_the_opposing(sentences, condition)
    if trigger.kind in _OWN:
        return _of_itself(sentences)
    of_this = trigger.kind == "when" and trigger["subject"] == _THIS and trigger["happening"].kind in _BEFALLS
    return _of_this_alone(sentences) if of_this else sentences


def _with(node: Node, **parts: Part) -> Node:
    return Node(node.kind, {**dict(node.parts), **parts}, node.at)


def _steps(clause: Part) -> tuple[Node, ...]:
    return tuple(clause["steps"]) if isinstance(clause, Node) and clause.kind == "sequence" else ()


def _selected_first(sentences: Sequence[Node]) -> tuple[Node, ...]:
    """“Select a follower and evolve it” as two sentences: nothing comes between that could make a difference."""
    made: list[Node] = []
    for sentence in sentences:
        steps = _steps(sentence.get("then")) if sentence.kind == "say" and {name for name, _ in sentence.parts} == {"then"} else ()
        if len(steps) > 1 and steps[0].kind == "select":
            made.append(_with(sentence, then=Node("sequence", steps=steps[:1])))
            sentence = Node("say", {"then": Node("sequence", {"steps": steps[1:]}, steps[1].at)}, steps[1].at)
        made.append(sentence)
    return tuple(made)


def _denied(sentences: Sequence[Node]) -> tuple[Node, ...]:
    """A sentence that denies the condition of the one before (“if Overflow is not active”) as what is done otherwise."""
    made: list[Node] = []
    for sentence in sentences:
        before = made[-1] if made else None
        if before is not None and before.kind == sentence.kind == "if" and "otherwise" not in before and "otherwise" not in sentence and _deny(before["condition"], sentence["condition"]):
            made[-1] = _with(before, otherwise=Node("say", {"then": sentence["then"]}, sentence.at))
        else:
            made.append(sentence)
    return tuple(made)


def _deny(said: Node, denied: Node) -> bool:
    if said.kind not in _DENIABLE or said.kind != denied.kind or said.get("yes") != 1 or denied.get("yes") != 0:
        return False
    return {name: part for name, part in said.parts if name != "yes"} == {name: part for name, part in denied.parts if name != "yes"}


def _of_the_opposing(sentences: Sequence[Node], condition: Node | None) -> tuple[Node, ...]:
    """The sentences of a fight, with “it” behind a condition that asks of the follower that is fought as that one."""
    made = []
    for n, sentence in enumerate(sentences):
        asked = _asked_opposing(sentence.get("condition")) or (_asked_opposing(condition) if n == 0 else None)
        if asked is None:
            made.append(sentence)
            continue
        parts = {name: _meant(sentence[name], asked) for name in ("then", "otherwise") if name in sentence}
        made.append(_with(sentence, **parts))
    return tuple(made)


def _of_itself(sentences: Sequence[Node]) -> tuple[Node, ...]:
    """The sentences of what happens to the card itself, with “it” behind a condition that asks of that card, or behind its coming from the deck, as “this”."""
    made: list[Node] = []
    for n, sentence in enumerate(sentences):
        asked = [part["target"] for part in sentence["condition"].walk() if isinstance(part.get("target"), Node)] if "condition" in sentence else []
        comes = made and [step.kind for step in _steps(made[-1].get("then"))][-1:] == ["invoke"]
        if (n == 0 and asked and all(one == _THIS for one in asked) and "filter" not in sentence["condition"].kinds) or (comes and sentence.kind == "say"):
            sentence = _with(sentence, **{name: _meant(sentence[name], _THIS) for name in ("then", "otherwise") if name in sentence})
        elif sentence.kind in ("say", "if") and "invoke" in sentence["then"].kinds:
            sentence = _with(sentence, then=_behind_its_coming(sentence["then"]))
        made.append(sentence)
    return tuple(made)


def _of_this_alone(sentences: Sequence[Node]) -> tuple[Node, ...]:
    """The sentences of what befalls the card itself, with “it” as “this” up to the first step that is about another card."""
    for n, sentence in enumerate(sentences):
        if sentence.kind != "say":
            return tuple(sentences)
        made = (*sentences[:n], _meant(sentence, _THIS), *sentences[n + 1 :])
        steps = _steps(sentence["then"])
        if not steps or any(not _points(step) or step.kind in _BRINGS for step in steps):
            return made
        sentences = made
    return tuple(sentences)


def _behind_its_coming(clause: Node) -> Node:
    """A clause with “it” behind the step by which the card comes from the deck as “this”."""
    steps = _steps(clause)
    at = next((n for n, step in enumerate(steps) if step.kind == "invoke"), len(steps))
    return _with(clause, steps=(*steps[: at + 1], *_steps(_meant(_with(clause, steps=steps[at + 1 :]), _THIS)))) if steps[at + 1 :] else clause


def _asked_opposing(condition: Node | None) -> Node | None:
    """The one that is fought, where a condition asks of it and of no other card."""
    if condition is None:
        return None
    asked = [part["target"] for part in condition.walk() if isinstance(part.get("target"), Node)]
    return asked[0] if asked and all(one.kind == "opposing" for one in asked) else None


def _meant(clause: Node, asked: Node) -> Node:
    """A clause with “it” as the card that was asked about, up to the first step that speaks of another."""
    if clause.kind == "say":
        return _with(clause, then=_meant(clause["then"], asked))
    if clause.kind == "where":
        alone = all(_points(step) for step in _steps(clause["then"]))
        return _with(clause, then=_meant(clause["then"], asked), **({"x": _that_is(clause["x"], asked)} if alone else {}))
    made, open_still = [], True
    for step in _steps(clause):
        open_still = open_still and _points(step)
        made.append(_that_is(step, asked) if open_still else step)
        open_still = open_still and step.kind not in _BRINGS
    return _with(clause, steps=tuple(made)) if made else clause


def _points(step: Node) -> bool:
    """Whether a step is done to nothing but what was named before, or to a leader."""
    return all(target.kind in ("it", "that", "this", "leader", "opposing") for target in step.get("targets") or ())


def _put(part: Part, change: Callable[[Node], Node]) -> Part:
    """A part with its nodes changed, but for those of an ability that it gives: that speaks for itself."""
    if isinstance(part, tuple):
        return tuple(_put(item, change) for item in part)
    if not isinstance(part, Node) or part.kind in ("ability", "text"):
        return part
    return change(Node(part.kind, {name: _put(value, change) for name, value in part.parts}, part.at))


def _that_is(part: Part, asked: Node) -> Part:
    return _put(part, lambda one: asked if one == _IT else one)


def _noun_of(trigger: Node | None) -> Node | None:
    """What the one card is called that an ability waits for; None where it waits for no such card."""
    if trigger is None or trigger.kind not in ("when", "when_player"):
        return None
    subject = trigger.get("subject") if trigger.kind == "when" else trigger["deed"].get("what")
    if subject is None or subject.kind != "any_of" or "whom" in trigger.get("happening", Node("none")):
        return None
    return _noun(subject["filter"])


def _noun(filter: Node) -> Node | None:
    """What cards are called that fit; None where the words for them are no plain ones."""
    if filter.kind != "filter":
        return None
    noun: Node = filter["noun"]
    return noun if noun.kind in ("kind", "card", "named", "of_trait") else None


def _called_it(sentences: Sequence[Node], about: Node | None) -> tuple[Node, ...]:
    """The sentences with “that follower” as “it”, as long as nothing else was spoken of."""
    made: list[Node] = []
    noun = about
    for n, sentence in enumerate(sentences):
        condition = sentence.get("condition")
        asks_another = condition is not None and "filter" in condition.kinds and not {"is", "is_like"} & {condition.kind}
        if sentence.kind not in ("say", "if") or asks_another:
            return (*made, *sentences[n:])
        parts = dict(sentence.parts)
        if condition is not None and noun is not None:
            parts["condition"] = _it_for(condition, noun)
        after: list[Node | None] = []
        for name in ("then", "otherwise"):
            if name in parts:
                parts[name], left = _clause(parts[name], noun, about)
                after.append(left)
        made.append(Node(sentence.kind, parts, sentence.at))
        noun = after[0] if after and all(one == after[0] for one in after) and (sentence.kind == "say" or after[0] == noun) else None
        if noun is None and about is not None:
            return (*made, *sentences[n + 1 :])
    return tuple(made)


def _clause(clause: Node, noun: Node | None, about: Node | None) -> tuple[Node, Node | None]:
    """A clause with “that follower” as “it”, and what “it” is called behind it."""
    if clause.kind == "say":
        then, left = _clause(clause["then"], noun, about)
        return _with(clause, then=then), left
    if clause.kind == "where":
        then, left = _clause(clause["then"], noun, about)
        pointing = all(_points(step) for step in _steps(clause["then"]))
        return _with(clause, then=then, **({"x": _it_for(clause["x"], noun)} if noun is not None and pointing else {})), left
    if clause.kind != "sequence":
        return clause, None
    made: list[Node] = []
    for step in clause["steps"]:
        if noun is not None and _points(step):
            step = _it_for(step, noun)
        made.append(step)
        targets = step.get("targets") or ()
        if not targets and step.kind not in _BRINGS:
            noun = noun if step.kind in ("points", "gain") else None
        elif targets and all(target == _IT for target in targets):
            continue
        else:
            noun = _picked(targets) if about is None and step.kind not in _BRINGS else None
    return _with(clause, steps=tuple(made)), noun


def _picked(targets: Sequence[Node]) -> Node | None:
    """What the one card is called that a step picks."""
    if len(targets) != 1 or targets[0].kind not in ("chosen", "random") or targets[0].get("count") != _ONE:
        return None
    return _noun(targets[0]["filter"])


def _it_for(part: Part, noun: Node) -> Part:
    return _put(part, lambda one: _IT if one.kind == "that" and one["noun"] in (noun, Node("card")) else one)


_LINES = ByKind({"ability": _line, "text": _line})
_SO_MANY = ByKind({"where": so_many_at_once})
