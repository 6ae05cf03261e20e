"""A puzzle in a real browser: from the first page to a wrong try, the answer, and the next one."""

from playwright.sync_api import expect

from bottega.study.puzzles.puzzle import all_puzzles
from tests.web.conftest import Come
from tests.web.person import Person

NAME = "sintra-3"
PUZZLE = all_puzzles()[NAME]
CARD = "section[data-puzzle]"


def attempt(person: Person, move: str) -> None:
    """Press the spot of a move, and its button."""
    options = person.state("s.asked")["asked"]["options"]
    person.act(next(one["target"] for one in options if one["move"] == move), move)


def test_a_puzzle_is_tried_and_solved(come: Come) -> None:
    person = come()
    page = person.page
    person.go("/")
    page.get_by_role("link", name="Puzzles").click()
    page.locator(f"li button[data-puzzle={NAME}]").click()
    person.at_table()
    card = page.locator(CARD)
    expect(card).to_contain_text("What is best here?")
    wrong = next(one for one in PUZZLE.choices if one.moves not in PUZZLE.answers)
    person.forgive("409")
    attempt(person, wrong.moves)
    expect(card).to_contain_text("Try again")
    expect(card).to_contain_text("1 try")
    attempt(person, PUZZLE.answers[0])
    expect(card).to_contain_text("Well done!")
    expect(card).to_contain_text("The answer: ")
    expect(card.locator("dd")).to_have_count(4)
    first = page.url
    page.locator("[data-next]").click()
    page.wait_for_url(lambda url: url != first)
    person.at_table()
    expect(page.locator(CARD)).to_have_attribute("data-puzzle", "sintra-4")
    person.go("/puzzles")
    expect(page.locator(f"li button[data-puzzle={NAME}]")).to_contain_text("2 tries")
    person.fine()
