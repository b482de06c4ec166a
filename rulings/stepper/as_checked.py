"""What the page of a ruling of the corpus says of it as the last check found it: the rules that it rests on, and its cards."""

from __future__ import annotations

from rulings.board.address import Address, beside
from rulings.board.cases import Case
from rulings.board.rules import meaning
from rulings.http import addresses
from rulings.store import away, current
from rulings.store.models import Card, Citation, Revision


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


def hands(case: Case) -> Revision | None:
    """Who wrote the ruling as it stands, and who confirmed it; None where it came with the files."""
    path = case.library.rulings.paths.get(case.ruling.id, "")
    found = away.rows(Revision.objects.filter(path=path).order_by("-id")[:1])
    return found[0] if found and found[0].kind == Revision.Kind.PUBLISHED else None
