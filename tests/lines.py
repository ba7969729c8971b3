"""The network between a browser and a server, which can be slow or cut off."""

import socket
import threading
import time
from contextlib import suppress


class Line:
    """Another address for a server. All its traffic can be stopped at once."""

    def __init__(self, port):
        self.delay = 0.0  # seconds of delay for everything from the server
        self.is_silent = False  # whether nothing arrives, although the line seems to be there
        self._to = port
        self.is_cut = False
        self._ends = set()
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self):
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_):
        # A thread that waits in accept() is woken by shutdown, not by close.
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self.cut()

    def cut(self):
        with self._lock:
            self.is_cut = True
            ends, self._ends = self._ends, set()
        for end in ends:
            self._close(end)

    def mend(self):
        self.is_cut = False

    def _accept(self):
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                if self.is_cut:
                    self._close(near)
                    continue
                try:
                    far = socket.create_connection(("127.0.0.1", self._to))
                except OSError:  # the server is down; it may come back
                    self._close(near)
                    continue
                self._ends |= {near, far}
            for start, end, is_answer in ((near, far, False), (far, near, True)):
                threading.Thread(
                    target=self._carry, args=(start, end, is_answer), daemon=True
                ).start()

    def _carry(self, start, end, is_answer):
        with suppress(OSError):  # cut
            while data := start.recv(65536):
                if not is_answer:
                    self._hear(data)
                if is_answer and self.delay:
                    time.sleep(self.delay)
                if not self.is_silent:
                    end.sendall(data)
        self._close(start)
        self._close(end)
        with self._lock:
            self._ends -= {start, end}

    def _hear(self, data):
        """The browser asks for something."""

    @staticmethod
    def _close(end):
        with suppress(OSError):  # the other side closed first
            end.shutdown(socket.SHUT_RDWR)
        end.close()
