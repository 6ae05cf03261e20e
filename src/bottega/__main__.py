"""`python -m bottega`."""

import sys

from bottega.cli import main

sys.exit(main())
