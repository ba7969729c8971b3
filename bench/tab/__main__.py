"""`python -m bench.tab`: this part of `make bench` alone."""

from bench.__main__ import in_a_tab

in_a_tab()
