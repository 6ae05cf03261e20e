"""Do grades agree with results?"""

import sys

import click

from bottega.cli.options import STOPPED, complain, new_seed, seed_option


@click.command("agreement")
@click.argument("game", default="sintra")
@click.option("--players", type=int, default=2, show_default=True, help="How many play.")
@click.option("--games", type=click.IntRange(2, 1_000_000), default=200, show_default=True, help="How many games.")
@click.option("--bots", help="Who are drawn by lot for the seats (default: quick ones of many strengths).")
@click.option("--bot", default="search@60", show_default=True, help="Who judges.")
@seed_option
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at work.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(
    game: str, players: int, games: int, bots: str | None, bot: str, seed: int | None, jobs: int, as_json: bool
) -> int:
    """Grade games of bots of mixed strength, and see how well the grades agree with the results.

    Ctrl-C ends early, with the games that were judged so far.
    """
    import msgspec
    from rich.progress import Progress

    from bottega.bots.seats import find_bot
    from bottega.cli.commands.analyse import check_bot
    from bottega.cli.options import console
    from bottega.games import find_game
    from bottega.study.analysis.adviser import Adviser
    from bottega.study.analysis.agreement import MIXED, AgreementPlan, JudgedGame, agreement, judged_games

    number = new_seed() if seed is None else seed
    chosen = find_game(game).complete(players, number, {})
    names = MIXED if bots is None else tuple(name.strip() for name in bots.split(","))
    for name in names:
        find_bot(name, 0)
    check_bot(bot)
    plan = AgreementPlan(game, players, number, names, Adviser(bot), chosen)
    judged: list[JudgedGame] = []
    with Progress(console=console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("judging", total=games)
        try:
            for one in judged_games(plan, games, jobs):
                judged.append(one)
                bar.advance(task)
        except KeyboardInterrupt:
            if len(judged) < 2:
                raise
    found = agreement(judged)
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
    else:
        click.echo(f"{found.games} games of {game}, seed {number}, judged by {bot}; correlation with the points:")
        click.echo(f"  part of good decisions, of those that count  {found.good:+.2f}")
        click.echo(f"  part of good decisions, of all               {found.all_good:+.2f}")
        click.echo(f"  victory lost by each decision that counts    {found.loss:+.2f}")
        click.echo(f"Whoever decided better had more points in {100 * found.better_won:.0f} % of the pairs.")
    return 0 if len(judged) == games else complain(f"stopped after {len(judged)} of {games} games", STOPPED)
