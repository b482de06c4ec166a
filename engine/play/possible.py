"""What can be expected to be possible: whether a card may attack, and whether the rules would let somebody do a thing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from engine.kernel.blocks import LookingAt
from engine.kernel.cards import Choice
from engine.kernel.resolve import Context
from engine.kernel.state import OTHER, Player, Thing
from engine.language.sentences import act
from engine.language.tree import Node
from engine.play.details import figure_holds

if TYPE_CHECKING:
    from engine.play.judging import Judge

_CARD = ("card", "attacker")  # the part of an action that is the card with which it is done
_OUT_OF_REACH = {
    "en": "“{card}” is not where this could be done with it at that moment; say where it is instead (“… is in my hand”).",
    "ja": "その時点で「{card}」は、この行動ができる場所にありません。どこにあるか（「…は自分の手札にある」）を書いてください。",
}


_NEVER_ASKED = {
    "en": "Nothing was attacked up to that moment, so that nobody was asked.",
    "ja": "その時点までに攻撃がなく、誰にも問われていません。",
}
_NOBODY_ATTACKS = {
    "en": "Nobody on the other side could attack anything at that moment, so this says nothing of the card; put an attacker there.",
    "ja": "その時点で攻撃できるカードが相手側にないため、このカードについて何も言えません。攻撃できるカードを置いてください。",
}

_NOBODY_CHOOSES = {
    "en": "No card in that player's hand or in play on that side names a target, so this says nothing of the card; "
    "put one there, or name it (“I can't play … targeting …”).",
    "ja": "そのプレイヤーの手札にも場にも対象を選ぶカードがないため、このカードについて何も言えません。"
    "そのようなカードを置くか、名前で書いてください（「自分は…を対象に…をプレイできない」）。",
}


def can_attack(j: Judge, node: Node) -> bool:
    """Whether each of these cards may attack (that), or none may."""
    may_attack = j.run.game.behaviour.may_attack

    def targets(t: Thing) -> list[Thing | None]:
        if "target" not in node:
            return [None]
        if node["target"].kind == "other_leader":
            return [j.at.state.things[i] for i in j.at.state.zone(OTHER[t.controller], "leader")]
        return list(j.things(node["target"]))

    def able(t: Thing) -> bool:
        return any(may_attack(j.run, t, target) for target in targets(t))

    with LookingAt(j.run, j.at.state):
        return j.each(node, able)


def can_only_attack(j: Judge, node: Node) -> bool:
    """Whether each of these cards may attack that, and nothing else of the other player."""
    if not can_attack(j, Node("can_attack", cards=node["cards"], target=node["target"], negated=0)):
        return False
    allowed = {t.id for t in j.things(node["target"])}
    may_attack, state = j.run.game.behaviour.may_attack, j.at.state

    def bound(t: Thing) -> bool:
        others = (i for zone in (j.run.game.table, "leader") for i in state.zone(OTHER[t.controller], zone) if i not in allowed)
        return not any(may_attack(j.run, t, state.things[i]) for i in others)

    before, j.run.state = j.run.state, state
    try:
        return j.each(node, bound)
    finally:
        j.run.state = before


def can_be_attacked(j: Judge, node: Node) -> bool:
    """Whether a card of the other player that may attack at all may attack each of these (or, denied, none may)."""
    may_attack, state = j.run.game.behaviour.may_attack, j.at.state

    def attackers(t: Thing) -> list[Thing]:
        theirs = [i for zone in (j.run.game.table, "leader") for i in state.zone(t.controller, zone)]
        those = (state.things[i] for i in state.zone(OTHER[t.controller], j.run.game.table))
        return [a for a in those if any(may_attack(j.run, a, state.things[i]) for i in theirs)]

    with LookingAt(j.run, state):
        for named in node["cards"]:
            for t in (found := list(j.things(named))):
                able = attackers(t)
                if not able:
                    j.remark = _NOBODY_ATTACKS
                    return False
                if any(may_attack(j.run, a, t) for a in able) == bool(node["negated"]):
                    return False
            if not found:
                return False
    return True


def can_be_chosen(j: Judge, node: Node) -> bool:
    """Whether a card of a player (the other one, where none is said) could name each of these as its target (or, denied, none could)."""
    with LookingAt(j.run, j.at.state):
        for named in node["cards"]:
            for t in (found := list(j.things(named))):
                naming = [c.candidates(ctx) for ctx, c in choices_of(j, node.get("who", OTHER[t.controller]))]
                if not naming:
                    j.remark = _NOBODY_CHOOSES
                    return False
                if any(t.id in ids for ids in naming) == bool(node["negated"]):
                    return False
            if not found:
                return False
    return True


def choices_of(j: Judge, who: Player) -> Iterator[tuple[Context, Choice]]:
    """Every target that a card in a player's hand, or in play on that side, has named as it is declared."""
    state = j.at.state
    for t in (state.things[i] for zone in ("hand", j.run.game.table) for i in state.zone(who, zone)):
        for h in t.abilities:
            for c in h.ability.choices:
                yield Context(j.run, h, t, who, None), c


def attacks_left(j: Judge, node: Node) -> bool:
    """Whether each of these cards could attack so often yet in this turn; one that may attack nothing could not once."""
    behaviour = j.run.game.behaviour

    def so_often(t: Thing) -> bool:
        return figure_holds(node["amount"], behaviour.attacks_left(j.run, t) if behaviour.may_attack(j.run, t, None) else 0)

    with LookingAt(j.run, j.at.state):
        return j.each(node, so_often)


def can_play_nothing(j: Judge, node: Node) -> bool:
    """Whether the rules would let a player play none of the cards in the hand at this moment, by itself."""
    who = node["who"]
    names = dict.fromkeys(j.at.state.things[i].card.slug for i in j.at.state.zone(who, "hand"))
    return not any(j.allows(Node("play", who=who, card=Node("named", name=name, who=who)), j.acted) for name in names)


def can_be_none(j: Judge, node: Node) -> bool:
    """Whether the rules would let a player do that with none of the cards of a kind that are in play on that side."""
    who = node["who"]
    there = (j.at.state.things[i] for i in j.at.state.zone(who, j.run.game.table))
    names = dict.fromkeys(t.card.slug for t in there if t.card.kind == node["kind"])
    return not any(j.allows(Node(node["act"], who=who, card=Node("named", name=name, who=who)), j.acted) for name in names)


def attacks_again(j: Judge, node: Node) -> bool:
    """It has attacked, and can do so once more (or, denied, cannot)."""
    seen = [j.happenings.seen(Node("attacks", attacker=named)) for named in node["cards"]]
    return all(any(attacked(f) for f in j.frames) for attacked in seen) and can_attack(j, node)


def can_do(j: Judge, node: Node) -> bool:
    """Whether the rules would let a player do that at this moment (or, denied, would not)."""
    action = of_player(node["action"], node["who"])
    core = act(action).core
    named = next((core[part] for part in _CARD if part in core), core["effect"]["source"] if "effect" in core else None)
    return (named is None or within_reach(j, core.kind, named)) and possible(j, action, node)


def can_be(j: Judge, node: Node) -> bool:
    """Whether the rules would let the player who has these cards do that with each of them (or, denied, with none)."""

    def holds(named: Node) -> bool:
        if not within_reach(j, node["act"], named):
            return False
        who = in_reach(j, node["act"], named)[0].controller
        return possible(j, Node(node["act"], who=who, card=named), node)

    return all(holds(named) for named in node["cards"])


def possible(j: Judge, action: Node, node: Node) -> bool:
    """Whether an action is allowed, or not, as a claim says."""
    return j.allows(action, j.acted) != bool(node["negated"])


def of_player(action: Node, who: str) -> Node:
    """An action as a player does it."""
    parts = dict(action.parts)
    if action.kind.startswith("with_"):
        return Node(action.kind, {**parts, "action": of_player(action["action"], who)})
    return Node(action.kind, {**parts, "who": who})


def in_reach(j: Judge, kind: str, named: Node) -> list[Thing]:
    """The cards of a name that lie where such an action begins; all of them where it may begin anywhere."""
    zones = {o.zone for o in j.run.game.offers if o.kind == kind}
    return [t for t in j.things(named) if not zones or "" in zones or t.zone in zones]


def offered(j: Judge, node: Node) -> bool:
    """Whether each of these cards (or none) was among those of which one was chosen, whenever it was asked, of that attacker or any."""
    until = j.frames[: j.at.n + 1]
    if not any(f.event is not None and f.event.type == node["upon"] for f in until):
        j.remark = _NEVER_ASKED
        return False
    asked = [d for d in j.run.decisions if d.prompt.key == node["prompt"] and d.frame <= j.at.n]
    pairs = [(option.parts.get("source"), d.prompt.parts.get("source")) for d in asked for _, option in d.options]
    could = [(t.id, by.id) for t, by in pairs if isinstance(t, Thing) and isinstance(by, Thing)]

    def able(named: Node) -> bool:
        ids, bys = (j.happenings.ids(n, until[-1]) if n is not None else () for n in (named, node.get("by")))
        return any(i in ids and ("by" not in node or by in bys) for i, by in could)

    there = all(j.naming.there(named, until[0].state) for named in node["cards"])
    return there and all(able(named) != bool(node["negated"]) for named in node["cards"])


def within_reach(j: Judge, kind: str, named: Node) -> bool:
    """Whether there is such a card; where none is, the claim says nothing of the rules, and a remark says so."""
    if in_reach(j, kind, named):
        return True
    title = {lang: j.naming.titles(named["name"], lang) if named.kind == "named" else "" for lang in ("en", "ja")}
    j.remark = {lang: said.format(card=title[lang]) for lang, said in _OUT_OF_REACH.items()}
    return False


POSSIBLE: Mapping[str, Callable[[Judge, Node], bool]] = {
    "can_attack": can_attack,
    "can_only_attack": can_only_attack,
    "can_be_attacked": can_be_attacked,
    "can_be_chosen": can_be_chosen,
    "attacks_left": attacks_left,
    "can_play_nothing": can_play_nothing,
    "can_be_none": can_be_none,
    "attacks_again": attacks_again,
    "can_do": can_do,
    "can_be": can_be,
    "offered": offered,
}
