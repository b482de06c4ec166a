"""Tables of ways to say the same in plainer words: patterns over a sentence whose names are hidden, and what each comes to.

They stand apart from what reads sentences (:mod:`engine.language.sentences.plainly`), so that a game brings its own without loading that.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property

Better = str | Callable[[re.Match[str]], str]
NAMED = "\ue000"  # stands for the first name or quoted text of a sentence, the next character for the second, and so on
LAST = "\uf8ff"
ONE = f"[{NAMED}-{LAST}]"  # any of them
SOMEBODY = r"(?:I|(?:my |the )?opponent)"
SO_MANY = r"(?:\d+|no|one|two|three|four|five|six|seven|eight|nine|ten)"  # as a figure or a word
CARD = rf"(?:(?:my|the|a|an|opponent's|the opponent's|my opponent's|first|second|third) )*{ONE}"
CARD_JA = f"(?:自分の|相手の)?{ONE}"
# how it is said that a figure comes to a value, between what has it and the value: where it changes, “to” says to what; without it, it changes by so much
_IS = "is|are|was|were|has|have|had|keeps?|kept|retains?|stays?|stayed|remains?|remained|becomes?|became|reaches|reached|sits?|stands?|ends? up|ended up|winds? up|wound up|being|left"
_SO = "only|just|exactly|still|now|again|therefore|then|so|thus|finally|at|with|on|a|an|the|its|total of|value of|back at|down at|up at"
CHANGES = (
    "returns?|returned|goes|go|went|gone|comes?|came|drops?|dropped|falls?|fell|fallen|sinks?|sank|rises?|rose|grows?|grew|climbs?|climbed|gets?|got|recovers?|recovered|heals?|healed|restored|reduced|lowered|raised|increased|"
    "decreased|brought|set|reset|shrinks?|shrank|changes?|changed|turns?|turned|back|down|up|all the way"
)
COMES_TO = rf"(?:(?:(?:{_IS}|{_SO}) )*(?:(?:{CHANGES}) )+(?:(?:{_SO}) )*to (?:(?:{_SO}) )*|(?:(?:{_IS}) )(?:(?:{_IS}|{_SO}) )*)"


class Stage:
    """Entries that are carried out one after the other: a pattern, and what is said for it. They are compiled once a sentence needs them."""

    def __init__(self, *entries: tuple[str, Better], flags: int = 0) -> None:
        self._entries, self._flags = entries, flags

    @cached_property
    def compiled(self) -> list[tuple[re.Pattern[str], Better]]:
        """The entries as patterns."""
        return [(re.compile(pattern, self._flags), better) for pattern, better in self._entries]


def decked_out(verdict: str) -> dict[str, Stage]:
    """How it is said, by language, that somebody loses for want of cards in the deck, in a game that calls that verdict so."""
    named = "デッキ切れ|山札切れ|デッキアウト|ライブラリアウト"
    return {
        "en": Stage(
            (rf"^({SOMEBODY}) (?:loses?|lost)(?: the game)? (?:by|from|through|due to|because of) (?:decking out|a deck[- ]?out|deck[- ]?out|running out of cards|an empty deck)$", rf'\1 loses and the verdict is "{verdict}"'),
            (rf"^({SOMEBODY}) (?:decks?|decked) out$", rf'\1 loses and the verdict is "{verdict}"'),
            (r"^I (?:wins?|won)(?: the game)? (?:because|since|as|when) (?:my |the )?opponent (?:decks?|decked) out$", rf'I win and the verdict is "{verdict}"'),
            (r"^(?:my |the )?opponent (?:wins?|won)(?: the game)? (?:because|since|as|when) I (?:decks?|decked) out$", rf'opponent wins and the verdict is "{verdict}"'),
            flags=re.IGNORECASE,
        ),
        "ja": Stage(
            (rf"^(自分|相手)[はが](?:{named})(?:で|により|によって|になって|となって|になり|となり)、?(?:負け(?:る|た|となる|になる)?|敗北(?:する|した)?)$", rf"\1の負け、判定は「{verdict}」"),
            (rf"^自分[はが]相手の(?:{named})(?:で|により|によって)、?(?:勝つ|勝った|勝ち|勝利(?:する|した)?)$", rf"自分の勝ち、判定は「{verdict}」"),
            (rf"^相手[はが]自分の(?:{named})(?:で|により|によって)、?(?:勝つ|勝った|勝ち|勝利(?:する|した)?)$", rf"相手の勝ち、判定は「{verdict}」"),
        ),
    }  # fmt: skip
