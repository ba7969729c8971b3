import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

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
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] },
  },
});
