"""What a server is told when it starts; its workers find it in the environment."""

import os
from pathlib import Path

import msgspec

VARIABLE = "ROOFTREE_TABLE"


class Limits(msgspec.Struct, frozen=True):
    """How much a stranger may ask of the server. Rates are a number a minute, with as many at once."""

    body: int = 64 << 10
    message: int = 16 << 10
    silence: float = 60.0
    """Seconds after which a live connection that says nothing is closed."""
    unsent: int = 200
    """Messages that a slow live connection may be behind."""
    connections: int = 2000
    lines: int = 200
    """Live connections of an address."""
    requests: int = 6000
    """Of any kind, a minute, for each address."""
    open_matches: int = 50
    """For each browser that sets matches up."""
    new_matches: int = 60
    """A minute, for each address."""
    own_boxes: int = 12
    """Of these with a box file of one's own, which takes room in the store."""
    box_checks: int = 60
    """Box files that are checked, a minute, for each address."""
    doings: int = 1200
    """A minute, for each browser and for each live connection."""
    reactions: int = 20
    guesses: int = 10
    """Codes tried, a minute, for each address."""


class Settings(msgspec.Struct, frozen=True):
    """Where the server listens, where it keeps things, how friends reach it."""

    data: str
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    """Its address, when it is not the file in the data folder."""
    public_url: str | None = None
    bot_pause: float = 0.5
    """Seconds before a bot's choice, so that people can follow."""
    games: tuple[str, ...] = ()
    """Only these; all that are installed when none is named."""
    parent: int = 0
    """The process that started the workers; they end when it does."""
    limits: Limits = Limits()

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data)

    @property
    def database_url(self) -> str:
        """The address of the database, as SQLAlchemy writes it."""
        return self.database or f"sqlite+aiosqlite:///{self.folder / 'rooftree.sqlite'}"

    @property
    def secure(self) -> bool:
        """Whether browsers come by https."""
        return (self.public_url or "").startswith("https://")

    def hand_over(self) -> None:
        """Leave the settings where the workers find them."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def handed_over(cls) -> "Settings":
        """The settings the server was started with."""
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)
