"""Reading the list of players' words: what is typed into a search, and what the corpus calls it."""

from __future__ import annotations

import re

from engine.corpus.known import Known
from engine.corpus.shapes import Synonym
from engine.corpus.spot import Spot, check_unique, top
from engine.corpus.strict_yaml import YamlReading

KANA = re.compile("[ぁ-ゖァ-ヶー]+")


def read_synonyms(reading: YamlReading, known: Known) -> tuple[Synonym, ...]:
    """All groups of players' words. Each says what its words mean in the words of the corpus, or which game they name; not both.

    How a word in kanji is read is a word of its group, or of one of its own, which means what is written.
    """
    if reading.value is None:
        return ()
    file = top(reading).mapping(("synonyms", "readings"), ("synonyms",))
    holder = file.get("synonyms")
    found: list[Synonym] = []
    words: list[tuple[str, Spot]] = []
    for spot in holder.entries() if holder else ():
        parts = spot.mapping(("words", "means", "game"), ("words",))
        said = parts["words"].texts() if "words" in parts else ()
        means = parts["means"].texts() if "means" in parts else ()
        game = parts["game"].one_of(known.games or (), ("The game", "ゲーム")) if "game" in parts else None
        words.extend((word.casefold(), parts["words"]) for word in said)
        if ("means" in parts) == ("game" in parts):
            en = "Write what these words mean, or which game they name, and not both."
            ja = "これらの語の意味（means）か、指すゲーム（game）のどちらか一方を書いてください。"
            spot.problem(en, ja)
        elif said and (means or game):
            found.append(Synonym(said, means, game or "", spot.mark.line))
    of_word = {word: group for group in found for word in group.words}
    for written, spot in file["readings"].mapping().items() if "readings" in file else ():
        kana = spot.text()
        if kana is not None and not KANA.fullmatch(kana):
            spot.problem("A reading is written in kana.", "読みはかなで書いてください。", kana, ())
        elif kana is not None:
            words.append((kana, spot))
            group = of_word.get(written)
            found.append(Synonym((kana,), group.means if group else (written,), group.game if group else "", spot.mark.line))
    check_unique(words, {"en": "The player's word", "ja": "プレイヤーの用語"})
    return tuple(found)
