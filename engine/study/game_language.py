"""The language of one game: its words, and every phrase of card text that the game can do, with an example in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache

from engine.games.registry import GAMES
from engine.games.shadowverse.vocabulary import VOCABULARY as SHADOWVERSE
from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Definition, Face
from engine.kernel.game import Game
from engine.language import Grammar, LanguageError, Names, Node, card_grammar
from engine.language.cards import CARD_TABLE
from engine.language.meaning.builder import Bench, NoMeaning
from engine.language.meaning.define import quoted
from engine.language.meaning.lines import Lines
from engine.language.phrases import Phrase, PhraseTable
from engine.language.render import Renderer
from engine.language.tree import Part

NAMES = Names(
    {},
    {
        "forest-bat": {"en": "Forest Bat", "ja": "フォレストバット", "measure": "体"},
        "magitrain": {"en": "Magitrain", "ja": "魔導列車", "measure": "体"},
    },
)
WORDS = {
    "zone": ("Zones", "領域"),
    "kind": ("Kinds of cards", "カードの種類"),
    "class": ("Classes", "クラス・文明"),
    "trait": ("Traits", "タイプ・種族"),
    "keyword": ("Keywords", "キーワード能力"),
    "counter": ("Points and counters", "ポイントとカウンター"),
    "state": ("States", "状態"),
}
CATEGORIES = tuple(WORDS)
PHASES = {"phase": ("Parts of a turn", "ターンの区分")}
GROUPS: dict[str, tuple[tuple[str, str], tuple[str, ...]]] = {
    "when": (("What abilities wait for", "能力が待つもの"), ("headed", "trigger", "modifier")),
    "lines": (("Lines and sentences", "行と文"), ("line", "ability_line", "sentence")),
    "effects": (("What is done", "行うこと"), ("effect", "core", "picking", "clause")),
    "conditions": (("Conditions", "条件"), ("condition_one", "condition_and", "condition")),
    "targets": (("To whom", "対象"), ("pointer", "target", "made")),
    "qualities": (("What holds of a card", "カードに成り立つこと"), ("quality", "grant")),
    "amounts": (("Amounts", "数"), ("amount", "amount_one")),
    "costs": (("Costs", "支払い"), ("cost", "price")),
    "durations": (("For how long", "期間"), ("duration",)),
}
_ME = Node("player", who="me")
_DRAW = Node("sequence", steps=(Node("draw", count=Node("number", n=1)),))


@dataclass(frozen=True, slots=True)
class LanguageEntry:
    """A word or a phrase as it is written in both languages; ``also`` are further spellings that are understood."""

    en: str
    ja: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameLanguage:
    """The words of a game by category, and the examples of its phrases by group (see :data:`GROUPS`)."""

    words: Mapping[str, tuple[LanguageEntry, ...]]
    phrases: Mapping[str, tuple[LanguageEntry, ...]]


@cache
def language_of_game(game_id: str) -> GameLanguage:
    """What the cards of a game can say. Made once a process: each phrase is tried as a line of a card."""
    game = GAMES[game_id]
    found = {category: tuple(LanguageEntry(w.en, w.ja, w.also) for w in game.vocabulary.of(category)) for category in CATEGORIES}
    found["phase"] = tuple(LanguageEntry(part.name["en"], part.name["ja"]) for part in game.turn)
    by_category = {category: said for category, said in found.items() if said}
    phrases = {name: tuple(dict.fromkeys(_examples(game, categories))) for name, (_, categories) in GROUPS.items()}
    return GameLanguage(by_category, {name: found for name, found in phrases.items() if found})


@dataclass(frozen=True, slots=True)
class Keyword:
    """What a game's cards have by name, in both languages, and the example of the phrase that says it; none of what is one word."""

    said: LanguageEntry
    example: LanguageEntry | None = None


NAMING = ("when", "lines", "costs")  # the groups of phrases that begin with such a name
_NAME_ENDS, _NAME_ENDS_JA = re.compile(r"[{:;,]|\.(?!\w)"), re.compile("[{：；。、（]")


@cache
def keywords_of(game_id: str) -> tuple[Keyword, ...]:
    """All that cards of a game have by name, as its language page has it: keywords, and names before lines (“Mana Arms”)."""
    game = GAMES[game_id]
    found = {w.en: Keyword(LanguageEntry(w.en, w.ja, w.also)) for w in game.vocabulary.of("keyword")}
    for phrase, said in _said(game, tuple(category for name in NAMING for category in GROUPS[name][1])):
        en, ja = _NAME_ENDS.split(phrase.english)[0].replace("~", " ").strip(), _NAME_ENDS_JA.split(phrase.japanese)[0].strip(" ・")
        if not en[:1].isupper() or not ja or len(en) == 1 or en.endswith(_GOES_ON):
            continue
        before = found.get(en)
        if before is None or (ja in before.said.ja and before.example is not None):  # 葬送, not 葬送したなら
            found[en] = Keyword(LanguageEntry(en, ja), said)
    return tuple(found.values())


_GOES_ON = (" with", " of", " by", " as")  # the name is said of something else: “Strike with Ambush”


def _examples(game: Game, categories: tuple[str, ...]) -> Iterator[LanguageEntry]:
    return (said for _, said in _said(game, categories))


def _said(game: Game, categories: tuple[str, ...]) -> Iterator[tuple[Phrase, LanguageEntry]]:
    """The phrases of some categories that the game can do, each with its example."""
    grammar = card_grammar(game.vocabulary)
    renderer = Renderer(grammar.table, grammar.tokenizer, game.vocabulary, NAMES)
    for category in categories:
        for phrase in grammar.table.by_category.get(category, ()):
            if not phrase.kind:
                continue
            try:
                node = in_words_of(example_in(phrase, game), game, grammar.table)
                said = LanguageEntry(renderer.render(node, "en", category), renderer.render(node, "ja", category))
            except (LanguageError, LookupError, ValueError):  # it speaks of something that this game has no word for
                continue
            if can(game, category, node):
                yield phrase, said


def example(phrase: Phrase) -> Node:
    """The tree of a phrase's example, which is in the words of Shadowverse. Raises LanguageError where it stands only among others."""
    return _of_examples().parse(phrase.category, phrase.example, NAMES)


def example_in(phrase: Phrase, game: Game) -> Node:
    """The same; of a phrase that only this game has, in its own words."""
    if phrase in game.vocabulary.phrases:
        return _of_own(game.id).parse(phrase.category, phrase.example, NAMES)
    return example(phrase)


@cache
def _of_own(game_id: str) -> Grammar:
    """A grammar of a game that can be asked for any category."""
    vocabulary = GAMES[game_id].vocabulary
    table = card_grammar(vocabulary).table
    return Grammar([table], list(table.by_category), vocabulary)


@cache
def _of_examples() -> Grammar:
    """A grammar that can be asked for any category."""
    return Grammar([CARD_TABLE], list(CARD_TABLE.by_category), SHADOWVERSE)


def in_words_of(tree: Node, game: Game, table: PhraseTable) -> Node:
    """A tree in which words that the game does not have are others of its own. Raises LookupError where it has none of that kind."""
    own = {category: [w.id for w in game.vocabulary.of(category)] for category in CATEGORIES}

    def word(category: str, value: str) -> str:
        if value in own[category]:
            return value
        if category == "zone":
            if value != "board":
                raise LookupError(value)
            return str(game.table)
        if not own[category]:
            raise LookupError(category)
        return str(own[category][0])

    def put(value: Part, category: str) -> Part:
        if isinstance(value, Node):
            return whole(value)
        if isinstance(value, tuple):
            return tuple(put(item, category) for item in value)
        return word(category, value) if category in own and isinstance(value, str) else value

    def whole(node: Node) -> Node:
        meant = {slot.name: slot.category.lower() for phrase in table.said("", node.kind) for slot in phrase.slots() if slot.is_value}
        return Node(node.kind, {name: put(value, meant.get(name, "")) for name, value in node.parts}, node.at)

    return whole(tree)


def can(game: Game, category: str, node: Node) -> bool:
    """Whether a game can do a phrase: as a line of a card it has a meaning there."""
    kind = next(iter(w.id for w in game.vocabulary.of("kind")), "")

    def other(slug: str) -> Definition:
        return Definition(slug, {"en": slug, "ja": slug}, kind, "", frozenset(), 0, {"front": Face(0, 0, (), ())})

    def text(part: Node, said: str) -> Bilingual:
        return {"en": "", "ja": ""}

    line = around(category, node)
    tries: list[Callable[[], object]] = [
        lambda: Lines(Bench(game, other, text), permanent=False).abilities(line),
        lambda: quoted(game, line, other, text),
    ]
    if line.kind == "text":  # what a spell cannot do of itself, as "gain +1/+1"
        later = Node("ability", trigger=Node("turn_end", owner=_ME), body=line["body"])
        tries.append(lambda: Lines(Bench(game, other, text), permanent=True).abilities(later))
    for done in tries:
        with suppress(NoMeaning):
            done()
            return True
    return False


def around(category: str, node: Node) -> Node:
    """A line in which a phrase of a category stands."""
    this = (Node("this"),)
    if category in ("line", "ability_line"):
        return node
    if category in ("headed", "trigger"):
        return Node("ability", trigger=node, body=_body(Node("say", then=_DRAW)))
    if category == "modifier":
        plays = Node("when_player", player=_ME, deed=Node("plays", what=Node("any_of", filter=Node("filter", noun=Node("card")))))
        return Node("ability", modifiers=(node,), trigger=plays, body=_body(Node("say", then=_DRAW)))
    if category == "price":
        return Node("ability", trigger=Node("activated", declared=1, prices=(node,)), body=_body(Node("say", then=_DRAW)))
    done = {
        "effect": lambda: node,
        "pointer": lambda: Node("select", targets=(node,)),
        "target": lambda: Node("select", targets=(node,)),
        "made": lambda: Node("summon", made=(node,)),
        "quality": lambda: Node("be", targets=this, quality=node),
        "grant": lambda: Node("give", targets=this, grants=(node,)),
        "duration": lambda: Node("give", targets=this, grants=(Node("figures", stats=Node("stats", attack=1, defense=1)),), duration=node),
    }
    if category == "sentence":
        return Node("text", body=_body(node))
    if category in done:
        clause = Node("sequence", steps=(done[category](),))
    elif category.startswith("condition"):
        return Node("text", body=_body(Node("if", condition=node, then=_DRAW)))
    elif category.startswith("amount"):
        clause = Node("where", then=Node("sequence", steps=(Node("draw", count=Node("x")),)), x=node)
    else:
        clause = Node("paying", cost=node, then=_DRAW) if category == "cost" else node
    said = _body(Node("say", then=clause))
    if "opposing" in node.kinds:  # there is one only where something is fought
        return Node("ability", trigger=Node("when", subject=Node("this"), happening=Node("attacks")), body=said)
    return Node("text", body=said)


def _body(*sentences: Node) -> Node:
    return Node("body", sentences=sentences)


def sections(found: GameLanguage, lang: str) -> list[tuple[str, tuple[LanguageEntry, ...]]]:
    """The parts of a game's language with their titles in a language: words first, then phrases."""
    at = ("en", "ja").index(lang)
    by_category = [((WORDS | PHASES)[category][at], said) for category, said in found.words.items()]
    return [*by_category, *((GROUPS[name][0][at], said) for name, said in found.phrases.items())]
