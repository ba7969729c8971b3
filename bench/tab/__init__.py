"""Tables in a browser's tab, measured in a real one."""
