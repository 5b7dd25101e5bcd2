import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

inEveryLook((take) => {
  test("adaptive practice, and its proposal", async ({ signedIn: page }) => {
    await page.route("/api/me?*", async (route) => {
      const answer = await route.fetch();
      const user = (await answer.json()) as { readonly stats: object }; // as the contract has it
      const stats = { ...user.stats, totalQuestions: 20, correctAnswers: 13 };
      await route.fulfill({ response: answer, json: { ...user, stats } });
    });
    const desk = new PracticeDesk(page);
    await desk.open("Math");
    await expect(page.getByRole("complementary", { name: "Proposal" })).toBeVisible();
    await take(page, "adaptive-proposal", "whole");
    await page.getByRole("button", { name: "Use Adaptive" }).click();
    await take(page, "adaptive-taken", "whole");
    await desk.getQuestion.click();
    await desk.expectOpen();
    await take(page, "adaptive-question");
  });
});
