"""Making tables, sitting down, inviting, playing again, and games from elsewhere."""

import asyncio
import contextlib
import secrets
import time
from concurrent.futures import Executor
from functools import partial

from msgspec.structs import replace
from sqlalchemy import Connection

from bottega import __version__
from bottega.bots.seats import LEVELS
from bottega.bots.seats import NAMES as BOTS
from bottega.core.errors import BottegaError
from bottega.core.match import compare, replay
from bottega.core.messages import msg
from bottega.core.record import Header, new_header, read_record
from bottega.core.rng import SEEDS
from bottega.games import NAMES as GAMES
from bottega.games.lessons import lessons
from bottega.server.errors import ApiError, refused
from bottega.server.protocol import (
    Catalog,
    GameInfo,
    LessonInfo,
    Made,
    ModuleInfo,
    NewTable,
    PlayOn,
    SeatLink,
    SeatWish,
    Sit,
    TableList,
)
from bottega.server.storage import outbox, queries
from bottega.server.tables.boxes import OURS, Box, Shelf, our_box
from bottega.server.tables.entries import Logged, Moved, RematchMade, Seated, Sender, numbered
from bottega.server.tables.people import Person
from bottega.server.tables.puzzles import posed
from bottega.server.tables.registry import TableRegistry
from bottega.server.tables.room import Room, people_asked
from bottega.server.tables.seating import Seat, Seating, colours, dressed
from bottega.server.tables.table import Table, load, standard_game
from bottega.server.tables.views import box_info, seat_view
from bottega.server.text import clean, clean_name

HUMAN = "human"  # what a record calls a person
OPPONENT = "painter"  # plays on where a puzzle was solved
OPPONENTS = ("Bianca", "Matteo", "Livia", "Tomaso")
PARTNER = "apprentice"  # plays in lessons, as their scripts say
PARTNERS = ("Sofonisba", "Masaccio", "Artemisia")  # what lessons call them
LONGEST = 100  # letters that are kept of what a record calls somebody


def new_id() -> str:
    """A table's name; commands would take one that begins with a dash for an option."""
    found = secrets.token_urlsafe(9)
    while found.startswith("-"):
        found = secrets.token_urlsafe(9)
    return found


def new_token() -> str:
    return secrets.token_urlsafe(16)


def catalog(shelf: Shelf = OURS) -> Catalog:
    """What can be played, and against whom."""
    taught = [LessonInfo(lesson.name, lesson.game, lesson.minutes) for lesson in lessons().values()]
    return Catalog(__version__, [game_info(name, shelf) for name in GAMES], list(LEVELS), taught)


def game_info(name: str, shelf: Shelf) -> GameInfo:
    game = standard_game(name)
    choices = {choice.name: list(choice.values) for choice in game.choices()}
    editions: dict[int, list[str]] = {}
    for edition in choices.get("edition", []):
        every = game.complete(game.player_counts[0], 0, {"edition": edition, "modules": "all"})["modules"]
        for number in map(int, every.split(",")):
            editions.setdefault(number, []).append(edition)
    family = game.family_modules()
    modules = [ModuleInfo(number, names, number in family) for number, names in sorted(editions.items())]
    figures = {players: game.figures(game.new(players, 0, {})) for players in game.player_counts}
    return GameInfo(
        name,
        list(game.player_counts),
        choices,
        modules,
        shelf.names(name),
        game.surprise_counts(),
        figures,
        game.secrets,
    )


def load_games() -> None:
    """Let games import and read what they need for a first question, so that nobody's first request waits for it."""
    for name in GAMES:
        game = standard_game(name)
        players = game.player_counts[0]
        names = [choice.name for choice in game.choices()]
        chosen = {"modules": "all"} if "modules" in names else {}
        state = Table(new_header(game, players, 0, [HUMAN] * players, chosen)).state
        seat_view(state, Seating(None, False, [Seat()] * players), state.deciders[0])
        box_info(state)


def check_rated(seating: Seating, wish: NewTable) -> None:
    """What counts for ratings must be fair, and it must be known who played."""
    seats = [seat.kind for seat in wish.seats]
    unlike = seating.hints or seating.told or wish.box or wish.seed is not None or "room" in seats
    if wish.rated and (unlike or not {seat.bot for seat in seating.seats if seat.bot} <= set(LEVELS)):
        raise ApiError(msg("error-setup", problem=msg("setup-rated")))


class Lobby:
    """Everything that happens beside the games."""

    def __init__(self, registry: TableRegistry, threads: Executor) -> None:
        self.registry = registry
        self.threads = threads  # for what takes long to compute
        self.store = registry.store
        self.catalog = catalog(registry.shelf)
        load_games()

    # --- new tables

    async def make(self, person: Person, wish: NewTable) -> Made:
        """A new table."""
        seats = dressed([seat_for(seat, person) for seat in wish.seats], person.id, person.colour)
        if all(seat.bot for seat in seats):  # bots would play for nobody; commands let them play by themselves
            raise ApiError(msg("error-setup", problem=msg("setup-nobody")))
        seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
        box = self.registry.shelf.find(wish.game, wish.box)
        if box is None:
            raise ApiError(msg("error-setup", problem=msg("setup-box", box=wish.box)))
        header = header_of(box, seats, seed, wish.chosen)
        seating = Seating(person.id, wish.open, seats, "server" if wish.seed is None else "maker")
        usual = seating.people() == 1 and not wish.rated
        seating.hints = usual if wish.hints is None else wish.hints
        seating.clock = wish.clock
        seating.spectator_chat = wish.spectator_chat
        seating.told = wish.told
        seating.rated = wish.rated
        check_rated(seating, wish)
        return await self.set_up(Table(header, seating.clock, seating.bots(), box), seating, [])

    async def set_up(self, table: Table, seating: Seating, logged: list[Logged]) -> Made:
        """Keep a table and open it."""
        game, salt, now = new_id(), new_token(), self.registry.time.now()
        asked = people_asked(table.state, seating) if table.setup.lesson is None else set()
        begun = sorted(asked & self.registry.reminded)

        def add(connection: Connection) -> None:
            queries.add_table(connection, game, table, seating, salt, logged, now)
            outbox.add(connection, game, len(logged), now, begun)

        await self.store.write(add)
        if begun:
            self.registry.turn_begun()
        self.registry.add(Room(game, table, seating, salt, {}, self.registry.time, now))
        return Made(game, seating.links())

    async def rematch(self, room: Room, person: Person) -> Made:
        """The same people play again, everybody one seat further; asked twice, it is the same new table."""
        async with self.registry.locked(room):
            if not room.seating.seats_of(person.id) and room.seating.owner != person.id:
                raise ApiError(msg("error-not-your-table"))
            if not room.state.over():
                raise ApiError(msg("error-not-over"))
            if not room.state.rematch:
                await self.play_again(room, person)
        again = await self.registry.at(room.state.rematch)
        return Made(again.id, again.seating.links() if again.seating.owner == person.id else [])

    async def play_again(self, room: Room, person: Person) -> None:
        """Set the same game up for the same people, unless somebody else has meanwhile."""
        before, setup = room.seating, room.table.setup
        seats = [
            replace(seat, token=new_token() if seat.free() else None, colour=colour)
            for seat, colour in zip(before.seats, colours(before.seats), strict=True)
        ]
        seats = [seats[-1], *seats[:-1]]
        header = header_of(setup.box, seats, secrets.randbelow(SEEDS), setup.header.chosen)
        seating = Seating(person.id, before.open, seats, hints=before.hints, clock=before.clock)
        seating.spectator_chat = before.spectator_chat
        seating.told = before.told
        seating.rated = before.rated
        made = await self.set_up(Table(header, seating.clock, seating.bots(), setup.box), seating, [])

        def check() -> list[RematchMade]:
            if room.state.rematch:
                raise Elsewhere
            return [RematchMade(made.table)]

        with contextlib.suppress(Elsewhere):
            await self.registry.append(room, check, Sender(person.id))

    async def play_on(self, room: Room, person: Person, wish: PlayOn) -> Made:
        """A new table from a moment of a finished game, before its secret plans if some were being made."""
        before = room.table.setup
        if not 0 <= wish.step < room.state.step or len(wish.seats) != before.header.players:
            raise ApiError(msg("error-malformed", detail="step or seats"))
        seats = dressed([seat_for(seat, person) for seat in wish.seats], person.id, person.colour)
        if all(seat.bot for seat in seats):
            raise ApiError(msg("error-setup", problem=msg("setup-nobody")))
        header = replace_seats(before.header, [seat.bot or HUMAN for seat in seats])
        seating = Seating(person.id, False, seats, "record")
        seating.hints = seating.people() == 1
        seating.told = room.seating.told
        moves, bots = room.state.moves[: wish.step], seating.bots()
        playing = asyncio.get_running_loop().run_in_executor(
            self.threads, played_until, header, moves, bots, before.box
        )
        table, logged = await playing
        return await self.set_up(table, seating, logged)

    async def teach(self, person: Person, name: str) -> Made:
        """A table for a lesson, at which everything before its first step was played."""
        lesson = lessons().get(name)
        if lesson is None:
            raise ApiError(msg("error-not-found"))
        others = [Seat(name=name, bot=PARTNER) for name in PARTNERS[: lesson.players - 1]]
        seats = dressed([Seat(person.id, person.name), *others], person.id, person.colour)
        box = our_box(lesson.game)
        header = header_of(box, seats, lesson.seed, lesson.chosen)
        seating = Seating(person.id, False, seats, "record")
        logged = numbered(0, [Moved(who, move) for who, move in lesson.before], time.time())
        return await self.set_up(load(header, logged, bots=seating.bots(), box=box, lesson=lesson), seating, logged)

    async def pose(self, person: Person, name: str) -> Made:
        """A table for a puzzle, at its question; whoever solves it may know all that could have been heard before."""
        found = posed(name)
        if found is None:
            raise ApiError(msg("error-not-found"))
        record = found.puzzle.game_record()
        seats = [Seat(name=name, bot=OPPONENT) for name in OPPONENTS[: record.header.players]]
        seats[found.puzzle.seat] = Seat(person.id, person.name)
        seats = dressed(seats, person.id, person.colour)
        box = our_box(record.header.game)
        header = header_of(box, seats, record.header.seed, record.header.chosen)
        seating = Seating(person.id, False, seats, "record")
        seating.told = True
        logged = numbered(0, [Moved(who, move) for who, move in record.moves], time.time())
        playing = partial(load, header, logged, bots=seating.bots(), box=box, puzzle=found)
        table = await asyncio.get_running_loop().run_in_executor(self.threads, playing)
        return await self.set_up(table, seating, logged)

    async def take_in(self, person: Person, text: str) -> Made:
        """A game from its record; an unfinished one is played on by whoever brought it."""
        try:
            reading = asyncio.get_running_loop().run_in_executor(self.threads, read_table, text, self.registry.shelf)
            table, logged = await reading
        except BottegaError as error:
            raise refused("error-record", error) from None
        seats = [
            Seat(bot=bot, name=bot)
            if (bot := bot_in(name))
            else Seat(person.id, person.name if name == HUMAN else name_in(name))
            for name in table.setup.header.seats
        ]
        seats = dressed(seats, person.id, person.colour)
        seating = Seating(person.id, False, seats, "record")
        seating.hints = seating.people() == 1
        return await self.set_up(table, seating, logged)

    # --- sitting

    async def sit(self, room: Room, person: Person, wish: Sit) -> None:
        """Take a seat, by invitation or at an open table."""

        def check() -> list[Seated]:
            number = invited(room.seating, wish) if wish.token else free_seat(room.seating, person, wish)
            colour = room.seating.colour_for(number, person.colour)
            return [Seated(number, Seat(person.id, person.name, colour=colour))]

        async with self.registry.locked(room):
            await self.registry.append(room, check, Sender(person.id))

    async def invite(self, room: Room, person: Person, number: int, wanted: bool) -> SeatLink:
        """A new invitation to a seat, or none any more: its old one ends."""
        token = new_token() if wanted else None

        def check() -> list[Seated]:
            if number >= len(room.seating.seats):
                raise ApiError(msg("error-not-found"))
            seat = room.seating.seats[number]
            owner = seat.free() and room.seating.owner == person.id
            if not owner and seat.person != person.id:
                raise ApiError(msg("error-not-your-table"))
            return [Seated(number, replace(seat, token=token))]

        async with self.registry.locked(room):
            await self.registry.append(room, check, Sender(person.id))
        return SeatLink(number, token or "")

    def renamed(self, person: Person, old: str) -> None:
        """Everybody sees a new name at once."""
        for room in self.registry.rooms.values():
            room.renamed(person.id, old, person.name)

    # --- lists

    async def mine(self, person: Person) -> TableList:
        online, now = self.registry.online(), self.registry.time.now()
        lines = await self.store.read(lambda connection: queries.tables_of(connection, person.id, online, now))
        for line in lines:
            if line.clock is not None and line.table in self.registry.rooms:
                line.left = self.registry.rooms[line.table].soonest(person.id)
        return TableList(lines)

    async def open(self, person: Person | None) -> TableList:
        online, now = self.registry.online(), self.registry.time.now()
        who = None if person is None else person.id
        return TableList(await self.store.read(lambda connection: queries.open_tables(connection, who, online, now)))


class Elsewhere(Exception):
    """The game is played again at another table already."""


def seat_for(wish: SeatWish, person: Person) -> Seat:
    """A seat as the maker of a table wants it."""
    if wish.kind == "bot":
        if wish.bot not in BOTS:
            raise ApiError(msg("error-setup", problem=msg("setup-bot", bot=wish.bot, bots=", ".join(BOTS))))
        return Seat(name=wish.name or wish.bot, bot=wish.bot)
    if wish.kind == "link":
        return Seat(token=new_token())
    return Seat(person.id, wish.name or (person.name if wish.kind == "me" else ""))


def name_in(record: str) -> str:
    """What a record calls somebody, as far as it is a name."""
    try:
        return clean_name(record[:30])
    except ApiError:
        return ""


def bot_in(name: str) -> str:
    """The bot that a record names, however long it thought there; nothing if that is somebody else."""
    bot = name.partition("@")[0]
    return bot if bot in BOTS else ""


def header_of(box: Box, seats: list[Seat], seed: int, chosen: dict[str, str]) -> Header:
    try:
        return new_header(box.game, len(seats), seed, [seat.bot or HUMAN for seat in seats], chosen)
    except BottegaError as error:
        raise refused("error-setup", error) from None


def invited(seating: Seating, wish: Sit) -> int:
    """The seat that a token opens."""
    for number, seat in enumerate(seating.seats):
        if seat.token and secrets.compare_digest(seat.token.encode(), wish.token.encode()):
            return number
    raise ApiError(msg("error-bad-link"))


def free_seat(seating: Seating, person: Person, wish: Sit) -> int:
    """A seat that anybody may take."""
    if not seating.open:
        raise ApiError(msg("error-bad-link"))
    if seating.seats_of(person.id):
        raise ApiError(msg("error-seated"))
    free = [number for number, seat in enumerate(seating.seats) if seat.free()]
    if not free or (wish.seat is not None and wish.seat not in free):
        raise ApiError(msg("error-seat-taken"))
    return free[0] if wish.seat is None else wish.seat


def replace_seats(header: Header, seats: list[str]) -> Header:
    """The same game, with others at it."""
    return Header(header.game, header.rules, header.players, header.seed, header.components, seats, dict(header.chosen))


def played_until(header: Header, moves: list[tuple[int, str]], bots: set[int], box: Box) -> tuple[Table, list[Logged]]:
    """A table at which these moves were made; those of secret plans that were not shown yet were not."""
    logged = numbered(0, [Moved(who, move) for who, move in moves], time.time())
    table = load(header, logged, bots=bots, box=box)
    if table.state.shown_step < len(moves):
        return played_until(header, moves[: table.state.shown_step], bots, box)
    return table, logged


def read_table(text: str, shelf: Shelf = OURS) -> tuple[Table, list[Logged]]:
    """A table from a record, checked by playing it."""
    record = read_record(clean(text.replace("\r\n", "\n")))
    record.header.seats[:] = [name[:LONGEST] for name in record.header.seats]
    box = shelf.box_of(record.header)
    match = replay(box.game, record)
    compare(match, record)
    logged = numbered(0, [Moved(who, move) for who, move in match.moves], time.time())
    return load(record.header, logged, box=box), logged
