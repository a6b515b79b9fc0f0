"""The client's files. Every page of the client is the same file, which looks at its own address."""

import functools
import gzip
import mimetypes
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get

from rooftree.table.refusals import NOT_FOUND, TurnedDown
from rooftree.table.routes.asking import Asking

STATIC = Path(__file__).resolve().parent.parent / "static"
PAGES = ("", "new", "m", "join", "move", "rules", "how-to-play")
PACKED = "packed_already"
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Rooftree</title>
<h1>Rooftree is running</h1><p>Its pages have not been built: <code>make play</code> builds them. The API is there:
<a href="/schema">/schema</a>.</p></html>"""


class File(NamedTuple):
    """A file as it is sent."""

    content: bytes
    packed: bytes
    kind: str


@functools.lru_cache(256)
def _read(path: Path, _changed: float) -> File:
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(content, gzip.compress(content, 9), kind)


def _file(name: str) -> File | None:
    try:
        path = (STATIC / name).resolve()
        if not path.is_relative_to(STATIC) or not path.is_file():
            return None
        return _read(path, path.stat().st_mtime)
    except (OSError, ValueError):  # a name that is no name of a file
        return None


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def page(request: Asking) -> Response[bytes]:
    """A file of the client, or the page for an address of the client; to a browser that is lost, it says so itself."""
    name, accepted = request.url.path.strip("/"), request.headers.get("accept", "")
    file = _file(name) if name else None
    known = file is not None or name.partition("/")[0] in PAGES
    if not known and "text/html" not in accepted:
        raise TurnedDown("no-such-page", "address", f"/{name}"[:80], "an address of this server", NOT_FOUND)
    lasting = file is not None and name.startswith("assets/")
    file = file or _file("index.html") or File(NOT_BUILT, gzip.compress(NOT_BUILT), "text/html")
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "vary": "accept, accept-encoding",
    }
    packed = "gzip" in request.headers.get("accept-encoding", "") and len(file.packed) < len(file.content)
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(
        file.packed if packed else file.content,
        media_type=file.kind,
        headers=headers,
        status_code=200 if known else NOT_FOUND,
    )
