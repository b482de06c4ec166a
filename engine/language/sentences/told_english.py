"""How English sentences say what came of a scenario: of both players, what came into play, what figures came to, what could be done."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.language.plainer import CHANGES, COMES_TO, ONE
from engine.language.sentences.english_pieces import FIGURE, STATE, THING, effect, stage

_PLURAL_VERBS = {"have": "has", "are": "is", "were": "was", "do": "does", "lose": "loses", "take": "takes", "drop": "drops", "fall": "falls", "go": "goes", "gain": "gains", "get": "gets", "heal": "heals", "recover": "recovers", "stay": "stays", "remain": "remains", "restore": "restores", "survive": "survives", "draw": "draws", "discard": "discards", "end": "ends", "keep": "keeps"}  # fmt: skip


def _of_each(mine: str, theirs: str) -> Callable[[re.Match[str]], str]:
    """The same said of me and of the opponent, who is one and not both."""

    def said(found: re.Match[str]) -> str:
        verb = found["verb"].lower()
        one = _PLURAL_VERBS.get(verb, verb)
        first = next((many for many, single in _PLURAL_VERBS.items() if single == one), one) if mine == "I" else one
        return f"{mine} {first}{found['rest']} and {theirs} {one}{found['rest']}"

    return said


_ONE_ZONE = {"hands": "hand", "boards": "board", "fields": "board", "decks": "deck", "cemeteries": "cemetery", "graveyards": "cemetery"}
_ZONES = "|".join(_ONE_ZONE)
_ENTERS = r"(?:enters?|entered|comes?|came|arrives?|arrived|appears?|appeared|lands?|landed|joins?|joined|hits|hit|(?:is|are|was|were|gets?|got) (?:put|placed|brought|summoned|created|spawned|played|called|dropped))"
_WAY_IN = r"(?: (?:back|straight|directly|out|down|up|in|into|onto|on|to|from|play|the board|the table|board|my deck|opponent's deck|the deck|my hand|the cemetery|my cemetery))+"
_COUNTED = r"(?:no|none|only \d+|just \d+|exactly \d+|at least \d+|at most \d+|more than \d+|(?:less|fewer) than \d+|\d+)"


def _two_orders(found: re.Match[str]) -> str:
    """Two orders of which the second leaves out what is done: “A resolved before B and B before C”."""
    called = str if found[2][:2] in ("is", "wa") else effect
    return f"{called(found[1])} {found[2]} {found[3]} {called(found[4])} and {called(found[5])} {found[2]} {found[6]} {called(found[7])}"


_HEAD = r"(?:last words|shield trigger|tap ability|silent skill|[a-z]+(?:-[a-z]+)?)"
_GO_OFF = "(?:go off|trigger|activate|happen|work|resolve)"
_HEADS_ALONE = "fanfare|last words|strike|clash|evolve|super-evolve|engage|union burst|skybound art"
_CAME = r"(?: (?:is|was|are|were))? ?(?:resolve[sd]?|resolved|triggere?[sd]|processed|carried out|came|comes?|goes|went|happens?|happened|used)?"


def _same_of_both(first: str, head: str, then: str) -> str:
    """That the effect of one card resolved before the like one of another, of which only the card is said."""
    return f"{first}'s {head} resolved before {then}'s {head}"


def _in_that_order(found: re.Match[str]) -> str:
    """The effects of several cards, each by its name."""
    *others, last = [f"{one}'s {found[1]}" for one in re.findall(THING, found[3])]
    listed = f"{', '.join(others)} and {last}" if others else last
    return f"{listed} {'resolved' if found[2][0].lower() in 'rcw' else 'triggered'} in that order"


_NEITHER = r"(?:(?:was|were|got|is|are) (?P<done>\w+ed|drawn)|(?P<hit>took|takes|take) (?:any )?damage|(?P<died>died|dies|die)|(?P<did>entered|evolved))"


def _neither_copy(found: re.Match[str]) -> str:
    """What befell neither of two copies of a card, said of both."""
    both = found["several"] or found["one"] + "s"
    done = found["done"] or ("damaged" if found["hit"] else "destroyed" if found["died"] else "")
    return f"both {both} were not {done}" if done else f"both {both} did not {'enter' if found['did'].lower() == 'entered' else 'evolve'}"


_DOES = r"(?:attack|evolve|enter|leave|die|trigger|survive|block|board|alight|take|deal|get|gain|lose|become)"


def _neither_of_copies(found: re.Match[str]) -> str:
    """What neither of two copies of a card is, has or did, said of the first and of the second."""
    whose, verb = found["whose"] or "the ", found["verb"].lower()
    said = "does not have" if verb in ("has", "have") else "can't" if verb == "can" else f"{verb} not" if verb in ("is", "are", "was", "were", "did", "does") else f"did not {_plain(verb)}"
    return " and ".join(f"{whose}{nth} {found['one']} {said}{found['rest']}" for nth in ("first", "second"))


def _plain(verb: str) -> str:
    """A verb as it stands behind “did not”: attacked is attack, took is take."""
    if verb in (irregular := {"took": "take", "dealt": "deal", "got": "get", "lost": "lose", "became": "become", "left": "leave", "died": "die"}):
        return irregular[verb]
    return next((plain for plain in _DOES[3:-1].split("|") if verb.startswith((plain, plain.removesuffix("e") + "i"))), verb)


_SOME_EFFECT = rf"{THING}(?:'s(?: [a-z]+(?:-[a-z]+)?(?: [a-z]+)?)?)?"
TOLD = stage(  # what is said of how it came out
    (r"\b(my|opponent's) (?:maximum|max)(?: (?:number )?of)? play points? (?:is|are|was|were) ", r"\1 max PP is "),
    (r"\b(my|opponent's) max(?:imum)?(?: (?:number|amount) of)? play points? (?=did|rose|fell|went|increased|decreased|dropped|stayed|grew)", r"\1 max PP "),
    (rf"^neither (?:of (?:the )?(?P<several>[^,]+?)|(?P<one>(?:my |opponent's )?{ONE})) {_NEITHER}$", _neither_copy),
    (rf"^neither (?:of (?:the )?)?(?P<whose>my |opponent's )?(?P<one>{ONE}) (?P<verb>is|are|was|were|has|have|can|did|does|took|dealt|got|lost|became|left|died|{_DOES}(?:s|es|d|ed)?)(?: not)?(?P<rest>(?: .*)?)$", _neither_of_copies),
    (r"^(I|opponent) (?:has|have) (\d+) (?:maximum|max) play points?$", lambda found: f"{'my' if found[1] == 'I' else found[1] + chr(39) + 's'} max PP is {found[2]}"),
    (r"^an? card (?:was|is|gets?|got) (?:added|put|placed) (?:to|into) (my|opponent's) hand$", r"it happened that any card is put into \1 hand"),
    (r"^(\d+) cards? (?:was|were|is|are|gets?|got) (?:added|put|placed) (?:to|into) (my|opponent's) hand$", r"it happened \1 times that any card is put into \2 hand"),
    (r"^(my|opponent's) hand (?:gained|gains|grew by|grows by|got) (\d+)(?: cards?)?$", r"\1 hand rose by \2 cards"),
    (r"^all (?:of )?(my|opponent's) (?:PP|play points) (?:is|are|was|were) (?:gone|used|used up|spent)$", r"\1 play points are 0"),
    (r"^opponent is (\d+)(?: defense)?$", r"the enemy leader has \1 defense"),
    (rf"^({THING}) (?:gets?|got|is|was) hit$", r"\1 was damaged"),
    (r"^(I|opponent) (?:is|was|am|are|were|gets?|got) hit for (\d+)(?: damage)?$", lambda found: f"{'my' if found[1] == 'I' else 'the enemy'} leader takes {found[2]} damage"),
    (r"^(I|opponent) (?:is|am|are|was) (?:still |now )?(?:down to|up to|left at|back at|back to|at) (\d+)(?: defense)?$", lambda found: f"{'my' if found[1] == 'I' else 'the enemy'} leader has {found[2]} defense"),
    (rf"^(?:the )?({_HEADS_ALONE})s? (?:did|does|do) not {_GO_OFF}$", r"no \1 triggered"),
    (rf"^(?:the )?({_HEADS_ALONE})s? (?:goes|go|went) off$|^(?:the )?({_HEADS_ALONE})s? (?:triggers?|triggered|activates?|activated|happened|worked)$", lambda found: f"a {found[1] or found[2]} triggered"),
    (rf"^(?:the )?necromancy (?:(?:did|does) not {_GO_OFF}|(?:was|is) not (?:used|paid|triggered|activated|done))$|^no necromancy (?:was|is|happened|took place)(?: used| paid| done)?$", "it never happened that any card uses Necromancy"),
    (rf"^({ONE})'s necromancy (?:was|is) (not )?(?:used|paid|triggered|activated|done)$", lambda found: f"it {'never ' if found[2] else ''}happened that {found[1]} uses Necromancy"),
    (r"^(?:the )?necromancy (?:goes off|went off|triggers?|triggered|activates?|activated|happened|worked|(?:was|is) (?:used|paid|triggered|activated|done))$", "it happened that any card uses Necromancy"),
    (rf"^(no|\d+) ({ONE})s? (?:was|were|is|are|gets?|got) (?:added|put|placed) (?:to|into) (my|opponent's) hand$", lambda found: f"{'0' if found[1].lower() == 'no' else found[1]} of {found[3]} {found[2]} were added to hand"),
    (rf"^an? ({ONE}) (?:was|is|gets?|got) (?:added|put|placed) (?:to|into) (my|opponent's) hand$", r"at least 1 of \2 \1 were added to hand"),
    (rf"^({ONE}) (?:was|is|gets?|got) (not )?(?:added|put|placed) (?:to|into) (my|opponent's) hand$", lambda found: f"{found[3]} {found[1]} was {found[2] or ''}added to hand"),
    (r"^(my|opponent's) (leader|hand|board|deck|cemetery) (.+?)(?:,? (?:and|but|while)|,|;) (mine|opponent's|theirs) ((?:is|has|stays?|remains?|was)\b.*)$", lambda found: f"{found[1]} {found[2]} {found[3]} and {'my' if found[4] == 'mine' else 'opponent' + chr(39) + 's'} {found[2]} {found[5]}"),
    (rf"^(.+?) (?:was|is|were|are) (.+?) (?:when|as|while) ({THING}'s {_HEAD}) resolve[sd]?$", r"while \3 resolves, \1 is \2"),
    (rf"^({THING}) has ([A-Za-z ]+?),? and (?:has )?(\d+) ({FIGURE})$", r"\1 has \2 and \1 has \3 \4"),
    (rf"^({THING}) (?:enters?|entered|comes?|came|(?:is|was) played)(?: (?:the board|into play|in))? as an? (follower|amulet)$", r"once \1 enters, \1 is a \2"),
    (r"^(I|opponent) (?:have |has )?(?:used|spent|uses?|spends?)(?: up)? (?:my|opponent's) (?:only|last|final|one) ((?:play|evolution|super-evolution) point)$", r"\1 has 0 \2s"),
    (rf"^({THING}) (?:only|just) (attacked|attacks|evolved) (once|twice|thrice|\d+ times?)$", r"\1 \2 \3"),
    (r"^(I|opponent) (?:has|have) (\d+) (more|less|fewer) ([\w-]+(?: point)?)s? than (?:before|at the start|in the beginning)$", lambda found: f"{'my' if found[1] == 'I' else found[1] + chr(39) + 's'} {found[4].removesuffix('s')}s {'rose' if found[3] == 'more' else 'fell'} by {found[2]}"),
    (r"^(I|opponent) (?:did|do|does) not (?:get|gain) (?:an?|any) ((?:play |evolution |super-evolution )?(?:shadow|point))s?$", lambda found: f"{'my' if found[1] == 'I' else found[1] + chr(39) + 's'} {found[2]}s did not rise"),
    (r"\b(?:pops?|popped|shows?|showed) up$", "enters the board"),
    (r"\b(?:sits?|stands?|sat|stood) (?=to the (?:left|right) of)", "is "),
    (r"\b(?:completely|entirely|totally) (?=full|empty|\w+ed\b)", ""),
    (rf"^({THING})'s ([A-Za-z]+) (?:is|was|has) (?:gone|lost|used up|broken|removed|taken away)$", r"\1 does not have \2"),
    (r"^it happened (once|twice) that\b", lambda found: f"it happened {'1 time' if found[1].lower() == 'once' else '2 times'} that"),
    (r"^(?:nothing|nobody|no one) (?:died|dies|is killed|was killed|perished|perishes)$", "nothing was destroyed"),
    (r"^(no|only|\d+)( .+?) (?:died|dies|die)$", lambda found: f"{found[1]}{found[2]} {'was' if found[1].lower() == 'only' else 'were'} destroyed"),
    (rf"^({THING}) died(?: first)?,? (?:and )?then ({THING})(?: (?:did|died))?$", r"first \1 is destroyed, then \2 is destroyed"),
    (rf"^({THING}) (?:was|got) (\w+ed)(?: first)?,? (?:and )?then ({THING})(?: was(?: \2)?)?$", r"first \1 is \2, then \3 is \2"),
    (r"^no shadows? (?:is|are|was|were|gets?|got) (?:used|used up|spent|consumed|paid|lost|taken)$", "my shadows did not fall"),
    (rf"^({THING})'s countdown (?:is |was )?(?:advance[sd]?|ticke?[sd]?(?: down)?|counte?[sd]?(?: down)?|progresse[sd]) by (\d+)$", r"\1's countdown fell by \2"),
    (rf"^({THING}) (can|can't) attack (?:other )?(?:enemy )?(?:followers|creatures|characters)(?:,? but| and)? not (?:the |my |opponent's |enemy )?leaders?$", r"\1 can't attack the leader and \1 \2 attack"),
    (rf"^(?:the )?({_HEAD})s? (resolved?s?|triggere?d?s?|activated?s?|came|went) in (?:the|this|that) order:? ((?:{THING}(?:,? (?:and )?(?:then )?)?)+)$", _in_that_order),
    (r"^(?:the )?boards? (?:is|are) empty on both sides$|^both sides of the board are empty$", "my board is empty and opponent's board is empty"),
    (r"^(I|opponent) (?:have |has )?(?:used|spent)(?: up)? all (?:of )?(?:my|opponent's|the)? ?((?:play |evolution |super-evolution )points)$", r"\1 has 0 \2"),
    (r"\bI am (?=(?:at|down|up|back|left|still|now)\b)", "I is "),
    (r"(\d+ cards?) in it$", r"\1"),
    (r"\b(?:is|was|are|were|got|gets) spared$", "was not destroyed"),
    (r"\b(can't (?!attack).+) (?:a second time|again|once more|twice)(?: (?:this|that|in the same) turn)?$", r"\1"),
    (r"^(?:no attacks? (?:took place|takes place|happened|occurred|(?:is|was|were) (?:made|declared))|there (?:is|was|were) no attacks?)$", "no card attacked"),
    (r"^no (?:follower|creature|character)s? (?=(?:attacked|blocked|battled|defended|evolved)$)", "no card "),
    (rf"^({THING})'s ({_HEAD}){_CAME} before (?:(?:those|that|the one) of )?({THING})'s$|^({THING})'s ({_HEAD}){_CAME} before (?:those|that|the one) of ({THING})$", lambda found: _same_of_both(found[1] or found[4], found[2] or found[5], found[3] or found[6])),
    (rf"^({THING})'s ({_HEAD}){_CAME} after (?:(?:those|that|the one) of )?({THING})'s$|^({THING})'s ({_HEAD}){_CAME} after (?:those|that|the one) of ({THING})$", lambda found: _same_of_both(found[3] or found[6], found[2] or found[5], found[1] or found[4])),
    (rf"^(?:first,? )?({THING})'s ({_HEAD}){_CAME}(?: first)?,? (?:and )?then (?:those of |that of )?({THING})'s(?: (?:did|came|resolved))?$", lambda found: _same_of_both(found[1], found[2], found[3])),
    (rf"^({THING}'s {_HEAD}) (?:came|comes?|goes|went|happens?|happened|(?:is|was|are|were)(?: (?:processed|carried out))?) (first|last)$", r"\1 resolved \2"),
    (rf"^({THING}) is the (leftmost|rightmost)(?: \w+)? (?:in|on) ((?:my|opponent's) \w+)$", lambda found: f"{found[3]} {'begins' if found[2].lower() == 'leftmost' else 'ends'} with {found[1]}"),
    (r"^(I|opponent) (?:ends? up|ended up|finish(?:es|ed)?|(?:am|is|was) left) with (?=\d|no\b|only\b)", r"\1 has "),
    (rf"^({_SOME_EFFECT}) (?:goes|went) off (before|after) ({_SOME_EFFECT})$", lambda found: f"{effect(found[1])} resolved {found[2]} {effect(found[3])}"),
    (rf"^({_SOME_EFFECT}) (?:goes|went) off\b", lambda found: f"{effect(found[1])} triggered"),
    (rf"^({_SOME_EFFECT}) (?:did|does) not go off\b", lambda found: f"{effect(found[1])} did not trigger"),
    (r"(?<=\bnot )(.+) by (?:anyone|anybody|anything|any (?:card|follower|creature|character))$", r"\1"),
    (rf"^({THING}) (?:is|was|gets|got) (\w+ed),? (?:instead of|rather than|and not|without) (?:being |getting )?(\w+ed)$", r"\1 was \2 and \1 was not \3"),
    (r"^I (?:heals?|healed|restored|recovered|regained|gained back|got back) (?:for )?(\d+)(?: (?:defense|damage))?$", r"my leader restores \1 defense"),
    (r"^opponent (?:heals?|healed|restored|recovered|regained|gained back|got back) (?:for )?(\d+)(?: (?:defense|damage))?$", r"the enemy leader restores \1 defense"),
    (rf"^({THING}|my leader|the enemy leader) (?:is|was|gets|got) healed (?:for |by )(\d+)(?: (?:defense|damage))?$", r"\1 restores \2 defense"),
    (rf"^(\d+) of the (\d+) cards (?:that )?I drew (?:are|is|were|was) ({ONE})s?$", r"I drew \2 cards and \1 of my \3 were drawn"),
    (rf"^(\d+) of the (\d+) cards (?:that )?opponent drew (?:are|is|were|was) ({ONE})s?$", r"opponent drew \2 cards and \1 of opponent's \3 were drawn"),
    (rf"^({_SOME_EFFECT}) (was \w+ed|is \w+ed|resolve[sd]?|triggere?[sd]) (before|after) ({_SOME_EFFECT}),? and (?:then )?({_SOME_EFFECT}) (before|after) ({_SOME_EFFECT})$", _two_orders),
    (rf"^({THING}) (?:is|was|gets|got) (\w+ed),? (?:and|but) ({THING}) (before|after) ({THING})$", r"\1 was \2 and \3 was \2 \4 \5 was \2"),
    (rf"^((?:.*, )?{THING}) did not attack((?: {THING})?)$", r"it never happened that \1 attacks\2"),
    (rf"^((?:.*, )?{THING} (?:won|lost|wins|loses) (?:the |its |that |a )?battle) with (?={THING}$)", r"\1 against "),
    (r"^(?:since|because) (.+?), (?=.)", r"\1 and "),
    (r"\b(?:is|are|was|were|gets|got) (?:killed|slain) (?=in\b|by\b)", "was destroyed "),
    (rf"^({THING}) (?:is|was|gets|got) (\w+ed),? (?:and )?then (\w+ed)$", r"first \1 is \2, then \1 is \3"),
    (rf"^({THING}) (?:is|was|gets|got) (\w+ed) (by an effect|in battle),? (?:and |but )?not (by an effect|in battle|by {THING})$", r"\1 was \2 \3 and \1 was not \2 \4"),
    (rf"^({THING}|(?:my|the enemy|opponent's) leader)(?:'s defense)? (?:is|was) not (?:restored|recovered|healed)$", r"\1 was not healed"),
    (rf"^({THING}) (?:does|did) not (?:restore|recover|heal|gain back)(?: any| its)?(?: defense)?$", r"\1 was not healed"),
    (rf"^({THING}) costs (\d+) (less|more)(?: than before)?$", lambda found: f"{found[1]}'s cost {'fell' if found[3].lower() == 'less' else 'rose'} by {found[2]}"),
    (rf"^({THING})'s cost (?:is |was |has )?(reduced|lowered|decreased|cut|increased|raised) by (\d+)$", lambda found: f"{found[1]}'s cost {'rose' if found[2].lower() in ('increased', 'raised') else 'fell'} by {found[3]}"),
    (r"^(\d+) shadows? (?:is|are|was|were|gets?|got) (?:used|used up|spent|consumed|paid|lost|taken)$", r"I lose \1 shadows"),
    (r"^(I|opponent) (?:use|uses|used|spend|spends|spent|consume|consumes|consumed|pay|pays|paid) (\d+) shadows?$", lambda found: f"{found[1]} {'lose' if found[1] == 'I' else 'loses'} {found[2]} shadows"),
    (r"^(I|opponent) (?:do|does|did) not (?:use|spend|pay|consume|lose) (?:an? |any |the |1 )?((?:play|evolution|super-evolution) points?)$", lambda found: f"{'my' if found[1] == 'I' else found[1] + chr(39) + 's'} {found[2].rstrip('s')}s did not fall"),
    (rf"^({THING})'s necromancy (did not|does not) {_GO_OFF}$", r"\1 does not use Necromancy"),
    (rf"^({THING})'s necromancy (?:activates|activated|triggers|triggered|works|worked|resolves|resolved|happens|happened)$", r"\1 uses Necromancy"),
    (rf"^({THING}) (?:is|was|gets|got) (\w+ed),? ?(?:but |and )?not (\w+ed)$", r"\1 was \2 and \1 was not \3"),
    (rf"^({THING}) (?:is|was|gets|got) neither (\w+ed) nor (\w+ed)$", r"\1 was not \2 and \1 was not \3"),
    (r"^(\d+) shadows? (?:is|are|was|were) (?:added|gained)(?: to (?:my|the) \w+)?$", r"my shadows rose by \1"),
    (r"^((?:my|opponent's) [\w -]+?)(?: count)? (?:is |has |have )?(?:goes|go|went|gone|changes?|changed|rises?|rose|falls?|fell|drops?|dropped)(?: up| down)? from (\d+) to (\d+)$", r"\1 went from \2 to \3"),
    (rf"^({THING}) (?:is|was|gets|got) (?:damaged|hit|hurt) (?:for|by) (\d+)(?: damage)?$", r"\1 takes \2 damage"),
    (r"\bonly (triggers?|activates?|resolves?|fizzles?|happens?) (once|twice|\d+ times?)$", r"\1 only \2"),
    (r"^(it is (?:my|opponent's) turn) (?:again|once more)$", r"\1"),
    (r"^(?:in|during|on) (my|opponent's) (?:next )?turn,? (.+)$", r"it is \1 turn and \2"),
    (rf"^both ({_ZONES}) (?:are|have|hold) (.*)$", lambda found: f"my {_ONE_ZONE[found[1].lower()]} has {found[2]} and opponent's {_ONE_ZONE[found[1].lower()]} has {found[2]}" if found[2][:1].isdigit() else f"my {_ONE_ZONE[found[1].lower()]} is {found[2]} and opponent's {_ONE_ZONE[found[1].lower()]} is {found[2]}"),
    (r"(?<=\d)((?: \w+)?),? (?:and |but )?(?:not|instead of|rather than) (?:to )?\d+(?:/\d+)?(?: \w+)?$", r"\1"),
    (r"\b(last words|fanfare|strike|clash|evolve|super-evolve|engage) (?:ability|abilities|effects?|trigger)\b", r"\1"),
    (r"\b(?:is|are|was|were) not (?:triggered|activated)$", "did not trigger"),
    (rf"^({THING}) (?:has|is at|returns? to|goes back to|is back (?:to|at)) (?:its |the )?(?:original|printed|base|normal|usual|own) (?:stats|figures|values|stat line)(?: of|,)? (\d+/\d+)$", r"\1 is \2"),
    (rf"^({THING}) (?:enters?|entered|comes? in|came in|comes? into|came into|is put into|was put into|is summoned|was summoned)(?: into)?(?: play| the [a-z]+(?: zone)?| my [a-z]+| opponent's [a-z]+)?,? (?:as an? |with stats of |being )?(\d+/\d+|{STATE})(?: follower)?$", r"once \1 enters, \1 is \2"),
    (rf"^({THING}) (enters .*?|was .*?|is .*?|comes .*?) as an? (\d+/\d+)(?: follower)?(?: with ([\w -]+))?$", lambda found: f"{found[1]} {found[2]} and {found[1]} is {found[3]}" + (f" and {found[1]} has {found[4]}" if found[4] else "")),
    (rf"^({THING}) is (?:an? |only |just |still |now )*(\d+/\d+)(?: follower)? with ([A-Za-z -]+?),? (?:and|but) without ([A-Za-z -]+)$", r"\1 is \2 and \1 has \3 and \1 does not have \4"),
    (rf"^({THING}) is (?:an? |only |just |still |now )*(\d+/\d+)(?: follower)? (?:with|and has) ([A-Za-z -]+)$", r"\1 is \2 and \1 has \3"),
    (rf"^({THING}) is (?:an? |only |just |still |now )*(\d+/\d+)(?: follower)? without ([A-Za-z -]+)$", r"\1 is \2 and \1 does not have \3"),
    (r"\b(did|does|do) not (?:appear|arrive|show up|come (?:out|in|into play))$", "did not enter"),
    (r"\b(gains?|gained|loses?|lost|gets?|got|spends?|spent|uses?|used) an? (?=(?:shadow|[\w-]+ point)$)", r"\1 1 "),
    (r"^all (?:of )?the (?=\w)", "all "),
    (r"^all (?:enemy|of opponent's|the enemy's?) (?=\w+ (?:were|are|got)\b)", "all opponent's "),
    (r"\bis (?:only|just|merely|still|now) (?:an? )?(?=\d+/\d+)", "is "),
    (r"^(?:all )?(?:of )?(?:my |the )?(\d+) play points? (?:are|is|were|was) (?:spent|used|paid|used up)$", r"my play points fell by \1"),
    (r"^(?:all|all my|all of my|my) play points (?:are|were) (?:spent|used|paid|used up|gone)$|^no play points (?:are left|remain|are left over)$|^I (?:am|run) out of play points$", "I have 0 play points"),
    (r"^(\d+) ([\w-]+ points?) (?:remains?|(?:is|are) (?:left|left over|remaining|unspent))$", r"I have \1 \2"),
    (rf"^({_COUNTED}) (.+?) (?:is|are|was|were|remains?|stays?) (?:left |still )?in play$", r"there are \1 \2 on the board"),
    (r"^(there (?:is|are) .*) in play$", r"\1 on the board"),
    (r"\b(?:is|are) killed\b", "was destroyed"),
    (r"\b(?:is|are) (?:untouched|unscathed|intact|undamaged|not hurt|not harmed)$|\bcomes? away unharmed$", "was not damaged"),
    (r"\b(can|can't) attack (?:a second time|one more time|once more|another time)$", r"\1 attack again"),
    (r"\b(I|opponent) (?:can't|can no longer) evolve (?:another|any other|any|any more|a second|a further) followers?(?: .*)?$", r"\1 can't evolve any follower"),
    (r"\b(can|can't) (super-)?evolve anything(?: else)?$", r"\1 \2evolve any follower"),
    (r"\bdiscards? (?=nothing|no cards?)", "discarded "),
    (r"\bdraws? (?=nothing|no cards?)", "drew "),
    (r"\b(?:no|the) burial rites? (?:is|are|was|were) not (?:performed|carried out|done|made)$|\bno burial rites? (?:is|are|was|were) (?:performed|carried out|done|made)$|\b(?:the|no) burial rites? (?:(?:does|did) not )?(?:happens?|happened|takes? place|took place|occurs?|occurred)$", lambda found: "nothing was buried" if re.search(r"\bno[t ]", found[0]) else "a card was buried"),
    (r"^(\d+) (in|on) ((?:my|opponent's) \w+)$", r"there are \1 cards \2 \3"),
    (r"^(.* is) (.*) (?:only|alone|and nothing else)$", r"\1 only \2"),
    (rf"^({THING}) and ({THING}) (?:trade|traded|kill each other|destroy each other|destroyed each other)(?: with each other)?$", r"\1 was destroyed by \2 and \2 was destroyed by \1"),
    (rf"^({THING}) (?:trades|traded) with ({THING})$", r"\1 was destroyed by \2 and \2 was destroyed by \1"),
    (rf"^({THING}) (?:kills|killed|defeats|defeated|takes down|took down|takes out|took out|beats|slays) ({THING})$", r"\2 was destroyed by \1"),
    (r"\b(?:perishes|perished|is slain|was slain|is killed off|bites the dust|is defeated|was defeated|goes down|is wiped out|are wiped out)$", "is destroyed"),
    (r"\b(?:makes it|lives|lived|stays alive|remains alive|is unscathed)$", "survives"),
    (r"^(?:both|each) leaders?,? (?P<verb>\w+)(?P<rest> .*)$", _of_each("my leader", "the enemy leader")),
    (r"^(?:both|each) players?,? (?P<verb>\w+)(?P<rest> .*)$", _of_each("I", "opponent")),
    (r"^(?:both|each) players?'s? (.*)$", r"my \1 and opponent's \1"),
    # what comes into play
    (r"\bis summoned for me$", "enters my board"),
    (r"\bis summoned for opponent$", "enters opponent's board"),
    (r"\b(?:gets |is |are |was |were )?(?:summoned|put|placed|created|spawned)(?: directly)? (?:on|onto|to|into|in) (my|opponent's) (?:board|side(?: of the board)?)$", r"enters \1 board"),
    (r"\b(?:gets |is |are |was |were )?(?:put|placed|created|spawned)(?: directly)? (?:on|onto|to|into|in) (?:the board|play)$", "enters the board"),
    (r"\b(?:comes? (?:on|out|in)(?:to)?|came (?:on|out|in)(?:to)?|enters?|entered|appears?|appeared|arrives?|arrived)(?: (?:on|onto|in|into|to))?(?: play)? (?:on|onto|to|into|in|under) (my|opponent's) (?:side(?: of the board)?|board|control)$", r"enters \1 board"),
    (r"\b(?:appears?|appeared|arrives?|arrived|comes? (?:out|onto|on)|came (?:out|onto|on)|enters? play|entered play|comes? in)(?: (?:on|onto) the board| the board)?$", "enters the board"),
    (rf"^(?:a|an|1) (?:new |extra |additional |second |third )(?={ONE})", ""),
    (rf"\b(?:new|newly \w+|drawn|summoned|reanimated|invoked|played|remaining|extra|additional|surviving|original|transformed|buffed|attacking|defending) (?={ONE})", ""),
    (r"\b(invoked|drawn|taken) (?:directly )?from (?:my|opponent's|the) deck$", r"\1"),
    (r"\b(discarded|fused|buried|played) from (?:my|opponent's|the) hand$", r"\1"),
    (r"\b(reanimated|brought back) (?:from (?:my|opponent's|the) cemetery|onto the board|to the board)$", "reanimated"),
    (r" for (?:the |my |opponent's |that )?turn$", ""),
    (rf"^({_COUNTED}) (.+?) (?:is|are|gets?|got) (?=\w+ed\b|drawn\b|put\b)", r"\1 \2 was "),
    (rf"^({THING}) (?:is|gets) (\w+ed|drawn) (once|twice|thrice|(?:exactly |at least |at most )?\d+ times?)$", r"\1 was \2 \3"),
    (rf"^({THING}) {_ENTERS}{_WAY_IN}$", lambda found: f"{found[1]} enters the board" if re.search(r"\b(?:play|board|table|in|out|down)\b", found[0]) else found[0]),
    (rf"^({_COUNTED}) (.+?) {_ENTERS}{_WAY_IN}$", r"\1 \2 enters the board"),
    # what is more, less or the same
    (r"^(?:all|only|exactly|just|another|a total of)? ?(\d+|no) (?:of my )?((?:play |evolution |super-evolution )points?) (?:are|is|were|was|get|gets|got) (?:spent|used|used up|consumed|paid|deducted|lost|taken|removed)$", lambda found: f"my {found[2].rstrip('s') + 's'} fell by {'0' if found[1].lower() == 'no' else found[1]}"),
    (r"^(I|opponent) (?:spend|spends|spent|use|uses|used|consume|consumes|consumed|pay|pays|paid)(?: only| exactly| just)? (\d+|no) ((?:play |evolution |super-evolution )points?)$", lambda found: f"{'my' if found[1] == 'I' else found[1] + chr(39) + 's'} {found[3].rstrip('s') + 's'} fell by {'0' if found[2].lower() == 'no' else found[2]}"),
    (r"\b(?:stays?|remains?|stayed|remained|keeps?|kept|is|are|was|were) (?:the same|unchanged|as (?:it|they) (?:is|are|was|were)|unaffected|constant)$|\b(?:does|do|did) not (?:move|budge|change at all)$", "did not change"),
    (r"\b(?:does|do|did) not change$", "did not change"),
    (r"\b(?:does|do|did) not (?:increase|go up|grow|rise|get any (?:bigger|larger|higher))$", "did not rise"),
    (r"\b(?:does|do|did) not (?:decrease|go down|shrink|drop|fall|get any (?:smaller|lower))$", "did not fall"),
    (r"\b(?:increases?|increased|goes up|go up|went up|grows?|grew|rises?|is increased|is raised|was raised|are raised) by (?=\d)", "rose by "),
    (r"\b(?:decreases?|decreased|goes down|go down|went down|shrinks?|shrank|drops?|dropped|falls?|is reduced|is lowered|was reduced|was lowered) by (?=\d)", "fell by "),
    (rf"^({THING}) (?:loses?|lost) (\d+) (defense|attack)(?: in all)?$", r"\1's \3 fell by \2"),
    (r"^(my|opponent's) (hand|deck|board|cemetery)(?: size| count)? (rose|fell) by (\d+)(?: cards?)?$", r"the number of cards in \1 \2 \3 by \4"),
    (r"^(my|opponent's) (hand|deck|board)(?: size| count)? did not (change|rise|fall)$", r"the number of cards in \1 \2 did not \3"),
    (r"^(?:the )?(?:number of cards|size) (?:in|on|of) (my|opponent's) (\w+) is (.*)$", r"\1 \2 has \3 cards"),
    (r"^(my|opponent's) (hand|deck|board) (?:size|count) is (.*?)(?: cards?)?$", r"\1 \2 has \3 cards"),
    (r"^(my|opponent's) (hand|deck|board|cemetery) (?:is|holds|contains|shrinks to|grows to|drops to|goes (?:up|down) to) (\d+)(?: cards?)?$", r"\1 \2 has \3 cards"),
    (rf"^(.*) consists of (?:only |exactly |just )?(\d+) ({ONE})s?$", r"\1 has \2 \3 and \1 has \2 cards"),
    (rf"^((?:my|opponent's) \w+) (?:has|holds) (?:a|an|1) (\d+/\d+) ({ONE})$", r"\1 has 1 \3 and \3 is \2"),
    (rf"^((?:I|opponent)) (?:has|have) (?:a|an|1) (\d+/\d+) ({ONE})(.*)$", r"\1 has a \3\4 and \3 is \2"),
    (rf"^({THING})'s ({FIGURE}) (?:is |has |was )?(?:{CHANGES})(?: down| up)? from (\d+) to (\d+)$", r"\1's \2 went from \3 to \4"),
    (rf"^(my leader|the enemy leader|opponent's leader) (?:is |has |was )?(?:{CHANGES})(?: down| up)? from (\d+) to (\d+)(?: defense)?$", r"\1's defense went from \2 to \3"),
    (rf"^({THING})'s ({FIGURE}) {COMES_TO}(\d+)(?: (?:play points?|pp|points?))?$", r"\1's \2 is \3"),
    (rf"^({THING}) {COMES_TO}(\d+) ({FIGURE})(?: left| remaining| again| points?)*$", r"\1 has \2 \3"),
    (rf"^({THING}) {COMES_TO}(\d+/\d+)(?: again| follower| stats| body| in stats)*$", r"\1 is \2"),
    (rf"^(my leader|the enemy leader|opponent's leader) {COMES_TO}(\d+)(?: again| left| remaining)*$", r"\1 has \2 defense"),
    (rf"^(I|opponent) {COMES_TO}(\d+) ((?:max )?(?:play |evolution |super-evolution )points?|shadows?)(?: left| remaining| available| to spend)*$", r"\1 has \2 \3"),
    (rf"^(I|opponent) {COMES_TO}(\d+) ((?:[\w-]+ )?(?:shields?|nodes?|cards? in \w+|crests?))(?: left| remaining)*$", r"\1 has \2 \3"),
    (rf"^((?:my|opponent's) (?:hand|deck|board|cemetery)) {COMES_TO}(\d+)(?: cards?)?(?: again| left| remaining)*$", r"\1 has \2 cards"),
    (rf"^((?:my|opponent's) (?!leader\b)[a-z]+(?: [a-z]+)??(?: counts?| totals?)?) {COMES_TO}(\d+)(?: again| left| remaining)*$", lambda found: f"{re.sub(r' (?:counts?|totals?)$', '', found[1])} are {found[2]}"),
    # what can be done
    (r"\b(can't|can) (.*?) (?:right away|straight away|immediately|at once|instantly|on the same turn|the same turn|on the turn (?:it|they) (?:is|are|was|were|comes?|came|enters?|entered) .*|yet)$", r"\1 \2"),
    (rf"^(I|opponent) (can|can't) (?:target|choose|select|pick) ({THING}) (?:with|for|by|using) ({THING})$", r"\1 \2 play \4 targeting \3"),
    (rf"^(I|opponent) (can|can't) (?:use|cast|play) ({THING}) (?:on|against|at) ({THING})$", r"\1 \2 play \3 targeting \4"),
    (rf"^({THING}) (can|can't) be (?:played|used|cast) (?:on|against|at|targeting) ({THING})$", r"I \2 play \1 targeting \3"),
    (rf"^(.+?) (was|were|is|are) (.+?),? (?:but|and) ({THING}) (?:was|were|is|are) not$", r"\1 \2 \3 and \4 was not \3"),
    (rf"^(.+?) (was|were|is|are) not (.+?),? but ({THING}) (?:was|were|is|are)$", r"\1 \2 not \3 and \4 was \3"),
    (r"\b(is|are|was|were) (not )?(?:left|remaining) (?=in|on)", lambda found: f"{found[1]} {found[2] or ''}"),
    (r"^(?:no|none of the|not any) (.+?) (?:is|are|was|were) left (in|on) (.*)$", r"there are no \1 \2 \3"),
)  # fmt: skip
