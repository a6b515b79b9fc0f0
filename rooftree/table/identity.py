"""Which browser this is: a secret in a cookie, of which only the hash is ever stored or compared."""

import ipaddress

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from rooftree.table.settings import Settings
from rooftree.table.tokens import hashed, new_token

COOKIE = "rooftree"
YEAR = 365 * 24 * 3600
LONGEST = 100


def person_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """The hash of the browser's secret, if it has one."""
    token = connection.cookies.get(COOKIE)
    return hashed(token) if token and len(token) <= LONGEST else None


def person_or_new(connection: ASGIConnection, settings: Settings) -> tuple[str, list[Cookie]]:  # type: ignore[type-arg]
    """The same; a browser without a secret is given one, in the cookie that goes with the answer."""
    person = person_of(connection)
    if person is not None:
        return person, []
    token = new_token()
    cookie = Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=settings.secure,
    )
    return hashed(token), [cookie]


def address_of(connection: ASGIConnection, settings: Settings) -> str:  # type: ignore[type-arg]
    """Where a request comes from; behind a proxy of ours, what the proxy says of that."""
    direct = connection.client.host if connection.client else ""
    forwarded = connection.headers.get("x-forwarded-for", "")
    if settings.public_url and forwarded and direct in ("127.0.0.1", "::1"):
        direct = forwarded.rpartition(",")[2].strip()
    return household(direct)


def household(address: str) -> str:
    """What limits count as one: with IPv6 everybody has a whole network of addresses."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if ip.version == 4:
        return address
    return str(ip.ipv4_mapped or ipaddress.ip_network((int(ip), 64), strict=False))
