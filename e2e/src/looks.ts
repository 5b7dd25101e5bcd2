import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test } from "./journey.ts";
import { settled } from "./settled.ts";

const FOLDER = join(import.meta.dirname, "../screens");

const LOOKS = [
  { name: "desk-light", colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { name: "desk-dark", colorScheme: "dark", viewport: { width: 1280, height: 800 } },
  { name: "phone-light", colorScheme: "light", viewport: { width: 360, height: 740 } },
  { name: "phone-dark", colorScheme: "dark", viewport: { width: 360, height: 740 } },
] as const;

/** Takes a picture of what is in sight; `whole`: of all of the page. */
type Take = (page: Page, screen: string, extent?: "whole") => Promise<void>;

/** Declares pictures in all four looks, put into `e2e/screens` by screen and look. */
export function inEveryLook(declare: (take: Take) => void): void {
  for (const { name: look, ...use } of LOOKS) {
    test.describe(look, () => {
      test.use({
        ...use,
        // Each a newcomer, of a name that looks like one.
        // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
        person: async ({}, give) => {
          const mark = randomUUID().slice(0, 4);
          await give({ name: "Ana Reyes", email: `ana.reyes.${mark}@example.com` });
        },
        expectedErrors: [/Failed to load resource/], // the states of failure are brought about
      });
      declare(async (page, screen, extent) => {
        await page.evaluate(settled);
        await page.screenshot({
          path: join(FOLDER, `${screen}-${look}.png`),
          fullPage: extent === "whole",
        });
      });
    });
  }
}
