"""The published numbers of all actions."""

from bottega.study.action_page import DOCS, page


def test_the_published_actions_keep_their_numbers() -> None:
    """Whoever changes one raises the version: trained networks and data sets depend on them."""
    assert (DOCS / "actions.md").read_text("utf-8") == page()
