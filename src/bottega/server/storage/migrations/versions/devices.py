"""People can be found again by a code, and are known on several devices."""

import sqlalchemy as sa
from alembic import op

revision = "devices"
down_revision = "told"


def upgrade() -> None:
    op.add_column("people", sa.Column("recovery", sa.String(64)))
    op.create_index("people_recovery", "people", ["recovery"])
    op.create_table(
        "devices",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("next_key", sa.String(64)),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("devices_next_key", "devices", ["next_key"])
    op.create_index("devices_person", "devices", ["person"])
