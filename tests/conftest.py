"""Settings for all tests."""

from hypothesis import settings

# How long an example takes says more about a busy machine than about the code.
settings.register_profile("bottega", deadline=None)
settings.load_profile("bottega")
