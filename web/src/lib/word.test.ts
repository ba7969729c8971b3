// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = "";
  vi.resetModules();
});

/** As on a page that a server sent. */
async function page(asks: boolean): Promise<typeof import("./word")> {
  if (asks) document.head.innerHTML = '<meta name="word" content="asked" />';
  return import("./word");
}

test("nobody is asked for a word if the server has none", async () => {
  const { isWordMissing, wordHeader } = await page(false);
  expect(isWordMissing()).toBe(false);
  expect(wordHeader()).toEqual({});
});

test("it is asked for once, and sent in any script", async () => {
  const { isWordMissing, keepWord, wordHeader } = await page(true);
  expect(isWordMissing()).toBe(true);
  keepWord("  пиріг ");
  expect(isWordMissing()).toBe(false);
  expect(wordHeader()).toEqual({ "X-Spielwerk-Word": "%D0%BF%D0%B8%D1%80%D1%96%D0%B3" });
});

test("one that was cleared is asked for again", async () => {
  const { isWordMissing, keepWord } = await page(true);
  keepWord("pie");
  keepWord(" ");
  expect(isWordMissing()).toBe(true);
});
