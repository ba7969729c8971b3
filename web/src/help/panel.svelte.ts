/** What a player wants to read or learn without leaving the table. */
let asked = $state<{ game: string; rule: string } | null>(null);
let lesson = $state<string | null>(null);

export const ruleAsked = (): { game: string; rule: string } | null => asked;

export function askForRule(game: string, rule: string): void {
  asked = { game, rule };
}

export function putAway(): void {
  asked = null;
}

export const lessonAsked = (): string | null => lesson;

export function askForLesson(game: string): void {
  lesson = game;
}

export function endLesson(): void {
  lesson = null;
}
