"""Runs as plain data: the JSON of the command line, the site and the API. Text is put into words only here."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import calculation
from engine.kernel.agenda import Pending
from engine.kernel.cards import LINES
from engine.kernel.questions import POOL_ORDER, POOL_PLAYER, STACK_ORDER
from engine.kernel.reckoning import named
from engine.kernel.run import Run
from engine.kernel.shown import figure_shown
from engine.kernel.state import PLAYERS, ReckonKey, State, Thing, label_in
from engine.kernel.trace import Decision, Frame, Message
from engine.log.contract import (
    DecisionJson,
    EventJson,
    FrameJson,
    KeyPartJson,
    LineJson,
    OutcomeJson,
    SideJson,
    SourceJson,
    StateJson,
    ThingJson,
    WaitingJson,
    WhyJson,
)
from engine.log.seeing import LANGUAGES, kept_from, views
from engine.log.wording import say, say_message, wording

SCHEMA = 1


def thing_json(t: Thing, run: Run) -> ThingJson:
    """A card on the table: id, names, figures as they are now, what is on it."""
    made: ThingJson = {
        "id": t.id,
        "card": t.card.slug,
        "name": dict(t.card.name),
        "kind": t.card.kind,
        "class": t.card.klass,
        "owner": t.owner,
        "controller": t.controller,
        "face": t.face,
        "label": label_in(t.label, "en"),
        "cost": t.cost,
        "attack": t.attack,
        "defense": figure_shown(run, t, "defense") if t.defense is not None else None,
        "max_defense": t.defense,
        "damage": t.damage,
        "keywords": list(dict.fromkeys(t.keywords)),
        "counters": {k: v for k, v in t.counters.items() if v},
        "granted": [dict(h.ability.text) for h in t.abilities if h.granted],
        "host": t.host or None,
        "hidden": t.hidden,
    }
    if (ja := label_in(t.label, "ja")) != t.label:
        made["label_ja"] = ja
    if t.card.left_out:
        made["left_out"] = list(t.card.left_out)
    if t.traits != t.card.traits:
        made["traits"] = sorted(t.traits)
    return made


CardsJson = dict[Thing, ThingJson]  # cards as plain data, made once for as long as they do not change


def state_json(state: State, run: Run, cards: CardsJson) -> StateJson:
    """The table: turn, phase, priority, and for each player the leader, points, counters and zones in their order.

    A card that is in ``cards`` already is taken from there, so that it is one and the same value in all frames between which it did not
    change, here as on the table: do not write into it.
    """
    game = run.game

    def card(i: int) -> ThingJson:
        t = state.things[i]
        made = cards.get(t)
        if made is None:
            made = cards[t] = thing_json(t, run)
        return made

    players: dict[str, SideJson] = {}
    for p in PLAYERS:
        zones = {}
        for z in game.zones:
            if z.shape != "seat":
                zones[z.id] = [card(i) for i in state.zone(p, z.id)]
        leaders = state.zone(p, "leader")
        named = {name: value for (owner, name), value in state.points.items() if owner == p}
        players[p] = {
            "leader": card(leaders[0]) if leaders else None,
            "points": {k: named.get(k, d) for k, d in game.points.items() if k != "defense"},
            "counters": {k: v for k, v in sorted(named.items()) if k not in game.points and v},
            "zones": zones,
        }
        if said := game.behaviour.said(state, p):
            players[p]["said"] = [dict(text) for text in said]
    table: StateJson = {
        "turn": state.turn,
        "turn_number": state.turn_number,
        "phase": state.phase,
        "priority": state.priority,
        "players": players,
    }
    reckoned = [reckoned_json(run, key, c) for key, c in sorted(state.memory.reckoned.items(), key=lambda item: str(item[0]))]
    if reckoned:
        table["reckoned"] = reckoned
    return table


def reckoned_json(run: Run, key: ReckonKey, c: calculation.Calculation) -> dict[str, object]:
    """How a value under continuous effects is worked out: of whom or of what it is, and the calculation."""
    made = calculation.json(c, key.what == "trait", run.answers, run.owners)
    return {"what": key.what, "of": key.of, "name": key.name, "called": named(run, key), **made}


def agenda_json(agenda: tuple[Pending, ...], state: State, run: Run) -> list[WaitingJson]:
    """What waits, first to go first, each with its key and why it stands before the next one."""
    order = run.order
    waiting = list(agenda)
    if run.game.discipline == "stack" and run.answer(STACK_ORDER) == "last-in":
        waiting.reverse()
    found: list[WaitingJson] = []
    for n, p in enumerate(waiting):
        why = reason(run, p, waiting[n + 1]) if n + 1 < len(waiting) else None
        key: list[KeyPartJson] = [
            {
                "part": part,
                "value": value,
                "nth": nth(p, part, state),
                "rule": run.owners.get(order.owner(part, p.moment, p.zone), ""),
            }
            for part, value in zip(order.sequence, p.key, strict=False)
        ]
        text = dict(wording(p, state))
        source: SourceJson = {"id": p.source, "name": dict(p.origin.card.name), "controller": p.controller, "zone": p.zone}
        found.append({"id": p.id, "source": source, "ability": p.moment, "text": text, "key": key, "why": why})
    return found


def nth(p: Pending, part: str, state: State) -> int | None:
    """How people count a part of the key, from 1: a card's place from the left, a line of text; None where the value says it all.

    0 stands for a leader's place and for an effect that was given and is not printed.
    """
    if part == "position":
        there = state.zone(p.controller, p.zone)
        return 0 if p.zone == "leader" else 1 + sum(state.things[i].since < p.origin.since for i in there)
    if part == "line":
        return 0 if p.card_ability.granted else 1 + p.card_ability.line // LINES
    return None


def reason(run: Run, p: Pending, other: Pending) -> WhyJson:
    """The part, the rule and its setting that put ``p`` before ``other``."""
    if run.game.discipline == "queue":
        why = run.order.why(p.key, other.key, other.moment, other.zone)
        rule, part = run.owners.get(why.question, ""), why.part
    else:
        of_pool = POOL_PLAYER if p.controller != other.controller else POOL_ORDER
        question = STACK_ORDER if run.game.discipline == "stack" else of_pool
        rule, part = run.owners.get(question, ""), run.game.discipline
    return {"before": other.id, "part": part, "rule": rule, "setting": run.ruleset.settings.get(rule, "")}


def event_json(frame: Frame) -> EventJson | None:
    """What happened: type, subject, targets, amount, what was tried and what was done."""
    e = frame.event
    if e is None:
        return None
    targets = [thing for thing in (e.target, e.vehicle) if thing]
    return {
        "type": e.type,
        "subject": e.subject or None,
        "source": e.source or None,
        "player": e.player or None,
        "targets": targets,
        "amount": e.amount,
        "tried": e.tried,
        "did": e.did if e.number else e.tried,  # what is only told (priority, a confirmation) was done by being told
    }


def frame_json(run: Run, frame: Frame, cards: CardsJson | None = None) -> FrameJson:
    """One frame as plain data; ``cards`` holds those of the frames before (:func:`state_json`)."""
    table = state_json(frame.state, run, {} if cards is None else cards)
    return {**line_json(run, frame), "state": table, "agenda": agenda_json(frame.agenda, frame.state, run)}


def text_of(run: Run, frame: Frame, lang: str) -> str:
    """What a log says of one frame, in one language."""
    return say(frame, lang, run.game.messages, run.game.vocabulary)


def line_json(run: Run, frame: Frame) -> LineJson:
    """One frame as plain data without its table and what waits: what a log needs of it."""
    return {
        "n": frame.n,
        "depth": frame.depth,
        "cause": frame.cause,
        "kind": frame.kind,
        "actor": frame.actor,
        "event": event_json(frame),
        "text": {lang: text_of(run, frame, lang) for lang in LANGUAGES},
        "views": views(run, frame),
        "rules": list(frame.rules),
    }


def decision_json(run: Run, d: Decision) -> DecisionJson:
    """A choice or draw with its options and the probability of what was picked."""
    state = run.frames[min(d.frame, len(run.frames) - 1)].state
    more = run.game.messages

    def both(m: Message) -> dict[str, str]:
        return {lang: say_message(m, lang, state, more, run.game.vocabulary) for lang in LANGUAGES}

    return {
        "frame": d.frame,
        "player": d.player,
        "kind": d.kind,
        "prompt": both(d.prompt),
        "options": [
            {"id": i, "text": text, "probability": str(d.probabilities[n]) if d.probabilities else None}
            for n, ((i, _), text) in enumerate(zip(d.options, told_apart([(m, both(m)) for _, m in d.options], state), strict=True))
        ],
        "hidden_from": kept_from(run, d),
        "picked": d.picked,
        "defaulted": d.defaulted,
        "probability": str(d.probability),
    }


def told_apart(options: Sequence[tuple[Message, dict[str, str]]], state: State) -> list[dict[str, str]]:
    """The words of options; of several that read the same, each says where its card lies, and on whose side if they lie on both."""
    said = [text["en"] for _, text in options]
    if len(set(said)) == len(said):
        return [text for _, text in options]
    places = [place_of(message.parts.get("source"), state) for message, _ in options]
    alike: dict[str, set[tuple[str, int]]] = {}
    for same, place in zip(said, places, strict=True):
        if place is not None:
            alike.setdefault(same, set()).add(place)
    sides = {same: {player for player, _ in found} for same, found in alike.items()}
    found = []
    for (_, text), place in zip(options, places, strict=True):
        if place is None or len(alike[text["en"]]) < 2:
            found.append(text)
            continue
        player, n = place
        theirs = player == "opponent" and len(sides[text["en"]]) > 1
        en, ja = ("opponent’s, ", "相手の") if theirs else ("", "")
        found.append({"en": f"{text['en']} ({en}{n} from the left)", "ja": f"{text['ja']}（{ja}左から{n}番目）"})
    return found


def place_of(thing: object, state: State) -> tuple[str, int] | None:
    """Whose side a card is on, and its place in its zone from the left; None for what is no card in a zone."""
    now = state.things.get(thing.id) if isinstance(thing, Thing) else None
    zone = state.zone(now.controller, now.zone) if now is not None else ()
    return (now.controller, zone.index(now.id) + 1) if now is not None and now.id in zone else None


def outcome_json(run: Run) -> OutcomeJson:
    """How the run ended: winner, verdict, and what decided it."""
    o = run.outcome
    return {"winner": o.winner, "verdict": o.verdict, "reason": o.reason, "rules": list(o.rules)}
