import { packed, recordText } from "../net/api";

interface Recorded {
  id: string;
  game: string;
  /** When it was played, in milliseconds since 1970. */
  at: number;
}

/** Save the record of a game as a file. A game that still goes on needs its host's secret. */
export async function downloadRecord({ id, game, at }: Recorded, host?: string): Promise<void> {
  const text = host === undefined ? await recordText(id) : (await packed(id, host)).record;
  save(fileName(game, at), text);
}

/** The game and the day, as the calendar here has it. */
export function fileName(game: string, at: number, kind = "txt"): string {
  const day = new Date(at);
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, "0"));
  return `${game}-${day.getFullYear()}-${month}-${date}.${kind}`;
}

export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  // Not at once: a browser may still be about to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
