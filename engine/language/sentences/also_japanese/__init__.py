"""What writers of scenarios say as well in Japanese: understood, and written back in the words of the phrases that mean it."""

from engine.language.sentences.also_japanese.actions import JAPANESE_ACTIONS
from engine.language.sentences.also_japanese.ends import JAPANESE_ENDS
from engine.language.sentences.also_japanese.figures import JAPANESE_FIGURES
from engine.language.sentences.also_japanese.happened import JAPANESE_HAPPENED
from engine.language.sentences.also_japanese.moments import JAPANESE_MOMENTS
from engine.language.sentences.also_japanese.nouns import JAPANESE_NOUNS
from engine.language.sentences.also_japanese.where import JAPANESE_WHERE

# The first of two that say the same is taken: 進化していない is a state before it is something that did not happen.
ALSO_JAPANESE = [*JAPANESE_MOMENTS, *JAPANESE_NOUNS, *JAPANESE_ACTIONS, *JAPANESE_WHERE, *JAPANESE_FIGURES, *JAPANESE_HAPPENED, *JAPANESE_ENDS]
