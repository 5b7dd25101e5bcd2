import { SECTIONS } from "@sat/item";
import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { prefer } from "../src/prefer.ts";
import { questionFrom, QuizDesk } from "../src/quiz-desk.ts";

inEveryLook((take) => {
  test("quiz", async ({ signedIn: page }) => {
    const quiz = new QuizDesk(page);
    for (const section of SECTIONS) {
      await prefer(page, { defaultSection: section });
      const [question] = await Promise.all([questionFrom(page), quiz.open()]);
      await take(page, `quiz-${section}`);
      await quiz.answer(question.correctAnswer);
      await take(page, `quiz-${section}-result`, "whole");
      // The next section's question is to come by itself again; the quiz keeps its desk as it is left.
      await page.goto("/privacy");
      await page.evaluate(() => localStorage.clear());
    }
  });

  test("quiz that waits or fails", async ({ signedIn: page }) => {
    await page.route("/api/question", () => new Promise(() => {}));
    await page.goto("/quiz");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await take(page, "quiz-loading");
    await page.route("/api/question", (route) => route.fulfill({ status: 500, body: "" }));
    await page.reload();
    await expect(page.getByRole("alert")).toBeVisible();
    await take(page, "quiz-failed");
  });
});
