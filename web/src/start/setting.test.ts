// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../net/protocol";
import { settingIn, settingLink, settingOf } from "./setting";

const person = { kind: "here", name: "Anna", bot: null, colour: null } as SeatInfo;
const info = (more: Partial<TableInfo>): TableInfo =>
  ({
    game: "rings",
    players: 3,
    options: { pawns: 6 },
    variant: "ours",
    seats: [
      { ...person, colour: 2 },
      { ...person, kind: "bot", name: null, bot: 4 },
      { ...person, kind: "bot", name: "a:Deep", bot: 2 },
    ],
    begins: 1,
    clock: { total: null, increment: 0, per_move: 60, on_time: "bot" },
    hints: true,
    takebacks: false,
    onlookers: true,
    ...more,
  }) as TableInfo;

test("a link carries everything that was set up", () => {
  const table = info({});
  const setting = settingOf(table, 0, true);
  expect(setting).toEqual({
    seats: [
      { kind: "here", colour: 2, level: null },
      { kind: "bot", colour: null, level: 4 },
      { kind: "bot", colour: null, level: "a:Deep" },
    ],
    first: 1,
    clock: "move",
    off: ["takebacks"],
  });
  const [page, hash] = settingLink(table, setting).split("#");
  expect(page).toBe("/new/rings");
  expect(settingIn(`#${hash}`)).toEqual(setting);
  expect(settingIn("#rules=pawns=6&players=3")).toBeNull();
});

test("a guest takes the first seat and invites the others", () => {
  const seats = [person, { ...person, kind: "link" as const }, { ...person, kind: "bot", bot: 1 }];
  const setting = settingOf(info({ seats: seats as SeatInfo[], begins: 0, clock: null }), 1, false);
  expect(setting.seats.map(({ kind }) => kind)).toEqual(["here", "bot", "link"]);
  expect(setting.first).toBe(2);
  expect(setting.clock).toBe("none");
});
