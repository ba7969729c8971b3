"""Everything in the OpenAPI description, called with odd values: all answers match it."""

import asyncio

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import positive_data_acceptance

from amounts import amount, soaks
from players import all_seated, play, set_up

OPERATIONS = [
    ("GET", "/api/health"),
    ("GET", "/metrics"),
    ("GET", "/api/addresses"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/emblem.png"),
    ("GET", "/api/games/{game}/words/{language}"),
    ("POST", "/api/word"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/seats"),
    ("POST", "/api/tables/{table}/luggage"),
    ("GET", "/api/records"),
    ("GET", "/api/records/{table}"),
    ("GET", "/api/positions"),
    ("GET", "/api/records/{table}/text"),
    ("GET", "/api/records/{table}/replay"),
    ("GET", "/api/records/{table}/judgement"),
]
WITH_PARAMETERS = OPERATIONS[3:]
OF_A_TABLE = [(method, path) for method, path in OPERATIONS if "{table}" in path]
pytestmark = soaks


@pytest.fixture(scope="module")
def description(server):
    return schemathesis.openapi.from_dict(server.get("/api/openapi.json").json())


def call(operation, url, mode, adapt=lambda case: None):
    """Call it many times. Every answer has a documented status, type and form."""

    @settings(max_examples=amount(20, 500), deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def call(case):
        adapt(case)
        # Not everything in the right form makes sense: there is no game without a name.
        case.call_and_validate(base_url=url, excluded_checks=[positive_data_acceptance])

    call()


def test_no_operation_is_left_out(description):
    sent = [each.ok() for each in description.get_all_operations()]
    assert {(each.method.upper(), each.path) for each in sent} == set(OPERATIONS)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_what_has_the_right_form_is_answered_as_documented(server, description, method, path):
    call(description[path][method], server.url, GenerationMode.POSITIVE)


@pytest.mark.parametrize(("method", "path"), WITH_PARAMETERS)
def test_what_has_a_wrong_form_is_refused_as_documented(server, description, method, path):
    call(description[path][method], server.url, GenerationMode.NEGATIVE)


@pytest.fixture(scope="module")
def played(server):
    """A table where a game was played to the end."""

    async def main():
        table = await set_up(server.url, "triominos")
        async with all_seated(table) as players:
            await play(players)
        return table.id

    return asyncio.run(main())


@pytest.mark.parametrize(("method", "path"), OF_A_TABLE)
def test_an_existing_table_is_described_as_documented(server, description, played, method, path):
    def at_the_table(case):
        case.path_parameters = {"table": played}

    for mode in GenerationMode if method == "POST" else [GenerationMode.POSITIVE]:
        call(description[path][method], server.url, mode, at_the_table)


def test_a_table_for_a_known_game_is_set_up_as_documented(server, description):
    def of_rings(case):
        seats = case.body.get("seats", [])
        people = [{"kind": "link", "name": seat.get("name")} for seat in [*seats, {}, {}][:2]]
        case.body |= {"game": "rings", "players": 2, "options": {}, "seats": people}

    call(description["/api/tables"]["POST"], server.url, GenerationMode.POSITIVE, of_rings)
