pytest_plugins = ["services"]
