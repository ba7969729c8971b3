// Random players against Spielwerk's server, two sockets per table.
//
//     node client.mjs --url http://127.0.0.1:8000 --tables 1000 --seconds 8 --warmup 3
//         --rate 2000    at most this many moves per second in total, evenly, instead of full speed
//         --game memento
//         --idle         only open the tables, and hold them until stdin closes
//         --created      the same, without sockets
//
// A new table follows each one that is over. Its sockets are open before the old ones are closed,
// so there are never fewer open tables than requested.

import { WebSocket } from 'ws';
import { any, now, options, post, someAtATime, Window } from './measure.mjs';

const told = options({
  rate: { type: 'string' },
  game: { type: 'string', default: 'rings' },
  idle: { type: 'boolean', default: false },
  created: { type: 'boolean', default: false },
});
const SOCKETS = told.url.replace(/^http/, 'ws');
const REQUEST = {
  game: told.game,
  players: 2,
  options: {},
  seats: [{ kind: 'link' }, { kind: 'link' }],
};
const AFTER_VIEW = ',"legal":[';

const window = new Window();
const count = { open: 0, playing: 0, refused: 0, lost: 0, games: 0 };

function first(what, text) {
  if (count[what]++ === 0) console.error(`${what}: ${text}`);
}

/** A message to the seat whose turn it is, without its view: parsing that would be most of the work
 * here. */
function read(data) {
  const view = data.indexOf(',"view":');
  const rest = data.indexOf(AFTER_VIEW, view);
  if (view < 0 || rest < 0) return JSON.parse(data);
  return JSON.parse(data.toString('utf8', 0, view) + data.toString('utf8', rest));
}

class Table {
  moves = 0; // that have arrived
  #seats = [];
  #greeted = 0;
  #heardTheEnd = 0;

  /** Waits until both seats have their snapshot. */
  async open() {
    const made = await post(`${told.url}/api/tables`, REQUEST);
    if (told.created) return;
    await new Promise((resolve) => {
      this.ready = resolve;
      this.#seats = made.seats.map(({ token }, index) => this.#sit(made.table, index, token));
    });
    count.open++;
    count.playing++;
  }

  #sit(table, index, token) {
    const socket = new WebSocket(`${SOCKETS}/api/tables/${table}/socket`, {
      perMessageDeflate: false,
    });
    const seat = { index, socket, n: 0, moves: 0, waiting: false, sent: [] };
    socket.on('open', () => socket.send(JSON.stringify({ v: 1, type: 'hello', token })));
    socket.on('message', (data) => this.#hear(seat, read(data)));
    socket.on('error', (error) => first('lost', error.message));
    socket.on('close', (code, reason) => {
      if (this.#heardTheEnd < 2) first('lost', `closed with ${code} ${reason}`);
    });
    return seat;
  }

  #hear(seat, message) {
    switch (message.type) {
      case 'snapshot':
        if (++this.#greeted === 2) this.ready();
        break;
      case 'events':
        for (const event of message.events) this.#happened(seat, event);
        break;
      case 'refused':
        first('refused', JSON.stringify(message));
        return;
      default:
        return;
    }
    seat.n = message.n;
    if (message.legal?.length && !seat.waiting) {
      seat.waiting = true;
      pace(seat, any(message.legal));
    }
  }

  #happened(seat, event) {
    if (event.kind === 'moved') {
      if (event.seat === seat.index) {
        seat.waiting = false;
      } else {
        window.arrived(this.#seats[event.seat].sent.shift());
        this.moves++;
      }
    } else if (event.kind === 'ended' && ++this.#heardTheEnd === 2) {
      count.playing--;
      count.games++;
      this.over();
    }
  }

  close() {
    for (const { socket } of this.#seats) socket.close();
    count.open--;
  }
}

function send(seat, move) {
  const id = `${seat.moves++}`;
  seat.sent.push(now());
  seat.socket.send(JSON.stringify({ v: 1, type: 'move', id, n: seat.n, move }));
}

/** Moves that wait for their time: at first all of them, until every table is open. */
const ready = [];
let pace = (seat, move) => ready.push([seat, move]);

function playAtOnce() {
  pace = send;
  for (const [seat, move] of ready) send(seat, move);
}

/** `rate` moves per second, one after the other as they fall due. `count.late` counts those that came
 * due while no seat had one to send. It should be almost zero, or the server had too little to do. */
function keepTo(rate) {
  const began = now();
  let due = 0;
  count.late = 0;
  setInterval(() => {
    for (const until = ((now() - began) * rate) / 1000; due < until; due++) {
      if (ready.length) send(...ready.shift());
      else count.late++;
    }
  }, 1);
}

/** A table, and the next one when it is over. */
class Place {
  moves = 0;

  async open() {
    const before = this.table;
    const table = new Table();
    table.over = () => this.open();
    await table.open();
    this.table = table;
    if (before) {
      this.moves += before.moves;
      before.close();
    }
  }

  get arrived() {
    return this.moves + (this.table?.moves ?? 0);
  }
}

const places = Array.from({ length: told.tables }, () => new Place());
await someAtATime(told.tables, (number) => places[number].open());
if (told.idle || told.created) {
  console.log(JSON.stringify({ tables: told.tables, sockets: 2 * count.open }));
  process.stdin.resume();
  await new Promise((resolve) => process.stdin.on('end', resolve));
} else {
  if (told.rate) keepTo(told.rate);
  else playAtOnce();
  const before = places.map((place) => place.arrived);
  const found = await window.measure(told, () => ({ open: count.open, playing: count.playing }));
  const stalled = places.filter((place, number) => place.arrived === before[number]).length;
  const { refused, lost, games, late } = count;
  const rest = { games, refused, lost, stalled, ...(told.rate && { late }) };
  console.log(JSON.stringify({ tables: told.tables, ...found, ...rest }));
}
process.exit();
