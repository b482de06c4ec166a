"""What somebody typed, taken apart: filters, and the words to look for with everything that may stand for each."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field

from rulings.store.folding import KANA, fold, fold_romaji
from rulings.store.inflected import other_forms, stems
from rulings.store.models import SearchEntry
from rulings.store.searched import MANY_OF, SHORTEST_SOUND, Players, SearchedPages

LONGEST_PHRASE = 4
LONGEST_TOGETHER = 6  # words of a query that may stand in a name as they stand there
SHORTEST_PART = 3  # letters of a word within a compound
FILTERS = {
    **dict.fromkeys(("game", "ゲーム"), "game"),
    **dict.fromkeys(("card", "カード"), "card"),
    **dict.fromkeys(("rule", "ルール"), "rule"),
    **dict.fromkeys(("status", "状態"), "status"),
    **dict.fromkeys(("grade", "確度", "根拠"), "grade"),
    **dict.fromkeys(("since", "以降"), "since"),
}
FILTER = re.compile(r'(?<!\S)(\w+):(?:"([^"]*)"|「([^」]*)」|(\S*))')
BETWEEN = re.compile(r"[\s、。，．,;!?…「」『』（）()“”\"/＋+&→×]+")
RUN = re.compile(r"[0-9]+(?:枚|体|回|点|人|個|つ)目?|[ァ-ヶー]+|[ぁ-ゖ一-龯々〆]+|[^ぁ-ヶー一-龯々〆]+")
JAPANESE = re.compile("[ぁ-ゖ一-龯々〆]")
KANJI = re.compile("[一-龯々〆]")
SO_MANY = re.compile("(?<![一-龯])[一二三四五六七八九](?=[枚体回点人個つ])")
DIGITS = str.maketrans("一二三四五六七八九", "123456789")
ENGLISH_STOPS = """
    a an the vs versus and or of in on to with for is are was were be been do does did will would can could may might should
    what when which how who whom why it its i my me you your he his she her they them their this that these those there here
    if then than so as at by from has have had get gets one not no into any while during about happen happens happened still
    same im timing where goes go went anyone someone each whose many times
    """
JAPANESE_STOPS = """
    と の は が を に で も や へ か ば て た し から まで より とき 時 とか って なら など ついて どう どちら どっち どれ どの
    いつ なぜ 何 なに する した して され される された いる ある なる なった ない ます です とは では には 場合 どうなる
    どうなるか できる できるか 対 こと もの 方 タイミング 先か 後か 先 裁定 教えて れる られる った
    どこ どこへ どこいく どこにいく 行く いく なの なんで ら たら だと けど
    何枚 何体 何個 何点 何人 なんまい
    来る 来た 次 奴 やつ
    """
STOPS = {fold(word) for word in (*ENGLISH_STOPS.split(), *JAPANESE_STOPS.split())}
BETWEEN_WORDS = re.compile(
    "どちらが先に?|どっちが先に?|どうなるか?|できるか?|どちら|どっち|する時|した時|場合|裁定|について|"
    "(?:させ|され|し)(?:たら|てる|ている)時?|させ(?:る|た)|(?<=[っんい])[てで](?:る|いる|た|いた)時?|し?すぎ(?:たら|たとき|る|た)?|"
    "(?:から|まで|より|には|では|とは|って|なら|する|した|される|された|[とのはがをにでもへや])(?=[一-龯]|$)|^[とのはがをにでもへや]+"
)
SEVERAL = ("several", "複数")  # a ruling of several things answers for any number of them
OWN, SAME, ENDLESS, CORRECTED = 1.0, 0.9, 0.8, 0.7  # how much a hit counts: as typed, another word for it, without its ending, typed wrong


@dataclass(frozen=True)
class Spelling:
    """One way in which a word may stand in a page, for so much of the weight. `latin` is the word by its sound."""

    part: str
    weight: float
    latin: str = ""
    known: bool = False  # a whole word, where it stands within a longer one too


@dataclass(frozen=True)
class QueryWord:
    """A word that is looked for, as it was typed, with all ways to write it; `game` where it names one."""

    typed: str
    ways: tuple[Spelling, ...]
    game: str = ""
    corrected: str = ""


@dataclass
class Query:
    """A query: words, and what the filters say, by the filter's name in English."""

    words: list[QueryWord] = field(default_factory=list)
    filters: dict[str, str] = field(default_factory=dict)
    typed: str = ""  # without the filters
    phrases: tuple[tuple[str, int], ...] = ()  # two words and more as they stand side by side, folded, and how many of them say something


def asked(query: str, pages: SearchedPages) -> Query:
    """Take a query apart. What looks like a filter but is none, such as "Code:1500", is words."""
    found = Query()

    def taken(match: re.Match[str]) -> str:
        name = FILTERS.get(match[1].casefold())
        if name is None:
            return match[0]
        found.filters[name] = (match[2] or match[3] or match[4] or "").strip()
        return " "

    found.typed = FILTER.sub(taken, unicodedata.normalize("NFKC", query)).strip()
    in_digits = SO_MANY.sub(lambda number: number[0].translate(DIGITS), found.typed)
    chunks = [chunk for chunk in BETWEEN.split(in_digits) if fold(chunk)]
    place = 0
    while place < len(chunks):
        length = _phrase(chunks[place:], pages)
        typed = " ".join(chunks[place : place + length])
        found.words += [_word(typed, pages)] if length > 1 else _words_in(typed, pages)
        place += length
    if not found.words:  # nothing but words that say nothing alone: then they are what is looked for
        found.words = [_word(chunk, pages) for chunk in chunks]
    found.phrases = tuple(_phrases(chunks))
    found.words = list({fold(word.typed): word for word in found.words}.values())
    return found


def _phrases(chunks: list[str]) -> Iterator[tuple[str, int]]:
    """What stands side by side in a query, the longest first, from a word that says something to another one."""
    says = [fold(chunk) not in STOPS for chunk in chunks]
    for length in range(min(LONGEST_TOGETHER, len(chunks)), 1, -1):
        for start in range(len(chunks) - length + 1):
            if says[start] and says[start + length - 1]:
                yield fold("".join(chunks[start : start + length])), sum(says[start : start + length])


def _phrase(chunks: list[str], pages: SearchedPages) -> int:
    """How many of the first chunks are one word of players or one name; 1 where they are none."""
    for length in range(min(LONGEST_PHRASE, len(chunks)), 1, -1):
        folded = fold("".join(chunks[:length]))
        said = {folded, *stems(folded)} if folded.isascii() else {folded}
        if folded in pages.card_names or not said.isdisjoint(pages.players) or _heard(folded, pages):
            return length
        if length == 2 and _is_split(chunks[0], chunks[1], pages):
            return length
    return 1


def _is_split(first: str, second: str, pages: SearchedPages) -> bool:
    """Whether two chunks are one word of the corpus with a blank in it: "twin pact" where there are twinpacts and no pacts."""
    one, other = fold(first), fold(second)
    if not (one + other).isascii() or min(len(one), len(other)) < SHORTEST_PART:
        return False
    return one + other in pages.whole_words and not (one in pages.whole_words and other in pages.whole_words)


def _words_in(chunk: str, pages: SearchedPages) -> list[QueryWord]:
    """The words of what was typed without a blank: itself, or in Japanese the words that it is made of."""
    folded = fold(chunk)
    if folded in STOPS:
        return []
    if folded.isascii() or folded in pages.players:
        return [_word(chunk, pages)]
    if all(fold(word) in {"", *STOPS} for run in RUN.findall(chunk) for word in BETWEEN_WORDS.split(run)):
        return []
    written = "".join(sign for sign in chunk if fold(sign))
    pieces = list(_pieces(written, pages)) if len(written) == len(folded) else []
    if pages.has(folded) and (len(pieces) < 2 or _in_a_ruling(folded, pages)):
        return [_word(chunk, pages)]
    return [_word(piece, pages) for piece in pieces or [chunk]]


def _in_a_ruling(folded: str, pages: SearchedPages) -> bool:
    """Whether a ruling has a phrase as it was typed. Where only a rule or a card has it, the rulings that have its words are meant too."""
    lines = pages.lines.having(folded)
    rulings = (page for page in pages.pages if page.kind == SearchEntry.Kind.RULING)
    return any(folded in page.text or not lines.isdisjoint(page.body) for page in rulings)


def _pieces(written: str, pages: SearchedPages) -> Iterator[str]:
    """The names and players' words of a Japanese phrase, and of what lies between them the words that the corpus has.

    A name in katakana that nobody knows is no heap of syllables: it stays whole, unless it is made of whole words of the corpus.
    """
    folded = fold(written)
    name = next((name for name in pages.known if name in folded and name not in STOPS), None)
    if name is None:
        for run in RUN.findall(written):
            for word in BETWEEN_WORDS.split(run) if JAPANESE.search(run) else [run]:
                if fold(word) and fold(word) not in STOPS:
                    if pages.has(fold(word)):
                        yield word
                    else:
                        yield from _longest(word, pages) if JAPANESE.search(word) else _compound(word, pages) or [word]
        return
    start = folded.index(name)
    yield from _pieces(written[:start], pages)
    yield written[start : start + len(name)]
    yield from _pieces(written[start + len(name) :], pages)


def _longest(word: str, pages: SearchedPages) -> Iterator[str]:
    """The longest stretches of a word, from its start, that the corpus has; kana alone says too little to be one.

    One kanji is enough, but before kana, where it is half of another word; several such side by side are one word that nobody knows.
    """
    place, found, alone = 0, list[tuple[int, int]](), False
    while place < len(word):
        least = place if JAPANESE.fullmatch(word[place]) and not KANA.match(fold(word[place + 1 :])) else place + 1
        end = next((end for end in range(len(word), least, -1) if pages.has(fold(word[place:end]))), place)
        if KANJI.search(word[place:end]) and fold(word[place:end]) not in STOPS:
            beside = alone and end - place == 1 and found[-1][1] == place
            found[-1:] = [(found[-1][0], end)] if beside else [*found[-1:], (place, end)]
            alone = end - place == 1
        place = max(end, place + 1)
    if not found and KANJI.search(word):
        yield word
    yield from (word[start:end] for start, end in found)


def _compound(word: str, pages: SearchedPages) -> list[str]:
    """The whole words of the corpus or of players that a word is put together from, the first of them as long as can be; none else."""
    for end in range(len(word) - SHORTEST_PART, SHORTEST_PART - 1, -1):
        first, rest = word[:end], word[end:]
        if pages.knows(fold(first)):
            after = [rest] if pages.knows(fold(rest)) else _compound(rest, pages)
            if after:
                return [first, *after]
    return []


def _word(typed: str, pages: SearchedPages) -> QueryWord:
    """A word with its ways: as typed, by its sound, other words for it, and where nothing has any of them, with one typing error mended."""
    folded = fold(typed)
    own = [Spelling(folded, OWN, _latin(folded), known=" " in typed)]
    players = pages.players.get(folded)
    if players is None and (heard := _heard(folded, pages)):
        return QueryWord(typed, (*own, *(Spelling(part, SAME, known=True) for part in heard.ways)), heard.game)
    if players is None and MANY_OF.fullmatch(folded):
        own += [Spelling(part, SAME, known=True) for part in SEVERAL]
    if players is None:
        own += [Spelling(form, ENDLESS) for n, form in enumerate(stems(folded)) if not n or form in pages.whole_words]
        players = pages.meant_by(folded)
    own += [Spelling(form, ENDLESS) for form in other_forms(folded)]
    if players is None and not pages.has(folded) and not pages.sounds_like(folded):
        near = pages.mistyped(folded) or pages.shortened(folded) or pages.in_kana(folded)
        if near:
            ways = [Spelling(word, CORRECTED) for word in near]
            other = [_others(pages, word, CORRECTED) for word in near]
            return QueryWord(typed, (*own, *ways, *(way for group in other for way in group)), corrected=near[0])
        if sounds := pages.misheard(folded):
            return QueryWord(typed, (*own, *(Spelling(folded, CORRECTED, sound) for sound in sounds)), corrected=sounds[0])
    return QueryWord(typed, (*own, *_others(pages, folded, SAME)), players.game if players else "")


def _heard(folded: str, pages: SearchedPages) -> Players | None:
    """What players mean by a word that they say so, typed in Latin letters, where nothing has these letters."""
    return pages.spoken.get(fold_romaji(folded)) if folded.isascii() and not pages.has(folded) else None


def _others(pages: SearchedPages, word: str, weight: float) -> list[Spelling]:
    players = pages.meant_by(word)
    return [Spelling(part, weight, known=True) for part in players.ways] if players else []


def _latin(folded: str) -> str:
    latin = fold_romaji(folded)
    return latin if len(latin) >= SHORTEST_SOUND else ""


def without(query: str, name: str) -> str:
    """A query without the filter of that name."""
    plain = unicodedata.normalize("NFKC", query)
    return " ".join(FILTER.sub(lambda match: " " if FILTERS.get(match[1].casefold()) == name else match[0], plain).split())
