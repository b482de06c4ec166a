"""What can happen, said once: one entry a happening, from which the log, card texts, scenarios and suggestions all speak."""
