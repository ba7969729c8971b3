"""How `make docs` makes the site. Sphinx reads this file."""

from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

project = "Spielwerk"
author = "The Spielwerk project"
version = release = installed("spielwerk")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["requirements.lock"]
html_theme = "furo"
html_title = "Spielwerk"
html_show_copyright = False
html_copy_source = False

myst_heading_anchors = 3  # as GitHub makes them, so that links work in both places
suppress_warnings = ["misc.highlighting_failure"]  # JSON with "…"

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
default_role = "code"  # `names` in docstrings

ROOT = Path(__file__).parents[1]


def read_from_root(app: Any, page: str, source: list[str]) -> None:
    """The pages that stand beside the README are in the site, too."""
    path = ROOT / f"{page.upper()}.md"
    if page in ("contributing", "changelog"):
        text = path.read_text(encoding="utf-8")
        source[0] = text.replace("](docs/", "](").replace("](CHANGELOG.md", "](changelog.md")


def setup(app: Any) -> None:
    app.connect("source-read", read_from_root)
