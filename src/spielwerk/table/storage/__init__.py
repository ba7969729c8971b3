"""Where events are kept: an interface, SQLite and Postgres."""
