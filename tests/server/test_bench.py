"""Measuring several server processes: whose processor time is whose."""

from bottega.study.load.server import start_server
from tests.server.conftest import Databases


def test_server_processes_are_not_counted_as_bots(databases: Databases) -> None:
    """Both are started in the same way; bots are a generation further, and none has thought yet."""
    with start_server([], databases.new("postgresql", schema=False), workers=2) as server:
        usage = server.usage()
    assert usage.bots == 0.0
    assert usage.server > 0.0
    assert usage.processes >= 3  # two that serve, and the one that started them
