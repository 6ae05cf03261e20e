"""Mail, by a real SMTP server: an address that is somebody's, coming back by a link, and reminders."""

import re
import socket
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlalchemy import select, update

from bottega.core.errors import BottegaError
from bottega.server.outgoing.mail import is_address, read_server
from bottega.server.storage.schema import mail_links
from bottega.server.storage.store import using
from tests.cli.shell import Shell
from tests.server.conftest import Databases
from tests.server.guest import Guest
from tests.server.serving import HASTY, Running, start_server, wait_until

ADDRESS = "https://bottega.example.org"
SENDER = "bottega@example.org"


class Post:
    """Keeps the mails that are handed in; may be away for a while."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.away = 0

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802 - aiosmtpd calls it so
        if self.away:
            self.away -= 1
            return "451 later"
        assert isinstance(envelope.content, bytes)
        made: Any = message_from_bytes(envelope.content, policy=policy.default)
        self.mails.append(made)
        return "250 taken"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in list(self.mails) if mail["To"] == address]


@pytest.fixture(scope="module")
def office() -> Iterator[tuple[Post, int]]:
    post = Post()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(post, hostname="127.0.0.1", port=port)
    controller.start()
    yield post, port
    controller.stop()


@pytest.fixture(scope="module")
def mailing(databases: Databases, office: tuple[Post, int]) -> Iterator[Running]:
    options = ("--mail", f"smtp://127.0.0.1:{office[1]}", "--mail-from", SENDER, "--address", ADDRESS)
    with start_server(databases.new("sqlite"), options=options, command=HASTY) as running:
        yield running


@pytest.fixture
def post(office: tuple[Post, int]) -> Post:
    return office[0]


def link_in(mail: EmailMessage, kind: str) -> str:
    found = re.search(rf"{re.escape(ADDRESS)}/me#{kind}=(\S+)", mail.get_content())
    assert found, mail.get_content()
    return found[1]


def confirmed(guest: Guest, post: Post, address: str) -> None:
    """An address is shown to be somebody's."""
    guest.ask("POST", "/api/me/mail", json={"address": address})
    wait_until(lambda: post.to(address))
    guest.ask("POST", "/api/mail/confirm", json={"key": link_in(post.to(address)[-1], "confirm")})


def test_a_link_by_mail_brings_somebody_back_once(mailing: Running, post: Post) -> None:
    with Guest(mailing.url, "Anna") as anna, Guest(mailing.url) as other:
        table = anna.make("sintra", "me", "random")["table"]
        brought = other.make("sintra", "me", "random")["table"]
        confirmed(anna, post, "anna@example.org")
        assert anna.ask("GET", "/api/me")["secured"]
        assert anna.ask("GET", "/api/me/identity")["mail"]
        other.ask("POST", "/api/sign-in/mail", json={"address": "Anna@Example.org"}, params={"language": "fr"})
        wait_until(lambda: len(post.to("anna@example.org")) == 2)
        mail = post.to("anna@example.org")[1]
        assert "votre chemin" in mail["Subject"]
        assert mail["From"] == SENDER
        key = link_in(mail, "sign-in")
        assert other.ask("POST", "/api/sign-in/mail/link", json={"key": key}) == {"name": "Anna", "secured": True}
        assert other.state(table)["seats"] == [0]
        assert anna.state(brought)["seats"] == [0]
        with Guest(mailing.url) as late:
            assert late.refused("POST", "/api/sign-in/mail/link", json={"key": key}) == (403, "mail-link")


def test_no_answer_tells_whether_an_address_is_known(mailing: Running, post: Post) -> None:
    with Guest(mailing.url) as guest:
        before = len(post.mails)
        answer = guest.http.post("/api/sign-in/mail", json={"address": "nobody@example.org"})
        assert (answer.status_code, answer.content) == (204, b"")
        time.sleep(0.3)
        assert len(post.mails) == before


def test_an_address_opens_nothing_before_it_is_confirmed(mailing: Running, post: Post) -> None:
    with Guest(mailing.url, "Mallory") as mallory:
        mallory.ask("POST", "/api/me/mail", json={"address": "victim@example.org"})
        wait_until(lambda: post.to("victim@example.org"))
        assert mallory.ask("GET", "/api/me/reminders")["mail_pending"] == "victim@example.org"
        assert "secured" not in mallory.ask("GET", "/api/me")
        key = link_in(post.to("victim@example.org")[0], "confirm")
        assert mallory.refused("POST", "/api/sign-in/mail/link", json={"key": key}) == (403, "mail-link")
        mallory.ask("POST", "/api/sign-in/mail", json={"address": "victim@example.org"})
        time.sleep(0.3)
        assert len(post.to("victim@example.org")) == 1


def test_an_address_is_one_persons(mailing: Running, post: Post) -> None:
    with Guest(mailing.url, "Anna") as anna, Guest(mailing.url, "Béla") as bela:
        confirmed(anna, post, "one@example.org")
        bela.ask("POST", "/api/me/mail", json={"address": "one@example.org"})
        wait_until(lambda: len(post.to("one@example.org")) == 2)
        key = link_in(post.to("one@example.org")[1], "confirm")
        assert bela.refused("POST", "/api/mail/confirm", json={"key": key}) == (409, "mail-taken")
        anna.ask("DELETE", "/api/me/mail")
        assert "secured" not in anna.ask("GET", "/api/me")


def test_a_link_ends_after_a_while_and_is_kept_as_a_hash(mailing: Running, post: Post) -> None:
    with Guest(mailing.url, "Anna") as anna:
        confirmed(anna, post, "late@example.org")
        anna.ask("POST", "/api/sign-in/mail", json={"address": "late@example.org"})
        wait_until(lambda: len(post.to("late@example.org")) == 2)
        key = link_in(post.to("late@example.org")[1], "sign-in")
        with using(mailing.database) as engine, engine.begin() as connection:
            kept = connection.execute(select(mail_links)).all()
            assert key not in repr(kept)
            assert all(row.until <= time.time() + 24 * 3600 for row in kept)
            connection.execute(update(mail_links).values(until=time.time() - 1))
        with Guest(mailing.url) as other:
            assert other.refused("POST", "/api/sign-in/mail/link", json={"key": key}) == (403, "mail-link")


def test_an_address_gets_only_so_many_links(mailing: Running, post: Post) -> None:
    with Guest(mailing.url) as guest:
        answers = [guest.http.post("/api/me/mail", json={"address": "full@example.org"}).status_code for _ in range(6)]
        assert answers == [204] * 5 + [429]


def test_it_is_your_turn_by_mail_until_no_more_is_wanted(mailing: Running, post: Post) -> None:
    with Guest(mailing.url, "Anna") as anna, Guest(mailing.url, "Béla") as bela:
        confirmed(bela, post, "bela@example.org")
        bela.ask("PUT", "/api/me/reminders", json={"by_mail": True, "language": "de"})
        made = anna.make("fresco", "me", "link", "random", chosen={"edition": "classic"})
        bela.sit(made["table"], token=made["links"][0]["token"])
        post.away = 1
        wait_until(lambda: len(post.to("bela@example.org")) == 2)
        mail = post.to("bela@example.org")[1]
        assert mail["Subject"] == "Du bist am Zug: Fresko"
        assert f"{ADDRESS}/t/{made['table']}" in mail.get_content()
        assert mail["List-Unsubscribe-Post"]
        (stop,) = re.findall(r"/me#stop=(\S+)", mail.get_content())
        assert f"/api/mail/stop/{stop}" in mail["List-Unsubscribe"]
        with Guest(mailing.url) as anybody:
            anybody.ask("POST", f"/api/mail/stop/{stop}")
        assert not bela.ask("GET", "/api/me/reminders")["by_mail"]


def test_a_server_without_mail_says_so(server: Running) -> None:
    with Guest(server.url, "Anna") as anna:
        assert anna.refused("POST", "/api/me/mail", json={"address": "a@example.org"}) == (409, "no-mail")
        assert anna.refused("POST", "/api/sign-in/mail", json={"address": "a@example.org"}) == (409, "no-mail")
        assert not anna.ask("GET", "/api/me/reminders")["mail_offered"]


@pytest.mark.parametrize("address", ["a", "a@", "@b", "a b@c.d", "a@b\r\nBcc: c@d.e", "é@b.c", "a@b@c", "<a@b.c>"])
def test_what_is_no_mail_address_is_refused(mailing: Running, address: str) -> None:
    with Guest(mailing.url, "Anna") as anna:
        status, code = anna.refused("POST", "/api/me/mail", json={"address": address})
        assert (status, code) in ((400, "bad-mail"), (400, "malformed"))
    assert not is_address(address)


def test_links_in_mails_lead_to_an_address_that_the_host_has_named(tmp_path: Path) -> None:
    """Whoever asks for a mail could claim any other one."""
    shell = Shell(tmp_path)
    shell("serve", "--data", tmp_path, "--mail", "smtp://127.0.0.1", "--mail-from", SENDER).refused("--address")
    shell("serve", "--data", tmp_path, "--address", "bottega.example.org").refused("https://")


@pytest.mark.parametrize("url", ["", "http://x", "smtp://", "smtp://host:port", "smtp://host:0"])
def test_what_is_no_mail_server_is_said(url: str) -> None:
    with pytest.raises(BottegaError):
        read_server(url, SENDER)
    with pytest.raises(BottegaError):
        read_server("smtp://127.0.0.1", None)
