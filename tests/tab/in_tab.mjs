// Runs a script in a tab's Python, which Node runs here: in_tab.mjs
// BUNDLE MSGSPEC SCRIPT ARGUMENT > ANSWER
import { readFileSync } from "node:fs";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [, , bundle, msgspec, script, argument] = process.argv;
const LIBRARY = "/spielwerk";
const START = `
import json, sys
sys.path.insert(0, "${LIBRARY}")
import script
from spielwerk.runtime import module
from spielwerk.tab.browser_machine import Browser

module.run_by(Browser())
lambda argument: json.dumps(script.main(json.loads(argument)))
`;

const read = (place) => new Uint8Array(readFileSync(place)); // not a Buffer, which Python refuses

const python = await loadPyodide();
for (const each of [bundle, msgspec])
  python.unpackArchive(read(each), "zip", { extractDir: LIBRARY });
python.FS.writeFile(`${LIBRARY}/script.py`, read(new URL(script, import.meta.url)));
const run = python.runPython(START);
process.stdout.write(run(argument));
