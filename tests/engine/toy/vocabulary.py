"""The words of the toy game, in both languages."""

from engine.kernel.vocabulary import Vocabulary, words

ZONES = """
board | shelf | 棚 | place=on the shelf
hand | hand | 手札
deck | deck | 山札
discard | heap | 捨て場
"""
KINDS = "bell | bell | 鐘 | measure=個"
COUNTERS = "wax | wax | ろう | plural=wax"

VOCABULARY = Vocabulary("toy", (*words("kind", KINDS), *words("zone", ZONES), *words("counter", COUNTERS)))
