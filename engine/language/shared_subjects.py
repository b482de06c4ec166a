"""Clauses of one sentence that go on with the subject of the clause before: “all followers cost 1 less and have Rush”, 「それは突進を持ち、+1/+0する」.

Alone, a clause without a subject speaks of the card whose text it is. In Japanese what stands before は is the subject of the clauses after it too,
and so is how long it holds; in English how long it holds is said behind the last.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.language import errors
from engine.language.changing import changed
from engine.language.said_before import AGAIN, SORT_AGAIN
from engine.language.said_by_deed import BY
from engine.language.tree import Node, TextFrom
from engine.language.unclear import GainUnclear, Unclear
from engine.language.whose_figures import bare_figures, figures_of

_QUOTED = re.compile("「[^」]*」|『[^』]*』|\"[^\"]*\"|“[^”]*”")
_THIS = {"en": re.compile(r"\b(this|it|they)\b", re.IGNORECASE), "ja": re.compile("これ|この(?!ターン|バトル)|それ|自身")}
_SAME_PLAYER = re.compile(r"(draws|discards)\b", re.IGNORECASE)  # verbs in the form for somebody else than the card's player
_COST = Node("attribute", name="cost")
_ITSELF = Node("this")
_SAID = {"en": ("be", "lose_keywords", "give"), "ja": ("be", "give", "change", "set_figure", "lose_keywords")}  # clauses with a subject
_HAPPENS = ("evolve", "be", "banish", "destroy", "lose_keywords")
_LASTS = ("be", "gain", "lose_keywords")
_BRINGS = ("summon", "add", "put")
_GAINS = re.compile("gains? ", re.IGNORECASE)
_FIGURES = re.compile("[+＋-]")
_FURTHER = "さらに"
_UNSAID = {"en": ("be",), "ja": ("be", "gain", "return", *_HAPPENS)}
_SURVIVED = re.compile("、破壊されなかったなら、")


def with_subjects(tree: Node, lang: str, said: TextFrom) -> Node:
    """A tree in which each such clause says of what it speaks. ``said`` gives the text from where a part begins."""
    if not any(len(node["steps"]) > 1 for node in tree.of("sequence")):
        return tree

    def whole(node: Node) -> Node:
        if node.kind != "sequence" or len(node["steps"]) < 2:
            return node
        return Node(node.kind, {**dict(node.parts), "steps": tuple(_steps(node["steps"], lang, said))}, node.at)

    return changed(tree, whole)


def cost_of_what_is_asked(tree: Node, said: TextFrom) -> Node:
    """A Japanese tree in which a cost without an owner, and what happens without a subject, is of what the sentence asks about.

    「カードを1枚引く。それがスペルなら、コストを-2する。」, 「自分のフォロワー1体を+1/+1する。それが機械・フォロワーなら、守護 を持つ。」.
    """

    def asked(node: Node) -> Node:
        if node.kind != "if" or node["then"].kind != "sequence":
            return node
        about = _asked_about(node["condition"])
        first = node["then"]["steps"][0]
        if _survivor(node["condition"], said) and first.kind == "gain" and _without_subject(first, said):
            raise GainUnclear(first)
        return node if about is None else _done_to_what_is_asked(node, about, said)

    _survivor_is_this(tree, said)
    tree = more_of_whom(tree, said)
    return changed(asked_again(tree, said), asked) if "if" in tree.kinds else tree


def _done_to_what_is_asked(sentence: Node, about: Node, said: TextFrom) -> Node:
    steps: list[Node] = list(sentence["then"]["steps"])
    for place, step in enumerate(steps):
        if place == 0 and about.kind == "it" and _bare_cost(step, said):
            steps[place] = _of_it(step)
        elif _without_subject(step, said):
            steps[place] = _of(step, (about,), step.get("duration"))
        else:
            break
    return Node(sentence.kind, {**dict(sentence.parts), "then": Node("sequence", {"steps": tuple(steps)}, sentence["then"].at)}, sentence.at)


def asked_again(tree: Node, said: TextFrom) -> Node:
    """A Japanese tree in which a sort, a state or a bound that is asked without a subject is asked of the card that the sentence before asked about.

    「それがスペルなら、捨てる。フォロワーなら、+1/+1する。」, 「それが進化前なら、進化させる。進化後なら、疾走 を持つ。」.
    """

    def whole(body: Node) -> Node:
        if body.kind != "body":
            return body
        made: list[Node] = []
        about: Node | None = None
        for sentence in body["sentences"]:
            condition: Node | None = sentence["condition"] if sentence.kind == "if" else None
            if condition is not None and about is not None and condition.kind == AGAIN and sentence["then"].kind == "sequence":
                sentence = _done_to_what_is_asked(sentence, about, said)
            elif condition is not None and about is not None and _asked_of_nothing(condition, said):
                kind, more = ("is", {"yes": 1, "filter": condition["filter"]}) if condition.kind == SORT_AGAIN else (condition.kind, dict(condition.parts))
                condition = Node(kind, {**more, "target": about}, condition.at)
                sentence = Node(sentence.kind, {**dict(sentence.parts), "condition": condition}, sentence.at)
            if condition is None or condition.kind != AGAIN:
                about = _asked_about(condition) if condition is not None else None
            made.append(sentence)
        return Node(body.kind, {**dict(body.parts), "sentences": tuple(made)}, body.at)

    return changed(tree, whole)


def _asked_of_nothing(condition: Node, said: TextFrom) -> bool:
    """Whether a condition asks what something is and does not say what."""
    if condition.kind == SORT_AGAIN:
        return True
    return condition.kind == "is_like" and condition["target"] == Node("this") and condition.at is not None and not said(condition).startswith(("これ", "この"))


def more_of_whom(tree: Node, said: TextFrom) -> Node:
    """A Japanese tree in which 「さらに」 goes on with what others were given, in like words: 「それは疾走 を持つ。覚醒 状態なら、さらに、守護 を持つ。」.

    Raises GainUnclear where the words are not alike, so that it may be the card itself that gains.
    """

    def whole(body: Node) -> Node:
        if body.kind != "body":
            return body
        made: list[Node] = []
        given: Node | None = None
        other = False  # whether something else was spoken of since
        for sentence in body["sentences"]:
            clause = sentence.get("then")
            steps: tuple[Node, ...] = clause["steps"] if isinstance(clause, Node) and clause.kind == "sequence" else ()
            about = _asked_about(sentence["condition"]) if sentence.kind == "if" else None
            if given is not None and about is None and steps and steps[0].kind == "gain" and _without_subject(steps[0], said) and _further(sentence, steps[0], said):
                if other or _of_figures(given) != _of_figures(steps[0]):
                    raise GainUnclear(steps[0])
                more = (_of(steps[0], (_pronoun(given),), steps[0].get("duration")), *steps[1:])
                sentence = Node(sentence.kind, {**dict(sentence.parts), "then": Node("sequence", {"steps": more}, clause.at)}, sentence.at)
            for step in steps:
                if step.kind == "give" and not any(t.kind in ("this", "leader") for t in step["targets"]):
                    given, other = step, False
                elif step.kind in _BRINGS or step.kind == "draw" or "targets" in step:
                    other = True
            made.append(sentence)
        return Node(body.kind, {**dict(body.parts), "sentences": tuple(made)}, body.at)

    return changed(tree, whole) if _FURTHER in said(tree) else tree


def _pronoun(given: Node) -> Node:
    """What was given something, as it is spoken of next."""
    targets = given["targets"]
    one = len(targets) == 1 and (targets[0].kind in ("it", "that") or targets[0].get("count") == Node("number", n=1))
    return Node("it" if one else "them")


def _of_figures(step: Node) -> bool:
    """Whether all that a step gives are figures."""
    return all(grant.kind == "figures" for grant in step["grants"])


def _further(sentence: Node, step: Node, said: TextFrom) -> bool:
    """Whether a sentence says that its first step comes besides what was said: 「さらに」."""
    whole, own = said(sentence), said(step)
    return _FURTHER in (own[: len(_FURTHER)], whole[: len(whole) - len(own)].rstrip("、 ")[-len(_FURTHER) :])


def _asked_about(condition: Node) -> Node | None:
    """What a condition asks about, where that is a card spoken of before; behind what is asked of the choice (「フォロワーを選択したなら」) a clause is of the card itself."""
    while condition.kind == "both":
        condition = condition["first"]
    about = condition.get("target")
    return about if isinstance(about, Node) and about.kind in ("it", "that") and BY not in about else None


def _survivor(condition: Node, said: TextFrom) -> bool:
    """Whether a condition says of a card that was spoken of that it was not destroyed: 「それが破壊されなかったなら」, 「破壊されていないなら」."""
    if condition.at is None or condition.get("yes") != (0 if condition.kind == "exists" else 1):
        return False
    if condition.kind == "exists":
        return "done" in condition.kinds and said(condition).startswith(("それ", "その", "破壊され"))
    return condition.kind == "is_in" and said(condition).startswith(("それが破壊され", "そのフォロワーが破壊され"))


def _survivor_is_this(tree: Node, said: TextFrom) -> None:
    """Raise SurvivorUnclear where what waits for something about other cards goes on with 「破壊されなかったなら」 and does not say of which."""
    for node in tree.walk():
        trigger = node.get("trigger")
        if node.kind != "ability" or "condition" not in node or trigger is None or trigger.get("subject", _ITSELF) == _ITSELF:
            continue
        if _SURVIVED.search(_QUOTED.sub("", said(node)).split("。", 1)[0]):
            raise SurvivorUnclear(node)


def _without_subject(step: Node, said: TextFrom) -> bool:
    """Whether something happens to a card and it is not said to which, so that it was read as of the card itself."""
    own = step.kind == "gain" or (step.kind in _HAPPENS and step.get("targets") == (Node("this"),))
    if not own or step.at is None:
        return False
    return _THIS["ja"].search(re.split("[。.]", _QUOTED.sub("", said(step)), maxsplit=1)[0]) is None


def _bare_cost(step: Node, said: TextFrom) -> bool:
    """Whether a step changes a cost without saying whose, so that it was read as of the card itself."""
    own = step.kind in ("change", "set_figure") and step.get("attribute") == _COST and step.get("targets") == (Node("this"),)
    return own and step.at is not None and said(step).startswith("コストを")


def _of_it(step: Node) -> Node:
    return Node(step.kind, {**dict(step.parts), "targets": (Node("it"),)}, step.at)


def cost_of_its_own(tree: Node) -> Node:
    """A tree in which “whenever you play a spell, subtract 1 from its cost” of a card in the hand is of that card: what was played has been paid for."""

    def own(node: Node) -> Node:
        trigger, body = node.get("trigger"), node.get("body")
        if node.kind != "ability" or trigger is None or body is None or not _in_hand(node):
            return node
        deed = trigger.get("deed")
        first = body["sentences"][0]
        step = first["then"]["steps"][0] if first.kind == "say" and first["then"].kind == "sequence" else first
        if deed is None or deed.kind != "plays" or step.kind != "change" or step.get("targets") != (Node("it"),) or step["attribute"] != _COST:
            return node
        mine = Node(step.kind, {**dict(step.parts), "targets": (Node("this"),)}, step.at)
        return changed(node, lambda part: mine if part == step else part)

    return changed(tree, own) if "works_in" in tree.kinds else tree


def _in_hand(ability: Node) -> bool:
    return any(m.kind == "works_in" and m["place"].get("zone") == "hand" for m in ability.get("modifiers", ()))


def _steps(steps: Sequence[Node], lang: str, said: TextFrom) -> list[Node]:
    made = [steps[0]]
    for place, step in enumerate(steps[1:], 1):
        before = made[-1]
        if lang == "en" and "player" in before and "player" not in step and step.at is not None and _SAME_PLAYER.match(said(step)):
            step = Node(step.kind, {**dict(step.parts), "player": before["player"]}, step.at)
        elif lang == "ja" and _bare_cost(step, said):  # 「カードを1枚引き、コストを-1する」
            step = _of_it(step)
        elif lang == "ja" and bare_figures(step, before, said) and (about := figures_of(before, step)) is not None:  # 「手札のフォロワー1枚のコストを2にして、攻撃力/体力を2/2にする」
            step = _of(step, about, step.get("duration"))
        elif lang == "ja" and before.kind in _BRINGS and step.kind == "gain" and step.at is not None and _FIGURES.match(said(step)):  # 「フェアリー1体を出し、+1/+1する」
            step = _of(step, (Node("it"),), step.get("duration"))
        elif (lang == "ja" and before.kind == "select" and _without_subject(step, said)) or (before.kind == "select" and step.kind in ("deal", "heal") and "targets" not in step):  # 「手札のフォロワー1枚を選び、+1/+1する」
            step = _of(step, _subject(before), step.get("duration"))
        elif lang == "en" and before.kind == "be" and step.kind == "gain" and step.at is not None and _GAINS.match(said(step)) and not any(t.kind == "this" for t in before["targets"]):
            raise GainUnclear(step)
        elif _shares_subject(steps[place - 1], step, lang, said):
            long = step.get("duration") or (before.get("duration") if lang == "ja" and step.kind in _LASTS else None)
            if lang == "en" and step.get("duration") is not None and "duration" not in before:
                made[-1] = Node(before.kind, {**dict(before.parts), "duration": long}, before.at)
            step = _of(step, _subject(before), long)
        elif lang == "ja" and before.kind in ("change", "set_figure") and step.kind == "gain" and _without_subject(step, said) and not any(t.kind in ("this", "leader") for t in before["targets"]):
            raise GainUnclear(step)  # 「手札のフォロワー1枚のコストを-1して、+1/+1する」
        elif before.kind == "be" and step.kind == "gain" and Node("this") not in before["targets"]:  # 「…は攻撃できず、これは守護を得る」
            step = _of(step, (Node("this"),), step.get("duration"))
        made.append(step)
    return made


def _shares_subject(before: Node, step: Node, lang: str, said: TextFrom) -> bool:
    """Whether a clause has no subject of its own, and the one before it has one that is not this card."""
    targets = before.get("targets")
    if before.kind not in _SAID[lang] or not isinstance(targets, tuple) or any(t.kind == "this" for t in targets) or before.at is None:
        return False
    own = step.get("targets", (Node("this"),))
    if step.kind not in _UNSAID[lang] or own != (Node("this"),) or step.at is None or before.at == step.at:
        return False
    first, then = said(before), said(step)
    own_words = re.split("[。.]", _QUOTED.sub("", then), maxsplit=1)[0]
    if _THIS[lang].search(own_words):
        return False
    return lang == "en" or "は" in _QUOTED.sub("", first[: len(first) - len(then)])


def _subject(before: Node) -> tuple[Node, ...]:
    """What the clause before speaks of, without picking it again."""
    targets: tuple[Node, ...] = before["targets"]
    if not any("count" in t or t.kind in ("chosen", "chosen_player") for t in targets):
        return targets
    one = len(targets) == 1 and targets[0].get("count") == Node("number", n=1)
    return (Node("it" if one else "them"),)


def _of(step: Node, targets: tuple[Node, ...], duration: Node | None) -> Node:
    parts = {**dict(step.parts), "targets": targets, "duration": duration}
    return Node("give" if step.kind == "gain" else step.kind, parts, step.at)


class SurvivorUnclear(Unclear):
    """「破壊されなかったなら」 without a subject, in an ability that waits for something about other cards."""

    error = staticmethod(errors.survivor_unclear)
