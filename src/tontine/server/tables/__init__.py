"""A table: its log, the commands that lead to entries, clocks, and what each client sees."""
