import { say } from "../lib/locale.svelte";
import { recall, remember } from "../lib/notebook";
import { at } from "../lib/place";
import type { GameInfo, OptionInfo } from "../net/protocol";

export type Value = boolean | number | string;
/** Values of options, by name. */
export type Options = Record<string, Value>;

/** Somebody's own rules of a game. */
export interface Variant {
  game: string;
  /** What they are called; "" without a name. */
  name: string;
  /** What was chosen; the rest is by default. */
  options: Options;
}

export const LONGEST_VARIANT = 40; // letters
const SEATS = [2, 3, 4];

// ---- What is changed -----------------------------------------------------------------------------

/** The value of every option: the chosen one, or what another choice implies, or the default. */
export function settled(game: GameInfo, chosen: Options): Options {
  const values: Options = {};
  for (const { name, default: usual } of game.options) values[name] = usual;
  for (const { name, default: usual, sets } of game.options)
    Object.assign(values, sets[String(chosen[name] ?? usual)]);
  return { ...values, ...chosen };
}

/** The fewest options that give these rules. */
export function fewest(game: GameInfo, options: Options): Options {
  const found: Options = {};
  for (const { name } of game.options) {
    const value = options[name];
    if (value !== undefined && settled(game, found)[name] !== value) found[name] = value;
  }
  return found;
}

/** The options that are not as usual, for people to read. */
export function changes(game: GameInfo, options: Options): { option: OptionInfo; text: string }[] {
  const found = fewest(game, options);
  return game.options.flatMap((option) => {
    const value = found[option.name];
    return value === undefined ? [] : [{ option, text: shown(game.id, value) }];
  });
}

export function shown(game: string, value: Value): string {
  if (typeof value === "boolean") return say(value ? "variant-on" : "variant-off");
  return typeof value === "string" ? say(`choice-${game}-${value}`) : String(value);
}

// ---- Links ---------------------------------------------------------------------------------------

/**
 * The address where a table with these rules can be set up: `#rules=pawns=6&name=our+Rings`, and
 * whatever else it should say, such as `&players=3`.
 */
export function variantLink(
  { game, name, options }: Variant,
  more: Record<string, string> = {},
): string {
  const rules = Object.entries(options).map(([option, value]) => `${option}=${String(value)}`);
  const query = new URLSearchParams({ rules: rules.join(" ") });
  if (name !== "") query.set("name", name);
  for (const [key, value] of Object.entries(more)) query.set(key, value);
  return at(`/new/${game}#${query.toString()}`);
}

/** What a link says: rules, their name, and perhaps how many play by them. */
type Linked = Pick<Variant, "name" | "options"> & { players?: number };

/** The rules in a link. Values that no option has are left for the server to refuse. */
export function rulesIn(hash: string): Linked | null {
  const query = new URLSearchParams(hash.slice(1));
  const rules = query.get("rules");
  if (rules === null) return null;
  const options: Options = {};
  for (const rule of rules.split(" ")) {
    const [option = "", value] = rule.split("=");
    if (value !== undefined) options[option] = valueOf(value);
  }
  const name = (query.get("name") ?? "").slice(0, LONGEST_VARIANT);
  const players = Number(query.get("players"));
  return SEATS.includes(players) ? { name, options, players } : { name, options };
}

export function valueOf(text: string): Value {
  if (text === "true" || text === "false") return text === "true";
  return /^\d+$/.test(text) ? Number(text) : text;
}

// ---- Kept in this browser ------------------------------------------------------------------------

const KEPT = "variants";

export function variants(): Variant[] {
  const text = recall(KEPT);
  return text === null ? [] : (JSON.parse(text) as Variant[]);
}

/** The latest comes first; a name stands for one set of rules of a game. */
export function keepVariant(variant: Variant): void {
  remember(KEPT, JSON.stringify([variant, ...others(variant)]));
}

export function forgetVariant(variant: Variant): void {
  remember(KEPT, JSON.stringify(others(variant)));
}

const others = ({ game, name }: Variant): Variant[] =>
  variants().filter((one) => one.game !== game || one.name !== name);
