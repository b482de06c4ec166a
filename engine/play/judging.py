"""Whether what was expected came about, on the frames of a finished run; what each sentence means is a table of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel.run import Run
from engine.kernel.state import Thing
from engine.kernel.trace import Frame, Outcome
from engine.language.tree import Node
from engine.log.happenings.table import printed_moments
from engine.log.seeing import sees, shows
from engine.play.acting import Done
from engine.play.expectations import HOLDS
from engine.play.happenings import Happenings, SameText
from engine.play.naming import Naming, as_many

QUANTIFIED = ("in_every", "in_some", "in_no", "with_probability")
NOT_BETWEEN_ACTIONS = {
    "en": "What can be done is asked between actions: at the end (without a moment), “at the start, …” or “after action 1, …”.",
    "ja": "何ができるかを問えるのは行動と行動の間だけです。時点を書かない（最後）か、「最初の時点で、…」「行動1のあと、…」とします。",
}
NO_SUCH_EFFECT = {
    "en": "No card of that name has an ability that is called so, so there is nothing that could be denied; "
    "say “… effect” for any of its abilities.",
    "ja": "その名前のカードはその種の能力を持たないため、否定しても何も確かめられません。"
    "どの能力でもよい場合は「…の効果」と書いてください。",
}


class NotBetweenActions(Exception):
    """Raised where a claim asks what can be done at a moment at which nobody acts."""


class Judge:
    """Judges what is expected of one finished run. ``actions`` holds, for each action, its first frame and its refusing rule.

    ``allows`` tells whether the rules would allow one more action after so many of these (None: after all).
    """

    def __init__(
        self, run: Run, naming: Naming, same_text: SameText, actions: Sequence[Done], allows: Callable[[Node, int | None], bool]
    ) -> None:
        self.run = run
        self.frames = run.frames
        self.naming = naming
        self.happenings = Happenings(run, naming, same_text)
        self.actions = actions
        self.allows = allows
        self.at: Frame = run.frames[-1]
        self.remark: dict[str, str] | None = None
        self.fallen: tuple[Node, ...] = ()
        self.unclear: list[tuple[Node, tuple[Thing, ...]]] = []

    def holds(self, node: Node) -> bool:
        """Whether an expectation (not a quantified one) holds. Raises LookupError for one of which nobody has said what it means."""
        holds = HOLDS.get(node.kind)
        if holds is None:
            raise LookupError(node.kind)
        return holds(self, node)

    def moments(self, moment: Node) -> list[Frame]:
        """The frame that a moment means: before or after an action, while or before an effect resolves, once or just before it happened."""
        frames = self.frames
        if moment.kind == "at_start":
            return frames[:1]
        if moment.kind == "after_action":
            n = moment["n"]
            return [frames[self.actions[n - 1].last]] if 0 < n <= len(self.actions) else []
        if moment.kind == "before_action":
            n = moment["n"]
            return [frames[max(self.actions[n - 1].first - 1, 0)]] if 0 < n <= len(self.actions) else []
        if moment.kind in ("once", "once_either"):
            sought = [self.happenings.seen(moment[one]) for one in ("happening", "a", "b") if one in moment]
            return so_often([f for f in frames if any(seen(f) for seen in sought)], moment)
        if moment.kind == "just_before":
            seen = self.happenings.seen(moment["happening"])
            return so_often([frames[max(f.n - 1, 0)] for f in frames if seen(f)], moment)
        seen = self.happenings.of_pending(moment, "resolving")
        found = [f for f in frames if seen(f)][:1]
        return [frames[f.n - 1] for f in found] if moment.kind == "before_resolving" else found

    def things(self, node: Node) -> list[Thing]:
        """The things a name means at the present moment."""
        return [self.at.state.things[i] for i in self.naming.all(node, self.at.state) if i in self.at.state.things]

    def spoken_of(self, node: Node) -> list[Thing]:
        """The things a name means at the present moment: where an action was about one, not its copies that lie unmoved off the table."""
        things = self.things(node)
        acted = self.naming.acted_one(node["name"]) if "who" not in node and means_each(node) and len(things) > 1 else None
        if acted is None:
            return things
        return [t for t in things if t.id == acted] if all(t.id == acted or self.unmoved(t) for t in things) else things

    def unmoved(self, t: Thing) -> bool:
        """Whether a thing lies off the table where it lay from the start."""
        first = self.frames[0].state.things
        return t.id in first and first[t.id].zone == t.zone != self.run.game.table and first[t.id].since == t.since

    def foremost(self, node: Node, things: Sequence[Thing]) -> Sequence[Thing]:
        """Of the things of a name the one that the scenario is about, where that is one; else all of them.

        It is the one that actions were about, where no other was ever on the table; else the only one that was there, if it has moved;
        else the only one that has moved, where the others lie off the table as they did.
        """
        if not means_each(node) or len(things) < 2:
            return things
        acted = [t for t in things if t.id == self.naming.acted_one(node["name"])]
        if acted and not any(self.ever_in_play(t) for t in things if t not in acted):
            return acted
        first = self.frames[0].state.things
        moved = [t for t in things if t.id not in first or first[t.id].since != t.since]
        played = [t for t in things if self.ever_in_play(t)]
        if len(played) == 1 and played[0] in moved:
            return played
        return moved if len(moved) == 1 and all(self.unmoved(t) for t in things if t not in moved) else things

    def ever_in_play(self, t: Thing) -> bool:
        """Whether a thing has been on the table in the course of the run."""
        return any(t.id in f.state.things and f.state.things[t.id].zone == self.run.game.table for f in self.frames)

    def is_another(self, node: Node, t: Thing) -> bool:
        """Whether a thing that was called so is another card by now; a label stays with its thing."""
        return node.kind == "named" and node["name"] not in self.naming.labels and t.card.slug != node["name"]

    def each(self, node: Node, test: Callable[[Thing], bool], in_play: bool = False, still: bool = False) -> bool:
        """Whether the test holds (or, denied, does not hold) for every card named; a card that is not there holds nothing.

        With ``in_play`` of several cards of a name those in play are meant, where there are such; with ``still`` none that has been
        turned into another card.
        """
        want = not node.get("negated", 0)
        meant = [(n, tuple(t for t in self.spoken_of(n) if not (still and self.is_another(n, t)))) for n in node["cards"]]
        if in_play:
            meant = [(n, tuple(t for t in things if t.zone == self.run.game.table) or things) for n, things in meant]
        if not any(things for _, things in meant):
            return not want
        if not all(as_many(n, len(things)) for n, things in meant):
            return False
        fallen = [
            (n, things)
            for n, things in meant
            if not all(test(t) == want for t in things) and not (want and all(test(t) for t in self.foremost(n, things)))
        ]
        self.unclear += [(n, things) for n, things in fallen if "which" in n or any(test(t) == want for t in things)]
        return not fallen

    @property
    def outcome(self) -> Outcome:
        """How the game stands at the present moment: open, unless it has ended by then."""
        return self.run.outcome if self.at.n == self.run.frames[-1].n else Outcome()

    @property
    def acted(self) -> int | None:
        """After how many actions the present moment is, None at the end. Raises NotBetweenActions for one within an action."""
        if self.at.n == self.run.frames[-1].n:
            return None
        begun = [done for done in self.actions if done.first <= self.at.n]
        until = begun[-1].last if begun else self.actions[0].first - 1 if self.actions else self.at.n
        if self.at.n != until:
            raise NotBetweenActions
        return len(begun)

    def next_claim(self) -> None:
        """Begin with another claim."""
        self.unclear.clear()
        self.remark, self.fallen = None, ()

    def explanation(self) -> dict[str, str] | None:
        """Why a claim does not hold, where something about its words is to blame."""
        return self.remark or self.unclear_names()

    def unclear_names(self) -> dict[str, str] | None:
        """What to write where a claim holds for one of the cards that a name means and not for another; None where no name is to blame."""
        if not self.unclear:
            return None
        named, things = self.unclear[0]
        zones = {t.id: self.run.game.zone(t.zone).label for t in things}
        where = {lang: "、".join if lang == "ja" else ", ".join for lang in ("en", "ja")}
        whose = {"en": {"me": "mine", "opponent": "opponent's"}, "ja": {"me": "自分", "opponent": "相手"}}
        said = {lang: where[lang](f"{whose[lang][t.controller]}: {zones[t.id][lang]}" for t in things) for lang in ("en", "ja")}
        title = {lang: self.naming.titles(named["name"], lang) for lang in ("en", "ja")}
        if "which" in named:
            return {
                "en": f"Of the copies of “{title['en']}”, in the order in which they came, that one is here: {said['en']}.",
                "ja": f"「{title['ja']}」のうち、現れた順でそれに当たるのは次のカードです：{said['ja']}。",
            }
        return {
            "en": f"“{title['en']}” means {len(things)} cards here ({said['en']}), and it does not hold for all of them; "
            "say “my …”, “opponent's …”, “the second …”, or give the copies labels (as: …).",
            "ja": f"「{title['ja']}」はここでは{len(things)}枚を指し（{said['ja']}）、そのすべてでは成り立ちません。"
            "「自分の…」「相手の…」「2番目の…」と書くか、as: で区別してください。",
        }

    def inside(self, place: Node, t: Thing) -> bool:
        """Whether a thing is in a place."""
        if place.kind == "nowhere":
            return self.run.game.zone(t.zone).gone
        if place.kind == "in_play":
            return t.zone == self.run.game.table
        if t.id not in self.at.state.zone(t.controller, t.zone) and t.id not in self.at.state.zone(t.owner, t.zone):
            return False
        return t.zone == place["zone"] and place.get("who") in (None, t.controller)

    def zone_ids(self, place: Node) -> list[int]:
        """What is in a place, in its order (a deck and its like from the top)."""
        state = self.at.state
        who = place.get("who")
        sides = [who] if who else ["me", "opponent"]
        ids = [i for p in sides for i in state.zone(p, place["zone"])]
        return list(reversed(ids)) if any(z.from_top for z in self.run.game.zones if z.id == place["zone"]) else ids

    def effects(self, node: Node, kind: str) -> bool:
        """Whether each effect of a claim came to a frame of this kind ("queued", "resolving"), by the rule if it names one; or none did."""
        want = not node["negated"]
        rule = node.get("rule")
        for e in node["effects"]:
            seen = self.happenings.of_pending(Node("x", effect=e), kind)
            found = [f for f in self.frames if seen(f) and (not rule or rule in f.rules)]
            if bool(found) != want:
                return False
            if not want and not self.has_such(e):
                self.remark = NO_SUCH_EFFECT
                return False
        return True

    def has_such(self, effect: Node) -> bool:
        """Whether a card of that name has (on any side) or had an ability with a word of cards; of other abilities nothing is asked."""
        head = effect.get("head", "")
        if head not in printed_moments(self.run.game.vocabulary) or effect["source"].kind != "named":
            return True
        seen = (f.state.things[i] for f in self.run.frames for i in self.naming.all(effect["source"], f.state) if i in f.state.things)
        things = {id(t): t for t in seen}.values()
        sides = (side for t in things for side in (t.abilities, *(face.abilities for face in t.card.faces.values())))
        had = (h.ability for side in sides for h in side)
        return any(head in (a.head, a.trigger.moment if a.trigger is not None else "") for a in had)

    def saw(self, who: str, t: Thing, f: Frame) -> bool:
        """Whether somebody sees a card at a frame: it lies open, or what happens gives it away."""
        game = self.run.game
        return sees(game, who, t) or t.id in shows(game, who, f)

    def known(self, node: Node, f: Frame) -> list[Thing]:
        """The cards that a name may mean, as they were at a frame; empty where there was none."""
        return [f.state.things[i] for i in self.naming.all(node, f.state) if i in f.state.things]


def means_each(node: Node) -> bool:
    """Whether a name means every card that is called so: no place, number or order tells them apart."""
    return node.kind == "named" and not any(part in node for part in ("which", "many", "place"))


def so_often(found: list[Frame], moment: Node) -> list[Frame]:
    """The first of the frames at which something happened; where a moment says how often (“once I draw 2 cards”), that one of them."""
    n = moment["happening"].get("times", 1) if "happening" in moment else 1
    return found[n - 1 : n]
