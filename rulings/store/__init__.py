"""What the database holds of the corpus, and the commands that load, run and verify it."""
