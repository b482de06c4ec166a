"""Everything that one run rests on, as plain data, and the run of it again with the engine and the rules of another day.

A bundle is a small corpus: the ruling's text and the texts of the cards that the run can reach, word for word, with the setting of every
rule and the decisions that were taken. Later changes of cards, of a ruling or of a rule's dates do not change what it means.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.kernel.rules import FIXED
from engine.language import Names
from engine.language.names import folded
from engine.library.corpus import Library, scenario_of
from engine.library.editing import only
from engine.library.problems import MOST_PROBLEMS, BadInput, Problem
from engine.library.read_cards import card_named, names_of, read_cards
from engine.library.read_rulings import read_ruling
from engine.library.read_sentences import all_with_trees, placed_in
from engine.library.runs import ScenarioRun
from engine.library.shapes import Card, Known, Ruling, Scenario, Sentence
from engine.library.shelf import Cards, Rulings, Shelf
from engine.library.strict_yaml import Enough, read

SCHEMA = 1


@dataclass(frozen=True, slots=True)
class Held:
    """A rule that is set as it was when the bundle was made, because today's corpus would set it otherwise."""

    rule: str
    setting: str
    today: str


@dataclass(frozen=True, slots=True)
class Reopened:
    """A bundle under today's engine and rules.

    ``ruling`` has the one scenario, whose date, settings and decisions are those of the bundle; ``library`` runs it. ``held`` are rules
    that today's corpus sets otherwise, ``lost`` (rule, setting) pairs that there are no more, ``unread`` lines of its expectations that
    can no longer be read.
    """

    library: Library
    ruling: Ruling
    held: tuple[Held, ...]
    lost: tuple[tuple[str, str], ...]
    unread: tuple[str, ...]

    @property
    def scenario(self) -> Scenario:
        """The one scenario of the bundle."""
        return self.ruling.scenarios[0]

    def run(self) -> ScenarioRun:
        """The run of the bundle, by the engine of today. Raises BadInput for what cannot be run any more."""
        return ScenarioRun(self.library, self.ruling, self.scenario, None, {}, ())


# ---- making one


def bundle(run: ScenarioRun) -> dict[str, Any]:
    """Everything that a run rests on, as data that JSON can hold. Of the ruling's text it keeps the run's scenario alone."""
    ruling, scenario = run.ruling, run.scenario
    try:
        text = only(ruling.text, scenario.name)
    except BadInput:  # longer than what is edited
        text = ruling.text
    files = {f"{ruling.game}/rulings/{ruling.id}.yaml": text}
    for each in dict.fromkeys(one.game for one in ruling.scenarios):
        files.update(_card_files(run.library, each, reached(run.library, each, scenario, text)))
    ruleset = run.played.run.ruleset
    return {
        "schema": SCHEMA,
        "game": scenario.game,
        "ruling": ruling.id,
        "title": dict(ruling.title),
        "scenario": scenario.name,
        "as_of": run.as_of.isoformat() if run.as_of else None,
        "set": dict(run.settings),
        "settings": {rule: setting for rule, setting in ruleset.settings.items() if setting != FIXED},
        "choose": [decision.picked for decision in run.decisions],
        "pinned": sorted([of, slug, day.isoformat()] for (of, slug), day in run.library.pinned.items()),
        "files": files,
    }


def reached(library: Library, game: str, scenario: Scenario, text: str) -> list[str]:
    """The slugs of a game's cards that a ruling's text names, and of those that their texts name in turn, in the order of the corpus.

    The cards on the scenario's board are among them by whatever name the text calls them.
    """
    cards = library.cards[game]
    index = names_of(cards.raw.values())
    waiting = {placed.card for placed in _placed(scenario)} if game == scenario.game else set()
    for value in _values(read(text).value):
        waiting |= named_in(value, cards.names) | set(card_named(value, index))
    found: set[str] = set()
    while waiting:
        slug = waiting.pop()
        if slug not in found and slug in cards.raw:
            found.add(slug)
            waiting |= _named_by(cards.raw[slug], cards.names)
    return [slug for slug in cards.raw if slug in found]


def named_in(text: str, names: Names) -> set[str]:
    """Every card that a text may name. One too many does no harm, one too few would change what the text means."""
    lower = folded(text)
    starts = (at for at in range(len(lower)) if not at or not (lower[at - 1].isascii() and lower[at - 1].isalnum()))
    return {match[1] for at in starts if (match := names.match(lower, at)) is not None}


def _named_by(card: Card, names: Names) -> set[str]:
    """Every card that the text of a card may name, in any of its versions and on either side."""
    versions = [card, *(version for _until, version in card.earlier)]
    sides = [side.text for version in versions for side in (version, version.evolved) if side is not None]
    return {slug for text in dict.fromkeys(sides) for slug in named_in(text, names)}


def _placed(scenario: Scenario) -> Iterator[Any]:
    yield from placed_in(scenario.given)
    yield from (side.leader for side in (scenario.given.me, scenario.given.opponent) if side.leader is not None)


def _values(value: Any) -> Iterator[str]:
    """Every text in what a file says."""
    if isinstance(value, str):
        yield value
    elif value:
        for part in value.values() if isinstance(value, dict) else value:
            yield from _values(part)


def _card_files(library: Library, game: str, slugs: Iterable[str]) -> dict[str, str]:
    """The corpus's files of cards with these cards alone, each as it is written there."""
    raw = library.cards[game].raw
    wanted: dict[str, list[Card]] = {}
    for slug in slugs:
        wanted.setdefault(raw[slug].path, []).append(raw[slug])
    found = {}
    for path, cards in wanted.items():
        text = library.shelf.texts[path]
        starts = sorted(card.line for card in raw.values() if card.path == path)
        pieces = [_piece(text, path, game, card, starts, library.shelf) for card in cards]
        found[path] = text if None in pieces else "cards:\n" + "".join(piece for piece in pieces if piece)
    return found


def _piece(text: str, path: str, game: str, card: Card, starts: list[int], shelf: Shelf) -> str | None:
    """A card's lines in its file; None where they do not stand for themselves, as in a list on one line."""
    lines = text.split("\n")
    end = next((line - 1 for line in starts if line > card.line), len(lines))
    own = lines[card.line - 1 : end]
    while own and (not own[-1].strip() or own[-1].lstrip().startswith("#")):
        own.pop()
    piece = "\n".join(own) + "\n"
    # Read again at its own place: line feeds in front of it stand for what is left out, so that the two must be the same value.
    reading = read("cards:\n" + "\n" * (card.line - 2) + piece, path)
    again = read_cards(reading, game, Known(shelf.words))
    return piece if again == [card] and not reading.problems else None


# ---- opening one


class Slice(Shelf):
    """Today's shelf with the cards of a bundle in the place of its own."""

    def __init__(self, texts: Mapping[str, str], today: Shelf) -> None:
        self.texts = dict(texts)
        self.systems, self.games, self.words = today.systems, today.games, today.words
        self.claims, self.documents, self.rules = today.claims, today.documents, today.rules
        self.problems: list[Problem] = []
        self.cards = {game: Cards(system, self._raw(game)) for game, system in self.systems.items()}
        self.rulings = Rulings(self)

    def _raw(self, game: str) -> dict[str, Card]:
        raw: dict[str, Card] = {}
        for path, of in self._in("cards"):
            if of == game:
                reading = read(self.texts[path], path)
                raw.update((card.slug, card) for card in read_cards(reading, game, Known(self.words)))
                self.problems.extend(reading.problems)
        return raw


def reopen(data: Mapping[str, Any], today: Library) -> Reopened:
    """A bundle under today's engine and rules; ``today`` is not changed. Raises BadInput for what can no longer be read."""
    shelf = Slice(data["files"], today.shelf)
    library = Library(shelf)
    library.pinned = {(game, slug): dt.date.fromisoformat(day) for game, slug, day in data["pinned"]}
    ruling, unread = _ruling(data, shelf)
    scenario = scenario_of(ruling, data["scenario"])
    day = dt.date.fromisoformat(data["as_of"]) if data["as_of"] else None
    wanted = {**scenario.settings, **data["settings"]}
    possible = {rule: setting for rule, setting in wanted.items() if _is_possible(library, rule, setting)}
    usual = library.ruleset(scenario.game, day, {}).settings
    apart = {rule: setting for rule, setting in possible.items() if usual.get(rule, setting) != setting}
    meant = {**scenario.settings, **data["set"]}
    held = tuple(Held(rule, setting, usual[rule]) for rule, setting in apart.items() if meant.get(rule) != setting)
    lost = tuple((rule, setting) for rule, setting in wanted.items() if rule not in possible)
    scenario = replace(scenario, as_of=day, settings=apart, choose=tuple(data["choose"]), then=_expected(scenario, data["set"]))
    return Reopened(library, replace(ruling, scenarios=(scenario,)), held, lost, unread)


def _is_possible(library: Library, rule: str, setting: str) -> bool:
    known = library.rules.get(rule)
    return known is not None and not known.fixed and setting in known.settings


def _expected(scenario: Scenario, under: Mapping[str, str]) -> tuple[Sentence, ...]:
    """What was expected of the run: what comes otherwise where it was run under exactly such settings."""
    return next((others for override, others in scenario.otherwise.items() if under and dict(override) == under), scenario.then)


def _ruling(data: Mapping[str, Any], shelf: Slice) -> tuple[Ruling, tuple[str, ...]]:
    """The ruling of a bundle, and the lines of its expectations that can no longer be read, for instance naming a rule that is gone."""
    path = next(path for path, _game in shelf._in("rulings"))
    cards = {game: dict(held.raw) for game, held in shelf.cards.items()}
    # Claims, documents and rules may have come and gone since: they are not checked.
    reading = read(shelf.texts[path], path, MOST_PROBLEMS)
    try:
        ruling = read_ruling(reading, shelf.texts[path], Known(shelf.words, None, cards))
    except Enough:
        ruling = None
    problems = [*shelf.problems, *reading.problems]
    if ruling is None or problems:
        raise BadInput(problems)
    names = {game: held.names for game, held in shelf.cards.items()}
    vocabularies = {game: held.vocabulary for game, held in shelf.cards.items()}
    chosen = [scenario for scenario in ruling.scenarios if scenario.name == data["scenario"]]
    scenarios, wrong = all_with_trees(chosen, cards, names, vocabularies, shelf.titles())
    unread: dict[tuple[int, int], str] = {}

    def readable(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
        unread.update(((s.line, s.column), s.text) for s in sentences if s.node is None)
        return tuple(s for s in sentences if s.node is not None)

    bared = tuple(
        replace(s, then=readable(s.then), otherwise={under: readable(others) for under, others in s.otherwise.items()}) for s in scenarios
    )
    lines = {line for line, _column in unread}
    if rest := [problem for problem in wrong if problem.line not in lines]:
        raise BadInput(rest)
    return replace(ruling, scenarios=bared), tuple(unread.values())
