import { expect, test } from "vitest";
import { cog } from "./cog";

test("a cogwheel has four corners a tooth, within its radii, and closes", () => {
  const path = cog(12, 8, 10);
  const corners = path.slice(1, -1).split("L");
  expect(path).toMatch(/^M.*Z$/);
  expect(corners).toHaveLength(48);
  for (const corner of corners) {
    const [x = NaN, y = NaN] = corner.split(" ").map(Number);
    expect([8, 10]).toContain(Math.round(Math.hypot(x, y)));
  }
});
