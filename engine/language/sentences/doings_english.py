"""What an English sentence says is done, in other words: the same once more, who passes, which option is taken, one action after the other."""

from __future__ import annotations

import re

from engine.language.plainer import LAST, NAMED, ONE
from engine.language.sentences.english_pieces import NTH, ORDINALS, THING, stage

ONE_AFTER_THE_OTHER = stage(
    (rf"^((?:I|opponent) (?:plays?|evolves?|super-evolves?)) (?P<count>[2-5]) (?:copies of )?(?:the )?(?P<one>{ONE})s?$", lambda found: f"{found[1]} " + ", ".join([found["one"]] * (int(found["count"]) - 1)) + f" and {found['one']}"),
    (rf"^(I|opponent) (plays?|evolves?|super-evolves?) ({THING}),? (?:and )?then (?:plays? |evolves? )?({THING})$", r"\1 \2 \3 and \1 \2 \4"),
    (rf"^(I|opponent) (\S+) ({THING}),? (?:and|then) (?:then )?attacks? (.+) with it$", r"\1 \2 \3 and \3 attacks \4"),
    (rf"^(I|opponent) (\S+) ({THING}),? (?:and|then) (?:then )?attacks? with it$", r"\1 \2 \3 and \3 attacks"),
    (rf"^(I|opponent) (\S+) ({THING}),? (?:and|then) (?:it )?attacks (.+)$", r"\1 \2 \3 and \3 attacks \4"),
)  # fmt: skip
def _as_on_cards(said: str) -> str:
    """What a card does, as the card says it to its player."""
    return re.sub(r"\bI\b", "you", re.sub(r"\bmy\b", "your", said))


def _each_copy(found: re.Match[str]) -> str:
    """Several copies of one card, each by its name: “2 Imps”."""
    count = int(found["count"])
    return " and ".join([found["one"]] * count) if count > 1 else found[0]


AGAIN = stage(
    (r"\bI (?:decline|refuse|choose not|opt not) to (?=\w)", "I do not "),
    (r"\bopponent (?:declines|refuses|chooses not|opts not) to (?=\w)", "opponent does not "),
    (rf"(?<=fuse |uses )(?P<count>\d) (?P<one>{ONE})s?", _each_copy),
    (rf"^opponent (?:blocks?|defends?) with ({THING})$", r"\1 blocks"),
    (r" (?:by|with|through) an effect$", ""),
    (r"(?<=\w) (?:again|once more) (?=(?:with|by) )", " "),
    (r"^(?:everyone|everybody|each player|all players|both players|we both|both of us) (?:pass|passes|declines?)$", "both players pass"),
    (r"^(?:nobody|no one|no player|neither player|neither of us) (?:does|says|plays|adds|wants|has) (?:anything|something|any)(?: more| else| further| to answer| interrupts?| answers?| responses?)*$|^there (?:is|are) no (?:more |further )?(?:interrupts?|answers?|responses?|reactions?)$|^no (?:more |further |one |other )*(?:interrupts?|answers?|responses?|reactions?|interference)(?: (?:follow|follows|come|comes|is made|are made))?$", "nobody answers"),
    (r",? without (?:its |the )?(?:enhance|enhancing(?: it)?)$", " with no Enhance"),
    (rf"(?:,? and (?:choose|chooses|pick|picks|select|selects)|,? (?:choosing|picking|selecting))(?: the option)? to ([^\"{NAMED}-{LAST}]+)$", lambda found: f' choosing "{_as_on_cards(found[1])}"'),
    (rf" (?:with|choosing|picking|selecting|for) (?:the |its )?{NTH} (?:option|effect|mode|choice|ability|one)$", lambda found: f" choosing {found['nth'] or ORDINALS[found['ordinal'].lower()]}"),
    (r" (?:with|choosing|picking|selecting) (?:option|effect|mode|choice) (\d)$", r" choosing \1"),
    (r"^(?:turn end|end of turn|end of my turn)$", "end my turn"),
    (rf"\b(?:another|one|one more|the other) (?={ONE})", ""),
    (rf"^({THING}) enters (?:my board|my side)$", r"\1 is summoned for me"),
    (rf"^({THING}) enters opponent's (?:board|side)$", r"\1 is summoned for opponent"),
    (r"^it becomes opponent's turn$|^it is (?:now )?opponent's turn$|^opponent's (?:next )?turn (?:begins|starts|comes)$", "I end my turn"),
    (r"^it (?:becomes|is(?: now)?) my turn$|^my (?:next )?turn (?:begins|starts|comes)$", "opponent ends the turn"),
    (r" (?:again|once more|one more time|a second time|another time)$", ""),
    (r"^(?:nothing happens|(?:I|opponent|both players) do(?:es)? nothing|no action is taken|nothing)$", "nothing is done"),
)
