"""The long runs of `make hostile` go, in small."""

import pytest

from tests.hostile import messages


def test_a_storm_of_messages_is_weathered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "EXAMPLES", 2)
    assert messages.storm(20)
