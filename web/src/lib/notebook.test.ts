// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { allNames, forget, recall, remember } from "./notebook";

afterEach(() => vi.restoreAllMocks());

test("what is remembered is stored", () => {
  remember("a", "1");
  expect(localStorage.getItem("a")).toBe("1");
  expect(recall("a")).toBe("1");
  expect(allNames()).toContain("a");
  forget("a");
  expect(recall("a")).toBeNull();
});

test("where nothing may be stored, it is remembered all the same", () => {
  const refuse = (): never => {
    throw new DOMException("no", "SecurityError");
  };
  for (const name of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
  expect(recall("b")).toBeNull();
  remember("b", "2");
  expect(recall("b")).toBe("2");
  expect(allNames()).toContain("b");
  forget("b");
  expect(recall("b")).toBeNull();
});

test("what does not fit any more replaces what was stored before", () => {
  remember("c", "old");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  remember("c", "new");
  expect(recall("c")).toBe("new");
});
