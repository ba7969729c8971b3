"""Asynchronous tests: each runs in an event loop of its own, for a limited time. A fixture whose
value is an asynchronous context manager is entered there."""

import asyncio
from contextlib import AsyncExitStack
from inspect import iscoroutinefunction

import pytest

SECONDS = 300


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(_tested(pyfuncitem.obj, given))
    return True


async def _tested(test, given):
    async with asyncio.timeout(SECONDS), AsyncExitStack() as stack:
        for name, value in given.items():
            if hasattr(value, "__aenter__"):
                given[name] = await stack.enter_async_context(value)
        await test(**given)
