"""Analyses that are asked for are found by any process, and each process tells how it is doing."""

import sqlalchemy as sa
from alembic import op

revision = "processes"
down_revision = "deadlines"


def upgrade() -> None:
    op.add_column("studies", sa.Column("wanted", sa.Float))
    op.create_index("studies_wanted", "studies", ["wanted"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
    )
