// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromWorkbench, ToWorkbench } from "../tab/messages";
import { Workbench, type WorkbenchWorker } from "./workbench.svelte";
import type { Question, Comparison } from "./figures";

const QUESTION: Question = { game: "rings", players: 2, options: {}, who: "1", seed: 1 };

/** Figures of two columns with this many games; the more, the narrower. */
function compared(who: string, games: number): Comparison {
  const figure = { value: 0.5, low: 0.5 - 0.97 / games, high: 0.5 + 0.97 / games, games };
  const column = {
    ...{ game: "rings", players: 2, options: {}, games, wins: [games, 0], draws: 0 },
    ...{
      turns: { mean: 9 },
      who,
      seed: 1,
      figures: { "wins-0": figure, "wins-1": figure, choices: figure },
    },
  };
  return { version: "1", printed: column, own: column, differences: [] };
}

/** A worker that answers at once, with 20 more games each time. */
class FakeWorker implements WorkbenchWorker {
  onmessage: Worker["onmessage"] = null;
  onerror: Worker["onerror"] = null;
  heard: ToWorkbench[] = [];
  isSlow = false;
  isGone = false;
  #who = "";
  #games = 0;

  postMessage(message: ToWorkbench): void {
    this.heard.push(message);
    if ("pythonBundle" in message) this.#tell({ ready: true });
    else if ("more" in message) {
      this.#games += 20;
      if (!this.isSlow) this.#answer(message.id, compared(this.#who, this.#games));
    } else if (message.ask.options.pawns === 99) this.#answer(message.id, { refused: "too many" });
    else {
      [this.#who, this.#games] = [message.ask.who, 0];
      const laid = { ...compared(this.#who, 1), happenings: [] };
      laid.printed = laid.own = { ...laid.own, games: 0, figures: {} };
      this.#answer(message.id, laid);
    }
  }
  terminate(): void {
    this.isGone = true;
  }
  #answer(id: number, answer: object): void {
    this.#tell({ id, answer: JSON.stringify(answer) });
  }
  #tell(data: FromWorkbench): void {
    queueMicrotask(() => {
      if (!this.isGone) this.onmessage?.call(null as never, { data } as MessageEvent);
    });
  }
}

let workers: FakeWorker[] = [];
let isHidden = false;
const latest = (): FakeWorker | undefined => workers.at(-1);
const slices = (): number => latest()?.heard.filter((one) => "more" in one).length ?? 0;

function workbench(): Workbench {
  const open = (): FakeWorker => {
    workers.push(new FakeWorker());
    return workers.at(-1) as FakeWorker;
  };
  return new Workbench(open, "tab.zip", () => isHidden);
}

beforeEach(() => {
  workers = [];
  isHidden = false;
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("random games come first, then those of the level until they are narrow enough", async () => {
  const one = workbench();
  await one.ask(QUESTION, "en");
  const asked = latest()?.heard.flatMap((message) => ("ask" in message ? [message.ask.who] : []));
  expect(asked).toEqual(["random", "1"]);
  expect(one.comparison?.own.who).toBe("1");
  expect(one.isNarrow).toBe(true);
  expect(one.games).toEqual([200, 200]); // ± 0.97 / 200
});

test("it goes on until twice as much is certain", async () => {
  const one = workbench();
  await one.ask(QUESTION, "en");
  await one.resume();
  expect(one.games).toEqual([400, 400]);
});

test("rules that cannot be played are refused, and the figures stay", async () => {
  const one = workbench();
  await one.ask(QUESTION, "en");
  await one.ask({ ...QUESTION, options: { pawns: 99 } }, "en");
  expect(one.refusal).toBe("too many");
  expect(one.comparison?.own.games).toBe(200);
  await one.ask(QUESTION, "en");
  expect(one.refusal).toBe("");
});

test("nothing is played while nobody looks, or after a pause", async () => {
  const one = workbench();
  isHidden = true;
  const over = one.ask(QUESTION, "en");
  await vi.waitFor(() => expect(latest()?.heard.length).toBe(2));
  one.goOn(); // still hidden
  await Promise.resolve();
  expect(slices()).toBe(0);
  one.isPaused = true;
  isHidden = false;
  one.goOn();
  await Promise.resolve();
  expect(slices()).toBe(0);
  await one.resume();
  await over;
  expect(one.isNarrow).toBe(true);
});

test("another question ends the one before, even in the middle of a long game", async () => {
  vi.useFakeTimers();
  const one = workbench();
  one.goal = 0.001;
  const first = one.ask({ ...QUESTION, who: "random" }, "en");
  const slow = latest() as FakeWorker;
  await vi.advanceTimersByTimeAsync(0);
  slow.isSlow = true;
  const stuck = one.ask({ ...QUESTION, who: "5" }, "en");
  await vi.advanceTimersByTimeAsync(0);
  one.goal = 0.005;
  void one.ask({ ...QUESTION, who: "random" }, "en");
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all([first, stuck]);
  expect(slow.isGone).toBe(true);
  expect(workers).toHaveLength(2);
  expect(one.isNarrow).toBe(true);
  expect(one.comparison?.own.who).toBe("random");
});

test("without a workbench, that is said", async () => {
  const one = new Workbench(
    () => new FakeWorker(),
    undefined,
    () => false,
  );
  await one.ask(QUESTION, "en");
  expect(one.trouble).not.toBeNull();
});
