/** `npm run screens`: pictures of the main screens, put into `e2e/screens`. */
import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

export default defineConfig({ ...journeys, testDir: "pictures" });
