"""Games remember whether people may ask for hints; in those of a single person they may."""

import sqlalchemy as sa
from alembic import op

revision = "hints"
down_revision = "seed_from"


def upgrade() -> None:
    op.add_column("games", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    games = sa.table("games", sa.column("id"), sa.column("hints", sa.Boolean))
    seats = sa.table("seats", sa.column("game"), sa.column("bot"))
    alone = sa.select(seats.c.game).where(seats.c.bot == "").group_by(seats.c.game).having(sa.func.count() == 1)
    op.execute(games.update().where(games.c.id.in_(alone)).values(hints=True))
