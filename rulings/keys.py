"""The signing key of a checkout."""

import os
import secrets
from pathlib import Path


def checkout_key(path: Path) -> str:
    """Return the key kept at `path`, made at the first call, so that a checkout needs no secret of its own in git.

    Several workers may start at once: whoever creates the file first wins, the others read it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    if not path.exists():
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(50), encoding="ascii")
        try:
            os.link(fresh, path)
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return path.read_text(encoding="ascii").strip()
