import type { User } from "@sat/contract";
import { expect } from "@playwright/test";
import { test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { prefer } from "../src/prefer.ts";
import { completeSession } from "../src/study-desk.ts";

/** A long streak that a freeze has kept. */
const STREAK = {
  currentStreak: 23,
  longestStreak: 31,
  freezes: {
    left: 1,
    daysToNext: 4,
    spentOn: [new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)],
  },
};

inEveryLook((take) => {
  test("streak and achievements", async ({ signedIn: page }) => {
    await page.goto("/achievements");
    await expect(page.getByText("0 of 30 reached")).toBeVisible();
    await take(page, "achievements-new", "whole");
    await page.goto("/study-mode");
    for (const topic of ["linear-equations", "trigonometry", "vocabulary-in-context"] as const)
      await completeSession(page, topic);
    await page.route(/\/api\/me\?/, async (route) => {
      const answer = await route.fetch();
      const user = (await answer.json()) as User; // the server checks it against the contract
      await route.fulfill({ json: { ...user, stats: { ...user.stats, ...STREAK } } });
    });
    await page.goto("/dashboard");
    await expect(page.getByText(/^Latest achievement/)).toBeVisible();
    await take(page, "streak", "whole");
    await page.goto("/achievements");
    await expect(page.getByRole("region", { name: "Reached" })).toBeVisible();
    await take(page, "achievements", "whole");
    await prefer(page, { gameElements: false });
    await page.goto("/achievements");
    await expect(page.getByText(/switched off/)).toBeVisible();
    await take(page, "achievements-off");
  });
});
