"""Whoever makes a table says whether everybody sees what everybody could know."""

import sqlalchemy as sa
from alembic import op

revision = "told"
down_revision = "colours"


def upgrade() -> None:
    op.add_column("games", sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()))
