/** "How to play" is offered once for each game, and after that only on request. */
const PREFIX = "lesson:";

export function isNewTo(game: string): boolean {
  return localStorage.getItem(PREFIX + game) === null;
}

export function offered(game: string): void {
  localStorage.setItem(PREFIX + game, "offered");
}
