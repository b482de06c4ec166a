"""Words in their forms: what a word is without its ending, and the forms of English verbs that no ending tells."""

from __future__ import annotations

import re

ENDINGS = (("ings", 5), ("ing", 4), ("ied", 4), ("ies", 4), ("ed", 4), ("es", 4), ("s", 4))
SPOKEN_END = re.compile(r"([ァ-ヶー]{3,}?)(?:ッタラ|ッタ|ッテ|レタ|レル|ナイ|シタ|スル)")
OKURIGANA = re.compile(r"(.+[一-龯])[ァ-ヶ]{1,3}")
VERB = re.compile(r"(.*[一-龯])[ァ-ヶ]{1,4}")
COUNTED = re.compile(r"([0-9]{2,})[枚体回点人個]目?")
DOUBLED = re.compile(r"([a-z]+([bdgklmnprt]))\2")
FORMS = """
    leave leaves left
    draw draws drew drawn
    break breaks broke broken
    choose chooses chose chosen
    pay pays paid
    hold holds held
    lose loses lost
    win wins won
    give gives gave given
    take takes took taken
    deal deals dealt
    fall falls fell fallen
    keep keeps kept
    see sees saw seen
    begin begins began begun
    become becomes became
    find finds found
    bring brings brought
    come comes came
    make makes made
    go goes went gone
    grow grows grew grown
    tell tells told
    put puts putting
"""
BESIDES = frozenset(("left", "found", "saw"))  # these say something else as well: what was typed so is looked for as it stands
OTHER_FORMS = {form: tuple(other for other in line.split() if other != form) for line in FORMS.split("\n") for form in line.split()}


def stem(word: str) -> str:
    """A word without its ending, or nothing: in Japanese without the kana after its last kanji or a verb's, or what a number counts."""
    if bare := OKURIGANA.fullmatch(word) or SPOKEN_END.fullmatch(word) or COUNTED.fullmatch(word):
        return bare[1]
    for end, least in ENDINGS:
        if word.isascii() and word.endswith(end) and len(word) - len(end) >= least:
            return word.removesuffix(end)
    return ""


def stems(word: str) -> tuple[str, ...]:
    """How a word may be written without its ending, as it was before one was put to it: "bouncing" is of "bounce", "banned" of "ban"."""
    bare = stem(word)
    if not bare or not bare.isascii():
        return (bare,) if bare else ()
    single = DOUBLED.fullmatch(bare)
    return (bare, f"{bare}e", *((single[1],) if single else ()))


def root(word: str) -> str:
    """What a Japanese verb has in each of its forms, its kanji, or nothing. It is too short to be looked for."""
    verb = VERB.fullmatch(word)
    return verb[1] if verb else ""


def other_forms(word: str) -> tuple[str, ...]:
    """The other forms of an English verb that no ending tells, where this one is nothing but a form of it."""
    return () if word in BESIDES else OTHER_FORMS.get(word, ())
