import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { groups } from "./chunks.ts";
import { coreFont } from "./core-font.ts";
import { firstPaint } from "./first-paint.ts";
import { colourBars, installing } from "./installing.ts";
import { LICENSES, licenses } from "./licenses.ts";
import { precompressed } from "./precompressed.ts";
import { reminderWorker } from "./reminder-worker.ts";

export default defineConfig({
  plugins: [
    react(),
    coreFont(),
    firstPaint(),
    colourBars(),
    precompressed(),
    licenses(),
    reminderWorker(),
    VitePWA(installing),
  ],
  build: {
    // An inlined font or image would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    license: { fileName: LICENSES },
    modulePreload: {
      polyfill: false,
      // Pages come with all they need at once. What a page itself sends for later can wait for its parts, and the
      // page need not carry their names.
      resolveDependencies: (_file, parts, { hostId }) =>
        hostId.includes("/first-") ? parts : parts.filter((part) => part.endsWith(".css")),
    },
    target: "es2023",
    rolldownOptions: {
      input: ["index.html", "sign-in-finished.html"],
      output: {
        codeSplitting: { groups },
      },
    },
  },
});
