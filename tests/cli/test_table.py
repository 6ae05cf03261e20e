"""The bare command opens the table."""

import pexpect
import pytest

from tests.cli.shell import Shell, rest_of
from tests.server.serving import wait_until

ADDRESS = r"Bottega is at http://127\.0\.0\.1:\d+/ "


@pytest.fixture
def shell(shell: Shell) -> Shell:
    """With a browser that notes which page it is to open."""
    browser = shell.folder / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 >> {shell.folder}/opened\n", "utf-8")
    browser.chmod(0o755)
    shell.env |= {"BROWSER": str(browser), "XDG_DATA_HOME": ""}
    return shell


def end(child: "pexpect.spawn[str]") -> None:
    """Press Ctrl-C."""
    child.sendintr()
    said = rest_of(child)
    assert "Traceback" not in said
    assert child.exitstatus == 0


def opened(shell: Shell) -> list[str]:
    """The pages that the browser was to open."""
    return shell.read("opened").split() if "opened" in shell.files() else []


def test_the_bare_command_opens_the_table(shell: Shell) -> None:
    with shell.terminal() as child:
        child.expect(ADDRESS)
        wait_until(lambda: opened(shell))
        [address] = opened(shell)
        with shell.terminal() as again:
            again.expect(f"Bottega is at {address} already")
            rest_of(again)
        assert opened(shell) == [address] * 2
        end(child)
    assert (shell.folder / ".local/share/bottega/bottega.sqlite").exists()


def test_where_there_is_no_browser_the_address_is_enough(shell: Shell) -> None:
    shell.env["BROWSER"] = "nothing-like-it"
    with shell.terminal() as child:
        child.expect(ADDRESS)
        end(child)


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help_says_so(shell: Shell, word: str) -> None:
    assert "Without a command it opens the table in the browser" in " ".join(shell(word).well().split())
