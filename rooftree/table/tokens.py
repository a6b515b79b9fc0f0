"""Secrets: the cookie of a browser, the link of an invitation, the code that moves a seat. Only hashes are stored."""

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

from rooftree.engine.errors import wrong

KEY_FILE = "secret.key"
KEY_BYTES = 32
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters that nobody mistakes for one another."""
CODE_LENGTH = 8


def new_token() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(32)


def new_match_id() -> str:
    """The id of a match: whoever knows it may watch, so it can't be guessed either."""
    return base64.b32encode(secrets.token_bytes(15)).decode().lower()


def new_code() -> str:
    """A code that a person can type."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def code_as_typed(text: str) -> str:
    """A code without the spaces and hyphens a person may have put in."""
    return "".join(letter for letter in text.upper() if letter in CODE_LETTERS)


def hashed(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(b"rooftree token " + token.encode()).hexdigest()


def invitation(key: bytes, match: str) -> str:
    """The token of a match's invitation: made from the key each time it is shown, so nothing has to be stored."""
    digest = hmac.new(key, b"invitation " + match.encode(), hashlib.sha256).digest()
    return base64.b32encode(digest[:15]).decode().lower()


def read_key(folder: Path) -> bytes:
    """The server's own key, made at its first start."""
    path = folder / KEY_FILE
    try:
        fresh = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
    else:
        key = secrets.token_bytes(KEY_BYTES)
        with os.fdopen(fresh, "wb") as file:
            file.write(key)
    if len(key) != KEY_BYTES:
        raise wrong(str(path), f"{len(key)} bytes", f"a key of {KEY_BYTES} bytes, as the server wrote it")
    return key
