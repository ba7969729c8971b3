import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { unzipSync, zipSync } from "fflate";
import type { Plugin } from "vite";

/** What a tab needs to know of its Python: see src/tab/worker.ts. */
export interface Python {
  folder: string;
  bytes: number; // as they travel, for the progress bar
  lock: string;
}

/** Parts of Python's library that no table needs: half of it. */
const UNUSED = new RegExp(
  [
    "^(_pyrepl|ctypes|curses|dbm|ensurepip|html|http|idlelib|multiprocessing|pydoc_data|sqlite3)/",
    "^(tomllib|turtledemo|unittest|venv|wsgiref|xml|xmlrpc|zoneinfo)/",
    "^(_aix_support|_pyio|_pydatetime|_pydecimal|antigravity|bdb|cProfile|cmd)\\.py$",
    "^(difflib|doctest|filecmp|fileinput|fractions|ftplib|getpass|imaplib|mailbox)\\.py$",
    "^(modulefinder|netrc|nturl2path|optparse|pdb|pickletools|plistlib|poplib|pprint|profile)\\.py$",
    "^(pstats|pyclbr|pydoc|rlcompleter|sched|shelve|smtplib|statistics|tabnanny|tarfile)\\.py$",
    "^(this|timeit|trace|tracemalloc|turtle|uuid|wave|webbrowser|zipapp)\\.py$",
    "^encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_)",
  ].join("|"),
);

/**
 * Pyodide (Python as WebAssembly), for tables in a tab. Its files are packed by us and unpacked by
 * the worker: many a web host sends WebAssembly as it is, and it is three times as long then.
 */
export function python(): Plugin {
  const files = packed();
  const hash = createHash("sha256");
  for (const [name, data] of Object.entries(files)) hash.update(name).update(data);
  const folder = `assets/python-${hash.digest("hex").slice(0, 8)}`;
  const bytes = Object.values(files).reduce((sum, data) => sum + gzipSync(data).length, 0);
  const { info } = JSON.parse(read("pyodide-lock.json").toString()) as { info: unknown };
  const told: Python = { folder, bytes, lock: JSON.stringify({ info, packages: {} }) };
  return {
    name: "python",
    config: () => ({ define: { __PYTHON__: JSON.stringify(told) } }),
    generateBundle() {
      for (const [name, source] of Object.entries(files))
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
    },
  };
}

function packed(): Record<string, Uint8Array> {
  return {
    "pyodide.asm.mjs": read("pyodide.asm.mjs"),
    "pyodide.asm.wasm.gz": gzipSync(read("pyodide.asm.wasm"), { level: 9 }),
    "python_stdlib.zip.gz": gzipSync(library(), { level: 9 }),
  };
}

/** Python's library in a zip that is not compressed in itself: packed as a whole, it is smaller. */
function library(): Uint8Array {
  const all = unzipSync(read("python_stdlib.zip"));
  const used = Object.entries(all).filter(([name]) => !name.endsWith("/") && !UNUSED.test(name));
  return zipSync(Object.fromEntries(used), { level: 0, mtime: new Date(1980, 0, 1) });
}

const read = (name: string): Buffer => readFileSync(resolve(`pyodide/${name}`));
const { resolve } = createRequire(import.meta.url);
