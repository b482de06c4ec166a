"""Links that last: a run stored with everything it rests on, shown again by the engine of the day it is opened."""
