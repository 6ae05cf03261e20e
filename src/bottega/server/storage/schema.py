"""What is kept on the disk. Games follow from their header and their log; all else is about people."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),  # SHA-256 of the cookie: the file alone lets nobody in
    Column("next_key", String(64)),  # takes the place of the key once it is used
    Column("name", String(30), nullable=False),
    Column("made", Float, nullable=False),
    Column("colour", Integer),  # that they like to have; nothing: whichever is free
    Column("recovery", String(64)),  # SHA-256 of the code by which they are found again, if they keep one
    Index("people_next_key", "next_key"),
    Index("people_recovery", "recovery"),
)

# Browsers on which somebody is known, besides the one that came first, whose key is the person's own.
devices = Table(
    "devices",
    metadata,
    Column("key", String(64), primary_key=True),  # as of people
    Column("next_key", String(64)),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("made", Float, nullable=False),
    Index("devices_next_key", "next_key"),
    Index("devices_person", "person"),
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("header", Text, nullable=False),  # of the record, as JSON
    Column("salt", String(32), nullable=False),
    Column("seed_from", String(10), nullable=False, server_default="server"),  # who knows the seed
    Column("hints", Boolean, nullable=False, server_default=false()),  # may people ask the strongest bot?
    Column("spectator_chat", Boolean, nullable=False, server_default=false()),  # may those who watch write?
    Column("told", Boolean, nullable=False, server_default=false()),  # is what everybody could know shown to all?
    Column("chat_closed", Boolean, nullable=False, server_default=false()),  # by the host
    Column("lesson", String(30)),  # that is taken at it, or the puzzle that is solved there; nothing: none
    Column("rated", Boolean),  # has it counted for the ratings? Nothing: it never will
    Column("clock", String(80)),  # as JSON; nothing: as much time as people like
    Column("box", String(60), nullable=False, server_default=""),  # the component file's name; nothing: our components
    Column("owner", ForeignKey("people.id")),
    Column("open", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("summary", Text, nullable=False),  # what a list of tables shows, as JSON
    Column("deadline", Float),  # seconds since 1970 at which a clock falls; nothing: none runs
    Column("time_left", BigInteger),  # milliseconds from the last entry of the log to the deadline
    Column("bot_asked", Float),  # since when a bot is asked; nothing: none is
    Index("games_open", "open", "over", "changed"),
    Index("games_rated", "rated", "over"),
    Index("games_owner", "owner"),
    Index("games_deadline", "deadline"),
    Index("games_bot_asked", "bot_asked"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id")),
    Column("name", String(30), nullable=False),
    Column("bot", String(30), nullable=False),
    Column("token", String(32)),
    Column("colour", Integer),  # nothing: whichever is left
    Index("seats_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("client", String(64)),  # the sender's own name for it: the same twice is one
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32)),  # who did it; a bot is nobody
    Column("name", String(30), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("ticked", BigInteger, nullable=False, server_default="0"),  # milliseconds that clocks ran since the last
    UniqueConstraint("game", "client", name="log_client"),
    Index("log_spoken", "person", sqlite_where=text("kind = 'chat'"), postgresql_where=text("kind = 'chat'")),
)

studies = Table(
    "studies",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("record", String(64), nullable=False),  # SHA-256 of what was studied: moves may be taken back since
    Column("found", Text, nullable=False),  # as JSON; how far it is, as long as it is wanted
    Column("wanted", Float),  # seconds since 1970 at which it was asked for; nothing: it has come to its end
    Index("studies_wanted", "wanted"),
    Index("studies_record", "record"),
)

notes = Table(
    "notes",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

# How strong people are, in openskill's measure, for each game and number of players.
ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ratings_best", "game", "players", "mu"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", ForeignKey("people.id")),
    Column("wish", Text, nullable=False),  # as it was made, as JSON
    Column("listed", Boolean, nullable=False),  # may anybody find it and take part?
    Column("phase", String(10), nullable=False),  # "open" until it begins, "running", "over"
    Column("round", Integer, nullable=False),  # 0 until it begins
    Column("until", Float),  # when the round ends, seconds since 1970; nothing: when all its games are over
    Column("made", Float, nullable=False),
    Index("tournaments_phase", "phase", "made"),
    Index("tournaments_owner", "owner"),
)

# Who takes part: people, and bots that play for those who have left or are missing.
entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id")),
    Column("name", String(30), nullable=False),
    Column("bot", String(30), nullable=False),
    Index("entrants_person", "person"),
)

# Who sits at which table of a round, by seat.
pairings = Table(
    "pairings",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table", String(32), nullable=False),  # its game may be forgotten; the result stays
    Column("entrants", Text, nullable=False),  # their numbers, as JSON
    Column("result", Text),  # points and shares, as JSON, once the round is over
)

# Ways back that an authenticator knows (WebAuthn); nothing of it opens anything.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # 1,023 bytes at most, in letters
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the authenticator counts, if it does
    Column("made", Float, nullable=False),
    Index("passkeys_person", "person"),
)

# People who are programs, and whose they are.
programs = Table(
    "programs",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("owner", ForeignKey("people.id"), nullable=False),
    Index("programs_owner", "owner"),
)

# Free seats that a program is asked to take.
challenged = Table(
    "challenged",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Index("challenged_person", "person"),
)

# Questions that a passkey is to answer, once and soon. They are no part of what is kept.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(64), primary_key=True),
    Column("person", String(32)),  # for whom a passkey is made; nothing: whoever comes back
    Column("until", Float, nullable=False),
    Index("challenges_until", "until"),
)

# How somebody wants to be told that it is their turn.
reminders = Table(
    "reminders",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("hook_kind", String(10)),
    Column("hook_url", Text),  # where to post to; nothing: nowhere
    Column("mail", Boolean, nullable=False, server_default=false()),  # to their confirmed address
    Column("quiet_from", Integer),  # minutes of their day at which quiet hours begin; nothing: there are none
    Column("quiet_to", Integer),
    Column("zone", String(60), nullable=False, server_default=""),  # whose day that is
    Column("language", String(5), nullable=False, server_default="en"),
    Column("origin", String(200), nullable=False, server_default=""),  # by which they reach this server
)

# Browsers that show what is pushed to them (Web Push).
browsers = Table(
    "browsers",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the endpoint
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),  # the browser's public key
    Column("secret", String(40), nullable=False),  # that it shares with us
    Column("made", Float, nullable=False),
    Index("browsers_person", "person"),
)

# Tables of which somebody wants to hear nothing.
silenced = Table(
    "silenced",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Index("silenced_person", "person"),
)

# Whose turn has begun, until they were told or it has passed. It is no part of what is kept.
outbox = Table(
    "outbox",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("turn", BigInteger, primary_key=True, autoincrement=False),  # the entry of the log with which it began
    Column("due", Float, nullable=False),  # when they are told, or it is tried again
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("ways", Text),  # as JSON: those in which they are still to be told; nothing: all that they wish
    Index("outbox_due", "due"),
    Index("outbox_person", "person"),
)

# Addresses by which people are told, and come back.
mails = Table(
    "mails",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("confirmed", Float, nullable=False),  # when they showed that it is theirs
    Column("stop", String(32), nullable=False),  # whoever has this wants no more mail
    Index("mails_address", "address"),
    Index("mails_stop", "stop"),
)

# Links in mails, each of which counts once, and for a while. They are no part of what is kept.
mail_links = Table(
    "mail_links",
    metadata,
    Column("key", String(64), primary_key=True),  # SHA-256 of what stands in the link
    Column("person", String(32), nullable=False),
    Column("address", String(254), nullable=False),
    Column("kind", String(10), nullable=False),  # "confirm" or "sign-in"
    Column("until", Float, nullable=False),
    Index("mail_links_until", "until"),
    Index("mail_links_person", "person"),
)

# What the host has done, for processes that remember otherwise. It is no part of what is kept.
host_acts = Table(
    "host_acts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(10), nullable=False),  # "person" or "table"
    Column("whom", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Index("host_acts_at", "at"),
)

# What the host has decided, and keys of the server itself, by name.
house = Table(
    "house",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("value", Text, nullable=False),
)

# Who serves this database now, and what they have counted. It is no part of what is kept.
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),  # computer and number of the process
    Column("kind", String(10), nullable=False),  # "server" or "worker"
    Column("seen", Float, nullable=False),  # seconds since 1970, by the database's clock
    Column("figures", Text, nullable=False),  # as /metrics has them
)

# Alembic's own: which of the migrations the database has. It is no part of what is kept.
migrations = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
