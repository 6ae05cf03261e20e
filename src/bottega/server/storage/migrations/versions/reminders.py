"""People are told that it is their turn, and come back by mail; the host looks after them."""

import sqlalchemy as sa
from alembic import op

revision = "reminders"
down_revision = "lessons"


def upgrade() -> None:
    op.create_table(
        "reminders",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("hook_kind", sa.String(10)),
        sa.Column("hook_url", sa.Text),
        sa.Column("mail", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(60), nullable=False, server_default=""),
        sa.Column("language", sa.String(5), nullable=False, server_default="en"),
        sa.Column("origin", sa.String(200), nullable=False, server_default=""),
    )
    op.create_table(
        "browsers",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("browsers_person", "browsers", ["person"])
    op.create_table(
        "silenced",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_index("silenced_person", "silenced", ["person"])
    op.create_table(
        "outbox",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("turn", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("ways", sa.Text),
    )
    op.create_index("outbox_due", "outbox", ["due"])
    op.create_index("outbox_person", "outbox", ["person"])
    op.create_table(
        "house",
        sa.Column("name", sa.String(30), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "mails",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Float, nullable=False),
        sa.Column("stop", sa.String(32), nullable=False),
    )
    op.create_index("mails_address", "mails", ["address"])
    op.create_index("mails_stop", "mails", ["stop"])
    op.create_table(
        "mail_links",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("mail_links_until", "mail_links", ["until"])
    op.create_index("mail_links_person", "mail_links", ["person"])
    op.create_table(
        "host_acts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("whom", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("host_acts_at", "host_acts", ["at"])
    op.add_column("games", sa.Column("chat_closed", sa.Boolean, nullable=False, server_default=sa.false()))
