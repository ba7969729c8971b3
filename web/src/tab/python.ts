/** Loads the project's own Python into a worker. */
import { loadPyodide, type PyodideAPI } from "pyodide";
import type { Python } from "../../python";

declare const __PYTHON__: Python;

const ROOT = new URL("..", self.location.href).href; // this file lies in assets/
const FOLDER = `${ROOT}${__PYTHON__.folder}/`;
const PACKED = ["pyodide.asm.wasm", "python_stdlib.zip"]; // by us, see python.ts
const LIBRARY = "/spielwerk";

/** Hears how much has been loaded, from 0 to 1. */
type Progress = (loaded: number) => void;

/** Python, with `spielwerk` to import from. */
export async function wakePython(pythonBundle: string, progress: Progress): Promise<PyodideAPI> {
  const fetched = counting(progress);
  givePacked(fetched);
  const [python, ...archives] = await Promise.all([
    loadPyodide({ indexURL: FOLDER, lockFileContents: __PYTHON__.lock }),
    fetched(ROOT + pythonBundle).then(bytesOf),
    fetched(`${FOLDER}msgspec.zip.gz`).then(unpacked).then(bytesOf),
  ]);
  for (const each of archives) python.unpackArchive(each, "zip", { extractDir: LIBRARY });
  python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}")`);
  return python;
}

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;
type Fetched = (address: string) => Promise<Body>;

const unpacked = (body: Body): Body => body.pipeThrough(new DecompressionStream("gzip"));
const bytesOf = (body: Body): Promise<ArrayBuffer> => new Response(body).arrayBuffer();

const plainFetch = self.fetch.bind(self);

/** Pyodide asks for its files by name: it gets the packed ones. */
function givePacked(fetched: Fetched): void {
  self.fetch = async (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const name = PACKED.find((one) => address === FOLDER + one);
    if (name === undefined) return plainFetch(asked, init);
    const body = unpacked(await fetched(`${address}.gz`));
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/zip";
    return new Response(body, { headers: { "Content-Type": type } });
  };
}

function counting(progress: Progress): Fetched {
  let loaded = 0;
  return async (address) => {
    const answer = await plainFetch(address);
    if (!answer.ok || answer.body === null) throw new Error(`${answer.status}: ${address}`);
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, on) {
        loaded += part.length;
        progress(loaded / __PYTHON__.bytes);
        on.enqueue(part);
      },
    });
    return answer.body.pipeThrough(counted);
  };
}
