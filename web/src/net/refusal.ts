import type { Problem } from "./protocol";

/** What a table or a server refused, in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    text: string,
    readonly rule: string | null,
  ) {
    super(text);
  }

  static of({ reason, text, rule }: Problem): Refusal {
    return new Refusal(reason, text, rule);
  }
}

/** The tables in this tab could not be loaded. */
export class TabFailed extends Error {}
