/** `npm run lighthouse`: what Lighthouse gives the sign-in page, the dashboard and practice. */
import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

export default defineConfig({
  ...journeys,
  testDir: "lighthouse",
  workers: 1,
  // Several runs make one test.
  timeout: 600_000,
});
