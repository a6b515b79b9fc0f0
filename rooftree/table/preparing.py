"""What has to be there before a server starts: its folder, its key, a database in the shape that it knows."""

from sqlalchemy.exc import SQLAlchemyError

from rooftree.engine.errors import wrong
from rooftree.table.migrations.upgrade import upgrade
from rooftree.table.settings import Settings
from rooftree.table.tokens import read_key


def prepare(settings: Settings) -> bytes:
    """Make what is missing; the server's key."""
    try:
        settings.folder.mkdir(parents=True, exist_ok=True)
        key = read_key(settings.folder)
    except OSError as error:
        raise wrong(settings.data, error.strerror or "an unwritable folder", "a folder to write to") from None
    try:
        upgrade(settings.database_url)
    except SQLAlchemyError as error:
        found = str(error.__cause__ or error)
        raise wrong(settings.database_url, found, "a database that can be written") from None
    return key
