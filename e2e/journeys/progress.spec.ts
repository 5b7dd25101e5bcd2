import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

test("a newcomer is invited, and after an answer its skill has figures", async ({
  signedIn: page,
}) => {
  await page.goto("/progress");
  await expect(page.getByText(/your first figures appear here/)).toBeVisible();
  await expectAccessible(page, "empty progress");

  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  await desk.answer("B");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "See your progress" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Progress");
  await page
    .locator("label")
    .filter({ hasText: /^Math$/ })
    .click();
  const skills = page.getByRole("table", { name: /^Skills/ });
  const answered = skills.getByRole("row").filter({ hasText: /% of 1/ });
  await expect(answered).toHaveCount(1);
  await answered.locator("summary").click();
  await expect(answered).toContainText("of the latest 1 right");
  await expectAccessible(page, "progress with figures");
});
