import { SECTIONS } from "@sat/item";
import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

inEveryLook((take) => {
  test("history and report", async ({ signedIn: page }) => {
    await page.goto("/history");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await take(page, "history-new");
    const desk = new PracticeDesk(page);
    for (const section of SECTIONS) {
      await desk.begin(section);
      await desk.answer("A");
    }
    await page.getByRole("button", { name: "Report This Question" }).click();
    await take(page, "report");
    await page.keyboard.press("Escape");
    await page.goto("/history");
    await page.getByRole("list").getByRole("group").first().locator("summary").click();
    await expect(page.getByRole("article")).toBeVisible();
    await take(page, "history", "whole");
  });
});
