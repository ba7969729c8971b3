// @vitest-environment jsdom
import { expect, test } from "vitest";
import { DRAWN, drawingOf } from "../games";
import { HELPED, scenesOf, TIPS, type Scenes } from "./books";
import { pieces } from "./markup";
import { helpTexts, type HelpTexts } from "./texts";
import { LANGUAGES, say, type Language } from "../lib/locale.svelte";

const games = DRAWN;
const everywhere = games.flatMap((game) => Object.keys(LANGUAGES).map((code) => [game, code]));
const isRule = (id: string): boolean => /^[A-Z]{2}-\d+$/.test(id);

/** The ids of the texts on a game's first page. */
function onFirstPage({ page }: Scenes): string[] {
  return [
    "page-about",
    ...page.flatMap(({ before, list, after, rewards, pictures }) => [
      ...before,
      ...list,
      ...after,
      ...(rewards.length > 0 ? ["page-reward", ...rewards.map(([name]) => name)] : []),
      ...pictures.map((name) => `see-${name}`),
    ]),
    ...TIPS,
  ];
}

const words = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

test("every game has its help", () => {
  expect([...HELPED].sort()).toEqual([...games].sort());
});

test.each(games)("%s: the first page has a part for each question, and is short", async (game) => {
  const scenes = await scenesOf(game);
  const titles = scenes.page.map(({ title }) => title);
  expect(titles).toEqual(["help-set-up", "help-turn", "help-end"]);
  const texts = await helpTexts(game, "en");
  expect(texts.say("page-about").match(/[.!?](?= |$)/g)).toHaveLength(2);
  const shown = [...titles, "help-players", "help-tips"].map((title) => say(title));
  shown.push(...onFirstPage(scenes).map((name) => texts.say(name)));
  const total = shown.map(words).reduce((sum, count) => sum + count, 0);
  expect(total).toBeLessThanOrEqual(250);
  expect(total).toBeGreaterThan(150); // otherwise the texts were not found
});

// How the four games name their cells, points and fields: a1, A0, 2,-1u, e12.
const NAMES = /\b[a-n]\d{1,2}\b|\b[ABCI][0-6]\b|\d,\s?-?\d+[ud]\b|@/;

test("names of cells and rules would be found", () => {
  for (const name of ["a1", "c8", "A0", "I6", "0,0u", "-1, 2d", "n14", "e12=4", "351@2,-1u"])
    expect(name).toMatch(NAMES);
  for (const plain of ["a 4", "A Double", "2, 3, 4 or 5 fields", "11 stones (15)", "I 2"])
    expect(plain).not.toMatch(NAMES);
});

test.each(everywhere)("%s in %s: no names and no rules on the first page", async (game, code) => {
  const texts = await helpTexts(game, code as Language);
  for (const id of onFirstPage(await scenesOf(game))) {
    const shown = [texts.say(id)];
    if (id.startsWith("see-")) shown.push(texts.say(`${id}.alt`));
    for (const text of shown) {
      expect(text, id).not.toMatch(NAMES);
      expect(pieces(text).map(({ kind }) => kind)).not.toContain("rule");
    }
  }
});

/** Everything the help page and the lesson say. */
function shown(scenes: Scenes, texts: HelpTexts): Set<string> {
  return new Set([
    ...onFirstPage(scenes),
    ...scenes.book.flatMap(({ id, rules, pictures, intro, note }) => [
      `section-${id}`,
      ...(intro ? [`${id}-intro`] : []),
      ...rules,
      ...pictures.map((name) => `see-${name}`),
      ...(note === null ? [] : [note]),
    ]),
    ...texts.ids.filter((id) => id.startsWith("step-")), // the scenes say how many there are
  ]);
}

test.each(everywhere)("%s in %s: every text of the help is shown", async (game, code) => {
  const texts = await helpTexts(game, code as Language);
  expect([...texts.ids].sort()).toEqual([...shown(await scenesOf(game), texts)].sort());
});

test.each(games)("%s: every rule stands in one section, in order", async (game) => {
  const texts = await helpTexts(game, "en");
  const shown = (await scenesOf(game)).book.flatMap(({ rules }) => rules);
  expect(shown).toEqual(texts.ids.filter(isRule));
});

test.each(games)("%s: every picture that was drawn is shown once", async (game) => {
  const { page, book, pictures } = await scenesOf(game);
  const shown = [...page, ...book].flatMap((part) => part.pictures);
  expect([...shown].sort()).toEqual(Object.keys(pictures).sort());
});

test.each(games)("%s: every picture is boards, or has a drawing", async (game) => {
  const { pictures, ...more } = await scenesOf(game);
  for (const [name, boards] of Object.entries(pictures)) {
    if (boards.length > 0) continue;
    expect(more[name]).toBeDefined();
    await expect(drawingOf(game, name)).resolves.toBeDefined();
  }
});

test.each(games)("%s: every step of its lesson can be done", async (game) => {
  const { lesson } = await scenesOf(game);
  for (const { legal, hint, after } of lesson) {
    expect(Object.keys(after).length).toBeGreaterThan(0);
    expect(legal).toEqual(expect.arrayContaining(Object.keys(after)));
    expect(after[hint]).toBeDefined();
  }
});

test.each(everywhere)("%s in %s: links to rules lead somewhere", async (game, code) => {
  const texts = await helpTexts(game, code as Language);
  const rules = texts.ids.filter(isRule);
  for (const rule of rules)
    for (const { kind, text } of pieces(texts.say(rule)))
      if (kind === "rule") expect(rules).toContain(text);
});

test("a text that is missing is our mistake", async () => {
  const texts = await helpTexts("rings", "en");
  expect(() => texts.say("RG-99")).toThrow("RG-99");
  expect(() => texts.say("RG-1.alt")).toThrow("RG-1.alt");
  await expect(helpTexts("chess", "en")).rejects.toThrow("chess");
  await expect(scenesOf("chess")).rejects.toThrow("chess");
  await expect(drawingOf("rings", "deck")).rejects.toThrow("deck");
});
