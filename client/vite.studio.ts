import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The studio alone, for the tests that look at the table of no game. */
export default defineConfig({ plugins: [svelte()], build: { target: "es2022", assetsInlineLimit: 0, rollupOptions: { input: "studio.html" } } });
