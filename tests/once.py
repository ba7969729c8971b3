"""What takes long to make is made once for all workers of a test run."""

import fcntl
import json


def once(tmp_path_factory, name, make):
    """Plain data that the first worker to ask makes, and that the others read."""
    folder = tmp_path_factory.getbasetemp()
    if folder.name.startswith("popen-"):  # a worker's own, inside of the run's
        folder = folder.parent
    path = folder / f"{name}.json"
    with (folder / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if path.exists():
            return json.loads(path.read_text(encoding="utf-8"))
        made = make()
        text = json.dumps(made)
        assert json.loads(text) == made, "plain data"
        path.write_text(text, encoding="utf-8")
        return made
