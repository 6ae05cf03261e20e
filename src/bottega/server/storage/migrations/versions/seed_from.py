"""Games remember who knows their seed."""

import sqlalchemy as sa
from alembic import op

revision = "seed_from"
down_revision = "first"


def upgrade() -> None:
    op.add_column("games", sa.Column("seed_from", sa.String(10), nullable=False, server_default="server"))
