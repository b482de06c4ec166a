"""How English sentences say how it came out: that an action went through, what came first or last, what stands or lies where and how it is."""

from __future__ import annotations

import re

from engine.language.plainer import ONE
from engine.language.sentences.english_pieces import FIGURE, ORDINALS, STATE, THING, effect, stage

_WENT_THROUGH = r"(?:(?:goes|went|gets|got) (?:right )?through(?: fine)?|succeeds|succeeded|works|worked(?: out)?|(?:is|was) (?:legal|fine|valid|successful|possible|accepted|carried out|permitted))"
_FAILED = r"(?:(?:does|did) not (?:go through|succeed|work|happen)|fails|failed|(?:is|was) (?:invalid|rejected|not (?:legal|valid|possible|accepted|carried out|permitted)))"
_LYING = r"(?:stays?|stayed|remains?|remained|(?:is|was)(?: left)?|survives?|survived|ends? up|ended up) (?P<where>(?:in|on) (?:the |my |opponent's )?[a-z]+(?: zone| area| pile)?)"
_POINTS = rf"(?:{FIGURE}|damage|power|toughness|[AD]P|life)"


def _which_came(found: re.Match[str]) -> str:
    """Which effect resolved first or last, of a card or of what was put on the stack: “Gust resolved first”."""
    return f"the {found['end'].lower()} effect to resolve was {effect(found['card'])}"


def _of_state(found: re.Match[str]) -> str:
    """Where a card is, and how it is there."""
    return f"{found['card']} is {found['where']} and {found['card']} is {found['state']}"


_PLACE = r"(?:my|opponent's|the) [a-z]+(?: [a-z]+)?"
OUTCOMES = stage(
    (rf"\bthe ({'|'.join(ORDINALS)}) of (my|opponent's) (?={ONE})", r"\2 \1 "),
    (rf"^({THING}) is ({STATE}) (in|on) ({_PLACE})$", r"\1 is \3 \4 and \1 is \2"),
    (r"^(my|opponent's) (deck|hand) (?:ran out|runs out|has run out|is used up|is exhausted|ran dry)$", r"\1 \2 is empty"),
    (rf"^((?:.*, )?(?:I|opponent|{THING})) had (?=(?:only |just |exactly )?(?:\d|no ))", r"\1 has "),
    (rf"^((?:.*, )?{THING}) (resolved|fizzled|did not resolve|did not fizzle)$", lambda found: f"{found[1]}'s effect {found[2]}"),
    (rf"^({THING}) (?:goes|went|was put|is put) to sleep$|^({THING}) (?:falls|fell) asleep$", lambda found: f"{found[1] or found[2]} is asleep"),
    (rf"^(?:(?:there (?:is|are) )?(?:a|an|1)|the first) ({ONE})(?: (?:is|was|lies|went|goes|(?:was|is) put))? (?:in|on|to|into|onto) ({_PLACE})(?:,? (?:and|but)|,|;) (?:the other|the second|another|1)(?: one| {ONE})?(?: (?:is|was|lies|went|goes|(?:was|is) put))? (?:in|on|to|into|onto) ({_PLACE})$", r"\2 has 1 \1 and \3 has 1 \1"),
    (rf"^(action \d+) {_WENT_THROUGH}$", r"\1 was not refused"),
    (rf"^(action \d+) {_FAILED}$", r"\1 was refused"),
    (rf"^(?P<card>{THING}) (?:resolves?|resolved|(?:is|was) resolved|takes effect|took effect) (?P<end>first|last)(?: of all)?$", _which_came),
    (rf"^(?:what|the (?:card|one|effect) (?:that|which)) (?:resolves?|resolved|came) (?P<end>first|last) (?:is|was) (?P<card>{THING}(?:'s [a-z]+(?: [a-z]+)?)?)$", _which_came),
    (r"^it is (my|opponent's) (\w+) phase$", r"it is \1 turn and it is the \2 phase"),
    (rf"^((?:my|opponent's) [a-z]+(?: [a-z]+)?|(?:the )?[a-z]+ zone) (?:is|are|was|consists of|is made up of|contains|holds nothing but|has nothing but) (?:only |just |exactly |nothing but )?(\d+) ({ONE})s?$", r"\1 has \2 \3 and \1 has \2 cards"),
    (rf"^((?:.*, )?{THING}) (?:deals|dealt|does|did|inflicts|inflicted) (me|I|opponent|{THING}) (\d+) damage$", lambda found: f"{found[1]} deals {found[3]} damage to {'me' if found[2] in 'Ime' else found[2]}"),
    (rf"^(?P<card>{THING}) {_LYING},? (?:and )?(?P<state>{STATE})$", _of_state),
    (rf"^(?P<card>{THING}) {_LYING},? (?:with|at|on|having) (?:only |just |exactly )?(?P<n>\d+) (?P<figure>{_POINTS})(?: left| remaining)?$", lambda found: f"{found['card']} is {found['where']} and {found['card']} has {found['n']} {found['figure']}"),
    (rf"^(I|opponent|{THING}) (?:has|have|am at|is at) (\d+ {_POINTS}) (?:in all|in total|altogether)$", r"\1 has \2"),
    (rf"^({THING}) (?:left|leaves|is gone from|was gone from|is off|was off) (?:the )?(?:board|field|battle zone|table)$", r"\1 left"),
    (rf"^({THING}) ends? up in (.+)$|^({THING}) ended up in (.+)$", lambda found: f"{found[1] or found[3]} is in {found[2] or found[4]}"),
    (r"^(my|opponent's) (\w+) (?:is|are|was|were) (?:down to|up to|left with|reduced to) (\d+) cards?$", r"\1 \2 has \3 cards"),
    (r"^(\d+|no) cards? (?:is|are|was|were) left in (my|opponent's) (\w+)$", r"\2 \3 has \1 cards"),
    (rf"^(I|opponent) (?:puts?|placed) ({THING}) into (?:my|opponent's|the) (\w+(?: zone)?)$", lambda found: f"{found[2]} was put into {'my' if found[1] == 'I' else found[1] + chr(39) + 's'} {found[3]}"),
)  # fmt: skip
