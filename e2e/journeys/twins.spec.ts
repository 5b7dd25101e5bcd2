import type { ChoiceQuestion } from "@sat/contract";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

/** The next question that comes while something is done. */
async function coming(page: Page, act: () => Promise<void>) {
  const asked = page.waitForResponse((answer) => answer.url().endsWith("/api/question"));
  await act();
  // The journey has questions with options alone.
  return (await (await asked).json()) as ChoiceQuestion;
}

/** What a learner sees of a question: two may share their stem, such as what a figure is asked for. */
function printed({ question, options, figure }: ChoiceQuestion) {
  return { question, options, figure };
}

test.use({ kinds: ["choice"] });

test("a missed question leads from the history to its twin, and the trap is seen", async ({
  signedIn: page,
}) => {
  const desk = new PracticeDesk(page);
  const missed = await coming(page, () => desk.begin("Math"));
  await desk.answer(missed.correctAnswer === "A" ? "B" : "A");

  await page.goto("/history");
  await page.getByRole("main").getByRole("list").getByRole("group").locator("summary").click();
  const way = page.getByRole("link", { name: "Another Like It" });
  await expect(way).toBeVisible();
  await expectAccessible(page, "history with a missed question open");
  const twin = await coming(page, () => way.dblclick());
  await desk.expectOpen();
  await expect(page).toHaveURL("/practice");
  expect(twin).toMatchObject({ section: "Math", topic: missed.topic, reason: { because: "wish" } });
  expect(printed(twin)).not.toEqual(printed(missed));
  const isMet = twin.reason?.met === "slip";
  await expect(desk.question.getByText("Another like it", { exact: true })).toHaveCount(
    Number(isMet),
  );
  await expectAccessible(page, "twin");

  await page.reload();
  await desk.expectOpen();
  expect(await desk.answer(twin.correctAnswer)).toBe(true);
  await expect(desk.feedback.getByText("You saw it this time.")).toHaveCount(Number(isMet));
  await page.goBack();
  await expect(page).toHaveURL("/history");
});
