"""Where the words of a name may be parted: for names on cards that are narrower than they are.

Browsers part words by dictionaries, which many of them do not have. A soft hyphen is seen only where a line ends at it. Japanese
is written without spaces; its lines end where one kind of script begins after another, and within a long run of one kind.
"""

import re
from functools import lru_cache

SOFT = "\u00ad"
UNSEEN = "\u200b"
COLON_INSIDE = re.compile(r"(?<=[A-Za-z]{2}:)(?=\d{3})")
LONG = re.compile(r"[A-Za-z]{8,}")
BETWEEN_VOWELS = re.compile(r"(?<=[a-z][aeiouy])([^aeiouy]+)(?=[aeiouy][a-z])", re.IGNORECASE)
KANA = "ァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎー"  # never the first of a line, nor is what a small っ doubles torn from it
RUN = re.compile(r"[゠-ヺー-ヿ]+|[一-鿿々〆]+|[ぁ-ゟ]{7,}")
AFTER = re.compile(r"(?<=[・＝／])(?=[^\s・＝／])|(?<=[のをにがはとやへ])(?=[一-鿿々゠-ヺA-Za-z])|(?<=[一-鿿々゠-ヿ]の)(?=\S{2})")
WHOLE, TWICE = 5, 9  # letters of a run that stay together, and that are parted only once
BEGINNING = re.compile(r"(?:ch|sh|th|ph|wh|[bcfgkp]l|[bcdfgkpt]r|.)$", re.IGNORECASE)


@lru_cache(maxsize=4096)
def parted(text: str) -> str:
    """The text with soft hyphens between the syllables of its long words, at least two letters on either side of each.

    A line may also end, without a mark, after the colon before a long number; in Japanese after a particle, at a middle dot, and
    in a long run of one kind of script, as near to its middle as a line may end.
    """
    syllables = LONG.sub(lambda word: BETWEEN_VOWELS.sub(lambda found: BEGINNING.sub(lambda end: SOFT + end[0], found[1]), word[0]), text)
    return COLON_INSIDE.sub(UNSEEN, AFTER.sub(UNSEEN, RUN.sub(lambda run: _halved(run[0]), syllables)))


def _halved(run: str) -> str:
    if len(run) <= WHOLE:
        return run
    middle = len(run) / 2
    places = [n for n in range(2, len(run) - 1) if run[n] not in KANA and run[n - 1] not in "ッっ"]
    if not places:
        return run
    at = min(places, key=lambda n: (abs(n - middle), n))
    halves = run[:at], run[at:]
    return UNSEEN.join(halves if len(run) <= TWICE else map(_halved, halves))
