import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

inEveryLook((take) => {
  test("what is kept of a learner", async ({ signedIn: page }) => {
    const desk = new PracticeDesk(page);
    await desk.begin("Math");
    await desk.answer("B");
    await page.goto("/settings");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export Everything" }).click(),
    ]);
    const input = page.locator("input[type=file]");
    const dialog = page.getByRole("dialog");
    await input.setInputFiles(await file.path());
    await take(page, "import");
    await dialog.getByRole("button", { name: "Import" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await take(page, "import-refused");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Reset Progress" }).click();
    await take(page, "reset");
    await dialog.getByRole("button", { name: "Reset" }).click();
    await expect(page.getByText("Your progress has been reset.")).toBeVisible();
    await input.setInputFiles(await file.path());
    await dialog.getByRole("button", { name: "Import" }).click();
    await expect(page.getByText(/^Imported:/)).toBeVisible();
    await take(page, "your-data", "whole");
    await page.getByRole("button", { name: "Delete Account" }).click();
    await take(page, "delete-account");
  });
});
