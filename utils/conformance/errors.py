"""Errors that are the user's to correct."""

import errno


class UsageError(Exception):
    """Bad input. The message is one clear line; the command prints it, writes nothing and exits with 2."""


class NoSpace(UsageError):
    """A file could not be written because its disk is full: that says nothing of what is tested."""


def is_no_space(error: OSError) -> bool:
    """Whether a disk, a quota or the limit of a file's size is to blame."""
    return error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
