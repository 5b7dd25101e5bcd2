/** `npm run film`: a first visit in six pictures and four promises in four, put into `docs/images`. */
import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

export default defineConfig({ ...journeys, testDir: "film" });
