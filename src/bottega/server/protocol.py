"""What browser and server say to each other. `web/src/protocol.ts` is made from this file (`make types`).

Words come as `MessageData`: `{"say": "fresco-do-buy", "paints": "RB", "booth": "II"}`; the reader's side speaks them in
the reader's language. Seats count from 0; a spectator sees with seat -1.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from bottega.core.messages import MessageData
from bottega.games import NAMES as GAMES

GameName = Annotated[str, Meta(pattern=rf"^({'|'.join(GAMES)})\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
Move = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=3)]
Colour = Annotated[int, Meta(ge=0, le=3)]  # blue, red, green, yellow
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Few = Annotated[int, Meta(ge=0, le=20)]
Spot = Annotated[str, Meta(min_length=1, max_length=40)]

SeatKind = Literal["me", "room", "link", "bot"]
SeedFrom = Literal["server", "maker", "record"]
Grade = Literal["best", "good", "doubtful", "blunder"]


# --- before the game


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: I, somebody in the same room, whoever has the link, or a bot."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=30)] = ""
    bot: Annotated[str, Meta(max_length=30)] = ""


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A bank of minutes for the whole game, and seconds that each decision adds to it."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    seconds: Annotated[int, Meta(ge=5, le=300)]


class DaysClock(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Days for each decision."""

    days: Literal[1, 2, 3, 7]


Clock = LiveClock | DaysClock


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: GameName
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]
    chosen: dict[str, Annotated[str, Meta(max_length=200)]] = field(default_factory=dict)
    open: bool = False  # may anybody take a free seat from the list of open tables?
    spectator_chat: bool = False  # may those who watch write in the chat?
    told: bool = False  # does everybody see what everybody could know of the goods behind screens?
    rated: bool = False  # does the game count for the ratings of all who play it? Then there are no hints
    hints: bool | None = None  # may the strongest bot be asked for its moves? If nobody says so, by a single person
    clock: Clock | None = None  # how much time people have
    box: Annotated[str, Meta(max_length=60)] = ""  # the name of one of the host's component files; nothing: ours
    seed: Annotated[int, Meta(ge=0)] | None = None  # only for games that are not to be fair: studies and tests


class Profile(Struct, forbid_unknown_fields=True):
    """PUT /api/me: a guest's nickname, and the color they like to have; without one, it stays as it is."""

    name: Name
    colour: Colour | None = None


class Me(Struct, omit_defaults=True):
    """GET /api/me: who the server takes the reader for."""

    name: str
    colour: int | None = None  # that they like to have
    secured: bool = False  # can they be found again when this browser's cookie is lost?
    stranger: bool = False  # nobody: new people need an invitation here
    news: str = ""  # what the host says to everybody


class Identity(Struct):
    """GET /api/me/identity: how somebody can be found again."""

    code: bool  # do they keep a recovery code?
    passkeys: int
    mail: bool  # is a mail address known to be theirs?
    devices: int  # browsers on which they are known


class RecoveryCode(Struct):
    """POST /api/me/code: it is shown this once; with its address, and that as a QR code, if there is one."""

    code: str
    address: str
    picture: str  # SVG


class SignIn(Struct, forbid_unknown_fields=True):
    """POST /api/sign-in: somebody comes back by their recovery code."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]
    bring: bool = True  # shall what was played in this browser as a guest become theirs?


HookKind = Literal["json", "discord", "slack", "ntfy"]
Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]  # of a day
Url = Annotated[str, Meta(min_length=1, max_length=1000)]


class Hook(Struct, forbid_unknown_fields=True):
    """Where a webhook posts to, and in whose words."""

    kind: HookKind
    url: Url


class QuietHours(Struct, forbid_unknown_fields=True):
    """When somebody wants to be told nothing; it may go past midnight."""

    begin: Minute
    end: Minute
    zone: Annotated[str, Meta(min_length=1, max_length=60)]  # of the world's time: Europe/Lisbon


class ReminderWish(Struct, forbid_unknown_fields=True):
    """PUT /api/me/reminders: how somebody wants to be told that it is their turn."""

    hook: Hook | None = None
    by_mail: bool = False
    quiet: QuietHours | None = None
    language: Annotated[str, Meta(pattern=r"^(en|fr|de|nl)\Z")] = "en"


class ReminderInfo(Struct):
    """GET /api/me/reminders: how the reader is told, and what this server can do."""

    key: str  # the server's public key, with which browsers take pushes
    browsers: int  # that show what is pushed to them
    mail_offered: bool
    mail: str  # the reader's address; `""`: none
    mail_pending: str  # an address of which they have not shown yet that it is theirs
    hook: Hook | None
    by_mail: bool
    quiet: QuietHours | None


class PushBrowser(Struct, forbid_unknown_fields=True):
    """POST /api/me/reminders/browsers: a browser that takes pushes, as its `PushSubscription` says."""

    endpoint: Url
    key: Annotated[str, Meta(max_length=100)]
    secret: Annotated[str, Meta(max_length=40)]


class PushEnd(Struct, forbid_unknown_fields=True):
    """DELETE /api/me/reminders/browsers: a browser takes no more of them."""

    endpoint: Url


class Tried(Struct):
    """What came of a reminder that was tried out; a `problem` is a line of English, `""`: it was taken."""

    way: Literal["push", "hook", "mail"]
    problem: str


class TriedList(Struct):
    """POST /api/me/reminders/test."""

    tried: list[Tried]


class TableReminders(Struct):
    """GET /api/tables/ID/reminders: is the reader told in some way, but not of this table?"""

    wanted: bool
    silenced: bool


class Silence(Struct, forbid_unknown_fields=True):
    """PUT /api/tables/ID/reminders."""

    silenced: bool


class MailWish(Struct, forbid_unknown_fields=True):
    """POST /api/me/mail and /api/sign-in/mail: an address to which a link is sent."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class MailLink(Struct, forbid_unknown_fields=True):
    """POST /api/mail/confirm and /api/sign-in/mail/link: what stood in a link behind #."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    bring: bool = True


class HostInfo(Struct):
    """GET and PUT /api/host: the house, for whoever has the host's key."""

    people: int
    tables: int
    invitation_only: bool
    announcement: str
    welcome: str  # what lets new people in, in an address: `/?welcome=WORD`; `""`: nothing does


class HostWish(Struct, forbid_unknown_fields=True):
    """PUT /api/host."""

    invitation_only: bool
    announcement: Annotated[str, Meta(max_length=300)] = ""


class HostPerson(Struct):
    """Somebody, as the host sees them."""

    id: str
    name: str
    made: float  # seconds since 1970
    tables: int


class HostPeople(Struct):
    """GET /api/host/people."""

    people: list[HostPerson]
    more: bool


class HostTable(Struct):
    """A table, as the host sees it."""

    table: str
    game: str
    names: list[str]
    changed: float
    over: bool
    chat_closed: bool
    round: int


class HostTables(Struct):
    """GET /api/host/tables."""

    tables: list[HostTable]
    more: bool


class HostTableWish(Struct, forbid_unknown_fields=True):
    """PUT /api/host/tables/ID."""

    chat_closed: bool


class Rival(Struct, omit_defaults=True):
    """Somebody at a table that is in a history; `who` is the same mark in all of the reader's games."""

    name: str
    bot: str = ""
    who: str = ""


class PlayedGame(Struct):
    """A finished game; older ones do not tell `sources` and `rounds`."""

    table: str
    game: str
    chosen: dict[str, str]
    changed: float  # seconds since 1970
    seat: int  # mine
    players: list[Rival]
    scores: list[int]
    winners: list[int]
    sources: dict[str, list[int]]
    rounds: list[list[int]]


class History(Struct):
    """GET /api/me/games: finished games, the latest first."""

    games: list[PlayedGame]
    more: bool  # are there older ones?


class NewProgram(Struct, forbid_unknown_fields=True):
    """POST /api/me/programs."""

    name: Annotated[str, Meta(min_length=1, max_length=28)]


class ProgramToken(Struct):
    """What making a program answers; its token is shown this once."""

    id: str
    name: str
    token: str


class Program(Struct):
    """A program of the reader."""

    id: str
    name: str
    made: float  # seconds since 1970


class ProgramList(Struct):
    """GET /api/me/programs."""

    programs: list[Program]


class ChallengeWish(Struct, forbid_unknown_fields=True):
    """POST /api/tables/ID/seats/N/challenge: which program shall take the seat."""

    program: Name


class ChallengeEvent(Struct, tag_field="type", tag="challenge"):
    """In the stream of a program: it is asked to take a seat."""

    table: str
    seat: int
    token: str
    game: str
    players: int
    chosen: dict[str, str]


class TurnEvent(Struct, tag_field="type", tag="turn"):
    """In the stream of a program: these seats of it are asked."""

    table: str
    seats: list[int]
    changed: float  # when the table has last; seconds since 1970


class OverEvent(Struct, tag_field="type", tag="over"):
    """In the stream of a program: a game of it is over."""

    table: str
    seats: list[int]
    winners: list[int]


class PasskeyWish(Struct, forbid_unknown_fields=True):
    """POST /api/me/passkeys: what the browser's `PublicKeyCredential` says, as JSON."""

    credential: dict[str, Any]


class PasskeySignIn(Struct, forbid_unknown_fields=True):
    """POST /api/sign-in/passkey: likewise."""

    credential: dict[str, Any]
    bring: bool = True


class RatingRow(Struct, omit_defaults=True):
    """Somebody in a table of ratings: a person, a program, or a level of bots."""

    name: str
    points: int  # as Elo's: 400 more are ten times the strength
    reach: int  # 19 times in 20 the strength lies within so many points more or less; 0: it is known
    games: int
    bot: str = ""  # the level
    program: bool = False
    mine: bool = False


class RatingTable(Struct):
    """GET /api/ratings?game=GAME&players=N: the strongest first."""

    game: str
    players: int
    rows: list[RatingRow]


class MyRating(Struct):
    """What somebody's rated games of a kind have made of them."""

    game: str
    players: int
    points: int
    reach: int
    games: int


class MyRatings(Struct):
    """GET /api/me/ratings; DELETE forgets them."""

    ratings: list[MyRating]


class NewTournament(Struct, forbid_unknown_fields=True):
    """POST /api/tournaments."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: GameName
    players: Annotated[int, Meta(ge=2, le=4)]  # at a table
    kind: Literal["round-robin", "swiss"]
    rounds: Annotated[int, Meta(ge=0, le=30)] = 0  # 0: as many as everybody needs to meet everybody, 5 where Swiss
    days: Annotated[int, Meta(ge=1, le=60)] | None = None  # for a round; none: until all its games are over
    clock: Clock | None = None
    rated: bool = False
    listed: bool = False  # may anybody find it and take part? Else whoever has the link
    chosen: dict[str, Annotated[str, Meta(max_length=200)]] = field(default_factory=dict)


class Entrant(Struct, omit_defaults=True):
    """Somebody in a tournament; once somebody has left, a bot plays on for them."""

    name: str
    bot: str = ""
    mine: bool = False


class TournamentTable(Struct):
    """A table of a round."""

    table: str
    entrants: list[int]  # by seat
    points: list[float] | None  # of each; none until the round is over


class TournamentStanding(Struct):
    """Where an entrant is; what decides, in this order."""

    entrant: int
    place: int
    points: float
    strength: float  # of whom they have met
    victories: float
    share: float  # of the points in their games
    played: int


class Tournament(Struct):
    """GET /api/tournaments/ID."""

    id: str
    wish: NewTournament
    phase: Literal["open", "running", "over"]
    rounds: int  # in all, as far as is known
    round: int  # that is being played; 0 before the first
    until: float | None  # seconds since 1970
    owner: bool
    entered: bool
    entrants: list[Entrant]
    standings: list[TournamentStanding]
    tables: list[list[TournamentTable]]  # of each round


class TournamentLine(Struct):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    players: int
    phase: Literal["open", "running", "over"]
    round: int
    entrants: int
    mine: bool


class TournamentList(Struct):
    """GET /api/tournaments: those of the reader, and those that anybody may join."""

    tournaments: list[TournamentLine]


class Sit(Struct, forbid_unknown_fields=True):
    """POST /api/tables/ID/sit: with a link's token, or on a free seat of an open table."""

    token: Annotated[str, Meta(max_length=64)] = ""
    seat: Seat | None = None


class SeatLink(Struct):
    """A seat's invitation: `/t/TABLE?invite=TOKEN`."""

    seat: int
    token: str


class Made(Struct):
    """What making a table answers."""

    table: str
    links: list[SeatLink]


class ModuleInfo(Struct):
    """A module for the picker; its name and explanation are the messages `mNN-title` and `mNN-short`."""

    number: int
    editions: list[str]
    family: bool = False  # quick to learn, and good beside others that are


class GameInfo(Struct):
    """A game for the page on which a table is made."""

    name: str
    players: list[int]
    choices: dict[str, list[str]]
    modules: list[ModuleInfo]
    boxes: list[str] = []  # the names of the host's component files for this game
    surprise_counts: list[int] = []  # how many modules a surprise may bring
    figures: dict[int, list[str]] = {}  # who plays along past the last seat, by the number of players
    secrets: bool = False  # do players hide things from each other?


class LessonInfo(Struct):
    """A lesson that can be taken: POST /api/lessons/NAME makes a table for it."""

    name: str  # of the game, or of the module: `m10`
    game: str
    minutes: int


class PuzzleInfo(Struct):
    """A puzzle on the shelf: POST /api/puzzles/NAME makes a table for it."""

    name: str  # `sintra-17`
    game: str
    number: int
    players: int
    chosen: dict[str, str]
    themes: list[str]  # names of messages, what it is most about first
    difficulty: int  # 1 to 4
    missed: dict[str, float]  # by level, from the weakest: the part of its tries that found something else
    plan: bool  # is a whole plan wanted?


class PuzzleList(Struct):
    """GET /api/puzzles: all puzzles, and the name of the day's, by the date in UTC."""

    daily: str
    puzzles: list[PuzzleInfo]


class Verdict(Struct):
    """GET /api/puzzles/NAME/told: what is said of a try (`?moves=F5Y`), or of the answer, and the spots it is about."""

    right: bool
    said: list[MessageData]
    spots: list[str]


class Catalog(Struct):
    """GET /api/catalog."""

    version: str
    games: list[GameInfo]
    bots: list[str]  # from the weakest to the strongest
    lessons: list[LessonInfo] = []


class Reach(Struct):
    """GET /api/reach: by which address others reach this server, `http://192.168.1.20:8000`, and if by none, why:
    it listens at this machine only, the machine is in no network, or only the proxy knows.
    """

    origin: str
    why: Literal["", "loopback", "offline", "proxy"] = ""


class TableLine(Struct):
    """A table in a list."""

    table: str
    game: str
    players: list["Sitter"]
    chosen: dict[str, str]
    seats: list[int]  # mine
    waiting: list[int]  # for whom the table waits
    over: bool
    changed: float  # seconds since 1970
    round: int
    winners: list[int] = []
    clock: Clock | None = None
    left: int | None = None  # milliseconds: of my clock if it runs, else of the one that falls first
    rated: bool = False  # does it count for the ratings?


class TableList(Struct):
    """GET /api/tables/mine and /api/tables/open."""

    tables: list[TableLine]


# --- the table as somebody sees it


class Sitter(Struct):
    """Who sits on a seat."""

    name: str
    kind: Literal["person", "bot", "free"]
    bot: str = ""
    online: bool = False
    colour: int = 0  # each has its own: 0 to 3, blue, red, green, yellow


class SeatClock(Struct):
    """A seat's clock when the state was sent."""

    left: int  # milliseconds
    runs: bool


class NextAnswer(Struct):
    """An answer to what an option asks next: its spot, what it does, and what it brings."""

    target: str
    text: MessageData
    brings: dict[str, int]


class Option(Struct, omit_defaults=True):
    """Something that may be done now: the move, what it does, and the spot of the board it belongs to."""

    move: str
    text: MessageData
    target: str
    careful: bool = False  # easily pressed by mistake: to be done only once its words were seen
    binding: bool = False  # hard to take back: it shows something new, passes to others, or ends the game
    brings: dict[str, int] = {}  # what it changes by itself: points by source, and what else the game counts
    ahead: list[str] = []  # spots at which something happens then, or at which is asked next
    then: list[NextAnswer] = []  # answers to that question that bring something, where an option is half a turn


class Asked(Struct):
    """What a seat of the reader is asked."""

    seat: int
    question: MessageData
    options: list[Option]
    rule: str  # the page and section of the rules: `fresco#market`
    ours: list[MessageData] = []  # what question and moves rest on that is not printed in the booklets


class PlanStep(Struct):
    """One question of a secret plan, and the answer so far."""

    question: MessageData
    options: list[Option]
    move: str


class Plan(Struct):
    """A secret plan being made: answers so far; `asked` in the state is what is still open, none if it is complete."""

    seat: int
    steps: list[PlanStep]
    complete: bool
    ready: bool  # handed in; it can be taken back until the last player hands in


class Line(Struct, omit_defaults=True):
    """A line of the log. `step` is the number of moves made when it was told, for replay."""

    n: int
    step: int
    who: int  # -1: the table; a number past the last seat: one of the `figures`
    text: MessageData
    kind: str  # the event's kind, for sounds and motion
    spots: list[str] = []  # of the board, that it concerns
    points: list[int] = []  # that it brought, in their parts


class Difference(Struct):
    """A value and where it belongs in a view: names and numbers, from the outside in."""

    path: list[str | int]
    value: Any


class Frame(Struct):
    """The table after line `n` of the log: what is to be put back into the view of the next frame to get this one's.

    The last frame's next is the view that is sent with it. `by` is the seat whose decision it was; -1 in the first
    frame, which shows the table before it all.
    """

    n: int
    by: int
    back: list[Difference]


class ChatLine(Struct):
    """A line of the chat."""

    n: int
    name: str
    seat: int
    text: str
    at: float


class Undo(Struct, omit_defaults=True):
    """What can be taken back, by the reader's seat that is or was asked."""

    undo: bool  # the last decision, at once
    redo: bool
    reset: bool  # the whole turn
    ask: bool  # the last decision, if the others consent
    ask_redo: bool = False  # what was taken back can be made again, if the others consent
    ask_step: int = -1  # the step to which `ask` goes back


class Consent(Struct, omit_defaults=True):
    """Somebody asks to take back, or to make again what was taken back; who has agreed so far."""

    id: int
    seat: int
    step: int
    agreed: list[int]
    redo: bool = False


class LessonStepInfo(Struct):
    """A step of a lesson: its text, the spots that it is about, and what is said once it was done."""

    say: MessageData
    show: list[str]
    acts: bool  # does it wait for a decision? Then the question offers what it waits for, and nothing else
    then: MessageData | None = None


class LessonLine(Struct):
    """The lesson that is taken at a table, and its first step past the learner's last decision."""

    name: str
    place: int
    steps: list[LessonStepInfo]


class PuzzleLine(Struct):
    """The puzzle that is solved at a table: for which seat, and whether its answer was found."""

    puzzle: PuzzleInfo
    seat: int
    solved: bool


class Outcome(Struct):
    """How the game ended."""

    scores: list[int]
    sources: dict[str, list[int]]
    winners: list[int]
    seed: str  # as digits: it may be too long for a browser's numbers
    rounds: list[list[int]]  # scores at the end of each round, for the chart


class State(Struct, tag="state"):
    """The whole table, as the reader may see it. Sent after every change."""

    table: str
    seq: int  # grows with every change that the reader may know of
    public: int  # grows with every change that everybody may know of
    step: int  # moves made
    game: str
    chosen: dict[str, str]
    seed_hash: str  # SHA-256 of `SEED:SALT`, shown from the start
    seat: int  # whose view it is
    seats: list[int]  # mine
    sitters: list[Sitter]
    open: bool  # may anybody take a free seat?
    links: list[SeatLink]  # to free seats, for whoever made the table, and to my own
    owner: bool
    waiting: list[int]  # seats that are asked
    view: Mapping[str, Any]
    asked: Asked | None
    plan: Plan | None
    undo: Undo
    consent: Consent | None
    log: list[Line]  # since the line the reader has, the last 200 at most
    chat: list["ChatLine"]
    note: str
    over: bool
    outcome: Outcome | None = None
    rematch: str = ""  # the table on which the game is played again
    salt: str = ""  # with the seed, at the end
    seed_from: SeedFrom = "server"  # who knows the seed before the end: nobody else, the maker, readers of the record
    box: str = ""  # the name of the table's own component file
    hints: bool = False  # may whoever decides ask the strongest bot?
    clock: Clock | None = None
    clocks: list[SeatClock | None] = []  # by seat, where there is a clock; bots have none
    secrets: bool = False  # do players hide things from each other?
    figures: list[str] = []  # the names of those who play along past the last seat
    spectator_chat: bool = False  # may those who watch write in the chat?
    chat_closed: bool = False  # by the host: nobody writes
    told: bool = False  # does everybody see what everybody could know of the goods behind screens?
    rated: bool = False  # does the game count for the ratings of all who play it?
    rounds: list[list[int]] = []  # scores at the end of each round so far
    frames: list[Frame] = []  # what happened, one thing after another, for readers who want to see it so
    recap: int = 0  # log lines past this number were told after the last move of the reader's seat
    lesson: LessonLine | None = None  # where somebody learns
    puzzle: PuzzleLine | None = None  # where somebody solves one


# --- what a reader sends over the socket (or with POST /api/tables/ID/say)


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the last log and chat lines the reader has, and whose view is wanted (-1: mine)."""

    log: Number = 0
    chat: Number = 0
    look: Annotated[int, Meta(ge=-1, le=3)] = -1
    frames: bool = False  # shall what happens be shown one thing after another?


class DoMove(Struct, tag="move", forbid_unknown_fields=True):
    """A move. `id` is made by the sender: the same twice is one move. `base` is the `seq` it answers."""

    id: Id
    base: Number
    seat: Seat
    move: Move


class DoPlan(Struct, tag="plan", forbid_unknown_fields=True):
    """Answer question `index` of a secret plan; later answers stay where they are still legal."""

    id: Id
    seat: Seat
    index: Annotated[int, Meta(ge=0, le=60)]
    move: Move


class DoUnplan(Struct, tag="unplan", forbid_unknown_fields=True):
    """Take back the answers of a secret plan from `index` on; also after it was handed in."""

    id: Id
    seat: Seat
    index: Annotated[int, Meta(ge=0, le=60)] = 0


class DoReady(Struct, tag="ready", forbid_unknown_fields=True):
    """Hand in a complete plan."""

    id: Id
    seat: Seat


class DoUndo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back: the last decision, or the whole turn; `ask` asks the others where that needs their consent."""

    id: Id
    base: Number
    seat: Seat
    turn: bool = False
    ask: bool = False


class DoRedo(Struct, tag="redo", forbid_unknown_fields=True):
    """Make again what was taken back last; `ask` asks the others where moves of theirs are among it."""

    id: Id
    base: Number
    seat: Seat
    ask: bool = False


class DoConsent(Struct, tag="consent", forbid_unknown_fields=True):
    """Agree (or not) to somebody's wish to take back, or to make again."""

    id: Id
    seat: Seat
    wish: Number
    agree: bool


class DoChat(Struct, tag="chat", forbid_unknown_fields=True):
    id: Id
    text: Text


class DoNote(Struct, tag="note", forbid_unknown_fields=True):
    """The reader's private notes at this table."""

    id: Id
    text: Annotated[str, Meta(max_length=5000)]


class AskWhy(Struct, tag="why", forbid_unknown_fields=True):
    """Why can nothing be done with this spot of the board now?"""

    id: Id
    seat: Seat
    target: Spot


class AskPreview(Struct, tag="preview", forbid_unknown_fields=True):
    """What could a secret plan pay for that is laid out, but not yet answered: pieces of each kind by their spots?"""

    id: Id
    seat: Seat
    laid: Annotated[dict[Spot, list[Few]], Meta(max_length=12)]


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would the strongest bot do here? Only for a seat of the reader's that is asked."""

    id: Id
    seat: Seat


class AskCoach(Struct, tag="coach", forbid_unknown_fields=True):
    """What did the last turn of a seat of the reader's bring, and what did it cost?"""

    id: Id
    seat: Seat


class AskLines(Struct, tag="lines", forbid_unknown_fields=True):
    """Lines of the log or the chat from before line `before`; of the log, through the eyes of a seat (-1: nobody's)."""

    id: Id
    of: Literal["log", "chat"]
    before: Number
    seat: Annotated[int, Meta(ge=-1, le=3)] = -1


class AskAgain(Struct, tag="again", forbid_unknown_fields=True):
    """What happened after line `after` of the log, one thing after another; through the eyes of a seat (-1: none)."""

    id: Id
    after: Number
    seat: Annotated[int, Meta(ge=-1, le=3)] = -1


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Which of my seats do I look from? (same room)"""

    id: Id
    seat: Seat


class Sight(Struct, tag="sight", forbid_unknown_fields=True):
    """Is the table in sight, or is its page behind another one? Whoever sees it is not told otherwise."""

    id: Id
    seen: bool


ClientMessage = (
    Hello
    | DoMove
    | DoPlan
    | DoUnplan
    | DoReady
    | DoUndo
    | DoRedo
    | DoConsent
    | DoChat
    | DoNote
    | AskWhy
    | AskPreview
    | AskHint
    | AskCoach
    | AskLines
    | AskAgain
    | Look
    | Sight
)


# --- answers


class Done(Struct, tag="done"):
    """A message was carried out and is safe on the disk; `seq` is the table's number then."""

    id: str
    seq: int


class Refused(Struct, tag="refused"):
    """A message was not carried out: a code for programs, words for people."""

    id: str
    code: str
    text: MessageData


class Because(Struct, tag="because"):
    """The answer to `why`: the reason, and where the rules say so."""

    id: str
    text: MessageData
    rule: str
    ours: list[MessageData] = []  # what the reason rests on that is not printed in the booklets


class PlanPreview(Struct):
    """What a part of a plan can bring, as the table lies now."""

    target: str  # the spot where it is laid
    said: list[MessageData]  # what could be done there
    brings: dict[str, int]  # what that changes: points by source, and what else the game counts
    spots: list[str]  # at which something could be done
    idle: int  # pieces that find nothing to do there


class Previewed(Struct, tag="previewed"):
    """The answer to `preview`; no parts where the plan cannot be as it is laid."""

    id: str
    seat: int
    parts: list[PlanPreview]


class HintStep(Struct):
    """A decision of a turn that was suggested."""

    move: str
    said: MessageData
    target: str  # the spot of the board where it belongs
    spots: list[str]  # at which something happens then


class HintMove(Struct, omit_defaults=True):
    """A move that the strongest bot would make, and what it expects of it; the only move is no matter of thought."""

    move: str
    text: MessageData
    target: str
    value: float | None  # expected share of the victory, 0 to 1
    lead: float | None  # expected points ahead of the best other player in the end
    proved: bool = False  # is that what happens if all play best, and no guess?
    line: list[HintStep] = []  # the whole turn that begins with it
    why: list[MessageData] = []  # what it is better for than the others


class Hint(Struct, tag="hints"):
    """The answer to `hint`: up to three turns by their first moves, the best first."""

    id: str
    seat: int
    moves: list[HintMove]


class CoachedDecision(Struct, omit_defaults=True):
    """A decision of a turn, judged from what its seat could know."""

    question: str  # the name of what was asked
    said: MessageData
    best_said: MessageData
    grade: Grade | None
    loss: float | None  # of the expected share of the victory, 0 to 1
    loss_lead: float | None  # of the expected lead, in points
    trivial: bool = False  # was there nothing to decide?
    proved: bool = False  # is what the best move brings no guess?
    line: list[HintStep] = []  # the whole turn that begins with the best move, where another one was played
    why: list[MessageData] = []  # and why it is better


class CoachedTurn(Struct):
    """A turn, or a plan that was made in secret."""

    step: int  # moves of the game until its last decision
    brings: dict[str, int]  # points by source, and what else the game counts
    decisions: list[CoachedDecision]  # where there was a choice


class Coached(Struct, tag="coached"):
    """The answer to `coach`."""

    id: str
    seat: int
    turn: CoachedTurn


class OlderLines(Struct, tag="older"):
    """The answer to `lines`: those before it, 200 at most; none before line 1."""

    id: str
    log: list[Line]
    chat: list[ChatLine]


class Again(Struct, tag="again"):
    """The answer to `again`: the present, what was told, and frames as in a state; none if it is too long ago."""

    id: str
    view: Mapping[str, Any]
    log: list[Line]
    frames: list[Frame]


class Presence(Struct, tag="presence"):
    """Somebody who sits at the table came, went or has another name; sent once a second at most."""

    sitters: list[Sitter]


class Closed(Struct, tag="closed"):
    """The table is gone or the seat was given to somebody else."""

    text: MessageData


class Announced(Struct, tag="announced"):
    """What the host says to everybody; `""`: nothing any more."""

    text: str


Answer = (
    State | Done | Refused | Because | Previewed | Hint | Coached | OlderLines | Again | Presence | Closed | Announced
)


class Problem(Struct):
    """The body of every HTTP error."""

    code: str
    text: MessageData


# --- replay


class ReplayStep(Struct):
    """GET /api/tables/ID/replay?step=N&seat=S: the table after N moves, through somebody's eyes (-1: a spectator)."""

    step: int
    steps: int
    seat: int
    view: Mapping[str, Any]
    move: str
    question: MessageData | None
    frames: list[Frame] = []  # what the last of these moves did, one thing after another, as in a state


class PlayOn(Struct, forbid_unknown_fields=True):
    """POST /api/tables/ID/play-on: a new table from a finished game as it was after so many moves, for other people."""

    step: Number
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]


class Replay(Struct):
    """GET /api/tables/ID/story: all that happened in a finished game, for replay."""

    table: str
    game: str
    chosen: dict[str, str]
    sitters: list[Sitter]
    steps: int
    rounds: list[int]  # the step at which each round begins
    turns: list[int]  # the step at which each turn begins
    log: list[Line]
    outcome: Outcome | None
    figures: list[str] = []


# --- analysis


class Decision(Struct):
    """A decision of a finished game, and how good it was. What has only one answer is no decision."""

    index: int  # decisions made before it; the table after it is that of step `index` + 1
    who: int
    round: int
    move: str
    said: MessageData
    best: str
    best_said: MessageData
    grade: Grade | None
    loss: float | None  # of the expected share of the victory, 0 to 1
    loss_lead: float | None  # of the expected lead, in points
    value: float | None  # expected share of the victory with the best move
    lead: float | None  # expected points ahead of the best other player with the best move
    trivial: bool = False  # was there nothing to decide? Then it counts for nothing
    proved: bool = False  # is what the best move brings no guess?
    line: list[HintStep] = []  # the whole turn that begins with the best move, where another one was played
    why: list[MessageData] = []  # and why it is better


class Curve(Struct):
    """What every seat could expect at each decision: a list for each seat, as long as `at`."""

    at: list[int]  # decisions made before each point
    points: list[list[float]]  # empty if nobody played on
    victory: list[list[float]]
    rounds: list[int]  # the decisions with which the second and all later rounds begin


class Grades(Struct):
    """How many decisions of a seat have which grade."""

    best: int
    good: int
    doubtful: int
    blunder: int


class SeatSummary(Struct):
    """A seat's decisions together."""

    grades: Grades
    ungraded: int
    accuracy: float | None  # the part of decisions that are best or good
    loss: float | None  # mean
    loss_lead: float | None  # mean
    trivial: int = 0  # where there was nothing to decide; they count for nothing else


class Analysis(Struct):
    """What was found in a finished game."""

    adviser: str
    moves: int
    decisions: list[Decision]
    curve: Curve
    summary: list[SeatSummary]


class Study(Struct):
    """GET and POST /api/tables/ID/analysis: how far the analysis of a finished game is, and what was found so far."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    all: int
    analysis: Analysis | None


# --- what is not printed


class BoxInfo(Struct):
    """GET /api/tables/ID/box: the components of a table. What of them is our decision, or was changed by their owner,
    by table of the component file.
    """

    name: str
    ours: dict[str, list[MessageData]]
    owner: dict[str, list[MessageData]]


# --- rules


class RulesPage(Struct):
    """A page of GET /api/rules/LANG, or with ?table=ID as it is with the components of a table: sections have the id
    `PAGE-SECTION`, drawings are `<figure data-draw=NAME>`, pieces `<span data-paints=R>` (or glass, panes). What is not
    printed in the booklets is `<span data-ours=LIST>`, what an owner's file says `<span data-owner=LIST>`, with a list
    of things said.
    """

    id: str
    title: str
    html: str
