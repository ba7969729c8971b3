// A tab's Python, loaded as the app loads it (web/src/tab/worker.ts), that runs what the bench asks.
import { loadPyodide } from "./pyodide.mjs";

const LIBRARY = "/spielwerk";
const plainFetch = self.fetch.bind(self);

async function unpacked(address) {
  const { body } = await plainFetch(`${address}.gz`);
  const type = address.endsWith(".wasm") ? "application/wasm" : "application/zip";
  const headers = { "Content-Type": type };
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers });
}

self.fetch = (asked, init) => {
  const address = asked instanceof Request ? asked.url : String(asked);
  return /\.(wasm|zip)$/.test(address) ? unpacked(address) : plainFetch(asked, init);
};

async function begin({ folder, lock, bundle, program }) {
  const archives = [plainFetch(bundle), self.fetch(`${folder}msgspec.zip`)];
  const python = await loadPyodide({ indexURL: folder, lockFileContents: lock });
  for (const each of archives)
    python.unpackArchive(await (await each).arrayBuffer(), "zip", { extractDir: LIBRARY });
  python.runPython(`
import sys
sys.path.insert(0, "${LIBRARY}")
from spielwerk.runtime import module
from spielwerk.tab.browser_machine import Browser
module.run_by(Browser())`);
  python.runPython(program);
  return python;
}

let python = null;

self.onmessage = async ({ data }) => {
  try {
    python ??= await begin(data.begin);
    self.postMessage({ told: await python.runPythonAsync(data.code) });
  } catch (error) {
    self.postMessage({ failed: String(error).slice(-1000) });
  }
};
