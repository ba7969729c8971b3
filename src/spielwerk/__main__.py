"""`python -m spielwerk` is the same as `spielwerk`."""


def main() -> None:
    # Imported here, because worker processes import this module too, and do without the rest.
    from spielwerk import cli

    cli.main()


if __name__ == "__main__":
    main()
