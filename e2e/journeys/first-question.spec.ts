import type { Page } from "@playwright/test";
import { changeQuestions } from "../src/change-questions.ts";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { continueAs, openPopup } from "../src/provider.ts";

/** The provider's Continue is the second press of three. */
test("three presses lead from the sign-in page to the first question", async ({ page, person }) => {
  await page.goto("/login");
  await continueAs(await openPopup(page), person);
  await page.getByRole("main").getByRole("link", { name: /^Math/ }).click();
  const desk = new PracticeDesk(page);
  await desk.expectOpen();
  await expect(page).toHaveURL("/practice?section=Math");
  await expect(page.getByRole("article", { name: "Question 1", exact: true })).toBeFocused();
});

test("a question that was come for is drawn once, whatever way leads back to it", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Mixed Practice" }).click();
  const desk = new PracticeDesk(page);
  await desk.expectOpen();
  const text = await desk.text();
  const isSame = () => expect.poll(() => desk.text()).toBe(text);
  await page.reload();
  await isSame();
  await page.goBack();
  await expect(page).toHaveURL("/dashboard");
  await page.goForward();
  await isSame();
  // From another site, or a tab that the browser has put by, the page is loaded anew.
  await page.goto("about:blank");
  await page.goBack();
  await isSame();
});

test("a question that was fetched ahead is what a section card goes on to, and the focus with it", async ({
  signedIn: page,
}) => {
  let asked = 0;
  await changeQuestions(page, () => ({ question: `The text.\n\nCall ${++asked}?` }));
  const desk = new PracticeDesk(page);
  await desk.begin("Writing");
  await expect(desk.question.getByText("Call 1?")).toBeVisible();
  await expect.poll(() => questionsAhead(page)).toContain("Call 2?");
  await desk.answer("A");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /^Writing/ }).click();
  await expect(page.getByRole("article", { name: "Question 2", exact: true })).toBeFocused();
  await expect(desk.question.getByText("Call 2?")).toBeVisible();
});

/** What this browser keeps of the questions that practice has fetched ahead. */
function questionsAhead(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith(":ahead:practice")) ?? "";
    return localStorage.getItem(key) ?? "";
  });
}

test("a direct visit waits to be asked for a question", async ({ signedIn: page }) => {
  const desk = new PracticeDesk(page);
  await desk.open("Math");
  await expect(desk.getQuestion).toBeVisible();
  await expect(desk.question).toHaveCount(0);
  await desk.getQuestion.click();
  await desk.answer("A");
  await desk.setup.click();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(desk.question).toHaveCount(0);
  await expect(desk.getQuestion).toBeFocused();
});
