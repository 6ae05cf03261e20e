"""What was found in the analysis of a game is kept."""

import sqlalchemy as sa
from alembic import op

revision = "studies"
down_revision = "clocks"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("record", sa.String(64), nullable=False),
        sa.Column("found", sa.Text, nullable=False),
    )
