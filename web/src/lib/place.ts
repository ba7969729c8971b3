/**
 * Where the app lies. A server answers all its addresses; a static site only knows files, under any
 * path, and has the app's addresses behind a question mark: `/games/?/help/rings`.
 */
const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

/** There is no server behind these pages. */
export const isStatic = meta("site") !== undefined;

/** The server that a static site sends people to who want to play by link. */
export const otherServer = meta("site") || null;

export const ROOT = isStatic ? new URL(".", window.location.href).pathname : "/";

/** The server asks for a word before a table is set up there. */
export const asksForWord = meta("word") !== undefined;

/** What a tab needs to be a table: our own Python, in a zip. Undefined if the server has none. */
export const pythonBundle = meta("tab");

/** The real address of one of the app's pages. */
export function at(page: string): string {
  if (!isStatic) return page;
  return page === "/" ? ROOT : `${ROOT}?${page}`;
}

/** The app's page at a real address: what `at` was given, without the part after the #. */
export function pageAt({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  if (!isStatic) return pathname;
  const [page = ""] = search.slice(1).split("&");
  return page || "/";
}

const PLAIN = "board=plain";

/** Whether an address asks for the plain board: with `?board=plain`, on a static site with `&`. */
export const asksForPlain = ({ search }: Pick<Location, "search">): boolean =>
  search.slice(1).split("&").includes(PLAIN);

/** Whoever is at an address that asks for the plain board goes on to such addresses. */
export function likeHere(address: string): string {
  if (!asksForPlain(window.location)) return address;
  const { pathname, search, hash } = new URL(address, window.location.href);
  if (asksForPlain({ search })) return address;
  const page = search || (isStatic ? "?/" : "");
  return `${pathname}${page}${page === "" ? "?" : "&"}${PLAIN}${hash}`;
}
