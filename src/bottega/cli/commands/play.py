"""Play in the terminal."""

from pathlib import Path

import click

from bottega.cli.options import GameCommand, components_option, console, new_seed, really_chosen, seed_option
from bottega.core.errors import BadRecord, BadSetup, BottegaError


@click.command("play", cls=GameCommand)
@click.argument("game", default="sintra")
@click.option("--players", type=int, help="How many play (default: as many as --seats, or 2).")
@click.option("--seats", help="Who sits where, for instance human,greedy,random (default: you against greedy).")
@components_option
@seed_option
@click.option("--save", type=click.Path(path_type=Path), help="Keep the game in this file, move by move.")
@click.option("--load", type=click.Path(path_type=Path), help="Continue a saved game.")
def command(
    game: str,
    players: int | None,
    seats: str | None,
    components: Path | None,
    seed: int | None,
    save: Path | None,
    load: Path | None,
    **chosen: str | None,
) -> None:
    """Play in the terminal, against bots or people at the same keyboard."""
    from bottega.core.files import load_record, save_record, taken
    from bottega.core.match import Match, replay
    from bottega.core.record import new_header
    from bottega.games import find_game
    from bottega.terminal.play import Play

    picked = really_chosen(chosen)
    if load is not None:
        if picked or any(value is not None for value in (players, seats, seed)):
            raise BadSetup(
                "a loaded game knows its set-up; use --load without --players, --seats, --seed and the game's options"
            )
        record = load_record(load)
        try:
            rules = find_game(record.header.game, components)
            match = replay(rules, record)
            check_seats(record.header.seats)
        except BottegaError as error:
            raise BadRecord(f"{load}: {error}") from None
    else:
        rules = find_game(game, components)
        number = new_seed() if seed is None else seed
        if players is not None:
            rules.complete(players, number, picked)
        sitting = seat_list(players, seats)
        check_seats(sitting)
        sitting = [seat.lower() for seat in sitting]
        match = Match(rules, new_header(rules, len(sitting), number, sitting, picked))
    if save is not None:
        if taken(save) and (load is None or not save.samefile(load)):
            raise BadSetup(f"{save}: exists already; choose another file, or continue that game with --load {save}")
        save_record(save, match.record())
    Play(console(), match, save if save is not None else load, components).run()


def seat_list(players: int | None, seats: str | None) -> list[str]:
    """Who sits where."""
    if seats is None:
        return ["human"] + ["greedy"] * ((2 if players is None else players) - 1)
    sitting = [seat.strip() for seat in seats.split(",")]
    if players is not None and players != len(sitting):
        raise BadSetup(f"--players {players} does not fit {len(sitting)} seats; leave one of the two out")
    return sitting


def check_seats(seats: list[str]) -> None:
    """Everybody must be a human or a known bot."""
    from bottega.bots.external.names import ELSEWHERE
    from bottega.bots.seats import NAMES, find_bot

    for seat in seats:
        if seat.lower() != "human":
            if seat.lower().partition("@")[0] not in NAMES:
                raise BadSetup(f"nobody is called {seat!r}; a seat is one of human, {', '.join(NAMES)}; {ELSEWHERE}")
            find_bot(seat, 0)
