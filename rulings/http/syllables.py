"""Where a long English word may be parted: for names on cards that are narrower than the word.

Browsers part words by dictionaries, which many of them do not have. A soft hyphen is seen only where a line ends at it.
"""

import re
from functools import lru_cache

SOFT = "\u00ad"
UNSEEN = "\u200b"
COLON_INSIDE = re.compile(r"(?<=[A-Za-z]{2}:)(?=\d{3})")
LONG = re.compile(r"[A-Za-z]{8,}")
BETWEEN_VOWELS = re.compile(r"(?<=[a-z][aeiouy])([^aeiouy]+)(?=[aeiouy][a-z])", re.IGNORECASE)
BEGINNING = re.compile(r"(?:ch|sh|th|ph|wh|[bcfgkp]l|[bcdfgkpt]r|.)$", re.IGNORECASE)


@lru_cache(maxsize=4096)
def parted(text: str) -> str:
    """The text with soft hyphens between the syllables of its long words, at least two letters on either side of each.

    A line may also end, without a mark, after the colon before a long number.
    """
    syllables = LONG.sub(lambda word: BETWEEN_VOWELS.sub(lambda found: BEGINNING.sub(lambda end: SOFT + end[0], found[1]), word[0]), text)
    return COLON_INSIDE.sub(UNSEEN, syllables)
