"""What a change of some files touches: the rulings, cards and rules of these files, and the rulings that play with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.corpus import shapes
from engine.study.grounds import decided, said
from engine.study.library import Library
from rulings.store.batches import batched
from rulings.store.models import Citation, Ruling

Changes = Mapping[str, str | None]  # the new text of each file by its path, None for one that is gone
FOLDERS = ("rulings", "cards", "rules")


@dataclass(frozen=True)
class Touched:
    """``cards`` are given by game and slug. ``rulings`` are those that changed and those whose runs may come out otherwise.

    A rule of which only the words changed is among ``rules``, and touches no run.
    """

    rulings: tuple[str, ...]
    cards: tuple[tuple[str, str], ...]
    rules: tuple[str, ...]
    gone_rulings: tuple[str, ...]
    gone_cards: tuple[tuple[str, str], ...]
    gone_rules: tuple[str, ...]


def folder_of(path: str) -> str:
    """The kind of thing that a file holds: rulings, cards, rules; nothing for the files at the top."""
    parts = path.split("/")
    return parts[1] if len(parts) > 2 else ""


def is_updates(path: str) -> bool:
    """Whether a file says when a game was updated: no run depends on it."""
    return path.count("/") == 1 and path.endswith("/updates.yaml")


def ruling_path(game: str, id: str) -> str:
    """Where the file of a ruling lies."""
    return f"{game}/{FOLDERS[0]}/{id}.yaml"


def touched(before: Library, after: Library, changes: Changes) -> Touched:
    """What the changes touch. Rulings that play with a changed card or rule are found by the rows of what is stored."""
    names = [path.rsplit("/", 1)[1].removesuffix(".yaml") for path in changes if folder_of(path) == "rulings"]
    rules_before, rules_after = rules_in(before, changes), rules_in(after, changes)
    cards_before, cards_after = cards_in(before, changes), cards_in(after, changes)
    rules = [id for id, rule in rules_after.items() if not same(rules_before.get(id), rule)]
    cards = [key for key, card in cards_after.items() if not same(cards_before.get(key), card)]
    gone_rules = sorted(rules_before.keys() - after.rules.keys())
    gone_cards = sorted(key for key in cards_before if key[1] not in after.files.cards[key[0]].raw)
    found = {name for name in names if name in after.rulings.paths}
    deciding = [id for id in rules if id not in rules_before or decided(rules_before[id]) != decided(rules_after[id])]
    changed_cards = [*cards, *gone_cards]
    playing = playing_with([*deciding, *gone_rules], changed_cards) | naming(after, changed_cards, cards_before | cards_after)
    found |= playing & after.rulings.paths.keys()
    gone = sorted(name for name in names if name not in after.rulings.paths)
    return Touched(tuple(sorted(found)), tuple(cards), tuple(rules), tuple(gone), tuple(gone_cards), tuple(gone_rules))


def same(one: shapes.Rule | shapes.Card | None, other: shapes.Rule | shapes.Card) -> bool:
    """Whether two say the same, wherever in the file they stand."""
    return one is not None and said(one) == said(other)


def rules_in(library: Library, paths: Iterable[str]) -> dict[str, shapes.Rule]:
    """The rules that some files declare."""
    known = set(paths)
    return {id: rule for id, rule in library.rules.items() if rule.path in known}


def cards_in(library: Library, paths: Iterable[str]) -> dict[tuple[str, str], shapes.Card]:
    """The cards that some files declare, by game and slug."""
    known = set(paths)
    return {(game, slug): card for game, cards in library.files.cards.items() for slug, card in cards.raw.items() if card.path in known}


def playing_with(rules: list[str], cards: list[tuple[str, str]]) -> set[str]:
    """The stored rulings whose runs name one of these rules or show one of these cards."""
    found: set[str] = set()
    for some in batched(rules):
        found.update(Citation.objects.filter(rule_id__in=some).values_list("ruling_id", flat=True))
    for game in {game for game, _slug in cards}:
        slugs = [slug for of, slug in cards if of == game]
        for some in batched(slugs):
            shown = Ruling.objects.filter(cards__game=game, cards__slug__in=some)
            found.update(shown.values_list("id", flat=True))
    return found


def naming(library: Library, cards: list[tuple[str, str]], known: Mapping[tuple[str, str], shapes.Card]) -> set[str]:
    """The rulings whose file names one of these cards, also where no run has shown it yet."""
    names = {name for key in cards for name in known[key].names() if len(name) > 1}
    if not names:
        return set()
    return library.rulings.naming(*names)
