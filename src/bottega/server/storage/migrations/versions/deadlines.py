"""A clock is a time in its table's row, and so is a bot's being asked; people's tables are found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "deadlines"
down_revision = "boxes"


def upgrade() -> None:
    for column in (
        sa.Column("deadline", sa.Float),
        sa.Column("time_left", sa.BigInteger),
        sa.Column("bot_asked", sa.Float),
    ):
        op.add_column("games", column)
    for name in ("owner", "deadline", "bot_asked"):
        op.create_index(f"games_{name}", "games", [name])
    # How much is left follows from the log: the first look at these tables finds it.
    games = sa.table("games", sa.column("over", sa.Boolean), sa.column("clock"), sa.column("deadline", sa.Float))
    unfinished = games.update().where(games.c.over.is_(False))
    op.execute(unfinished.where(games.c.clock.is_not(None)).values(deadline=0.0))
