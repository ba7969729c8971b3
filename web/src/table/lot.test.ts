import { expect, test } from "vitest";
import { DRAWING, RESULT, STILL, hops } from "./lot";

test.each([2, 3, 4])("among %i players the light goes round, slows down and stays", (players) => {
  for (let first = 0; first < players; first++) {
    const all = hops(players, first);
    expect(all.at(-1)).toEqual({ seat: first, at: DRAWING });
    all.slice(1).forEach(({ seat, at }, n) => {
      expect(seat).toBe(((all[n]?.seat ?? 0) + 1) % players);
      const waited = at - (all[n]?.at ?? 0);
      const before = n === 0 ? 0 : (all[n]?.at ?? 0) - (all[n - 1]?.at ?? 0);
      expect(waited).toBeGreaterThan(before);
    });
    for (let seat = 0; seat < players; seat++)
      expect(all.filter((hop) => hop.seat === seat).length).toBeGreaterThanOrEqual(2);
  }
});

test("the draw does not take long", () => {
  expect(DRAWING + RESULT).toBeLessThanOrEqual(2200);
  expect(STILL).toBeLessThanOrEqual(1500);
});
