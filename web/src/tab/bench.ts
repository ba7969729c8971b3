/** The workbench in a tab: plays games by two sets of rules, a little at a time, whenever it is asked. */
import type { FromBench, ToBench } from "./messages";
import { wakePython } from "./python";

const tell = (message: FromBench): void => self.postMessage(message);

/** `Workbench` in src/spielwerk/tab/workbench.py. */
interface Workbench {
  ask: (asked: string, language: string) => string;
  more: (seconds: number) => string;
}

async function begin(parcel: string): Promise<Workbench> {
  const python = await wakePython(parcel, (loaded) => tell({ loaded }));
  const { start } = python.pyimport("spielwerk.tab.workbench") as { start: () => Workbench };
  return start();
}

let wakes: Promise<Workbench> | null = null;

async function answer(message: ToBench): Promise<void> {
  if ("parcel" in message) {
    wakes = begin(message.parcel);
    await wakes;
    tell({ ready: true });
    return;
  }
  const bench = await wakes;
  if (bench === null) throw new Error("asked before anything was loaded");
  const { id } = message;
  if ("ask" in message)
    tell({ id, answer: bench.ask(JSON.stringify(message.ask), message.language) });
  else tell({ id, answer: bench.more(message.more) });
}

self.onmessage = ({ data }: MessageEvent<ToBench>) => {
  answer(data).catch((error: unknown) => tell({ failed: String(error) }));
};
