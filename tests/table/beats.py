"""What storages in memory keep of beats and pauses."""

from spielwerk.table.match.clock import Pause
from spielwerk.table.storage.interface import MISSED, found_pauses


class Beats:
    def __init__(self):
        self.last = None
        self.count = 0
        self.processes = {}
        self.pauses = {}  # when each began, and ended
        self.gap = 0  # without any process, before the last beat

    def note(self, now, late, process, since):
        """Return when the last pause ended."""
        others = [at for name, at in self.processes.items() if name != process]
        for pause in found_pauses(now, late, self.last, others, since):
            known = [at for at, end in self.pauses.items() if at <= pause.since <= end]
            for at in known or [pause.since]:
                self.pauses[at] = max(pause.until, self.pauses.get(at, 0))
        self.gap = now - self.last if self.last is not None and now - self.last > late else 0
        self.last = max(now, self.last or now)
        self.processes = {n: at for n, at in self.processes.items() if at >= now - MISSED}
        self.processes[process] = now
        self.count += 1
        return max(self.pauses.values(), default=0)

    def all_pauses(self):
        return [Pause(*pause) for pause in sorted(self.pauses.items())]

    def goodbye(self, process):
        self.processes.pop(process, None)
