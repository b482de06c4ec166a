"""Words (being written)."""
from engine.language.vocabulary import Vocabulary
VOCABULARY = Vocabulary("vision", ())
