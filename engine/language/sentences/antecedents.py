"""What “it”, “both of them” and “that attack” stand for in a sentence of a scenario: what the sentences before it were about.

A pronoun is said out only where one thing alone can be meant (for “both” two cards, and no more); else the message says which could be, and
that the name is to be written. A sentence that is understood as it stands is never touched by this.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from engine.kernel.vocabulary import Vocabulary
from engine.language.errors import LanguageError
from engine.language.names import Names
from engine.language.plainer import NAMED, ONE
from engine.language.reader.reader import languages_of
from engine.language.sentences.acts import act
from engine.language.sentences.before import ORDINALS, Before, Spoken
from engine.language.sentences.plainly import Covered, Plain
from engine.language.tree import Node

_ACTS = {
    "attack": ("攻撃", ("attack",)), "play": ("プレイ", ("play", "play_free")), "cast": ("詠唱", ("play", "play_free")), "summon": ("召喚", ("play", "play_free")), "fusion": ("融合", ("fuse",)), "evolution": ("進化", ("evolve", "super_evolve")), "charge": ("チャージ", ("put_card",)), "use": ("使用", ("use",)),
    "defense": ("防御", ("defend",)), "block": ("ブロック", ("defend",)), "charm": ("チャーム", ("declare_by",)),
    "action": ("行動", ()), "move": ("操作", ()), "turn": ("ターン", ("end_turn",)),
}  # fmt: skip
_FIGHTS = dict.fromkeys(("combat", "battle", "fight"), "attack")


def said_out(text: str, names: Names, vocabulary: Vocabulary, before: Before, line: int, column: int) -> Iterator[Plain]:
    """The sentence with names for its pronouns; none where it has none. Raises LanguageError where a pronoun could mean several things."""
    lang = languages_of(text)[0]
    covered = Covered(text, names, lang)
    where = _Where(before, vocabulary, lang, line, column, covered.hidden, names)
    kinds = tuple((w.en.lower(), w.spelled(True).lower(), w.ja) for w in vocabulary.of("kind") if w.en)
    for rules in (_japanese if lang == "ja" else _english)(kinds):
        plain = covered.plain
        for pattern, meant in rules:
            plain = plain.replaced(pattern, lambda found, meant=meant, plain=plain: meant(where, found, plain))  # type: ignore[misc]
        if plain.text != covered.plain.text:
            yield covered.bared(plain)


class _Where:
    """What can be meant at a place of a text."""

    def __init__(self, before: Before, vocabulary: Vocabulary, lang: str, line: int, column: int, named: Sequence[str], names: Names) -> None:
        self.before, self.vocabulary, self.lang, self.line, self.column, self.named, self.names = before, vocabulary, lang, line, column, named, names

    def kind(self, word: str | None) -> str:
        """The kind of card that a word means; none for “card”."""
        word = (word or "").casefold()
        return next((w.id for w in self.vocabulary.of("kind") if word and word in (w.en.casefold(), w.spelled(True).casefold(), w.ja)), "")

    def cards(self, word: str | None, count: int, found: re.Match[str], plain: Plain) -> list[str]:
        """So many cards (of the kind that a word names), as they are written."""
        kind = self.kind(word)
        earlier = list(dict.fromkeys(re.findall(ONE, plain.text[: found.start()]))) if count == 1 else []
        if len(earlier) == 1 and not kind:
            return earlier
        if earlier and not kind:
            raise self.unclear(found, plain, [Spoken(name, name) for name in (self.named[ord(c) - ord(NAMED)] for c in earlier)])
        for group in (self.before.spoken, self.before.mentioned, self.before.in_play):
            fitting = [s for s in group if not kind or s.kind == kind]
            if len(fitting) == len(set(fitting)) == count:
                return [s.ja if self.lang == "ja" else s.en for s in fitting]
            if count == 1 and fitting and not kind:
                break
        raise self.unclear(found, plain, [s for s in self.before.spoken or self.before.in_play if not kind or s.kind == kind])

    def one(self, word: str | None, found: re.Match[str], plain: Plain) -> str:
        """The one card that is meant."""
        return self.cards(word, 1, found, plain)[0]

    def perhaps(self, found: re.Match[str], plain: Plain, tail: str) -> str:
        """The one card that is meant, where there is one."""
        return self.cards(None, 1, found, plain)[0] + tail if len(self.before.spoken) == 1 else ""

    def two(self, word: str | None, found: re.Match[str], plain: Plain) -> str:
        """Both cards, one after the other."""
        return {"en": " and ", "ja": "と"}[self.lang].join(self.cards(word, 2, found, plain))

    def so_manieth(self, found: re.Match[str], plain: Plain) -> str:
        """One of the copies of the one card that was spoken of last: “the second one”."""
        titles = {title[0] for s in self.before.spoken if (title := re.search(r'"[^"]+"', s.en))}
        if len(titles) != 1:
            raise self.unclear(found, plain, list(self.before.spoken))
        return f"the {found['which']} {titles.pop()}"

    def two_called(self, found: re.Match[str], plain: Plain) -> str:
        """Both cards whose names end with a word that stands in the plural; what was said, where there are no such two."""
        last = found["last"].casefold()
        known = dict.fromkeys((*self.before.mentioned, *self.before.spoken, *self.before.in_play))
        fitting = [s.en for s in known if last in _plurals(s.en.rstrip('"').rsplit(" ", 1)[-1].casefold())]
        return " and ".join(fitting) if len(fitting) == 2 else found[0]

    def fighter(self, place: int, found: re.Match[str], plain: Plain) -> str:
        """Who attacked last, or whom."""
        if len(self.before.fight) <= place:
            raise self.unclear(found, plain, list(self.before.fight))
        meant = self.before.fight[place]
        return meant.ja if self.lang == "ja" else meant.en

    def action(self, word: str, nth: int | None, found: re.Match[str], plain: Plain) -> str:
        """The number of an action, by what was done and with what: the one of that sort, the so-manieth, or the last that there was."""
        kinds = next(kinds for en, (ja, kinds) in _ACTS.items() if word in (en, ja))
        numbers = [n for n, kind in enumerate(self.before.acts, 1) if not kinds or kind in kinds]
        said = found.groupdict()
        if one := said.get("one"):
            known = self.names.find(self.named[ord(one) - ord(NAMED)].strip('"“”「」'))
            on = (said.get("prep") or "").lower() in ("on", "against")
            title = self.names.title(known, "en") if known is not None else ""
            numbers = [n for n in numbers if (known in aimed_at(self.before.done[n - 1]) if on else self.before.doers[n - 1] == title)]
        elif said.get("leader"):
            numbers = [n for n in numbers if not aimed_at(self.before.done[n - 1])]
        if (nth is not None and nth > len(numbers)) or not numbers:
            raise self.no_such_action(found, plain)
        return str(numbers[-1 if nth is None else nth - 1])

    def no_such_action(self, found: re.Match[str], plain: Plain) -> LanguageError:
        """The error for an action of a sort of which there is none, or not so many."""
        word = found[0].strip()
        en = f"No action before this is what “{word}” says: write its number (“action 1”)."
        ja = f"「{word}」に当たる行動がありません。「行動1」のように番号で書いてください。"
        return LanguageError(self.line, self.column + plain.origins[found.start()], word, {"en": en, "ja": ja})

    def unclear(self, found: re.Match[str], plain: Plain, could: Sequence[Spoken]) -> LanguageError:
        """The error for a pronoun that could mean several things, or nothing."""
        word = found[0].strip()
        names = [s.ja if self.lang == "ja" else s.en for s in could]
        en = f"“{word}” could be {' or '.join(names)} here" if len(names) > 1 else f"What comes before does not say what “{word}” is"
        ja = f"ここでの「{word}」は{'か'.join(names)}のどれか分かりません" if len(names) > 1 else f"前の文からは「{word}」が何か分かりません"
        message = {"en": f"{en}: write the name.", "ja": f"{ja}。名前で書いてください。"}
        return LanguageError(self.line, self.column + plain.origins[found.start()], word, message, names[:3])


def _plurals(word: str) -> tuple[str, ...]:
    """How a word may stand in the plural."""
    return word + "s", word + "es", word.removesuffix("y") + "ies", word.removesuffix("f") + "ves", word.removesuffix("fe") + "ves"


def aimed_at(action: Node | None) -> list[str]:
    """The cards that an action attacks, is aimed at, or is itself about where it is aimed at none."""
    if action is None:
        return []
    said = act(action)
    things = said.targets or (() if said.core.kind == "attack" else tuple(said.core[part] for part in ("card",) if part in said.core))
    if said.core.kind == "attack" and "target" in said.core:
        things = (said.core["target"],)
    return [str(n["name"]) for n in things if n.kind == "named"]


def _nth_of(found: re.Match[str]) -> int | None:
    """The number of an ordinal in words; None for the last, and where there is none."""
    said = (found["nth"] or "").lower()
    return ORDINALS.index(said) + 1 if said in ORDINALS else None


Kinds = tuple[tuple[str, str, str], ...]
_Meant = Callable[[_Where, "re.Match[str]", Plain], str]
_Rules = list[tuple["re.Pattern[str]", _Meant]]


@lru_cache(maxsize=16)
def _english(words: Kinds) -> tuple[_Rules, ...]:
    """The pronouns of English, and what they stand for; ``words`` are the kinds of cards in English, also in the plural, and in Japanese."""
    kinds, many = ("|".join(re.escape(word[n]) for word in words) for n in (0, 1))
    one, several = f"(?P<kind>{kinds}|card)", f"(?P<kind>{many}|cards)"

    def rule(pattern: str, meant: _Meant) -> tuple[re.Pattern[str], _Meant]:
        return re.compile(pattern, re.IGNORECASE), meant

    def kind(found: re.Match[str]) -> str | None:
        said = found.groupdict()
        return said.get("kind") or said.get("single")

    def neither(where: _Where, found: re.Match[str], plain: Plain) -> str:
        return "neither " + " nor ".join(where.cards(kind(found), 2, found, plain))

    def act_of(where: _Where, found: re.Match[str], plain: Plain) -> str:
        return "action " + where.action(found["act"].lower(), _nth_of(found), found, plain)  # “on” says what it was done to

    def moment(where: _Where, found: re.Match[str], plain: Plain) -> str:
        return f"after action {where.action(found['act'].lower(), _nth_of(found), found, plain)}, "

    def of_card(where: _Where, found: re.Match[str], plain: Plain) -> str:
        return f"after action {where.action('action', None, found, plain)}, {found.groupdict().get('rest') or ''}"

    def each_effect(where: _Where, found: re.Match[str], plain: Plain) -> str:
        head = found["head"].lower()
        head = head if head == "last words" else {"clashes": "clash", "abilities": "effect"}.get(head, head.removesuffix("s"))
        return " and ".join(f"{card}'s {head}" for card in where.cards(None, 2, found, plain))

    def in_act(where: _Where, found: re.Match[str], plain: Plain) -> str:
        n = where.action(_FIGHTS.get(word := found["act"].lower(), word), _nth_of(found), found, plain)
        return f"in action {n}, {found['rest'] or ''}"

    def lived(where: _Where, found: re.Match[str], plain: Plain) -> str:
        n = where.action(_FIGHTS.get(word := found["act"].lower(), word), _nth_of(found), found, plain)
        then = f"after action {n}, {found['who']} is{' not' if found['denied'] else ''} in play"
        return then + (f" and {found['who']} has {found['left']}" if found["left"] else "")

    moments = "|".join(word for word in _ACTS if word not in ("action", "turn"))
    fights = "|".join((moments, *_FIGHTS))
    which = rf"(?:the|that|this|its|opponent's) (?:(?P<nth>{'|'.join(ORDINALS)}|last) )?"
    return ([
        rule(rf"^(?P<who>[^,]+?) (?P<denied>(?:did|does|do) not )?(?:survive[sd]?|live[sd]? through) (?:{which})?(?P<act>{fights})(?: with (?P<left>[^,]+))?$", lived),
        rule(rf"^(?P<rest>[^,]+?) (?:in|during) (?:{which})?(?P<act>{fights})$", in_act),
        rule(rf"^(?:in|during) (?:{which})?(?P<act>{fights}),? (?P<rest>)(?=.)", in_act),
        rule(rf"^(?:on|by|with|in|after|upon|during) the (?P<nth>{'|'.join(ORDINALS)}|last) (?P<act>{moments}),? ", moment),
        rule(rf"^(?P<nth>)(?P<act>)after (?P<one>{ONE})(?: (?:resolved|has resolved))?, ", of_card),
        rule(rf"^(?P<rest>[^,]+?),? (?P<nth>)(?P<act>)(?:right )?after (?P<one>{ONE})(?: (?:resolved|had resolved))?$", of_card),
        rule(rf"^(?:after|following) (?:the|that|this|my|its|opponent's) (?:(?P<nth>{'|'.join(ORDINALS)}|last) )?(?P<act>{moments}),? ", moment),
        rule(rf"^(?:right )?(?:after|following) (?P<one>{ONE})'s (?P<nth>)(?P<act>attack|play|evolution|fusion),? ", moment),
        rule(r"^(?:after|at|by|once|when) (?:the end of )?(?P<nth>)(?:the |my |that |this |opponent's )?(?P<act>turn)(?: ends| has ended| is over)?,? ", lambda w, f, p: moment(w, f, p) if re.search(r"\bend|over", f[0]) else f[0]),
        rule(r"^(?:the|that|this) attack(?= (?:is|was|gets|got|isn't|wasn't) (?:not )?blocked\b)", lambda w, f, p: w.fighter(0, f, p)),
        rule(rf"^(?:the|that|this|my|its|opponent's) (?:(?P<nth>{'|'.join(ORDINALS)}|last) )?(?P<act>{'|'.join(_ACTS)})(?: (?P<prep>by|of|on|with|against) (?:(?P<one>{ONE})|(?P<leader>(?:the |my |enemy |opponent's )*(?:leader|opponent|player))))?(?= (?:is|was|isn't|wasn't|can't|cannot|fails|failed|succeeds|succeeded|works|worked|does|did|goes|went)\b)", act_of),
        rule(rf"^(?P<one>{ONE})'s (?P<nth>)(?P<act>attack|play|fusion|evolution)(?= (?:is|was|isn't|wasn't|can't|cannot|fails|failed|succeeds|goes) (?:not )?(?:refused|legal|allowed|illegal|possible|impossible|invalid|valid|rejected|through)\b)", act_of),
        rule(rf"\bthe (?P<which>{'|'.join(ORDINALS)}) one\b", lambda w, f, p: w.so_manieth(f, p)),
        rule(r"\bthe (?:attacker|attacking \w+)\b", lambda w, f, p: w.fighter(0, f, p)),
        rule(r"\bthe (?:defender|defending \w+|attacked \w+)\b", lambda w, f, p: w.fighter(1, f, p)),
        rule(rf"\b(?:neither|none)(?: of (?:them|these|the two|(?:the |these |those )?(?:two )?{several})| {one.replace('P<kind>', 'P<single>')})?(?= (?:is|was|are|were|has|have|does|do|did|can|gets|takes|took|attacks|attacked|dies|died|survives|survived|evolves|evolved|won|wins|lost|loses|triggered|resolved|enters|entered|leaves|left|deals|dealt)\b)", neither),
        rule(r"^both (?:of their )?(?:sets of )?(?P<head>last words|fanfares?|strikes?|clash(?:es)?|effects?|abilities|evolve effects?)(?= (?:are|were|have|did|do|will|would|resolve|trigger|activate|fizzle|go|went|work|take|took)\w*\b)", each_effect),
        rule(rf"\b(?:both|the two|these two|those two) (?:of )?(?:the |these |those )?{several}\b", lambda w, f, p: w.two(kind(f), f, p)),
        rule(r"\b(?:both|the two) (?:of )?(?:the |my |opponent's )?(?P<last>[a-z]+s)\b(?=$| (?:is|are|was|were|has|have|died|die|did|do|can|can't|got|get|took|take|lost|lose|left|leave|stayed|stay|remain|remained|survived|survive|attacked|evolved|entered|enter)\b)", lambda w, f, p: w.two_called(f, p)),
        rule(r"\b(?:both|each|all) of (?:them|these|those)\b|\b(?:they|these|those)(?: both| all)?\b(?! (?:two|\w+s)\b)|\bthem(?: both)?\b|^both(?= (?:are|were|have|die|died|survive|survived|get|got|take|took|lose|gain|stay|remain|evolve|attack|can|can't|do|did|leave|left)\b)", lambda w, f, p: w.two(None, f, p)),
        rule(rf"\b(?:that|this|the) {one}'s(?= )", lambda w, f, p: w.one(kind(f), f, p) + "'s"),
        rule(rf"(?<!of )\b(?:that|this|the) {one}\b(?! {ONE}| in\b| on\b)", lambda w, f, p: w.one(kind(f), f, p)),
        rule(r"\bits\b(?! owner)", lambda w, f, p: w.one(None, f, p) + "'s"),
        rule(r"\b(?<!that )it\b(?! (?:is|isn't) (?:not )?(?:my|opponent's|the \w+ phase|a draw)|'s|n't| (?:never )?happen| is possible| becomes opponent)", lambda w, f, p: w.one(None, f, p)),
    ],)  # fmt: skip


@lru_cache(maxsize=16)
def _japanese(words: Kinds) -> tuple[_Rules, ...]:
    """The same of Japanese: first what stands for something, then what is left out."""
    kind_words = "|".join((*(re.escape(ja) for _, _, ja in words), "カード"))
    acts = "|".join(ja for ja, _ in _ACTS.values())
    mine = r"(?!リーダー|プレイヤー|手札|デッキ|墓場|場[はがにの])"

    def one(where: _Where, found: re.Match[str], plain: Plain) -> str:
        return where.one(found.groupdict().get("kind"), found, plain)

    def two(where: _Where, found: re.Match[str], plain: Plain) -> str:
        return where.two(found.groupdict().get("kind"), found, plain)

    def each(where: _Where, found: re.Match[str], plain: Plain) -> str:
        return "と".join(f"{card}の{found['what']}" for card in where.cards(None, 2, found, plain))

    def act_of(where: _Where, found: re.Match[str], plain: Plain) -> str:
        nth = int(found["nth"]) if found["nth"] else None
        return "行動" + where.action(found["act"], nth, found, plain)

    def moment(where: _Where, found: re.Match[str], plain: Plain) -> str:
        return f"行動{where.action(found['act'], None, found, plain)}のあと、"

    def earlier(where: _Where, found: re.Match[str], plain: Plain) -> str:
        return f"行動{where.action(found['act'] or '行動', None, found, plain)}の前、"

    def nth_moment(where: _Where, found: re.Match[str], plain: Plain) -> str:
        return f"行動{where.action(found['act'], int(found['nth']), found, plain)}のあと、"

    def lived(where: _Where, found: re.Match[str], plain: Plain) -> str:
        act = found["act"] if found["act"] in acts.split("|") else "攻撃"
        return f"行動{where.action(act, int(found['nth']) if found['nth'] else None, found, plain)}のあと、{found['who']}は場に残っている"

    def in_act(where: _Where, found: re.Match[str], plain: Plain) -> str:
        return f"行動{where.action(found['act'], int(found['nth']) if found['nth'] else None, found, plain)}の間に、{found['who']}{found['p']}"

    done = f"(?P<act>{acts})"
    rules: _Rules = [
        (re.compile(rf"^(?P<one>{ONE})(?:の(?P<act>{acts}))?の?前(?:は|に|に?は|では|には)、?(?=.)"), earlier),
        (re.compile(rf"^(?P<who>[^、]+?)は(?:その|この|(?P<nth>\d)(?:回目|度目|番目|つ目)の)?(?P<act>{acts}|交戦|戦闘|バトル)(?:を|で|に|から|では)(?:は)?(?:生き残った|生き残る|生き延びた|生き延びる|耐えた|耐える|耐え抜いた)$"), lived),
        (re.compile(rf"^(?P<who>[^、]+?)(?P<p>[はが])(?:その|この|(?P<nth>\d)(?:回目|度目|番目|つ目)の)?(?P<act>{acts})(?:で|では|によって|により)(?=[^、]*た$)"), in_act),
        (re.compile(r"^(?:その|この)?攻撃(?=[はが]ブロックされ)"), lambda w, f, p: w.fighter(0, f, p)),
        (re.compile(rf"^(?P<nth>)(?P<one>{ONE})の{done}(?=[はが](?:拒否|でき|行え|行わ|無効|不可能|認められ|通|失敗|成功|有効|成立))"), act_of),
        (re.compile(rf"^(?P<one>{ONE})[をの]{done}(?:した|する|させた)?(?:の?(?:後|あと|のち)|時点|直後)(?:に|で|は|には|では)?、?(?=.)"), moment),
        (re.compile(rf"^(?P<nth>\d)(?:回目|度目|番目|つ目)の(?P<act>{acts})(?:では|で|の?(?:後|あと)(?:には|では|に|で|は)?|には|には)、?(?=.)"), nth_moment),
        (re.compile(rf"^(?:その|この)?(?P<act>{acts})(?:の?(?:後|あと|のち)(?:に|で|は|には|では)?)、?(?=.)"), moment),
        (re.compile(r"^(?:自分の|相手の|その|この)?(?P<act>ターン)(?:の)?(?:終了(?:後|時|した後|したあと|すると)|が終わると|が終わった後|の終わり|が終了すると|が終了した後|終了時点)(?:に|で|は|には|では)?、?(?=.)"), moment),
        (re.compile(rf"^(?:その|この|(?P<nth>\d)(?:番目|回目|つ目)の)(?P<act>{acts})(?=[はが])"), act_of),
        (re.compile(rf"^(?P<nth>)(?P<act>{acts})(?=[はが](?:拒否|でき|行え|行わ|無効|不可能|認められ|通|失敗|成功|有効|成立))"), act_of),
        (re.compile(r"^(?:両方|双方|両者|お?互い|それぞれ)の(?P<what>ラストワード|ファンファーレ|攻撃時の?効果|交戦時の?効果|進化時の?効果|効果|能力)"), each),
        (re.compile(rf"^(?:両方|双方|両者|お?互い|どちら|いずれ|2体|２体|二体|2枚|２枚)(?:とも|も)?(?!の(?:手札|場|墓場|墓地|デッキ|山札|シールド|マナ|PP|ライフ))の?(?:(?P<kind>{kind_words})|(?<=の)[一-龠]{{1,3}})?(?:は|が)?(?:どちらも|両方とも|ともに|共に|とも|も)?{mine}(?=[^のとも])(?!に)"), lambda w, f, p: two(w, f, p) + "は"),
        (re.compile(rf"^両(?P<kind>{kind_words})(?:とも)?(?:は|が)?(?:とも|ともに)?"), lambda w, f, p: two(w, f, p) + "は"),
        (re.compile(r"(?:攻撃した側|攻撃側|アタッカー)(?:の(?:フォロワー|カード))?(?=[はがをのにも])"), lambda w, f, p: w.fighter(0, f, p)),
        (re.compile(r"(?:攻撃された側|防御側|攻撃を受けた側)(?:の(?:フォロワー|カード))?(?=[はがをのにも])"), lambda w, f, p: w.fighter(1, f, p)),
        (re.compile(rf"(?:その|この|同)(?P<kind>{kind_words})(?=[はがをのにも])|(?<![^、。])(?:それ|これ)(?=[はがをのにも])"), one),
        (re.compile(r"(?:その|この)(?=ラストワード|ファンファーレ|能力|効果|攻撃力|体力|コスト|攻撃時|交戦時|進化時|カウントダウン)"), lambda w, f, p: w.one(None, f, p) + "の"),
    ]  # fmt: skip
    without = r"^(?!.*[\ue000-\uf8ff])(?!.*[はが])(?!ターン|自分|相手|ゲーム|行動|カードを|場[はがにの])"
    figures = r"^(?!.*[\ue000-\uf8ff])(?=(?:攻撃力|体力|コスト|ラストワード|ファンファーレ|カウントダウン|攻撃時の?効果|交戦時の?効果)[はが])"
    left_out: _Rules = [(re.compile(without + r"(?=.*(?:な(?:い|かった)|る|た|/\d+|まま)$)"), lambda w, f, p: w.perhaps(f, p, "は"))]
    whose: _Rules = [(re.compile(figures), lambda w, f, p: w.perhaps(f, p, "の"))]
    return rules, left_out, whose
