"""Programs play as people do, and are asked to take seats."""

import sqlalchemy as sa
from alembic import op

revision = "programs"
down_revision = "spoken"


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("owner", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
    )
    op.create_index("programs_owner", "programs", ["owner"])
    op.create_table(
        "challenged",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
    )
    op.create_index("challenged_person", "challenged", ["person"])
