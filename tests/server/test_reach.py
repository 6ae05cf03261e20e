"""By which address others reach the server, and invitations as codes."""

import socket

import pytest

from bottega.server.http import reach
from bottega.server.http.reach import Doorway, code_of, network_address
from bottega.server.http.security import LOOPBACK
from bottega.server.protocol import Reach
from tests.server.conftest import Databases
from tests.server.guest import Guest
from tests.server.serving import Running, start_server

OWN = frozenset({"bottega.test", *LOOPBACK})


@pytest.mark.parametrize(
    ("doorway", "expected"),
    [
        (Doorway("127.0.0.1", 8000, names=frozenset(LOOPBACK)), Reach("", "loopback")),
        (Doorway("::1", 8000), Reach("", "loopback")),
        (Doorway("192.168.1.20", 8000), Reach("http://192.168.1.20:8000")),
        (Doorway("192.168.1.20", 80), Reach("http://192.168.1.20")),
        (Doorway("fd00::20", 8000), Reach("http://[fd00::20]:8000")),
        (Doorway("0.0.0.0", 8000), Reach("http://192.168.7.7:8000")),
        (Doorway("::", 8000), Reach("http://192.168.7.7:8000")),
        (Doorway("0.0.0.0", 8000, names=OWN), Reach("http://bottega.test:8000")),
        (Doorway("127.0.0.1", 8000, proxy=True, names=OWN), Reach("", "proxy")),
    ],
)
def test_the_address_for_others(monkeypatch: pytest.MonkeyPatch, doorway: Doorway, expected: Reach) -> None:
    monkeypatch.setattr(reach, "network_address", lambda host: "192.168.7.7")
    assert doorway.origin() == expected


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(self: socket.socket, address: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(reach, "FAR_AWAY", ((socket.AF_INET, "127.0.0.9"), (socket.AF_INET6, "::1")))
    assert network_address("::") == ""  # there is a way, but only to itself
    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert network_address("0.0.0.0") == ""
    assert Doorway("0.0.0.0", 8000).origin() == Reach("", "offline")


def test_a_server_for_this_machine_says_so(server: Running, anna: Guest) -> None:
    assert anna.ask("GET", "/api/reach") == {"origin": "", "why": "loopback"}
    made = anna.make("sintra", "me", "link")
    assert anna.refused("GET", f"/api/tables/{made['table']}/seats/1/code") == (404, "not-found")


def test_whoever_may_invite_gets_the_invitation_as_a_code(databases: Databases) -> None:
    with start_server(databases.new("sqlite"), options=("--name", "bottega.test")) as server:
        port = server.url.rpartition(":")[2]
        with Guest(server.url, "Anna") as anna, Guest(server.url, "Bela") as bela:
            assert anna.ask("GET", "/api/reach") == {"origin": f"http://bottega.test:{port}", "why": ""}
            elsewhere = {"host": "bottega.test"}
            assert anna.ask("GET", "/api/reach", headers=elsewhere) == {"origin": "http://bottega.test", "why": ""}
            made = anna.make("sintra", "me", "link")
            table, token = made["table"], made["links"][0]["token"]
            path = f"/api/tables/{table}/seats/1/code"
            answer = anna.http.get(path, params={"name": "Bela B"})
            assert answer.content == code_of(f"http://bottega.test:{port}/t/{table}?invite={token}&name=Bela%20B")
            assert (answer.headers["content-type"], answer.headers["cache-control"]) == ("image/svg+xml", "no-store")
            assert anna.http.get(path).content == code_of(f"http://bottega.test:{port}/t/{table}?invite={token}")
            assert bela.refused("GET", path) == (404, "not-found")
            assert anna.refused("GET", path.replace("seats/1", "seats/0")) == (404, "not-found")
            assert anna.refused("GET", f"{path}?name=%E2%80%AE") == (400, "signs")
