import { expect, test } from "vitest";
import {
  apart,
  changes,
  frameOf,
  marksFor,
  radiusOf,
  standing,
  type Piece,
  type Sketch,
} from "./sketch";

const square = (x: number, y: number): [number, number][] => [
  [x - 0.5, y - 0.5],
  [x + 0.5, y - 0.5],
  [x + 0.5, y + 0.5],
  [x - 0.5, y + 0.5],
];
/** A row of cells with these pieces on them, and how many each seat has in hand. */
function row(cells: Record<string, Piece[]>, ...hands: number[]): Sketch {
  const spots = ["a", "b", "c", "d"].map((name, n) => ({
    name,
    at: [n, 0] as [number, number],
    outline: square(n, 0),
    pieces: cells[name] ?? [],
  }));
  const trays = hands.map((count, seat) => ({
    label: "hand",
    seat,
    count,
    pieces: [],
    names: [],
  }));
  return { box: [-0.5, -0.5, 4, 1], areas: [], lines: [], spots, trays };
}
const mine: Piece = { seat: 0 };
const theirs: Piece = { seat: 1 };

test("what left a spot and came to another glides there", () => {
  expect(changes(row({ a: [mine], d: [theirs] }), row({ b: [mine], d: [theirs] }))).toEqual({
    arrived: [{ spot: "b", index: 0, from: { spot: "a" } }],
    left: [],
  });
});

test("what is new comes from the hand that has less, or from nowhere", () => {
  expect(changes(row({}, 3, 3), row({ c: [theirs] }, 3, 2)).arrived).toEqual([
    { spot: "c", index: 0, from: { tray: 1 } },
  ]);
  expect(changes(row({}, 3, 3), row({ c: [theirs] }, 3, 3)).arrived).toEqual([
    { spot: "c", index: 0, from: null },
  ]);
});

test("what is taken vanishes, and what took it glides", () => {
  expect(changes(row({ a: [mine], b: [theirs] }), row({ b: [mine] }))).toEqual({
    arrived: [{ spot: "b", index: 0, from: { spot: "a" } }],
    left: [{ spot: "b", piece: theirs }],
  });
});

test("a piece that looks different on its spot goes nowhere", () => {
  const locked = { seat: 0, kind: "locked" };
  expect(changes(row({ a: [mine] }), row({ a: [locked] }))).toEqual({ arrived: [], left: [] });
  const grown = changes(row({ a: [mine], b: [mine] }), row({ b: [{ seat: 0, height: 2 }] }));
  expect(grown.arrived).toEqual([]);
});

test("of several alike on a spot, only the new one came", () => {
  expect(changes(row({ a: [mine] }, 2), row({ a: [mine, mine] }, 1)).arrived).toEqual([
    { spot: "a", index: 1, from: { tray: 0 } },
  ]);
});

test("moves are marked where they began and where they ended", () => {
  const { last, left, lines } = marksFor([["a", "b"], ["d"]], row({ b: [mine] }));
  expect([[...last], [...left], lines]).toEqual([["b"], ["a", "d"], [{ from: "a", to: "b" }]]);
});

test("a small board is not blown up", () => {
  expect(frameOf(row({}))).toEqual({ x: -100, y: -250, width: 500, height: 500 });
  expect(apart(row({}).spots)).toBe(100);
});

test("a polygon of many corners is a circle", () => {
  const round = Array.from({ length: 12 }, (_, n): [number, number] => [
    0.3 * Math.cos((n * Math.PI) / 6),
    0.3 * Math.sin((n * Math.PI) / 6),
  ]);
  const spot = { name: "a", at: [0, 0] as [number, number], pieces: [] };
  expect(radiusOf({ ...spot, outline: round })).toBeCloseTo(30);
  expect(radiusOf({ ...spot, outline: square(0, 0) })).toBeNull();
});

test("several pieces on a spot stand side by side", () => {
  expect(standing(1, 40)).toEqual({ places: [{ x: 0, y: 0 }], size: 1 });
  const { places, size } = standing(3, 40);
  expect(size).toBe(0.5);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
});
