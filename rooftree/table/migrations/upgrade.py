"""Brings a database to the shape that this version knows."""

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from rooftree.engine.errors import wrong


def upgrade(url: str) -> None:
    """Take the steps that are missing. A database from a newer version is left alone."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    engine = sql.create_engine(url.replace("+aiosqlite", ""))
    try:
        with engine.begin() as connection:
            known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
            found = set(MigrationContext.configure(connection).get_current_heads())
            if not found <= known:
                raise wrong("database", ", ".join(sorted(found)), "a database of this version or an older one")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()
