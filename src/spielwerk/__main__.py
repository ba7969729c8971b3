"""`python -m spielwerk` is the same as `spielwerk`."""

import sys


def main() -> None:
    # Imported here, because worker processes import this module too, and do without the rest.
    from spielwerk.system.interrupts import listen, prepare

    listen()  # before the other imports, which take a while
    prepare(sys.argv[1:])
    from spielwerk.system.streams import carry_everything

    carry_everything()
    from spielwerk import cli

    cli.main()


if __name__ == "__main__":
    main()
