"""A match: what may happen at a table, and what it leads to. No storage, no clients, no waiting."""
