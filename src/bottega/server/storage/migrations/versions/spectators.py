"""Whoever makes a table says whether those who watch may chat; the analysis of a record is found at any table."""

import sqlalchemy as sa
from alembic import op

revision = "spectators"
down_revision = "next_keys"


def upgrade() -> None:
    op.add_column("games", sa.Column("spectator_chat", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("studies_record", "studies", ["record"])
