import { expect, test } from "vitest";
import { pieces } from "./markup";

test("plain text is one piece", () => {
  expect(pieces("Nothing special.")).toEqual([{ kind: "plain", text: "Nothing special." }]);
});

test("what is stressed, what is ours and other rules are distinguished", () => {
  expect(pieces("_Turn:_ see RG-5, if you like.* Or not")).toEqual([
    { kind: "strong", text: "Turn:" },
    { kind: "plain", text: " see " },
    { kind: "rule", text: "RG-5" },
    { kind: "plain", text: ", if you like." },
    { kind: "ours", text: " " },
    { kind: "plain", text: " Or not" },
  ]);
  expect(pieces("_Empty_*, or RG-7.*").map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "strong Empty",
    "ours  ",
    "plain , or ",
    "rule RG-7",
    "plain .",
    "ours  ",
  ]);
});
