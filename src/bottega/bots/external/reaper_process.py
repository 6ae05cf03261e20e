"""A process that ends what another process started and left behind, however that one ended.

It reads `+ GROUP` and `- GROUP` on standard input. When its owner is gone the input ends, and it kills every process
group that is still on its list. It needs nothing of Bottega, so that it starts quickly.
"""

import contextlib
import os
import signal
import sys


def main() -> None:
    """Keep the list; when the owner is gone, end what is on it."""
    groups: set[int] = set()
    for line in sys.stdin:
        sign, group = line.split()
        if sign == "+":
            groups.add(int(group))
        else:
            groups.discard(int(group))
    for group in groups:
        with contextlib.suppress(OSError):
            os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    main()
