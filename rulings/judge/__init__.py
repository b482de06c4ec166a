"""The judge's tools: runs side by side, the tree of outcomes, open questions, what rests on which rule, transcripts."""
