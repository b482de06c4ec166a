"""Reading and rendering scenario sentences.

Three kinds of things are known to the grammar only as names: cards and labels, rules, and texts in quotes (an ability that is meant, a
verdict). Which of them may stand where is checked on the tree, so that the message can say what was wanted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from engine.kernel.state import label_in
from engine.kernel.vocabulary import Vocabulary
from engine.language import errors
from engine.language.errors import LanguageError, near
from engine.language.grammar import Grammar
from engine.language.grammars import Grammars
from engine.language.happenings import of_scenarios, stated
from engine.language.japanese_wordings import JapaneseWording
from engine.language.names import Names, folded
from engine.language.needs import lacking
from engine.language.phrases import Phrase, PhraseTable, called_otherwise
from engine.language.reader.reader import languages_of
from engine.language.render import Renderer
from engine.language.sentences import one_a_line
from engine.language.sentences.actions import ACTIONS
from engine.language.sentences.alone_or_together import ALSO_TOGETHER, TOGETHER_JAPANESE
from engine.language.sentences.also import ALSO
from engine.language.sentences.also.pieces import cards_of_zones
from engine.language.sentences.also_japanese import ALSO_JAPANESE
from engine.language.sentences.also_japanese.pieces import cards_of_zones_in_japanese
from engine.language.sentences.each_copy import of_each_copy
from engine.language.sentences.expectations import EXPECTATIONS
from engine.language.sentences.nouns import WORDS
from engine.language.sentences.possible import ALSO_POSSIBLE, POSSIBLE_JAPANESE
from engine.language.sentences.shape import is_text, plain, quoted, spoken
from engine.language.stated_otherwise import stated_otherwise, stated_otherwise_in_japanese
from engine.language.text import card_grammar
from engine.language.text import render as render_card_text
from engine.language.tokens import Token
from engine.language.tree import Node, Part
from engine.language.wordings import Wording
from engine.log.happenings.table import SHARED

SENTENCE_TABLE = PhraseTable([*WORDS, *ACTIONS, *stated(SHARED), *EXPECTATIONS], [*ALSO, *ALSO_POSSIBLE, *ALSO_TOGETHER, *stated_otherwise(SHARED), *one_a_line.ENGLISH], japanese=[
    *ALSO_JAPANESE, *POSSIBLE_JAPANESE, *TOGETHER_JAPANESE, *stated_otherwise_in_japanese(SHARED), *one_a_line.JAPANESE])  # fmt: skip
START = ("action", "expectation")
_QUOTED = re.compile(r'"([^"”\n]*)"|“([^"”\n]*)”')
_VERDICT = "(?:verdict is |判定は) ?[\"“「]"  # what is quoted there names no card, even where a card is called so
_RULE = re.compile(r"(?<![\w.-])[a-z]{2,}(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+(?![\w-])")
_AFTER_STOP = re.compile(r"(\.[”\"]?\s+)([a-z])")
_PREPOSITION = re.compile(r"\b[Ii]n ((?:my|opponent's|the) )")
_BOTH = re.compile(r"both (?:of |the )*(?:(?:my|opponent's|the opponent's|my opponent's) )?", re.IGNORECASE)
HOLDING = ("count_in", "contents", "begins_with", "ends_with", "all_in_state")  # what says of a place what lies there
TextInJapanese = Callable[[str], str]  # a text of the card language in Japanese


@lru_cache(maxsize=1)
def _base() -> Grammar:
    return Grammar([SENTENCE_TABLE], START, Vocabulary("none", ()))


def sentence_grammar(vocabulary: Vocabulary) -> Grammar:
    """The grammar of scenario sentences in one game's words, with the happenings and wordings that only it has.

    Raises ValueError where a trait that cards brought is a word that phrases say.
    """
    return _GRAMMARS.of(vocabulary)


def _of_game(vocabulary: Vocabulary) -> Grammar:
    own = vocabulary.sentences
    english = [*cards_of_zones(vocabulary), *stated_otherwise(vocabulary.happenings), *(w for w in own if isinstance(w, Wording))]
    japanese = [*cards_of_zones_in_japanese(vocabulary), *stated_otherwise_in_japanese(vocabulary.happenings), *(w for w in own if isinstance(w, JapaneseWording))]
    written = [p for p in own if isinstance(p, Phrase)]
    if vocabulary.happenings or english or japanese or written or vocabulary.called:
        shared = [called_otherwise(p, vocabulary.called) for p in SENTENCE_TABLE.phrases]
        phrases = [*of_scenarios(vocabulary.happenings), *written, *shared]
        return Grammar([PhraseTable(phrases, (*SENTENCE_TABLE.wordings, *english), japanese=(*SENTENCE_TABLE.japanese, *japanese))], START, vocabulary)
    return _base().of(vocabulary)


_GRAMMARS = Grammars(_of_game)


def with_rules(names: Names, rules: Mapping[str, Mapping[str, str]]) -> Names:
    """Names of cards and, beside them, of rules (id -> title in both languages), so that sentences can cite them. Made once of the same two."""

    def made() -> Names:
        titles = {id: {"en": id, "ja": title["ja"]} for id, title in rules.items()}
        return names.extended({title["ja"]: id for id, title in titles.items()}, titles)

    return names.once_with(rules, made)


def with_labels(names: Names, labels: Mapping[str, Mapping[str, str]]) -> Names:
    """Names and a scenario's labels (label -> name of the labelled card in both languages); either spelling of a label is understood.

    So it is beside the card's name (“the left Goblin”, 左のゴブリン), and where “one” stands for that (“the left one”).
    """
    titles = {str(label): {"en": str(label), "ja": f"{card['ja']}（{label_in(label, 'ja')}）"} for label, card in labels.items()}
    spellings = {label_in(label, "ja"): str(label) for label in labels}
    for label, card in labels.items():
        beside = (f"{label} {card['en']}", f"{label} one", *(f"{label_in(label, 'ja')}{of}{card['ja']}" for of in ("の", "")), f"{label_in(label, 'ja')}の方", f"{label_in(label, 'ja')}のほう")
        spellings |= {said: str(label) for said in beside if said not in labels and names.find(said) is None}
    return names.extended({**spellings, **{title["ja"]: label for label, title in titles.items()}}, titles)


def parse_action(text: str, names: Names, vocabulary: Vocabulary, line: int = 1, column: int = 1) -> Node:
    """The tree of one line of ``when``. ``names`` holds cards, labels and rules. Raises LanguageError."""
    return _parse("action", text, names, vocabulary, line, column)


def parse_expectation(text: str, names: Names, vocabulary: Vocabulary, line: int = 1, column: int = 1) -> Node:
    """The tree of one line of ``then`` or ``otherwise``. Raises LanguageError."""
    return _parse("expectation", text, names, vocabulary, line, column)


def _parse(category: str, text: str, names: Names, vocabulary: Vocabulary, line: int, column: int) -> Node:
    wrong = errors.check_size(text, line)
    if wrong is not None:
        raise wrong
    text = text.rstrip().rstrip("?!？！").removesuffix("。")
    _check_quotes(text, line, column)
    text = text.removesuffix(".") if not text.endswith('."') else text
    _check_rules(text, names, line, column)
    texts = _texts(text, names)
    written = {t: english for t in texts if (english := _in_english(t, names, vocabulary)) is not None}
    grammar, known = sentence_grammar(vocabulary), _with_texts(names, texts, written=written)
    tree = grammar.parse(category, text, known, line, column)
    lacks = lacking(tree, grammar.table, vocabulary, text, line, column)
    if lacks is not None:
        raise lacks
    misplaced = _wrong_name(tree)
    if misplaced:
        raise _misplaced(*misplaced, grammar.tokenizer.tokens(text, known, line, column), names)
    made: Node = _both_of_two(plain(tree), text, names, column)
    if category == "expectation":
        made = of_each_copy(one_a_line.joined(made), text, names, column)
    several = next((node for node in made.walk() if node.kind == one_a_line.SEVERAL), None)
    if several is not None:
        lang = languages_of(text)[0]
        whole = made if made.kind == one_a_line.SEVERAL else several
        raise one_a_line.refused([render(one, lang, names, vocabulary) for one in one_a_line.parted(whole)], text, line, column)
    lost = next((node for node in made.walk() if of_nobody(node, vocabulary)), None)
    if lost is None:
        return made
    if languages_of(text)[0] == "ja":
        return _owned(made, vocabulary, "me")
    raise _whose(lost, text, [render(_owned(made, vocabulary, who), "en", names, vocabulary) for who in ("me", "opponent")], line, column)


def _both_of_two(node: Part, text: str, names: Names, column: int) -> Part:
    """The tree with two cards for “both Goblin and Fighter”: two of one name are meant only where the name stands in the plural."""
    if isinstance(node, tuple):
        items = tuple(_both_of_two(item, text, names, column) for item in node)
        if len(items) == 2 and all(isinstance(item, Node) and item.kind == "named" for item in items) and items[0].get("many") == 2 and "many" not in items[1]:
            at = _BOTH.match(text, items[0].at[1] - column) if items[0].at is not None else None
            found = names.match(folded(text), at.end()) if at is not None else None
            if at is not None and found is not None and not names.in_the_plural(text[at.end() : found[0]]):
                return Node("named", {k: v for k, v in items[0].parts if k != "many"}, items[0].at), items[1]
        return items
    return Node(node.kind, {k: _both_of_two(v, text, names, column) for k, v in node.parts}, node.at) if isinstance(node, Node) else node


def of_nobody(node: Node, vocabulary: Vocabulary) -> bool:
    """Whether it is said what lies in a hand or a deck, or that Resonance is active, and not whose: in Japanese one's own is meant, in English nobody's."""
    if node.kind == "player_state":
        return "who" not in node
    place = node.get("place") if node.kind in HOLDING else None
    if not isinstance(place, Node) or place.kind != "place" or "who" in place:
        return False
    return not any(zone.id == place["zone"] and zone.common for zone in vocabulary.of("zone"))


def _owned(node: Node, vocabulary: Vocabulary, who: str) -> Node:
    """The same with a player's hand or deck for nobody's."""
    parts: dict[str, Part] = {name: _owned(value, vocabulary, who) if isinstance(value, Node) else value for name, value in node.parts}
    if of_nobody(node, vocabulary) and node.kind == "player_state":
        parts["who"] = who
    elif of_nobody(node, vocabulary):
        parts["place"] = Node("place", {**dict(node["place"].parts), "who": who}, node["place"].at)
    return Node(node.kind, parts, node.at)


def _whose(lost: Node, text: str, sentences: list[str], line: int, column: int) -> LanguageError:
    """The error for a hand, a deck or a state of which nobody knows whose it is."""
    place = lost.get("place")
    at, found = (place.at or (line, column), place["zone"]) if isinstance(place, Node) else (lost.at or (line, column), text)
    return LanguageError(*at, found, {
        "en": f"Each player has one of these: say whose. “{sentences[0]}” or “{sentences[1]}”.",
        "ja": f"これはプレイヤーごとにあります。「{sentences[0]}」か「{sentences[1]}」のように、どちらのものか書いてください。",
    }, sentences)  # fmt: skip


def _texts(text: str, names: Names) -> list[str]:
    """The quoted texts of a sentence that are no card's name."""
    found = [m[1] if m[1] is not None else m[2] for m in _QUOTED.finditer(text)]
    return [t for t in (*found, *_bracketed(text)) if t.strip() and (names.find(t) is None or re.search(_VERDICT + re.escape(t), text))]


def _bracketed(text: str) -> Iterator[str]:
    """What stands in Japanese brackets, the outermost of those that hold one another."""
    depth, start = 0, 0
    for at, char in enumerate(text):
        if char == "「":
            depth, start = depth + 1, at + 1 if depth == 0 else start
        elif char == "」" and depth:
            depth -= 1
            if depth == 0:
                yield text[start:at]


def _in_english(text: str, names: Names, vocabulary: Vocabulary) -> str | None:
    """A quoted Japanese card text in canonical English; None for what is none."""
    if languages_of(text)[0] != "ja":
        return None
    try:
        return render_card_text(card_grammar(vocabulary).parse("line", text, names), "en", vocabulary, names)
    except LanguageError:
        return None


def _with_texts(names: Names, texts: list[str], said: TextInJapanese | None = None, written: Mapping[str, str] | None = None) -> Names:
    if not texts:
        return names
    spellings, titles = {}, {}
    for t in texts:
        canonical = (written or {}).get(t) or _AFTER_STOP.sub(lambda m: m[1] + m[2].upper(), t.strip())
        spellings[t] = quoted(canonical)
        titles[quoted(canonical)] = {"en": quoted(canonical), "ja": said(canonical) if said else canonical}
    return names.extended(spellings, titles)


def _check_quotes(text: str, line: int, column: int) -> None:
    """A quotation mark must be closed; said here, since the grammar would only stumble over what follows it."""
    for opens, closes in (("「", "」"), ("“", "”"), ('"', '"')):
        open_ones = text.count(opens) % 2 if opens == closes else text.count(opens) - text.count(closes)
        if open_ones and (opens == "「" or "”" not in text or '"' not in text):
            at = column + text.find(opens if open_ones > 0 else closes)
            raise LanguageError(line, at, text[at - column :], {
                "en": f"A quotation mark is not closed: there is one {opens} more or less than {closes}.",
                "ja": f"引用符が閉じていません（{opens} と {closes} の数が合いません）。",
            })  # fmt: skip


def _check_rules(text: str, names: Names, line: int, column: int) -> None:
    """A word that looks like a rule's name must be one; said here, since the grammar would only stumble over its first part."""
    outside = _QUOTED.sub(lambda m: " " * len(m[0]), text)
    for m in _RULE.finditer(outside):
        if names.find(m[0]) is None:
            rules = [n for n in names.spelled() if _RULE.fullmatch(n)]
            close = near(m[0], rules)
            raise LanguageError(
                line,
                column + m.start(),
                m[0],
                {
                    "en": f"There is no rule “{m[0]}”." + (f" Did you mean “{close[0]}”?" if close else ""),
                    "ja": f"ルール「{m[0]}」はありません。" + (f"「{close[0]}」のことですか。" if close else ""),
                },
                close,
            )


def _wrong_name(tree: Node) -> tuple[str, str] | None:
    """The first part that holds the wrong sort of name (a rule where a card belongs, say), and what it holds."""
    picked = {id(n["card"]) for n in tree.walk() if n.kind == "pick_thing"}
    for node in tree.walk():
        for part, value in node.parts:
            if part == "name" and isinstance(value, str):
                if _RULE.fullmatch(value) or (is_text(value) and id(node) not in picked):
                    return part, value
            elif (part == "rule" and not _RULE.fullmatch(value)) or (part == "text" and value and not is_text(value)):
                return part, value
    return None


def _misplaced(part: str, value: str, tokens: Sequence[Token], names: Names) -> LanguageError:
    """The error for a wrong sort of name. Rules and texts stand at the end of what they belong to, so the last mention is meant."""
    there = [t for t in tokens if t.type == "NAME" and t.value == value]
    at = there[0 if part == "name" else -1]
    line, column = at.line, at.column
    if part == "name" and is_text(value):
        return errors.unknown_card(line, column, value[1:-1], names.nearest(value[1:-1]))
    found = value[1:-1] if is_text(value) else names.title(value, "en")
    en, ja = {
        "name": (f"A card belongs here, not the rule “{found}”.", f"ここにはカードが必要です。ルール「{found}」は使えません。"),
        "rule": (f"A rule's name belongs here, not “{found}”.", f"ここにはルール名が必要です（「{found}」）。"),
        "text": (f"A text in quotes belongs here, not “{found}”.", f"ここには引用符で囲んだ文が必要です（「{found}」）。"),
    }[part]
    return LanguageError(line, column, found, {"en": en, "ja": ja})


def render(node: Node, lang: str, names: Names, vocabulary: Vocabulary, said: TextInJapanese | None = None) -> str:
    """A sentence in words. ``said`` turns a quoted card text into Japanese; without it the text stays as written."""
    tree = spoken(node, vocabulary)
    texts = [t[1:-1] for t in _texts_in(tree)]
    grammar = sentence_grammar(vocabulary)
    renderer = Renderer(grammar.table, grammar.tokenizer, vocabulary, _with_texts(names, texts, said))
    category = next((c for c in START if _is_said(renderer, tree, c)), "")
    text = renderer.render(tree, lang, category)
    return _tidy(text, vocabulary) if lang == "en" else text


def _is_said(renderer: Renderer, tree: Node, category: str) -> bool:
    try:
        renderer.phrase_of(tree, category)
    except ValueError:
        return False
    return True


def _texts_in(tree: Node) -> list[str]:
    return [v for n in tree.walk() for part, v in n.parts if part in ("text", "name") and is_text(v)]


def _tidy(text: str, vocabulary: Vocabulary) -> str:
    """English as it is written: "Goblin's", "3/2", "A.Skill", "on the board"."""
    pieces = re.split(r'("[^"]*")', text)
    for i in range(0, len(pieces), 2):
        piece = pieces[i].replace(" / ", "/").replace("A. Skill", "A.Skill").replace("P. Skill", "P.Skill")
        for zone in vocabulary.of("zone"):
            if zone.place.startswith("on "):
                piece = re.sub(_PREPOSITION.pattern + re.escape(zone.en) + r"\b", rf"on \g<1>{zone.en}", piece)
        if i and pieces[i - 1].endswith('."'):  # the renderer takes what follows for a new sentence
            piece = re.sub(r"^(\s*)([A-Z])(?=[a-z])", lambda m: m[1] + m[2].lower(), piece)
        pieces[i] = piece
    return re.sub(r"\s+'\s*s\b", "'s", "".join(pieces))
