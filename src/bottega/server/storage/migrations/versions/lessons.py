"""Some tables are lessons."""

import sqlalchemy as sa
from alembic import op

revision = "lessons"
down_revision = "programs"


def upgrade() -> None:
    op.add_column("games", sa.Column("lesson", sa.String(30)))
