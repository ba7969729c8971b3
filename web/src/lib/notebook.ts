/**
 * Small things that this browser remembers: tokens, the language. If it does not let us store them,
 * or has no room, they are remembered until the page is closed.
 */
const unstored = new Map<string, string>();

export function recall(name: string): string | null {
  return unstored.get(name) ?? attempt(() => localStorage.getItem(name)) ?? null;
}

export function remember(name: string, value: string): void {
  const isStored = attempt(() => {
    localStorage.setItem(name, value);
    return true;
  });
  if (isStored) unstored.delete(name);
  else unstored.set(name, value);
}

export function forget(name: string): void {
  unstored.delete(name);
  attempt(() => localStorage.removeItem(name));
}

export function allNames(): string[] {
  const stored = attempt(() => Object.keys(localStorage)) ?? [];
  return [...new Set([...stored, ...unstored.keys()])];
}

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch (error) {
    if (error instanceof DOMException) return null; // it is forbidden, or full
    throw error;
  }
}
