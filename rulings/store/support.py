"""How well a ruling of the corpus is supported, with the updates that its cards and rules saw since."""

from __future__ import annotations

from collections.abc import Iterable

from engine.corpus.evidence import Update
from engine.corpus.shapes import Ruling
from engine.study.grades import Grade, grade_of
from engine.study.playable import PlayableCorpus
from rulings.store import away
from rulings.store.models import Card, Citation


def supported(library: PlayableCorpus, ruling: Ruling) -> Grade:
    """The grade of a ruling, with the first update since which nobody has looked at it again."""
    return grade_of(ruling, library.documents, touching(library, ruling))


def touching(library: PlayableCorpus, ruling: Ruling) -> Iterable[Update]:
    """The updates of a game that changed a card of this ruling, or a rule that it names or rests on, as the last check found them."""
    updates = library.updates.get(ruling.game, ())
    if not updates:
        return ()
    cards = set(away.rows(Card.objects.filter(rulings=ruling.id).values_list("slug", flat=True)))
    rules = set(away.rows(Citation.objects.filter(ruling=ruling.id).values_list("rule", flat=True)))
    return [update for update in updates if update.touches(cards, rules)]


def not_looked_at(library: PlayableCorpus) -> list[tuple[Ruling, Update]]:
    """Every ruling that an update touched and that nobody has looked at again since, by the day of the update."""
    found: list[tuple[Ruling, Update]] = []
    for game, updates in library.updates.items():
        if not updates:
            continue
        cards: dict[str, set[str]] = {}
        rules: dict[str, set[str]] = {}
        for ruling, slug in Card.objects.filter(game=game, rulings__isnull=False).values_list("rulings", "slug"):
            cards.setdefault(str(ruling), set()).add(slug)
        for ruling, rule in Citation.objects.filter(ruling__game=game).values_list("ruling", "rule"):
            rules.setdefault(ruling, set()).add(rule)
        for name in sorted(cards.keys() | rules.keys()):
            here = [u for u in updates if u.touches(cards.get(name, ()), rules.get(name, ()))]
            if here and (known := library.rulings.get(name)) is not None:
                since = grade_of(known, library.documents, here).not_since
                if since is not None:
                    found.append((known, since))
    return sorted(found, key=lambda pair: (pair[1].day, pair[0].id))
