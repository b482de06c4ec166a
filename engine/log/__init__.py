"""A run in words, as data, and as each viewer may read it."""
