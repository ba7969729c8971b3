/** All that people at a table can say to each other. No chat, because children play here. */
export const REACTIONS = [
  "hello",
  "well-played",
  "thanks",
  "oops",
  "thinking",
  "good-game",
] as const;
export type Reaction = (typeof REACTIONS)[number];

export function isReaction(told: unknown): told is Reaction {
  return REACTIONS.includes(told as Reaction);
}
