import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { ROOT } from "./place";
import { recall, remember } from "./notebook";

export const LANGUAGES = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  uk: "Українська",
};
export type Language = keyof typeof LANGUAGES;

// The house's texts, and each game's own.
const files = import.meta.glob<string>(
  ["../../../src/spielwerk/locale/??.ftl", "../../../src/spielwerk/games/*/words/??.ftl"],
  { query: "?raw", import: "default" },
);

const BUILT_IN = Object.keys(files).flatMap(
  (path) => /games\/(\w+)\/words\/en\.ftl$/.exec(path)?.[1] ?? [],
);

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>("en");

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

/** The reader's language: the one chosen before, or the browser's. */
export function preferredLanguage(): Language {
  const chosen = recall("language");
  if (chosen !== null && isLanguage(chosen)) return chosen;
  for (const code of navigator.languages) {
    const short = code.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

export async function speak(wanted: Language): Promise<void> {
  const own = Object.keys(files).filter((path) => path.endsWith(`/${wanted}.ftl`));
  const next = new FluentBundle(wanted, { useIsolating: false });
  const texts = own.map((path) => files[path]?.() ?? "");
  const guests = all().filter((game) => !BUILT_IN.includes(game));
  for (const text of await Promise.all([...texts, ...guests.map((id) => asked(id, wanted))])) {
    const errors = next.addResource(new FluentResource(text));
    if (errors.length > 0) throw errors[0];
  }
  bundle = next;
  language = wanted;
  document.documentElement.lang = wanted;
  remember("language", wanted);
}

/** The ids of all games. The server writes them into the page. */
function all(): string[] {
  const ids = document.querySelector<HTMLMetaElement>("meta[name=games]")?.content;
  return ids?.split(" ") ?? BUILT_IN;
}

/** The words of a game that was not there when the app was built. */
async function asked(game: string, wanted: Language): Promise<string> {
  try {
    const answer = await fetch(`${ROOT}games/${game}.${wanted}.ftl`);
    return answer.ok ? await answer.text() : "";
  } catch {
    return ""; // without a connection, this game is not shown
  }
}

/** The games that we have words for. */
export const gamesShown = (): string[] =>
  all().filter((game) => bundle?.hasMessage(`game-${game}`) ?? false);

export function spoken(): Language {
  return language;
}

/** Whether there is a message: games may have words of their own. */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** A message, or after a dot one of its attributes. A missing one is our bug, and shows. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  if (bundle === null) return "";
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern == null) throw new Error(`no message ${id}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0) throw errors[0];
  return text;
}
