"""What every request goes through: language, guard, limits, caches of answers."""
