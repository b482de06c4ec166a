"""Where the choices of what is drawn at random come from: Hypothesis, which can shrink them, or dice that fall alike on every run."""

import random

from hypothesis import strategies as st


class Drawing:
    """Choices from Hypothesis."""

    def __init__(self, draw):
        self._draw = draw

    def pick(self, options):
        return self._draw(st.sampled_from(list(options)))

    def number(self, low, high):
        return self._draw(st.integers(low, high))


class Dice:
    """Choices drawn by a generator of its own."""

    def __init__(self, seed):
        self._random = random.Random(seed)

    def pick(self, options):
        return self._random.choice(list(options))

    def number(self, low, high):
        return self._random.randint(low, high)
