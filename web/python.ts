import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
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
    "^(trace|tracemalloc|turtle|wave|webbrowser|zipapp)\\.py$",
    "^encodings/(?!__init__|aliases|ascii|cp437|latin_1|raw_unicode_escape|unicode_escape|utf_)",
  ].join("|"),
);

/** What a package brings for people and type checkers. */
const NOT_CODE = /\.pyi$|py\.typed$|\.dist-info\//;

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
  return { folder, bytes, lock: JSON.stringify({ info, packages: {} }) };
}

async function packed(): Promise<Record<string, Uint8Array>> {
  const compile = await compiler();
  return {
    "pyodide.asm.mjs.gz": small(read("pyodide.asm.mjs")), // the server unpacks it
    "pyodide.asm.wasm.gz": small(read("pyodide.asm.wasm")),
    "python_stdlib.zip.gz": small(compiled(read("python_stdlib.zip"), UNUSED, compile)),
    "msgspec.zip.gz": small(compiled(msgspec(), NOT_CODE, compile)),
  };
}

/** The one compiled package that tables use, as tools/pyodide-wheels has fetched it. */
function msgspec(): Buffer {
  const folder = new URL("../build/pyodide/", import.meta.url);
  const fits = `_${info.abi_version}_wasm32.whl`;
  const name = existsSync(folder) && readdirSync(folder).find((each) => each.endsWith(fits));
  if (!name) throw new Error(`no build/pyodide/msgspec-*${fits}: run tools/pyodide-wheels`);
  return readFileSync(new URL(name, folder));
}

/**
 * The modules of a zip, in a zip that is not compressed in itself: packed as a whole, it is smaller.
 * They have been compiled, without which Python starts four seconds later.
 */
function compiled(zip: Buffer, unused: RegExp, compile: Compile): Uint8Array {
  const kept: Record<string, Uint8Array> = {};
  for (const [name, data] of Object.entries(unzipSync(zip))) {
    if (name.endsWith("/") || unused.test(name)) continue;
    if (name.endsWith(".py")) kept[`${name}c`] = compile(name, new TextDecoder().decode(data));
    else kept[name] = data;
  }
  return zipSync(kept, { level: 0, mtime: new Date(1980, 0, 1) });
}

type Compile = (name: string, source: string) => Uint8Array;

/** Only this Python can compile for itself. */
async function compiler(): Promise<Compile> {
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

const small = (data: Uint8Array): Uint8Array => gzipSync(data, { level: 9 });
const read = (name: string): Buffer => readFileSync(resolve(`pyodide/${name}`));
const { resolve } = createRequire(import.meta.url);
const { info } = JSON.parse(read("pyodide-lock.json").toString()) as {
  info: { abi_version: string };
};
