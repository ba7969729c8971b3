import pytest

from table.rooms import Shelf, opened


@pytest.fixture
def hall():
    """A hall whose tables are kept in memory."""
    return opened(Shelf())
