import { expect, test } from "vitest";
import { digitOf, isLetter, isSlash } from "./keyboard";

const press = (code: string, key: string, shiftKey = false): KeyboardEvent =>
  ({ code, key, shiftKey }) as KeyboardEvent;

test("a letter is a place on the keyboard", () => {
  expect(isLetter(press("KeyR", "r"), "R")).toBe(true);
  expect(isLetter(press("KeyR", "к"), "R")).toBe(true); // Ukrainian
  expect(isLetter(press("KeyK", "r"), "R")).toBe(false);
});

test("a digit is read, or known by its place", () => {
  expect(digitOf(press("Digit4", "4"))).toBe("4");
  expect(digitOf(press("Digit4", "'"))).toBe("4"); // French, without Shift
  expect(digitOf(press("Digit4", "4", true))).toBe("4"); // French, with Shift
  expect(digitOf(press("Digit4", "$", true))).toBeNull(); // English, with Shift
  expect(digitOf(press("Numpad6", "6"))).toBe("6");
  expect(digitOf(press("KeyR", "r"))).toBeNull();
});

test("a slash is read, or known by its place if no sign of ours is there", () => {
  expect(isSlash(press("Slash", "/"))).toBe(true);
  expect(isSlash(press("Digit7", "/", true))).toBe(true); // German
  expect(isSlash(press("Slash", "."))).toBe(true); // Ukrainian
  expect(isSlash(press("Slash", "-"))).toBe(false); // German: turns a triangle
});
