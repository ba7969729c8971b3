// Plays games in a tab's Python, which Node runs here: bot_games.mjs PARCEL GAMES > MOVES
import { readFileSync } from "node:fs";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const LIBRARY = "/spielwerk";
const START = `
import json, sys
sys.path.insert(0, "${LIBRARY}")
import bot_games
from spielwerk.engine import module
from spielwerk.tab.module import Browser

module.run_by(Browser())
lambda games: json.dumps([bot_games.moves_of(*game) for game in json.loads(games)])
`;

const read = (place) => new Uint8Array(readFileSync(place)); // not a Buffer, which Python refuses

const python = await loadPyodide();
python.unpackArchive(read(process.argv[2]), "zip", { extractDir: LIBRARY });
python.FS.writeFile(`${LIBRARY}/bot_games.py`, read(new URL("bot_games.py", import.meta.url)));
const play = python.runPython(START);
process.stdout.write(play(process.argv[3]));
