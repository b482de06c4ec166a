"""What can be expected of a run: whether each kind of expectation holds, on the frames of the run, at the moment that is judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from engine.kernel.trace import Message
from engine.language.tree import Node
from engine.log.seeing import sees
from engine.play.details import figure_holds
from engine.play.figures import FIGURES, moved_at_once
from engine.play.frame_facts import SIDEWAYS, UPRIGHT, in_state, refused_parts
from engine.play.of_effects import OF_EFFECTS
from engine.play.possible import POSSIBLE
from engine.play.undergone import UNDERGONE
from engine.play.whereabouts import WHERE

if TYPE_CHECKING:
    from engine.play.judging import Judge


def at_moment(j: Judge, node: Node) -> bool:
    """Judged as of that moment: the table as it stood then, and what had happened up to and including it."""
    moments = j.moments(node["moment"])
    if not moments:
        return False
    before = j.at, j.frames
    try:
        j.at = moments[0]
        j.frames = j.frames[: j.at.n + 1]
        return j.holds(node["claim"])
    finally:
        j.at, j.frames = before


def in_turn(j: Judge, node: Node) -> bool:
    """Judged on the turn that goes on at the moment, as if nothing had happened before it."""
    frames = j.frames
    try:
        j.frames = [f for f in frames if f.state.turn_number == j.at.state.turn_number]
        return j.holds(node["claim"])
    finally:
        j.frames = frames


def in_action(j: Judge, node: Node) -> bool:
    """Judged on one action alone, on the table as it left it; an action that is not there holds nothing."""
    n = node["n"]
    if not 0 < n <= len(j.actions):
        return False
    done, before = j.actions[n - 1], (j.at, j.frames)
    try:
        j.frames = [f for f in j.frames if done.first <= f.n <= done.last]
        j.at = j.run.frames[done.last]
        return j.holds(node["claim"])
    finally:
        j.at, j.frames = before


def all_hold(j: Judge, node: Node) -> bool:
    """Each of these holds."""
    held = [j.holds(one) for one in node["claims"]]
    if not all(held):
        j.fallen = tuple(one for one, holds in zip(node["claims"], held, strict=True) if not holds)
    return all(held)


def any_hold(j: Judge, node: Node) -> bool:
    """One of these holds at least."""
    held = [j.holds(one) for one in node["claims"]]
    return any(held)


# ---- what happened


MOVES = ("gains_points", "loses_points")
BY_AN_EFFECT = {
    "en": "This speaks of a single effect that gives or takes them. For what it came to all together write “my … rose by …” "
    "or “my … fell by …”.",
    "ja": "これは1つの効果による増減を指します。全体での増減は「自分の…は…増えた」「自分の…は…減った」と書いてください。",
}


ONLY_IN_ALL = {
    "en": "It never came to that at a time, but it did in all: write “in all, …”.",
    "ja": "1度にその値になったことはありませんが、合計ではその値です。「合計で、…」と書いてください。",
}


def happened(j: Judge, node: Node) -> bool:
    seen = j.happenings.seen(node["happening"])
    holds = any(seen(f) for f in j.frames) != bool(node["negated"])
    if node["happening"].kind in MOVES and node["negated"] and holds:
        holds = not moved_at_once(j, node["happening"], down=node["happening"].kind == "loses_points")
    if not holds and node["happening"].kind in MOVES:
        j.remark = BY_AN_EFFECT
    elif not holds and not node["negated"] and node["happening"].kind in ("takes_damage", "restores") and in_all(j, node):
        j.remark = ONLY_IN_ALL
    return holds


def all_happened(j: Judge, node: Node) -> bool:
    """Each of these came about at some time."""
    return all(any(map(j.happenings.seen(one), j.frames)) for one in node["happenings"])


def happened_times(j: Judge, node: Node) -> bool:
    seen = j.happenings.seen(node["happening"])
    return figure_holds(node["amount"], sum(1 for f in j.frames if seen(f)))


def in_all(j: Judge, node: Node) -> bool:
    """What it came to together, of every time that it came about."""
    happening = node["happening"]
    return figure_holds(happening["amount"], j.happenings.in_all(happening))


# ---- what waits


def waiting(j: Judge, node: Node) -> bool:
    agenda = j.at.agenda
    if len(agenda) != len(node["effects"]):
        return False
    return all(j.happenings.is_effect(e, p, j.at) for e, p in zip(node["effects"], agenda, strict=True))


def is_waiting(j: Judge, node: Node) -> bool:
    want = not node["negated"]
    return all(any(j.happenings.is_effect(e, p, j.at) for p in j.at.agenda) == want for e in node["effects"])


def triggered(j: Judge, node: Node) -> bool:
    return j.effects(node, "queued")


# ---- what cards have


def has_keyword(j: Judge, node: Node) -> bool:
    return j.each(node, lambda t: node["keyword"] in t.keywords)


def has_ability(j: Judge, node: Node) -> bool:
    return j.each(node, lambda t: any(j.happenings.same_text(node["text"], h.ability) for h in t.abilities))


def no_abilities(j: Judge, node: Node) -> bool:
    return j.each(node, lambda t: not t.abilities and not t.keywords)


def has_trait(j: Judge, node: Node) -> bool:
    return j.each(node, lambda t: node["trait"] in t.traits)


def has_kind(j: Judge, node: Node) -> bool:
    return j.each(node, lambda t: t.card.kind == node["kind"])


def being_in_state(j: Judge, node: Node) -> bool:
    return j.each(node, lambda t: in_state(j.run.game, t, node["state"]), in_play=node["state"] in (*SIDEWAYS, *UPRIGHT))


def piloted(j: Judge, node: Node) -> bool:
    pilots, aboard = j.things(node["pilot"]), j.run.game.attached("pilot")
    return j.each(node, lambda t: any(p.host == t.id and p.zone == aboard for p in pilots))


def controlled(j: Judge, node: Node) -> bool:
    return j.each(node, lambda t: t.zone == j.run.game.table and t.controller == node["who"])


def became(j: Judge, node: Node) -> bool:
    return j.each(node, lambda t: t.card.slug == node["name"])


def no_pilot(j: Judge, node: Node) -> bool:
    aboard = j.run.game.attached("pilot")
    piloted = {t.host for t in j.at.state.things.values() if t.zone == aboard}
    return j.each(node, lambda t: t.id not in piloted)


def player_state(j: Judge, node: Node) -> bool:
    return j.run.game.behaviour.is_active(j.at.state, node["who"], node["active"]) != bool(node["negated"])


# ---- rules and verdicts


def refused(j: Judge, node: Node) -> bool:
    n = node["action"]
    if not 0 < n <= len(j.actions):
        return False
    rule = j.actions[n - 1].refused
    wanted = node.get("rule")
    if node.get("part"):
        return any(at == n and by == wanted for at, by in refused_parts(j.frames, j.actions))
    return (rule is not None and (not wanted or rule == wanted)) != bool(node["negated"])


FOR_ANOTHER_REASON = {
    "en": "It was refused, but for another reason: see the log at that action.",
    "ja": "拒否されましたが、理由が異なります。その行動のログを見てください。",
}


def refused_because(j: Judge, node: Node) -> bool:
    """Whether an action was refused for a reason of that sort."""
    n, sort = node["action"], "refused." + node["reason"]["is"]
    if not 0 < n <= len(j.actions) or j.actions[n - 1].refused is None:
        return False
    done = j.actions[n - 1]
    reasons = [f.message.parts["reason"] for f in j.run.frames[done.first : done.last + 1] if f.kind == "refused"]
    if reasons and isinstance(reasons[-1], Message) and f"{reasons[-1].key}-".startswith(sort + "-"):
        return True
    j.remark = FOR_ANOTHER_REASON
    return False


def none_refused(j: Judge, node: Node) -> bool:
    return all(done.refused is None for done in j.actions)


def order_cites(j: Judge, node: Node) -> bool:
    """The waiting effects' keys, at the first moment when both wait, differ first in a part of that rule."""
    for f in j.frames:
        first = [p for p in f.agenda if j.happenings.is_effect(node["first"], p, f)]
        second = [p for p in f.agenda if j.happenings.is_effect(node["second"], p, f)]
        if first and second and first[0].key < second[0].key:
            why = j.run.order.why(first[0].key, second[0].key, second[0].moment, second[0].zone)
            return bool(j.run.owners.get(why.question) == node["rule"])
    return False


def cites(j: Judge, node: Node) -> bool:
    seen = j.happenings.seen(node["happening"])
    return any(seen(f) and node["rule"] in f.rules for f in j.frames) != bool(node.get("negated"))


def saw(j: Judge, node: Node) -> bool:
    want = not node["negated"]
    for n in node["cards"]:
        seen = any(j.saw(node["who"], t, f) for f in j.frames for t in j.known(n, f))
        if seen != want:
            return False
    return True


def hidden(j: Judge, node: Node) -> bool:
    return j.each(node, lambda t: not sees(j.run.game, node["who"], t))


def verdict(j: Judge, node: Node) -> bool:
    winner = j.outcome.winner
    return winner is not None and (winner == node["who"]) == (node["result"] == "win")


def ongoing(j: Judge, node: Node) -> bool:
    return j.outcome.verdict == "open"


def over(j: Judge, node: Node) -> bool:
    return j.outcome.winner is not None or j.outcome.verdict == "draw"


def no_winner(j: Judge, node: Node) -> bool:
    return j.outcome.winner is None


def drawn_game(j: Judge, node: Node) -> bool:
    return j.outcome.verdict == "draw"


def loop_found(j: Judge, node: Node) -> bool:
    return j.outcome.verdict == "loop"


def verdict_named(j: Judge, node: Node) -> bool:
    return node["text"] in (j.outcome.verdict, j.outcome.reason)


def priority(j: Judge, node: Node) -> bool:
    return bool((j.at.state.priority or "nobody") == node["who"])


def turn_of(j: Judge, node: Node) -> bool:
    return bool(j.at.state.turn == node["who"]) != bool(node.get("negated"))


def phase_is(j: Judge, node: Node) -> bool:
    """Whether it is that phase; between two actions, the one in which the next can be done."""
    later = j.run.frames[j.at.n + 1 : j.at.n + 2]
    state = j.run.state if not later else later[0].state if later[0].kind == "action" else j.at.state
    return bool(state.phase == node["phase"])


HOLDS: Mapping[str, Callable[[Judge, Node], bool]] = {
    # moments
    "at_moment": at_moment,
    "in_turn": in_turn,
    "in_action": in_action,
    "all_hold": all_hold,
    "any_hold": any_hold,
    **WHERE,
    # what happened
    **UNDERGONE,
    "happened": happened,
    "all_happened": all_happened,
    "happened_times": happened_times,
    "in_all": in_all,
    # what waits
    "waiting": waiting,
    "is_waiting": is_waiting,
    "triggered": triggered,
    **OF_EFFECTS,
    **FIGURES,
    # what cards have
    "has_keyword": has_keyword,
    "has_ability": has_ability,
    "no_abilities": no_abilities,
    "has_trait": has_trait,
    "has_kind": has_kind,
    "in_state": being_in_state,
    **POSSIBLE,
    "piloted": piloted,
    "no_pilot": no_pilot,
    "controlled": controlled,
    "became": became,
    "player_state": player_state,
    # rules and verdicts
    "refused": refused,
    "refused_because": refused_because,
    "none_refused": none_refused,
    "order_cites": order_cites,
    "cites": cites,
    "saw": saw,
    "hidden": hidden,
    "verdict": verdict,
    "ongoing": ongoing,
    "over": over,
    "no_winner": no_winner,
    "drawn_game": drawn_game,
    "loop_found": loop_found,
    "verdict_named": verdict_named,
    "priority": priority,
    "turn_of": turn_of,
    "phase_is": phase_is,
}
