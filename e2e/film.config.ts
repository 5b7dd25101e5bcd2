/** `npm run film`: a first visit in six pictures, put into `docs/images`. */
import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

export default defineConfig({ ...journeys, testDir: "film" });
