/** What a player wants to read or learn without leaving the table: a rule, and a game. */
export const panel = $state<{
  rule: { game: string; rule: string } | null;
  lesson: string | null;
}>({ rule: null, lesson: null });
