"""Games may be played with an own component file."""

import sqlalchemy as sa
from alembic import op

revision = "boxes"
down_revision = "studies"


def upgrade() -> None:
    op.add_column("games", sa.Column("box", sa.String(60), nullable=False, server_default=""))
