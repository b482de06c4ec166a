"""What is wrong with a text, in words a judge can act on: where, what was found, what the nearest thing is that exists."""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher

from engine.language.likeness import close

MAX_TEXT = 20_000
MAX_LINES = 200
MAX_LINE = 1_000
MAX_DEPTH = 30
_MANY = 1_000  # more spellings than this are compared only where they begin alike


class LanguageError(Exception):
    """One error at one place. `message` holds the sentence in both languages; `nearest` what could have been meant.

    `bare` is the message without what is near, where the words are at fault; `slip` says that the nearest is but another spelling.
    """

    bare: Mapping[str, str] = {}
    slip: bool = False

    def __init__(self, line: int, column: int, found: str, message: dict[str, str], nearest: Sequence[str] = ()) -> None:
        super().__init__(f"{line}:{column}: {message['en']}")
        self.line = line
        self.column = column
        self.found = found
        self.message = message
        self.nearest = list(nearest)


class PointsAtNothing(LanguageError):
    """A text that says only how it differs from something that was not said before it."""


def shorten(text: str, limit: int = 40) -> str:
    """A piece of somebody's text, short enough to stand inside a message."""
    text = " ".join(text.split())
    return text if len(text) <= limit else text[: limit - 1] + "…"


def near(word: str, among: Iterable[str], count: int = 3) -> list[str]:
    """The spellings closest to a word, best first; compared without regard to case, returned as they are written."""
    lower = word.lower()
    written: dict[str, str] = {}
    for candidate in among:
        if abs(len(candidate) - len(word)) <= 2 + len(word) // 2:
            written.setdefault(candidate.lower(), candidate)
    if len(written) > _MANY:
        written = {key: value for key, value in written.items() if key[:1] == lower[:1]}
    return [written[c] for c in close(lower, written, count)]


def _hint(nearest: Sequence[str], template: tuple[str, str]) -> tuple[str, str]:
    if not nearest:
        return "", ""
    return template[0].format(nearest[0]), template[1].format(nearest[0])


def _in_words(line: int, column: int, found: str, said: tuple[str, str], hint: tuple[str, str], nearest: Sequence[str]) -> LanguageError:
    """An error of words: what is said, and behind it what is near."""
    error = LanguageError(line, column, found, {"en": said[0] + hint[0], "ja": said[1] + hint[1]}, nearest)
    error.bare = {"en": said[0], "ja": said[1]}
    return error


_LIKE_A_NAME = re.compile(r"[A-Z][a-z'-]{2,}|[\u30a1-\u30f6\u30fc・]{2,}")  # how names of cards are mostly spelled
_SLIP = 0.8  # what share of a word and of its nearest must be the same for it to be taken as a slip


def unknown_word(line: int, column: int, found: str, nearest: Sequence[str], beside_cards: bool = False) -> LanguageError:
    """A word that nothing has; ``beside_cards``: in a file in which cards of one's own may be written, which a name may be meant for."""
    hint = _hint(nearest, (" Did you mean “{}”?", "「{}」のことですか。"))
    short = shorten(found)
    said = f"The word “{short}” is not in the language and no card is called that.", f"「{short}」という語はなく、その名前のカードもありません。"
    slip = bool(nearest) and len(found) > 3 and SequenceMatcher(None, found.lower(), nearest[0].lower()).ratio() >= _SLIP
    if beside_cards and not slip and _LIKE_A_NAME.fullmatch(found):
        said = said[0] + " A card that is not in the corpus is written under “cards:”.", said[1] + "コーパスにないカードは「cards:」に書きます。"
    error = _in_words(line, column, found, said, hint, nearest)
    error.slip = slip
    return error


def unknown_card(line: int, column: int, found: str, nearest: Sequence[str]) -> LanguageError:
    en, ja = _hint(nearest, (" Did you mean “{}”?", "「{}」のことですか。"))
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"No card is called “{short}”.{en}",
        "ja": f"「{short}」という名前のカードはありません。{ja}",
    }, nearest)


def unexpected(line: int, column: int, found: str, nearest: Sequence[str]) -> LanguageError:
    hint = _hint(nearest, (" The nearest phrase is “{}”.", "もっとも近い言い方は「{}」です。"))
    short = shorten(found)
    return _in_words(line, column, found, (f"“{short}” does not fit here.", f"「{short}」はここでは使えません。"), hint, nearest)


def ends_early(line: int, column: int, nearest: Sequence[str]) -> LanguageError:
    hint = _hint(nearest, (" The nearest phrase is “{}”.", "もっとも近い言い方は「{}」です。"))
    return _in_words(line, column, "", ("The sentence ends before it is complete.", "文が途中で終わっています。"), hint, nearest)


def nothing_there(line: int, column: int) -> LanguageError:
    return LanguageError(line, column, "", {"en": "There is no text here.", "ja": "文がありません。"})


def points_at_nothing(line: int, column: int, found: str) -> LanguageError:
    short = shorten(found)
    return PointsAtNothing(line, column, found, {
        "en": f"“{short}” points at something that was not said before it, or not so that one can tell what. Say the whole sentence.",
        "ja": f"「{short}」が指すものが、それより前にないか、一つに決まりません。全体を文で書いてください。",
    })


def no_words_for(line: int, column: int, found: str) -> LanguageError:
    """For a text that was read, and that no words of the language say back as a whole."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}” is made of parts that can't stand in one text here: no words say all of it. Say each thing in a sentence of its own.",
        "ja": f"「{short}」は、一つの文にまとめて言い表せない部分からできています。一つずつ別の文で書いてください。",
    })


def nothing_lasts(line: int, column: int, found: str) -> LanguageError:
    """For a stretch of time before something that does not last."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: what is done there does not last, so it can't be for that long. Say it without, or say what lasts (“…, give it Ward”).",
        "ja": f"「{short}」：そこで行うことは続くものではないので、期間を付けられません。期間を除くか、続くもの（「…、それに守護を与える」）を書いてください。",
    })


def reach_unclear(line: int, column: int, found: str) -> LanguageError:
    """For a part of a list that does not say, by itself, what the parts before it say of themselves."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"It can't be told whether what is said before it, or after it, is meant of “{short}” too. Say of each how many there are, whose and which: “all enemy … and all enemy …”.",
        "ja": f"前後で言っていることが「{short}」にも掛かるのか決まりません。「相手の…すべてと相手の…すべて」のように、数・持ち主・条件をそれぞれに書いてください（どちらのものでもよければ「お互いの」）。",
    })


def gone_by_then(line: int, column: int, found: str) -> LanguageError:
    """For a card that is banished as it leaves or at another moment, in one line."""
    return LanguageError(line, column, found, {
        "en": "What is banished as it leaves is banished instead of leaving, at another moment it is banished as such. Write two lines: “When this follower leaves play, banish it.” and the other moment with its own “banish it”.",
        "ja": "場を離れる時の消滅は離れるかわりに行われ、ほかの時の消滅とは別のものです。「場を離れるとき、消滅する。」と、もう一方の時の「消滅する。」とを、2行に分けて書いてください。",
    })


def condition_unclear(line: int, column: int, found: str) -> LanguageError:
    """For what is done several times behind a Japanese condition, which reaches that far and can't be said of it."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}” stands behind a condition that reaches over it. Say the condition again, or begin with 「また、」 what is done in any case.",
        "ja": f"「{short}」は前の「…なら、」の続きと読めます。「…なら、」をもう一度書くか、いつでも行うなら「また、」で始めてください。",
    })


def number_missing(line: int, column: int, found: str) -> LanguageError:
    """For cards in the singular with neither a number nor an article before them."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: how many are meant can't be told. Write “a(n) …” for one that is chosen, “a random …” for one that is drawn, “all …” for all of them.",
        "ja": f"「{short}」：いくつのことか決まりません。1つなら「a(n) …」（選ぶ）か「a random …」（ランダム）、すべてなら「all …」と書いてください。",
    })


def subject_unclear(line: int, column: int, found: str) -> LanguageError:
    """For a clause without a subject behind one that says what another player does with their own cards."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"The sentence goes on with the other player, and who does “{short}” can't be told. Make two sentences, each with who does it.",
        "ja": f"文の主語が前から続くため、「{short}」を誰が行うのか決まりません。文を二つに分け、それぞれに誰が行うかを書いてください。",
    })


def which_one_unclear(line: int, column: int, found: str) -> LanguageError:
    """For what is done to one card that a condition only asks for, and of which there may be several."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: of the cards that the condition asks for there may be several, and to which one this is done can't be told. Write “a …” for one that is chosen, “a random …” for one that is drawn, “them” for all.",
        "ja": f"「{short}」：条件のカードが複数あるとき、どれに行うのか決まりません。選ぶなら「…1体」、ランダムなら「ランダムな…1体」、すべてなら「…すべて」と書いてください。",
    })


def leader_or_several(line: int, column: int, found: str) -> LanguageError:
    """For a leader or so many followers, with a number behind them that is not one."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: whether a leader or so many followers are meant, or so many of both together, can't be told. Write “choose one: …; …” for the one or the other, “2 … enemies” (「相手のリーダーかフォロワー2体」) for both together.",
        "ja": f"「{short}」：リーダーか、その数のフォロワーか、合わせてその数か決まりません。どちらかなら「次のうち1つを選ぶ：…／…」、合わせてなら「相手のリーダーかフォロワー2体」と書いてください。",
    })


def asked_of_another(line: int, column: int, found: str) -> LanguageError:
    """For what is asked of a card behind what made it another card."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: the card is another one by then, and this would be asked of the new one. Ask first: “Select an enemy follower. If it costs 5 or more, draw a card. Transform it into …”.",
        "ja": f"「{short}」：その時にはもう別のカードになっていて、変身後のカードに対する条件になります。先に確認してください（「相手のフォロワー1体を選択する。それがコスト5以上なら、カードを1枚引く。それを…に変身させる。」）。",
    })


def holder_is_a_leader(line: int, column: int, found: str) -> LanguageError:
    """For “this follower” in an ability that a leader is given."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: a leader is given this, and in what a leader has “this” is the leader, which is no follower. Write which card is meant (“a random allied follower”, its name), or give it to the card itself.",
        "ja": f"「{short}」：リーダーが持つ能力の「これ」はリーダーで、フォロワーではありません。どのカードかを書くか（「ランダムな自分のフォロワー1体」、カード名）、そのカード自身に与えてください。",
    })


def discarded_in_play(line: int, column: int, found: str) -> LanguageError:
    """For cards on the table that are said to be discarded."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: cards are discarded from a hand, not from play. Write “discard … from your hand”, or what is done to those in play (“destroy …”, “banish …”).",
        "ja": f"「{short}」：捨てるのは手札のカードで、場のカードではありません。「自分の手札の…を捨てる」、または場のカードに行うこと（「…を破壊する」「…を消滅させる」）を書いてください。",
    })


def end_unclear(line: int, column: int, found: str) -> LanguageError:
    """For what stands behind several clauses ("… and … if …") and may be meant of the last alone."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"It can't be told whether the end of the sentence is meant of all of “{short}” or of its last part. Say it first (“if …, … and …”), or make two sentences.",
        "ja": f"文の終わりの条件が「{short}」の全体に掛かるのか最後の部分だけに掛かるのか決まりません。条件を先に書くか、文を二つに分けてください。",
    })


def others_unclear(line: int, column: int, found: str) -> LanguageError:
    """For other ones behind several that were selected, once something else was spoken of."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: it can't be told from which ones these are other, since something else was spoken of behind those that were selected. Write it right behind the selecting.",
        "ja": f"「{short}」：選んだ後に別のことを述べているため、どれ以外のことか決まりません。選ぶ文のすぐ後に書いてください。",
    })


def one_of_two_unclear(line: int, column: int, found: str) -> LanguageError:
    """For “it and all others” behind two that were selected one after the other."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: two were selected, and whether the first of them is one of the others can't be told. Write “all other …” alone to spare both, or “all …” to spare neither.",
        "ja": f"「{short}」：2回選んでおり、先に選んだものが他に含まれるか決まりません。両方を除くなら「他の…すべて」だけを、どちらも除かないなら「…すべて」を書いてください。",
    })


def spared_unclear(line: int, column: int, found: str) -> LanguageError:
    """For what stands behind “all others than …” and “and”: it may be another that is spared."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: whether this is spared as well or done to as well can't be told. Where it is done to, write a comma before “and” (“… other than this, and …”).",
        "ja": f"「{short}」：これも除くのか、これにも行うのか決まりません。行うなら、二つの文に分けてください。",
    })


def figure_unclear(line: int, column: int, found: str) -> LanguageError:
    """For a figure of “it” behind several that were spoken of together."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: several were spoken of, and of which one this figure is can't be told. Write the total (“the total attack of them”), or speak of one.",
        "ja": f"「{short}」：複数のカードについて述べた後なので、どれの数値か決まりません。合計なら「それらの攻撃力の合計」のように書くか、1枚だけについて書いてください。",
    })


def one_of_several_unclear(line: int, column: int, found: str) -> LanguageError:
    """For “it” behind several that were named one by one."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: several were named, and of which one this is said can't be told. Write “them” for all, or which one (“that amulet”, “the first”).",
        "ja": f"「{short}」：いくつか挙げた後なので、どれのことか決まりません。すべてなら「それら」と書き、1つなら「そのアミュレット」「1つ目のカード」のように書いてください。",
    })


def asked_of_several(line: int, column: int, found: str) -> LanguageError:
    """For what is asked of “it” behind several cards, or behind one of each player."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: several cards were spoken of, and of which one this is asked can't be told. Ask whether there is one among them (“if there is a follower discarded this way, …”), or speak of one.",
        "ja": f"「{short}」：複数のカードについて述べた後なので、どれのことを確認するのか決まりません。「この能力で捨てたフォロワーがあるなら、…」のようにその中にあるかを確認するか、1枚だけについて書いてください。",
    })


def gain_unclear(line: int, column: int, found: str) -> LanguageError:
    """For a gain without a subject behind 「それが破壊されなかったなら」."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: whether the card that was spoken of gains it, or the card whose text this is, can't be told. Write which: “give it …” (「それに…を与える」) or “give this …” (「これは…を得る」).",
        "ja": f"「{short}」：前に述べたカードが得るのか、このカードが得るのか決まりません。「それに…を与える」または「これは…を得る」と書いてください。",
    })


def survivor_unclear(line: int, column: int, found: str) -> LanguageError:
    """For 「破壊されなかったなら」 without a subject, behind what happens to other cards."""
    short = shorten(found)
    return LanguageError(line, column, found, {
        "en": f"“{short}”: which card was not destroyed can't be told. Write 「これが破壊されなかったなら」 of the card whose text this is, 「それが場にあるなら」 of the other.",
        "ja": f"「{short}」：どのカードが破壊されなかったのか決まりません。このカードなら「これが破壊されなかったなら」、もう一方なら「それが場にあるなら」と書いてください。",
    })


def not_of_this_game(line: int, column: int, found: str, word: str) -> LanguageError:
    """For a wording that means something which the game has not: `word` is what the language calls that."""
    return LanguageError(line, column, found, {
        "en": f"This speaks of something that this game has not: {word}.",
        "ja": f"このゲームに無いもの（{word}）についての文です。",
    })


def too_long(line: int, found: int, limit: int, what: tuple[str, str]) -> LanguageError:
    return LanguageError(line, 1, str(found), {
        "en": f"This {what[0]} has {found} characters; at most {limit} are read.",
        "ja": f"この{what[1]}は{found}文字あります。読み込めるのは{limit}文字までです。",
    })


def too_many_lines(found: int) -> LanguageError:
    return LanguageError(MAX_LINES + 1, 1, str(found), {
        "en": f"This text has {found} lines; at most {MAX_LINES} are read.",
        "ja": f"この文章は{found}行あります。読み込めるのは{MAX_LINES}行までです。",
    })


def too_deep(line: int, column: int) -> LanguageError:
    return LanguageError(line, column, "", {
        "en": f"This is nested too deeply; at most {MAX_DEPTH} levels are read.",
        "ja": f"入れ子が深すぎます。読み込めるのは{MAX_DEPTH}段までです。",
    })


def check_size(text: str, line: int = 1) -> LanguageError | None:
    """The size limits, before any parsing: a text of a megabyte costs no more than its length."""
    if len(text) > MAX_TEXT:
        return too_long(line, len(text), MAX_TEXT, ("text", "文章"))
    if text.count("\n") >= MAX_LINES:
        return too_many_lines(text.count("\n") + 1)
    for offset, row in enumerate(text.split("\n")):
        if len(row) > MAX_LINE:
            return too_long(line + offset, len(row), MAX_LINE, ("line", "行"))
    return None
