import { expect, test, vi } from "vitest";

vi.mock("./locale.svelte", () => ({
  say: (id: string, values: Record<string, string> = {}) =>
    [id, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(" "),
}));

const { sentence, written } = await import("./phrases");

test.each([
  ["rings", "a1", "rings-played-place seat=Blue to=a1"],
  ["rings", "a1-a2", "rings-played-move seat=Blue from=a1 to=a2"],
  ["rings", "a+", "rings-played-turn seat=Blue ring=a"],
  ["rings", "c-", "rings-played-turn-back seat=Blue ring=c"],
  ["rings", "xb3", "rings-played-take seat=Blue from=b3"],
  ["rings", "pass", "played-pass seat=Blue"],
  ["memento", "A1", "memento-played-place seat=Blue to=A1"],
  ["memento", "A1,B2", "memento-played-enter seat=Blue one=A1 two=B2"],
  ["memento", "I+", "memento-played-turn seat=Blue triangle=I"],
  ["memento", "C-", "memento-played-turn-back seat=Blue triangle=C"],
  ["memento", "A1-A0", "memento-played-move seat=Blue from=A1 to=A0"],
  ["memento", "A1/A2,A6", "memento-played-split seat=Blue from=A1 to=A2, A6"],
  ["memento", "A1/2A2,A6", "memento-played-split seat=Blue from=A1 to=2A2, A6"],
  ["memento", "pass", "played-pass seat=Blue"],
  ["triominos", "351@2,-1u", "triominos-played-lay seat=Blue tile=351 to=2,-1u"],
  ["triominos", "J@0,0d", "triominos-played-joker seat=Blue to=0,0d"],
  ["triominos", "swap 351", "triominos-played-swap seat=Blue tile=351"],
  ["triominos", "buy", "triominos-played-buy seat=Blue"],
  ["triominos", "pass", "played-pass seat=Blue"],
  ["dimenticato", "e12=4", "dimenticato-played-call seat=Blue from=e12 number=4"],
  ["dimenticato", "e12-h11", "dimenticato-played-move seat=Blue from=e12 to=h11"],
  ["dimenticato", "e12xh11>f12", "dimenticato-played-hit seat=Blue from=e12 to=h11 back=f12"],
  ["dimenticato", "pass", "dimenticato-played-pass seat=Blue"],
  // Anything unexpected is shown as is.
  ["rings", "§", "event-moved seat=Blue move=§"],
  ["", "a1", "event-moved seat=Blue move=a1"],
])("in %s, %s is told in words", (game, move, told) => {
  expect(sentence(game, "Blue", move)).toBe(told);
});

test("a list has notation, and words in the reader's language", () => {
  expect(written("a1-a2")).toBe("a1-a2");
  expect(written("buy")).toBe("move-buy");
  expect(written("pass")).toBe("move-pass");
  expect(written("swap 351")).toBe("move-swap tile=351");
});
