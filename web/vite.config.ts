import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// While developing: the server that answers to the pages of `npm run dev`.
const api = process.env.SPIELWERK_API ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The Python package serves it from here.
    outDir: "../src/spielwerk/server/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content policy allows no data: scripts or fonts
  },
  server: {
    proxy: { "/api": { target: api, ws: true } },
    fs: { allow: [".."] },
  },
});
