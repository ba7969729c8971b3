import { expect, test } from "vitest";
import { spellerFor } from "../../fixtures";
import { compose } from "../../moves/composer";
import type { Move } from "../../moves/spell";
import {
  after,
  arrange,
  cellAt,
  centreOf,
  cornersOf,
  fit,
  fitWith,
  foresee,
  gainIn,
  isInSight,
  laidIn,
  piecesOf,
  pointsDown,
  rackTileSize,
  readingOf,
  tileOf,
  toScreen,
  toTable,
  turnsFor,
  zoom,
  type Laid,
  type Laying,
  type TriominosEffect,
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

const speller = spellerFor("triominos");
const parse = (text: string): Move => speller.parse(text) as Move;

test("a move is touched by tile and place, in either order", () => {
  const legal = ["351@0,0d", "513@0,0d", "112@1,0u", "swap 211", "buy"];
  const spell = (text: string): string[][] => piecesOf(parse(text), "2,0u");
  expect(compose(legal, spell, ["#135", "0,0d"]).next).toEqual(new Set(["351", "513"]));
  expect(compose(legal, spell, ["0,0d"]).next).toEqual(new Set(["#135"]));
  expect(compose(legal, spell, ["#112"]).next).toEqual(new Set(["1,0u", "2,0u"]));
  expect(compose(legal, spell, ["buy"]).complete).toEqual(["buy"]);
});

const TABLE: Laid[] = [
  { cell: "0,0u", tile: "135" },
  { cell: "0,0d", tile: "J" },
];
const laidBy = (move: string, table = TABLE): Laying | null =>
  laidIn(foresee(parse(move), { table } as TriominosView));

test("our own move is shown at once", () => {
  expect(after(TABLE, ["112", "J"], laidBy("211@1,0u"))).toEqual({
    table: [...TABLE, { cell: "1,0u", tile: "211" }],
    rack: ["J"],
  });
  expect(after(TABLE, ["112", "345"], laidBy("swap 211"))).toEqual({
    table: [TABLE[0], { cell: "0,0d", tile: "211" }],
    rack: ["J", "345"],
  });
  expect(after(TABLE, ["112"], laidBy("buy"))).toEqual({ table: TABLE, rack: ["112"] });
});

test("a swap is shown where the joker is or was", () => {
  expect(laidBy("swap 211")?.cell).toBe("0,0d");
  expect(laidBy("swap 211", [{ cell: "0,0d", tile: "211" }])?.cell).toBe("0,0d");
  expect(laidBy("J@2,-1u")).toEqual({ effect: "joker", tile: "J", reading: "J", cell: "2,-1u" });
  expect(laidBy("pass")).toBe(null);
});

test("tiles keep their places on the rack", () => {
  expect(arrange(["345", "112", "J"], ["112", "222", "345"])).toEqual(["345", "112", "222"]);
});

test("what a tile has earned is in the effects of its move", () => {
  const lay: Laying = { effect: "lay", tile: "111", reading: "111", cell: "0,0u", chips: 4 };
  const effects: TriominosEffect[] = [
    lay,
    { effect: "hexagon", centre: [0, 0], cells: [] },
    { effect: "bridge", cell: "0,0u" },
    { effect: "last-tile" },
  ];
  const all = { cell: "0,0u", chips: 4, hexagons: [[0, 0]], bridge: true, lastTile: true };
  expect(gainIn(effects)).toEqual(all);
  const none = { cell: "0,0u", chips: 4, hexagons: [], bridge: false, lastTile: false };
  expect(gainIn([lay])).toEqual(none);
  expect(gainIn([{ effect: "swap", tile: "111", reading: "111", cell: "0,0u" }])).toBe(null);
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
