import type { Page } from "@playwright/test";
import { answerRight } from "../src/answer-right.ts";
import { letDaysPass } from "../src/day-earlier.ts";
import { film } from "../src/film.ts";
import { expect, test } from "../src/journey.ts";
import { missQuestions } from "../src/miss-questions.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { prefer } from "../src/prefer.ts";

test.use({
  viewport: { width: 1280, height: 900 },
  colorScheme: "light",
  person: { name: "Ana Reyes", email: "ana.reyes.promises@example.com" },
});

/** A day of practice, of which about three in ten go wrong. */
async function practiseADay(page: Page): Promise<void> {
  for (let round = 0; round < 5; round++) {
    await answerRight(page, 7);
    await missQuestions(page, ["H.D", "BOU", "WIC"]);
  }
}

test("the sign-in page's four promises, kept", async ({ signedIn: page }) => {
  await prefer(page, { planProposed: true, adaptiveProposed: true });
  for (let day = 0; day < 3; day++) {
    await practiseADay(page);
    await letDaysPass(page);
  }
  await practiseADay(page);

  await page.goto("/progress");
  await expect(page.getByText(/\d{3} to \d{3}/).first()).toBeVisible();
  await film(page, "promise-1-progress");

  const desk = new PracticeDesk(page);
  await prefer(page, { adaptiveDifficulty: true, timerEnabled: false });
  await desk.begin("Math");
  await expect(desk.question.getByText(/^Chosen /)).toBeVisible();
  await film(page, "promise-2-difficulty");

  await prefer(page, { adaptiveDifficulty: false, timerEnabled: true });
  await desk.open("Writing");
  await desk.another("Writing");
  await expect(desk.timer).toBeVisible();
  await film(page, "promise-3-timed");

  await page.goto("/achievements");
  await expect(page.getByRole("region", { name: "Reached" })).toBeVisible();
  await film(page, "promise-4-achievements");
});
