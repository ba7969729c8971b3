// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";

vi.mock("../lib/locale.svelte", () => ({ spoken: () => "en" }));

const PIE = "%D0%BF%D0%B8%D1%80%D1%96%D0%B3"; // in another script
const PATIENCE = 60_000;
const refused = (reason: string) => ({ error: { reason, text: "No.", rule: null } });

afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = "";
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** As on a page that a server sent. */
async function page(asks: boolean): Promise<typeof import("./word.svelte")> {
  if (asks) document.head.innerHTML = '<meta name="word" content="asked" />';
  return import("./word.svelte");
}

/** A server that answers in these pieces. It keeps what it was asked. */
function server(...pieces: string[]) {
  const asked = vi.fn<typeof fetch>(() => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    return Promise.resolve(new Response(body));
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("nobody is asked for a word if the server has none", async () => {
  const { isWordMissing, proofHeader } = await page(false);
  expect(isWordMissing()).toBe(false);
  expect(await proofHeader()).toEqual({});
});

test("it is asked for once, and exchanged for a proof in any script", async () => {
  const { isWordMissing, keepWord, proofHeader } = await page(true);
  const asked = server('{"proof":"abc"}');
  expect(isWordMissing()).toBe(true);
  keepWord("  пиріг ");
  expect(await proofHeader()).toEqual({ "X-Spielwerk-Proof": "abc" });
  expect(await proofHeader()).toEqual({ "X-Spielwerk-Proof": "abc" });
  expect(asked).toHaveBeenCalledOnce();
  expect(asked.mock.calls[0]).toMatchObject([
    "/api/word",
    { headers: { "X-Spielwerk-Word": PIE } },
  ]);
  expect(isWordMissing()).toBe(false);
  expect(Object.keys(localStorage)).toEqual(["word-proof"]);
});

test("the word that the last version kept becomes a proof", async () => {
  localStorage.setItem("word", "pie");
  const { isWordMissing, proofHeader } = await page(true);
  server('{"proof":"abc"}');
  expect(isWordMissing()).toBe(false);
  expect(await proofHeader()).toEqual({ "X-Spielwerk-Proof": "abc" });
});

test("one that was cleared is asked for again", async () => {
  const { isWordMissing, keepWord } = await page(true);
  keepWord("pie");
  keepWord(" ");
  expect(isWordMissing()).toBe(true);
});

test("a wrong one is not tried again", async () => {
  const { isWordMissing, keepWord, proofHeader } = await page(true);
  server(JSON.stringify(refused("word")));
  keepWord("pear");
  await expect(proofHeader()).rejects.toMatchObject({ reason: "word", message: "No." });
  expect(isWordMissing()).toBe(true);
});

test("one that could not be looked at is kept", async () => {
  const { isWordMissing, keepWord, proofHeader } = await page(true);
  server(JSON.stringify(refused("too-fast")));
  keepWord("pie");
  await expect(proofHeader()).rejects.toMatchObject({ reason: "too-fast" });
  expect(isWordMissing()).toBe(false);
});

test("while the answer waits, it is known for how long", async () => {
  const { keepWord, proofHeader, wordWait } = await page(true);
  let tell: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (tell = controller) });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
  const send = (text: string) => tell?.enqueue(new TextEncoder().encode(text));
  keepWord("pie");
  const header = proofHeader();
  send('{"wait":20}\n{"wa');
  await vi.waitFor(() => expect(wordWait()).toBe(20), PATIENCE);
  send('it":10}\n');
  await vi.waitFor(() => expect(wordWait()).toBe(10), PATIENCE);
  send('{"proof":"abc"}\n');
  tell?.close();
  expect(await header).toEqual({ "X-Spielwerk-Proof": "abc" });
  expect(wordWait()).toBe(0);
});

test("whoever leaves does not wait", async () => {
  const { keepWord, proofHeader, stopWaiting } = await page(true);
  const ended = vi.fn();
  vi.stubGlobal("fetch", (_path: string, { signal }: RequestInit) => {
    signal?.addEventListener("abort", ended);
    return Promise.resolve(new Response('{"proof":"abc"}'));
  });
  keepWord("pie");
  const header = proofHeader();
  stopWaiting();
  expect(ended).toHaveBeenCalledOnce();
  await header;
});
