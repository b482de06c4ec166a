"""All files of a corpus, read into shapes, with everything that is wrong with them. A ruling is read when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from copy import copy
from dataclasses import replace
from functools import cached_property
from typing import TypeVar

from engine.corpus.evidence import Update
from engine.corpus.known import GameTerms, Known
from engine.corpus.open_traits import is_taken, with_traits_of
from engine.corpus.printed_words import printed_words
from engine.corpus.problems import MOST_PROBLEMS, Problem, by_place, first_problems
from engine.corpus.read_cards import folded, names_of, read_cards
from engine.corpus.read_claims import read_claims
from engine.corpus.read_documents import read_documents
from engine.corpus.read_rules import read_rules
from engine.corpus.read_rulings import check_links, read_ruling
from engine.corpus.read_sentences import all_with_trees, card_with_trees, names_for
from engine.corpus.read_synonyms import read_synonyms
from engine.corpus.read_topics import TOPICS, read_topics
from engine.corpus.read_updates import read_updates
from engine.corpus.shapes import Card, Claim, Document, GameInfo, Rule, Ruling, Scenario, Synonym
from engine.corpus.strict_yaml import TooManyProblems, YamlReading, read
from engine.corpus.texts import Texts
from engine.games.registry import GAMES, PREFIXES
from engine.kernel.bilingual import Bilingual
from engine.kernel.game import Game
from engine.kernel.zones import RESOLVING
from engine.language import Names

T = TypeVar("T")
UNREAD = object()
MOST_MADE = 700  # rulings that are held as they were read, about 40 KB each


# what a board can say to have happened to cards before, in a game that remembers such events
PAST = ("destroyed", "discarded", "played", "evolved", "buried", "banished", "returned", "entered")


ON_THE_TABLE = ("field", "board", "battlefield", "table", "場", "盤面", "フィールド")  # what people call the zone where cards are in play


def keys_of(game: Game) -> dict[str, str]:
    """The keys of a board by what its zones and points are called, in either language."""
    v = game.vocabulary
    found = {folded(said): game.table for said in ON_THE_TABLE}
    found |= {folded(said): w.id for c in ("counter", "zone") for w in v.of(c) for said in (w.en, w.ja, w.spelled(True), *w.also)}
    found |= {folded(said): z.id for z in game.zones for said in z.label.values() if z.shape != "seat" and z is not RESOLVING}
    if "defense" in game.points:
        found |= {folded(said): "leader" for said in ("life", "hp", "health", "体力", "ライフ")}
    return found | {folded("リーダー"): "leader", folded("クラス"): "class", folded("山札の枚数"): "deck_size"}


def terms_of(game: Game) -> GameTerms:
    """What a game calls things, for checking boards."""
    v = game.vocabulary
    by = {c: frozenset(w.id for w in v.of(c)) for c in ("counter", "kind", "class", "trait", "keyword", "state")}
    points = frozenset(game.points) | by["counter"] | {c.id for c in game.counters if c.given and c.of == "player"}
    return GameTerms(
        zones=frozenset(z.id for z in game.zones if z.shape != "seat" and z is not RESOLVING),
        points=points,
        life=frozenset(p for p in points if game.behaviour.given_as(p) == "defense"),
        phases=frozenset(game.phases),
        kinds=by["kind"],
        printed={k.id: k.printed for k in game.kinds},
        classes=by["class"],
        traits=by["trait"],
        figures=frozenset(game.figures),
        no_numbers=game.no_numbers,
        special=frozenset(game.special),
        counters=frozenset(c.id for c in game.counters if c.given and c.of == "card"),
        given_with={z.id: z.given_with for z in game.zones if z.given_with},
        attached=frozenset(z.attached for z in game.zones if z.attached),
        spelled={c: printed_words(v, c) for c in ("kind", "class", "trait")},
        table=game.table,
        passing=frozenset(k.id for k in game.kinds if not k.permanent and not game.staying),
        line_of={z.id: (z.line, z.cards[1]) for z in game.zones if z.line},
        hidden=frozenset(z.id for z in game.zones if z.sees != "all" and z.holds_cards),
        keys=keys_of(game),
        counted={folded(said): w.id for w in v.of("counter") for said in (w.en, w.ja, w.spelled(True), *w.also)},
        states={
            folded(said): game.states_from[w.id]
            for w in v.of("state")
            if w.id in game.states_from
            for said in (w.id, w.en, w.ja, f"{w.ja}状態")
        },
        taken=is_taken(v),
        history=frozenset(filter(game.remembers, PAST)),
    )


class CorpusFiles:
    """The files of a corpus, read. ``texts`` are theirs by path below the corpus, ``systems`` the games that they may be about.

    ``problems`` are those of claims, documents, rules and cards; those of a ruling or of a card's text come when it is read
    (:class:`Rulings`, :class:`Cards`).
    """

    def __init__(self, texts: Mapping[str, str], systems: Mapping[str, Game] = GAMES) -> None:
        self.texts = texts if isinstance(texts, Texts) else Texts(texts.items())
        self.systems = systems
        self.games = {g.id: GameInfo(g.id, g.name, PREFIXES.get(g.id, g.id)) for g in systems.values()}
        self.terms = {g.id: terms_of(g) for g in systems.values()}
        self.problems: list[Problem] = []
        self.notes: list[Problem] = []  # what is wanting in rules and cards, and hinders nothing
        self.claims: dict[str, Claim] = self._read("claims.yaml", read_claims) or {}
        known = Known(self.terms, None, None, frozenset(self.claims) or None, None)
        self.documents: dict[str, Document] = self._read("documents.yaml", lambda r: read_documents(r, known)) or {}
        self.topics: dict[str, Bilingual] = self._read(TOPICS, read_topics) or {}
        known = Known(self.terms, None, None, frozenset(self.claims) or None, self.documents or None, self.topics or None)
        self.synonyms: tuple[Synonym, ...] = self._read("synonyms.yaml", lambda r: read_synonyms(r, known)) or ()
        self.rules: dict[str, Rule] = {}
        for path, game in self.in_folder("rules"):
            reading = read(self.texts[path], path)
            for rule in read_rules(reading, game, known):
                first = self.rules.setdefault(rule.id, rule)
                if first is not rule:
                    self.twice(rule.path, rule.line, f"Rule {rule.id}", f"ルール {rule.id} ", first.path, first.line)
            self.problems.extend(reading.problems)
            self.notes.extend(reading.notes)
        self._titles: dict[str, dict[str, Mapping[str, str]]] = {}
        self.cards: dict[str, Cards] = {}
        for game in self.games:
            raw: dict[str, Card] = {}
            for path, of in self.in_folder("cards"):
                if of == game:
                    reading = read(self.texts[path], path)
                    for card in read_cards(reading, game, known):
                        known_card = raw.setdefault(card.slug, card)
                        if known_card is not card:
                            name = card.name
                            self.twice(
                                card.path, card.line, f"Card {name['en']}", f"カード「{name['ja']}」", known_card.path, known_card.line
                            )
                    self.problems.extend(reading.problems)
                    self.notes.extend(reading.notes)
            self.cards[game] = Cards(systems[game], raw)
        self.updates: dict[str, tuple[Update, ...]] = {game: self._updates_of(game) for game in self.games}
        self.rulings = Rulings(self)

    def _updates_of(self, game: str) -> tuple[Update, ...]:
        names = names_of(self.cards[game].raw.values())
        rules = [rule.id for rule in self.rules.values() if rule.game == game]
        return self._read(f"{game}/updates.yaml", lambda r: read_updates(r, game, names, rules)) or ()

    def changed(self, changes: Mapping[str, str | None]) -> CorpusFiles:
        """The corpus with some files otherwise: their new texts by path, None for one that is gone. It costs what the changes cost.

        Where only rulings change, rules and cards are shared with this corpus, and so are the rulings that were read.
        """
        texts = self.texts.changed(changes)
        if any(path.split("/")[1:2] != ["rulings"] for path in changes):
            return self._read_anew(texts, changes)
        made = copy(self)
        made.texts = texts
        made.rulings = Rulings(made)
        if self.rulings.paths.keys() <= made.rulings.paths.keys():  # else others may have linked to what is gone
            for name, ruling in list(self.rulings.made.items()):
                if self.rulings.paths[name] not in changes and not self.rulings.problems[name]:
                    made.rulings.made[name], made.rulings.problems[name] = ruling, []
        return made

    def _read_anew(self, texts: Mapping[str, str], changes: Collection[str]) -> CorpusFiles:
        """The corpus of these texts; a game of which no card changes keeps its cards with the trees of their lines."""
        made = CorpusFiles(texts, self.systems)
        if all("/" in path for path in changes):
            for game in self.games:
                if not any(path.startswith(f"{game}/cards/") for path in changes):
                    made.cards[game] = self.cards[game]
        return made

    def twice(self, path: str, line: int, en: str, ja: str, first_path: str, first_line: int) -> None:
        """Add the problem that something is declared a second time."""
        message = {
            "en": f"{en} is declared a second time; the first is in {first_path}, line {first_line}.",
            "ja": f"{ja}が2回宣言されています。最初は {first_path} の{first_line}行目。",
        }
        self.problems.append(Problem(path, line, 1, message, first_path))

    def in_folder(self, folder: str) -> Iterator[tuple[str, str]]:
        """The files in the folder of that name of each game, as (path, game)."""
        for path in sorted(self.texts):
            parts = path.split("/")
            if len(parts) >= 3 and parts[1] == folder and parts[0] in self.games:
                yield path, parts[0]

    def _read(self, path: str, reader: Callable[[YamlReading], T]) -> T | None:
        """One file at the top of the corpus; None where there is none."""
        if path not in self.texts:
            return None
        reading = read(self.texts[path], path)
        found = reader(reading)
        self.problems.extend(reading.problems)
        return found

    @property
    def known(self) -> Known:
        """Everything that references in rulings are checked against."""
        cards = {g: dict(c.raw) for g, c in self.cards.items()}
        return Known(self.terms, self.rules, cards, frozenset(self.claims) or None, self.documents or None, self.topics or None)

    def titles(self, game: str) -> dict[str, Mapping[str, str]]:
        """The titles by id of the rules that hold in a game: its own, and those of the game that it is based on."""
        if game not in self._titles:
            base = self.systems[game].based_on
            below = self.titles(base.id) if base is not None else {}
            self._titles[game] = below | {r.id: r.title for r in self.rules.values() if r.game == game}
        return self._titles[game]


class Cards(Mapping[str, Card]):
    """The cards of a game by slug; a card's lines get their trees when it is first asked for.

    ``raw`` are the cards without trees, ``names`` all their names, ``measures`` the Japanese counting words of the game's kinds of card.
    """

    def __init__(self, game: Game, raw: dict[str, Card]) -> None:
        self.game = game.id
        self.raw = raw
        self.vocabulary = with_traits_of(game.vocabulary, raw.values())
        self.measures = {w.id: w.measure for w in self.vocabulary.of("kind") if w.measure}
        self.names: Names = names_for(raw.values(), self.measures)
        self.made: dict[str, Card] = {}
        self.problems: dict[str, list[Problem]] = {}

    def __getitem__(self, slug: str) -> Card:
        found = self.made.get(slug)
        if found is None:
            found, self.problems[slug] = card_with_trees(self.raw[slug], self.names, self.vocabulary)
            self.made[slug] = found
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self.raw)

    def __len__(self) -> int:
        return len(self.raw)


class Rulings(Mapping[str, Ruling]):
    """The rulings by id, each read when it is first asked for. A ruling's file has its name.

    ``problems`` are those of the rulings that were read. A ruling without id or game is no value: asking for it raises KeyError.
    """

    def __init__(self, files: CorpusFiles) -> None:
        self.files = files
        self.paths = {p.rsplit("/", 1)[1].removesuffix(".yaml"): p for p, _ in files.in_folder("rulings")}
        self.made: dict[str, Ruling | None] = {}
        self.problems: dict[str, list[Problem]] = {}
        self._known: Known | None = None

    def __getitem__(self, id: str) -> Ruling:
        found: object = self.made.get(id, UNREAD)
        if found is UNREAD:
            path = self.paths[id]
            made, problems = self.read(self.files.texts[path], path, linked=self.paths)
            while len(self.made) >= MOST_MADE:  # what was read first; it is read anew where somebody asks for it
                with suppress(KeyError, RuntimeError, StopIteration):  # another thread was sooner
                    del self.made[next(iter(self.made))]
            self.made[id], self.problems[id] = made, problems
            found = made
        if not isinstance(found, Ruling):
            raise KeyError(id)
        return found

    def read(self, text: str, path: str, linked: Collection[str] | None = None) -> tuple[Ruling | None, list[Problem]]:
        """The ruling of a text, with the trees of its lines, and everything that is wrong with it.

        ``linked`` are the rulings it may link to. For a file from outside the corpus it is None: links are not checked then.
        """
        if self._known is None:
            self._known = self.files.known
        reading = read(text, path, MOST_PROBLEMS)
        try:
            ruling = read_ruling(reading, text, self._known, draft=linked is None)
            if linked is not None:
                check_links(reading, linked)
        except TooManyProblems:
            return None, first_problems(reading.problems)
        problems = list(reading.problems)
        if ruling is None:
            return None, first_problems(problems)
        raw = {g: c.raw for g, c in self.files.cards.items()}
        names = {g: c.names for g, c in self.files.cards.items()}
        vocabularies = {g: c.vocabulary for g, c in self.files.cards.items()}
        scenarios, wrong = all_with_trees(ruling.scenarios, raw, names, vocabularies, {g: self.files.titles(g) for g in self.files.cards})
        scenarios, unread = self._own_cards(scenarios)
        if linked is None:  # a draft's cards play with the lines that can be read
            ruling = replace(ruling, notes=tuple(by_place([*ruling.notes, *unread])))
            unread = []
        return replace(ruling, scenarios=scenarios), first_problems([*problems, *by_place([*wrong, *unread])])

    def _own_cards(self, scenarios: tuple[Scenario, ...]) -> tuple[tuple[Scenario, ...], list[Problem]]:
        """Scenarios with trees for the texts of the cards that they bring along. Of a card that several share, problems are given once."""
        found: dict[tuple[int, int, str], Problem] = {}
        made: list[Scenario] = []
        for before, scenario in zip((None, *scenarios), scenarios, strict=False):
            known = self.files.cards[scenario.game]
            if before is not None and before.cards == scenario.cards and before.game == scenario.game:
                made.append(replace(scenario, cards=made[-1].cards))
                continue
            names = names_for(scenario.cards, known.measures, known.names) if scenario.cards else known.names
            vocabulary = with_traits_of(known.vocabulary, scenario.cards)
            cards = []
            for card in scenario.cards if len(found) < MOST_PROBLEMS else ():
                read_card, problems = card_with_trees(card, names, vocabulary) if card.game == known.game else (card, [])
                cards.append(read_card)
                found.update({(p.line, p.column, p.message["en"]): p for p in problems})
            made.append(replace(scenario, cards=tuple(cards)) if cards else scenario)
        return tuple(made), list(found.values())

    def of_game(self, game: str) -> list[str]:
        """The rulings that stand in a game's folder, or of which a scenario is of that game."""
        there = {ruling for ruling, _scenario, of in self.scenarios if of == game}
        return [id for id, path in self.paths.items() if id in there or path.startswith(f"{game}/")]

    def naming(self, *words: str) -> set[str]:
        """The rulings whose file has one of these words in it."""
        ids = {path: id for id, path in self.paths.items()}
        return {ids[path] for path in self.files.texts.naming(words, ids)}

    @cached_property
    def scenarios(self) -> list[tuple[str, str, str]]:
        """Every scenario of the corpus as (ruling, scenario, game).

        Only the YAML is read for this, no sentence, which takes a twentieth of the time. Of a file that cannot be read there are none.
        """
        found = []
        for name, path in sorted(self.paths.items()):
            value = read(self.files.texts[path], path).value
            said = value if isinstance(value, dict) else {}
            listed = said.get("scenarios")
            for one in listed if isinstance(listed, list) else ():
                if isinstance(one, dict) and isinstance(scenario := one.get("name"), str):
                    found.append((name, scenario, str(one.get("game") or said.get("game"))))
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self.paths)

    def __len__(self) -> int:
        return len(self.paths)
