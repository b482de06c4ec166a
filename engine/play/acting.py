"""From sentences of ``when`` to what the game does. A player's action goes to the game; neutral happenings go to the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine.kernel import ordering
from engine.kernel.agenda import Pending
from engine.kernel.blocks import Under, stay_inside
from engine.kernel.cards import Definition
from engine.kernel.joins import Join
from engine.kernel.notes import PLAYED_AS
from engine.kernel.ordering import Ordering
from engine.kernel.requests import Refused, Request, Wish
from engine.kernel.run import Run
from engine.kernel.state import OTHER, Player
from engine.kernel.trace import Message, new
from engine.language.sentences import Act
from engine.language.sentences.actions import FROM_HAND
from engine.language.tree import Node
from engine.play.happenings import Happenings, SameText
from engine.play.joining import Joining
from engine.play.naming import Location, Naming, player_of, problem
from engine.play.neutral import NEUTRAL
from engine.play.unresolved import still_waits

CompileEffect = Callable[[str, Location], Callable[[Run, str], None]]


class Done(NamedTuple):
    """What came of an action: its first and its last frame, the rule by which it was refused, if it was, and what it chose in vain.

    ``idle`` says of one that did nothing why: its "moment" has not come, or there was nothing to "answer".
    """

    first: int
    last: int
    refused: str | None = None
    unasked: tuple[Node, ...] = ()
    idle: str = ""


class Came(NamedTuple):
    """What an action came to: the rule by which it was refused, if it was, and what it chose although nothing asked for it.

    ``vain`` are the places of the lines after it that say what comes in meanwhile, and did not: nothing asked for it; each with the
    question of the rule that kept it out ("" for none but that of its way).
    """

    refused: str | None = None
    unasked: tuple[Node, ...] = ()
    vain: tuple[tuple[int, str], ...] = ()


AS_SAID = Came()


class Later(NamedTuple):
    """An action that is tried once its happening has come about after frame ``since``."""

    said: Act
    moment: Node
    where: Location
    text: Mapping[str, str]
    number: int
    since: int


class Actor:
    """Does the actions of one run; ``results`` holds what came of each.

    ``compile_effect`` gives what a player's leader does who does what a quoted card text says, ``define`` a card by its name, and
    ``same_text`` tells whether quoted words are (a part of) an ability's text.
    """

    def __init__(
        self,
        run: Run,
        naming: Naming,
        compile_effect: CompileEffect,
        define: Callable[[str], Definition],
        same_text: SameText,
        results: list[Done],
    ) -> None:
        self.run = run
        self.results = results
        self.naming = naming
        self.compile_effect = compile_effect
        self.define = define
        self.same_text = same_text
        self.later: list[Later] = []

    def act(self, said: Act, where: Location, text: Mapping[str, str], number: int, joins: Sequence[Joining] = ()) -> Came:
        """Do one action, or keep it until its moment has come; returns what it has come to so far. ``joins`` come in meanwhile."""
        if said.moment is not None:
            self.later.append(Later(said, said.moment, where, text, number, len(self.run.frames)))
            self.run.between = self.interject
            return AS_SAID
        return self.attempt(said, where, text, number, joins)

    def interject(self) -> None:
        """Try what was kept for a happening that has come about by now."""
        run = self.run
        happenings = Happenings(run, self.naming, self.same_text)
        for postponed in list(self.later):
            seen = happenings.seen(postponed.moment)
            self.naming.learn(run.state)
            if any(seen(f) for f in run.frames[postponed.since :]):
                self.later.remove(postponed)
                first = len(run.frames)
                came = self.attempt(postponed.said, postponed.where, postponed.text, postponed.number)
                self.results[postponed.number - 1] = Done(first, len(run.frames) - 1, came.refused, came.unasked)

    def attempt(self, said: Act, where: Location, text: Mapping[str, str], number: int, joins: Sequence[Joining] = ()) -> Came:
        """Try an action: what the rules do not allow is answered with a reason, and nothing has changed."""
        run = self.run
        groups = run.state.memory.groups
        with Under(run, groups[-1] if groups else None, self.orders(said) if said.orders else []):
            action = run.emit("action", new(Message, ("action", {"text": text})), None, player_of(said.core.get("who")))
            stay_inside(run, action)
            return self.allowed(said, where, number, joins)

    def allowed(self, said: Act, where: Location, number: int, joins: Sequence[Joining]) -> Came:
        """Carry an action out, or answer with the reason why the rules do not allow it."""
        run = self.run
        before, waiting, first = run.state, tuple(run.agenda), len(run.frames)
        for p in waiting if run.orders else ():
            ordering.check(run, p)
        try:
            self.perform(said, where, joins)
            if run.game.discipline != "stack":
                run.drain()
            if run.orders:
                ordering.leftover(run)
            run.credit(run.cause)
        except Refused as refusal:
            run.state, run.agenda[:], run.occasion = before, waiting, 0
            run.cite(refusal.question)
            run.emit("refused", Message("refused", {"reason": refusal.message, "action": number}), actor=player_of(said.core.get("who")))
            vain = tuple((n, "") for n, joining in enumerate(joins) if joining.alone)
            return Came(run.owners.get(refusal.question, refusal.question), (), vain)
        for card, deed in said.befalls:
            self.check_befallen(card, deed, first, where)
        left = [n for n, join in enumerate(run.joins) if not (join.taken or join.picked or join.negated)] if joins else []
        vain = tuple((n, run.joins[n].barred) for n in left)
        return Came(None, self.unasked(said, joins), vain) if run.wishes or run.payment or vain else AS_SAID

    def unasked(self, said: Act, joins: Sequence[Joining]) -> tuple[Node, ...]:
        """What was chosen, or said to pay, and nothing asked for it; choices are taken from the front."""
        asked = [joining for joining, join in zip(joins, self.run.joins, strict=True) if join.taken or not joining.alone]
        picks = (*said.picks, *(p for joining in asked for p in joining.picks))
        left = min(len(self.run.wishes), len(picks))
        return (*picks[len(picks) - left :], *(said.paid if self.run.payment else ()))

    def check_befallen(self, card: Node, deed: Node, first: int, where: Location) -> None:
        """A problem where what was said to be done to a card by an action has not come about in its frames, from ``first`` on."""
        self.naming.learn(self.run.state)
        happenings = Happenings(self.run, self.naming, self.same_text)
        if not any(happenings.underwent(f, deed, happenings.ids(card, f)) for f in self.run.frames[first:]):
            title = {lang: self.naming.titles(card.get("name", ""), lang) for lang in ("en", "ja")}
            raise problem(
                where,
                f"That did not come about by this action: “{title['en']}” is chosen with “choosing {title['en']}”.",
                f"この行動ではそうなりません。選ぶだけなら「（選択は「{title['ja']}」）」と書いてください。",
                title["en"],
            )

    def orders(self, said: Act) -> list[Ordering]:
        """What is said about the order of effects, to be asked of what waits."""
        run = self.run
        happenings = Happenings(run, self.naming, self.same_text)

        def means(effect: Node) -> Callable[[Pending], bool]:
            def test(p: Pending) -> bool:
                self.naming.learn(run.state)
                return happenings.is_effect(effect, p, run.frames[-1])

            return test

        return [Ordering(means(first), means(second)) for first, second in said.orders]

    def perform(self, said: Act, where: Location, joins: Sequence[Joining]) -> None:
        """Hand the core of an action to whoever does it."""
        core, how, _, picks, _, _, _, paid, _, level = said
        if joins:
            self.run.joins = [self.join(joining) for joining in joins]
        if how and (len(how) > 1 or how[0] not in self.run.game.ways.get(core.kind, ())):
            raise Refused("play.form", Message("refused.no-way", {}))
        if paid:
            self.run.payment = self.paid(said, where, player_of(core.get("who")) or self.run.state.turn)
        happens = NEUTRAL.get(core.kind)
        if happens is not None:
            if picks or joins:
                self.run.wishes = [self.pick(p, where) for p in picks] + self.picked_meanwhile(joins)
            happens(self, core, where)
            self.run.game.behaviour.done_so(self.run)
            return
        action = self.run.game.actions.get(core.kind)
        if action is None:
            if core.kind == "defend":
                title = {lang: self.naming.titles(core["card"]["name"], lang) for lang in ("en", "ja")}
                raise problem(
                    where,
                    f"Who blocks, if anybody can, is chosen as an attack is declared: “… attacks …, choosing {title['en']}”.",
                    f"誰がブロックするか（できるなら）は攻撃の中で決まります。攻撃の行に「…（選択は「{title['ja']}」）」と書き足してください。",
                    title["en"],
                    (f"… attacks …, choosing {title['en']}",),
                )
            raise problem(
                where,
                'In this game nobody plays a card for no cost; write what an effect does (I do "Draw a card.").',
                "このゲームに、コストを支払わずにプレイする行動はありません。"
                '効果の処理として書いてください（自分が次を行う: "カードを1枚引く。"）。',
                "",
            )
        request = self.request(said, where)
        if level:
            self.at_level(request, level)
        if joins:
            self.run.wishes = self.run.wishes + self.picked_meanwhile(joins)
        action(self.run, request)

    def at_level(self, request: Request, level: int) -> None:
        """Refuse to play a card for another number behind a keyword than the one that was said."""
        levels = self.run.game.levels
        if levels is None or levels(self.run, request, level) != level:
            raise Refused("play.form", Message("refused.no-way", {}))

    def join(self, joining: Joining) -> Join:
        """What comes in while an action goes on, by ids; of what may be an action of its own the choices are kept until it is asked for."""
        join = joining.join(self.naming, self.run.state, self.run.game.table)
        return join._replace(choices=lambda: self.picked(joining)) if joining.alone and joining.picks else join

    def picked(self, joining: Joining) -> list[Wish]:
        """What is chosen where something comes in, by the names of that moment."""
        self.naming.learn(self.run.state)
        return [self.pick(p, joining.where) for p in joining.picks]

    def picked_meanwhile(self, joins: Sequence[Joining]) -> list[Wish]:
        """What is chosen where something comes in for certain while an action goes on."""
        return [wish for joining in joins if not joining.alone for wish in self.picked(joining)]

    def in_vain(self, joining: Joining, barred: str, text: Mapping[str, str], number: int) -> str:
        """Answer what nothing asked for while the action before it went on; returns the rule: that of ``barred``, where one did that."""
        run, groups = self.run, self.run.state.memory.groups
        join = joining.join(self.naming, run.state, run.game.table)
        who, question = player_of(joining.said.core.get("who")), barred or run.game.joins[joining.head]
        with Under(run, groups[-1] if groups else None, []):
            stay_inside(run, run.emit("action", new(Message, ("action", {"text": text})), None, who))
            run.cite(question)
            reason = Message("refused.join", {"source": run.state.things[join.things[0]]}) if join.things else Message(
                "refused.unasked-yet" if still_waits(run) else "refused.unasked", {"player": join.by})
            run.emit("refused", Message("refused", {"reason": reason, "action": number}), actor=who)
        return run.owners.get(question, question)

    def request(self, said: Act, where: Location) -> Request:
        """An action with ids in place of names."""
        core, form, aims, picks, _, _, answers, _, _, _ = said
        parts = dict(core.parts)
        state, one = self.run.state, self.naming.one
        table = (self.run.game.table,)
        who = player_of(parts.get("who"))
        thing, head = 0, ""
        targets: list[int] = []
        lines: tuple[int, ...] | None = None
        if core.kind in FROM_HAND:
            thing = one(parts["card"], state, where, ("hand",), who)
        elif core.kind == "attack":
            attacked = player_of(parts.get("who"))
            thing = one(parts["attacker"], state, where, table, OTHER[attacked] if attacked else state.turn)
            who = state.things[thing].controller
            if "target" in parts:
                targets = [one(parts["target"], state, where, (*table, "leader"), OTHER[who])]
            else:
                targets = list(state.zone(attacked or OTHER[who], "leader"))
        elif core.kind == "fuse":
            thing = one(parts["card"], state, where, ("hand",), who)
            targets = self.naming.each(parts["cards"], state, where, ("hand",), who)
        elif core.kind == "mulligan":
            targets = self.naming.each(parts.get("cards", ()), state, where, ("hand",), who)
        elif core.kind == "use":
            effect = parts["effect"]
            thing = one(effect["source"], state, where, table, who)
            head, lines = effect.get("head", ""), self.quoted(effect.get("text", ""), thing)
        elif "card" in parts:
            thing = one(parts["card"], state, where, (*table, "hand"), who)
            who = who or state.things[thing].controller
        if thing:
            self.naming.act_with(thing, state)
        if "support" in parts:
            targets = [one(parts["support"], state, where, table)]
        along = tuple([one(card, state, where, table, who) for card in parts["others"]]) if "others" in parts else ()
        if aims:
            targets += [one(t, state, where, (*table, "leader", "resolving")) for t in aims]
        if picks:
            as_one_of = PLAYED_AS.of(state.things[thing].card) if thing else None
            others = as_one_of.slugs if as_one_of is not None else ()
            self.run.wishes = [self.pick(p, where, others) for p in picks]
        how = form[0] if form else ""
        what, amount = parts.get("what", ""), parts.get("amount", 1)
        return new(Request, (core.kind, who or state.turn, thing, tuple(targets), how, what, answers, amount, head, lines, along))

    def quoted(self, text: str, thing: int) -> tuple[int, ...] | None:
        """Which abilities of a card, by their places among them, bear words that a sentence quotes; None where it quotes none."""
        abilities = self.run.state.things[thing].abilities
        return tuple(n for n, h in enumerate(abilities) if self.same_text(text, h.ability)) if text else None

    def paid(self, said: Act, where: Location, who: Player) -> list[int]:
        """The cards that an action is paid with."""
        return self.naming.each(said.paid, self.run.state, where, (self.run.game.pays_from,), who)

    def pick(self, node: Node, where: Location, others: tuple[str, ...] = ()) -> Wish:
        """What a player is said to choose: a thing's id, a number, yes or no, nothing.

        It is a card by its name where that is one of the ``others`` as which a card is played, or none on the table is called so.
        """
        if node.kind == "pick_thing":
            if node["card"].get("name") in others:
                return Wish("card", text=node["card"]["name"])
            if node["card"].kind == "named" and not self.naming.there(node["card"], self.run.state):
                return Wish("card", text=node["card"]["name"])
            things = self.naming.several(node["card"], self.run.state, where)
            return Wish("thing", things[0], others=things[1:])
        if node.kind == "pick_number":
            return Wish("number", node["number"])
        if node.kind == "pick_text":
            return Wish("text", text=node["text"])
        return Wish(node.kind.removeprefix("pick_"))
