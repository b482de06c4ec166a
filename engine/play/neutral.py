"""What happens in a scenario though no player does it (something befalls cards, damage from nowhere): the kernel carries it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext
from typing import TYPE_CHECKING

from engine.kernel import moves
from engine.kernel.questions import SWEEP_TARGETS
from engine.kernel.requests import Request
from engine.kernel.state import OTHER
from engine.kernel.trace import Event
from engine.language.tree import Node
from engine.play.details import stats_of
from engine.play.naming import Location, player_of, problem

if TYPE_CHECKING:
    from engine.play.acting import Actor


def meant(actor: Actor, nodes: tuple[Node, ...], where: Location) -> list[int]:
    """The things that a list of names means, one each."""
    return actor.naming.each(nodes, actor.run.state, where, (actor.run.game.table, "leader", "hand", "deck"))


def come_about(actor: Actor, events: list[Event], together: bool) -> None:
    """Let things happen: by one effect, as the game handles several targets of one, or each on its own."""
    if together:
        apart = SWEEP_TARGETS in actor.run.owners and actor.run.ask(SWEEP_TARGETS) == "one-at-a-time"
        with nullcontext() if actor.run.settles["event"] else actor.run.deferring():
            if apart:
                for e in events:
                    actor.run.happen(e)
            else:
                actor.run.together(events)
        actor.run.checkpoint("operation")
        return
    for e in events:
        actor.run.happen(e)
        actor.run.checkpoint("operation")


def befall(actor: Actor, core: Node, where: Location) -> None:
    """Something befalls cards, whoever does it."""
    deed = core["deed"]
    state = actor.run.state
    ids = meant(actor, core["cards"], where)
    if deed.kind == "put":
        place = deed["place"]
        who = player_of(place.get("who"))
        come_about(actor, [Event("put", i, who or state.things[i].owner, zone=place["zone"]) for i in ids], bool(core["together"]))
        return
    verb = {"added": "moved-to-hand", "summoned": "entered"}.get(deed["verb"], deed["verb"])
    if verb not in actor.run.game.appliers:
        raise problem(where, f"Nothing is “{verb}” in this game.", f"このゲームに「{verb}」はありません。", verb)
    if core["together"] and len(ids) > 1:  # by one effect, so in the order in which the game handles several targets of one
        ids = actor.run.game.behaviour.order_targets(actor.run, ids)
    events = [Event(verb, i, state.things[i].controller, by="effect", how="summoned") for i in ids]
    come_about(actor, events, bool(core["together"]))


def summon(actor: Actor, core: Node, where: Location) -> None:
    """New cards enter a player's board."""
    who = core["who"]
    for n in core["cards"]:
        if "many" in n:
            told = "New cards are named one by one: “Goblin and Goblin are summoned for me”.", "新しいカードは1枚ずつ書いてください。"
            raise problem(where, *told, "all")
        card = actor.define(n["name"])
        actor.run.happen(Event("entered", player=who, how="summoned", card=card))


def deal(actor: Actor, core: Node, where: Location) -> None:
    """Damage from nowhere."""
    ids = meant(actor, core["targets"], where) if "targets" in core else list(actor.run.state.zone(core["who"], "leader"))
    things = actor.run.state.things
    come_about(actor, [Event("damaged", i, things[i].controller, core["amount"], by="effect") for i in ids], len(ids) > 1)


def restore(actor: Actor, core: Node, where: Location) -> None:
    """Healing from nowhere; it counts as an effect's."""
    ids = meant(actor, core["targets"], where)
    things = actor.run.state.things
    come_about(actor, [Event("healed", i, things[i].controller, core["amount"], by="effect") for i in ids], False)


def draw(actor: Actor, core: Node, where: Location) -> None:
    """A player draws so many cards by an effect."""
    actor.run.game.behaviour.draw(actor.run, core["who"], core["amount"])


def lose_abilities(actor: Actor, core: Node, where: Location) -> None:
    """Cards lose what is written on them and what they were given."""
    things = actor.run.state.things
    come_about(actor, [Event("lost-abilities", i, things[i].controller) for i in meant(actor, core["cards"], where)], False)


def give_stats(actor: Actor, core: Node, where: Location) -> None:
    """Figures change."""
    things = actor.run.state.things
    stats = stats_of(core["stats"])
    for i in meant(actor, core["cards"], where):
        actor.run.happen(Event("strengthened", i, things[i].controller, stats=stats))
        actor.run.checkpoint("operation")


def give_keyword(actor: Actor, core: Node, where: Location) -> None:
    """Cards gain a keyword."""
    for i in meant(actor, core["cards"], where):
        t = actor.run.state.things[i]
        moves.change(actor.run, t, keywords=(*t.keywords, core["keyword"]))
        word = actor.run.game.vocabulary.word("keyword", core["keyword"])
        actor.run.happen(Event("keyword-gained", i, t.controller, keyword={"en": word.en, "ja": word.ja}, word=word.id))


def happen(actor: Actor, core: Node, where: Location) -> None:
    """Any effect of the card language, done by a player's leader."""
    who = core["who"]
    actor.compile_effect(core["text"], where)(actor.run, who)


def wait(actor: Actor, core: Node, where: Location) -> None:
    """Nothing is done; the rules are checked."""
    actor.run.checkpoint("item")


def nobody_answers(actor: Actor, core: Node, where: Location) -> None:
    """Everybody passes (or ends interrupts) until nothing waits; where nothing does, each passes once if it is said that both pass.

    What opens while that resolves, and can be answered anew, is left open: whoever does not answer it either says so once more.
    """
    run = actor.run
    name = run.game.passing
    who = run.state.priority or (OTHER[run.agenda[-1].controller] if run.agenda else run.state.turn)
    if core.get("all") and not run.agenda and not run.state.memory.groups:
        if not run.state.priority:
            run.game.behaviour.all_passed(run)
            return
        for player in (who, OTHER[who]):
            run.game.actions[name](run, Request(name, player))
        return
    known = run.state.memory.groups
    while (run.agenda or run.state.memory.groups) and len(run.state.memory.groups) <= len(known):
        run.game.actions[name](run, Request(name, who))
        who = run.state.priority or OTHER[who]


NEUTRAL: Mapping[str, Callable[[Actor, Node, Location], None]] = {
    "undergo": befall,
    "summon": summon,
    "deal": deal,
    "restore": restore,
    "draw": draw,
    "lose_abilities": lose_abilities,
    "give_stats": give_stats,
    "give_keyword": give_keyword,
    "happen": happen,
    "wait": wait,
    "nobody_answers": nobody_answers,
}
