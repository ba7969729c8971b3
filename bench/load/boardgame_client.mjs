// Random players against boardgame.io's server, two sockets per match.
//
//     node boardgame_client.mjs --url http://127.0.0.1:8000 --tables 50 --seconds 8 --warmup 3
//
// This uses the server's socket client directly, without boardgame.io's own client on top, which
// would play every move a second time. A new match follows each one that is over. With --matches
// client, matches are created and joined in the lobby, every move carries credentials, and every
// match has its own sockets, as with its own client. With --matches lobby, matches follow each
// other over the same sockets. With --matches sync, they are also created on first request, without
// a lobby and credentials.

import { io } from 'socket.io-client';
import { any, now, options, post, someAtATime, Window } from './measure.mjs';

const GAME = 'tic-tac-toe';
const told = options({ matches: { type: 'string', default: 'sync' } });
const window = new Window();
let matches = 0;

class Pair {
  moves = 0;
  #players = [];

  async connect() {
    this.#players = await Promise.all(['0', '1'].map((id) => this.#connect(id)));
  }

  #connect(id) {
    const socket = io(`${told.url}/${GAME}`, { transports: ['websocket'], forceNew: true });
    const player = { id, socket, credentials: undefined };
    socket.on('update', (match, state) => this.#updated(player, match, state));
    socket.on('sync', (match, { state }) => this.#synced(player, match, state));
    socket.on('disconnect', (reason) => console.error(`disconnected: ${reason}`));
    return new Promise((resolve, reject) => {
      socket.on('connect', () => resolve(player));
      socket.on('connect_error', reject);
    });
  }

  async begin() {
    this.match = `${process.pid}-${matches++}`;
    this.heard = 0;
    if (told.matches !== 'sync') await this.#enter();
    this.#sync(this.#players[0]);
  }

  async #beginAgain() {
    if (told.matches === 'client') {
      for (const { socket } of this.#players) socket.off('disconnect').disconnect();
      await this.connect();
    }
    await this.begin();
  }

  async #enter() {
    const lobby = `${told.url}/games/${GAME}`;
    this.match = (await post(`${lobby}/create`, { numPlayers: 2 })).matchID;
    for (const player of this.#players) {
      const who = { playerID: player.id, playerName: `bot ${player.id}` };
      const { playerCredentials } = await post(`${lobby}/${this.match}/join`, who);
      player.credentials = playerCredentials;
    }
  }

  #sync({ id, socket, credentials }) {
    socket.emit('sync', this.match, id, credentials, 2);
  }

  /** One after the other: the first one creates the match. */
  #synced(player, match, state) {
    if (match !== this.match) return;
    if (player.id === '0') this.#sync(this.#players[1]);
    else this.#move(this.#players[Number(state.ctx.currentPlayer)], state);
  }

  #updated(player, match, { G, ctx, _stateID }) {
    if (match !== this.match) return;
    if (player !== this.mover) {
      window.arrived(this.sentAt);
      this.moves++;
    }
    if (ctx.gameover) {
      if (++this.heard === 2) this.#beginAgain();
    } else if (ctx.currentPlayer === player.id) {
      this.#move(player, { G, _stateID });
    }
  }

  #move(player, { G, _stateID }) {
    const free = [...G.cells.keys()].filter((cell) => G.cells[cell] === null);
    const { id, credentials } = player;
    const payload = { type: 'clickCell', args: [any(free)], playerID: id, credentials };
    this.mover = player;
    this.sentAt = now();
    player.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, id);
  }
}

const pairs = Array.from({ length: told.tables }, () => new Pair());
await someAtATime(told.tables, (number) => pairs[number].connect());
for (const pair of pairs) pair.begin();
const before = pairs.map((pair) => pair.moves);
const found = await window.measure(told);
const stalled = pairs.filter((pair, number) => pair.moves === before[number]).length;
console.log(JSON.stringify({ tables: told.tables, ...found, matches, stalled }));
process.exit();
