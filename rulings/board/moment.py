"""One step of a run, ready for its template."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from django.utils.translation import gettext as _

from rulings.board import texts
from rulings.board.address import Address, beside
from rulings.board.faces import Badge
from rulings.board.runs import RunView
from rulings.board.sides import Alike, Half, Places
from rulings.board.timeline import Agenda, rules_of, slips


def over(depths: Sequence[int], n: int) -> int:
    """The step after everything that step `n` caused: the next one that lies no deeper; the last where there is none."""
    return next((m for m in range(n + 1, len(depths)) if depths[m] <= depths[n]), len(depths) - 1)


def out(depths: Sequence[int], n: int) -> int:
    """The step after the whole of what step `n` belongs to: the next one that lies less deep; the last where there is none."""
    return next((m for m in range(n + 1, len(depths)) if depths[m] < depths[n]), len(depths) - 1)


class Turn(NamedTuple):
    """Whose turn it is, and how far it has come, in words; "" for what the game does not tell."""

    side: str
    whose: str
    number: str
    phase: str
    priority: str


class ViewLink(NamedTuple):
    """A link to the moment as a viewer sees it; ``on``: it is shown so now."""

    href: str
    name: str
    on: bool


class MomentShown(NamedTuple):
    """Everything that is printed of a step ``n`` of a run that ends at step ``last``."""

    n: int
    last: int
    stem: str  # the start of a link to a step; its number is all that follows
    pairs: list[tuple[str, str]]  # the address as a form's hidden fields, without the step
    into: int  # the step into what this one causes; 0 where it causes nothing
    over: int
    out: int
    kind: str
    word: str
    text: str
    long: int  # how small the sentence must be set: 0 as usual
    question: str  # what is asked of the run, where it starts
    because: dict[str, Any] | None
    short: str
    rules: list[dict[str, str]]
    refusal: dict[str, Any] | None
    verdict: str
    players: list[Half]
    turn: Turn
    agenda: Agenda
    decision: dict[str, Any] | None
    legend: list[Badge]  # what the signs on the cards mean, each sign once
    views: list[ViewLink]


def moment(run: RunView, address: Address, places: Places | None = None, alike: Alike = frozenset(), question: str = "") -> MomentShown:
    """Everything the step's fragment prints. ``address.step`` must lie within the run. With ``places`` the table can be changed.

    ``alike`` are the zones in which the run never differs from the one that it stands beside; ``question`` is said at the start.
    """
    n = address.step or 0
    frame = run.frame(n)
    before = run.frame(n - 1) if n else None
    state = frame["state"]
    old = before["state"] if before is not None else state
    marked = run.marked(n)
    said = texts.seen(frame, address.view)
    shown = [player for player in ("opponent", "me") if player in state["players"]]
    players = [Half(run, player, state, old, marked, address.view, places, alike) for player in shown]
    return MomentShown(
        n=n,
        last=run.last,
        stem=address.stem(),
        pairs=address.pairs(),
        into=n + 1 if n < run.last and run.depths[n + 1] > run.depths[n] else 0,
        over=over(run.depths, n),
        out=out(run.depths, n),
        kind=frame["kind"],
        word=texts.word(texts.KIND, frame["kind"]),
        text=said,
        long=_long(said),
        question="" if n else question,
        because=_because(run, frame, address.view),
        short=_short(frame["event"]),
        rules=rules_of(run, frame["rules"]),
        refusal=_refusal(run, n, address.view) if frame["kind"] == "action" else None,
        verdict=verdict(run) if n == run.last else "",
        players=players,
        turn=_turn(state),
        agenda=slips(run, frame, address.view),
        decision=decision(run, address, n),
        legend=sorted({badge for half in players for badge in half.badges()}, key=lambda badge: badge.said),
        views=_views(address),
    )


def _long(said: str) -> int:
    """How small a sentence must be set to be seen whole: 0 as usual. A letter of Japanese is as wide as two."""
    width = sum(1 if letter < "\u2e80" else 2 for letter in said)
    return next((size for size, least in ((3, 255), (2, 175), (1, 105)) if width > least), 0)


def _views(address: Address) -> list[ViewLink]:
    """Links to the moment as each viewer sees it."""
    return [
        ViewLink(f"{href}#stepper", texts.word(texts.VIEW, view), view == address.view)
        for view, href in zip(texts.VIEW, address.seen_by(texts.VIEW), strict=True)
    ]


def _because(run: RunView, frame: Mapping[str, Any], view: str) -> dict[str, Any] | None:
    """The step that caused this one, where it is not simply the one before."""
    cause = frame["cause"]
    if not isinstance(cause, int) or not 0 < cause < frame["n"] - 1:
        return None
    return {"n": cause, "text": texts.seen(run.frame(cause), view)}


def _short(event: Mapping[str, Any] | None) -> str:
    """What an event tried and what came of it, where the two differ."""
    if not event or event.get("tried") is None or event.get("did") is None or int(event["tried"]) == int(event["did"]):
        return ""
    if event["tried"] in (1, True) and not event["did"]:
        return _("tried, and nothing came of it")
    return _("tried %(tried)s, did %(did)s") % {"tried": int(event["tried"]), "did": int(event["did"])}


def _refusal(run: RunView, n: int, view: str) -> dict[str, Any] | None:
    """Why the action of step `n` is refused, where the step after it says so: seen at the action and not only behind it."""
    after = run.frame(n + 1) if n < run.last else None
    if after is None or after["kind"] != "refused":
        return None
    return {"n": n + 1, "text": texts.seen(after, view), "rules": rules_of(run, after["rules"])}


def verdict(run: RunView) -> str:
    """Where a run ended because it could not go on, what that means; nothing where a scenario simply is at its end."""
    said = run.verdict
    return texts.word(texts.VERDICT, said.partition(":")[0]) if said.partition(":")[0] in texts.VERDICT else ""


def _turn(state: Mapping[str, Any]) -> Turn:
    number = state.get("turn_number")
    priority = state.get("priority")
    return Turn(
        side=state["turn"],
        whose=texts.word(texts.TURN, state["turn"]),
        number=str(number) if number else "",
        phase=texts.word(texts.PHASE, state["phase"]) if state.get("phase") else "",
        priority=texts.word(texts.PLAYER, priority) if priority else "",
    )


def decision(run: RunView, address: Address, n: int) -> dict[str, Any] | None:
    """The choice or draw of step `n`: each option is the address at which it was the one taken."""
    decisions = run.decisions
    for place, taken in enumerate(decisions):
        if taken["frame"] != n:
            continue
        if hidden(taken, address.view):
            return {"secret": True, "random": taken["kind"] == "random"}
        picked = tuple(earlier["picked"] for earlier in decisions[:place])
        return {
            "random": taken["kind"] == "random",
            "player": texts.word(texts.PLAYER, taken["player"]) if taken["player"] else "",
            "prompt": texts.say(taken["prompt"]),
            "defaulted": taken["defaulted"],
            "options": [
                {
                    "text": texts.say(option["text"]),
                    "href": address.link(choose=(*picked, index), step=n) + "#stepper",
                    "picked": index == taken["picked"],
                    "beside": "" if index == taken["picked"] else beside(address, replace(address, choose=(*picked, index))),
                    "chance": _chance(taken, option, index),
                }
                for index, option in enumerate(taken["options"])
            ],
        }
    return None


def hidden(taken: Mapping[str, Any], view: str) -> bool:
    """Whether a viewer may not read what could be picked."""
    return view in taken.get("hidden_from", ())


def _chance(taken: Mapping[str, Any], option: Mapping[str, Any], index: int) -> str:
    """The option's probability as a fraction; only the picked one's is known where the run does not tell them apart."""
    if taken["kind"] != "random":
        return ""
    own = option.get("probability")
    if own is None and index == taken["picked"]:
        own = taken["probability"]
    return _("chance %(p)s") % {"p": own} if own else ""
