"""A bundle is everything that one run rests on, as plain data, so that it can be run again with a later engine and later rules.

It is a small corpus: the ruling's text and the texts of the cards that the run can reach, word for word, with the setting of every rule
and the decisions that were taken. Later changes of cards, of the ruling or of a rule's dates do not change what a bundle means.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypedDict

from engine.corpus.editing import only_scenario
from engine.corpus.files import Cards, CorpusFiles, Rulings
from engine.corpus.known import Known
from engine.corpus.problems import MOST_PROBLEMS, BadInput, Problem
from engine.corpus.read_cards import card_named, names_of, read_cards
from engine.corpus.read_rulings import read_ruling
from engine.corpus.read_sentences import all_with_trees, placed_in
from engine.corpus.shapes import Card, Placed, Ruling, Scenario, Sentence
from engine.corpus.strict_yaml import TooManyProblems, Value, read
from engine.corpus.texts import Texts
from engine.kernel.rules import FIXED
from engine.language import Names
from engine.language.names import folded
from engine.study.library import Library, scenario_of
from engine.study.playable import PlayableCorpus
from engine.study.scenario_run import ScenarioRun

SCHEMA = 1


class BundleJson(TypedDict):
    """A bundle as plain data. ``files`` are texts by path; ``settings`` is the whole ruleset, ``set`` what was asked for beside the day."""

    schema: int
    game: str
    ruling: str
    title: dict[str, str]
    scenario: str
    as_of: str | None
    set: dict[str, str]
    settings: dict[str, str]
    choose: list[int]
    pinned: list[list[str]]
    files: dict[str, str]


@dataclass(frozen=True, slots=True)
class RestoredSetting:
    """A rule that has the setting of the day when the bundle was made, because in today's corpus it would have another (``today``)."""

    rule: str
    setting: str
    today: str


@dataclass(frozen=True, slots=True)
class Reopened:
    """A bundle, ready to be run with today's engine and rules.

    ``ruling`` has one scenario, with the date, settings and decisions of the bundle; ``library`` runs it. ``restored`` are rules that
    have another setting in today's corpus, ``lost`` pairs (rule, setting) that no longer exist, ``unread`` expectations that can no
    longer be parsed.
    """

    library: Library
    ruling: Ruling
    restored: tuple[RestoredSetting, ...]
    lost: tuple[tuple[str, str], ...]
    unread: tuple[str, ...]

    @property
    def scenario(self) -> Scenario:
        """The one scenario of the bundle."""
        return self.ruling.scenarios[0]

    def run(self) -> ScenarioRun:
        """Run the bundle with today's engine. Raises BadInput if it can no longer be played."""
        return ScenarioRun(self.library, self.ruling, self.scenario, None, {}, ())


# ---- making one


def bundle(run: ScenarioRun) -> BundleJson:
    """The bundle of a run. Of the ruling's text it keeps only the scenario that was run."""
    ruling, scenario = run.ruling, run.scenario
    try:
        text = only_scenario(ruling.text, scenario.name)
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


def reached(library: PlayableCorpus, game: str, scenario: Scenario, text: str) -> list[str]:
    """The slugs of the cards of a game that a run can reach: those that the ruling's text names, and those that their texts name in turn.

    They are in the order of the corpus, and include every card on the scenario's board, whatever name the text uses for it.
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
    """Every card that a text may name, by slug. One too many does no harm; one too few would change what the text means."""
    lower = folded(text)
    starts = (at for at in range(len(lower)) if not at or not (lower[at - 1].isascii() and lower[at - 1].isalnum()))
    return {match[1] for at in starts if (match := names.match(lower, at)) is not None}


def _named_by(card: Card, names: Names) -> set[str]:
    """Every card that the text of a card may name, in any of its versions and on either side."""
    versions = [card, *(version for _until, version in card.earlier)]
    sides = [side.text for version in versions for side in (version, version.evolved) if side is not None]
    return {slug for text in dict.fromkeys(sides) for slug in named_in(text, names)}


def _placed(scenario: Scenario) -> Iterator[Placed]:
    yield from placed_in(scenario.given)
    yield from (side.leader for side in (scenario.given.me, scenario.given.opponent) if side.leader is not None)


def _values(value: Value | None) -> Iterator[str]:
    """Every text in what a file says."""
    if isinstance(value, str):
        yield value
    elif value:
        for part in value.values() if isinstance(value, dict) else value:
            yield from _values(part)


def _card_files(library: PlayableCorpus, game: str, slugs: Iterable[str]) -> dict[str, str]:
    """The corpus's files of cards, by path, reduced to these cards, each word for word."""
    raw = library.cards[game].raw
    wanted: dict[str, list[Card]] = {}
    for slug in slugs:
        wanted.setdefault(raw[slug].path, []).append(raw[slug])
    found = {}
    for path, cards in wanted.items():
        text = library.files.texts[path]
        starts = sorted(card.line for card in raw.values() if card.path == path)
        pieces = [_piece(text, path, game, card, starts, library.files) for card in cards]
        found[path] = text if None in pieces else "cards:\n" + "".join(piece for piece in pieces if piece)
    return found


def _piece(text: str, path: str, game: str, card: Card, starts: list[int], files: CorpusFiles) -> str | None:
    """A card's lines in its file; None where they cannot stand alone, for instance in a list that is written on one line."""
    lines = text.split("\n")
    end = next((line - 1 for line in starts if line > card.line), len(lines))
    own = lines[card.line - 1 : end]
    while own and (not own[-1].strip() or own[-1].lstrip().startswith("#")):
        own.pop()
    piece = "\n".join(own) + "\n"
    # Read again at its own place: line feeds in front of it stand for what is left out, so that the two must be the same value.
    reading = read("cards:\n" + "\n" * (card.line - 2) + piece, path)
    again = read_cards(reading, game, Known(files.terms))
    return piece if again == [card] and not reading.problems else None


# ---- opening one


class BundleFiles(CorpusFiles):
    """The files of a bundle: the rules, claims and documents are those of today's corpus, cards and ruling its own."""

    def __init__(self, texts: Mapping[str, str], today: CorpusFiles) -> None:
        self.texts = Texts(texts.items())
        self.systems, self.games, self.terms = today.systems, today.games, today.terms
        self.claims, self.documents, self.rules = today.claims, today.documents, today.rules
        self.synonyms, self.topics = today.synonyms, today.topics
        self.updates = today.updates
        self._titles = {}
        self.problems: list[Problem] = []
        self.cards = {game: Cards(system, self._raw(game)) for game, system in self.systems.items()}
        self.rulings = Rulings(self)

    def _raw(self, game: str) -> dict[str, Card]:
        raw: dict[str, Card] = {}
        for path, of in self.in_folder("cards"):
            if of == game:
                reading = read(self.texts[path], path)
                raw.update((card.slug, card) for card in read_cards(reading, game, Known(self.terms)))
                self.problems.extend(reading.problems)
        return raw


def reopen(data: BundleJson, today: Library) -> Reopened:
    """A bundle, ready to be run in ``today``'s corpus, which is not changed. Raises BadInput for a bundle that can no longer be read."""
    files = BundleFiles(data["files"], today.files)
    library = Library(files, {(game, slug): dt.date.fromisoformat(day) for game, slug, day in data["pinned"]})
    ruling, unread = _ruling(data, files)
    scenario = scenario_of(ruling, data["scenario"])
    day = dt.date.fromisoformat(data["as_of"]) if data["as_of"] else None
    wanted = {**scenario.settings, **data["settings"]}
    possible = {rule: setting for rule, setting in wanted.items() if _is_possible(library, rule, setting)}
    usual = library.ruleset(scenario.game, day, {}).settings
    apart = {rule: setting for rule, setting in possible.items() if usual.get(rule, setting) != setting}
    meant = {**scenario.settings, **data["set"]}
    restored = tuple(RestoredSetting(rule, setting, usual[rule]) for rule, setting in apart.items() if meant.get(rule) != setting)
    lost = tuple((rule, setting) for rule, setting in wanted.items() if rule not in possible)
    scenario = replace(scenario, as_of=day, settings=apart, choose=tuple(data["choose"]), then=_expected(scenario, data["set"]))
    return Reopened(library, replace(ruling, scenarios=(scenario,)), restored, lost, unread)


def _is_possible(library: PlayableCorpus, rule: str, setting: str) -> bool:
    known = library.rules.get(rule)
    return known is not None and not known.fixed and setting in known.settings


def _expected(scenario: Scenario, under: Mapping[str, str]) -> tuple[Sentence, ...]:
    """What was expected of the run: its ``otherwise`` for exactly these settings, where it has one, else its ``then``."""
    return next((others for override, others in scenario.otherwise.items() if under and dict(override) == under), scenario.then)


def _ruling(data: BundleJson, files: BundleFiles) -> tuple[Ruling, tuple[str, ...]]:
    """The ruling of a bundle, and the lines of its expectations that can no longer be read, for instance naming a rule that is gone."""
    path = next(path for path, _game in files.in_folder("rulings"))
    cards = {game: dict(each.raw) for game, each in files.cards.items()}
    # Claims, documents and rules may have come and gone since: they are not checked.
    reading = read(files.texts[path], path, MOST_PROBLEMS)
    try:
        ruling = read_ruling(reading, files.texts[path], Known(files.terms, None, cards))
    except TooManyProblems:
        ruling = None
    problems = [*files.problems, *reading.problems]
    if ruling is None or problems:
        raise BadInput(problems)
    names = {game: each.names for game, each in files.cards.items()}
    vocabularies = {game: each.vocabulary for game, each in files.cards.items()}
    chosen = [scenario for scenario in ruling.scenarios if scenario.name == data["scenario"]]
    scenarios, wrong = all_with_trees(chosen, cards, names, vocabularies, {game: files.titles(game) for game in files.cards})
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
