import type { Spell } from "./composer";
import type { MoveSchema } from "../net/protocol";

export type Writing = Pick<MoveSchema, "kinds" | "forms"> & Partial<MoveSchema>;

export interface Move {
  text: string;
  form: string;
  /** A part that occurs twice is `to` and `to2`. */
  parts: Readonly<Record<string, string>>;
  /** What is touched for it, piece by piece, in every order that is possible. */
  pieces: string[][];
}

const PART = /\{(\w+):(\w+)\}/g;

interface Text {
  form: string;
  pattern: RegExp;
  names: string[];
}

export class Speller {
  readonly #texts: Text[];
  readonly #known = new Map<string, Move | null>();

  constructor(private readonly schema: Writing) {
    this.#texts = schema.forms.flatMap(({ name, texts }) =>
      texts.map((text) => ({
        form: name,
        pattern: this.#pattern(text),
        names: [...text.matchAll(PART)].map(([, part = ""]) => part),
      })),
    );
  }

  /** The parts of a move; null if it is written in no way that we know. */
  parse(text: string): Move | null {
    let move = this.#known.get(text);
    if (move === undefined) this.#known.set(text, (move = this.#parse(text)));
    return move;
  }

  /** What is touched for a move; a word like "pass" is one piece. */
  readonly pieces: Spell = (text) => this.parse(text)?.pieces ?? [[text]];

  write(form: string, parts: Readonly<Record<string, string>> = {}): string {
    const text = this.schema.forms.find(({ name }) => name === form)?.texts[0];
    if (text === undefined) throw new Error(`no moves of the form ${form}`);
    const names = numbered([...text.matchAll(PART)].map(([, part = ""]) => part));
    return text.replace(PART, () => parts[names.shift() ?? ""] ?? "");
  }

  #pattern(text: string): RegExp {
    const plain = (literal: string): string => literal.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
    let pattern = "";
    let done = 0;
    for (const found of text.matchAll(PART)) {
      pattern += `${plain(text.slice(done, found.index))}(${this.schema.kinds[found[2] ?? ""]})`;
      done = found.index + found[0].length;
    }
    return new RegExp(`^${pattern}${plain(text.slice(done))}$`);
  }

  #parse(text: string): Move | null {
    for (const { form, pattern, names } of this.#texts) {
      const found = pattern.exec(text)?.slice(1);
      if (found === undefined) continue;
      const parts = Object.fromEntries(numbered(names).map((name, n) => [name, found[n] ?? ""]));
      const things = names.map((name, n) => ({ name, thing: found[n] ?? "" }));
      const pieces =
        names.length === 0
          ? [[text]]
          : this.#texts
              .filter((other) => other.form === form)
              .flatMap((other) => orders(other.names, things));
      return { text, form, parts, pieces };
    }
    return null;
  }
}

/** `to`, `to` become `to`, `to2`. */
function numbered(names: readonly string[]): string[] {
  return names.map((name, n) => {
    const before = names.slice(0, n).filter((other) => other === name).length;
    return before === 0 ? name : `${name}${before + 1}`;
  });
}

/** Things with the same name come in any order. */
function orders(
  names: readonly string[],
  things: readonly { name: string; thing: string }[],
): string[][] {
  const [first, ...rest] = names;
  if (first === undefined) return [[]];
  return things.flatMap((one, n) =>
    one.name === first
      ? orders(
          rest,
          things.filter((_, other) => other !== n),
        ).map((others) => [one.thing, ...others])
      : [],
  );
}
