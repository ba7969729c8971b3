import { expect, test } from "vitest";
import { BOARDS } from "../boards";
import { BOOKS, scenesOf } from "./books";
import { pieces } from "./markup";
import { helpTexts } from "./texts";
import { LANGUAGES, type Language } from "../lib/locale.svelte";

const games = Object.keys(BOARDS);
const isRule = (id: string): boolean => /^[A-Z]{2}-\d+$/.test(id);

test("every game has its help", () => {
  expect(Object.keys(BOOKS).sort()).toEqual([...games].sort());
});

test.each(games)("%s: every rule stands in one section, in order", async (game) => {
  const texts = await helpTexts(game, "en");
  const told = BOOKS[game]?.flatMap(({ rules }) => rules) ?? [];
  expect(told).toEqual(texts.ids.filter(isRule));
});

test.each(games)("%s: every picture that was drawn is shown once", async (game) => {
  const { pictures } = await scenesOf(game);
  const shown = BOOKS[game]?.flatMap((section) => section.pictures) ?? [];
  expect([...shown].sort()).toEqual(Object.keys(pictures).sort());
});

test.each(games)("%s: every step of its lesson can be done", async (game) => {
  const { lesson } = await scenesOf(game);
  for (const { legal, hint, after } of lesson) {
    expect(Object.keys(after).length).toBeGreaterThan(0);
    expect(legal).toEqual(expect.arrayContaining(Object.keys(after)));
    expect(after[hint]).toBeDefined();
  }
});

test.each(games.flatMap((game) => Object.keys(LANGUAGES).map((code) => [game, code])))(
  "%s in %s: all that the page says is there, and its links lead somewhere",
  async (game, code) => {
    const texts = await helpTexts(game, code as Language);
    const rules = texts.ids.filter(isRule);
    expect(texts.say("about")).not.toBe("");
    expect(texts.say("aim")).not.toBe("");
    for (const { id, intro } of BOOKS[game] ?? []) {
      expect(texts.say(`section-${id}`)).not.toBe("");
      if (intro) expect(texts.say(`${id}-intro`)).not.toBe("");
    }
    for (const rule of rules)
      for (const { kind, text } of pieces(texts.say(rule)))
        if (kind === "rule") expect(rules).toContain(text);
  },
);

test("a text that is missing is our mistake", async () => {
  const texts = await helpTexts("rings", "en");
  expect(() => texts.say("RG-99")).toThrow("RG-99");
  expect(() => texts.say("RG-1.alt")).toThrow("RG-1.alt");
  await expect(helpTexts("chess", "en")).rejects.toThrow("chess");
});
