"""Quiet hours: when nobody wants to be told anything."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

DAY: Final = 24 * 60  # minutes


def zone_of(name: str) -> ZoneInfo | None:
    """A zone of the world's time by its name, if there is one."""
    try:
        return ZoneInfo(name) if name else None
    except (KeyError, ValueError, OSError):  # no such zone, or a name that is none
        return None


def quiet_until(now: float, begin: int | None, end: int | None, zone: str) -> float | None:
    """When quiet hours end that have begun; nothing if there are none now. They may go past midnight."""
    if begin is None or end is None or begin == end:
        return None
    there = datetime.fromtimestamp(now, zone_of(zone))
    minute = there.hour * 60 + there.minute
    if (minute - begin) % DAY >= (end - begin) % DAY:
        return None
    midnight = there.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    tomorrow = midnight + timedelta(days=minute >= end)
    return tomorrow.replace(hour=end // 60, minute=end % 60).timestamp()
