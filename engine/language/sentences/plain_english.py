"""What an English sentence of a scenario says in other words, and what that comes to: first the words, then what says nothing."""

from __future__ import annotations

import re
from fractions import Fraction

from engine.language.plainer import LAST, NAMED, ONE
from engine.language.sentences.doings_english import AGAIN, ONE_AFTER_THE_OTHER
from engine.language.sentences.english_pieces import FIGURE, NTH, ORDINALS, STATE, THING, effect, stage
from engine.language.sentences.outcomes_english import OUTCOMES
from engine.language.sentences.told_english import TOLD

_NUMBERS = {word: n for n, word in enumerate(
    ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"])}  # fmt: skip
_OF_SEVERAL = {"was": "were", "is": "are", "has": "have", "does": "do", "gets": "get", "takes": "take"}
_KEYWORD_COSTS = r"(accelerate|crystallize|enhance)"


def _neither(found: re.Match[str]) -> str:
    """What neither of two did, said of each: an effect that did not trigger, a card that never attacked."""
    verb = _plain_verb(re.match(r"(\w+)", found[3])).removeprefix("did not ")  # type: ignore[arg-type]
    if "'s " in found[1] or "'s " in found[2]:
        return f"{effect(found[1])} and {effect(found[2])} did not {verb}{found[4]}"
    return f"{found[1]} did not {verb}{found[4]} and {found[2]} did not {verb}{found[4]}"


_PLAIN = {"won": "win", "lost": "lose", "took": "take", "drew": "draw", "left": "leave", "got": "get", "dealt": "deal", "came": "come", "went": "go", "died": "die", "wins": "win", "loses": "lose", "broke": "break"}
_SIMPLE = {"drawn": "drew", "taken": "took", "come": "came", "gone": "went"}
_EFFECTS = rf"{THING}(?:'s [a-z]+(?:-[a-z]+)?(?: [a-z]+)?)?"


def _action(found: re.Match[str]) -> str:
    return f"action {found['nth'] or ORDINALS[found['ordinal'].lower()]}"


def _can(denied: str | None) -> str:
    return "can't" if denied else "can"


def _chance(found: re.Match[str]) -> str:
    return f"with probability {Fraction(int(found[1]), 100)}, "


def _plain_verb(found: re.Match[str]) -> str:
    """What never came about, as what did not: “never triggered” is “did not trigger”."""
    verb = found[1].lower()
    if verb in _PLAIN:
        return "did not " + _PLAIN[verb]
    for ending in ("ed", "es", "s"):
        if verb.endswith(ending):
            verb = verb.removesuffix(ending)
            return "did not " + (verb if verb + "e" not in ("resolve", "activate", "fizzle", "evolve") else verb + "e")
    return "did not " + verb


WORDS = stage(
    (r"\bboth (?=[\w-]+ points\b)", "2 "),
    (r"\s+", " "),
    (r"[’`]", "'"),
    (r"\bdefence\b", "defense"),
    (r"\b(?:the|my|your) opponent\b", "opponent"),
    (r"\bI'm\b", "I am"),
    (r"\b(I|we|they|you)'ve\b", r"\1 have"),
    (r"\bcontains?\b", "has"),
    (r"\bends? up (?=\w+ed\b)", "is "),
    (rf"\b(?:stays?|stayed|remains?|remained|counts? as|is considered|is left|was left|lies|lay|sits) (?=(?:{STATE})\b)", "is "),
    (rf"({ONE}'s [a-z]+(?:-[a-z]+)?(?: [a-z]+)?) (?:came|comes?|goes|go|went|happens?|happened|occurs?|occurred|takes place|took place|is|was|are|were) (?=(?:before|after)\b)", r"\1 resolved "),
    (rf"({ONE}'s [a-z]+(?:-[a-z]+)?(?: [a-z]+)?) (?:is|was|are|were) (?:resolved|carried out|processed) (?=(?:before|after|first|last|second)\b)", r"\1 resolved "),
    (rf"^({_EFFECTS}) resolved first,? (?:and |then )*({THING}'s(?! (?:second|last)\b) [a-z]+(?: [a-z]+)?|{THING}(?:'s)?) (?:resolved )?(?:second|last|after that|afterwards|after it)$", lambda found: f"first {effect(found[1])} resolves, then {effect(found[2])} resolves"),
    (rf"^((?:.*, )?)({THING}) (?:is |was |gets |got )?(triggered|activated)$", r"\1\2's effect triggered"),
    (rf"^((?:.*, )?)({THING}) (?:did|does) not (trigger|activate|resolve)$", r"\1\2's effect did not \3"),
    (rf"^both (my |opponent's |the )?({ONE})'?s?'?(?: ([a-z]+(?:-[a-z]+)?(?: [a-z]+)?))?? (triggered|triggers?|activated?|activates?|resolved?|resolves?|fizzled?|fizzles?)$", lambda found: " and ".join(f"{found[1] or 'the '}{nth} {found[2]}'s {(found[3] or 'effect').removesuffix('s') if found[3] != 'last words' else found[3]} {found[4]}" for nth in ("first", "second"))),
    (r"^((?:my|opponent's) (?:hand|board|deck|cemetery)) was (?=empty|full)", r"\1 is "),
    (r"\b(nothing|no \w+) (was|were|is|are|has|have|did|does) ever\b", r"\1 \2"),
    (r"^(I|opponent) (?:still )?(?:holds?|held) (only |exactly |just )?((?:no|\d+|one|two|three|four|five|six|seven|eight|nine) cards?)$", r"\1 has \3 in hand"),
    (r"\b((?:has|have|with|had) (?:only |just |exactly )?(?:no|\d+|one|two|three|four|five|six|seven|eight|nine) [\w -]{1,24}?) left(?: over)?$", r"\1"),
    # whose
    (r"\b(?:my|your|their|his|her) own\b", "my"),
    (r"\b(?:keeps?|kept|retains?|retained)\b", "has"),
    (r"\bends turn\b", "ends the turn"),
    (r"\byour\b", "my"),
    (r"(?<=to |by )you\b|(?<=for )you\b|(?<=attacks )you\b", "me"),
    (r"\byou\b", "I"),
    (r"\b(?:its|their|his|her) owner's hand\b", "hand"),
    (r"\b(?:of )?(?:its|their) (?=(?:other )?(?:abilities|effects))", ""),
    (r"\b(loses?|lost|keeps?|kept|retains?|has|have|gains?|uses?|ends?|skips?) (?:its|their|his|her) ", r"\1 "),
    (r"\b(?:their|his or her|his|her)\b", "opponent's"),
    (r"\b(?:he|she)\b|\bthey(?= (?:draw|drew|play|discard|win|won|lose|lost|end|skip|choose|chose|evolve)\w*\b)", "opponent"),
    (r"\bhim\b", "opponent"),
    (r"\bthe enemy(?:'s)? (?=hand|deck|board|side|cemetery)", "opponent's "),
    (r"\benemy (?=" + ONE + ")", "opponent's "),
    (r"\bthe enemy(?= (?:plays|draws|ends|evolves|has|loses|wins))", "opponent"),
    # may, must not, has been, will be
    (r"\b(?:cannot|can not|(?:am|is|are|was|were)(?: not|n't) (?:able|allowed|permitted) to|(?:am|is|are|was|were) unable to|may not|couldn't|could not)\b", "can't"),
    (r"\b(?:am|is|are|was|were) (?:able|allowed|permitted) to\b|\bcould\b", "can"),
    (r"^it (?:is|was) (not |n't |im)?possible (?:for me )?to (.+)$", lambda found: f"I {_can(found[1])} {found[2]}"),
    (r"^it (?:is|was) (not |n't |im)?possible for (.+?) to (.+)$", lambda found: f"{found[2]} {_can(found[1])} {found[3]}"),
    (r"\b(is|are|was|were|do|does|did|has|have|had)n't\b", r"\1 not"),
    (r"\bwon't be\b|\bwill not be\b|\bwould not be\b|\bwouldn't be\b", "is not"),
    (r"\b(?:won't|will not|would not|wouldn't)\b", "did not"),
    (r"\b(?:will|would|should) be\b", "is"),
    (r"\bcan (?:no longer|not any ?more)\b", "can't"),
    (r"\b(?:will|would|should)\b ?(?=survive|die|win|lose|have|resolve|trigger|activate|fizzle|take|get|gain|stay|remain|go|evolve|become|cost|attack|draw)", ""),
    (r"\b(?:has|have|had) not been\b", "was not"),
    (r"\b(?:has|have|had) been\b", "was"),
    (r"\b(?:gets|got|get)(?= \w+ed\b)", "is"),
    (r"\bhad not (?:yet )?(\w+ed|drawn|taken|dealt|won|lost|left|come|gone)\b", lambda found: _plain_verb(re.match(r"(\w+)", _SIMPLE.get(found[1].lower(), found[1])))),  # type: ignore[arg-type]
    (r"\bhad (?:already )?(?!been\b)(\w+ed|drawn|taken|dealt|won|lost|left|come|gone)\b", lambda found: _SIMPLE.get(found[1].lower(), found[1])),
    (r"\b(is|was|were|are) never\b", r"\1 not"),
    (r"\b(?:does|did|do) not ever\b", "did not"),
    (r"\b(?:never (?:got|gets|came)|(?:did|does) not (?:get|come)) to (?=(?:attack|block|defend|evolve|act|resolve|trigger)\b)", "did not "),
    (r"\bnever (\w+)\b", _plain_verb),
    (r"\bfails? to\b|\bfailed to\b", "did not"),
    (r"\bno longer (has|have)\b", "does not have"),
    (r"\b(is|are) no longer\b", r"\1 not"),
    (r"\bno longer\b", "did not"),
    # numbers
    (rf"(?<!no )(?<!any )(?<!every )(?<!this )(?<!the )\b({'|'.join(_NUMBERS)})\b(?! of| another| more time)", lambda found: str(_NUMBERS[found[1].lower()])),
    (r"^(.*\btakes?|.*\btook|.*\bdeals?|.*\bdealt|.*\brestores?) a total of (\d.*)$", r"\1 \2 in all"),
    (r"\ba total of (?=\d)", ""),
    (r"^(?:in total|altogether|overall|all in all),? (?=.)((?:(?! and ).)*)$", r"\1 in all"),
    (r"\b(has|have) all (?=\d)", r"\1 "),
    (r"\b(?:does|do) not have any (?=abilities|effects)", "has no "),
    (r"^(?:nothing|no cards?) of (?:mine|my side) (?:was|were|is|are) ", "0 of my cards were "),
    (r"^(?:nothing|no cards?) of (?:my opponent's|the opponent's|opponent's|theirs|his|hers) (?:was|were|is|are) ", "0 of opponent's cards were "),
    (r"\b(?:in total|altogether|overall|all in all|combined)$", "in all"),
    (r"\ba single\b", "1"),
    (r"\b(\d+) (card|follower|amulet|spell)s? (?:left|remaining)\b", r"\1 \2s"),
    (r"\b(\d+) (.{1,20}?) (?:left over|leftover|remaining)$", r"\1 \2"),
    (rf"\b(?:the |my |opponent's )?{NTH} (?:action|step|move)\b", _action),
    (rf"^(after|before) (?:the )?{NTH}(?: one)?, ", lambda found: f"{found[1]} {_action(found)}, "),
    (r"\baction (?:number |no\.? ?|# ?)(?=\d)", "action "),
    (r"\b(?:step|move) (?=\d)", "action "),
    (r"\bwith (?:a |an )?(?:probability (?:of )?)(\d{1,3}) ?(?:%|percent),? ?", _chance),
    (r"\bwith (?:a |an )?(\d{1,3}) ?(?:%|percent) (?:chance|probability),? ?", _chance),
    (r"^there is a (\d{1,3})% (?:chance|probability) that ", _chance),
    (r"\bwith a probability of\b|\bwith a chance of\b", "with probability"),
    (r"^there is a (\d+/\d+) (?:chance|probability) that ", r"with probability \1, "),
    (r"\bwith an? (\d+/\d+) (?:chance|probability)\b", r"with probability \1"),
    (r"^in (?:all|each|any) (?:outcomes?|cases?)\b|^in every case\b|^(?:always|in any event),?(?= )", "in every outcome"),
    (r"^in (?:1|one|at least (?:1|one)|some) (?:outcome|case)s?\b", "in some outcome"),
    # what is refused
    (r"\b(action \d+) (?:is|was) (?:not (?:allowed|legal|possible|accepted|permitted|valid)|illegal|invalid|impossible|forbidden|prohibited|rejected|refused|denied|disallowed)$", r"\1 was refused"),
    (r"\b(action \d+) (?:fails|failed|can't be (?:done|performed|carried out|taken)|did not work|does not work)$", r"\1 was refused"),
    (r"\b(action \d+) (?:is|was) (?:allowed|legal|possible|accepted|permitted|valid)$|\b(action \d+) (?:succeeds|succeeded|works|worked)$", lambda found: f"{found[1] or found[2]} was not refused"),
    (r"^(?:the )?(?:chance|probability|odds) that (.*) (?:is|are) (\d+/\d+)$", r"with probability \2, \1"),
    (r"^at the (?:start|beginning) of the (?:game|match|scenario),? ", "at the start, "),
    (r"^((?!first\b|at\b).+?),? (?:right )?at the (?:very )?(?:start|beginning)(?: of the (?:game|match|scenario))?$", r"at the start, \1"),
    (r"^(?:after|when|whenever|as soon as|upon) (?!action \d)(.+?), (?=.)", r"once \1, "),
    # several
    (r"\bboth (?=(?:trigger|resolve|activate|fizzle|work|attack|survive|die|take|get|gain|lose|have|are|were|evolve)\w*\b)", ""),
    (rf"(?:the )?(\w[\w ]*?) of ({THING}) and ({THING})(?= )", r"\2's \1 and \3's \1"),
    (rf"({THING})'s and ({THING})'s (last words|fanfare|strike|clash|effect|evolve effect)s?\b", r"\1's \3 and \2's \3"),
    (r"^the (?:order|sequence) is ", ""),
    (r"\b(can|can't) have (?:hit|attacked)\b", r"\1 attack"),
    (r"\b(can|can't) (?:hit|swing at|go for) (?=(?:the |my |opponent's |enemy )*leader\b)", r"\1 attack "),
    (rf"^({THING}) (?:(?:goes|swings|hits|went) (?:for )?(?:the |opponent's )?(?:face|leader)|attacks (?:the )?face)$", r"\1 attacks"),
    (rf"(?<!and )((?:my |opponent's )?)({ONE}) (were|are|have|had|did|do|can|can't) (both|all) (?!{ONE}|my |of |the )", r"\4 \1\2 \3 "),
    (rf"(?<!and )(?<!and the )(?<!and my )(?<!both )(?<!all )\b(?:the )?((?:my |opponent's )?)({ONE}) (both|all) (?!{ONE}|my |of |the )", r"\3 \1\2 "),
    (r"\bthere's\b", "there is"),
    (r"\bthere (is|are) (?:still|now|also|already) ", r"there \1 "),
    (r"\b(there (?:is|are) .+?) (?:left|remaining) (?=(?:in|on) )", r"\1 "),
    (r"\b(?:stays?|stayed|remains?|remained) (?=(?:empty|full)\b)", "is "),
    (r"\bthere (?:is|are) not (?:a|an|any)\b", "there is no"),
    (rf"^({ONE}) resolve[sd]? (before|after) ", r"\1's effect resolved \2 "),
    (rf"^({ONE}'s \w[^,]*?) (resolve[sd]?|triggere?[ds]) (before|after) ({ONE})$", r"\1 \2 \3 \4's effect"),
    (r"^at no (?:point|time|moment) (?:did|does|do) (.+?) (?=(?:leave|enter|take|attack|evolve|get|gain|lose|draw|play|die|trigger|resolve|fizzle|win|deal)\b)", r"\1 did not "),
    (r"(?<=\bnot )(.*) (?:at any (?:point|time|moment)|at all|even once)$", r"\1"),
    (r"\b(no damage|nothing|no cards?) at all$", r"\1"),
    (r"^((?:before|after|once|while|at the start)\b.*?, .*?)\b(was|were) (?=(?:still |not )*(?:in|on|at|empty|full|\d))", lambda found: found[1] + ("is " if found[2].lower() == "was" else "are ")),
    (r"^((?:before|after|once|while|at the start)\b.*?, .*?)\bdid not have\b", r"\1does not have"),
    (r"^((?:before|after|once|while|at the start)\b.*?, .*?)\bhad (?!been\b|\w+ed\b)", r"\1has "),
    (rf"^(?:except for|except|apart from|other than|besides|aside from) ({THING}(?: and {THING})*),? (nothing|no \w+) (?:was|were) ", r"\2 other than \1 was "),
    (r"\b1 of (my|opponent's) (\w+) (?:was|is)\b", r"1 of \1 \2 was"),
    (rf"\bneither ({THING}) nor ({THING}) (can)\b", r"\1 and \2 can't"),
    (rf"\bneither (?:of )?({THING}) nor ({THING}) (is|was|are|were|does|do|did|has|have)\b", r"\1 and \2 \3 not"),
    (rf"\bneither ({_EFFECTS}) nor ({_EFFECTS}) (?:(?:was|were|is|are|did|does|do) )?(\w+)\b(.*)$", _neither),
    (rf"\b(?:both|each)(?: of)? ({THING}) and ({THING})(?: (was|is|has|does|gets|takes)\b)?", lambda found: f"{found[1]} and {found[2]}" + (f" {_OF_SEVERAL[found[3].lower()]}" if found[3] else "")),
    (rf"({THING})(?: as well as|,? together with|,? along with| &) ({THING})", r"\1 and \2"),
    (r"\b(are|were|have|can|do|did) (?:both|each|all)\b", r"\1"),
    (rf"({ONE}) (?:both|each|all) (?!{ONE}|my |of |the )", r"\1 "),
    (r"\bsimultaneously\b|\bat once\b|\bin the same moment\b", "at the same time"),
    (r"\b(?:die|died) at the same time\b", "were destroyed at the same time"),
    (rf"^({THING}) (?:is|was) (\w+ed) at the same time as ({THING})$", r"\1 and \3 were \2 at the same time"),
    (rf"^({THING}) (?:dies|died|is destroyed|was destroyed) first,? (?:and )?(?:then|followed by|before) ({THING})(?: (?:dies|died|is destroyed|was destroyed|is|was|does))?$", r"first \1 is destroyed, then \2 is destroyed"),
    (r"^(first .*?|.*?resolves?d?),? (?:and )?(?:then|after that|afterwards|followed by|next),? (?=.)", r"\1, then "),
    (r",? and then (?=.)", ", then "),
    (r"^(no|at least \d+|at most \d+|more than \d+|(?:fewer|less) than \d+|exactly \d+|only \d+|\d+) (.{1,24}?) (?:is|are|remains?|stays?) (left |still )?(in|on) (.*)$", r"there are \1 \2 \4 \5"),
    (r"\bthere (is|are) only (?=\d)", r"there \1 "),
    (rf"^((?:.*, )?)({ONE}) (is|are) (not )?waiting$", r"\1\2's effect \3 \4waiting"),
    (rf"^((?:.*, )?)({ONE}) (?:has|have) (?:(not)|never )?\s*resolved$", lambda found: f"{found[1]}{found[2]}'s effect {'did not resolve' if found[3] else 'resolved'}"),
    (r"^((?:.*, )?)(I|(?:my |the )?opponent) (?:has|have) not (?:yet )?drawn (?:a card|any cards?|cards)(?: yet)?$", r"\1\2 drew no cards"),
    (r"^((?:.*, )?)(I|(?:my |the )?opponent) (?:did|does|do) not take (?:any )?damage$", r"\1\2 took no damage"),
    (r"^((?:.*, )?)(I|(?:my |the )?opponent) (?:has|have) (?:the )?priority$", lambda found: f"{found[1]}{found[2]} {'hold' if found[2] == 'I' else 'holds'} priority"),
    (rf"^((?:.*, )?{THING}) has (?:a )?(power|graze|attack|toughness|AP|DP) (?:of )?(\d+)$", r"\1 has \3 \2"),
    # figures
    (r"\bis (?:greater|higher|larger|bigger) than (?=\d)|\bis above (?=\d)", "is more than "),
    (r"\bis (?:lower|smaller|fewer) than (?=\d)|\bis below (?=\d)", "is less than "),
    (r"\bequals (?=\d)", "is "),
    (rf"({ONE})'s attack and defense (?:are|is) (?=\d)", r"\1 is "),
    (rf"^((?:my|opponent's|the) \w+) (?:does|do|did) not (?:have|has|hold) (?:a |an |any )?(?={ONE}$)", r"\1 has 0 "),
    (r"^there is nothing (?:in|on) (.*)$", r"\1 is empty"),
    (r"\b(?:is|was|are|were) (?:removed|gone|missing) from the board$|(?<=[\ue000-\uf8ff]) (?:is|are) (?:gone|off the board)$", " is not in play"),
    (r"^((?:my|opponent's) \w+ (?:is|holds|has|consists of) .*?),? (?:in (?:that|this) order|from left to right)$", r"\1"),
    (rf"({ONE}'s) ability\b", r"\1 effect"),
    (r"\b(?:is|are) free$", "costs 0"),
    (r"\babilities (?:left|remaining|any ?more)$", "abilities"),
    (r"\b(not|can't)\b(.*) (?:any ?more|any longer)$", r"\1\2"),
    (r"\bmax(?:imum)? (?:defense|health)\b", "maximum defense"),
    (r"\bonly (has|have|draws?|drew|costs?) (?=\d)", r"\1 "),
    (r"\bonly (takes?|took|deals?|dealt) (?=\d)", r"\1 only "),
    (r"^(\d+) damage (?:is|was) dealt to (.*)$", r"\2 takes \1 damage"),
    (r"^no damage (?:is|was) dealt to (.*)$", r"\1 takes no damage"),
    (r"^(\w+) is (?:now |still )?on$", r"\1 is active"),
    (r"^(\w+) is (?:now |still )?off$", r"\1 is not active"),
    (rf"\bthe ({FIGURE}) of ({THING})(?= |$)", r"\2's \1"),
    (rf"({ONE})'s (?:stats|figures|stat line|statline) (?:are|is|become|remain)\b", r"\1 is"),
    (rf"({ONE}) (?:has|becomes|became|remains|stays|ends up as|ends up at|ends up|ended up as|ended up at|ended up) (?:a |stats of |at )?(\d+/\d+)", r"\1 is \2"),
    (rf"({ONE}) is (?:a |an |still a |now a |at )(\d+/\d+)(?: follower)?", r"\1 is \2"),
    (r"\b(?:health|hp|life points|life total|life|hit points)\b", "defense"),
    (r"\battack power\b", "attack"),
    (rf"\b(?:has|have) (?:a |an )?({FIGURE}) of (at least |at most |more than |less than |exactly )?(\d+)\b", r"has \2\3 \1"),
    (r"\b(?:is|are|was|were) (?:reduced|increased|changed|set|back|down|up|lowered|raised|restored|equal|dropped|reset) (?:at|to)? ?(?=\d)", "is "),
    (rf"(?<={ONE}'s )({FIGURE})(?: becomes| became| remains| stays| drops| goes| rises| falls| ends| goes up| goes down| goes back| returns)(?: at| to)? (?=\d)", r"\1 is "),
    (r"\b(leader) (?:is|remains|stays|ends|ends up|(?:goes|went) (?:down|up) to|drops to|dropped to|falls to|fell to|rises to|rose to) (?:at |on )?(\d+)(?: defense)?$", r"\1 has \2 defense"),
    (r"\bcosts? (\d+) (?:play points?|pp)\b", r"costs \1"),
    # damage and what is restored
    (rf"^({THING}|me|I|opponent) (?:takes|took|takes|is dealt|was dealt|suffers|suffered|receives|received) (\d+) damage (?:from|by) ({THING})$", r"\3 deals \2 damage to \1"),
    (r"\b(?:is|was) dealt (?=\d)|\bsuffers (?=\d)|\breceives (?=\d+ damage)", "takes "),
    (rf"^({THING}|my leader|the enemy leader) (?:heals?|healed|recovers|gains back) (?:for |by )?(\d+)(?: defense)?$", r"\1 recovers \2 defense"),
    (r"\bis (?:undamaged|unharmed|unhurt)\b", "was not damaged"),
    (r"\b(?:is given|are given|was given|were given|is granted|was granted|receives|received|obtains)\b", "gains"),
    (r"\bbuffed (?:by|with)\b", "given"),
    (r"\bdo(?:es)? not take any damage\b", "takes no damage"),
    # where
    (r"\bgraveyard\b", "cemetery"),
    (r"\b(?:field|battlefield)\b", "board"),
    (r"\b(?:did|does) not (?:go|move|get) (?:in|into|to|onto) ", "is not in "),
    (r"\b(?:is|was|are|were) not (?:sent|moved|placed|put) (?:in|into|to|onto) ", "is not in "),
    (r"\b(?:is|was|are|were) (?:sent|moved|placed) (?:in|into|to|onto) ", "is in "),
    (r"\b(?:goes|moves|is moved) (?:in|into|onto) ", "is in "),
    (r"\bon (?:my|the) side(?: of the board)?\b(?=$)", "on my board"),
    (r"\bon (?:the )?opponent's side(?: of the board)?$", "on opponent's board"),
    # what players do
    (r"\b(I|opponent) (?:try|tries|attempt|attempts) to\b", r"\1"),
    (rf"^({THING}) (?:tries|attempts|wants) to (attack|charm|block|defend)\b", r"\1 \2s"),
    (r"\b(I|opponent) swings? (?:at|into)\b", r"\1 attack"),
    (r"\bbounced\b", "returned to hand"),
    (r"\b(?:sent|put|bounced|brought|moved) back (?:in)?to (my |opponent's |the )?hand\b", r"returned to \1hand"),
    (rf"^(?:I|opponent) returns? ({THING}) to (?:my |opponent's |the )?hand$", r"\1 is returned"),
    (rf"^(?:I )?put ({THING}) (?:onto|on|into|in) (?:the |my )?(?:board|play)$", r"\1 is summoned for me"),
    (rf"^opponent puts ({THING}) (?:onto|on|into|in) (?:the |opponent's )?(?:board|play)$", r"\1 is summoned for opponent"),
    (rf"^(?:I |opponent )?gives? ({THING}) (.*)$", r"\1 gains \2"),
    (rf"^({THING})'s attack (?:is|was) (increased|reduced|raised|lowered) by (\d+)$", lambda found: f"{found[1]} gets {'+' if found[2][0] in 'ir' and found[2] != 'reduced' else '-'}{found[3]}/{'+' if found[2][0] in 'ir' and found[2] != 'reduced' else '-'}0"),
    (rf"^({THING})'s defense (?:is|was) (increased|raised) by (\d+)$", r"\1 gets +0/+\3"),
    (r"\b(I|opponent) uses? (.*)'s (accelerate|crystallize)$", r"\1 play \2 with \3"),
    (r"\b(play|plays) (.*) crystallized$", r"\1 \2 with Crystallize"),
    (r"\b(play|plays) (.*) accelerated$", r"\1 \2 with Accelerate"),
    (r"^the (?:game|match) starts$", "the game begins"),
    (r"\b(?:play|plays) (.*?),? (?:with|for) (?:its |the )?" + _KEYWORD_COSTS + r"(?: cost| effect)?$", r"play \1 with \2"),
    (r"\b(?:play|plays) (.*?),? (?:with|for) (?:its |the )?" + _KEYWORD_COSTS + r"(?: cost| effect)? \(?(\d+)\)?$", r"play \1 with \2 \3"),
    (r"\b(I|opponent) (?:play|plays) (.*) " + r"(?:enhanced)$", r"\1 play \2 with Enhance"),
    (r"\b(I|opponent) " + _KEYWORD_COSTS + r"s? (.*)$", r"\1 play \3 with \2"),
    (rf",? with ({THING}|the enemy leader|my leader) as (?:its |the )?target$", r" targeting \1"),
    (rf"(?<=[{NAMED}-{LAST}])(?: at| onto|,? with target|,? its target is| against) (?={THING})", " targeting "),
    (r"\b(?:selecting|picking)\b", "choosing"),
    (r"\b(?:declares an attack on|swings at|swings into|attacks into)\b", "attacks"),
    (r"\buses? an evolution point (?:on|to evolve)\b|\bspends? an evolution point (?:on|to evolve)\b", "evolve"),
    (r"\b(I|opponent) activates?\b", r"\1 engage"),
    (r"\b(?:is|are) (?:summoned|put|placed) (?:on|onto|to|into|in) (?:my (?:board|side|side of the board)|the board)$", "is summoned for me"),
    (r"\b(?:is|are) (?:summoned|put|placed) (?:on|onto|to|into|in) opponent's (?:board|side|side of the board)$", "is summoned for opponent"),
    (r"\b(?:passes|pass|gives|give|hands|hand) (?:the|my|over the) turn(?: over)? to (?:my |the )?opponent\b", "end the turn"),
    (r" from (?:my |the |opponent's )?hand(?=$| and| targeting| choosing| with| on)", ""),
    (rf"^({THING}) (can|can't) target ({THING})$", r"I \2 play \1 targeting \3"),
    (rf"^({THING}) (can|can't) be (?:targeted|chosen|selected) (?:by|with|for) ({THING})$", r"I \2 play \3 targeting \1"),
    # how it ended
    (r"^(?:nobody|no one|no player|neither player) (?:wins|won|has won)(?: the game)?(?: yet)?$", "neither player has won"),
    (r"\b(?:the )?(?:game|match) (?:ends|ended|results|resulted|is|was) (?:in|as|with) a draw\b|\b(?:the )?(?:game|match) is (?:drawn|tied|a tie)\b|\bit is a draw\b|\bit's a draw\b", "the game is a draw"),
    (r"\b(?:the )?game (?:is|goes|keeps) (?:still )?(?:going on|ongoing|running|going|not finished|not over)\b|\bthe game does not end\b|\bthe game did not end\b", "the game goes on"),
    (r"\b(my|opponent's) (\w+) (?:count|counter|total|number) (?=is\b|are\b|rose|fell|went)", r"\1 \2 "),
    (r"\b(I|opponent) (?:have |has )?(?:not |never )?(?:win|wins|won|lose|loses|lost) the (?:game|match)\b", lambda found: found[0].rsplit(" the ", 1)[0]),
)  # fmt: skip
NOTHING = stage(
    (r"^(?:then|next|after that|afterwards|after this|finally|now|so|also|as a result|consequently|therefore|and|but|however|in this case|here),? ", ""),
    (r"(?<!,) (?:still|also|now|just|already|currently|then|therefore|thus|successfully|simply|immediately|directly|itself|actually|in fact|either|indeed)(?= |$)", ""),
    (r",? (?:too|as well|as usual|in the end|at the end|after all|all the same|anyway|nonetheless|nevertheless|regardless)$", ""),
    (r"\b((?:draws?|drew|discards?|discarded|(?:was|were) \w+(?:ed|wn|en))\b.*) in all$", r"\1"),
    (r"(\b(?:not|never|nobody|no one|nothing)\b.*) (?:yet|so far|up to now|until now)$", r"\1"),
    (r"(?<=\bcan )(.*) (?:this turn|during this turn|right now|at this point|at the moment)$", r"\1"),
    (r"(?<=\bcan't )(.*?)(?: (?:this turn|during this turn|right now|at this point|at the moment|any ?more|any longer))+$", r"\1"),
    (rf"\b(?:the|a|an|this|that) (?={ONE})", ""),
    (r"\b(?:the|a|an) (?=(?:my|opponent's) )", ""),
    (r"\b(follower|amulet|spell|card) (?=" + ONE + ")", ""),
    (r"(?<=" + ONE + r") (?:card|follower|amulet|spell)(?= )", ""),
)  # fmt: skip
_PRESENT = {
    "drew": "draw", "was": "is", "were": "are", "took": "takes", "dealt": "deals", "died": "is destroyed", "blocked": "blocks", "entered": "enters",
    "attacked": "attacks", "charmed": "charms", "left": "leaves", "resolved": "resolves", "triggered": "triggers", "evolved": "evolves", "won": "wins", "lost": "loses",
}  # fmt: skip


def _in_order(found: re.Match[str]) -> str:
    """What came before what, as the steps of an order: “I drew a card before Goblin blocked” is “first I draw a card, then Goblin blocks”."""
    said = [re.sub(rf"({ONE}) resolved$", r"\1's effect resolved", step) for step in found.groups()]
    said = [re.sub(r"\b(" + "|".join(_PRESENT) + r")\b", lambda word: _PRESENT[word[1].lower()], step, flags=re.IGNORECASE) for step in said]
    return f"first {said[0]}, then {said[1]}"


_SAID_OF_IT = r"(?:is|was|has|had|does|did|can|can't|costs|gets|got|gains|stays|remains|attacks|deals|takes|loses)"
_LYING = "tapped|untapped|asleep|active|checked|unchecked|face down|face up"
PARTED = stage(
    (r"^actions (\d+) and (\d+) (were|are) (not )?(\w+)$", r"action \1 was \4\5 and action \2 was \4\5"),
    (r"^(action \d+) and (action \d+) (?:were|are) (not )?(\w+)$", r"\1 was \3\4 and \2 was \3\4"),
    (rf"^({THING}) (is .*?),? (?:and )?({_LYING})$", r"\1 \2 and \1 is \3"),
    (rf"^({THING}) (is .*?),? (?:and )?(?:un(?:damaged|harmed|hurt|touched)|without (?:taking )?(?:any )?damage)$", r"\1 \2 and \1 was not damaged"),
    (rf"^(.+?),? (?:because of|due to|under|according to) (?:rule |the rule )?({ONE})$", r"that \1 cites \2"),
    (r"^(?:first,? )?([^,]+?),? before (?!action \d)([^,]+)$", _in_order),
    (rf"^({THING}) can attack ({THING}),? but not ({THING}|the leader|leader)$", r"\1 can attack \2 and \1 can't attack \3"),
    (rf"^({THING}) can attack (?:either )?({THING}) or ({THING})$", r"\1 can attack \2 and \1 can attack \3"),
    (rf"^({THING}) can attack neither ({THING}) nor ({THING})$", r"\1 can't attack \2 and \1 can't attack \3"),
    (rf"^({THING}) (?:takes|took) (\d+) damage,? (?:and )?then (\d+)(?: damage)?$", r"first \1 takes \2 damage, then \1 takes \3 damage"),
    (rf"^({THING}) can't attack ({THING}) or ({THING}|the leader|leader)$", r"\1 can't attack \2 and \1 can't attack \3"),
    (rf"^({THING}(?: and {THING})*) (survives?|survived|lives?|lived|is alive|remains|stays in play|is in play|is on the board|remains on the board)(?: (?:the|this|that|its) (?:trade|exchange|blow|hit|damage))? (?:with|at|on) (?:only |just )?(\d+) (\w+)(?: left)?$", r"\1 \2 and \1 has \3 \4"),
    (rf"^({THING}) ({_SAID_OF_IT} .*?),? (?:and|but) ({_SAID_OF_IT} .*)$", r"\1 \2 and \1 \3"),
)  # it is refused, with a line for each
IN_OTHER_GAMES = stage((r"\bcemetery\b", "graveyard"))  # which all of them understand
STAGES = {"action": (WORDS, NOTHING, AGAIN, ONE_AFTER_THE_OTHER), "expectation": (WORDS, TOLD, NOTHING, OUTCOMES, TOLD, PARTED, IN_OTHER_GAMES)}
