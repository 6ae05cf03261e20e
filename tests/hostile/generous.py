"""The server without limits on how fast anybody asks: for those who want to see what is done with each message."""

import sys

from bottega.cli import main
from bottega.server import limits


def always(_bucket: limits.Bucket, _drops: int = 1) -> bool:
    return True


if __name__ == "__main__":
    limits.Bucket.take = limits.Bucket.has = always  # type: ignore[method-assign, assignment]
    sys.exit(main())
