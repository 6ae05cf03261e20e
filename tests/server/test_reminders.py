"""It is your turn: who is told, of what, how often, and where requests may go."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Connection, select, update

from bottega.server.jobs.quiet import quiet_until
from bottega.server.outgoing import web_push
from bottega.server.outgoing.addresses import NotThere, Unreachable, is_public
from bottega.server.outgoing.hooks import Note, hook
from bottega.server.outgoing.post import post
from bottega.server.storage.schema import outbox
from bottega.server.storage.store import using
from tests.server.conftest import Databases
from tests.server.guest import JSON, Guest, Place, asked
from tests.server.receiver import Browser, Receiver, data_of, receiving, signed_by
from tests.server.serving import HASTIER, HASTY, Running, start_server, wait_until

Pair = tuple[Guest, Guest, str]
OPTIONS = ("--notify-private",)
MOMENT = 0.5  # seconds in which somebody would have been told: half a minute for these servers


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture(scope="module")
def hasty(databases: Databases) -> Iterator[Running]:
    """A server for which a minute is a second."""
    with start_server(databases.new("sqlite"), options=OPTIONS, command=HASTY) as running:
        yield running


def hooked(guest: Guest, receiver: Receiver, kind: str = "json", **more: Any) -> str:
    """Somebody wants a webhook; its path, that nobody else has."""
    path = f"/{guest.cookie()[-8:]}-{kind}"
    guest.ask("PUT", "/api/me/reminders", json={"hook": {"kind": kind, "url": receiver.url + path}, **more})
    return path


def posts(receiver: Receiver, path: str) -> list[JSON]:
    return [post.json() for post in list(receiver.posts) if post.path == path]


@contextmanager
def sitting(server: Running) -> Iterator[Pair]:
    """Anna, whose turn it is, and Béla, whose turn is next, at one table."""
    with Guest(server.url, "Anna") as anna, Guest(server.url, "Béla") as bela:
        made = anna.make("sintra", "me", "link")
        bela.sit(made["table"], token=made["links"][0]["token"])
        yield anna, bela, made["table"]


@pytest.fixture
def pair(hasty: Running) -> Iterator[Pair]:
    with sitting(hasty) as found:
        yield found


def hand_over(place: Place) -> None:
    """Decide until it is the other's turn."""
    place.play_on(lambda state: not asked(state))


def test_who_is_away_is_told_once(pair: Pair, hasty: Running, receiver: Receiver) -> None:
    anna, bela, table = pair
    path = hooked(bela, receiver)
    with anna.at(table) as place:
        hand_over(place)
        wait_until(lambda: posts(receiver, path))
    time.sleep(MOMENT)
    (told,) = posts(receiver, path)
    assert (told["type"], told["table"], told["game"]) == ("turn", table, "sintra")
    assert told["url"] == f"{hasty.url}/t/{table}"
    assert "Stained Glass of Sintra" in told["title"]
    assert "Anna" in told["text"]


def test_who_has_the_table_in_sight_is_not_told(pair: Pair, hasty: Running, receiver: Receiver) -> None:
    anna, bela, table = pair
    path = hooked(bela, receiver)
    with anna.at(table) as place, bela.at(table) as other:
        hand_over(place)
        other.until(asked)
        time.sleep(MOMENT)
        assert posts(receiver, path) == []
        hand_over(other)
        other.done("sight", seen=False)  # another page lies above it
        place.until(asked)
        hand_over(place)
        wait_until(lambda: posts(receiver, path))


def test_who_waits_without_a_socket_is_not_told_either(pair: Pair, hasty: Running, receiver: Receiver) -> None:
    anna, bela, table = pair
    path = hooked(bela, receiver)
    with anna.at(table) as place:
        seq = bela.state(table)["seq"]
        hand_over(place)
        end = time.monotonic() + MOMENT
        seen = -1
        while time.monotonic() < end:  # as the page does: it asks again at once
            answer = bela.http.get(f"/api/tables/{table}/events", params={"after": max(seq, seen)}, timeout=60)
            seen = answer.json()["seq"] if answer.status_code == 200 else seen
            if seen >= place.state["seq"] - 1:
                break
        assert posts(receiver, path) == []


def test_who_has_decided_meanwhile_is_not_told(pair: Pair, hasty: Running, receiver: Receiver) -> None:
    anna, bela, table = pair
    path = hooked(bela, receiver)
    with anna.at(table) as place:
        hand_over(place)
        with bela.at(table) as other:
            hand_over(other)
    time.sleep(MOMENT)
    assert posts(receiver, path) == []


def test_somebody_hears_nothing_of_a_table_they_have_silenced(pair: Pair, hasty: Running, receiver: Receiver) -> None:
    anna, bela, table = pair
    path = hooked(bela, receiver)
    assert bela.ask("GET", f"/api/tables/{table}/reminders") == {"wanted": True, "silenced": False}
    answer = bela.ask("PUT", f"/api/tables/{table}/reminders", json={"silenced": True})
    assert answer == {"wanted": True, "silenced": True}
    with anna.at(table) as place:
        hand_over(place)
    time.sleep(MOMENT)
    assert posts(receiver, path) == []


def test_nothing_is_sent_unless_somebody_asked_for_it(pair: Pair, hasty: Running, receiver: Receiver) -> None:
    anna, bela, table = pair
    path = hooked(bela, receiver)
    bela.ask("PUT", "/api/me/reminders", json={})
    with anna.at(table) as place:
        hand_over(place)
    time.sleep(MOMENT)
    assert posts(receiver, path) == []
    assert outbox_of(hasty.database, table) == []


def outbox_of(database: str, table: str) -> list[JSON]:
    with using(database) as engine, engine.connect() as connection:
        return [dict(row._mapping) for row in connection.execute(select(outbox).where(outbox.c.game == table))]


def test_what_is_not_taken_is_sent_again_later_and_then_no_more(pair: Pair, hasty: Running, receiver: Receiver) -> None:
    anna, bela, table = pair
    path = hooked(bela, receiver)
    receiver.statuses += [503, 429]
    with anna.at(table) as place:
        hand_over(place)
        wait_until(lambda: len(posts(receiver, path)) == 3)
        wait_until(lambda: not outbox_of(hasty.database, table))
    assert len(posts(receiver, path)) == 3


def test_what_is_refused_for_good_is_not_sent_again(pair: Pair, hasty: Running, receiver: Receiver) -> None:
    anna, bela, table = pair
    path = hooked(bela, receiver)
    receiver.statuses += [302]
    with anna.at(table) as place:
        hand_over(place)
        wait_until(lambda: posts(receiver, path) and not outbox_of(hasty.database, table))
    assert not [post for post in receiver.posts if post.path == "/elsewhere"]
    assert len(posts(receiver, path)) == 1


def test_what_may_have_arrived_is_never_sent_again(pair: Pair, hasty: Running, receiver: Receiver) -> None:
    """A process that is lost while it sends has noted before that it does."""
    anna, bela, table = pair
    path = hooked(bela, receiver, quiet={"begin": 0, "end": 1439, "zone": "UTC"})
    with anna.at(table) as place:
        hand_over(place)
        wait_until(lambda: outbox_of(hasty.database, table))
        with using(hasty.database) as engine, engine.begin() as connection:
            connection.execute(update(outbox).where(outbox.c.game == table).values(ways="[]"))
        hooked(bela, receiver)
        with using(hasty.database) as engine, engine.begin() as connection:
            connection.execute(update(outbox).where(outbox.c.game == table).values(due=0.0))
        wait_until(lambda: not outbox_of(hasty.database, table))
    assert posts(receiver, path) == []


def test_two_servers_tell_somebody_once(databases: Databases, receiver: Receiver) -> None:
    """And not at all whoever has the table in sight, in whichever process."""
    database, slower = databases.new("postgresql"), (*HASTIER, "6")  # ten seconds are less than two
    with (
        start_server(database, options=OPTIONS, command=slower) as one,
        start_server(database, options=OPTIONS, command=slower) as other,
        sitting(one) as (anna, bela, table),
        Guest(other.url) as there,
    ):
        there.http.cookies = anna.http.cookies
        paths = {guest: hooked(guest, receiver) for guest in (anna, bela)}
        time.sleep(2)  # until the other server knows of it
        with there.at(table) as place:
            hand_over(place)
            wait_until(lambda: posts(receiver, paths[bela]))
            with bela.at(table) as mine:
                hand_over(mine)
            place.until(asked)
            wait_until(lambda: not outbox_of(database, table))
        assert [len(posts(receiver, paths[guest])) for guest in (anna, bela)] == [0, 1]


# --- webhooks


NOTE = Note("It is your turn", "Anna <@everyone> & the table", "https://x.example/t/abc", "abc", "fresco")


def test_each_service_is_told_in_its_own_words() -> None:
    url, told = hook("discord", "https://discord.example/api/webhooks/1/x", NOTE)
    assert told["allowed_mentions"] == {"parse": []}
    assert NOTE.address in str(told["content"])
    url, told = hook("slack", "https://hooks.example/1", NOTE)
    assert "&lt;@everyone&gt; &amp;" in str(told["text"])
    url, told = hook("ntfy", "https://ntfy.example/my-topic", NOTE)
    assert url == "https://ntfy.example/"
    assert (told["topic"], told["click"], told["message"]) == ("my-topic", NOTE.address, NOTE.text)


@pytest.mark.parametrize("kind", ["json", "discord", "slack", "ntfy"])
def test_a_reminder_can_be_tried_out(hasty: Running, receiver: Receiver, kind: str) -> None:
    with Guest(hasty.url, "Anna") as anna:
        assert anna.ask("POST", "/api/me/reminders/test") == {"tried": []}
        path = hooked(anna, receiver, kind, language="de")
        assert anna.ask("POST", "/api/me/reminders/test") == {"tried": [{"way": "hook", "problem": ""}]}
        told = [post for post in receiver.posts if post.path in (path, "/")][-1]
        assert "So wird es dir gesagt" in told.body.decode()


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org",
        "javascript:alert(1)",
        "https://",
        "https://a:b@example.org",
        "https://example.org:x",
        "https://exämple.org",
        "https://example.org/a b",
        "https://example.org/\r\nX: y",
    ],
)
def test_what_is_no_address_is_refused(hasty: Running, url: str) -> None:
    with Guest(hasty.url, "Anna") as anna:
        wish = {"hook": {"kind": "json", "url": url}}
        assert anna.refused("PUT", "/api/me/reminders", json=wish) == (400, "bad-address")


# --- the host's own network


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("::ffff:93.184.216.34", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_which_addresses_are_the_worlds(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"])
def test_nothing_goes_into_the_hosts_own_network(receiver: Receiver, host: str) -> None:
    port = receiver.url.rpartition(":")[2]
    path = f"/{host}"
    with pytest.raises((NotThere, Unreachable)):
        asyncio.run(post(f"http://{host}:{port}{path}", b"", {}))
    assert not [post for post in receiver.posts if post.path == path]


def test_a_name_is_looked_up_once(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever owns a name can let it mean another address a moment later."""
    port, asked_for = int(receiver.url.rpartition(":")[2]), []
    addresses = [["127.0.0.1"], ["127.0.0.9"], ["93.184.216.34", "127.0.0.1"]]

    def look_up(host: str, *_more: object, **_all: object) -> list[object]:
        asked_for.append(host)
        return [(None, None, None, "", (address, port)) for address in addresses.pop(0)]

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    asyncio.run(post(f"http://rebound.example:{port}/once", b"", {}, private=True))
    (told,) = (post for post in receiver.posts if post.path == "/once")
    assert told.headers["host"] == f"rebound.example:{port}"
    addresses.pop(0)
    with pytest.raises(NotThere):  # one of several is ours
        asyncio.run(post(f"http://rebound.example:{port}/once", b"", {}))
    assert asked_for == ["rebound.example"] * 2


@pytest.mark.parametrize("port", [22, 25, 587])
def test_webhooks_talk_to_web_servers_only(port: int) -> None:
    with pytest.raises(NotThere, match="no port of the web"):
        asyncio.run(post(f"http://93.184.216.34:{port}/", b"", {}))


# --- quiet hours


def at(hour: int, minute: int, day: int = 10, zone: str = "Europe/Lisbon") -> float:
    return datetime(2026, 6, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "begin", "end", "until"),
    [
        (at(23, 0), 22 * 60, 7 * 60, at(7, 0, 11)),
        (at(3, 30), 22 * 60, 7 * 60, at(7, 0)),
        (at(7, 0), 22 * 60, 7 * 60, None),
        (at(21, 59), 22 * 60, 7 * 60, None),
        (at(13, 5), 13 * 60, 14 * 60 + 30, at(14, 30)),
        (at(12, 59), 13 * 60, 14 * 60, None),
        (at(12, 0), 60, 60, None),
        (at(12, 0), None, None, None),
    ],
)
def test_quiet_hours_end(now: float, begin: int | None, end: int | None, until: float | None) -> None:
    assert quiet_until(now, begin, end, "Europe/Lisbon") == until


def test_quiet_hours_are_those_of_somebodys_own_place() -> None:
    assert quiet_until(at(23, 0, zone="Asia/Tokyo"), 22 * 60, 7 * 60, "Asia/Tokyo") is not None
    assert quiet_until(at(23, 0, zone="Asia/Tokyo"), 22 * 60, 7 * 60, "Europe/Lisbon") is None


@pytest.mark.parametrize("zone", ["Nowhere/Atlantis", "../../etc/passwd", "/etc/localtime"])
def test_a_zone_must_be_one(hasty: Running, zone: str) -> None:
    with Guest(hasty.url, "Anna") as anna:
        wish = {"quiet": {"begin": 0, "end": 60, "zone": zone}}
        assert anna.refused("PUT", "/api/me/reminders", json=wish) == (400, "bad-zone")


def test_in_quiet_hours_nobody_is_told_until_they_end(pair: Pair, hasty: Running, receiver: Receiver) -> None:
    anna, bela, table = pair
    now = datetime.now(ZoneInfo("UTC"))
    minute = now.hour * 60 + now.minute
    quiet = {"begin": (minute - 60) % 1440, "end": (minute + 600) % 1440, "zone": "UTC"}
    path = hooked(bela, receiver, quiet=quiet)
    with anna.at(table) as place:
        hand_over(place)
        wait_until(lambda: [row for row in outbox_of(hasty.database, table) if row["due"] > time.time() + 3600])
    assert posts(receiver, path) == []


# --- Web Push


def test_messages_are_sealed_as_the_standard_says() -> None:
    """The example of RFC 8291, appendix A."""
    sealed = web_push.encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        web_push.private_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        data_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert web_push.text_of(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7"
        "A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_is_for_the_browser_alone(pair: Pair, hasty: Running, receiver: Receiver) -> None:
    anna, bela, table = pair
    browser, path = Browser(), f"/push/{bela.cookie()[-8:]}"
    wanted = browser.subscription(receiver.url + path)
    info = bela.ask("POST", "/api/me/reminders/browsers", json=wanted, params={"language": "nl"})
    assert info["browsers"] == 1
    with anna.at(table) as place:
        hand_over(place)
        wait_until(lambda: [post for post in receiver.posts if post.path == path])
    (post,) = [post for post in receiver.posts if post.path == path]
    told = browser.read(post)
    assert (told["table"], told["kind"]) == (table, "turn")
    assert told["title"].startswith("Jij bent aan de beurt")
    assert b"beurt" not in post.body
    claims = signed_by(post, info["key"])
    assert claims["aud"] == receiver.url
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert (post.headers["ttl"], post.headers["topic"]) == (str(web_push.LIFE), table)


def test_a_browser_that_is_gone_is_forgotten(hasty: Running, receiver: Receiver) -> None:
    with Guest(hasty.url, "Anna") as anna:
        anna.ask("POST", "/api/me/reminders/browsers", json=Browser().subscription(f"{receiver.url}/gone"))
        receiver.statuses.append(410)
        assert anna.ask("POST", "/api/me/reminders/test") == {"tried": [{"way": "push", "problem": "status 410"}]}
        assert anna.ask("GET", "/api/me/reminders")["browsers"] == 0


def test_a_browser_belongs_to_whoever_uses_it(hasty: Running, receiver: Receiver) -> None:
    with Guest(hasty.url, "Anna") as anna, Guest(hasty.url, "Béla") as bela:
        wanted = Browser().subscription(f"{receiver.url}/shared")
        for guest in (anna, bela):
            guest.ask("POST", "/api/me/reminders/browsers", json=wanted)
        assert anna.ask("GET", "/api/me/reminders")["browsers"] == 0
        anna.ask("DELETE", "/api/me/reminders/browsers", content=json.dumps({"endpoint": wanted["endpoint"]}))
        assert bela.ask("GET", "/api/me/reminders")["browsers"] == 1
        bela.ask("DELETE", "/api/me/reminders/browsers", content=json.dumps({"endpoint": wanted["endpoint"]}))
        assert bela.ask("GET", "/api/me/reminders")["browsers"] == 0


@pytest.mark.parametrize(("key", "secret"), [("", ""), ("AAAA", "AAAA"), ("é", "?"), ("A" * 87, "A" * 22)])
def test_keys_that_are_none_are_refused(hasty: Running, receiver: Receiver, key: str, secret: str) -> None:
    wanted = {"endpoint": f"{receiver.url}/x", "key": key, "secret": secret}
    with Guest(hasty.url, "Anna") as anna:
        assert anna.refused("POST", "/api/me/reminders/browsers", json=wanted) == (400, "bad-browser")


# --- what is theirs


def test_reminders_come_along_and_are_forgotten(own_server: Running, receiver: Receiver, database: str) -> None:
    with Guest(own_server.url, "Anna") as anna, Guest(own_server.url, "Anni") as guest:
        code = anna.ask("POST", "/api/me/code")["code"]
        table = guest.make("sintra", "me", "random")["table"]
        url = f"{receiver.url}/{guest.cookie()[-8:]}"  # in the host's own network, which this server may not reach
        guest.ask("PUT", "/api/me/reminders", json={"hook": {"kind": "slack", "url": url}})
        (tried,) = guest.ask("POST", "/api/me/reminders/test")["tried"]
        assert "private network" in tried["problem"]
        endpoint = "https://push.example/1"
        guest.ask("POST", "/api/me/reminders/browsers", json=Browser().subscription(endpoint))
        guest.ask("PUT", f"/api/tables/{table}/reminders", json={"silenced": True})
        guest.ask("POST", "/api/sign-in", json={"code": code})
        info = anna.ask("GET", "/api/me/reminders")
        assert info["hook"] == {"kind": "slack", "url": url}
        assert info["browsers"] == 1
        me = json.loads(anna.http.get("/api/me/export").text.splitlines()[0])
        assert (me["reminders"]["hook_url"], me["silenced"]) == (url, [table])
        assert me["browsers"][0]["endpoint"] == endpoint
        anna.ask("DELETE", "/api/me")
    with using(database) as engine, engine.connect() as connection:
        assert left(connection) == 0


def left(connection: Connection) -> int:
    """Rows about anybody's reminders."""
    from bottega.server.storage.schema import browsers, mail_links, mails, reminders, silenced

    tables = (reminders, browsers, silenced, outbox, mails, mail_links)
    return sum(len(connection.execute(select(table)).all()) for table in tables)


def test_programs_have_streams_of_their_own(hasty: Running) -> None:
    with Guest(hasty.url, "Anna") as anna:
        token = anna.ask("POST", "/api/me/programs", json={"name": f"deep {time.time()}"})["token"]
        headers = {"Authorization": f"Bearer {token}"}
        assert anna.refused("GET", "/api/me/reminders", headers=headers) == (403, "not-for-programs")
