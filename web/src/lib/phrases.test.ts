import { expect, test, vi } from "vitest";

vi.mock("./locale.svelte", () => ({
  say: (id: string, values: Record<string, string> = {}) =>
    [id, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(" "),
}));

const { sentence, written } = await import("./phrases");

test.each([
  // Rings
  ["a1", "played-place seat=Blue to=a1"],
  ["a1-a2", "played-move seat=Blue from=a1 to=a2"],
  ["a+", "played-turn seat=Blue what=a"],
  ["c-", "played-turn-back seat=Blue what=c"],
  ["xb3", "played-take seat=Blue from=b3"],
  ["pass", "played-pass seat=Blue"],
  // Memento
  ["A1,B2", "played-enter seat=Blue one=A1 two=B2"],
  ["I+", "played-turn seat=Blue what=I"],
  ["A1-A0", "played-move seat=Blue from=A1 to=A0"],
  ["A1/A2,A6", "played-split seat=Blue from=A1 to=A2,A6"],
  ["A1/2A2,A6", "played-split seat=Blue from=A1 to=2A2,A6"],
  // Triominos
  ["351@2,-1u", "played-lay seat=Blue tile=351 to=2,-1u"],
  ["J@0,0d", "played-joker seat=Blue to=0,0d"],
  ["swap 351", "played-swap seat=Blue tile=351"],
  ["buy", "played-buy seat=Blue"],
  // Dimenticato
  ["e12=4", "played-call seat=Blue from=e12 number=4"],
  ["e12-h11", "played-move seat=Blue from=e12 to=h11"],
  ["e12xh11>f12", "played-hit seat=Blue from=e12 to=h11 back=f12"],
  // What nobody foresaw is told as it is.
  ["§", "event-moved seat=Blue move=§"],
])("%s is told in words", (move, told) => {
  expect(sentence("Blue", move)).toBe(told);
});

test("a list has notation, and words of the reader's language", () => {
  expect(written("a1-a2")).toBe("a1-a2");
  expect(written("buy")).toBe("move-buy");
  expect(written("pass")).toBe("move-pass");
  expect(written("swap 351")).toBe("move-swap tile=351");
});
