import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";
import { python } from "./python";
import { words } from "./words";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), python(), words()],
  base: "./", // a static site may lie under any path; the server makes it "/"
  worker: { format: "es" },
  build: {
    // The Python package serves the app from here.
    outDir: "../src/spielwerk/server/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content security policy forbids data: scripts and fonts
    rolldownOptions: {
      output: {
        // Not a file for every set of pages that share something: a table would need 67.
        codeSplitting: {
          groups: [
            { name: "app", tags: ["$initial"], priority: 2 },
            { name: "shared", test: /\.(ts|svelte|js)$/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  // Tests run in Node, but with Svelte as browsers have it: on a server, nothing ever changes.
  ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
  server: {
    // In development: the server behind the pages of `npm run dev`.
    proxy: { "/api": { target: api(mode), ws: true }, "/games": api(mode) },
    fs: { allow: [".."] },
  },
}));

function api(mode: string): string {
  return loadEnv(mode, ".", "SPIELWERK_").SPIELWERK_API ?? "http://127.0.0.1:8000";
}
