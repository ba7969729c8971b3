"""The peer pgx: board games on arrays, many at a time, compiled by XLA for the CPU, or for a GPU if
JAX finds one."""

import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

BATCHES = (64, 256, 1024, 4096)  # on a CPU
DECISIONS = 1 << 15  # per call of compiled code, or
LEAST_STEPS = 64  # per game
SECONDS = 0.25  # per batch size


def has_gpu() -> bool:
    import jax

    return bool(jax.default_backend() == "gpu")


def rate(game: str, batches: Sequence[int] = BATCHES, *, observed: bool = False) -> float:
    """Random decisions per second, with the best number of games at a time; if asked for with what
    the next player observes."""
    return max(_rate(game, batch, observed) for batch in batches)


def _rate(game: str, batch: int, observed: bool) -> float:
    play, place = _compiled(game, batch, observed)
    steps = 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        place = play(*place)
        place[1].block_until_ready()
        steps += 1
    return steps * _steps(batch) * batch / (time.perf_counter() - started)


def _steps(batch: int) -> int:
    return max(LEAST_STEPS, DECISIONS // batch)


@cache
def _compiled(game: str, batch: int, observed: bool) -> tuple[Callable[..., Any], tuple[Any, Any]]:
    """A function that plays on, and its start state. Finished games restart, so that every step is
    a decision."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    step_one = auto_reset(env.step, env.init)

    def step(place: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        state, key = place
        key, choosing, stepping = jax.random.split(key, 3)
        legal = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, legal, axis=-1)
        after = jax.vmap(step_one)(state, action, jax.random.split(stepping, batch))
        if not observed:  # the compiler may leave it out
            after = after.replace(observation=state.observation)
        return (after, key), None

    @jax.jit
    def play(state: Any, key: Any) -> tuple[Any, Any]:
        return jax.lax.scan(step, (state, key), None, length=_steps(batch))[0]

    key = jax.random.PRNGKey(1)
    place = (jax.vmap(env.init)(jax.random.split(key, batch)), key)
    place = play(*place)
    place[1].block_until_ready()
    return play, place
