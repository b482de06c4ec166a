"""A spot is a value in a file together with its place; every check of a corpus file is a method of it.

The readers (``read_*.py``) ask a spot for what they need: a text, a number, one of some words, a date, a mapping with known keys. If the
value is something else, a problem with its line and column is added to the reading and None comes back, so that reading goes on and
all problems of a file are found at once.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Collection, Iterable, Mapping

from engine.corpus.other_words import meant
from engine.corpus.patterns import date_of, is_since
from engine.corpus.problems import Problem, nearest, short
from engine.corpus.shapes import LANGUAGES, Alone, Sentence
from engine.corpus.strict_yaml import Position, Value, ValuePath, YamlReading

_YES = {"true": True, "yes": True, "false": False, "no": False}
_JAPANESE = re.compile("[\u3041-\u30ff\u3400-\u9fff\uff66-\uff9f]")
_WHOLE = re.compile(r"[+-]?[0-9]{1,9}\Z")
_SHAPES: dict[type, tuple[str, str]] = {str: ("text", "文字列"), list: ("a list", "リスト"), dict: ("a mapping", "対応表")}


class Spot:
    """The value at ``path`` of a file that was read."""

    __slots__ = ("path", "reading", "value")

    def __init__(self, reading: YamlReading, path: ValuePath, value: Value) -> None:
        self.reading = reading
        self.path = path
        self.value = value

    @property
    def mark(self) -> Position:
        """Where the value begins."""
        return self.reading.mark(self.path)

    @property
    def name(self) -> str:
        """The key under which the value stands (of the list it is in, for list entries)."""
        return next((str(p) for p in reversed(self.path) if isinstance(p, str)), "")

    def problem(self, en: str, ja: str, found: object = None, near: tuple[str, ...] = (), key: bool = False) -> None:
        """Add a problem with this value (with ``key``: with its key), in both languages."""
        self.reading.problem(self.path, en, ja, self._found() if found is None else found, near, key)

    def _found(self) -> str:
        return self.value if isinstance(self.value, str) else _SHAPES[type(self.value)][0]

    def _not(self, shape: type) -> None:
        if shape is list and isinstance(self.value, str):
            return self._no_list(self.value)
        en, ja = _SHAPES[shape]
        was_en, was_ja = _SHAPES[type(self.value)]
        here = f"“{self.name}”" if self.name else "The file"
        here_ja = f"「{self.name}」" if self.name else "ファイル"
        self.problem(f"{here} must be {en}, not {was_en}.", f"{here_ja}は{ja}でなければなりません（今は{was_ja}です）。")

    def _no_list(self, value: str) -> None:
        """Add the problem that a text stands where a list belongs: what its lines look like."""
        rows = value.lstrip()
        right = "- " + short((rows[1:] if rows.startswith("-") else rows).strip().split("\n")[0])
        here, here_ja = (f"“{self.name}”", f"「{self.name}」") if self.name else ("The file", "ファイル")
        self.problem(
            f"{here} is a list: each entry stands on a line of its own and begins with “- ” (a hyphen and a space), as in “{right}”.",
            f"{here_ja}はリストです。1行に1つずつ、「- 」（ハイフンと空白）で始めて書いてください（「{right}」）。",
            near=(right,),
        )

    # ---- mappings and lists
    def mapping(self, known: Collection[str] | None = None, required: Iterable[str] = ()) -> dict[str, Spot]:
        """The entries of a mapping by key. Unknown and missing keys are problems; unknown ones are left out."""
        if not isinstance(self.value, dict):
            self._not(dict)
            return {}
        entries: dict[str, Spot] = {}
        for key, value in self.value.items():
            spot = Spot(self.reading, (*self.path, key), value)
            if known is not None and key not in known:
                near = without_space(key, value, known) or meant(key, known) or nearest(key, known)
                all_keys = "" if near else ", ".join(sorted(known))
                spot.problem(
                    f"There is no key “{short(key)}” here." + (f" The keys are: {all_keys}." if all_keys else ""),
                    f"ここにキー「{short(key)}」はありません。" + (f"使えるキー：{all_keys}" if all_keys else ""), key, near, key=True,
                )  # fmt: skip
            else:
                entries[key] = spot
        for key in required:
            if key not in self.value:
                at = Spot(self.reading, self.path, self.value)
                right = EXAMPLES.get(key, "")
                en, ja = (f" Write, for example, “{right}”.", f"たとえば「{right}」と書きます。") if right else ("", "")
                at.problem(f"The key “{key}” is missing.{en}", f"キー「{key}」がありません。{ja}", "", ())
        return entries

    def entries(self) -> list[Spot]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            self._not(list)
            return []
        return [Spot(self.reading, (*self.path, i), v) for i, v in enumerate(self.value)]

    def few(self, most: int, what: tuple[str, str]) -> list[Spot]:
        """The entries of a list that may have so many; none of a longer one. ``what`` they are, in both languages (“cards”, 「カード」)."""
        entries = self.entries()
        if len(entries) > most:
            self.problem(f"At most {most} {what[0]}.", f"{what[1]}は{most}件までです。", str(len(entries)))
            return []
        return entries

    # ---- texts
    def text(self, empty: bool = False) -> str | None:
        """A text that says something."""
        if not isinstance(self.value, str):
            self._not(str)
            return None
        if not empty and not self.value.strip():
            self.problem(f"“{self.name}” is empty.", f"「{self.name}」が空です。", "")
            return None
        return self.value

    def texts(self) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(t for t in (e.text() for e in self.entries()) if t is not None)

    def both(self) -> dict[str, str] | None:
        """A text in both languages, ``{en: …, ja: …}``."""
        if not isinstance(self.value, dict):
            self.problem(
                f"“{self.name}” must be given in both languages: {{en: …, ja: …}}.",
                f"「{self.name}」は両方の言語で書いてください: {{en: …, ja: …}}。",
            )
            return None
        got = {lang: spot.text() for lang, spot in self.mapping(LANGUAGES, LANGUAGES).items()}
        if set(got) != set(LANGUAGES) or None in got.values():
            return None
        return {lang: " ".join(str(got[lang]).split()) for lang in LANGUAGES}

    def either(self) -> dict[str, str] | None:
        """A text in both languages, or in one, which then stands for the other too; a note says that the other is missing."""
        given: dict[str, str] = {}
        if isinstance(self.value, str):
            if said := self.text():
                given = {language_of(said): said}
        elif isinstance(self.value, dict) and len(set(self.value) & set(LANGUAGES)) == 1:
            given = {lang: said for lang, spot in self.mapping(LANGUAGES).items() if (said := spot.text())}
        else:
            return self.both()
        for lang, text in given.items():
            missing = ("Japanese", "日本語") if lang == "en" else ("English", "英語")
            en, ja = f"“{self.name}” has no {missing[0]} wording.", f"「{self.name}」に{missing[1]}がありません。"
            mark, other = self.mark, "ja" if lang == "en" else "en"
            self.reading.notes.append(Problem(self.reading.file, mark.line, mark.column, {"en": en, "ja": ja}, short(text), wants=other))
            return Alone(lang, " ".join(text.split()))
        return None

    def sentence(self) -> Sentence | None:
        """One sentence. A mapping here is nearly always an unquoted colon, so that is what is said."""
        if isinstance(self.value, dict):
            mapping = ", ".join(f"{k}: {v}" if isinstance(v, str) else str(k) for k, v in self.value.items())
            self.problem(
                "A sentence belongs here, but an unquoted colon made it a mapping; put quotes around the sentence.",
                "ここには文が必要ですが、引用符のないコロンのため対応表になっています。文を引用符で囲んでください。",
                mapping,
            )
            return None
        words_or_none = self.text()
        if words_or_none is None:
            return None
        line, column = self.reading.position(self.path, 1, 1)
        return Sentence(" ".join(words_or_none.split()), line, column)

    def sentences(self) -> tuple[Sentence, ...]:
        """A list of sentences."""
        return tuple(s for s in (e.sentence() for e in self.entries()) if s is not None)

    def lines(self) -> tuple[Sentence, ...]:
        """The lines of a block of text that hold something, each with its place.

        One that begins with # is a note to whoever reads the file.
        """
        text = self.text(empty=True)
        found = []
        for number, line in enumerate((text or "").split("\n"), 1):
            if line.strip() and not line.lstrip().startswith("#"):
                indent = len(line) - len(line.lstrip())
                at, column = self.reading.position(self.path, number, indent + 1)
                found.append(Sentence(line.strip(), at, column))
        return tuple(found)

    # ---- words and figures
    def one_of(self, words: Collection[str], what: tuple[str, str] | None = None, called: Mapping[str, str] | None = None) -> str | None:
        """One of some words; ``called`` says what they are called in Japanese."""
        word = self.text()
        if word is None or word in words:
            return word
        en, ja = what or (f"“{self.name}”", f"「{self.name}」")
        some = ", ".join(sorted(words)) if len(words) <= 10 else ""
        some_ja = "、".join((called or {}).get(one, one) for one in sorted(words)) if some else ""
        own = {(called or {}).get(one, one) for one in words} if language_of(word) == "ja" else words
        near = nearest(word, own) or (tuple(sorted(own)) if len(own) <= 5 else ())
        self.problem(
            f"{en} cannot be “{short(word)}”." + (f" It is one of: {some}." if some else ""),
            f"{ja}に「{short(word)}」は使えません。" + (f"使えるのは {some_ja} です。" if some else ""),
            word,
            near,
        )
        return None

    def matching(self, pattern: str, en: str, ja: str) -> str | None:
        """A text of a certain form; ``en`` and ``ja`` describe the form."""
        word = self.text()
        if word is None or re.fullmatch(pattern, word):
            return word
        self.problem(f"“{short(word)}” is not {en}.", f"「{short(word)}」は{ja}ではありません。", word)
        return None

    def number(self, least: int | None = 0, most: int = 1_000_000) -> int | None:
        """A whole number within bounds."""
        if not isinstance(self.value, str) or not _WHOLE.match(self.value):
            if isinstance(self.value, str):
                self.problem(
                    f"“{self.name}” must be a whole number, not “{short(self.value)}”.",
                    f"「{self.name}」は整数でなければなりません（「{short(self.value)}」）。",
                )
            else:
                self._not(str)
            return None
        n = int(self.value)
        if (least is not None and n < least) or n > most:
            low = "" if least is None else str(least)
            self.problem(f"“{self.name}” must lie between {low} and {most}.", f"「{self.name}」は{low}から{most}まででなければなりません。")
            return None
        return n

    def flag(self) -> bool | None:
        """True or false."""
        word = self.value.lower() if isinstance(self.value, str) else ""
        if word in _YES:
            return _YES[word]
        self.problem(f"“{self.name}” must be true or false.", f"「{self.name}」は true か false でなければなりません。")
        return None

    def date(self) -> dt.date | None:
        """A day, written 2021-03-30."""
        found = date_of(self.value) if isinstance(self.value, str) else None
        if found is None:
            self.problem("This is no date; write it as 2021-03-30.", "日付ではありません。2021-03-30 のように書いてください。")
        return found

    def since(self) -> str | None:
        """A day, a year, or ``unknown``, as written; :func:`engine.corpus.patterns.first_day` gives the day."""
        word = self.value if isinstance(self.value, str) else ""
        if is_since(word):
            return word
        self.problem(
            "This is no date; write 2021-03-30, a year, or unknown.",
            "日付ではありません。2021-03-30 のような日付か、年か、unknown を書いてください。",
        )
        return None


# what a key that must be there looks like
EXAMPLES = {
    "ruling": "ruling: sv-my-question", "game": "game: shadowverse", "title": "title: Two at once", "question": "question: Which is first?",
    "answer": "answer: Both happen.", "status": "status: tentative", "scenarios": "scenarios:", "name": "name: first",
    "given": "given: {turn: me}", "when": "when: [nothing is done]", "then": "then: [the game goes on]", "kind": "kind: follower",
    "cost": "cost: 2", "card": "card: Name",
}  # fmt: skip


def without_space(key: str, value: Value, known: Collection[str]) -> tuple[str, ...]:
    """The entry that a key with a colon in it was to be: it lacks the space after its colon."""
    name, colon, rest = key.partition(":")
    return (f"{name}: {rest}",) if colon and not value and name in known else ()


def top(reading: YamlReading) -> Spot:
    """The whole file as a spot. The file must have been readable: its value is not None."""
    assert reading.value is not None
    return Spot(reading, (), reading.value)


def language_of(text: str) -> str:
    """The language of a text by its letters: Japanese as soon as it has one kana or kanji."""
    return "ja" if _JAPANESE.search(text) else "en"


def whole_number(word: str) -> bool:
    """Whether a text is a whole number."""
    return bool(_WHOLE.match(word))


def check_unique(spots: Iterable[tuple[str, Spot]], what: Mapping[str, str]) -> None:
    """Add a problem for every name that occurs a second time; ``what`` says in both languages what is named."""
    seen: dict[str, Spot] = {}
    for name, spot in spots:
        if name in seen:
            line = seen[name].mark.line
            spot.problem(
                f"{what['en']} “{name}” stands twice; the first is on line {line}.",
                f"{what['ja']}「{name}」が2回書かれています。1つ目は{line}行目です。",
                name,
            )
        else:
            seen[name] = spot
