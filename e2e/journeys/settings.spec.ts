import type { Page } from "@playwright/test";
import { expectAccessible } from "../src/accessible.ts";
import { expect, NOBODY_SIGNED_IN, serverUser, test } from "../src/journey.ts";
import { continueAs, openPopup } from "../src/provider.ts";
import { stopClock } from "../src/stop-clock.ts";
import { unfoldProfile } from "../src/unfold-profile.ts";

async function openSettings(page: Page): Promise<void> {
  await page.goto("/settings");
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeEnabled();
}

test("shows the defaults of a new learner", async ({ signedIn: page, person }) => {
  await openSettings(page);
  await expect(page.getByLabel("Display Name")).toHaveValue(person.name);
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await expect(page.getByText("Email cannot be changed (linked to Google account)")).toBeVisible();
  await expect(page.getByLabel("Default Difficulty")).toHaveValue("Medium");
  await expect(page.getByRole("switch", { name: "Practice Timer" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Show Explanations" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Detailed" })).toBeChecked();
});

test("keeps what is saved, and says so for three seconds", async ({ signedIn: page, person }) => {
  await page.clock.install();
  await openSettings(page);
  await page.getByLabel("Default Difficulty").selectOption("Hard");
  await expect(
    page.getByText("Challenging questions for score improvement", { exact: true }),
  ).toBeVisible();
  await page.getByRole("switch", { name: "Practice Timer" }).click();
  await page.getByRole("switch", { name: "Show Explanations" }).click();
  await page.getByText("Brief", { exact: true }).click();
  // Else its own time would go on beside the seconds that are counted.
  await stopClock(page);
  const save = page.getByRole("button", { name: "Save Settings" });
  // On the page, which the press may scroll.
  const place = () => save.evaluate((it) => it.getBoundingClientRect().top + scrollY);
  const before = await place();
  await save.click();
  const saved = page.getByRole("main").getByRole("status").filter({ hasText: "saved" });
  await expect(saved).toBeVisible();
  expect(await place()).toBe(before);
  await page.clock.runFor(2_500);
  await expect(saved).toBeVisible();
  await page.clock.runFor(500);
  await expect(saved).toBeHidden();
  await page.clock.resume();

  await page.reload();
  await expect(page.getByLabel("Default Difficulty")).toHaveValue("Hard");
  await expect(page.getByRole("switch", { name: "Practice Timer" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Show Explanations" })).not.toBeChecked();
  await expect(page.getByRole("radio", { name: "Brief" })).toBeChecked();
  expect((await serverUser(page)).preferences).toEqual({
    defaultSection: "Reading",
    defaultDifficulty: "Hard",
    timerEnabled: false,
    notificationsEnabled: false,
    reminderHour: 17,
    showExplanationsImmediately: false,
    feedbackStyle: "brief",
    adaptiveDifficulty: false,
    adaptiveProposed: false,
    gameElements: true,
    plan: null,
    planProposed: false,
  });
  await expect(page.getByLabel("Display Name")).toHaveValue(person.name);
});

test("asks before unsaved settings are left, by any way out", async ({ signedIn: page }) => {
  await openSettings(page);
  await page.getByText("Brief", { exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Leave Without Saving?" });
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "settings left unsaved");
  await dialog.getByRole("button", { name: "Keep Editing" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(page.getByRole("radio", { name: "Brief" })).toBeChecked();

  await (await unfoldProfile(page)).getByRole("button", { name: "Sign Out" }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Keep Editing" }).click();
  await expect(page).toHaveURL("/settings");

  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.accept();
  await reloaded;
  await expect(page.getByRole("radio", { name: "Detailed" })).toBeChecked();
});

test.describe("a save that fails", () => {
  test.use({ expectedErrors: [/status of 500 .*\/api\/me\/preferences/] });

  test("says so for five seconds and keeps what was typed", async ({ signedIn: page }) => {
    await page.clock.install();
    await openSettings(page);
    await page.route("/api/me/preferences", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByLabel("Default Difficulty").selectOption("Easy");
    // As above.
    await stopClock(page);
    await page.getByRole("button", { name: "Save Settings" }).click();
    const failed = page.getByText("Failed to save settings. Please try again.");
    await expect(failed).toBeVisible();
    await page.clock.runFor(4_500);
    await expect(failed).toBeVisible();
    await page.clock.runFor(500);
    await expect(failed).toBeHidden();
    await expect(page.getByLabel("Default Difficulty")).toHaveValue("Easy");
    expect((await serverUser(page)).preferences.defaultDifficulty).toBe("Medium");
  });
});

test.describe("a changed display name", () => {
  test.use({ expectedErrors: [NOBODY_SIGNED_IN] });

  test("shows at once and survives the next sign-in", async ({ signedIn: page, person }) => {
    await openSettings(page);
    await page.getByLabel("Display Name").fill("Ana the Tester");
    await page.getByRole("button", { name: "Save Settings" }).click();
    await expect(page.getByRole("banner")).toContainText("Ana the Tester");
    await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/login");
    await continueAs(await openPopup(page), person);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana the Tester");
    expect(await serverUser(page)).toMatchObject({
      displayName: "Ana the Tester",
      email: person.email,
    });
  });
});
