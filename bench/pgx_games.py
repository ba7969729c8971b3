"""pgx at its best: a whole batch of games stepped at random in one compiled loop, each begun anew
when it is over, on whatever JAX runs on (a GPU if it finds one)."""

import time
from statistics import median

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

STEPS = 100


def has_gpu() -> bool:
    return jax.default_backend() == "gpu"


def rate(name: str, batch: int, rounds: int) -> float:
    """Steps a second: the median after a first run that compiles."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one_step(carry, _):  # noqa: ANN001, ANN202
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        legal = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choice, legal, axis=-1)
        return (step(state, action, jax.random.split(chance, batch)), key), None

    @jax.jit
    def play(state, key):  # noqa: ANN001, ANN202
        return jax.lax.scan(one_step, (state, key), None, length=STEPS)[0]

    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    state, key = jax.block_until_ready(play(state, key))
    rates = []
    for _ in range(rounds):
        started = time.perf_counter()
        state, key = jax.block_until_ready(play(state, key))
        rates.append(batch * STEPS / (time.perf_counter() - started))
    return median(rates)
