/**
 * The table in a tab: runs the project's own Python, and passes on what the page and the tables say
 * to each other, as texts. See src/spielwerk/tab.
 */
import { loadPyodide, type PyodideAPI } from "pyodide";
import type { Python } from "../../python";
import { Cupboard } from "./cupboard";
import type { FromWorker, ToWorker } from "./messages";

declare const __PYTHON__: Python;

const ROOT = new URL("..", self.location.href).href; // this file lies in assets/
const FOLDER = `${ROOT}${__PYTHON__.folder}/`;
const PACKED = ["pyodide.asm.wasm", "python_stdlib.zip"]; // by us, see python.ts
const LIBRARY = "/spielwerk";

const tell = (message: FromWorker): void => self.postMessage(message);

let loaded = 0;
const plainFetch = self.fetch.bind(self);

/** Pyodide asks for its files by name: it gets the packed ones, and the page learns how far we are. */
self.fetch = async (asked, init) => {
  const address = asked instanceof Request ? asked.url : String(asked);
  const name = PACKED.find((one) => address === FOLDER + one);
  if (name === undefined) return plainFetch(asked, init);
  const body = (await fetched(`${address}.gz`)).pipeThrough(new DecompressionStream("gzip"));
  const type = name.endsWith(".wasm") ? "application/wasm" : "application/zip";
  return new Response(body, { headers: { "Content-Type": type } });
};

async function fetched(address: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await plainFetch(address);
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status}: ${address}`);
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, on) {
      loaded += part.length;
      tell({ loaded: loaded / __PYTHON__.bytes });
      on.enqueue(part);
    },
  });
  return answer.body.pipeThrough(counting);
}

async function begin(parcel: string): Promise<Tell> {
  const [python, library, cupboard] = await Promise.all([
    loadPyodide({ indexURL: FOLDER, lockFileContents: __PYTHON__.lock }),
    fetched(ROOT + parcel).then((body) => new Response(body).arrayBuffer()),
    Cupboard.open((trouble) => tell({ trouble })),
  ]);
  python.unpackArchive(library, "zip", { extractDir: LIBRARY });
  return start(python, cupboard);
}

type Tell = (text: string) => void;
type Start = (cupboard: Cupboard, tell: Tell, publish: Tell) => Promise<Tables>;

/** `Tab` in src/spielwerk/tab/start.py. */
interface Tables {
  hear: Tell;
  heed: Tell;
}

async function start(python: PyodideAPI, cupboard: Cupboard): Promise<Tell> {
  python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}")`);
  const { start } = python.pyimport("spielwerk.tab.start") as { start: Start };
  const otherTabs = new BroadcastChannel("spielwerk");
  const tables = await start(
    cupboard,
    (text) => tell({ text }),
    (text) => otherTabs.postMessage(text),
  );
  otherTabs.onmessage = ({ data }: MessageEvent<string>) => tables.heed(data);
  return (text) => tables.hear(text);
}

let hears: Promise<Tell> | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("parcel" in data) {
    hears = begin(data.parcel);
    hears.then(
      () => tell({ ready: true }),
      (error: unknown) => tell({ failed: String(error) }),
    );
  } else {
    void hears?.then((hear) => hear(data.text));
  }
};
