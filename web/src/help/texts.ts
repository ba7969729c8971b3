import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../lib/locale.svelte";

// These texts are long: each game's help is loaded only when somebody opens it.
const files = import.meta.glob<string>("../../../src/spielwerk/games/*/words/help.*.ftl", {
  query: "?raw",
  import: "default",
});

/** The help for one game in one language. A missing message is a bug. */
export class HelpTexts {
  /** All messages, in the order of the file. */
  readonly ids: readonly string[];
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(source);
    this.ids = resource.body.map(({ id }) => id);
    const errors = this.#bundle.addResource(resource);
    if (errors[0] !== undefined) throw errors[0];
  }

  /** A message or, with a dot, one of its attributes: `see-lines.alt`. */
  say(id: string): string {
    const [name, attribute] = id.split(".") as [string, string | undefined];
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern == null) throw new Error(`no message ${id} in the help`);
    return this.#bundle.formatPattern(pattern);
  }
}

export async function helpTexts(game: string, language: Language): Promise<HelpTexts> {
  const load = files[`../../../src/spielwerk/games/${game}/words/help.${language}.ftl`];
  if (load === undefined) throw new Error(`no help for ${game} in ${language}`);
  return new HelpTexts(language, await load());
}
