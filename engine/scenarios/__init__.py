"""Playing scenarios: from the given board through the actions to what was expected, on the kernel and the games."""
