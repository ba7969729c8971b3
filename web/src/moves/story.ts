import type { Done } from "../board/board";
import { has, say } from "../lib/locale.svelte";
import { sentence } from "./phrases";
import type { Effect, PlayedMove, View } from "../net/protocol";

/** Who tells what happened, and to whom. */
export interface Eyes {
  /** The seat that reads it; null for an onlooker. */
  me: number | null;
  name: (seat: number) => string;
}

/** All that one seat did in a turn. */
export interface Turn {
  seat: number;
  deeds: readonly Done[];
}

/** Each game tells a turn in its own words, by what it did; null if there is nothing to tell. */
type Teller = (seat: string, effects: readonly Effect[], eyes: Eyes) => string | null;

interface Words {
  tell: Teller;
  /** What everybody has earned, where a game counts something. */
  score?: (view: View) => number[];
}

const games = import.meta.glob<Words>("../games/*/story.ts", { eager: true });

/** The score of a game, seat by seat; null where there is none. */
export function scoreOf(view: View): number[] | null {
  return games[`../games/${view.game}/story.ts`]?.score?.(view) ?? null;
}

/** Moves as turns, without those of one seat. */
export function turnsOf(deeds: readonly Done[], besides: number | null): Turn[] {
  const turns: Turn[] = [];
  for (const deed of deeds) {
    const last = turns.at(-1);
    if (last?.seat === deed.seat)
      turns[turns.length - 1] = { ...last, deeds: [...last.deeds, deed] };
    else turns.push({ seat: deed.seat, deeds: [deed] });
  }
  return turns.filter(({ seat }) => seat !== besides);
}

/** That a computer player could not think as usual; null if it could. */
export function stoodIn({ seat, deeds }: Turn, { name }: Eyes): string | null {
  return deeds.some((deed) => deed.stood_in !== undefined)
    ? say("event-stood-in", { seat: name(seat) })
    : null;
}

/** The turn that ends a list of moves: making a line and taking a pawn for it belong together. */
export function turnUpTo(moves: readonly PlayedMove[]): readonly PlayedMove[] {
  const seat = moves.at(-1)?.seat;
  return moves.slice(moves.findLastIndex((move) => move.seat !== seat) + 1);
}

/** A turn in a sentence, in the players' words; null if nobody knows what it did. */
export function inWords(game: string, { seat, deeds }: Turn, eyes: Eyes): string | null {
  if (deeds.some((deed) => deed.effects === undefined)) return null;
  const effects = deeds.flatMap((deed) => deed.effects ?? []);
  const name = eyes.name(seat);
  const main =
    games[`../games/${game}/story.ts`]?.tell(name, effects, eyes) ??
    passed(name, effects) ??
    byEffects(game, name, effects) ??
    sentence(game, name, deeds.at(-1)?.move ?? "");
  return [main, ...outs(effects, eyes)].join(" ");
}

function passed(seat: string, effects: readonly Effect[]): string | null {
  return effects.some(({ effect }) => effect === "pass") ? say("told-pass", { seat }) : null;
}

/** A game from outside has a message for each effect that is worth telling. */
function byEffects(game: string, seat: string, effects: readonly Effect[]): string | null {
  const sentences = effects.flatMap(({ effect, ...about }) => {
    const id = `${game}-told-${effect}`;
    if (!has(id)) return [];
    const values = Object.entries(about).filter(([, value]) => typeof value !== "object");
    return [say(id, { ...(Object.fromEntries(values) as Record<string, string>), seat })];
  });
  return sentences.length === 0 ? null : [...new Set(sentences)].join(" ");
}

const OUT = ["out", "eliminated"];

const outs = (effects: readonly Effect[], { me, name }: Eyes): string[] =>
  effects.flatMap((one) => {
    const seat = one["seat"];
    if (!OUT.includes(one.effect) || typeof seat !== "number") return [];
    return [seat === me ? say("told-you-out") : say("told-out", { seat: name(seat) })];
  });
