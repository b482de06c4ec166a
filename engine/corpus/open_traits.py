"""Traits (races) that only cards name: a word among a card's traits is enough to be one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from difflib import SequenceMatcher

from engine.corpus.problems import nearest
from engine.corpus.shapes import LANGUAGES, Card
from engine.corpus.spot import Spot, language_of
from engine.kernel.bilingual import Bilingual
from engine.kernel.vocabulary import Vocabulary, Word
from engine.language import card_grammar
from engine.language.sentences.reading import sentence_grammar

LONGEST = 60  # characters of a trait's name
SLIP = 0.84  # from this likeness to a known trait on a word is taken for a slip of the pen
SLIP_OF_A_WORD = 0.6  # and from this likeness one of its words for that of the other: “Mega Command” is not “Red Command”
_JOINTS = re.compile(r"[\s・･-]+")


def with_traits_of(vocabulary: Vocabulary, cards: Iterable[Card]) -> Vocabulary:
    """A game's words and the traits that some cards brought."""
    brought = {trait: names for card in cards for version in card.versions() for trait, names in version.trait_names.items()}
    return vocabulary.having(Word("trait", trait, names["en"], names["ja"]) for trait, names in brought.items())


def is_taken(vocabulary: Vocabulary) -> Callable[[str], bool]:
    """Whether a name means something else already, in a phrase or as another word of the game."""

    def taken(name: str) -> bool:
        said = " ".join(name.casefold().split())
        if any(said == spelling.casefold() for spelling, _word in vocabulary.spellings()):
            return True
        grown = vocabulary.having([Word("trait", f"{said}?", name, name)])
        try:
            card_grammar(grown)
            sentence_grammar(grown)
        except ValueError:
            return True
        return False

    return taken


def trait_of(name: str, spelled: Mapping[str, str]) -> str:
    """The id of a trait of that name. Parts that are traits themselves keep their ids, so that a group of traits is known by them."""
    parts = [part for part in _JOINTS.split(name.strip().casefold()) if part]
    return "-".join(spelled.get(part) or re.sub(r"[^\w]+", "", part) for part in parts)


def kind_with_trait(printed: str, kinds: Mapping[str, str], traits: Mapping[str, str]) -> tuple[str, str] | None:
    """The kind and the trait of what a card prints as one ("Evolution Creature", 「進化クリーチャー」, 「スター進化クリーチャー」).

    ``kinds`` and ``traits``: every spelling, folded, with its id. None where it does not end in a kind, or in no trait before that.
    """
    said = " ".join(unicodedata.normalize("NFKC", printed).casefold().split())
    for kind in sorted((k for k in kinds if said.endswith(k) and said != k), key=len, reverse=True):
        before = said[: -len(kind)].rstrip(" ・-")
        found = [trait for trait in traits if before == trait or (not before.isascii() and before.endswith(trait))]
        found += [trait for trait in traits if before.endswith(" " + trait)]
        if found:
            return kinds[kind], traits[max(found, key=len)]
    return None


def can_be_trait(name: str, spelled: Mapping[str, str]) -> bool:
    """Whether a name has letters, and not too many."""
    return len(name) <= LONGEST and bool(trait_of(name, spelled))


def brought(spot: Spot, spelled: Mapping[str, str], taken: Callable[[str], bool], own: bool) -> tuple[str, Bilingual] | None:
    """A trait that a card brings: its id and its name in both languages. What cannot be one is a problem."""
    given = spot.either() if own or isinstance(spot.value, dict) else _alone(spot, spelled)
    if given is None:
        return None
    for lang in LANGUAGES if isinstance(spot.value, dict) else (language_of(given["en"]),):
        name = given[lang]
        if not can_be_trait(name, spelled):
            ja = f"タイプ名は{LONGEST}文字以内で、文字を含めてください。"
            spot.problem(f"A trait's name has letters, and at most {LONGEST} of them.", ja, name)
            return None
        if taken(name):
            spot.problem(
                f"“{name}” cannot be a trait: the language means something else by it.",
                f"「{name}」は別の意味の言葉なので、タイプ名にできません。", name,
            )  # fmt: skip
            return None
        slips = [known for known in spelled if known != name.casefold() and is_slip(name.casefold(), known)]
        if slips and isinstance(spot.value, str):
            spot.problem(
                f"There is no trait “{name}”. If it is meant as it stands, write it in both languages: {{en: …, ja: …}}.",
                f"タイプ「{name}」はありません。このままでよければ両方の言語で書いてください: {{en: …, ja: …}}。", name, tuple(slips[:3]),
            )  # fmt: skip
            return None
    return trait_of(given["en"], spelled), given


def is_slip(name: str, known: str) -> bool:
    """Whether a name is a known one with a slip of the pen: much like it as a whole, and word by word where both have as many words."""
    parts = [[part for part in _JOINTS.split(said) if part] for said in (name, known)]
    pairs = [(name, known), *(zip(*parts, strict=True) if len(parts[0]) == len(parts[1]) > 1 else ())]
    whole, *words = (SequenceMatcher(None, *pair).ratio() for pair in pairs)
    return whole >= SLIP and all(word >= SLIP_OF_A_WORD for word in words)


def _alone(spot: Spot, spelled: Mapping[str, str]) -> Bilingual | None:
    name = spot.text()
    if name is None:
        return None
    spot.problem(
        f"“{name}” is no trait that the game names; a new one is written in both languages: {{en: …, ja: …}}.",
        f"「{name}」は登録されていないタイプです。新しいタイプは両方の言語で書いてください: {{en: …, ja: …}}。",
        name, nearest(name, spelled.values()),
    )  # fmt: skip
    return None
