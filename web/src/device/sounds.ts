import type { TableEvent, View } from "../net/protocol";

/** What each game wants to be heard: the effects of moves that stand out. */
const games = import.meta.glob<{ SPECIAL: readonly string[] }>("../games/*/sounds.ts", {
  eager: true,
});

/** The sounds: wood on wood, and a little brass. */
export type Sound = "mine" | "theirs" | "special" | "turn" | "end" | "tick" | "hurry";

export function soundOf(event: TableEvent, game: string, seat: number | null): Sound | null {
  if (event.kind === "ended") return "end";
  if (event.kind !== "moved") return null;
  const special = games[`../games/${game}/sounds.ts`]?.SPECIAL ?? [];
  if (event.effects.some(({ effect }) => special.includes(effect))) return "special";
  return event.seat === seat ? "mine" : "theirs";
}

export function becomesMine(before: View | null, now: View | null, seat: number | null): boolean {
  return seat !== null && now?.to_move === seat && before !== null && before.to_move !== seat;
}

interface Knock {
  pitch: number;
  /** Seconds after the start. */
  at: number;
  loud: number;
  /** Seconds until it has faded. */
  lasts: number;
  /** How much of it is the click of wood rather than a tone. */
  wood: number;
}

const knock = (pitch: number, at = 0, loud = 0.5, lasts = 0.09, wood = 0.6): Knock => ({
  pitch,
  at,
  loud,
  lasts,
  wood,
});

/** Each sound as knocks on pieces of wood of several sizes; the last two ring a little like brass. */
const SCORES: Record<Sound, Knock[]> = {
  mine: [knock(310)],
  theirs: [knock(220, 0, 0.45)],
  special: [knock(330), knock(440, 0.08), knock(660, 0.16, 0.4, 0.22, 0.15)],
  turn: [knock(520, 0.22, 0.22, 0.12, 0.2)],
  tick: [knock(420, 0, 0.25, 0.05, 0.7)],
  hurry: [knock(560, 0, 0.4, 0.06, 0.5), knock(560, 0.16, 0.4), knock(560, 0.32, 0.4)],
  end: [
    knock(330, 0, 0.45, 0.16, 0.4),
    knock(415, 0.14, 0.4, 0.2, 0.2),
    knock(495, 0.28, 0.4, 0.2, 0.2),
    knock(660, 0.42, 0.4, 0.55, 0.1),
  ],
};

let audio: AudioContext | null = null;
let grain: AudioBuffer | null = null;

const LOUD = 0.2; // quiet: nobody has asked for it

/** Make a sound. Nothing is loaded: it is made from a tone and a little noise. Browsers allow it
 * once somebody has touched the page. */
export function hear(sound: Sound): void {
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const one of SCORES[sound]) strike(audio, one);
}

function strike(context: AudioContext, { pitch, at, loud, lasts, wood }: Knock): void {
  const start = context.currentTime + 0.01 + at;
  const out = context.createGain();
  out.gain.setValueAtTime(loud * LOUD, start);
  out.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  out.connect(context.destination);

  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch * 1.25, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.02);
  share(context, tone, 1 - wood, out);
  tone.start(start);
  tone.stop(start + lasts);

  const click = context.createBufferSource();
  click.buffer = grain ??= noise(context);
  const body = context.createBiquadFilter();
  body.type = "bandpass";
  body.frequency.value = pitch * 3;
  body.Q.value = 4;
  click.connect(body);
  share(context, body, wood * 3, out);
  click.start(start);
  click.stop(start + Math.min(lasts, 0.06));
}

function share(context: AudioContext, from: AudioNode, level: number, to: AudioNode): void {
  const gain = context.createGain();
  gain.gain.value = level;
  from.connect(gain);
  gain.connect(to);
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 10, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
