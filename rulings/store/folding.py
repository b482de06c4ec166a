"""Folding: what a reader types and what a card is called meet in one form.

Full and half width, case, accents, hiragana and katakana, spaces and punctuation make no difference; and whoever has no
Japanese keyboard types a reading in Latin letters, in whichever romanization.
"""

import re
import unicodedata

import jaconv

KANA = re.compile(r"[ァ-ヶー]+")
WORD = re.compile(r"[ァ-ヶー]+|[ぁ-ゖー]+|[一-龯々〆]+|[^\W_ぁ-ヶー一-龯々〆]+(?:['’][^\W_ぁ-ヶー一-龯々〆]+)*")
VOICED = "\u3099\u309a"
# Sounds of foreign words that the romanizer spells letter by letter.
FOREIGN_SOUNDS = (
    *(("てぃ", "ち"), ("でぃ", "di"), ("とぅ", "つ"), ("どぅ", "du"), ("うぃ", "うい"), ("うぇ", "うえ"), ("うぉ", "うお")),
    *(("しぇ", "sye"), ("じぇ", "zye"), ("ちぇ", "tye")),
)
# Hepburn to the shorter spelling, longest first: "shi" and "si", "tsu" and "tu" are one sound, and so are "l" and "r".
SPELLINGS = (
    *(("ssh", "ssy"), ("cch", "tty"), ("tch", "tty"), ("sh", "sy"), ("ch", "ty"), ("ts", "t"), ("j", "zy"), ("dz", "z")),
    *(("zyy", "zy"), ("cy", "ty")),
    *(("syi", "si"), ("tyi", "ti"), ("zyi", "zi"), ("f", "h"), ("l", "r"), ("v", "b"), ("wi", "ui"), ("we", "ue")),
    *(("wo", "o"), ("mb", "nb"), ("mp", "np"), ("mm", "nm")),
)
# Letters by which English writes a sound that kana write otherwise: a name is known by its consonants, whatever vowels stand between them.
ENGLISH_LETTERS = (
    *((re.compile("c(?=[eiy])"), "s"), (re.compile("th|ss?y"), "s"), (re.compile("ph"), "h"), (re.compile("[cq]"), "k")),
    *((re.compile("x"), "ks"), (re.compile("(?<=[aeo])r$"), "")),
)
BETWEEN_CONSONANTS = re.compile(r"(?<!^)[aeiouy]|(?<=[^aeiou])h|(.)(?=\1)")
LONG_VOWEL = re.compile(r"([aeiou])(?:\1|(?<=o)u)+")


def fold(text: str) -> str:
    """Return the letters and digits of a text in one form."""
    katakana = jaconv.hira2kata(unicodedata.normalize("NFKC", text).casefold())
    apart = unicodedata.normalize("NFD", katakana)
    return unicodedata.normalize("NFC", "".join(c for c in apart if c in VOICED or unicodedata.category(c)[0] in "LN"))


def fold_romaji(text: str) -> str:
    """Return Latin letters with all spellings of one sound made one, or nothing where the text is no Latin word."""
    letters = re.sub(r"[\s'-]", "", unicodedata.normalize("NFKC", text).casefold())
    if not re.fullmatch(r"[a-z]+", letters):
        return ""
    for spelling, short in SPELLINGS:
        letters = letters.replace(spelling, short)
    return LONG_VOWEL.sub(r"\1", letters)


def romaji_of(text: str) -> str:
    """Return the kana of a text in folded Latin letters, or nothing where it has none."""
    kana = "".join(KANA.findall(fold(text)))
    hiragana = jaconv.kata2hira(kana)
    for foreign, plain in FOREIGN_SOUNDS:
        hiragana = hiragana.replace(foreign, plain)
    return fold_romaji(re.sub("[^a-z]", "", jaconv.kana2alphabet(hiragana)))


def consonants(latin: str) -> str:
    """Return what a name in folded Latin letters keeps when it is written in kana: its consonants, and whether it begins with a vowel."""
    for letters, sound in ENGLISH_LETTERS:
        latin = letters.sub(sound, latin)
    return re.sub("^[aeiouy]", "-", BETWEEN_CONSONANTS.sub("", latin))


def words_of(text: str) -> list[str]:
    """Return the words of a text, folded: what stands between blanks and signs, and in Japanese what stands in one kind of character."""
    return [fold(word) for word in WORD.findall(unicodedata.normalize("NFKC", text)) if fold(word)]


def likeness(one: str, other: str) -> float:
    """Return how much of two folded names is the same, from 0 to 1, by their pairs of neighbouring characters."""
    left, right = ({text[place : place + 2] for place in range(len(text) - 1)} for text in (one, other))
    return 2 * len(left & right) / (len(left) + len(right)) if left and right else 0.0


def one_edit_apart(one: str, other: str) -> bool:
    """Say whether two words differ by one letter: put in, left out, another one, or two neighbours exchanged."""
    if one == other or abs(len(one) - len(other)) > 1:
        return False
    short, long = sorted((one, other), key=len)
    place = next((n for n, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short))
    if len(short) < len(long):
        return short[place:] == long[place + 1 :]
    if short[place + 1 :] == long[place + 1 :]:
        return True
    return short[place : place + 2] == long[place : place + 2][::-1] and short[place + 2 :] == long[place + 2 :]
