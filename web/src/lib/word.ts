import { forget, recall, remember } from "./notebook";
import { asksForWord } from "./place";

/** The word that a server may ask for before a table is set up there. This browser keeps it. */
const WORD = "word";

/** For the server, whatever script it is in. */
export function wordHeader(): Record<string, string> {
  const word = recall(WORD);
  return word === null ? {} : { "X-Spielwerk-Word": encodeURIComponent(word) };
}

/** Whether somebody has to be asked for it. */
export const isWordMissing = (): boolean => asksForWord && recall(WORD) === null;

export function keepWord(word: string): void {
  if (word.trim() === "") forget(WORD);
  else remember(WORD, word.trim());
}
