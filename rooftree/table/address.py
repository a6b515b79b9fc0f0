"""Where friends reach this server."""

import ipaddress
import socket

from rooftree.table.settings import Settings
from rooftree.table.wire import Address

EVERYWHERE = ("0.0.0.0", "::", "")


def address(settings: Settings) -> Address:
    """The address to put before an invitation's path, and whether only this machine can reach it."""
    if settings.public_url:
        return Address(settings.public_url.rstrip("/"), loopback=False)
    host = lan_address() if settings.host in EVERYWHERE else settings.host
    shown = f"[{host}]" if ":" in host else host
    return Address(f"http://{shown}:{settings.port}", loopback=_is_loopback(host))


def lan_address() -> str:
    """This machine's address in its network: the one it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nobody has it
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
