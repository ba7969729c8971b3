import { ROOT, at, isStatic, likeHere, pageAt } from "./place";

/** Where we are: a page, and what it is given. Secrets come after the #, which is never sent. */
export type Route =
  | { page: "Front" | "Statistics" | "Settings" | "Lost" }
  | { page: "SetUp"; id: string; position: string | null; rules: string }
  | { page: "Table" | "Record"; id: string }
  | { page: "Help"; game: string; rule: string | null }
  | { page: "Workbench"; id: string; asked: string };

let path = $state(pageAt(window.location));
let hash = $state(window.location.hash);

window.addEventListener("popstate", () => {
  path = pageAt(window.location);
  hash = window.location.hash;
});

function read(path: string, hash: string): Route {
  const [, first, id, ...rest] = path.split("/");
  const position = positionIn(hash);
  if (rest.length > 0) return { page: "Lost" };
  if (!first) {
    const [game = ""] = position?.split(" ") ?? [];
    return position === null ? { page: "Front" } : { page: "SetUp", id: game, position, rules: "" };
  }
  if (first === "settings" && !id) return { page: "Settings" };
  if (first === "device" && !id) return { page: "Statistics" };
  if (!id) return { page: "Lost" };
  if (first === "new") return { page: "SetUp", id, position, rules: position === null ? hash : "" };
  if (first === "t") return { page: "Table", id };
  if (first === "help") return { page: "Help", game: id, rule: hash.slice(1) || null };
  if (first === "r") return { page: "Record", id };
  return first === "workbench" ? { page: "Workbench", id, asked: hash } : { page: "Lost" };
}

/** A position to start from: `#position=` and a line of text, with + or %20 for spaces. */
function positionIn(hash: string): string | null {
  const [, line] = /^#position=(.+)$/.exec(hash) ?? [];
  return line === undefined ? null : new URLSearchParams(`line=${line}`).get("line");
}

/** The address where a position can be played. */
export const positionLink = (line: string): string =>
  at(`/new/${line.split(" ")[0] ?? ""}#position=${encodeURIComponent(line)}`);

export function here(): Route {
  return read(path, hash);
}

export function fragment(): string {
  return hash.slice(1);
}

export const go = (page: string): void => goTo(at(page));

/** The same, but the way back leads past the page that is left. */
export const goInstead = (page: string): void => goTo(at(page), true);

function goTo(page: string, instead = false): void {
  const address = likeHere(page);
  if (instead) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  path = pageAt(window.location);
  hash = window.location.hash;
  window.scrollTo(0, 0);
}

/** Links inside the app do not reload the page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.download) return;
  if (link.origin !== window.location.origin || !isOurs(link.pathname)) return;
  // To another place on this page: the browser goes there, and popstate follows.
  if (link.hash !== "" && pageAt(link) === path) return;
  event.preventDefault();
  goTo(link.pathname + link.search + link.hash);
}

const isOurs = (pathname: string): boolean =>
  isStatic ? pathname === ROOT : !pathname.startsWith("/api/");
