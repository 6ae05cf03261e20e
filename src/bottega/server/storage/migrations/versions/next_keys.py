"""A new key may follow somebody's key, which then opens nothing any more."""

import sqlalchemy as sa
from alembic import op

revision = "next_keys"
down_revision = "processes"


def upgrade() -> None:
    op.add_column("people", sa.Column("next_key", sa.String(64)))
    op.create_index("people_next_key", "people", ["next_key"])
