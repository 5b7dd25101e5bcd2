import { join } from "node:path";
import type { Page } from "@playwright/test";
import { SECTIONS } from "@sat/item";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

const FOLDER = join(import.meta.dirname, "../screens");
const LOOKS = [
  { name: "desk-light", colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { name: "desk-dark", colorScheme: "dark", viewport: { width: 1280, height: 800 } },
  { name: "phone-light", colorScheme: "light", viewport: { width: 360, height: 740 } },
  { name: "phone-dark", colorScheme: "dark", viewport: { width: 360, height: 740 } },
] as const;

for (const { name: look, ...use } of LOOKS) {
  test.describe(look, () => {
    test.use({ ...use, person: { name: "Ana Reyes", email: `ana.${look}@example.com` } });

    const take = async (page: Page, screen: string) => {
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(FOLDER, `${screen}-${look}.png`) });
    };

    test("sign-in", async ({ page }) => {
      await page.goto("/login");
      await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
      await take(page, "sign-in");
    });

    test("practice, dashboard and settings", async ({ signedIn: page }) => {
      const desk = new PracticeDesk(page);
      for (const section of SECTIONS) {
        await desk.begin(section);
        await take(page, `question-${section}`);
        await desk.answer("B");
        await take(page, `result-${section}`);
      }
      await page.goto("/dashboard");
      await expect(page.getByRole("region", { name: "Your Progress" })).toBeVisible();
      await take(page, "dashboard");
      await page.goto("/settings");
      await expect(page.getByRole("button", { name: "Save Settings" })).toBeVisible();
      await take(page, "settings");
    });
  });
}
