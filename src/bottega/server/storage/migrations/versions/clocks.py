"""Games may have a clock, and the log keeps how long it ran."""

import sqlalchemy as sa
from alembic import op

revision = "clocks"
down_revision = "hints"


def upgrade() -> None:
    op.add_column("games", sa.Column("clock", sa.String(80)))
    op.add_column("log", sa.Column("ticked", sa.BigInteger, nullable=False, server_default="0"))
