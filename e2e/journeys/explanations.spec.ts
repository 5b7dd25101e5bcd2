import { changeQuestions } from "../src/change-questions.ts";
import { answersCounted, expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { prefer } from "../src/prefer.ts";

test("an explanation on demand is shown and hidden, in brief and in full", async ({
  signedIn: page,
}) => {
  await prefer(page, { showExplanationsImmediately: false, feedbackStyle: "brief" });
  const desk = new PracticeDesk(page);
  await desk.begin("Writing");
  await desk.answer("A");
  const explanation = page.getByRole("region", { name: "Explanation" });
  await expect(explanation).toBeHidden();
  await expect(page.getByText("Feedback: Brief summaries • Explanations: On demand")).toBeVisible();
  await page.getByRole("button", { name: "Show Explanation" }).click();
  const others = explanation.getByText("The other options explained");
  await expect(explanation.getByRole("button", { name: "Read Full Explanation" })).toBeVisible();
  const brief = await explanation.locator("h3 ~ *:not(button)").allInnerTexts();
  expect(brief.join(" ").trim()).toMatch(/^[^.]{1,100}\.(\.\.)?$/);
  await expect(others).toHaveCount(0);
  await page.getByRole("button", { name: "Read Full Explanation" }).click();
  await expect(others).toBeVisible();
  const full = await explanation.locator("h3 ~ *:not(details)").allInnerTexts();
  expect(full.join(" ").length).toBeGreaterThan(brief.join(" ").length);
  await page.getByRole("button", { name: "Hide Explanation" }).click();
  await expect(explanation).toBeHidden();
});

test("an explanation shows at once, with the mistake behind each option", async ({
  signedIn: page,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  await desk.answer("A");
  const explanation = page.getByRole("region", { name: "Explanation" });
  await expect(explanation).toContainText("You chose A");
  await explanation.getByText("The other options explained").click();
  await expect(explanation.getByText("Correct answer")).toHaveCount(1);
  await expect(
    page.getByText("Feedback: Detailed explanations • Explanations: Show immediately"),
  ).toBeVisible();
});

test("an explanation's heading is nearest to its text, whose strong line has strong mathematics", async ({
  signedIn: page,
}) => {
  const explanation = "Begin with $x = 3$.\n\nThen $y = 4$.\n\nSo $z = 5$.";
  await changeQuestions(page, () => ({ explanation }));
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  await desk.answer("A");
  const formulas = desk.explanation.locator("h3 ~ :not(details, aside) .katex");
  await expect(formulas).toHaveCount(3);
  const weights = await formulas.evaluateAll((each) =>
    each.map((formula) => getComputedStyle(formula).fontWeight),
  );
  expect(weights).toEqual(["600", "400", "400"]);
  const { above, below } = await desk.explanation.locator("h3").evaluate((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    const before = heading.previousElementSibling?.getBoundingClientRect();
    const after = heading.nextElementSibling?.getBoundingClientRect();
    return { above: top - (before?.bottom ?? top), below: (after?.top ?? bottom) - bottom };
  });
  expect(above).toBeGreaterThan(2 * below);
});

test("what is told on a desk stands clear of the edge of what it scrolls in", async ({
  signedIn: page,
}) => {
  // Longer than the pane, whose upper edge it is brought to then.
  const explanation = Array.from({ length: 30 }, (_, at) => `Sentence ${at + 1}.`).join("\n\n");
  await changeQuestions(page, () => ({ explanation }));
  await page.setViewportSize({ width: 1280, height: 560 });
  const desk = new PracticeDesk(page);
  await desk.begin("Writing");
  await desk.answer("A");
  const gap = () =>
    desk.feedback.evaluate((told) => {
      let pane = told.parentElement;
      while (pane !== null && getComputedStyle(pane).overflowY !== "auto")
        pane = pane.parentElement;
      if (pane === null) throw new Error("nothing scrolls");
      return told.getBoundingClientRect().top - pane.getBoundingClientRect().top;
    });
  // A pane scrolls by whole pixels.
  await expect.poll(async () => Math.abs((await gap()) - 16)).toBeLessThan(1);
});

test("a reset clears the score of this practice, not of a lifetime", async ({ signedIn: page }) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Reading");
  const isRight = await desk.answer("D");
  await desk.expectScore(Number(isRight), 1);
  await desk.setup.click();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(desk.question).toBeHidden();
  await expect(page.getByRole("definition")).toHaveCount(0);
  await expect.poll(() => answersCounted(page)).toBe(1);
});
