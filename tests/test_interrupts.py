"""Ctrl-C and SIGTERM end every command with one line and a documented exit code."""

import errno
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from commands import command, press_ctrl_c
from servers import ON_LINUX
from spielwerk.locale import say
from spielwerk.system import interrupts
from spielwerk.system.files import whole_file, whole_folder

pytestmark = ON_LINUX

NOTHING = "Stopped. Nothing was written.\n"
HERE = "import sys, time\nprint('here', flush=True)\n"

# Modules that never let go, whatever is raised in them.
STUBBORN = {
    "goes on": """
while True:
    try:
        time.sleep(600)
    except BaseException:
        pass
""",
    "is cleaned up": """
class Slow:
    def __del__(self):
        time.sleep(600)

Slow()
time.sleep(600)
""",
    "runs C": """
import ctypes
lock = ctypes.create_string_buffer(64)
ctypes.CDLL(None).pthread_mutex_lock(lock)
ctypes.CDLL(None).pthread_mutex_lock(lock)
""",
}

# Several processes share the pipe: each line is written at once.
SLOW = """
import os, time

class Slow:
    def choose(self, sight):
        os.write(1, b"here\\n")
        time.sleep(600)
"""


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)


def stopped(running, how=press_ctrl_c):
    """Its exit code and all that it and its processes write, until the last of them is gone."""
    assert running.stdout.readline() == "here\n"
    how(running)
    out, err = running.communicate(timeout=60)
    return running.returncode, out, err


def terminate(process):
    process.terminate()


def terminate_all(process):
    os.killpg(process.pid, signal.SIGTERM)


def test_ctrl_c_while_the_program_is_imported(tmp_path):
    (tmp_path / "typer.py").write_text(HERE + "time.sleep(600)")
    with command("games", PYTHONPATH=str(tmp_path)) as running:
        assert stopped(running) == (130, "", NOTHING)


def test_it_speaks_the_language_that_was_asked_for(tmp_path):
    (tmp_path / "typer.py").write_text(HERE + "time.sleep(600)")
    with command("games", "--lang", "de", PYTHONPATH=str(tmp_path)) as running:
        assert stopped(running) == (130, "", say("error-interrupted", "de") + "\n")


@pytest.mark.parametrize("body", STUBBORN.values(), ids=STUBBORN)
def test_ctrl_c_ends_what_does_not_let_go(tmp_path, body):
    (tmp_path / "stubborn.py").write_text(HERE + body)
    path = str(tmp_path)
    with command("play", "rings", "--against", "stubborn:Bot", PYTHONPATH=path) as running:
        assert stopped(running) == (130, "", "Stopped.\n")


def test_a_server_that_is_stopped_before_it_runs_does_not_speak_of_files(tmp_path):
    (tmp_path / "slow.py").write_text(HERE + "time.sleep(600)")
    with command("serve", "--bot", "slow:Bot", PYTHONPATH=str(tmp_path)) as running:
        assert stopped(running) == (130, "", "Stopped.\n")


@pytest.mark.parametrize(
    ("how", "code"), [(press_ctrl_c, 130), (terminate, 143), (terminate_all, 143)]
)
def test_nothing_is_left_of_a_command_with_processes(tmp_path, how, code):
    """… and none of them says a word, not even about semaphores."""
    (tmp_path / "slow.py").write_text(SLOW)
    arguments = ("simulate", "rings", "--bots", "slow:Slow,1", "--record", tmp_path / "games.jsonl")
    with command(*arguments, PYTHONPATH=str(tmp_path)) as running:
        code_and_texts = stopped(running, how)
    out = code_and_texts[1].replace("here\n", "")  # of other processes
    assert (code_and_texts[0], out, code_and_texts[2]) == (code, "", NOTHING)
    assert {path.name for path in tmp_path.iterdir()} <= {"slow.py", "__pycache__"}


def test_a_signal_that_is_ignored_stays_ignored():
    """As in a shell script: `spielwerk … &`."""
    program = "import signal; from spielwerk.system.interrupts import listen; listen()"
    program += "; signal.raise_signal(signal.SIGINT); print('here')"
    done = subprocess.run(
        ["/bin/sh", "-c", 'trap "" INT; exec "$0" -c "$1"', sys.executable, program],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "here\n", "")


@pytest.mark.parametrize("whole", [whole_file, whole_folder])
def test_what_is_not_complete_is_known_and_removed(tmp_path, whole):
    with suppress(KeyboardInterrupt), whole(tmp_path / "draft"):
        (draft,) = tmp_path.iterdir()
        assert draft in interrupts.drafts
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []
    assert draft not in interrupts.drafts


@pytest.mark.parametrize("whole", [whole_file, whole_folder])
def test_where_nothing_can_be_written_the_error_names_what_was_wanted(tmp_path, whole, monkeypatch):
    def refuse(path, *_, **__):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))

    for name in ("open", "mkdir", "unlink"):
        monkeypatch.setattr(Path, name, refuse)
    with pytest.raises(OSError, match="Read-only file system") as refused, whole(tmp_path / "new"):
        pass
    assert refused.value.filename == str(tmp_path / "new")
    assert interrupts.drafts == set()


def test_what_ends_the_process_removes_drafts(tmp_path):
    program = f"""
import pathlib, signal, time
from spielwerk.system import files
from spielwerk.system import interrupts

interrupts.listen()
interrupts.prepare(["simulate"])
folder = pathlib.Path({str(tmp_path)!r})
with files.whole_folder(folder / "folder") as draft, files.whole_file(folder / "file") as file:
    (draft / "part").touch()
    signal.raise_signal(signal.SIGINT)
    time.sleep(600)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", NOTHING)
    assert list(tmp_path.iterdir()) == []


def test_what_is_done_is_not_called_unwritten():
    """Ctrl-C may come while the process goes away."""
    program = """
import signal, time
from spielwerk.system import interrupts

interrupts.listen()
interrupts.prepare(["simulate"])
with interrupts.raising():
    pass
signal.raise_signal(signal.SIGINT)
signal.raise_signal(signal.SIGINT)
time.sleep(2 * interrupts.PATIENCE)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
