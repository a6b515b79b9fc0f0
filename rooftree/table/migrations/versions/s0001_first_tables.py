"""The first tables: matches, seats, boxes, and the log."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "boxes",
        sql.Column("hash", sql.Text, primary_key=True),
        sql.Column("content", sql.JSON, nullable=False),
    )
    op.create_table(
        "matches",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("game", sql.Text, nullable=False),
        sql.Column("box_id", sql.Text, nullable=False),
        sql.Column("box_hash", sql.Text, sql.ForeignKey("boxes.hash"), nullable=False),
        sql.Column("options", sql.JSON, nullable=False),
        sql.Column("rules", sql.Text, nullable=False),
        sql.Column("version", sql.Text, nullable=False),
        sql.Column("seed", sql.Text, nullable=False),
        sql.Column("seats", sql.JSON),
        sql.Column("status", sql.Text, nullable=False, index=True),
        sql.Column("host", sql.Text, nullable=False, index=True),
        sql.Column("invitation", sql.Text, nullable=False, unique=True),
        sql.Column("revision", sql.Integer, nullable=False),
        sql.Column("position", sql.Integer, nullable=False),
        sql.Column("awaited", sql.JSON, nullable=False),
        sql.Column("result", sql.JSON),
        sql.Column("rematch", sql.Text),
        sql.Column("created", sql.Text, nullable=False),
        sql.Column("changed", sql.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sql.Column("match", sql.Text, sql.ForeignKey("matches.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("colour", sql.Text, nullable=False),
        sql.Column("who", sql.Text, nullable=False),
        sql.Column("kind", sql.Text, nullable=False),
        sql.Column("holder", sql.Text, index=True),
        sql.Column("covered", sql.Boolean, nullable=False),
        sql.Column("resigned", sql.Boolean, nullable=False),
        sql.Column("confirming", sql.Boolean, nullable=False),
        sql.Column("agrees", sql.Boolean, nullable=False),
        sql.Column("code", sql.Text, unique=True),
        sql.Column("code_until", sql.Text),
    )
    op.create_table(
        "entries",
        sql.Column("match", sql.Text, sql.ForeignKey("matches.id"), primary_key=True),
        sql.Column("position", sql.Integer, primary_key=True),
        sql.Column("entry", sql.Text, nullable=False),
        sql.Column("written", sql.Text, nullable=False),
    )
