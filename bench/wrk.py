"""The same load by wrk, where it is installed: it costs the machine less than a generator in Python."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence

from bench.load import Load

SCRIPT = """
local paths = {%s}
local n = 0
wrk.headers["HX-Request"] = "true"
wrk.headers["Connection"] = "close"
request = function()
  n = n %% #paths + 1
  return wrk.format("GET", paths[n])
end
"""


def present() -> bool:
    """Whether wrk is installed."""
    return shutil.which("wrk") is not None


def load(port: int, paths: Sequence[str], connections: int = 8, seconds: int = 1) -> Load:
    """Fetch these paths in turn, over and over, for so many seconds."""
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        script.write(SCRIPT % ",".join(f'"{p}"' for p in paths))
        script.flush()
        command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "-s", script.name, f"http://127.0.0.1:{port}"]
        said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    rate, failed = re.search(r"Requests/sec:\s+([\d.]+)", said), re.search(r"Non-2xx or 3xx responses: (\d+)", said)
    done = re.search(r"(\d+) requests in", said)
    return Load(float(rate[1]) if rate else 0.0, int(failed[1]) if failed else 0, 0, int(done[1]) if done else 0)
