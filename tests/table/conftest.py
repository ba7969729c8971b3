import pytest

from spielwerk.table.storage.postgres import PostgresStorage
from spielwerk.table.storage.sqlite import SqliteStorage
from table.rooms import Shelf, opened


@pytest.fixture
def hall():
    """A hall whose tables are kept in memory."""
    return opened(Shelf())


@pytest.fixture(params=["sqlite", "postgres"])
def new(request, tmp_path):
    """Makes storages for the same database."""
    if request.param == "sqlite":
        return lambda: SqliteStorage(tmp_path / "tables.db")
    url = request.getfixturevalue("postgres_url")
    return lambda: PostgresStorage(url)
