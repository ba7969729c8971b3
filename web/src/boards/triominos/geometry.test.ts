import { expect, test } from "vitest";
import { compose } from "../../lib/composer";
import {
  arrange,
  cellAt,
  cellOfMove,
  cellsAround,
  centreOf,
  cornersOf,
  fit,
  fitWith,
  gainOf,
  isInSight,
  pointsDown,
  rackTileSize,
  readingOf,
  spell,
  tileOf,
  toScreen,
  toTable,
  turnsFor,
  valuesAround,
  withPending,
  zoom,
  type Laid,
  type TriominosView,
} from "./geometry";

const CELLS = ["0,0u", "0,0d", "-3,2u", "-3,2d", "4,-5d", "4,-5u"];

test("the middle of a cell is inside it", () => {
  for (const cell of CELLS) expect(cellAt(centreOf(cell))).toBe(cell);
});

test("a tip points up or down", () => {
  for (const cell of CELLS) {
    const [tip, second, third] = cornersOf(cell);
    const below = pointsDown(cell) ? -1 : 1;
    expect(tip?.[1]).toBe((second?.[1] ?? 0) + below);
    expect(second?.[1]).toBe(third?.[1]);
  }
});

test("six cells meet in each of their corners", () => {
  for (const cell of CELLS) {
    for (const corner of cornersOf(cell)) {
      const around = cellsAround(corner);
      expect(new Set(around).size).toBe(6);
      expect(around).toContain(cell);
      for (const one of around) expect(cornersOf(one)).toContainEqual(corner);
    }
  }
});

test("a tile reads differently as it is turned, by sixths", () => {
  expect([0, 2, 4, 6].map((turns) => readingOf("135", turns))).toEqual([
    "135",
    "513",
    "351",
    "135",
  ]);
  expect([3, 5, 1, -3].map((turns) => readingOf("135", turns))).toEqual([
    "135",
    "513",
    "351",
    "135",
  ]);
  expect(readingOf("J", 1)).toBe("J");
});

test("a tile turns the short way", () => {
  expect(turnsFor("135", "351", true, 0)).toBe(1);
  expect(turnsFor("135", "513", true, 0)).toBe(-1);
  expect(turnsFor("135", "135", true, 7)).toBe(9);
  expect(turnsFor("222", "222", false, 3)).toBe(4);
  expect(turnsFor("J", "J", false, 2)).toBe(2);
});

test("a tile is written from its smallest value", () => {
  expect(tileOf("351")).toBe("135");
  expect(tileOf("211")).toBe("112");
  expect(tileOf("J")).toBe("J");
});

test("a move is spelled by tile and place, in either order", () => {
  const legal = ["351@0,0d", "513@0,0d", "112@1,0u", "swap 211", "buy"];
  expect(compose(legal, spell, ["#135", "@0,0d"]).next).toEqual(new Set(["351", "513"]));
  expect(compose(legal, spell, ["@0,0d"]).next).toEqual(new Set(["#135"]));
  expect(compose(legal, spell, ["#112"]).next).toEqual(new Set(["@1,0u", "swap"]));
  expect(compose(legal, spell, ["buy"]).complete).toEqual(["buy"]);
});

test("our own move is shown at once", () => {
  const table: Laid[] = [
    { cell: "0,0u", tile: "135" },
    { cell: "0,0d", tile: "J" },
  ];
  expect(withPending(table, ["112", "J"], "211@1,0u")).toEqual({
    table: [...table, { cell: "1,0u", tile: "211" }],
    rack: ["J"],
  });
  expect(withPending(table, ["112", "345"], "swap 211")).toEqual({
    table: [table[0], { cell: "0,0d", tile: "211" }],
    rack: ["J", "345"],
  });
  expect(withPending(table, ["112"], "buy")).toEqual({ table, rack: ["112"] });
  expect(withPending(table, ["112"], null)).toEqual({ table, rack: ["112"] });
});

test("a swap is shown where the joker was", () => {
  const before: Laid[] = [{ cell: "0,0d", tile: "J" }];
  const after: Laid[] = [{ cell: "0,0d", tile: "211" }];
  expect(cellOfMove("swap 211", after, before)).toBe("0,0d");
  expect(cellOfMove("swap 211", after, null)).toBe("0,0d");
  expect(cellOfMove("135@2,-1u", after, before)).toBe("2,-1u");
  expect(cellOfMove("buy", after, before)).toBe(null);
});

test("what a place needs can be read around it; the joker needs nothing", () => {
  const table: Laid[] = [
    { cell: "0,0u", tile: "135" },
    { cell: "1,0u", tile: "J" },
  ];
  expect(valuesAround(table, "0,0d")).toEqual(["3", "1", null]);
});

test("tiles keep their places on the rack", () => {
  expect(arrange(["345", "112", "J"], ["112", "222", "345"])).toEqual(["345", "112", "222"]);
});

const view = (cells: string[], chips: number, rack: number): TriominosView => ({
  game: "triominos",
  turns: 4,
  ranks: null,
  ended: null,
  table: cells.map((cell) => ({ cell, tile: "111" })),
  open_cells: [],
  chips: [chips, 4],
  rack_sizes: [rack, 6],
  racks: [null, null],
  pot: 9,
  joker_holder: null,
  last_round: null,
  players: 2,
  seat: 0,
  to_move: 0,
  over: false,
});

test("hexagons, bridges and a last tile are recognised by the chips", () => {
  const around = cellsAround([0, 0]);
  const five = around.slice(1);
  const hexagon = gainOf(view(five, 4, 3), view(around, 6, 2), 0, "0,0u");
  expect(hexagon).toEqual({ chips: 2, hexagons: [[0, 0]], bridge: false, lastTile: false });
  expect(gainOf(view(["0,0d"], 4, 3), view(["0,0d", "0,0u"], 6, 2), 0, "0,0u").bridge).toBe(true);
  const last = gainOf(view(["0,0d"], 4, 1), view(["0,0d", "0,0u"], 6, 0), 0, "0,0u");
  expect(last).toEqual({ chips: 2, hexagons: [], bridge: false, lastTile: true });
  expect(gainOf(view([], 4, 2), view(["0,0u"], 5, 1), 0, "0,0u").bridge).toBe(false);
});

test("everything is visible", () => {
  const camera = fit(CELLS, 700, 400);
  for (const cell of CELLS) {
    const { x, y } = toScreen(camera, centreOf(cell));
    expect(x > 0 && x < 700 && y > 0 && y < 400).toBe(true);
  }
});

test("if not everything fits, the places that matter are visible", () => {
  const far = ["-9,0u", "9,0d"];
  expect(isInSight(fit(far, 330, 300), "9,0d", 330, 300)).toBe(false);
  expect(isInSight(fitWith(far, ["9,0d"], 330, 300), "9,0d", 330, 300)).toBe(true);
  expect(fitWith(far, ["0,0u"], 330, 300)).toEqual(fit(far, 330, 300));
});

test("the point under the finger stays where it is", () => {
  const at = { x: 120, y: 40 };
  const camera = fit(CELLS, 700, 400);
  const nearer = zoom(camera, 1.5, at);
  expect(nearer.scale).toBeCloseTo(camera.scale * 1.5);
  expect(toTable(nearer, at).x).toBeCloseTo(toTable(camera, at).x);
  expect(toTable(nearer, at).y).toBeCloseTo(toTable(camera, at).y);
  expect(zoom(camera, 1000, at).scale).toBeLessThan(2);
});

test("tiles on the rack never get too small for a finger", () => {
  expect(rackTileSize(6, 328, 96)).toBe(54);
  expect(rackTileSize(8, 328, 96)).toBe(48);
  expect(rackTileSize(6, 640, 96)).toBe(96);
  expect(rackTileSize(30, 328, 96)).toBe(44);
});
