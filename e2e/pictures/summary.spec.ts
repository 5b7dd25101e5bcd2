import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { completeSession } from "../src/study-desk.ts";

inEveryLook((take) => {
  test("a summary, told otherwise, on paper and failing", async ({ signedIn: page }) => {
    const { id } = await completeSession(page, "data-analysis");
    await page.goto(`/study-summary?id=${id}&data=5`);
    await expect(page.getByRole("list").getByRole("group")).toHaveCount(10);
    await take(page, "summary-told", "whole");
    await expect(page.locator("article")).toHaveCount(10);
    await page.emulateMedia({ media: "print" });
    await take(page, "summary-paper", "whole");
    await page.emulateMedia({ media: null });
    await page.route("/api/study-sessions/*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.reload();
    await expect(page.getByRole("alert")).toBeVisible();
    await take(page, "summary-failed");
  });
});
