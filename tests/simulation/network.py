"""Connections between clients and processes: in order, as TCP is, but they may be slow, break, or
die without a word."""

import msgspec

from spielwerk.table.live.visit import Gone, Visit

SILENT_SECONDS = 40.0  # after which a process finds out that a client is not there any more


class Connection:
    """From one client to one process."""

    def __init__(self, world, client, process):
        self.world, self.client, self.process = world, client, process
        self.number = world.number()
        self.is_cut = False  # nothing passes, without an error
        self.client_hears = self.server_hears = True
        self._up = self._down = 0.0
        self.visitor = process.accept(self)

    def _delay(self):
        chance, weather = self.world.chance, self.world.weather
        return 0.001 + chance.random() * 0.03 * weather.distance

    def up(self, text):
        if not self.is_cut:
            self._up = max(self._up + 1e-6, self.world.now + self._delay())
            self.world.at(self._up, self._arrive_up, text)

    def down(self, message):
        if not self.is_cut:
            self._down = max(self._down + 1e-6, self.world.now + self._delay())
            self.world.at(self._down, self._arrive_down, message)

    def _arrive_up(self, text):
        if self.server_hears and not self.is_cut:
            self.visitor.arrive(text)

    def _arrive_down(self, message):
        if not self.client_hears or self.is_cut:
            return
        if isinstance(message, int):
            self.close()  # the answer to that
            self.client.lost(self, message)
        else:
            self.client.hear(self, message)

    def end(self, code):
        """The process closes it."""
        self.down(code)

    def close(self):
        """The client closes it."""
        self.client_hears = False
        self.up(None)

    def break_off(self):
        """Both ends find out."""
        self.up(None)
        self.down(1006)

    def die(self):
        """No end finds out, until it misses something."""
        self.is_cut = True
        self.world.at(self.world.now + SILENT_SECONDS, self._find_out)

    def _find_out(self):
        if self.server_hears:
            self.visitor.arrive(None)


class Visitor(Visit):
    """The process's end of a connection: the real visit, with what a socket does around it."""

    def __init__(self, process, connection):
        super().__init__(process.hall)
        self._process, self._connection = process, connection
        self._letters = []
        self._arrived = None
        self._is_over = False

    def __hash__(self):
        return self._connection.number

    def post(self, message):
        if self._process.is_dead or self._is_over:
            return
        sent = msgspec.json.decode(message)
        self._connection.world.posted(self._connection.client, sent)
        self._connection.down(sent)

    def _end(self, code, why):
        if not self._process.is_dead and not self._is_over:
            self._is_over = True
            self._connection.end(code)

    def arrive(self, text):
        """None: the connection is over."""
        if text is None:
            self._connection.server_hears = False
        self._letters.append(text)
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    async def _next(self):
        while not self._letters:
            self._arrived = self._process.loop.create_future()
            await self._arrived
        text = self._letters.pop(0)
        if text is None:
            raise Gone
        return text

    async def run(self, table):
        try:
            await self.greet(table, await self._next())
            while not self._is_over:
                await self.answer(await self._next())
        except Gone:
            pass
        finally:
            if not self._process.is_dead:
                self.leave()
                self._process.visitors.discard(self)
