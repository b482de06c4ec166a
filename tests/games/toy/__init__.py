"""A toy game, added by the recipe in CONTRIBUTING and by nothing else."""
