"""Errors that are the user's to correct."""


class UsageError(Exception):
    """Bad input. The message is one clear line; the command prints it, writes nothing and exits with 2."""
