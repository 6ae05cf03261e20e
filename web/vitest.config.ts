import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: { conditions: ["browser"] },
  // Threads start in less time than processes. A busy machine needs its time.
  test: { pool: "threads", css: true, include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
