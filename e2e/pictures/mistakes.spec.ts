import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { completeSession } from "../src/study-desk.ts";

inEveryLook((take) => {
  test("the mistake book", async ({ signedIn: page }) => {
    await page.goto("/mistakes");
    await expect(page.getByText(/^Every question you miss/)).toBeVisible();
    await take(page, "mistakes-new");
    await completeSession(page, "linear-equations");
    await completeSession(page, "usage-conventions");
    await page.reload();
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows.first()).toBeVisible();
    await take(page, "mistakes-by-slip", "whole");
    await page.goto("/mistakes?by=date");
    await expect(rows.first()).toBeVisible();
    await take(page, "mistakes-by-date");
    await rows.first().locator("summary").first().click();
    await expect(page.getByRole("article")).toBeVisible();
    await take(page, "mistakes-open", "whole");
  });
});
