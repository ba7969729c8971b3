/**
 * The table in a tab: runs the project's own Python, and passes on what the page and the tables say
 * to each other, as texts. See src/spielwerk/tab.
 */
import { Store } from "./store";
import type { FromWorker, ToWorker } from "./messages";
import { wakePython } from "./python";

const tell = (message: FromWorker): void => self.postMessage(message);

type Tell = (text: string) => void;
type Start = (store: Store, tell: Tell, publish: Tell) => Promise<Tables>;

/** `Tab` in src/spielwerk/tab/start.py. */
interface Tables {
  hear: Tell;
  heed: Tell;
}

async function begin(pythonBundle: string): Promise<Tell> {
  const [python, store] = await Promise.all([
    wakePython(pythonBundle, (loaded) => tell({ loaded })),
    Store.open((trouble) => tell({ trouble })),
  ]);
  const { start } = python.pyimport("spielwerk.tab.start") as { start: Start };
  const otherTabs = new BroadcastChannel("spielwerk");
  const tables = await start(
    store,
    (text) => tell({ text }),
    (text) => otherTabs.postMessage(text),
  );
  otherTabs.onmessage = ({ data }: MessageEvent<string>) => tables.heed(data);
  return (text) => tables.hear(text);
}

let hears: Promise<Tell> | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("pythonBundle" in data) {
    hears = begin(data.pythonBundle);
    hears.then(
      () => tell({ ready: true }),
      (error: unknown) => tell({ failed: String(error) }),
    );
  } else {
    void hears?.then((hear) => hear(data.text));
  }
};
