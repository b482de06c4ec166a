"""What the page of a ruling of the corpus says of it as the last check found it: the rules that it rests on, and its cards."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass

from rulings.board.address import Address, beside
from rulings.board.cases import Case
from rulings.board.rules import meaning
from rulings.http import addresses
from rulings.store import away, current
from rulings.store.models import Card, Citation, Revision

MOST_STATES = 100  # of a ruling, of which those who wrote and confirmed them are named

def rests_on(case: Case) -> list[dict[str, str]]:
    """The rules whose switch changes an outcome of this ruling, with the setting that does, as the last check found."""
    if case.kind != "ruling":
        return []
    rows = Citation.objects.filter(ruling_id=case.ruling.id, kind=Citation.Kind.RESTS).select_related("rule").order_by("rule", "setting")
    rules = current.library().rules
    first = {(row.rule_id, row.setting): row for row in reversed(away.rows(rows))}
    return [
        {
            "href": addresses.rule(rule_id),
            "title": row.rule.title,
            "setting": meaning(rules.get(rule_id), setting),
            "try": f"?scenario={row.scenario}&set={rule_id}={setting}#stepper" if setting else "",
            "compare": beside(Address(scenario=row.scenario), Address(settings=((rule_id, setting),))) if setting else "",
        }
        for (rule_id, setting), row in reversed(first.items())
    ]


def cards(case: Case) -> list[dict[str, str]]:
    """The cards of all scenarios of this ruling, as the last check found them."""
    if case.kind != "ruling":
        return []
    return [
        {"name": card.name, "href": addresses.card(card.game_id, card.slug), "klass": card.klass}
        for card in away.rows(Card.objects.filter(rulings=case.ruling.id))
    ]


@dataclass(frozen=True)
class Hands:
    """By name or handle: who saw or said what supports a ruling, who wrote it and who confirmed it, in the order of their first part."""

    found: list[str]
    writers: list[str]
    confirmed: list[str]
    at: dt.datetime | None


def hands(case: Case) -> Hands | None:
    """Whose work a ruling is. What came with the files names nobody but who stands in its evidence."""
    path = case.library.rulings.paths.get(case.ruling.id, "") if case.kind == "ruling" else ""
    if not path:
        return None
    rows = away.rows(Revision.objects.filter(path=path, kind=Revision.Kind.PUBLISHED).order_by("-id")[:MOST_STATES])[::-1]
    writers = dict.fromkeys(name for row in rows for name in row.writers)
    confirmed = dict.fromkeys(row.confirmed_by for row in rows if row.confirmed_by)
    found = dict.fromkeys(one.by for one in case.ruling.evidence if not one.against)
    made = Hands(list(found), list(writers), list(confirmed), rows[-1].at if rows else None)
    return made if found or writers or confirmed else None
