/**
 * Keys by their place on the keyboard: not every alphabet has an R there, and on a French keyboard
 * the digits need Shift.
 */
export const isLetter = (event: KeyboardEvent, letter: string): boolean =>
  event.code === `Key${letter}`;

/** The digit of a key, whatever it types. */
export function digitOf(event: KeyboardEvent): string | null {
  if (/^\d$/.test(event.key)) return event.key;
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(event.code) ?? [];
  return digit === undefined || event.shiftKey ? null : digit;
}

/** The slash, or the key in its place where a keyboard types a full stop or a comma there. */
export const isSlash = (event: KeyboardEvent): boolean =>
  event.key === "/" || (event.code === "Slash" && /^[.,]$/.test(event.key));
