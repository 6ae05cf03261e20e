"""Laws of what researchers build on: actions, bytes, deals afresh, information states."""

from typing import Any, Final

from bottega.core.errors import BadPosition, LawBroken
from bottega.core.game import SPECTATOR, Game
from bottega.core.kernel import Position
from bottega.core.recall import play_and_recall, remember
from bottega.core.rng import Random
from bottega.core.saved import from_bytes, to_bytes

PLAYED_ON: Final = 3  # decisions


def actions_read_back(game: Game[Any], s: Position) -> None:
    """Every option is one action, which reads back as the option; no two options are the same action."""
    law = "actions read back"
    table = game.action_table()
    actions = list(table.ids(s))
    for move, action in zip(s.options, actions, strict=True):
        if action < 0:
            raise LawBroken(law, f"{type(s.asking()).__name__} offers move {move}, which its moves() does not list")
        if table.move_in(s, action) != move:
            raise LawBroken(law, f"move {move} is action {action}, which reads as move {table.move_in(s, action)}")
    if len(set(actions)) != len(actions):
        raise LawBroken(law, f"two options are one action in {actions}")


def bytes_read_back(game: Game[Any], s: Position, seed: int) -> None:
    """A position in bytes is the same when it is read, and plays on alike."""
    law = "bytes read back"
    try:
        again = from_bytes(to_bytes(s, game), game)
    except BadPosition as error:
        raise LawBroken(law, str(error)) from error
    here = s.copy()
    dice = Random(seed)
    for _decision in range(PLAYED_ON):
        if again.key() != here.key() or again.turn != here.turn or list(again.options) != list(here.options):
            raise LawBroken(law, "bytes make another position")
        if here.over():
            return
        move = here.options[dice.below(len(here.options))]
        here.play(move)
        again.play(move)


def deals_afresh_change_no_knowledge(game: Game[Any], s: Position, players: int, seed: int) -> None:
    """What nobody knows makes no difference to what anybody sees, may do, or guesses."""
    law = "deals afresh change no knowledge"
    other = game.redeal(s, seed)
    if list(other.agenda) != list(s.agenda) or list(other.options) != list(s.options):
        raise LawBroken(law, "other options")
    if game.screened(other) != game.screened(s):
        raise LawBroken(law, "other goods behind screens")
    again = other.copy()
    again.settle(s.to_move())
    if list(again.options) != list(s.options):
        raise LawBroken(law, "the options are others when they are asked for again")
    for who in (*range(players), SPECTATOR):
        reader = "a spectator" if who == SPECTATOR else f"player {who + 1}"
        if game.view(other, who) != game.view(s, who):
            raise LawBroken(law, f"{reader} sees something else")
        if list(game.observation(other, who)) != list(game.observation(s, who)):
            raise LawBroken(law, f"{reader} observes something else")
        if game.determinize(other, who, seed + 1).key() != game.determinize(s, who, seed + 1).key():
            raise LawBroken(law, f"{reader} guesses otherwise")


def recall_is_perfect(game: Game[Any], s: Position, players: int, seed: int) -> None:
    """Whoever decides is in the same information state in games they cannot tell apart, and in others otherwise."""
    law = "recall is perfect"
    if s.over():
        return
    who = s.to_move()
    here, there = s.copy(), game.determinize(s, who, seed)
    ours, theirs = remember(game, here, players), remember(game, there, players)
    if ours.state(who) != theirs.state(who):
        raise LawBroken(law, f"something hidden changes the information state of player {who + 1}")
    choice = Random(seed).below(len(s.options))
    before = ours.copy()
    told = play_and_recall(game, here, ours, who, s.options[choice])
    told_there = play_and_recall(game, there, theirs, who, s.options[choice])
    alike = [event.seen_by(who) for event in told] == [event.seen_by(who) for event in told_there]
    alike = alike and list(game.observation(here, who)) == list(game.observation(there, who))
    if (ours.state(who) == theirs.state(who)) != alike:
        raise LawBroken(law, f"the information state of player {who + 1} is not what they were told and see")
    other = s.options[(choice + 1) % len(s.options)]
    again = before.copy()
    play_and_recall(game, s.copy(), again, who, other)
    if (again.state(who) == ours.state(who)) != (len(s.options) == 1):
        raise LawBroken(law, f"player {who + 1} forgets what they have decided")
