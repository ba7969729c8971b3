// @vitest-environment jsdom
import { expect, test } from "vitest";
import { count, forgetPlayed, played, summary, type Played } from "./statistics";

const game = (at: number, outcome: Played["outcome"], level = 1, seconds = 60): Played => ({
  table: `t${at}`,
  game: "x",
  level,
  outcome,
  seconds,
  at,
});

test("a game counts once", () => {
  count(game(1, "won"));
  count(game(1, "won"));
  count(game(2, "lost"));
  expect(played()).toHaveLength(2);
  forgetPlayed();
  expect(played()).toEqual([]);
});

test("wins by level, streaks and the best time", () => {
  const all = [
    game(1, "won"),
    game(2, "won", 2, 45),
    game(3, "lost", 2),
    game(4, "draw"),
    game(5, "won", 1, 90),
  ];
  expect(summary(all)).toEqual({
    games: 5,
    won: 3,
    draws: 1,
    levels: [
      { level: 1, games: 3, won: 2 },
      { level: 2, games: 2, won: 1 },
    ],
    streak: 1,
    bestStreak: 2,
    bestTime: 45,
  });
});

test("whoever has never won has no best time", () => {
  expect(summary([game(1, "lost")]).bestTime).toBeNull();
});
