"""Runs the changes on the connection that `store.migrate` passes."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
