"""Duel Masters put together: its zones, state-based processing, destroying as trying to put into the graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters.policies import POLICIES
from engine.games.duel_masters.vocabulary import VOCABULARY
from engine.kernel import common, moves
from engine.kernel.agenda import Pending
from engine.kernel.game import Game, Part
from engine.kernel.gather import queue
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.state import OTHER, PLAYERS, Thing
from engine.kernel.targets import name_targets
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

ZONES = ("leader", "battle", "mana", "shields", "hand", "deck", "graveyard", "hyperspatial", "resolving")


def state_based(run: Run, where: str) -> bool:
    """One round of state-based processing: an empty deck loses, a creature of power 0 or less is destroyed."""
    state = run.state
    for p in PLAYERS:
        if not state.zone(p, "deck"):
            run.cite("sbp.empty-deck")
            run.end(OTHER[p], "won", "deck-out")
    done: frozenset[int] = state.extra.get("processed", frozenset())
    again = run.answers["sbp.again"]
    applied = False
    for p in PLAYERS:
        for i in state.zone(p, "battle"):
            t = state.things[i]
            if t.attack is None or t.attack > 0 or (not again and i in done):
                continue
            run.cite("sbp.power-zero")
            if i in done:
                run.cite("sbp.again")
            run.happen(Event("destroyed", i, p, data={"by": "rules"}))
            if run.state.things[i].zone == "battle":
                run.cite("sbp.again")
            mark(run, i)
            applied = True
    return applied


def mark(run: Run, i: int) -> None:
    """Remember that state-based processing has dealt with a thing."""
    s = run.state.fork()
    s.extra = {**s.extra, "processed": s.extra.get("processed", frozenset()) | {i}}
    run.state = s


def destroyed(run: Run, e: Event) -> None:
    """Destroying is trying to put into the graveyard; a replacement may keep the card."""
    t = run.state.things[e.subject]
    e.before = t
    e.tried = 1
    put = run.happen(Event("put", t.id, t.owner, source=e.source, data={"zone": "graveyard", "cause": "destroyed"}))
    e.did = put.did
    e.data = {**(e.data or {}), "moved": put.did}


def put(run: Run, e: Event) -> None:
    """A card goes to a zone; on the way out of the battle zone it leaves it."""
    common.put(run, e)


def shuffled(run: Run, e: Event) -> None:
    """A player's deck is shuffled; what is in it stays, its order is not known any more."""
    e.did = 1


def cast(run: Run, r: Request) -> None:
    """Play a card from hand for its cost: a spell resolves, a creature enters the battle zone."""
    t = run.state.things[r.thing]
    if t.zone != "hand" or t.owner != r.who or run.state.turn != r.who:
        raise Refused("play.own-turn", Message("refused.not-in-hand", {"source": t}))
    held = next((h for h in t.abilities if h.ability.role == "spell"), None)
    chosen: dict[int, tuple[int, ...]] = {}
    if held is not None:
        ctx = Context(run, held, t, r.who, None)
        ctx.values["declaring"] = 1
        wanted = list(r.targets)
        chosen = {c.key: name_targets(run, ctx, c, wanted, "play.own-turn", required=False) for c in held.ability.choices}
    pay(run, r.who, t)
    run.emit("event", Message("played", {"event": (e := Event("played", t.id, r.who))}), e, r.who)
    if held is None:
        run.together([Event("entered", t.id, r.who, data={"how": "played"})])
        return
    spell = moves.put(run, run.state.things[t.id], r.who, "resolving", keep=True)
    p = queue(run, Event("played", t.id, r.who), held, spell, "spell", Context(run, held, spell, r.who, None))
    p.chosen = chosen


def pay(run: Run, who: str, t: Thing) -> None:
    """Tap as many untapped cards in the mana zone as the card costs."""
    cost = t.cost or 0
    mana = [i for i in run.state.zone(who, "mana") if not run.state.things[i].counters.get("tapped")]
    run.cite("play.cost")
    if len(mana) < cost:
        raise Refused("play.cost", Message("refused.cannot-pay", {"source": t, "cost": cost, "has": len(mana)}))
    for i in mana[:cost]:
        card = run.state.things[i]
        moves.change(run, card, counters={**card.counters, "tapped": 1})


def resolved(run: Run, p: Pending) -> None:
    """A spell that has resolved goes to the graveyard."""
    t = run.state.things.get(p.source)
    if t is not None and t.zone == "resolving":
        run.happen(Event("put", t.id, t.owner, data={"zone": "graveyard"}))


MESSAGES = {
    "put": ("{subject} goes to {zone}", "{subject}が{zone}に置かれる"),
    "shuffled": ("{player:My|The opponent's} deck is shuffled", "{player:自分|相手}の山札をシャッフルする"),
    "entered": ("{subject} enters the battle zone", "{subject}がバトルゾーンに出る"),
    "returned": ("{subject} returns to hand", "{subject}が手札に戻る"),
    "ended.deck-out": ("No cards in the deck: {player:I win|the opponent wins}", "山札が0枚:{player:自分|相手}の勝利"),
    "refused.cannot-pay": (
        "{source} costs {cost}, there are {has} untapped cards in the mana zone",
        "{source}のコストは{cost}、アンタップしているマナは{has}枚",
    ),
    "refused.not-in-hand": ("{source} cannot be played now", "{source}は今使えない"),
}

GAME = Game(
    id="duel-masters",
    name={"en": "Duel Masters", "ja": "デュエル・マスターズ"},
    policies=POLICIES,
    appliers={**common.APPLIERS, "destroyed": destroyed, "put": put, "shuffled": shuffled},
    umbrella={"destroyed": ("destroyed",), "put": ("put", "left")},
    parts=(Part("occasion", "pool.order"),),
    discipline="pool",
    state_based=state_based,
    actions={"play": cast},
    listening=("leader", "battle"),
    table="battle",
    messages=MESSAGES,
    vocabulary=VOCABULARY,
    hidden_zones={"hand": "owner", "deck": "nobody", "shields": "nobody"},
    zones=ZONES,
    points={},
    figures=("power",),
    hooks={"resolved": resolved},
)
