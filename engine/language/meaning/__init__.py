"""What the trees of card text do: one function a kind of node, making closures that act on a run. Nothing here knows a card or a game."""
