"""Makes a plan that goes wrong as small as possible: whatever can be left out is left out, as long
as the same thing goes wrong."""

import re
from dataclasses import replace

MOST_TRIES = 400


def kind_of(wrong):
    """What went wrong, without the numbers."""
    return re.sub(r"\d+|'[^']*'|\{.*", "", wrong)[:70]


def shrink(plan, play):
    """The smallest plan that we find. `play` returns what goes wrong with a plan."""
    kinds = {kind_of(each) for each in play(plan)}
    tries = 0
    found = True
    while found and tries < MOST_TRIES:
        found = False
        for smaller in _smaller(plan):
            tries += 1
            if kinds & {kind_of(each) for each in play(smaller)}:
                plan, found = smaller, True
                break
            if tries == MOST_TRIES:
                break
    return plan


def _smaller(plan):
    """Plans with a little less in them, those with much less first."""
    tables, faults = plan.tables, plan.faults
    if len(tables) > 2:
        half = len(tables) // 2
        yield plan.without(tables=tables[:half])
        yield plan.without(tables=tables[half:])
    for n in range(len(tables)):
        if len(tables) > 1:
            yield plan.without(tables=tables[:n] + tables[n + 1 :])
    for n, fault in enumerate(faults):
        yield plan.without(faults=faults[:n] + faults[n + 1 :])
        if fault.length > 0.5:
            shorter = replace(fault, length=round(fault.length / 2, 4))
            yield plan.without(faults=(*faults[:n], shorter, *faults[n + 1 :]))
    if plan.shuffles:
        yield plan.without(shuffles=False)
    for n, table in enumerate(tables):
        for other in _smaller_tables(table):
            yield plan.without(tables=(*tables[:n], other, *tables[n + 1 :]))


def _smaller_tables(table):
    if table.request.clock is not None and all(each.sleeps_after is None for each in table.clients):
        yield replace(table, request=replace(table.request, clock=None))
    for n, client in enumerate(table.clients):
        others = table.clients[:n], table.clients[n + 1 :]
        if client.seat is None:
            yield replace(table, clients=(*others[0], *others[1]))
        for other in _smaller_clients(client):
            yield replace(table, clients=(*others[0], other, *others[1]))


def _smaller_clients(client):
    for n in range(len(client.extras)):
        yield replace(client, extras=client.extras[:n] + client.extras[n + 1 :])
    usual = {
        "late": 0.0,
        "reads_first": False,
        "declines": False,
        "sleeps_after": None,
        "vanishes_after": None,
        "wants_rematch": False,
    }
    for name, value in usual.items():
        if getattr(client, name) != value:
            yield replace(client, **{name: value})
