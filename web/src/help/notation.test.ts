// @vitest-environment jsdom
import { expect, test } from "vitest";
import { tell } from "../lib/games.svelte";
import type { GameInfo } from "../lib/protocol";
import { speak } from "../lib/locale.svelte";
import { notation } from "./notation";

test("each form of move is explained once, with its own examples", async () => {
  await speak("en");
  const moves = {
    kinds: { CELL: "[abc][1-8]", RING: "[abc]", WAY: "[+-]" },
    forms: [
      { name: "place", texts: ["{to:CELL}"] },
      { name: "turn", texts: ["{ring:RING}{way:WAY}"] },
    ],
    examples: ["a1", "b+", "b-"],
  };
  tell([{ id: "rings", moves } as unknown as GameInfo]);
  expect(notation("rings")).toEqual([
    ["a1", "place a pawn on a1"],
    ["b+  b-", "turn ring b clockwise, anticlockwise"],
  ]);
});
