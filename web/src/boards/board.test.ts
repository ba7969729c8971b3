import { expect, test } from "vitest";
import { neighbour } from "./board";

const spots = [
  { name: "left", x: 0, y: 0 },
  { name: "right", x: 10, y: 0 },
  { name: "far", x: 20, y: 1 },
  { name: "below", x: 1, y: 10 },
];

test("arrow keys lead to the nearest spot that way", () => {
  expect(neighbour(spots, "left", "ArrowRight")).toBe("right");
  expect(neighbour(spots, "right", "ArrowRight")).toBe("far");
  expect(neighbour(spots, "left", "ArrowDown")).toBe("below");
  expect(neighbour(spots, "below", "ArrowUp")).toBe("left");
});

test("at the edge one stays", () => {
  expect(neighbour(spots, "left", "ArrowLeft")).toBe("left");
  expect(neighbour(spots, "left", "Enter")).toBe("left");
});
