"""People have a color, and keep it at their tables."""

import sqlalchemy as sa
from alembic import op

revision = "colours"
down_revision = "spectators"


def upgrade() -> None:
    op.add_column("people", sa.Column("colour", sa.Integer))
    op.add_column("seats", sa.Column("colour", sa.Integer))
