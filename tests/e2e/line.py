"""A line between a browser and the server that can be cut, as a network can: what is under way is lost with it."""

import contextlib
import socket
import threading
from types import TracebackType

END = socket.SHUT_RDWR


class Line:
    """Hands everything on, both ways, until it is cut."""

    def __init__(self, port: int) -> None:
        self._server = ("127.0.0.1", port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._whole = True
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._threads = [threading.Thread(target=self._listen)]

    def __enter__(self) -> "Line":
        self._threads[0].start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.cut()
        with contextlib.suppress(OSError):
            self._door.shutdown(END)
        self._door.close()
        for thread in self._threads:
            thread.join()

    def cut(self) -> None:
        """From now on nobody gets through."""
        with self._lock:
            self._whole = False
            for end in self._ends:
                with contextlib.suppress(OSError):
                    end.shutdown(END)

    def mend(self) -> None:
        """From now on whoever tries anew gets through."""
        with self._lock:
            self._whole = True

    def _listen(self) -> None:
        with contextlib.suppress(OSError):  # the door is closed
            while True:
                near, _ = self._door.accept()
                with self._lock:
                    if self._whole:
                        self._join(near)
                    else:
                        near.close()

    def _join(self, near: socket.socket) -> None:
        far = socket.create_connection(self._server)
        self._ends |= {near, far}
        left = threading.Semaphore(0)
        self._threads += [
            threading.Thread(target=self._hand_on, args=(near, far, left)),
            threading.Thread(target=self._hand_on, args=(far, near, left)),
            threading.Thread(target=self._clear, args=(near, far, left)),
        ]
        for thread in self._threads[-3:]:
            thread.start()

    def _hand_on(self, giver: socket.socket, taker: socket.socket, left: threading.Semaphore) -> None:
        with contextlib.suppress(OSError):
            while said := giver.recv(65536):
                taker.sendall(said)
        with contextlib.suppress(OSError):
            taker.shutdown(END)
        left.release()

    def _clear(self, near: socket.socket, far: socket.socket, left: threading.Semaphore) -> None:
        left.acquire()
        left.acquire()
        with self._lock:
            self._ends -= {near, far}
            near.close()
            far.close()
