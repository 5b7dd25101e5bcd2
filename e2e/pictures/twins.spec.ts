import type { ChoiceQuestion } from "@sat/contract";
import { fetchChoice } from "../src/ask-only.ts";
import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

inEveryLook((take) => {
  test("twins", async ({ signedIn: page }) => {
    let twin: ChoiceQuestion | undefined;
    let unmet = false;
    await page.route("**/api/question", async (route) => {
      const answer = await fetchChoice(route);
      const question = (await answer.json()) as ChoiceQuestion; // as it was asked for
      if (route.request().postData()?.includes('"like"') === true) twin = question;
      const reason = { because: "wish", unmet: "slip", near: "skill" } as const;
      await route.fulfill({ json: unmet ? { ...question, reason } : question });
    });
    const desk = new PracticeDesk(page);
    await desk.begin("Math");
    while (await desk.answer("A")) await desk.goOn();
    await page.goto("/history");
    await page.getByRole("list").getByRole("group").first().locator("summary").click();
    const way = page.getByRole("link", { name: "Another Like It" });
    await expect(way).toBeVisible();
    await take(page, "missed", "whole");
    await way.click();
    await desk.expectOpen();
    await take(page, "twin");
    if (twin === undefined) throw new Error("the twin was asked for");
    await desk.answer(twin.correctAnswer);
    await take(page, "twin-right");
    unmet = true;
    await page.goto(`/practice?like=${twin.id}`);
    await desk.expectOpen();
    await take(page, "twin-far");
  });
});
