/** The workbench in a tab: plays games by two sets of rules, a little at a time, whenever it is asked. */
import type { FromWorkbench, ToWorkbench } from "./messages";
import { wakePython } from "./python";

const tell = (message: FromWorkbench): void => self.postMessage(message);

/** `PythonWorkbench` in src/spielwerk/tab/workbench.py. */
interface PythonWorkbench {
  ask: (asked: string, language: string) => string;
  more: (seconds: number) => string;
}

async function begin(pythonBundle: string): Promise<PythonWorkbench> {
  const python = await wakePython(pythonBundle, (loaded) => tell({ loaded }));
  const { start } = python.pyimport("spielwerk.tab.workbench") as { start: () => PythonWorkbench };
  return start();
}

let wakes: Promise<PythonWorkbench> | null = null;

async function answer(message: ToWorkbench): Promise<void> {
  if ("pythonBundle" in message) {
    wakes = begin(message.pythonBundle);
    await wakes;
    tell({ ready: true });
    return;
  }
  const workbench = await wakes;
  if (workbench === null) throw new Error("asked before anything was loaded");
  const { id } = message;
  if ("ask" in message)
    tell({ id, answer: workbench.ask(JSON.stringify(message.ask), message.language) });
  else tell({ id, answer: workbench.more(message.more) });
}

self.onmessage = ({ data }: MessageEvent<ToWorkbench>) => {
  answer(data).catch((error: unknown) => tell({ failed: String(error) }));
};
