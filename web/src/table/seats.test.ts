// @vitest-environment jsdom
import { expect, test } from "vitest";
import { speak } from "../lib/locale.svelte";
import type { SeatInfo, TableInfo } from "../net/protocol";
import { COLOURS, PLAIN, Palette, choosing, coloursOf, isFree } from "./seats";

test("a seat has the colour, the symbol and the name that its table says", async () => {
  await speak("en");
  const table: { colours?: number[] } = {};
  const palette = new Palette(() => table.colours);
  expect(palette.label(0)).toBe("● Blue"); // before anything is known about the table
  table.colours = [2, 3, 0, 1];
  expect(COLOURS.map((seat) => palette.label(seat))).toEqual([
    "■ Green",
    "★ Purple",
    "● Blue",
    "▲ Orange",
  ]);
  expect(palette.css(1)).toBe(PLAIN.css(3));
  expect(palette.shape(1)).toBe(PLAIN.shape(3));
  expect(new Set(COLOURS.map((seat) => palette.shape(seat))).size).toBe(4);
});

test("the seat that had a colour gets the other's, as on the server", () => {
  expect(coloursOf([null, null])).toEqual([0, 1, 2, 3]);
  expect(coloursOf([1, null])).toEqual([1, 0, 2, 3]);
  expect(coloursOf([1, 2])).toEqual([1, 2, 0, 3]);
  expect(coloursOf([null, 3, null, 0])).toEqual([1, 3, 2, 0]);
  expect(coloursOf([3, 3, 3, 3].map((_, seat) => 3 - seat))).toEqual([3, 2, 1, 0]);
});

test("a colour is chosen for one seat only", () => {
  expect(choosing([null, 2, 0], 0, 2)).toEqual([2, null, 0]);
  expect(choosing([1, null], 0, 3)).toEqual([3, null]);
});

test("a colour that was chosen for somebody else stays theirs, but not one of the computer's", () => {
  const seat = (kind: SeatInfo["kind"], colour: number | null): SeatInfo => ({
    kind,
    colour,
    name: null,
    taken: true,
    bot: null,
    out: null,
  });
  const seats = [seat("here", 1), seat("link", 2), seat("bot", 3), seat("open", null)];
  const free = COLOURS.filter((colour) => isFree({ seats } as TableInfo, 0, colour));
  expect(free).toEqual([0, 1, 3]);
});

test("nothing but the palette knows how a seat looks or what it is called", () => {
  const files = import.meta.glob<string>("../**/*.{svelte,ts,css}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const bypass = /seat-\$?\{|"seat-[0-3]"|\.seat-[0-3]|colour-\$?\{|SYMBOLS|SHAPES|[●▲■★]/;
  const own = /\/seats(\.test)?\.ts$/;
  const found = Object.entries(files).filter(
    ([name, text]) => !own.test(name) && bypass.test(text),
  );
  expect(Object.keys(files).length).toBeGreaterThan(80);
  expect(found.map(([name]) => name)).toEqual([]);
});
