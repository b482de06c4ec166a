"""Who edits: accounts, roles and what each may do, and the log of what was done. Reading needs none of it."""
