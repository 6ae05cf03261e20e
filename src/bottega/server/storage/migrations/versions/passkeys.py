"""People can be found again by a passkey."""

import sqlalchemy as sa
from alembic import op

revision = "passkeys"
down_revision = "devices"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32)),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("challenges_until", "challenges", ["until"])
