"""Reading the files of a corpus into shapes: what is where, and what is wrong with it. Rulings are read when they are asked for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from engine.games.registry import GAMES, PREFIXES
from engine.kernel.game import Game
from engine.language import Names
from engine.library.problems import MOST_PROBLEMS, Problem, told_enough
from engine.library.read_cards import read_cards
from engine.library.read_others import read_claims, read_documents
from engine.library.read_rules import read_rules
from engine.library.read_rulings import check_links_of, read_ruling
from engine.library.read_sentences import all_with_trees, card_with_trees, names_for
from engine.library.shapes import Card, Claim, Document, GameInfo, GameWords, Known, Rule, Ruling, Scenario
from engine.library.strict_yaml import Enough, read


def words_of(game: Game) -> GameWords:
    """What a game calls things, for checking boards."""
    v = game.vocabulary
    by = {c: frozenset(w.id for w in v.of(c)) for c in ("counter", "kind", "class", "trait", "keyword", "state")}
    return GameWords(
        zones=frozenset(z for z in game.zones if z not in ("leader", "resolving")),
        points=frozenset(game.points) | by["counter"] | frozenset(game.counters),
        kinds=by["kind"],
        classes=by["class"],
        traits=by["trait"],
        figures=frozenset(game.figures),
        history=frozenset({"destroyed", "discarded", "played", "evolved", "buried", "banished", "returned", "entered"}),
    )


class Shelf:
    """The files of a corpus by their paths below it, read into shapes; ``systems`` are the games that they may be about."""

    def __init__(self, texts: Mapping[str, str], systems: Mapping[str, Game] = GAMES) -> None:
        self.texts = dict(texts)
        self.systems = systems
        self.games = {g.id: GameInfo(g.id, g.name, PREFIXES.get(g.id, g.id)) for g in systems.values()}
        self.words = {g.id: words_of(g) for g in systems.values()}
        self.problems: list[Problem] = []
        self.claims: dict[str, Claim] = self._single("claims.yaml", lambda r: read_claims(r))
        known = Known(self.words, None, None, frozenset(self.claims) or None, None)
        self.documents: dict[str, Document] = self._single("documents.yaml", lambda r: read_documents(r, known))
        known = Known(self.words, None, None, frozenset(self.claims) or None, self.documents or None)
        self.rules: dict[str, Rule] = {}
        for path, game in self._in("rules"):
            reading = read(self.texts[path], path)
            for rule in read_rules(reading, game, known):
                first = self.rules.setdefault(rule.id, rule)
                if first is not rule:
                    self.twice(rule.path, rule.line, f"Rule {rule.id}", f"ルール {rule.id} ", first.path, first.line)
            self.problems.extend(reading.problems)
        self.cards: dict[str, Cards] = {}
        for game in self.games:
            raw: dict[str, Card] = {}
            for path, of in self._in("cards"):
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
            self.cards[game] = Cards(systems[game], raw)
        self.rulings = Rulings(self)

    def twice(self, path: str, line: int, en: str, ja: str, first_path: str, first_line: int) -> None:
        """Note that something is declared a second time."""
        message = {
            "en": f"{en} is declared a second time; the first is in {first_path}, line {first_line}.",
            "ja": f"{ja}が2回宣言されています。最初は {first_path} の{first_line}行目。",
        }
        self.problems.append(Problem(path, line, 1, message, first_path))

    def _in(self, folder: str) -> Iterator[tuple[str, str]]:
        """The files of one kind: (path, game)."""
        for path in sorted(self.texts):
            parts = path.split("/")
            if len(parts) >= 3 and parts[1] == folder and parts[0] in self.games:
                yield path, parts[0]

    def _single(self, path: str, reader: Any) -> Any:
        """One file at the top of the corpus, empty where there is none."""
        if path not in self.texts:
            return {}
        reading = read(self.texts[path], path)
        found = reader(reading)
        self.problems.extend(reading.problems)
        return found

    @property
    def known(self) -> Known:
        """Everything that references in rulings are checked against."""
        cards = {g: dict(c.raw) for g, c in self.cards.items()}
        return Known(self.words, self.rules, cards, frozenset(self.claims) or None, self.documents or None)

    def titles(self) -> dict[str, Mapping[str, str]]:
        """The rules' titles by id."""
        return {r.id: r.title for r in self.rules.values()}


class Cards(Mapping[str, Card]):
    """The cards of a game; a card's lines get their trees when it is first asked for."""

    def __init__(self, game: Game, raw: dict[str, Card]) -> None:
        self.game = game.id
        self.raw = raw
        self.vocabulary = game.vocabulary
        measures = {w.id: w.measure for w in self.vocabulary.of("kind") if w.measure}
        self.names: Names = names_for(raw.values(), measures)
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
    """The rulings by id, each read when it is asked for. A ruling stands in a file of its name."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.paths = {p.rsplit("/", 1)[1].removesuffix(".yaml"): p for p, _ in shelf._in("rulings")}
        self.made: dict[str, Ruling | None] = {}
        self.problems: dict[str, list[Problem]] = {}
        self._known: Known | None = None

    def __getitem__(self, id: str) -> Ruling:
        if id not in self.made:
            path = self.paths[id]
            self.made[id], self.problems[id] = self.read(self.shelf.texts[path], path, linked=self.paths)
        found = self.made[id]
        if found is None:
            raise KeyError(id)
        return found

    def read(self, text: str, path: str, linked: Collection[str] | None = None) -> tuple[Ruling | None, list[Problem]]:
        """A ruling's text with its trees, and everything that is wrong with it.

        ``linked`` are the rulings it may link to; a file from elsewhere may link to others that are not read yet, so there it is None.
        """
        if self._known is None:
            self._known = self.shelf.known
        reading = read(text, path, MOST_PROBLEMS)
        try:
            ruling = read_ruling(reading, text, self._known)
            if linked is not None:
                check_links_of(reading, linked)
        except Enough:
            return None, told_enough(reading.problems)
        problems = list(reading.problems)
        if ruling is None:
            return None, told_enough(problems)
        raw = {g: c.raw for g, c in self.shelf.cards.items()}
        names = {g: c.names for g, c in self.shelf.cards.items()}
        vocabularies = {g: c.vocabulary for g, c in self.shelf.cards.items()}
        scenarios, wrong = all_with_trees(ruling.scenarios, raw, names, vocabularies, self.shelf.titles())
        scenarios, unread = self._own_cards(scenarios)
        wrong = sorted([*wrong, *unread], key=lambda p: (p.line, p.column))
        return replace(ruling, scenarios=scenarios), told_enough([*problems, *wrong])

    def _own_cards(self, scenarios: tuple[Scenario, ...]) -> tuple[tuple[Scenario, ...], list[Problem]]:
        """Scenarios with trees for the texts of the cards that they bring along; a card that several share is complained of once."""
        found: dict[tuple[int, int, str], Problem] = {}
        made: list[Scenario] = []
        for before, scenario in zip((None, *scenarios), scenarios, strict=False):
            known = self.shelf.cards[scenario.game]
            if before is not None and before.cards == scenario.cards and before.game == scenario.game:
                made.append(replace(scenario, cards=made[-1].cards))
                continue
            names = names_for([*known.raw.values(), *scenario.cards], measures_of(known)) if scenario.cards else known.names
            cards = []
            for card in scenario.cards if len(found) < MOST_PROBLEMS else ():
                read_card, problems = card_with_trees(card, names, known.vocabulary) if card.game == known.game else (card, [])
                cards.append(read_card)
                found.update({(p.line, p.column, p.message["en"]): p for p in problems})
            made.append(replace(scenario, cards=tuple(cards)) if cards else scenario)
        return tuple(made), list(found.values())

    @cached_property
    def scenarios(self) -> list[tuple[str, str, str]]:
        """Every (ruling, scenario, game). No sentence is read for it: for a whole corpus that takes a twentieth of the time.

        A ruling whose file says nothing of the kind has none.
        """
        found = []
        for name, path in sorted(self.paths.items()):
            value = read(self.shelf.texts[path], path).value
            said = value.get("scenarios") if isinstance(value, dict) else None
            for one in said if isinstance(said, list) else ():
                if isinstance(one, dict) and isinstance(one.get("name"), str):
                    found.append((name, one["name"], str(one.get("game") or value.get("game"))))
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self.paths)

    def __len__(self) -> int:
        return len(self.paths)


def measures_of(cards: Cards) -> dict[str, str]:
    """The Japanese counting words of a game's kinds of card."""
    return {w.id: w.measure for w in cards.vocabulary.of("kind") if w.measure}
