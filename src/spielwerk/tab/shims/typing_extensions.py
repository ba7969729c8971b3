"""typing_extensions, for a Python that is new enough not to need it."""

from typing import *  # noqa: F403
