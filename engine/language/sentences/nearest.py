"""The sentence that is nearest to one that was refused, with the writer's own names in it: what could be written instead."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import chain, islice

from engine.kernel.vocabulary import Vocabulary
from engine.language.errors import LanguageError
from engine.language.names import Names
from engine.language.needs import Lacking, suited
from engine.language.plainer import Stage
from engine.language.reader.reader import languages_of
from engine.language.sentences import one_a_line, plain_english, plain_japanese, plainly, reading
from engine.language.sentences.afterwards import after_what_was_said
from engine.language.sentences.antecedents import said_out
from engine.language.sentences.before import Before, check_leader
from engine.language.sentences.composed import composed, in_order
from engine.language.sentences.examples import NAMES, VOCABULARY, in_sentence, phrases_of, phrases_of_game
from engine.language.sentences.meant import INSTEAD, MEANS, NEARLY
from engine.language.sentences.shape import spoken
from engine.language.sentences.standing_names import with_names, without_names
from engine.language.sentences.tried import as_tried
from engine.language.tree import Node
from engine.log.happenings.table import participles

ParseSentence = Callable[[str, Names, Vocabulary, int, int], Node]
WHOLE = {"action": ("core", "action"), "expectation": ("claim", "joint", "stated", "expectation", "happening")}
SLIP_IN_JAPANESE = 0.79  # one character of three or four
SLIP = 0.85  # what share of a name must be the same for it to be taken as that name
MOST_TRIED = 20  # of the nearest sentences: the first of them that the game understands are told
TOLD = 3
LEAST, NEAR = 0.3, 0.6  # what is less like it is no help; what is so like it is said but for its ending
ANOTHER_VERB = 0.6  # how much less like it is what speaks of something else: attacking, destroying
MOST_PARTED = 3
NOTHING_BEFORE = Before()
_PLAINER: Mapping[str, Mapping[str, Sequence[Stage]]] = {"en": plain_english.STAGES, "ja": plain_japanese.STAGES}
_BESIDES = {
    ("action", "en"): ("I play Goblin", "Goblin attacks Fighter", "I play Goblin targeting Fighter", "I end my turn"),
    ("action", "ja"): ("自分が「ゴブリン」をプレイする", "「ゴブリン」が「ファイター」を攻撃する", "自分が「ゴブリン」をプレイする（対象は「ファイター」）", "自分がターンを終了する"),
}
_DENIED = {"en": re.compile(r"\b(?:not|no|never|nothing|cannot)\b|n't\b"), "ja": re.compile("な(?:い|かった|く)|ず、?$|ません")}
_VERBS = {"en": ("attack", "destroy", "evolve", "pilot", "cost"), "ja": ("攻撃", "破壊", "進化", "乗", "コスト", "支払い", "になった")}  # what a sentence is about: where one has it and the other not, they are not alike
_GOES_ON = re.compile(r"(?:[,;、]|\band)\s*$")  # an action that is whole, and then some
_MOMENT = re.compile("(?:時点|とき|時|瞬間|あと|後|前)(?:で|に|は|には|では)?$")  # what holds at it can't be said without it
_OF_MOMENT = re.compile("時点|とき|時|瞬間|あと|後|直前|前、|の前")
_IF = re.compile(r"(?i)^(?:if|when) (.+?), (?:then )?(.+?)\.?$")
_THEIRS = {"en": re.compile(r"\b(?:opponent|enemy)\b", re.IGNORECASE), "ja": re.compile("相手")}
_MINE = {"en": re.compile(r"(?<!\w)(?:my(?! opponent)|I|me|mine)(?!\w)", re.IGNORECASE), "ja": re.compile("自分")}
_ENDING = re.compile(r"(?:ed|d)$")
_NUMBER = re.compile(r"\d+")
_QUOTED = re.compile(r'"[^"]*"|“[^”]*”|「[^」]*」')


def parse_action(text: str, names: Names, vocabulary: Vocabulary, line: int = 1, column: int = 1, before: Before = NOTHING_BEFORE) -> Node:
    """The tree of one line of ``when``; ``before`` is what the lines above were about. Raises LanguageError, which says what could be written instead."""
    return _helpful(reading.parse_action, "action", text, names, vocabulary, line, column, before)


def parse_expectation(text: str, names: Names, vocabulary: Vocabulary, line: int = 1, column: int = 1, before: Before = NOTHING_BEFORE) -> Node:
    """The tree of one line of ``then`` or ``otherwise``; ``before`` is what the lines above were about. Raises LanguageError, which says what could be written instead."""
    def read(text: str, column: int) -> Node:
        return _helpful(reading.parse_expectation, "expectation", text, names, vocabulary, line, column, before)

    return after_what_was_said(text, before.claim, line, column, read) or read(text, column)


def _plainly(parse: ParseSentence, category: str, text: str, names: Names, vocabulary: Vocabulary, line: int, column: int, before: Before) -> Node:
    """The tree of a sentence as it stands, or else in plainer words, or else with names for its pronouns. Raises LanguageError."""
    try:
        return parse(text, names, vocabulary, line, column)
    except LanguageError as refused:
        if not refused.bare:
            raise
        error = refused
    tables = _tables(vocabulary, category)
    if category == "expectation":
        check_leader(text, before, line, column)
    for plain in plainly.ways(text, names, tables):
        try:
            return plainly.put_back(parse(plain.text, names, vocabulary, line, column), plain, line, column)
        except LanguageError as other:
            if isinstance(error, Lacking):
                continue  # it was understood, whatever is not understood in other words
            error = plainly.further(error, other, plain, line, column)
            if not error.bare:
                raise error from None
    if isinstance(error, Lacking):
        raise error
    try:
        spoken = list(said_out(text, names, vocabulary, before, line, column))
    except LanguageError as unclear:
        raise (error if error.nearest and error.column < unclear.column else unclear) from None
    for said in spoken:
        for plain in (said, *plainly.ways(said.text, names, tables, said.origins)):
            try:
                return plainly.put_back(parse(plain.text, names, vocabulary, line, column), plain, line, column)
            except LanguageError as other:
                if not other.bare:
                    raise plainly.further(error, other, plain, line, column) from None
    raise error


def _helpful(parse: ParseSentence, category: str, text: str, names: Names, vocabulary: Vocabulary, line: int, column: int, before: Before) -> Node:
    try:
        tree = _plainly(parse, category, text, names, vocabulary, line, column, before)
        return as_tried(in_order(tree, text), text, before.done, line, column) if category == "expectation" else tree
    except LanguageError as error:
        if category == "expectation":

            def read(piece: str, line: int, column: int, first: Node | None) -> Node:
                meant = replace(before, spoken=()).after(first, names, lambda _: "") if first is not None else before
                return as_tried(_plainly(parse, category, piece, names, vocabulary, line, column, meant), piece, before.done, line, column)

            whole = text.rstrip().removesuffix(".").removesuffix("。")
            tables = _tables(vocabulary, category)
            for plain in (plainly.Plain(whole, range(len(whole) + 1)), *plainly.ways(whole, names, tables)):
                together = composed(plain.text, names, line, column, read)
                if together is not None:
                    return plainly.put_back(together, plain, line, column)
        if not error.bare:
            raise
        if category == "expectation" and (lines := _parted(parse, category, text, names, vocabulary)):
            raise one_a_line.refused(lines, text, line, column) from None
        name = misspelled(text[error.column - column :], names) if error.line == line and not error.slip else ""
        until_there = _said(parse, text[: error.column - column].rstrip(" ,、"), names, vocabulary) if error.line == line and not _OF_MOMENT.match(text[error.column - column :]) else []
        meant = _tabled(parse, category, text, names, vocabulary)
        found = [*meant, *until_there, *_nearest(parse, category, text, names, vocabulary, meant)]
        sentences = [one for n, one in enumerate(found) if one.casefold() not in map(str.casefold, found[:n])][:TOLD]
        further = with_sentences(error, sentences, name)
        raise (what_comes_of_it(further) if category == "action" and sentences and _GOES_ON.search(text[: error.column - column]) else further) from None


def _tables(vocabulary: Vocabulary, category: str) -> dict[str, list[Stage]]:
    """By language the ways of saying a sentence in plainer words: first those of one game alone, then those of all."""
    return {
        lang: [*(stage for stage in vocabulary.plainer.get(lang, {}).get(category, ()) if isinstance(stage, Stage)), *stages[category]]
        for lang, stages in _PLAINER.items()
    }


def _parted(parse: ParseSentence, category: str, text: str, names: Names, vocabulary: Vocabulary) -> list[str]:
    """What to write for a Japanese text in which the verb of one statement goes on to the next (…され、…), and for one with “if”: a line for each, if each is near one."""
    if condition := _IF.match(text):
        pieces = [piece for piece in condition.groups() if piece]
    else:
        pieces = [piece.strip() for piece in text.rstrip("。").split("、")]
    if _MOMENT.search(pieces[0]) or (languages_of(text)[0] != "ja" and not condition) or not 1 < len(pieces) <= MOST_PARTED or any(names.find(piece) for piece in pieces):
        return []
    lines = [_said(parse, piece, names, vocabulary) or nearest(parse, category, piece, names, vocabulary, NEAR)[:1] for piece in pieces]
    return [one for line in lines for one in line] if all(lines) else []


def _said(parse: ParseSentence, text: str, names: Names, vocabulary: Vocabulary) -> list[str]:
    """What a text says, in the words of its phrases; nothing where it is not understood."""
    try:
        return [reading.render(parse(text, names, vocabulary, 1, 1), languages_of(text)[0], names, vocabulary)]
    except LanguageError:
        return []


def misspelled(text: str, names: Names) -> str:
    """The name with which a text begins but for a slip; else nothing. A single word's slip is found by itself."""
    japanese = languages_of(text)[0] == "ja"
    spelled = [name for name in names.spelled() if name[:1].casefold() == text[:1].casefold() and (len(name) > 2 if japanese else " " in name)]
    lengths = (-1, 0, 1) if japanese else (0,)  # Japanese does not say where a name ends
    likest = ((SequenceMatcher(None, text[: len(name) + more].casefold(), name.casefold()).ratio(), name) for name in spelled for more in lengths)
    ratio, name = max(likest, default=(0.0, ""))
    return name if (SLIP_IN_JAPANESE if japanese else SLIP) <= ratio < 1 else ""


def with_sentences(error: LanguageError, sentences: list[str], name: str = "") -> LanguageError:
    """The error with sentences of which it says that they are near; a word or a ``name`` that is only misspelled stays what is meant."""
    slip = [name] if name else error.nearest[:1] if error.slip else []
    message = {lang: said if error.slip else error.bare[lang] for lang, said in error.message.items()}
    if name:
        message = {"en": f"{message['en']} Did you mean “{name}”?", "ja": f"{message['ja']}「{name}」のことですか。"}
    elif sentences:
        message["en"] += f" You could write “{sentences[0]}”."
        message["ja"] += f"「{sentences[0]}」のように書けます。"
    elif not slip:
        message["en"] += " All sentences that there are stand in docs/scenarios.md, and on the site at /lab/words/."
        message["ja"] += "書ける文の一覧は docs/scenarios.md に、サイトでは /lab/words/ にあります。"
    return LanguageError(error.line, error.column, error.found, message, [*slip, *sentences])


def what_comes_of_it(error: LanguageError) -> LanguageError:
    """The error with where to say what an action leads to: behind the action nothing of that is read."""
    message = {
        "en": error.message["en"] + " What comes of an action is stated under “then”; what somebody chooses stands behind it (“choosing …”).",
        "ja": error.message["ja"] + "行動の結果は then に書きます。選ぶものは行動に書き添えます（「（選択は…）」）。",
    }
    return LanguageError(error.line, error.column, error.found, message, error.nearest)


def nearest(parse: ParseSentence, category: str, text: str, names: Names, vocabulary: Vocabulary, least: float = LEAST) -> list[str]:
    """Sentences ``least`` like a text that the game understands, the nearest first, with the names and numbers of the text in them."""
    return _nearest(parse, category, text, names, vocabulary, _tabled(parse, category, text, names, vocabulary), least)


def _nearest(parse: ParseSentence, category: str, text: str, names: Names, vocabulary: Vocabulary, meant: list[str], least: float = LEAST) -> list[str]:
    """The same, of which the first is what the tables say is ``meant``, if they say anything."""
    lang = languages_of(text)[0]
    bare, named = without_names(text, lang, names)
    plain = bare
    for said, means in MEANS[lang]:
        plain = re.sub(said, means, plain)
    examples = (*_examples(category, lang), *_examples_of_game(category, lang, vocabulary))
    ranked = sorted(((_likeness(plain, one, lang), one) for one in examples), key=lambda pair: -pair[0])
    instead = (better for said, better in INSTEAD[lang] if category == "expectation" and re.search(said, bare, re.IGNORECASE))
    told = (with_names(one, lang, named, _NUMBER.findall(_QUOTED.sub("", text))) for one in instead)
    found = list(islice(chain(meant, (one for one in told if _understood(parse, one, names, vocabulary))), 1))
    for likeness, example in ranked[:MOST_TRIED]:
        if likeness < least or len(found) == TOLD:
            break
        sentence = _of_whom(with_names(vocabulary.worded(example), lang, named, _NUMBER.findall(_QUOTED.sub("", text))), bare, lang)
        for said in (_with_deed(sentence, plain, lang, vocabulary), sentence):
            if said.casefold() not in map(str.casefold, found) and _understood(parse, said, names, vocabulary):
                found.append(said)
                break
    return found


def _of_whom(example: str, text: str, lang: str) -> str:
    """An example that speaks of what is mine, for a text that speaks of the opponent's alone: with the opponent's."""
    if not _THEIRS[lang].search(text) or _MINE[lang].search(text):
        return example
    return example.replace("自分", "相手") if lang == "ja" else re.sub(r"\bmy leader\b", "the enemy leader", re.sub(r"\bmy (?!leader)", "opponent's ", example))


def _with_deed(example: str, text: str, lang: str, vocabulary: Vocabulary) -> str:
    """An example with what is done in somebody's text for “destroyed”, where the text names one thing that can be done to a card."""
    done = [p for p in participles(vocabulary).values() if p.en and p.verb != "destroyed"]
    if lang == "en":
        words = {said: p.en.replace("~", " ") for p in done for said in (p.en.replace("~", " "), _ENDING.sub("", p.en))}
        meant = {whole for said, whole in words.items() if re.search(rf"\b{re.escape(said)}\b", text.casefold())}
        return re.sub(r"\bdestroyed\b", meant.pop(), example) if len(meant) == 1 and "destroyed" not in text else example
    stems = {p.ja.removesuffix("る") if p.ja.endswith("れる") else p.ja.removesuffix("する") + "し" for p in done if p.ja.endswith(("れる", "する"))}
    found = {stem for stem in stems if stem in text}
    return example.replace("破壊され", found.pop()) if len(found) == 1 and "破壊" not in text else example


def _meant(category: str, text: str, lang: str, names: Names, vocabulary: Vocabulary) -> Iterator[str]:
    """What a game's own table says is meant by a text that it does not take for an action or an expectation as it stands."""
    for stage in (*vocabulary.plainer.get(lang, {}).get(f"{category}-near", ()), NEARLY[lang]):
        if isinstance(stage, Stage):
            covered = plainly.Covered(text.rstrip().rstrip(".。"), names, lang)
            plain = covered.plain.changed(stage)
            if plain is not covered.plain:
                yield covered.bared(plain).text


def _tabled(parse: ParseSentence, category: str, text: str, names: Names, vocabulary: Vocabulary) -> list[str]:
    """The first of what the tables say is meant by a text, in the words of its phrases; nothing where they say nothing of it."""
    meant = _meant(category, text, languages_of(text)[0], names, vocabulary)
    return next((said for one in meant if (said := _said(parse, one, names, vocabulary))), [])


def _understood(parse: ParseSentence, sentence: str, names: Names, vocabulary: Vocabulary) -> bool:
    known = names
    if any(one in sentence for one in ("Goblin", "Fighter", "ゴブリン", "ファイター")):
        known = names.extended({}, {f"example-{n}": {"en": en, "ja": ja} for n, (en, ja) in enumerate((("Goblin", "ゴブリン"), ("Fighter", "ファイター")))})
    try:
        tree = parse(sentence, known, vocabulary, 1, 1)
    except LanguageError:
        return False
    return suited(spoken(tree, vocabulary), reading.sentence_grammar(vocabulary).table, vocabulary)


@lru_cache(maxsize=4)
def _examples(category: str, lang: str) -> tuple[str, ...]:
    """All whole sentences of the examples, in a language."""
    found: dict[str, None] = dict.fromkeys(_BESIDES.get((category, lang), ()))
    for phrase in phrases_of(WHOLE[category]):
        if phrase.kind == "verdict_named":
            continue  # its quoted word is another one in each game
        sentence, parse = in_sentence(phrase)
        said = phrase.example if phrase.category == "happening" else sentence
        found[said if lang == "en" else reading.render(parse(sentence, NAMES, VOCABULARY), lang, NAMES, VOCABULARY)] = None
    return tuple(found)


@lru_cache(maxsize=16)
def _examples_of_game(category: str, lang: str, vocabulary: Vocabulary) -> tuple[str, ...]:
    """All sentences of the same sort that one game has alone."""
    whole = vocabulary.root or vocabulary
    found: dict[str, None] = {}
    for phrase in phrases_of_game(whole, WHOLE[category]):
        sentence, parse = in_sentence(phrase)
        try:
            tree = parse(sentence, NAMES, whole)
        except LanguageError:
            continue
        found[phrase.example if lang == "en" else reading.render(tree, lang, NAMES, whole)] = None
    return tuple(found)


def _likeness(one: str, other: str, lang: str) -> float:
    """How much two sentences have in common, from 0 to 1: words by how they begin, and their order; in Japanese pairs of characters.

    One that denies is less like one that does not.
    """
    a, b = _parts(one, lang), _parts(other, lang)
    if not a or not b:
        return 0.0
    likely = ANOTHER_VERB if any(verb in other and verb not in one for verb in _VERBS[lang]) and not other.startswith(one) else 1.0
    denied = 1.0 if bool(_DENIED[lang].search(one)) == bool(_DENIED[lang].search(other)) else 0.7
    common = 2 * len(set(a) & set(b)) / (len(set(a)) + len(set(b)))
    return likely * denied * (0.6 * common + 0.4 * SequenceMatcher(None, a, b, autojunk=False).ratio())


def _parts(sentence: str, lang: str) -> list[str]:
    if lang == "ja":
        return [sentence[i : i + 2] for i in range(len(sentence) - 1)]
    return [word[:4] for word in re.findall(r"[a-z']+|\d+", _NUMBER.sub("0", sentence.casefold()))]
