"""Making tables, sitting down, inviting, playing again, and games from elsewhere."""

import asyncio
import secrets
import time

from bottega import __version__
from bottega.bots.seats import LEVELS
from bottega.bots.seats import NAMES as BOTS
from bottega.core.errors import BottegaError
from bottega.core.match import compare, replay
from bottega.core.messages import msg
from bottega.core.record import Header, new_header, read_record
from bottega.core.rng import SEEDS
from bottega.games import NAMES as GAMES
from bottega.server import rows
from bottega.server.boxes import OURS, Box, Shelf
from bottega.server.company import Chair, Company
from bottega.server.live import House, Live
from bottega.server.people import Person
from bottega.server.protocol import (
    Catalog,
    GameInfo,
    Made,
    ModuleInfo,
    NewTable,
    SeatLink,
    SeatWish,
    Sit,
    TableList,
)
from bottega.server.refusal import Refusal, refused
from bottega.server.table import Entry, Table, load, standard_game
from bottega.server.text import clean

HUMAN = "human"  # what a record calls a person
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
    return Catalog(__version__, [game_info(name, shelf) for name in GAMES], list(LEVELS))


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
    return GameInfo(name, list(game.player_counts), choices, modules, shelf.names(name), figures)


class Lobby:
    """Everything that happens beside the games."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store
        self.catalog = catalog(house.shelf)

    # --- new tables

    async def make(self, person: Person, wish: NewTable) -> Made:
        """A new table."""
        chairs = [chair_for(seat, person) for seat in wish.seats]
        seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
        box = self.house.shelf.find(wish.game, wish.box)
        if box is None:
            raise Refusal(msg("error-setup", problem=msg("setup-box", box=wish.box)))
        header = header_of(box, chairs, seed, wish.chosen)
        company = Company(person.id, wish.open, chairs, "server" if wish.seed is None else "maker")
        company.hints = company.people() == 1 if wish.hints is None else wish.hints
        company.clock = wish.clock
        return await self.set_up(Table(header, company.clock, company.bots(), box), company, [])

    async def set_up(self, table: Table, company: Company, entries: list[Entry]) -> Made:
        """Keep a table and open it."""
        game = new_id()
        salt = new_token()
        await self.store.write(lambda connection: rows.add_table(connection, game, table, company, salt, entries))
        self.house.add(Live(game, table, company, salt, {}, self.house.time))
        return Made(game, company.links())

    async def rematch(self, live: Live, person: Person) -> Made:
        """The same people play again, everybody one seat further; asked twice, it is the same new table."""
        async with self.house.held(live):
            if not live.company.seats_of(person.id) and live.company.owner != person.id:
                raise Refusal(msg("error-not-your-table"))
            if not live.table.over():
                raise Refusal(msg("error-not-over"))
            if not live.table.rematch:
                chairs = [Chair(chair.person, chair.name, chair.bot) for chair in live.company.chairs]
                chairs = [chairs[-1], *chairs[:-1]]
                for chair in chairs:
                    chair.token = new_token() if chair.free() else None
                box = live.table.box
                header = header_of(box, chairs, secrets.randbelow(SEEDS), live.table.match.header.chosen)
                company = Company(
                    person.id, live.company.open, chairs, hints=live.company.hints, clock=live.company.clock
                )
                made = await self.set_up(Table(header, company.clock, company.bots(), box), company, [])
                await self.house.commit(live, [("rematch", -1, made.table)], None, person.id)
                live.tell_all()
        again = await self.house.at(live.table.rematch)
        return Made(again.id, again.company.links() if again.company.owner == person.id else [])

    async def take_in(self, person: Person, text: str) -> Made:
        """A game from its record; an unfinished one is played on by whoever brought it."""
        try:
            table, entries = await asyncio.to_thread(read_table, text, self.house.shelf)
        except BottegaError as error:
            raise refused("error-record", error) from None
        chairs = [
            Chair(bot=bot, name=bot)
            if (bot := bot_in(name))
            else Chair(person.id, person.name if name == HUMAN else name[:30])
            for name in table.match.header.seats
        ]
        company = Company(person.id, False, chairs, "record")
        company.hints = company.people() == 1
        return await self.set_up(table, company, entries)

    # --- sitting

    async def sit(self, live: Live, person: Person, wish: Sit) -> None:
        """Take a seat, by invitation or at an open table."""
        async with self.house.held(live):
            seat = invited(live.company, wish) if wish.token else free_seat(live.company, person, wish)
            before = live.company.chairs[seat].person
            await self.change_seat(live, seat, Chair(person.id, person.name), person)
            if before is not None and not live.company.seats_of(before):
                for reader in live.readers:
                    if reader.person == before:
                        reader.close(msg("error-seat-given"))
            live.tell_all()
        self.house.wake_bots(live)

    async def invite(self, live: Live, person: Person, seat: int, wanted: bool) -> SeatLink:
        """A new invitation to a seat, or none any more: its old one ends."""
        async with self.house.held(live):
            if seat >= len(live.company.chairs):
                raise Refusal(msg("error-not-found"))
            chair = live.company.chairs[seat]
            owner = chair.free() and live.company.owner == person.id
            if not owner and chair.person != person.id:
                raise Refusal(msg("error-not-your-table"))
            token = new_token() if wanted else None
            await self.change_seat(live, seat, Chair(chair.person, chair.name, chair.bot, token), person)
            live.tell_all()
            return SeatLink(seat, token or "")

    async def change_seat(self, live: Live, seat: int, chair: Chair, person: Person) -> None:
        """Store a seat as it is now."""
        await self.house.commit(
            live,
            [("sit", seat, "")],
            None,
            person.id,
            also=lambda connection: rows.write_chair(connection, live.id, seat, chair),
        )
        live.company.chairs[seat] = chair

    def renamed(self, person: Person, old: str) -> None:
        """Everybody sees a new name at once."""
        for live in self.house.tables.values():
            for seat in live.company.seats_of(person.id)[:1]:
                if live.company.chairs[seat].name == old:
                    live.company.chairs[seat].name = person.name
                    live.presence()

    # --- lists

    async def mine(self, person: Person) -> TableList:
        online = self.house.online()
        found = await self.store.read(lambda connection: rows.tables_of(connection, person.id, online))
        for line in found:
            if line.clock is not None and line.table in self.house.tables:
                line.left = self.house.tables[line.table].soonest(person.id)
        return TableList(found)

    async def open(self, person: Person | None) -> TableList:
        online = self.house.online()
        who = None if person is None else person.id
        return TableList(await self.store.read(lambda connection: rows.open_tables(connection, who, online)))


def chair_for(wish: SeatWish, person: Person) -> Chair:
    """A seat as the maker of a table wants it."""
    if wish.kind == "bot":
        if wish.bot not in BOTS:
            raise Refusal(msg("error-setup", problem=msg("setup-bot", bot=wish.bot, bots=", ".join(BOTS))))
        return Chair(name=wish.name or wish.bot, bot=wish.bot)
    if wish.kind == "link":
        return Chair(token=new_token())
    return Chair(person.id, wish.name or (person.name if wish.kind == "me" else ""))


def bot_in(name: str) -> str:
    """The bot that a record names, however long it thought there; nothing if that is somebody else."""
    bot = name.partition("@")[0]
    return bot if bot in BOTS else ""


def header_of(box: Box, chairs: list[Chair], seed: int, chosen: dict[str, str]) -> Header:
    try:
        return new_header(box.game, len(chairs), seed, [chair.bot or HUMAN for chair in chairs], chosen)
    except BottegaError as error:
        raise refused("error-setup", error) from None


def invited(company: Company, wish: Sit) -> int:
    """The seat that a token opens."""
    for seat, chair in enumerate(company.chairs):
        if chair.token and secrets.compare_digest(chair.token.encode(), wish.token.encode()):
            return seat
    raise Refusal(msg("error-bad-link"))


def free_seat(company: Company, person: Person, wish: Sit) -> int:
    """A seat that anybody may take."""
    if not company.open:
        raise Refusal(msg("error-bad-link"))
    if company.seats_of(person.id):
        raise Refusal(msg("error-seated"))
    free = [seat for seat, chair in enumerate(company.chairs) if chair.free()]
    if not free or (wish.seat is not None and wish.seat not in free):
        raise Refusal(msg("error-seat-taken"))
    return free[0] if wish.seat is None else wish.seat


def read_table(text: str, shelf: Shelf = OURS) -> tuple[Table, list[Entry]]:
    """A table from a record, checked by playing it."""
    record = read_record(clean(text.replace("\r\n", "\n")))
    record.header.seats[:] = [name[:LONGEST] for name in record.header.seats]
    box = shelf.box_of(record.header)
    match = replay(box.game, record)
    compare(match, record)
    now = time.time()
    entries = [Entry(n, None, "move", who, None, "", move, now) for n, (who, move) in enumerate(match.moves, 1)]
    return load(record.header, entries, box=box), entries
