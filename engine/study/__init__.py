"""Many runs: what a corpus says, played, explored, judged, compared and kept.

The modules in the order in which they stand on one another, each importing only those above it:

- ``work``: what a run costs, and how much of that one answer may cost
- ``rulesets``, ``definitions``, ``staging``: rules, cards and texts made ready for play
- ``playable``: a corpus whose scenarios can be played
- ``contract``: the JSON of the commands run, explore and verify, as types
- ``explore``: all outcomes of a scenario, as a tree
- ``scenario_run``: one run with what is expected of it
- ``library``: the corpus with everything above, which is what others ask
- ``flips``, ``verify``: what a scenario rests on; whether a whole corpus holds
- ``traces``, ``bundle``, ``sameness``: a run as text, as all that it rests on, and compared with an earlier one
"""
