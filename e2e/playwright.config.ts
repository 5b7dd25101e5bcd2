import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { DATA_DIR, RESULTS } from "./src/data-dir.ts";
import { findBrowser } from "./src/find-browser.ts";

const ROOT = join(import.meta.dirname, "..");

// Playwright reads this file again in every worker: the browser is found once for all.
const browser = (process.env["SAT_BROWSER"] ??= await findBrowser());

/** Nothing that asks the network, the graphics card or a user for anything. */
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "journeys",
  outputDir: RESULTS,
  fullyParallel: true,
  workers: 2,
  // Generous, for a machine that is busy with other work too: no journey waits for time to pass.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    // Where the server below says it is.
    baseURL: process.env["SAT_ORIGIN"],
    timezoneId: "America/Chicago",
    // Each journey is a first visit, and would keep the whole app for the next; the offline journeys allow them.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: browser, args: FLAGS },
    screenshot: "only-on-failure",
  },
  webServer: {
    name: "server",
    command: `"${process.execPath}" scripts/start.ts`,
    cwd: ROOT,
    // The results folder is emptied before each run, and the records in it.
    env: { PORT: "0", DATA_DIR, DATABASE_URL: "", LOG_LEVEL: "warn" },
    wait: { stdout: /ready at (?<sat_origin>http:\/\/localhost:\d+)/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
