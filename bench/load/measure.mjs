// What both clients share: counting the moves that reach the other side within a time window after
// a warm-up, and how busy client and server were meanwhile.

import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

export const now = () => performance.now();
export const any = (list) => list[Math.floor(Math.random() * list.length)];

export function options(more) {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      tables: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '8' },
      warmup: { type: 'string', default: '3' },
      'server-pid': { type: 'string' }, // to measure how busy the server was (Linux)
      ...more,
    },
  });
  if (!values.url) throw new Error('--url is missing, for example http://127.0.0.1:8000');
  for (const name of ['tables', 'seconds', 'warmup', 'rate']) {
    if (values[name] !== undefined) values[name] = Number(values[name]);
  }
  return values;
}

/** Runs `job(0)` to `job(count - 1)`, a few at a time. */
export async function someAtATime(count, job, limit = 32) {
  let next = 0;
  const worker = async () => {
    while (next < count) await job(next++);
  };
  await Promise.all(Array.from({ length: Math.min(limit, count) }, worker));
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 128 });

/** POSTs JSON and returns the JSON that comes back. */
export function post(url, body) {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const answer = Buffer.concat(parts).toString();
        if (response.statusCode < 300) resolve(JSON.parse(answer));
        else reject(new Error(`POST ${url}: ${response.statusCode} ${answer.slice(0, 300)}`));
      });
    });
    request.on('error', (error) => {
      // The server may close a connection that was idle just when it is used again.
      const again = request.reusedSocket && error.code === 'ECONNRESET';
      if (again) resolve(post(url, body));
      else reject(error);
    });
    request.end(text);
  });
}

/** The moves that arrive while it is open. `state()` is called now and then for figures; the
 * lowest of each is reported. */
export class Window {
  #open = false;
  #latencies = [];

  arrived(sentAt) {
    if (this.#open) this.#latencies.push(now() - sentAt);
  }

  async measure({ warmup, seconds, 'server-pid': server }, state = () => ({})) {
    await sleep(1000 * warmup);
    const least = state();
    const look = setInterval(() => {
      for (const [name, value] of Object.entries(state())) {
        least[name] = Math.min(least[name], value);
      }
    }, 50);
    const [began, before] = [now(), cpuSeconds(server)];
    this.#open = true;
    await sleep(1000 * seconds);
    this.#open = false;
    const took = (now() - began) / 1000;
    const after = cpuSeconds(server);
    clearInterval(look);
    const cores = (who) => round((after[who] - before[who]) / took, 2);
    const sorted = Float64Array.from(this.#latencies).sort();
    const percentile = (part) => round(sorted[Math.ceil(part * sorted.length) - 1] ?? NaN, 2);
    return {
      moves: sorted.length,
      rate: round(sorted.length / took, 1),
      p50_ms: percentile(0.5),
      p99_ms: percentile(0.99),
      max_ms: percentile(1),
      client_cores: cores('client'),
      server_cores: cores('server'), // null without --server-pid
      other_cores: cores('others'), // what else ran on this machine
      ...least,
    };
  }
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}

/** CPU time used so far by all threads of this process, of the server, and of all others. */
function cpuSeconds(server) {
  const { user, system } = process.cpuUsage();
  const spent = { client: (user + system) / 1e6, server: NaN, others: NaN };
  if (server) {
    const ticks = (text, from, to) => text.split(' ').slice(from, to).reduce((a, b) => a + +b, 0);
    const read = (path) => readFileSync(path, 'latin1').split('\n')[0];
    const [u, n, s, , , irq, softirq, steal] = read('/proc/stat').replace(/^cpu +/, '').split(' ');
    spent.server = ticks(read(`/proc/${server}/stat`).split(') ')[1], 11, 13) / 100;
    const busy = (+u + +n + +s + +irq + +softirq + +steal) / 100;
    spent.others = busy - spent.client - spent.server;
  }
  return spent;
}
