"""Where friends reach this server."""

import contextlib
import ipaddress
import socket
import struct
from urllib.parse import urlsplit

from rooftree.table.settings import Settings
from rooftree.table.wire import Address

EVERYWHERE = ("0.0.0.0", "::", "")
LOCALHOST = "127.0.0.1"
BEYOND, NEARBY = ("192.0.2.1", 9), ("224.0.0.1", 9)
"""An address for documentation, which nobody has, and the one of all hosts of a network. Nothing is sent to them."""


def address(settings: Settings, came_by: str = "") -> Address:
    """The address to put before an invitation's path, and whether only this machine can reach it.

    Of several that this machine has it is the one that a browser came by (`came_by`, as its request names the host).
    """
    if settings.public_url:
        return Address(settings.public_url.rstrip("/"), loopback=False)
    host = settings.host
    if host in EVERYWHERE:
        known, wanted = network_addresses(), _host_of(came_by)
        host = wanted if wanted in known else known[0]
    return Address(_url(host, settings.port), loopback=_is_loopback(host))


def other_addresses(settings: Settings) -> list[str]:
    """The addresses that friends may try when the first leads nowhere: a machine can be in several networks."""
    if settings.public_url or settings.host not in EVERYWHERE:
        return []
    return [_url(host, settings.port) for host in network_addresses()[1:]]


def network_addresses() -> list[str]:
    """This machine's addresses in its networks, the one it would send from first; in none, the one for itself."""
    found = [_sends_from(BEYOND)] + [_sends_from(NEARBY, index) for index, _ in socket.if_nameindex()]
    return [*dict.fromkeys(host for host in found if host and not _is_loopback(host))] or [LOCALHOST]


def _sends_from(there: tuple[str, int], interface: int = 0) -> str | None:
    """The address that a packet would carry, through whichever interface leads there or through this one."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        if interface:
            probe.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, struct.pack("@8xi", interface))
        probe.connect(there)
        return str(probe.getsockname()[0])
    return None


def _host_of(came_by: str) -> str | None:
    try:
        return urlsplit(f"//{came_by}").hostname
    except ValueError:  # no host at all
        return None


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
