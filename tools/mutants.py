"""Breaks the code in small places, one at a time, and sees which test notices: `make mutants`.

Each room has its share of mutants, chosen by chance from a seed, and the tests that should notice.
What was tried stands in build/mutants/tried.jsonl: a run that was stopped goes on from there, and
only what has changed since is tried again. The end is a table for tests/mutants.tsv."""

import argparse
import ast
import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from queue import Queue
from typing import Any

ROOT = Path(__file__).parents[1]
HERE = ROOT / "build" / "mutants"
TRIED = HERE / "tried.jsonl"
Edit = tuple[int, int, str]  # what to put from where to where
LIMIT_SECONDS = 1200  # a mutant that runs in circles is noticed, too

# Where code is broken, how often, and what tests it.
ROOMS: dict[str, tuple[str, int, str]] = {
    "rules": ("src/spielwerk/games/*/rules.py", 20, "tests/rules tests/games"),
    "games": ("src/spielwerk/games/*/[!r]*.py", 12, "tests/rules tests/games tests/engine"),
    "engine": ("src/spielwerk/engine/*.py", 12, "tests/engine tests/rules tests/lab/test_batch.py"),
    "runtime": ("src/spielwerk/runtime/*.py", 8, "tests/engine tests/bots/test_module.py"),
    "bots": ("src/spielwerk/bots/*.py", 12, "tests/bots"),
    "match": ("src/spielwerk/table/match/*.py", 14, "tests/table tests/simulation"),
    "storage": ("src/spielwerk/table/storage/*.py", 6, "tests/table"),
    "protocol": ("src/spielwerk/table/protocol/*.py", 5, "tests/table tests/server"),
    "live": ("src/spielwerk/table/live/*.py", 12, "tests/table tests/simulation tests/server"),
    "server": ("src/spielwerk/server/**/*.py", 12, "tests/server"),
    "tab": ("src/spielwerk/tab/*.py", 3, "tests/tab tests/table"),
    "lab": ("src/spielwerk/lab/**/*.py", 10, "tests/lab"),
    "workbench": ("src/spielwerk/workbench/*.py", 5, "tests/workbench tests/lab"),
    "web": ("web/src/**/*.ts", 14, "vitest"),
}
# They compare what was built with its sources, so they would notice every change of a comment.
BLIND = "not up_to_date and not fresh and not stamp"

SWAPS: dict[type[ast.AST], str] = {
    ast.Eq: "!=", ast.NotEq: "==", ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
    ast.And: "or", ast.Or: "and",
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.BitAnd: "|", ast.BitOr: "&",
    ast.LShift: ">>", ast.RShift: "<<", ast.FloorDiv: "*",
}  # fmt: skip
# In TypeScript, where no parser of ours reaches: operators between blanks, outside comments.
TS_SWAPS = {
    " === ": " !== ", " !== ": " === ", " && ": " || ", " || ": " && ", " < ": " <= ",
    " > ": " >= ", " <= ": " < ", " >= ": " > ", " + ": " - ", " - ": " + ", "(!": "(",
    " ?? ": " && ", "true": "false", "false": "true", "return ": "return undefined && ",
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    room: str
    file: str
    start: int  # in characters
    end: int
    text: str
    line: int
    was: str  # the line

    @property
    def key(self) -> str:
        """The same as long as its file is."""
        whole = hashlib.sha256((ROOT / self.file).read_bytes()).hexdigest()
        return f"{self.file}:{self.start}:{self.end}:{self.text}:{whole[:16]}"


def mutants(seed: int) -> Iterator[Mutant]:
    for room, (pattern, wanted, _) in ROOMS.items():
        found = [
            mutant
            for path in sorted(ROOT.glob(pattern))
            if ".test." not in path.name and "template" not in path.parts
            for mutant in in_file(room, path)
        ]
        yield from random.Random(f"{seed} {room}").sample(found, min(wanted, len(found)))


def in_file(room: str, path: Path) -> Iterator[Mutant]:
    source = path.read_text(encoding="utf-8")
    name = path.relative_to(ROOT).as_posix()
    edits = in_python(source) if path.suffix == ".py" else in_typescript(source)
    for start, end, text in edits:
        line = source.count("\n", 0, start) + 1
        yield Mutant(room, name, start, end, text, line, source.splitlines()[line - 1].strip())


def in_python(source: str) -> Iterator[Edit]:
    tree = ast.parse(source)
    inert = {id(inner) for node in ast.walk(tree) for inner in _inert(node)}
    text = Text(source)
    for node in ast.walk(tree):
        if id(node) not in inert:
            yield from _operators(node, text)
            yield from _values(node, text)


class Text:
    """Where nodes stand, in characters: Python counts bytes within a line."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def _at(self, line: int, column: int) -> int:
        return self._starts[line - 1] + len(self._lines[line - 1].encode()[:column].decode())

    def span(self, node: Any) -> tuple[int, int]:
        return (
            self._at(node.lineno, node.col_offset),
            self._at(node.end_lineno, node.end_col_offset),
        )


OPERATOR = re.compile(r"not\s+in|is\s+not|and|or|in|is|[=!<>+*&|/-]+")


def _operators(node: ast.AST, text: Text) -> Iterator[Edit]:
    match node:
        case ast.Compare(left=left, ops=kinds, comparators=rest):
            triples = list(zip([left, *rest], kinds, rest, strict=False))
        case ast.BoolOp(op=kind, values=[one, other, *_]):
            triples = [(one, kind, other)]
        case ast.BinOp(left=one, op=kind, right=other):
            triples = [(one, kind, other)]
        case _:
            return
    for one, kind, other in triples:
        start, end = text.span(one)[1], text.span(other)[0]
        found = OPERATOR.search(text.source, start, end)
        if found and type(kind) in SWAPS:
            yield *found.span(), SWAPS[type(kind)]


def _values(node: ast.AST, text: Text) -> Iterator[Edit]:
    match node:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield text.span(node)[0], text.span(operand)[0], ""
        case ast.Constant(value=bool(value)):
            yield *text.span(node), str(not value)
        case ast.Constant(value=int(value)):
            yield *text.span(node), str(value + 1)
        case ast.If(test=test) | ast.IfExp(test=test):
            start, end = text.span(test)
            yield start, end, f"not ({text.source[start:end]})"
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign():
            yield *text.span(node), "pass"


def _inert(node: ast.AST) -> Iterator[ast.AST]:
    """What does nothing when the program runs: annotations, decorators, logs."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            for each in (node.returns, *node.decorator_list):
                yield from ast.walk(each) if each else ()
            for argument in ast.walk(node.args):
                if isinstance(argument, ast.arg) and argument.annotation:
                    yield from ast.walk(argument.annotation)
        case ast.AnnAssign(annotation=annotation):
            yield from ast.walk(annotation)
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="log")))):
            yield from ast.walk(node)
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            yield from ast.walk(node)


def in_typescript(source: str) -> Iterator[Edit]:
    comments = [found.span() for found in re.finditer(r"/\*.*?\*/|//[^\n]*", source, re.S)]
    for old, new in TS_SWAPS.items():
        for found in re.finditer(re.escape(old), source):
            if not any(start <= found.start() < end for start, end in comments):
                yield found.start(), found.end(), new


# ---- Trying them ----


def make_tree(number: int) -> Path:
    """A copy of the code to break."""
    tree = HERE / f"tree-{number}"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.split("\0")  # fmt: skip
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name)
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return tree


def attempt(mutant: Mutant, tree: Path) -> str:
    """What noticed it; "" if nothing did."""
    path = tree / mutant.file
    source = path.read_text(encoding="utf-8")
    tests = nearest_first(mutant, tree)
    path.write_text(source[: mutant.start] + mutant.text + source[mutant.end :], encoding="utf-8")
    try:
        return noticed_by(tests, tree)
    finally:
        path.write_text(source, encoding="utf-8")


def nearest_first(mutant: Mutant, tree: Path) -> list[str]:
    """The tests of a room: first the files that speak of the broken one, the quickest of them
    first."""
    folders = ROOMS[mutant.room][2].split()
    if folders == ["vitest"]:
        return folders
    given = [tree / each for each in folders]
    files = [
        file for each in given for file in ([each] if each.is_file() else each.rglob("test_*.py"))
    ]
    path, function, seconds = Path(mutant.file), enclosing_function(mutant, tree), durations()

    def is_near(file: Path) -> bool:
        text = file.read_text(encoding="utf-8")
        return (
            path.parent.name in file.stem
            or path.stem in file.stem
            or f"{path.parent.name}.{path.stem} import" in text
            or (function != "" and re.search(rf"\b{function}\b", text) is not None)
        )

    near = {file.relative_to(tree).as_posix(): is_near(file) for file in files}
    return sorted(near, key=lambda name: (not near[name], seconds[name], name))


@cache
def durations() -> Counter[str]:
    """How long the tests of each file took when all were run last."""
    seconds: Counter[str] = Counter()
    kept = ROOT / "build" / "durations"
    for line in kept.read_text(encoding="utf-8").splitlines() if kept.exists() else ():
        spent, _, test = line.strip().partition(" ")
        seconds[test.strip().partition("::")[0]] += float(spent)
    return seconds


def enclosing_function(mutant: Mutant, tree: Path) -> str:
    """The name of the innermost function that is broken; "" outside all functions."""
    source = (tree / mutant.file).read_text(encoding="utf-8")
    inner = [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.lineno <= mutant.line <= (node.end_lineno or 0)
    ]
    return inner[-1] if inner else ""


def noticed_by(tests: list[str], tree: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{tree}/src", "SPIELWERK_JIT": "0"}
    if tests == ["vitest"]:
        command = ["npm", "run", "--silent", "test", "--", "--bail=1", "--reporter=json"]
        folder = tree / "web"
    else:
        options = ["-x", "-q", "-n0", "-p", "no:cacheprovider", "--tb=no", "-k", BLIND]
        command = [sys.executable, "-m", "pytest", *options, *tests]
        folder = tree
    process = subprocess.Popen(
        command, cwd=folder, env=environment, text=True, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    try:
        printed, _ = process.communicate(timeout=LIMIT_SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        process.wait()
        return "no end"
    if process.returncode == 0:
        return ""
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", printed, re.M)
    failed = re.search(r'"fullName":"([^"]*)","status":"failed"', printed)
    if found:
        return found[1]
    return failed[1] if failed else printed.strip().splitlines()[-1][:100]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--room", choices=ROOMS, help="only this room's")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--list", action="store_true", help="print what has been tried, and stop")
    given = parser.parse_args()

    HERE.mkdir(parents=True, exist_ok=True)
    lines = TRIED.read_text(encoding="utf-8").splitlines() if TRIED.exists() else []
    tried = {row["key"]: row for row in map(json.loads, lines)}
    wanted = [each for each in mutants(given.seed) if given.room in (None, each.room)]
    if given.list:
        print_table([tried[each.key] for each in wanted if each.key in tried])
        return
    left = [each for each in wanted if each.key not in tried]
    trees: Queue[Path] = Queue()
    for number in range(given.jobs):
        trees.put(make_tree(number))
    print(f"{len(wanted)} mutants, {len(left)} of them to be tried", file=sys.stderr)
    writing = threading.Lock()

    def work(mutant: Mutant) -> None:
        tree = trees.get()
        try:
            by = attempt(mutant, tree)
        finally:
            trees.put(tree)
        row = {"key": mutant.key, **asdict(mutant), "noticed_by": by}
        with writing, TRIED.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
            tried[mutant.key] = row
            print(f"{mutant.file}:{mutant.line}: {by or 'SURVIVED'}", file=sys.stderr)

    with ThreadPoolExecutor(given.jobs) as pool:
        list(pool.map(work, left))
    rows = [tried[each.key] for each in wanted]
    survived = Counter(row["room"] for row in rows if not row["noticed_by"])
    print(f"{len(rows)} mutants, {survived.total()} survived: {dict(survived)}", file=sys.stderr)
    print_table(rows)


def print_table(rows: list[dict[str, str]]) -> None:
    print("place\tline\tbecame\tnoticed by")
    for row in rows:
        print(
            f"{row['file']}:{row['line']}\t{row['was']}\t{row['text']}\t{row['noticed_by'] or '–'}"
        )


if __name__ == "__main__":
    main()
