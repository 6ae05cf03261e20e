"""Lessons: every script is played to its end on the real rules, so that a changed rule breaks this and no learner."""

import re
from collections.abc import Callable

import pytest

from bottega.core.match import Match
from bottega.core.record import new_header
from bottega.games import NAMES, find_game
from bottega.games.fresco.registry import FOUND
from bottega.games.lessons import LEARNER, Lesson, LessonStep, lessons
from bottega.i18n import LANGUAGES, speak, word_files

LESSONS = lessons()
LONGEST = 420  # letters of a text: a card, no page

Pick = Callable[[list[str]], str]


def first(moves: list[str]) -> str:
    return moves[0]


def last(moves: list[str]) -> str:
    return moves[-1]


def begun(lesson: Lesson) -> Match:
    """The table at its first step."""
    game = find_game(lesson.game)
    match = Match(game, new_header(game, lesson.players, lesson.seed, ["human"] * lesson.players, lesson.chosen))
    for who, move in lesson.before:
        match.push_text(move, who)
    return match


def made(match: Match, seat: int) -> int:
    return sum(who == seat for who, _ in match.moves)


def let_others(lesson: Lesson, match: Match) -> None:
    """The others play from the script, until the learner is asked or it says nothing more."""
    while not match.position.over():
        asked = match.position.deciders()
        secret = match.position.asking().secret()
        others = [seat for seat in asked if seat != LEARNER]
        if not others or (asked[0] == LEARNER and not secret):
            return
        text = lesson.reply(others[0], made(match, others[0]))
        if not text:
            return
        assert text in written(match, others[0]), f"{lesson.name}: seat {others[0]} cannot play {text}"
        match.push_text(text, others[0])


def written(match: Match, seat: int) -> list[str]:
    """What a seat may answer."""
    asked = match.position.copy()
    asked.ask(seat)
    return [match.game.write(asked, move) for move in asked.options]


def targets(match: Match, moves: list[str]) -> set[str]:
    asked = match.position.copy()
    asked.ask(LEARNER)
    game = match.game
    return {game.target(asked, move) for move in asked.options if game.write(asked, move) in moves}


def lit(step: LessonStep, target: str) -> bool:
    """Does the light fall on a spot?"""
    return any(target == name or target.startswith(f"{name}-") for name in step.show)


def played(lesson: Lesson, pick: Pick) -> Match:
    """A lesson, played to its end."""
    match = begun(lesson)
    for number, step in enumerate(lesson.steps):
        let_others(lesson, match)
        before = made(match, LEARNER)
        assert lesson.place(before) <= number
        if not step.decisions():
            continue
        assert lesson.awaited(before) is step
        assert LEARNER in match.position.deciders(), f"{lesson.name}: nobody asks the learner at step {number}"
        for text in step.plan:
            assert text in written(match, LEARNER), f"{lesson.name}: {text} cannot be planned"
            match.push_text(text, LEARNER)
        if step.moves:
            possible = written(match, LEARNER)
            assert set(step.moves) <= set(possible), f"{lesson.name}: {step.moves} are not all among {possible}"
            assert all(lit(step, target) for target in targets(match, step.moves) - {"done"}), (
                f"{lesson.name}: {number}"
            )
            match.push_text(pick(step.moves), LEARNER)
        assert lesson.place(made(match, LEARNER)) == number + 1
    return match


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("pick", [first, last])
def test_a_lesson_is_played_to_its_end(name: str, pick: Pick) -> None:
    lesson = LESSONS[name]
    match = played(lesson, pick)
    assert lesson.awaited(made(match, LEARNER)) is None


@pytest.mark.parametrize("name", LESSONS)
def test_a_plan_is_complete(name: str) -> None:
    """What a plan leaves open would be asked past its step."""
    lesson = LESSONS[name]
    match = begun(lesson)
    for step in lesson.steps:
        let_others(lesson, match)
        if step.plan:
            for text in step.plan:
                match.push_text(text, LEARNER)
            asking = match.position
            assert asking.over() or not (asking.asking().secret() and LEARNER in asking.deciders())
        elif step.moves:
            match.push_text(step.moves[0], LEARNER)


@pytest.mark.parametrize("name", LESSONS)
def test_where_a_learner_is_follows_from_their_decisions(name: str) -> None:
    lesson = LESSONS[name]
    begun_at = lesson.begun(LEARNER)
    assert lesson.place(begun_at) == 0
    assert lesson.place(0) == 0
    whole = begun_at + sum(step.decisions() for step in lesson.steps)
    place = lesson.place(whole)
    assert not any(step.decisions() for step in lesson.steps[place:])
    assert lesson.awaited(whole) is None
    assert lesson.place(whole + 7) == place


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_speaks_every_language_briefly(name: str, language: str) -> None:
    for step in LESSONS[name].steps:
        for said in filter(None, (step.say, step.then)):
            text = speak(said, language)
            assert 0 < len(text) <= LONGEST, f"{said.name}: {len(text)} letters"


def test_every_text_of_a_lesson_is_said() -> None:
    texts = "\n".join(file.read_text("utf-8") for file in word_files("en").values())
    there = set(re.findall(r"^((?!error)\w+-lesson-[\w-]+) =", texts, re.MULTILINE))
    said = {
        message.name
        for lesson in LESSONS.values()
        for step in lesson.steps
        for message in (step.say, step.then)
        if message is not None
    }
    assert there == said


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_as_long_as_it_says(name: str) -> None:
    lesson = LESSONS[name]
    steps = len(lesson.steps)
    assert lesson.minutes == (5 if name in NAMES else 2)
    assert 9 <= steps <= 15 if name in NAMES else 3 <= steps <= 7
    assert any(step.decisions() for step in lesson.steps)
    assert all(step.say.name.startswith(f"{name}-lesson-") for step in lesson.steps)


def test_every_game_and_every_module_has_a_lesson() -> None:
    assert set(LESSONS) == {*NAMES, *(f"m{module.number:02d}" for module in FOUND)}
