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

export function isReaction(name: unknown): name is Reaction {
  return REACTIONS.includes(name as Reaction);
}
