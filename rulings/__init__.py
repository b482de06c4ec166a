"""The site: it shows what the engine runs."""
