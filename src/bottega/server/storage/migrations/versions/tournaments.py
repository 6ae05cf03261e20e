"""Tournaments, who takes part, and who sits at which of their tables."""

import sqlalchemy as sa
from alembic import op

revision = "tournaments"
down_revision = "ratings"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("tournaments_phase", "tournaments", ["phase", "made"])
    op.create_index("tournaments_owner", "tournaments", ["owner"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("bot", sa.String(30), nullable=False),
    )
    op.create_index("entrants_person", "entrants", ["person"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
    )
