"""`make load`: moves per second over real sockets on this machine, beside boardgame.io's server.

    python -m bench.load [--seconds 4] [--warmup 3] [--repeats 5] [--game rings] [--part latency]

Random players, two sockets per match, one server process, one client process. A move counts when it
reaches the other player. The peer plays tic-tac-toe in memory; ours stores every move before
sending it to anybody. Our tables are set up over HTTP, and every player has a token and opens a
socket. The peer's lobby with its own client does the same, but its matches are short. So we also
measure the peer with one match after the other over the same sockets, and again with matches that
need neither a lobby nor credentials.

A machine's speed varies over time. So everything is measured in rounds: the best of each server is
compared with the best of the others in the same round, and the median of these ratios counts.
Delays are measured at half of the speed that the server has reached just before. Use a quiet
machine with two cores.
"""

import argparse
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from bench.load.servers import Server, boardgame_io, held, play, prepare, spielwerk

OURS = "Spielwerk"
PEER = "boardgame.io"
PEER_LOBBY = "boardgame.io, sockets kept"
PEER_SYNC = "boardgame.io, sockets kept, no lobby"
PEERS = {PEER: "client", PEER_LOBBY: "lobby", PEER_SYNC: "sync"}
TABLES = (10, 50, 200, 1_000)
PEER_TABLES = TABLES[:3]
LATENCY_TABLES = 200
IDLE_TABLES = 1_000

Found = dict[str, Any]


class Case(NamedTuple):
    server: str
    tables: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--warmup", type=float, default=3)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--game", default="rings")
    parser.add_argument("--part", choices=("moves", "latency", "memory"), action="append")
    told = parser.parse_args()
    prepare()
    bench = Bench(told.seconds, told.warmup, told.repeats, told.game)
    parts = told.part or ("moves", "latency", "memory")
    if "moves" in parts:
        bench.moves()
    if "latency" in parts:
        bench.latency()
    if "memory" in parts:
        bench.memory()
    if bench.problems:
        sys.exit("\n".join(["Do not trust these figures:", *bench.problems]))


class Bench:
    def __init__(self, seconds: float, warmup: float, repeats: int, game: str) -> None:
        self.how = {"seconds": seconds, "warmup": warmup}
        self.repeats = repeats
        self.game = game
        self.problems: list[str] = []

    def moves(self) -> None:
        """Moves per second at full speed."""
        cases = [
            Case(server, tables)
            for tables in TABLES
            for server in (*PEERS, OURS)
            if server == OURS or tables in PEER_TABLES
        ]
        rounds = [{case: self.measure(case) for case in cases} for _ in range(self.repeats)]
        middle = {case: typical([found[case] for found in rounds]) for case in cases}
        heading("server", "matches at once", "moves a second", "cores: server", "client")
        for case, each in sorted(middle.items()):
            row(
                case.server,
                f"{case.tables:,}",
                f"{each['rate']:,.0f}",
                f"{each['server_cores']:.2f}",
                f"{each['client_cores']:.2f}",
            )
        print()
        for peer in PEERS:
            ratios = sorted(best(found, OURS) / best(found, peer) for found in rounds)
            print(
                f"{OURS} at its best: {median(ratios):.2f} times {peer} at its best "
                f"({ratios[0]:.2f} to {ratios[-1]:.2f} in {len(ratios)} rounds)."
            )
        print(flush=True)

    def latency(self) -> None:
        """The time from sending a move to its arrival at the other side, at half of our peak."""
        case = Case(OURS, LATENCY_TABLES)
        heading("latency at half of the peak", "moves a second", "half within", "99 % within")
        rounds = []
        for number in range(1, self.repeats + 1):
            peak = self.measure(case)["rate"]
            rounds.append(self.measure(case, rate=peak / 2))
            delays(f"{case.server}, {case.tables} tables, round {number}", rounds[-1])
        delays("in the middle", typical(rounds))
        print(flush=True)

    def memory(self) -> None:
        """The server memory per table, with two players connected and with nobody."""
        if not Path("/proc/self/statm").exists():
            print("Memory is only measured on Linux.")
            return
        heading("memory", "no tables", f"{IDLE_TABLES:,} tables", "per table")
        for what, sockets in {"two sockets each": True, "created, nobody there": False}.items():
            progress(f"{IDLE_TABLES} idle tables, {what}")
            with spielwerk() as server:
                with held(server, 1, True, self.game):  # loads the game
                    pass
                before = settled(server)
                with held(server, IDLE_TABLES, sockets, self.game):
                    after = settled(server)
            row(
                what,
                f"{before / 2**20:.1f} MB",
                f"{after / 2**20:.1f} MB",
                f"{(after - before) / IDLE_TABLES / 2**10:.1f} kB",
            )
        print(flush=True)

    def measure(self, case: Case, **more: float) -> Found:
        how: dict[str, float | str] = {"tables": case.tables, **self.how, **more}
        if case.server == OURS:
            with spielwerk() as server:
                found = play("client.mjs", server, game=self.game, **how)
        else:
            how["matches"] = PEERS[case.server]
            with boardgame_io() as server:
                found = play("boardgame_client.mjs", server, **how)
        progress(f"{case.server}, {case.tables}: {found}")
        self.problems += [f"{case.server}, {case.tables}: {text}" for text in doubts(found)]
        return found


def best(found: dict[Case, Found], server: str) -> float:
    return max(float(each["rate"]) for case, each in found.items() if case.server == server)


def doubts(found: Found) -> list[str]:
    """Reasons not to trust a measurement."""
    texts = [f"{found[what]} {what}" for what in ("refused", "lost", "stalled") if found.get(what)]
    if found.get("open", found["tables"]) < found["tables"]:
        texts.append(f"only {found['open']} tables were open at once")
    if found.get("late", 0) > found["moves"] / 100:
        texts.append(f"{found['late']} moves came too late for the rate that was asked for")
    if found["client_cores"] > 0.95:
        texts.append("the client was as fast as it can be, the server perhaps not")
    if (found["other_cores"] or 0) > 0.2:
        texts.append(f"something else kept {found['other_cores']} cores of the machine busy")
    return texts


def typical(found: list[Found]) -> Found:
    return {
        name: median(each[name] if each[name] is not None else float("nan") for each in found)
        for name in found[0]
    }


def delays(what: str, found: Found) -> None:
    p50, p99 = (f"{found[name]:.1f} ms" for name in ("p50_ms", "p99_ms"))
    row(what, f"{found['rate']:,.0f}", p50, p99)


def settled(server: Server) -> int:
    time.sleep(2)
    return server.memory()


def heading(*names: str) -> None:
    row(*names)
    row("---", *("---:" for _ in names[1:]))


def row(*cells: str) -> None:
    print(f"| {' | '.join(cells)} |", flush=True)


def progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
