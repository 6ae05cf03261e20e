"""What is known and not mended yet: such a test must fail, and says so as soon as it does not.

One that goes by time may pass on a quick machine all the same.
"""

import pytest


def still_open(finding: int, timed: bool = False) -> pytest.MarkDecorator:
    """Marks a test of a finding that is not mended; to be removed with the mend."""
    return pytest.mark.xfail(strict=not timed, reason=f"finding {finding} is open", raises=AssertionError)
