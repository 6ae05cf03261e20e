"""What somebody said in chats is found, so that it can be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "spoken"
down_revision = "passkeys"


def upgrade() -> None:
    spoken = sa.text("kind = 'chat'")
    op.create_index("log_spoken", "log", ["person"], sqlite_where=spoken, postgresql_where=spoken)
