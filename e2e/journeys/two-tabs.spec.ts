import { expectAccessible } from "../src/accessible.ts";
import { answersCounted, expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { QuizDesk } from "../src/quiz-desk.ts";
import { addressOf, StudyDesk } from "../src/study-desk.ts";

test("two pages practise side by side, each with a question and a score of its own", async ({
  signedIn: page,
  context,
}) => {
  const first = new PracticeDesk(page);
  await first.begin("Math");
  await first.answer("A");
  await first.goOn();
  await first.option("C").check();
  const asked = await first.text();

  const second = new PracticeDesk(await context.newPage());
  await second.begin("Writing");
  await expect(second.number).toHaveText("Question 1");
  await second.answer("B");
  await expect.poll(() => answersCounted(page)).toBe(2);

  await first.page.reload();
  await first.expectOpen();
  await expect(first.option("C")).toBeChecked();
  await expect.poll(() => first.text()).toBe(asked);
  await first.submit.click();
  await expect.poll(() => answersCounted(page)).toBe(3);

  await second.page.reload();
  await expect(second.next).toBeVisible();
  await expect(second.page.getByText(/^[01] \/ 1$/)).toBeVisible();
  await first.page.close();
  await second.page.reload();
  await expect(second.page.getByText(/^[01] \/ 1$/)).toBeVisible();
  await second.goOn();
  await second.answer("D");
  await expect.poll(() => answersCounted(second.page)).toBe(4);

  const later = new PracticeDesk(await context.newPage());
  await later.open("Math");
  await expect(later.page.getByText(/^[012] \/ 2$/)).toBeVisible();
});

test("of two pages at one study session the second says so, and goes on where the first is", async ({
  signedIn: page,
  context,
}) => {
  const first = new StudyDesk(page);
  await first.open("sentence-structure");
  await first.answer("A");
  await first.goOn();
  await first.expectNumber(2);
  await first.option("C").check();

  const second = new StudyDesk(await context.newPage());
  await second.page.goto(addressOf("sentence-structure", "practice"));
  const notice = (desk: StudyDesk) => desk.page.getByText("This session is open on another page.");
  await expect(notice(second)).toBeVisible();
  await expect(second.question).toBeHidden();
  await expectAccessible(second.page, "study session open elsewhere");
  await expect(first.option("C")).toBeChecked();
  await expect(second.page.getByText("It is at question 2 of 10.")).toBeVisible();
  await first.submit.click();
  await first.goOn();
  await first.option("D").check();
  await expect(second.page.getByText("It is at question 3 of 10.")).toBeVisible();

  const goOnHere = { name: "Go on here" };
  await second.page.getByRole("button", goOnHere).click();
  await second.expectNumber(3);
  await expect(second.option("D")).toBeChecked();
  await expect(notice(first)).toBeVisible();
  await expect(first.question).toBeHidden();
  await second.submit.click();
  await second.goOn();
  await second.answer("B");
  await expect.poll(() => answersCounted(page)).toBe(4);

  await second.page.close();
  await expect(
    first.page.getByText("This session is not open on another page any more."),
  ).toBeVisible();
  await first.page.getByRole("button", goOnHere).click();
  await first.expectNumber(4);
  await first.goOn();
  await first.page.reload();
  await first.expectNumber(5);
});

test("two quizzes are two, too", async ({ signedIn: page, context }) => {
  const first = new QuizDesk(page);
  await first.open();
  const asked = await first.text();
  const second = new QuizDesk(await context.newPage());
  await second.open();
  expect(await second.text()).not.toBe(asked);
  await second.answer("A");
  await first.answer("A");
  await expect.poll(() => answersCounted(page)).toBe(2);
});

test("what a second page left open is gone on with when both are closed", async ({
  signedIn: page,
  context,
}) => {
  const first = new PracticeDesk(page);
  await first.open();
  const second = new PracticeDesk(await context.newPage());
  await second.begin("Reading");
  await second.option("B").check();
  const asked = await second.text();
  const third = new PracticeDesk(await context.newPage());
  await third.begin("Math");
  await third.option("C").check();
  for (const { page: each } of [third, second, first]) await each.close();

  const later = new PracticeDesk(await context.newPage());
  await later.page.goto("/dashboard");
  await later.page.getByRole("link", { name: "Continue your question" }).click();
  await later.expectOpen();
  await expect(later.option("B")).toBeChecked();
  await expect.poll(() => later.text()).toBe(asked);
  await later.page.reload();
  await later.expectOpen();
  await expect(later.option("B")).toBeChecked();
  // The question of the third page waits still, for this one or another.
  const last = new PracticeDesk(await context.newPage());
  await last.open();
  await last.expectOpen();
  await expect(last.option("C")).toBeChecked();
});

test("what a second quiz left open is gone on with when both are closed", async ({
  signedIn: page,
  context,
}) => {
  const first = new QuizDesk(page);
  await first.open();
  await first.answer("A");
  const second = new QuizDesk(await context.newPage());
  await second.open();
  await second.option("D").check();
  const asked = await second.text();
  await second.page.close();
  await first.page.close();
  const later = new QuizDesk(await context.newPage());
  await later.open();
  await expect(later.option("D")).toBeChecked();
  await expect.poll(() => later.text()).toBe(asked);
});
