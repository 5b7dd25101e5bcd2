import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";
import { completeSession } from "../src/study-desk.ts";

test("what practice has come to is told, until streaks and achievements are switched off", async ({
  signedIn: page,
}) => {
  await completeSession(page, "linear-equations");
  await page.goto("/dashboard");
  const progress = page.getByRole("region", { name: "Your Progress" });
  await expect(progress.getByText("Best Streak")).toBeVisible();
  await expect(progress.getByText(/will earn a freeze/)).toBeVisible();
  await expect(progress.getByText(/^Latest achievement: /)).toBeVisible();
  await expectAccessible(page, "dashboard with achievements");

  await progress.getByRole("link", { name: "See your achievements" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Achievements");
  const reached = page.getByRole("region", { name: "Reached" });
  await expect(reached.getByRole("heading", { name: "First study session" })).toBeVisible();
  await expect(reached.getByRole("heading", { name: "First ten" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(30);
  await expectAccessible(page, "achievements");

  await page.goto("/settings");
  await page.getByRole("switch", { name: "Show streaks and achievements" }).click();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Settings saved successfully.")).toBeVisible();
  await page.goto("/dashboard");
  await expect(progress.getByText("Accuracy")).toBeVisible();
  await expect(page.getByText(/streak|freeze|achievement/i)).toHaveCount(0);
  await page.goto("/achievements");
  await expect(page.getByText(/^Streaks and achievements are switched off/)).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(0);
  await expectAccessible(page, "achievements that are switched off");
});
