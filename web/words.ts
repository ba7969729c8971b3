import type { Plugin } from "vite";

/** What only the terminal says: see src/spielwerk/cli/ and src/spielwerk/check. */
const TERMINAL = /^(cli|check|train|simulate)-/;

/** Leaves out of the texts that pages load whatever only the terminal says. */
export function words(): Plugin {
  return {
    name: "words",
    transform(code, id) {
      if (!/\/locale\/\w\w\.ftl\?raw$/.test(id)) return null;
      const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
      return { code: `export default ${JSON.stringify(forPages(text))};`, map: null };
    },
  };
}

/** A message begins with its name at the beginning of a line. */
const forPages = (text: string): string =>
  text
    .split(/^(?=[a-z])/m)
    .filter((message) => !TERMINAL.test(message))
    .join("");
