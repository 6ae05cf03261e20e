from bottega.core.events import Event, EventKind

BID = EventKind("bid", "amount card", private="card")


def test_private_values_are_seen_by_their_player_only() -> None:
    event = Event(BID, 1, (3, 7))
    assert event.seen_by(1).values == (3, 7)
    assert event.seen_by(0).values == (3, None)
    assert event.seen_by(-1).values == (3, None)


def test_public_events_are_seen_by_all() -> None:
    event = Event(EventKind("prize", "worth"), -1, (4,))
    assert event.seen_by(0) is event


def test_events_are_plain_data() -> None:
    event = Event(BID, 1, (3, 7))
    assert event.as_dict() == {"event": "bid", "who": 1, "amount": 3, "card": 7}
    assert event == Event(BID, 1, (3, 7))
    assert event != Event(BID, 0, (3, 7))
    assert event != "bid"
    assert len({event, Event(BID, 1, (3, 7))}) == 1
    assert repr(event) == "Event({'event': 'bid', 'who': 1, 'amount': 3, 'card': 7})"
    assert repr(BID) == "EventKind('bid')"


def test_an_event_names_its_spots_and_points_as_far_as_they_may_be_known() -> None:
    kind = EventKind("laid", "place card points", private="card", spots="strip-{place+1} card-{card}", points="points")
    event = Event(kind, 1, (4, 2, 7))
    assert event.spots() == ["strip-5", "card-2"]
    assert event.seen_by(0).spots() == ["strip-5"]
    assert event.points() == [7]
    assert Event(BID, 1, (4, 2)).spots() == []
