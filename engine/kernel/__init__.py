"""The kernel all games share: state, events, rules, order, agenda, runs. It knows no game, no card and no ruling by name."""
