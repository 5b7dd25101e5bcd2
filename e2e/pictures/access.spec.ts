import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { openPopup } from "../src/provider.ts";
import { unfoldProfile } from "../src/unfold-profile.ts";

inEveryLook((take) => {
  test("sign-in", async ({ page }) => {
    await page.goto("/login");
    const button = page.getByRole("button", { name: "Continue with Google" });
    await expect(button).toBeVisible();
    await take(page, "sign-in", "whole");
    const popup = await openPopup(page);
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
    await take(page, "sign-in-busy");
    await take(popup, "sign-in-chooser");
    await popup.close();
    await expect(page.getByRole("alert")).toBeVisible();
    await take(page, "sign-in-cancelled");
  });

  test("terms and privacy", async ({ page }) => {
    for (const name of ["Terms", "Privacy"]) {
      await page.goto(`/${name.toLowerCase()}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await take(page, name.toLowerCase(), "whole");
    }
  });

  test("dashboard", async ({ signedIn: page }) => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await take(page, "dashboard-new", "whole");
    const desk = new PracticeDesk(page);
    await desk.begin("Math");
    await desk.answer("B");
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Your Progress" })).toBeVisible();
    await take(page, "dashboard", "whole");
    await unfoldProfile(page);
    await take(page, "account");
  });

  test("settings", async ({ signedIn: page }) => {
    await page.clock.install();
    await page.goto("/settings");
    const save = page.getByRole("button", { name: "Save Settings" });
    await expect(save).toBeVisible();
    await take(page, "settings", "whole");
    await page.getByLabel("Default Difficulty").selectOption("Hard");
    await save.click();
    await expect(page.getByText("Settings saved successfully.")).toBeVisible();
    await take(page, "settings-saved", "whole");
    await page.route("/api/me/preferences", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByLabel("Default Difficulty").selectOption("Easy");
    await save.click();
    await expect(page.getByText(/^Failed to save settings/)).toBeVisible();
    await take(page, "settings-failed", "whole");
  });
});
