"""`python -m spielwerk` is the same as `spielwerk`."""

from spielwerk.cli import main

main()
