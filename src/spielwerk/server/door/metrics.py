"""Prometheus metrics for operators."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """All counters of a server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Counter("spielwerk_tables", "Tables set up", ["game"], registry=self.registry)
        self.commands = Counter(
            "spielwerk_commands", "Commands from clients", ["type"], registry=self.registry
        )
        self.refused = Counter(
            "spielwerk_refused", "What was refused", ["reason"], registry=self.registry
        )
        self.requests = Counter(
            "spielwerk_requests", "HTTP requests", ["status"], registry=self.registry
        )
        self.cut_off = Counter(
            "spielwerk_cut_off", "Connections closed by the server", ["why"], registry=self.registry
        )
        self.connections = Gauge("spielwerk_connections", "Open sockets", registry=self.registry)
        self.rooms = Gauge("spielwerk_rooms", "Tables in memory", registry=self.registry)
        self.thinking = Gauge(
            "spielwerk_questions", "Questions to computer players", registry=self.registry
        )
        self.seconds = Histogram(
            "spielwerk_command_seconds",
            "From reading a command to storing and announcing it",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )

        self._counters: dict[str, Counter] = {}

    def count(self, command: str) -> None:
        """Count a command. Looking up its counter is cached, because this happens thousands of
        times a second."""
        counter = self._counters.get(command)
        if counter is None:
            counter = self._counters[command] = self.commands.labels(command)
        counter.inc()

    def text(self) -> bytes:
        """The metrics as Prometheus reads them."""
        return generate_latest(self.registry)
