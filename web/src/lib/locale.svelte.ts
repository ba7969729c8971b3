import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  uk: "Українська",
};
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>("../../../src/spielwerk/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>("en");

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

/** The reader's language: the one chosen before, or the browser's. */
export function preferredLanguage(): Language {
  const chosen = localStorage.getItem("language");
  if (chosen !== null && isLanguage(chosen)) return chosen;
  for (const code of navigator.languages) {
    const short = code.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

export async function speak(wanted: Language): Promise<void> {
  const load = files[`../../../src/spielwerk/locale/${wanted}.ftl`];
  if (load === undefined) throw new Error(`no texts in ${wanted}`);
  const next = new FluentBundle(wanted, { useIsolating: false });
  const errors = next.addResource(new FluentResource(await load()));
  if (errors.length > 0) throw errors[0];
  bundle = next;
  language = wanted;
  document.documentElement.lang = wanted;
  localStorage.setItem("language", wanted);
}

export function spoken(): Language {
  return language;
}

/** A message in the reader's language. A missing one is our bug, and shows. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  if (bundle === null) return "";
  const message = bundle.getMessage(id);
  if (message?.value == null) throw new Error(`no message ${id}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  if (errors.length > 0) throw errors[0];
  return text;
}
