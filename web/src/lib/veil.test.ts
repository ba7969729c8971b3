import { describe, expect, test, vi } from "vitest";
import type { TableEvent } from "./protocol";
import type { Table } from "./table.svelte";
import { veiled } from "./veil";

const SECRET = "0 1 2";

/** Everything that a table knows, with a secret in all of it that is about its seat. */
function known(): Record<string, unknown> {
  return {
    view: {
      game: "x",
      players: 2,
      seat: 1,
      to_move: 1,
      turns: 3,
      over: false,
      ranks: null,
      ended: null,
      racks: [SECRET],
    },
    newest: {
      info: { stage: "running" },
      view: { game: "x", to_move: 1, turns: 3, racks: [SECRET] },
    },
    legal: [SECRET],
    myTurn: true,
    pending: SECRET,
    hint: { best: [{ move: SECRET }] },
    asking: true,
    last: { effects: [SECRET] },
    refusal: { text: SECRET, rule: "TR-6" },
    seat: 1,
    hear: null,
    play: vi.fn(),
    why: vi.fn(),
    askHint: vi.fn(),
    send: vi.fn(),
    onEvent(listener: unknown) {
      this.hear = listener;
    },
  };
}

describe("while a screen is handed over", () => {
  test("nothing that is known of a seat can be read", () => {
    const table = known();
    const veil = veiled(table as unknown as Table) as unknown as Record<string, unknown>;
    for (const name of Object.keys(table))
      expect(JSON.stringify(veil[name]) ?? "").not.toContain(SECRET);
    expect(veil).toMatchObject({ myTurn: false, seat: 1 });
    expect(veil["view"]).toMatchObject({ to_move: 1, turns: 3 });
  });

  test("nothing about it can be asked, but people can still talk to each other", () => {
    const table = known();
    const veil = veiled(table as unknown as Table);
    veil.askHint();
    veil.play("a");
    veil.why("a");
    for (const name of ["askHint", "play", "why"]) expect(table[name]).not.toHaveBeenCalled();
    veil.send({ type: "undo" });
    expect(table["send"]).toHaveBeenCalledWith({ type: "undo" });
  });

  test("nothing about it is heard", () => {
    const table = known();
    const heard: TableEvent[] = [];
    veiled(table as unknown as Table).onEvent((event) => heard.push(event));
    const hear = table["hear"] as (event: unknown, isNew: boolean) => void;
    hear(
      { kind: "moved", n: 4, seat: 1, move: "buy", effects: [{ effect: "buy", tile: SECRET }] },
      true,
    );
    expect(heard).toEqual([{ kind: "moved", n: 4, seat: 1, move: "buy", effects: [] }]);
  });

  test("what is told to everybody still is", () => {
    const table = { ...known(), refusal: { text: "too fast", rule: null } };
    const veil = veiled(table as unknown as Table);
    expect(veil.refusal?.text).toBe("too fast");
    veil.refusal = null;
    expect(table.refusal).toBeNull();
  });
});
