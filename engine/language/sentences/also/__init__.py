"""What writers of scenarios say as well in English: understood, and written back in the words of the phrases that mean it."""

from engine.language.sentences.also.actions import ALSO_ACTIONS
from engine.language.sentences.also.ends import ALSO_ENDS
from engine.language.sentences.also.figures import ALSO_FIGURES
from engine.language.sentences.also.happened import ALSO_HAPPENED
from engine.language.sentences.also.moments import ALSO_MOMENTS
from engine.language.sentences.also.nouns import ALSO_NOUNS
from engine.language.sentences.also.where import ALSO_WHERE

ALSO = [*ALSO_MOMENTS, *ALSO_NOUNS, *ALSO_ACTIONS, *ALSO_HAPPENED, *ALSO_WHERE, *ALSO_FIGURES, *ALSO_ENDS]
