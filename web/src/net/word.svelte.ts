import { spoken } from "../lib/locale.svelte";
import { forget, recall, remember } from "../lib/notebook";
import { asksForWord } from "../lib/place";
import type { Problem } from "./protocol";
import { Refusal } from "./refusal";

/**
 * The word that a server may ask for before a table is set up there. Once it was right, this browser
 * keeps a proof of that instead, which need not wait when others nearby have guessed too often.
 */
const WORD = "word";
const PROOF = "word-proof";

type Line = { wait: number } | { proof: string } | { error: Problem };

let seconds = $state(0);
let asking: AbortController | undefined;

/** How many seconds the server's answer to the word will take, if it has to wait. */
export const wordWait = (): number => seconds;

/** Whether somebody has to be asked for it. */
export const isWordMissing = (): boolean =>
  asksForWord && recall(PROOF) === null && recall(WORD) === null;

export function keepWord(word: string): void {
  if (word.trim() === "") forget(WORD);
  else remember(WORD, word.trim());
}

/** For the server: that tables may be set up from here. */
export async function proofHeader(): Promise<Record<string, string>> {
  const word = recall(WORD);
  if (word !== null) await exchange(word);
  const proof = recall(PROOF);
  return proof === null ? {} : { "X-Spielwerk-Proof": proof };
}

/** Whoever leaves the page does not wait any longer. */
export const stopWaiting = (): void => asking?.abort();

async function exchange(word: string): Promise<void> {
  asking = new AbortController();
  try {
    const answer = await fetch("/api/word", {
      method: "POST",
      headers: {
        "Accept-Language": spoken(),
        "X-Spielwerk-Word": encodeURIComponent(word), // it may be in any script
      },
      signal: asking.signal,
    });
    for await (const line of linesOf(answer)) hear(line);
  } finally {
    seconds = 0;
  }
}

function hear(line: Line): void {
  if ("wait" in line) {
    seconds = line.wait;
  } else if ("proof" in line) {
    remember(PROOF, line.proof);
    forget(WORD);
  } else {
    if (line.error.reason === "word") forget(WORD);
    throw Refusal.of(line.error);
  }
}

/** An answer's lines as they come; a short one is a single line without an end. */
async function* linesOf(answer: Response): AsyncGenerator<Line> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done = true, value = "" } = (await reader?.read()) ?? {};
    const lines = (text + value).split("\n");
    text = done ? "" : (lines.pop() ?? "");
    for (const line of lines) if (line !== "") yield JSON.parse(line) as Line;
    if (done) return;
  }
}
