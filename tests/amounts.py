"""How much a test plays: a little in every run, and far more in `make soak`, which runs the tests
that are marked so."""

import os

import pytest

SOAKING = bool(os.environ.get("SPIELWERK_SOAK"))

soaks = pytest.mark.soak


def amount(usual, soaking):
    return soaking if SOAKING else usual
