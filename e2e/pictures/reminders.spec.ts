import { expect } from "@playwright/test";
import { test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { prefer } from "../src/prefer.ts";

inEveryLook((take) => {
  test("reminders in the settings", async ({ signedIn: page }) => {
    await page.goto("/settings");
    const card = page.getByRole("region", { name: "Reminders" });
    await card.getByRole("switch", { name: "Notifications" }).click();
    await expect(
      card.getByText("Reminders stay off here until you allow notifications."),
    ).toBeVisible();
    await take(page, "reminders-refused", "whole");
    await prefer(page, {
      notificationsEnabled: true,
      plan: { testDate: "2027-03-13", goal: 1400, days: [1, 3, 6], minutesADay: 20 },
    });
    await page.goto("/settings");
    await expect(card.getByRole("button", { name: "Remind Me Here Too" })).toBeVisible();
    await take(page, "reminders-elsewhere", "whole");
  });
});
