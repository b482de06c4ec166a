"""Playing one scenario: the given board, the actions, and whether what was expected came of them."""
