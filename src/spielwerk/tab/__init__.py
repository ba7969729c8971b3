"""The table in a browser's tab: the same engine, games, computer players and tables as at a server,
in a Python that runs in the page."""
