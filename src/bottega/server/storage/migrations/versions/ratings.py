"""Tables may be rated, and whoever plays at them has ratings."""

import sqlalchemy as sa
from alembic import op

revision = "ratings"
down_revision = "reminders"


def upgrade() -> None:
    op.add_column("games", sa.Column("rated", sa.Boolean))
    op.create_index("games_rated", "games", ["rated", "over"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ratings_best", "ratings", ["game", "players", "mu"])
