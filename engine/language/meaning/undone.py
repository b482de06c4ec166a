"""What is said of a text that can be read and not done: what its game lacks, in words, and what to write instead where that is known."""

from __future__ import annotations

import re

from engine.kernel.happenings import Pair
from engine.kernel.vocabulary import Vocabulary
from engine.language.meaning.builder import NoMeaning
from engine.language.templates import outlined
from engine.language.text import card_grammar

ROLES: dict[str, Pair] = {
    "adjective": ("the word", "修飾語"),
    "amount": ("the amount", "数"),
    "attribute": ("it of this figure", "この数値についての実行"),
    "condition": ("the condition", "条件"),
    "cost": ("the cost", "コスト"),
    "duration": ("it for so long", "この期間の指定"),
    "effect": ("the effect", "効果"),
    "filter": ("the choice of cards", "カードの指定"),
    "forbidden": ("the prohibition", "禁止"),
    "grant": ("giving it", "付与"),
    "into": ("putting it there", "移動先"),
    "line": ("a line of this sort", "この種の行"),
    "mark": ("the keyword", "キーワード"),
    "modifier": ("the limit of use", "使用の制限"),
    "noun": ("the noun", "名詞"),
    "place": ("it there", "この場所での実行"),
    "price": ("the price", "支払い"),
    "quality": ("the quality", "性質"),
    "target": ("the target", "対象"),
    "test": ("the description", "条件の指定"),
    "sentence": ("the sentence", "文"),
    "static": ("the quality", "性質"),
    "trigger": ("the trigger", "誘発条件"),
}
CATEGORIES = {"static": ("effect", "quality"), "clause": ("effect", "clause"), "printed": ("sentence", "core"), "sentence": ("sentence", "core"),
              "price": ("price", "cost"), "forbidden": ("quality",), "trigger": ("trigger", "happening", "happened"), "amount": ("amount", "happened"),
              "condition": ("condition", "condition_one", "happened"), "target": ("target", "pointer")}  # fmt: skip
WHEN: Pair = (
    "it says what is done and not when; begin the line with that (“At the end of your turn: …”)",
    "何をするかはありますが、いつするかがありません。行のはじめに書いてください（「自分のターン終了時：…」）",
)
_ONE = re.compile(r"…(?: ?…)+")
_ONE_OF = re.compile(r"(\S+?)\|\S+|([a-z']+)/[a-z']+")


def reason(missing: NoMeaning, vocabulary: Vocabulary) -> Pair:
    """What a game cannot do of a text, as a part of a sentence in English and in Japanese."""
    if missing.said is not None:
        return missing.said
    if missing.role == "static" and _template("effect", missing.kind, vocabulary) is not None:
        return WHEN
    found = next((said for c in CATEGORIES.get(missing.role, (missing.role,)) if (said := _template(c, missing.kind, vocabulary))), None)
    en, ja = ROLES.get(missing.role, ("it", "この文"))
    if found is None:
        return f"the engine cannot do {en} in this game yet", f"このゲームではまだ実行できません（{ja}）"
    return f"the engine cannot do {en} “{found[0]}” in this game yet", f"このゲームではまだ実行できません（{ja}「{found[1]}」）"


def told(missing: NoMeaning, vocabulary: Vocabulary) -> dict[str, str]:
    """The same as a whole message."""
    en, ja = reason(missing, vocabulary)
    return {"en": f"This text can be read, but {en}.", "ja": f"この文は読めますが、{ja}。"}


def _template(category: str, kind: str, vocabulary: Vocabulary) -> Pair | None:
    """How a kind of phrase is said in a game, with "…" for its parts; None where it is nothing but parts or the category has no such kind."""
    for phrase in card_grammar(vocabulary).table.by_category.get(category, ()):
        if phrase.kind == kind:
            said = _plain(phrase.english), _ONE.sub("…", outlined(phrase.japanese))
            if all(re.search(r"\w", one) for one in said):
                return said
    return None


def _plain(template: str) -> str:
    """An English template as it is read: “draw[s] {count} card(s)” is “draw … cards”."""
    text = _ONE_OF.sub(r"\1\2", outlined(template)).replace("[s]", "").replace("(s)", "s").replace("(es)", "es").replace("~more", " more")
    return _ONE.sub("…", " ".join(re.sub(r"[~^]\w+(?= |$)", lambda m: m[0].replace("~", " ") if m[0][0] == "~" else "", text).replace("~", " ").split()))
