import { SECTIONS } from "@sat/item";
import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

for (const section of SECTIONS) {
  test(`a question of ${section} tells what was checked, and after the answer how`, async ({
    signedIn: page,
  }) => {
    const desk = new PracticeDesk(page);
    await desk.begin(section);
    const checked = page.getByRole("button", { name: "Checked" });
    const dialog = page.getByRole("dialog", { name: "Checked" });
    await checked.click();
    await expect(dialog.getByRole("listitem").first()).toBeVisible();
    await expect(dialog.getByText("You can read it once you have answered.")).toBeVisible();
    await page.keyboard.press("Escape");
    await desk.answer("A");
    await checked.click();
    await expect(dialog.getByText(/\bonly [A-D]\b/i)).toBeVisible();
    await expectAccessible(page, `the proof of a question of ${section}`);
  });
}

test("what was checked can be read of an answered question in the history", async ({
  signedIn: page,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  await desk.answer("A");
  await expect(desk.next).toBeVisible();
  await page.goto("/history");
  await page.getByRole("main").locator("summary").first().click();
  await page.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByRole("dialog", { name: "Checked" })).toContainText(/\bonly [A-D]\b/i);
});
