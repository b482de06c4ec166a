"""The handbook: home, games, rules, cards, sources and the search."""
