import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { unzipSync, zipSync } from "fflate";
import { loadPyodide } from "pyodide";
import type { Plugin } from "vite";

/** What a tab needs to know of its Python: see src/tab/worker.ts. */
export interface Python {
  folder: string;
  bytes: number; // as they travel, for the progress bar
  lock: string;
}

/** Parts of Python's library that no table needs: most of it. */
const UNUSED = new RegExp(
  [
    "^(_pyrepl|ctypes|curses|dbm|ensurepip|html|http|idlelib|importlib/resources|multiprocessing)/",
    "^(pydoc_data|pyodide/http|sqlite3|sysconfig|tomllib|turtledemo|unittest|venv|wsgiref|xml)/",
    "^(xmlrpc|zoneinfo)/",
    "^asyncio/(__main__|proactor_events|tools|windows)",
    "^concurrent/futures/process",
    "^email/(?!__init__)",
    "^logging/(config|handlers)",
    "^pyodide/(_nodesock|console)",
    "^urllib/(error|request|response|robotparser)",
    "^(_aix_support|_ast_unparse|_markupbase|_pyio|_pydatetime|_pydecimal|_strptime|_sysconfigdata_)",
    "^(antigravity|argparse|bdb|cProfile|calendar|cmd|code|compileall|configparser|csv|difflib)\\.py$",
    "^(doctest|filecmp|fileinput|fractions|ftplib|getpass|gettext|gzip|imaplib|mailbox)\\.py$",
    "^(mimetypes|modulefinder|netrc|nturl2path|optparse|pdb|pickle|pickletools|platform)\\.py$",
    "^(plistlib|poplib|pprint|profile|pstats|pyclbr|pydoc|rlcompleter|runpy|sched|shelve)\\.py$",
    "^(shlex|smtplib|socketserver|statistics|stringprep|symtable|tabnanny|tarfile|this|timeit)\\.py$",
    "^(trace|tracemalloc|turtle|uuid|wave|webbrowser|zipapp)\\.py$",
    "^encodings/(?!__init__|aliases|ascii|cp437|latin_1|raw_unicode_escape|unicode_escape|utf_)",
  ].join("|"),
);

/**
 * Pyodide (Python as WebAssembly), for tables in a tab. Its files are packed by us and unpacked by
 * the worker: many a web host sends WebAssembly as it is, and it is three times as long then.
 */
export function python(): Plugin {
  let files: Record<string, Uint8Array> = {};
  return {
    name: "python",
    async config(_, { command }) {
      if (command === "build") files = await packed(); // tests and development do without
      return { define: { __PYTHON__: JSON.stringify(told(files)) } };
    },
    generateBundle() {
      const { folder } = told(files);
      for (const [name, source] of Object.entries(files))
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
    },
  };
}

function told(files: Record<string, Uint8Array>): Python {
  const hash = createHash("sha256");
  for (const [name, data] of Object.entries(files)) hash.update(name).update(data);
  const folder = `assets/python-${hash.digest("hex").slice(0, 8)}`;
  const bytes = Object.values(files).reduce((sum, data) => sum + gzipSync(data).length, 0);
  const { info } = JSON.parse(read("pyodide-lock.json").toString()) as { info: unknown };
  return { folder, bytes, lock: JSON.stringify({ info, packages: {} }) };
}

async function packed(): Promise<Record<string, Uint8Array>> {
  return {
    "pyodide.asm.mjs.gz": gzipSync(read("pyodide.asm.mjs"), { level: 9 }), // the server unpacks it
    "pyodide.asm.wasm.gz": gzipSync(read("pyodide.asm.wasm"), { level: 9 }),
    "python_stdlib.zip.gz": gzipSync(await library(), { level: 9 }),
  };
}

/**
 * Python's library in a zip that is not compressed in itself: packed as a whole, it is smaller. It
 * has been compiled, without which it starts four seconds later.
 */
async function library(): Promise<Uint8Array> {
  const compile = await compiler();
  const compiled: Record<string, Uint8Array> = {};
  for (const [name, data] of Object.entries(unzipSync(read("python_stdlib.zip")))) {
    if (name.endsWith("/") || UNUSED.test(name)) continue;
    if (name.endsWith(".py")) compiled[`${name}c`] = compile(name, new TextDecoder().decode(data));
    else compiled[name] = data;
  }
  return zipSync(compiled, { level: 0, mtime: new Date(1980, 0, 1) });
}

/** Only this Python can compile for itself. */
async function compiler(): Promise<(name: string, source: string) => Uint8Array> {
  const { runPython } = await loadPyodide();
  const compile = runPython(`
from importlib._bootstrap_external import _code_to_hash_pyc

def compiled(name, source):
    """Without docstrings; never compared with a source, which is not there."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, bytes(8), False))

compiled`) as (name: string, source: string) => { toJs(): Uint8Array };
  return (name, source) => compile(name, source).toJs();
}

const read = (name: string): Buffer => readFileSync(resolve(`pyodide/${name}`));
const { resolve } = createRequire(import.meta.url);
