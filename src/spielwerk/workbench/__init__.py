"""The workbench: what a change of the rules does. Games by two sets of rules are played side by
side until the difference is clear. It needs nothing but Python, so a browser's tab has it too."""
