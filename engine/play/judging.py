"""Whether what was expected came about: one function a kind of claim, each judged on the frames of a finished run."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel.figures import FIGURES
from engine.kernel.run import Run
from engine.kernel.state import ReckonKey, Thing
from engine.kernel.trace import Frame
from engine.language.tree import Node
from engine.log.seeing import sees, shows
from engine.play.acting import Done, SameText
from engine.play.details import figure_holds
from engine.play.frame_facts import in_state, reckoned
from engine.play.happenings import Happenings, event_of
from engine.play.naming import Naming

QUANTIFIED = ("in_every", "in_some", "in_no", "with_probability")


class Judge:
    """Judges the claims of one finished run. ``actions`` holds, for each action, its first frame and its refusing rule."""

    def __init__(self, run: Run, naming: Naming, same_text: SameText, actions: Sequence[Done]) -> None:
        self.run = run
        self.frames = run.frames
        self.naming = naming
        self.happenings = Happenings(run, naming, same_text)
        self.actions = actions
        self.at: Frame = run.frames[-1]

    def holds(self, node: Node) -> bool:
        """Whether a claim (not a quantified one) holds."""
        judge = getattr(self, "judge_" + node.kind, None)
        if judge is None:
            raise LookupError(node.kind)
        return bool(judge(node))

    # ---- moments

    def judge_at_moment(self, node: Node) -> bool:
        moment = node["moment"]
        frames = self.moments(moment)
        if not frames:
            return False
        held = self.at
        try:
            self.at = frames[0]
            return self.holds(node["claim"])
        finally:
            self.at = held

    def moments(self, moment: Node) -> list[Frame]:
        """The frame that a moment means: after an action, while or before something resolves, once something happened."""
        frames = self.frames
        if moment.kind == "at_start":
            return frames[:1]
        if moment.kind == "after_action":
            n = moment["n"]
            return [frames[self.actions[n - 1].last]] if 0 < n <= len(self.actions) else []
        if moment.kind == "once":
            seen = self.happenings.seen(moment["happening"])
            return [f for f in frames if seen(f)][:1]
        seen = self.happenings.of_pending(moment, "resolving")
        found = [f for f in frames if seen(f)][:1]
        return [frames[f.n - 1] for f in found] if moment.kind == "before_resolving" else found

    # ---- where

    def things(self, node: Node) -> list[Thing]:
        """The things a name means at the present moment."""
        return [self.at.state.things[i] for i in self.naming.all(node, self.at.state) if i in self.at.state.things]

    def each(self, node: Node, test: Callable[[Thing], bool]) -> bool:
        """Whether the test holds (or, denied, does not hold) for every card named; a card that is not there holds nothing."""
        want = not node.get("negated", 0)
        found = [t for n in node["cards"] for t in self.things(n)]
        if not found:
            return not want
        return all(test(t) == want for t in found)

    def inside(self, place: Node, t: Thing) -> bool:
        """Whether a thing is in a place."""
        if place.kind == "nowhere":
            return self.run.game.zone(t.zone).gone
        if t.id not in self.at.state.zone(t.controller, t.zone) and t.id not in self.at.state.zone(t.owner, t.zone):
            return False
        return t.zone == place["zone"] and place.get("who") in (None, t.controller)

    def zone_ids(self, place: Node) -> list[int]:
        """What is in a place, in its order (a deck from the top)."""
        state = self.at.state
        who = place.get("who")
        sides = [who] if who else ["me", "opponent"]
        ids = [i for p in sides for i in state.zone(p, place["zone"])]
        return list(reversed(ids)) if place["zone"] == "deck" else ids

    def judge_located(self, node: Node) -> bool:
        if node["place"].kind == "nowhere":
            return all(self.inside(node["place"], t) for n in node["cards"] for t in self.things(n))
        return self.each(node, lambda t: self.inside(node["place"], t))

    def judge_contents(self, node: Node) -> bool:
        ids = self.zone_ids(node["place"])
        if len(ids) != len(node["cards"]):
            return False
        taken: set[int] = set()
        for i, named in zip(ids, node["cards"], strict=True):
            if i not in self.naming.all(named, self.at.state) or i in taken:
                return False
            taken.add(i)
        return True

    def judge_count_in(self, node: Node) -> bool:
        ids = self.zone_ids(node["place"])
        name = node.get("name")
        if name:
            known = set(self.naming.all(Node("named", name=name), self.at.state))
            ids = [i for i in ids if i in known]
        return figure_holds(node["amount"], len(ids))

    # ---- what happened

    def judge_underwent(self, node: Node) -> bool:
        want = not node["negated"]
        deed = node["deed"]
        results = [any(self.happenings.underwent(f, deed, self.naming.all(n, f.state)) for f in self.frames) for n in node["cards"]]
        return all(r == want for r in results)

    def judge_count_of(self, node: Node) -> bool:
        deed, name, who = node["deed"], node.get("name"), node.get("who")
        n = 0
        for f in self.frames:
            e = event_of(f)
            if e is None or not self.happenings.underwent(f, deed, [e.subject]):
                continue
            if name and e.subject not in self.naming.all(Node("named", name=name), f.state):
                continue
            t = e.before or f.state.things.get(e.subject)
            if who and (t is None or t.owner != who):
                continue
            n += 1
        return figure_holds(node["amount"], n)

    def judge_order(self, node: Node) -> bool:
        at = -1
        for step in node["steps"]:
            seen = self.happenings.seen(step)
            at = next((f.n for f in self.frames[at + 1 :] if seen(f)), -1)
            if at < 0:
                return False
        return True

    def judge_happened(self, node: Node) -> bool:
        seen = self.happenings.seen(node["happening"])
        return any(seen(f) for f in self.frames) != bool(node["negated"])

    def judge_happened_times(self, node: Node) -> bool:
        seen = self.happenings.seen(node["happening"])
        return figure_holds(node["amount"], sum(1 for f in self.frames if seen(f)))

    # ---- what waits

    def judge_waiting(self, node: Node) -> bool:
        agenda = self.at.agenda
        if len(agenda) != len(node["effects"]):
            return False
        return all(self.happenings.is_effect(e, p, self.at) for e, p in zip(node["effects"], agenda, strict=True))

    def judge_is_waiting(self, node: Node) -> bool:
        want = not node["negated"]
        return all(any(self.happenings.is_effect(e, p, self.at) for p in self.at.agenda) == want for e in node["effects"])

    def effects(self, node: Node, kind: str) -> bool:
        want = not node["negated"]
        rule = node.get("rule")
        for e in node["effects"]:
            seen = self.happenings.of_pending(Node("x", effect=e), kind)
            found = [f for f in self.frames if seen(f) and (not rule or rule in f.rules)]
            if bool(found) != want:
                return False
        return True

    def judge_triggered(self, node: Node) -> bool:
        return self.effects(node, "queued")

    def judge_resolved(self, node: Node) -> bool:
        return self.effects(node, "resolving")

    def judge_fizzled(self, node: Node) -> bool:
        return self.effects(node, "fizzled")

    # ---- figures

    def judge_stats(self, node: Node) -> bool:
        return self.each(node, lambda t: t.zone not in self.run.game.resting and (t.attack, t.left) == (node["attack"], node["defense"]))

    def judge_attribute(self, node: Node) -> bool:
        read = FIGURES.get(node["attribute"])
        if read is None:
            return self.each(node, lambda t: figure_holds(node["amount"], t.counters.get(node["attribute"], 0)))
        return self.each(node, lambda t: figure_holds(node["amount"], read(t)))

    def judge_counter_on(self, node: Node) -> bool:
        return self.each(node, lambda t: figure_holds(node["amount"], t.counters.get(node["counter"], 0)))

    def judge_point(self, node: Node) -> bool:
        return figure_holds(node["amount"], self.run.game.behaviour.points(self.at.state, node["who"], node["point"]))

    def judge_reckoned_point(self, node: Node) -> bool:
        return reckoned(self.run, self.at, ReckonKey("point", node["who"], node["point"]), node["text"])

    def judge_reckoned_figure(self, node: Node) -> bool:
        keys = (ReckonKey("figure", t.id, node["attribute"]) for t in self.things(node["card"]))
        return any(reckoned(self.run, self.at, key, node["text"]) for key in keys)

    def judge_has_keyword(self, node: Node) -> bool:
        return self.each(node, lambda t: node["keyword"] in t.keywords)

    def judge_has_ability(self, node: Node) -> bool:
        return self.each(node, lambda t: any(self.happenings.same_text(node["text"], h.ability) for h in t.abilities))

    def judge_no_abilities(self, node: Node) -> bool:
        return self.each(node, lambda t: not t.abilities and not t.keywords)

    def judge_has_trait(self, node: Node) -> bool:
        return self.each(node, lambda t: node["trait"] in t.traits)

    def judge_has_kind(self, node: Node) -> bool:
        return self.each(node, lambda t: t.card.kind == node["kind"])

    def judge_in_state(self, node: Node) -> bool:
        return self.each(node, lambda t: in_state(t, node["state"]))

    def judge_can_attack(self, node: Node) -> bool:
        may_attack = self.run.game.behaviour.may_attack
        targets: list[Thing | None] = list(self.things(node["target"])) if "target" in node else [None]

        def able(t: Thing) -> bool:
            return any(may_attack(self.run, t, target) for target in targets)

        held, self.run.state = self.run.state, self.at.state
        try:
            return self.each(node, able)
        finally:
            self.run.state = held

    def judge_piloted(self, node: Node) -> bool:
        pilots, aboard = self.things(node["pilot"]), self.run.game.attached("pilot")
        return self.each(node, lambda t: any(p.host == t.id and p.zone == aboard for p in pilots))

    def judge_no_pilot(self, node: Node) -> bool:
        aboard = self.run.game.attached("pilot")
        piloted = {t.host for t in self.at.state.things.values() if t.zone == aboard}
        return self.each(node, lambda t: t.id not in piloted)

    def judge_player_state(self, node: Node) -> bool:
        return self.run.game.behaviour.is_active(self.at.state, node["who"], node["active"]) != bool(node["negated"])

    # ---- rules and verdicts

    def judge_refused(self, node: Node) -> bool:
        n = node["action"]
        if not 0 < n <= len(self.actions):
            return False
        rule = self.actions[n - 1].refused
        wanted = node.get("rule")
        if node.get("part"):
            return any(at == n and by == wanted for at, by in refused_parts(self.frames, self.actions))
        return (rule is not None and (not wanted or rule == wanted)) != bool(node["negated"])

    def judge_order_cites(self, node: Node) -> bool:
        """The waiting effects' keys, at the first moment when both wait, differ first in a part of that rule."""
        for f in self.frames:
            first = [p for p in f.agenda if self.happenings.is_effect(node["first"], p, f)]
            second = [p for p in f.agenda if self.happenings.is_effect(node["second"], p, f)]
            if first and second and first[0].key < second[0].key:
                why = self.run.order.why(first[0].key, second[0].key, second[0].moment, second[0].zone)
                return bool(self.run.owners.get(why.question) == node["rule"])
        return False

    def judge_cites(self, node: Node) -> bool:
        seen = self.happenings.seen(node["happening"])
        return any(seen(f) and node["rule"] in f.rules for f in self.frames)

    def judge_saw(self, node: Node) -> bool:
        want = not node["negated"]
        for n in node["cards"]:
            seen = any(self.saw(node["who"], t, f) for f in self.frames for t in self.known(n, f))
            if seen != want:
                return False
        return True

    def saw(self, who: str, t: Thing, f: Frame) -> bool:
        """Whether somebody sees a card at a frame: it lies open, or what happens gives it away."""
        game = self.run.game
        return sees(game, who, t) or t.id in shows(game, who, f)

    def known(self, node: Node, f: Frame) -> list[Thing]:
        return [f.state.things[i] for i in self.naming.all(node, f.state) if i in f.state.things]

    def judge_hidden(self, node: Node) -> bool:
        return self.each(node, lambda t: not sees(self.run.game, node["who"], t))

    def judge_verdict(self, node: Node) -> bool:
        winner = self.run.outcome.winner
        return winner is not None and (winner == node["who"]) == (node["result"] == "win")

    def judge_ongoing(self, node: Node) -> bool:
        return self.run.outcome.verdict == "open"

    def judge_drawn_game(self, node: Node) -> bool:
        return self.run.outcome.verdict == "draw"

    def judge_loop_found(self, node: Node) -> bool:
        return self.run.outcome.verdict == "loop"

    def judge_verdict_named(self, node: Node) -> bool:
        return node["text"] in (self.run.outcome.verdict, self.run.outcome.reason)

    def judge_priority(self, node: Node) -> bool:
        return bool((self.at.state.priority or "nobody") == node["who"])

    def judge_turn_of(self, node: Node) -> bool:
        return bool(self.at.state.turn == node["who"])

    def judge_phase_is(self, node: Node) -> bool:
        return bool(self.at.state.phase == node["phase"])


def refused_parts(frames: list[Frame], actions: Sequence[Done]) -> list[tuple[int, str]]:
    """Wishes within actions (from 1) that were refused while the action went on, each with the rule."""
    found = []
    for n, (first, last, whole) in enumerate(actions, 1):
        refusals = [f for f in frames[first : last + 1] if f.kind == "refused" and f.message.parts.get("action", n) == n]
        found += [(n, f.rules[-1]) for f in (refusals[:-1] if whole is not None else refusals) if f.rules]
    return found
