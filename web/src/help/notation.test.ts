// @vitest-environment jsdom
import { expect, test } from "vitest";
import { SCHEMAS } from "../fixtures";
import { tell } from "../moves/games.svelte";
import type { GameInfo } from "../net/protocol";
import { speak } from "../lib/locale.svelte";
import { notation } from "./notation";

test("each form of move is explained once, with its own examples", async () => {
  await speak("en");
  const moves = { ...SCHEMAS.rings, examples: ["a1", "b+", "b-"] };
  tell([{ id: "rings", moves } as unknown as GameInfo]);
  expect(notation("rings")).toEqual([
    ["a1", "place a pawn on a1"],
    ["b+  b-", "turn ring b clockwise, anticlockwise"],
  ]);
});
