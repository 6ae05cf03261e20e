"""Somebody who means harm, on this machine alone: what one visitor can do, and that others do not feel it."""
