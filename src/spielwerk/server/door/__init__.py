"""Who may come in: addresses, limits, names, proxies."""
